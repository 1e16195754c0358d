"""`triumvir replay` and `triumvir verify`: look at a record, and check it."""

from dataclasses import dataclass
from typing import Annotated

import typer
from rich.panel import Panel
from rich.text import Text

from triumvir.cli.arguments import Json
from triumvir.cli.failure import LESS
from triumvir.contract.complaints import none_of, not_between
from triumvir.contract.event import Event, story
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.contract.play import game_of, steps
from triumvir.contract.position import SPECTATOR, Position
from triumvir.contract.record import Record, read_record
from triumvir.kits.catalogue import game_named
from triumvir.match.verifying import CLAIMED, HOLDS, Check, Verdict
from triumvir.match.verifying import verify as look_over
from triumvir.terminal.colours import STONE
from triumvir.terminal.complaints import bad, told
from triumvir.terminal.files import read_record_file, read_text, within
from triumvir.terminal.language import say, tell
from triumvir.terminal.output import people, print_json, room_of
from triumvir.terminal.rules_version import earlier_rules
from triumvir.terminal.tables import table_of
from triumvir.terminal.tables.table import Scene

RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="command-argument-record")]
At = Annotated[int | None, typer.Option(metavar="PLY", help="command-replay-at")]
Viewer = Annotated[str | None, typer.Option(metavar="SEAT", help="command-replay-viewer")]


@dataclass(frozen=True)
class Moment:
    """A record played up to one ply."""

    game: Game
    record: Record
    ply: int
    position: Position
    events: list[Event]

    def seen_by(self, viewer: int | None) -> list[Event]:
        return self.events if viewer is None else [event.seen_by(viewer) for event in self.events]


def replay(file: RecordFile, at: At = None, viewer: Viewer = None, as_json: Json = False) -> None:
    """Show the table of a record, everything face up or as one seat sees it, and what happened."""
    record = read_record_file(file)
    with within(file):
        moment = play_up_to(record, at)
    seat = _viewer(moment, viewer)
    if as_json:
        print_json(moment_json(moment, seat))
    else:
        show(moment, seat)


def play_up_to(record: Record, at: int | None) -> Moment:
    game = game_of(game_named(record.game), record)
    last = len(record.plies) if at is None else at
    if not 0 <= last <= len(record.plies):
        raise not_between(str(at), 0, len(record.plies), "option --at")
    events: list[Event] = []
    ply = 0
    for ply, (position, happened) in enumerate(steps(game, record)):  # noqa: B007
        events += happened
        if at is not None and ply == at:
            break
    return Moment(game, record, ply, position, events)


def _viewer(moment: Moment, name: str | None) -> int | None:
    if name is None or name == "spectator":
        return None if name is None else SPECTATOR
    sides = moment.game.info.sides[: len(moment.record.seats)]
    if name not in sides:
        raise none_of(name, [*sides, "spectator"], "option --viewer")
    return sides.index(name)


def show(moment: Moment, viewer: int | None) -> None:
    table = table_of(moment.game)
    console = people()
    view = moment.position.open_view() if viewer is None else moment.position.view(viewer)
    title = f" · {say('terminal-ply', ply=moment.ply, plies=len(moment.record.plies))}"
    if rules := earlier_rules(moment.game):
        console.print(Text(rules, STONE))
    console.print(table.draw(view, Scene(room_of(console), moment.record.seats, title=title)))
    told = [tell(telling.phrase) for telling in story(moment.seen_by(viewer))]
    if told:
        console.print(Panel(Text("\n".join(told)), title=say("terminal-log"), border_style=STONE))


def moment_json(moment: Moment, viewer: int | None) -> dict[str, JSON]:
    outcome = moment.position.outcome()
    data: dict[str, JSON] = {
        "game": moment.record.game,
        "rules_version": moment.record.rules_version,
        "options": dict(moment.record.options),
        "seats": list(moment.record.seats),
        "ply": moment.ply,
        "plies": len(moment.record.plies),
        "events": [event.to_json() for event in moment.seen_by(viewer)],
        "outcome": None if outcome is None else outcome.to_json(),
    }
    if viewer is not None:
        return {**data, "view": moment.position.view(viewer).to_json()}
    return {**data, "position": moment.position.to_json(), "line": moment.position.to_line()}


def verify(file: RecordFile, as_json: Json = False) -> None:
    """Check a record and tell what was checked: legality, hashes, seal, result, names.

    Exit code 0 if everything is there and holds, 3 if nothing is wrong but hashes or seal are left out, 2 if
    something is wrong.
    """
    text = read_text(file)
    with within(file):
        record = read_record_again(text)
        verdict = look_over(game_named(record.game), record)
    if as_json:
        print_json(verdict_json(record, verdict))
    else:
        print(in_words(verdict))
    with within(file):
        error = verdict.error()
        if error is not None:
            raise error
    if not verdict.is_complete():
        raise typer.Exit(LESS)


def in_words(verdict: Verdict) -> str:
    names = [say(f"command-verify-{check.name}") for check in verdict.checks]
    states = [say(f"command-verify-state-{check.state}") for check in verdict.checks]
    width, depth = max(map(len, names)), max(map(len, states))
    lines = [
        f"{name:{width}}  {state:{depth}}  {check_in_words(check)}"
        for name, state, check in zip(names, states, verdict.checks, strict=True)
    ]
    return "\n".join([*lines, summing_up(verdict)])


def check_in_words(check: Check) -> str:
    return told(check.error) if check.error is not None else tell(check.said)


def summing_up(verdict: Verdict) -> str:
    if verdict.error() is not None:
        return say("command-verify-wrong")
    missing = [say(f"command-verify-{check.name}") for check in verdict.checks if check.state not in (HOLDS, CLAIMED)]
    if not missing:
        return say("command-verify-ok")
    return say("command-verify-less", missing=missing)


def verdict_json(record: Record, verdict: Verdict) -> dict[str, JSON]:
    return {
        "ok": verdict.error() is None,
        "complete": verdict.is_complete(),
        "game": record.game,
        "plies": len(record.plies),
        "finished": record.outcome is not None,
        "start": "position" if record.start else "usual",
        "checks": verdict.to_json(),
    }


def read_record_again(text: str) -> Record:
    record = read_record(text)
    if read_record(record.to_text()) != record:
        raise bad("complaint-reads-otherwise", "record")
    return record
