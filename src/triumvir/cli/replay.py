"""`triumvir replay` and `triumvir verify`: look at a record, and check it."""

from dataclasses import dataclass
from typing import Annotated

import typer
from rich.panel import Panel
from rich.text import Text

from triumvir.app.catalogue import game_named
from triumvir.app.saving import check_record
from triumvir.cli.arguments import Json
from triumvir.cli.colours import STONE
from triumvir.cli.files import read_record_file, read_text, within
from triumvir.cli.output import people, print_json, room_of
from triumvir.cli.tables import TABLES
from triumvir.cli.tables.table import Scene
from triumvir.cli.texts.prompt import say
from triumvir.contract.errors import BadInput
from triumvir.contract.event import Event
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.contract.play import steps
from triumvir.contract.position import SPECTATOR, Position
from triumvir.contract.record import Record, read_record
from triumvir.match.sealed import proof_of, verify_chance

RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="A record, or - for the input.")]
At = Annotated[int | None, typer.Option(metavar="PLY", help="Show the table after this ply; 0 is the set-up.")]
Viewer = Annotated[
    str | None, typer.Option(metavar="SEAT", help="Show what this seat (or spectator) sees, instead of everything.")
]


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
    game = game_named(record.game)
    last = len(record.plies) if at is None else at
    if not 0 <= last <= len(record.plies):
        raise BadInput(f"ply {at} is not between 0 and {len(record.plies)}", "option --at")
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
        raise BadInput(f"'{name}' is none of {', '.join(sides)}, spectator", "option --viewer")
    return sides.index(name)


def show(moment: Moment, viewer: int | None) -> None:
    table = TABLES[moment.game.info.key]
    console = people()
    view = table.reveal(moment.position) if viewer is None else moment.position.view(viewer)
    title = f" · ply {moment.ply} of {len(moment.record.plies)}"
    console.print(table.draw(view, Scene(room_of(console), moment.record.seats, title=title)))
    told = [line for line in (table.tell(event) for event in moment.seen_by(viewer)) if line]
    if told:
        console.print(Panel(Text("\n".join(told)), title=say("log_title"), border_style=STONE))


def moment_json(moment: Moment, viewer: int | None) -> dict[str, JSON]:
    outcome = moment.position.outcome()
    data: dict[str, JSON] = {
        "game": moment.record.game,
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
    """Check every action, chance result and hash of a record, its result, and the seal of its chance if it has one."""
    text = read_text(file)
    with within(file):
        record = read_record_again(text)
        game = game_named(record.game)
        check_record(game, record)
        is_sealed = proof_of(record) is not None
        if is_sealed:
            verify_chance(game, record)
    if as_json:
        finished = record.outcome is not None
        told: dict[str, JSON] = {
            "ok": True,
            "game": record.game,
            "plies": len(record.plies),
            "finished": finished,
            "sealed": is_sealed,
        }
        print_json(told)
    else:
        print("ok, and its chance was sealed before the game" if is_sealed else "ok")


def read_record_again(text: str) -> Record:
    record = read_record(text)
    if read_record(record.to_text()) != record:
        raise BadInput("does not read back the same", "record")
    return record
