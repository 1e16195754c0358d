"""A table for any game: its view line by line, its events and actions in their notation."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from triumvir.contract.info import GameInfo
from triumvir.contract.json import JSON
from triumvir.contract.position import Action, View
from triumvir.terminal.colours import GOLD, STONE
from triumvir.terminal.language import say
from triumvir.terminal.tables.log import log_text
from triumvir.terminal.tables.seating import DEFAULT_OPPONENT, OPPONENTS, check_opponent, seat_of, seat_others
from triumvir.terminal.tables.table import Answer, Foresee, Invitation, Question, Scene, Seating, TerminalTable

LOG_LINES: Final = 6


class PlainTable(TerminalTable):
    def __init__(self, info: GameInfo) -> None:
        self._info = info
        self.example_rule = next((option.rule for option in info.options), "")

    def seat(self, invitation: Invitation, seats: int) -> Seating:
        against = check_opponent(invitation.against or DEFAULT_OPPONENT, OPPONENTS)
        own = seat_of(self._info, invitation, seats)
        return Seating(seat_others(own, against, seats), invitation.options)

    def name_of(self, seat: int) -> str:
        return self._info.sides[seat]

    def draw(self, view: View, scene: Scene) -> RenderableType:
        board = Panel(
            Text("\n".join(lines_of(view.to_json()))),
            box=ROUNDED,
            title=f"[{GOLD}]{self._info.key}[/]{scene.title}",
            border_style=STONE,
            width=scene.room.width,
        )
        return Group(board, log_text(scene.happened, LOG_LINES, scene.room.width))

    def ask(self, view: View, actions: Sequence[tuple[int, Action]], foresee: Foresee) -> Question:
        return Question(say("terminal-possible"), tuple(Answer(action.notation(), code) for code, action in actions))


def lines_of(value: Mapping[str, JSON], depth: int = 0) -> Iterator[str]:
    """What an object holds, a line for each of its fields, and those of an object within it further in."""
    for name, field in value.items():
        if isinstance(field, Mapping):
            yield f"{'  ' * depth}{name}"
            yield from lines_of(field, depth + 1)
        else:
            yield f"{'  ' * depth}{name}={in_short(field)}"


def in_short(value: JSON) -> str:
    if isinstance(value, Mapping):
        return " ".join(lines_of(value))
    if isinstance(value, list | tuple):
        return ", ".join(in_short(item) for item in value) or "-"
    return "-" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
