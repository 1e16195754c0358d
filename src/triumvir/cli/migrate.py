"""`triumvir migrate`: a database brought to the version of this program, or what that would take."""

from typing import Annotated

import typer

from triumvir.cli.arguments import Json
from triumvir.cli.database import DatabaseUrl, address, check_exists, opened
from triumvir.contract.json import JSON
from triumvir.kits.catalogue import GAMES
from triumvir.storage.opening import migrate_database
from triumvir.storage.sql.migration import Report
from triumvir.storage.store import RulesInUse
from triumvir.terminal.language import say
from triumvir.terminal.output import print_json

DryRun = Annotated[bool, typer.Option("--dry-run", help="command-migrate-dry-run")]


def migrate(dry_run: DryRun = False, database: DatabaseUrl = None, as_json: Json = False) -> None:
    """Bring the tables of a database to the latest version, and tell which rules its matches are played by."""
    where = address(database)
    check_exists(where)
    report = migrate_database(where, dry_run)
    rules = () if dry_run and report.steps else rules_of(where)
    if as_json:
        print_json(report_json(report, rules, dry_run))
    else:
        print("\n".join(report_lines(report, rules, dry_run)))


def rules_of(url: str) -> tuple[RulesInUse, ...]:
    with opened(url) as store:
        return store.rules_in_use()


def known_versions(game: str) -> tuple[int, ...]:
    """The versions of the rules by which matches of a game can go on; the last one is that of new matches."""
    return GAMES[game].versions() if game in GAMES else ()


def is_known(rules: RulesInUse) -> bool:
    return rules.rules_version in known_versions(rules.game)


def report_json(report: Report, rules: tuple[RulesInUse, ...], dry_run: bool) -> dict[str, JSON]:
    return {
        "before": report.before,
        "after": report.after,
        "steps": list(report.steps),
        "dry_run": dry_run,
        "rules": [
            {
                "game": each.game,
                "rules_version": each.rules_version,
                "matches": each.matches,
                "unfinished": each.unfinished,
                "known": is_known(each),
                "known_versions": list(known_versions(each.game)),
            }
            for each in rules
        ],
    }


def report_lines(report: Report, rules: tuple[RulesInUse, ...], dry_run: bool) -> list[str]:
    lines = [say("command-migrate-nothing", version=str(report.before))]
    if report.steps:
        step = "command-migrate-would-take" if dry_run else "command-migrate-took"
        lines = [say("command-migrate-from-to", before=str(report.before), after=str(report.after))]
        lines += [say(step, step=str(number)) for number in report.steps]
    return [*lines, *(rules_line(each) for each in rules)]


def rules_line(rules: RulesInUse) -> str:
    """Matches by earlier rules go on by them, as long as they are known. [P9]"""
    versions = known_versions(rules.game)
    told: dict[str, str | int] = {
        "game": rules.game,
        "version": str(rules.rules_version),
        "matches": rules.matches,
        "unfinished": rules.unfinished,
    }
    if rules.rules_version not in versions:
        known = ", ".join(str(version) for version in versions) or "–"
        return say("command-migrate-rules-unknown", known=known, **told)
    if rules.rules_version != versions[-1]:
        return say("command-migrate-rules-earlier", latest=str(versions[-1]), **told)
    return say("command-migrate-rules", **told)
