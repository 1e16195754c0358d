"""The terminal table of CAESAR!."""

from collections.abc import Sequence
from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from triumvir.contract.position import Action, View
from triumvir.games.caesar.game import INFO
from triumvir.games.caesar.view import TableView
from triumvir.terminal.colours import GOLD, STONE
from triumvir.terminal.complaints import bad
from triumvir.terminal.language import say
from triumvir.terminal.tables.caesar.asking import ask
from triumvir.terminal.tables.caesar.atlas import LEAST_HEIGHT, LEAST_WIDTH, MOST_WIDTH, Atlas
from triumvir.terminal.tables.caesar.listing import ROOMY, list_provinces, list_spaces
from triumvir.terminal.tables.caesar.map import draw_map
from triumvir.terminal.tables.caesar.sides import bank_text, common_lines, side_lines
from triumvir.terminal.tables.caesar.words import side_name
from triumvir.terminal.tables.log import log_text
from triumvir.terminal.tables.seating import DEFAULT_OPPONENT, OPPONENTS, check_opponent, seat_of, seat_others
from triumvir.terminal.tables.table import Foresee, Invitation, Question, Scene, Seating, TerminalTable

BELOW_MAP: Final = 13
"""Rows for sides, log and question below the frame of the map."""
ROWS_OF_LISTS: Final = 24
"""Rows for the lists and the question, when there is no map."""


class CaesarTable(TerminalTable):
    example_rule = "C4.5"

    def seat(self, invitation: Invitation, seats: int) -> Seating:
        """Against Crassus the options say who he is; he sits wherever the person does not. [C8.1]"""
        given = dict(invitation.options)
        is_solo = given.get("crassus", "off") != "off"
        against = check_opponent(
            invitation.against or ("crassus" if is_solo else DEFAULT_OPPONENT), (*OPPONENTS, "crassus")
        )
        if is_solo and against != "crassus":
            with_him = f"crassus={given['crassus']}"
            raise bad("complaint-not-together", "option --against", "C8.1", word=against, other=with_him)
        own = seat_of(INFO, Invitation(against, invitation.side or given.get("human"), given), seats)
        if against != "crassus":
            return Seating(seat_others(own, against, seats), given)
        if given.setdefault("human", INFO.sides[own]) != INFO.sides[own]:
            human = f"human={given['human']}"
            raise bad("complaint-not-together", "option --side", "C8.1", word=str(invitation.side), other=human)
        if given.get("crassus", "off") == "off":
            given["crassus"] = "normal"
        return Seating(seat_others(own, "automatic", seats), given)

    def name_of(self, seat: int) -> str:
        return side_name(INFO.sides[seat])

    def draw(self, view: View, scene: Scene) -> RenderableType:
        assert isinstance(view, TableView)
        room = scene.room
        if room.width >= LEAST_WIDTH + 2 and room.height >= LEAST_HEIGHT + 2 + BELOW_MAP:
            return draw_large(view, scene)
        return draw_small(view, scene)

    def ask(self, view: View, actions: Sequence[tuple[int, Action]], foresee: Foresee) -> Question:
        assert isinstance(view, TableView)
        return ask(view, actions, foresee)


# ---- the large table -----------------------------------------------------------------------------------------


def draw_large(view: TableView, scene: Scene) -> RenderableType:
    width = min(scene.room.width, MOST_WIDTH + 2)
    height = scene.room.height - BELOW_MAP - 2
    atlas = Atlas(width - 2, min(height, LEAST_HEIGHT + (width - LEAST_WIDTH) // 4))
    has_bank = any(view.bank.values())
    legend = say("terminal-caesar-legend-border-control" if has_bank else "terminal-caesar-legend")
    board = Panel(
        draw_map(view, scene, atlas, has_bank),
        box=ROUNDED,
        title=f"[{GOLD}]{say('game-caesar')}[/] {_status(view)}{scene.title}",
        subtitle=f"[{STONE}]{legend}[/]",
        border_style=STONE,
        padding=0,
        width=width,
    )
    below = _below(view, scene, width, width // 2, least=6 if has_bank else 7)
    return Group(board, Text("   " + bank_text(view), style=STONE), below) if has_bank else Group(board, below)


def _status(view: TableView) -> str:
    if view.winner is not None:
        return say("terminal-caesar-over", side=side_name(view.winner))
    return say("terminal-caesar-turn", side=side_name(view.active))


def _below(view: TableView, scene: Scene, width: int, left: int, least: int) -> Table:
    """The sides on the left, the log on the right."""
    sides = [line for seat, name in enumerate(view.sides) for line in side_lines(view, scene, name, seat)]
    sides += common_lines(view)
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=left, no_wrap=True)
    right = width - left - 1
    grid.add_column(width=right)
    grid.add_row(Group(*sides), log_text(scene.happened, max(len(sides), least), right))
    return grid


# ---- the small table -----------------------------------------------------------------------------------------


def draw_small(view: TableView, scene: Scene) -> RenderableType:
    right = bank_text(view) or say("terminal-caesar-legend-short")
    title = Text.assemble(
        (f"{say('game-caesar')} ", GOLD), f"{_status(view)}{scene.title}  ", (right, STONE), no_wrap=True
    )
    spare = scene.room.height - ROWS_OF_LISTS if scene.room.height >= ROOMY else 0
    below = _below(view, scene, scene.room.width, min(49, scene.room.width // 2 + 8), least=spare)
    return Group(title, list_provinces(view, scene), list_spaces(view, scene), below)


CAESAR_TABLE: Final = CaesarTable()
