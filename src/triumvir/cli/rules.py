"""`triumvir rule`: a rule, where it is implemented, and its tests."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from triumvir.cli.arguments import Json
from triumvir.contract.json import JSON
from triumvir.kits.catalogue import GAMES
from triumvir.lab.tracing import Place, find_citations, find_tests, places_of
from triumvir.rulebook import Rule
from triumvir.terminal.colours import STONE
from triumvir.terminal.complaints import bad
from triumvir.terminal.language import DEFAULT, say
from triumvir.terminal.output import people, print_json
from triumvir.terminal.rulebooks import rule_panel, rules_in, rules_of

PACKAGE = Path(__file__).resolve().parents[1]
CHECKOUT = PACKAGE.parents[1]

RuleId = Annotated[str, typer.Argument(metavar="ID", help="command-rule-id")]


def rule(rule_id: RuleId, as_json: Json = False) -> None:
    """Print a rule, where it is implemented, and its tests."""
    game, found = find_rule(rule_id)
    ids = list(rules_of(game))
    code = places_of(found.id, find_citations(PACKAGE / "games", ids))
    tests = places_of(found.id, find_tests(CHECKOUT / "tests", ids)) if (CHECKOUT / "tests").is_dir() else []
    if as_json:
        print_json(rule_json(game, rules_in(DEFAULT, game)[found.id], code, tests))
    else:
        show(found, code, tests)


def find_rule(wanted: str) -> tuple[str, Rule]:
    for game in GAMES:
        for known, found in rules_of(game).items():
            if known.lower() == wanted.lower():
                return game, found
    raise bad("complaint-no-rule", "rule", rule=wanted, games=list(GAMES))


def rule_json(game: str, found: Rule, code: list[Place], tests: list[Place]) -> dict[str, JSON]:
    return {
        "game": game,
        "rule": found.id,
        "chapter": found.chapter,
        "text": found.text,
        "code": [_place_json(place) for place in code],
        "tests": [_place_json(place) for place in tests],
    }


def _place_json(place: Place) -> JSON:
    return {"file": _shown(place.file), "line": place.line, "name": place.name}


def show(found: Rule, code: list[Place], tests: list[Place]) -> None:
    console = people()
    console.print(rule_panel(found))
    for name, places in (("terminal-rule-code", code), ("terminal-rule-tests", tests)):
        title = say(name) if places else say("terminal-rule-nothing", title=say(name))
        console.print(f"[{STONE}]{title}[/]")
        for place in places:
            console.print(f"  {escape(_shown(place.file))}:{place.line} {escape(place.name)}", soft_wrap=True)


def _shown(path: Path) -> str:
    """Relative to the checkout, where that is what runs."""
    return str(path.relative_to(CHECKOUT)) if path.is_relative_to(CHECKOUT) else str(path)
