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
from triumvir.terminal.output import print_json

DryRun = Annotated[bool, typer.Option("--dry-run", help="Take every step and then back; nothing is changed.")]


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


def is_known(rules: RulesInUse) -> bool:
    return rules.game in GAMES and GAMES[rules.game].info.rules_version == rules.rules_version


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
            }
            for each in rules
        ],
    }


def report_lines(report: Report, rules: tuple[RulesInUse, ...], dry_run: bool) -> list[str]:
    word = "would take" if dry_run else "took"
    lines = [f"version {report.before}: nothing to do"]
    if report.steps:
        lines = [f"from version {report.before} to {report.after}", *(f"{word} step {step}" for step in report.steps)]
    for each in rules:
        known = "" if is_known(each) else " — not known to this program: these matches cannot go on here"
        count = f"{each.matches} matches, {each.unfinished} unfinished"
        lines.append(f"{each.game}, rules version {each.rules_version}: {count}{known}")
    return lines
