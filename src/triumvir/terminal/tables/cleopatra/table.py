"""The terminal table of Caesar & Cleopatra."""

from collections.abc import Sequence
from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from triumvir.contract.position import Action, View
from triumvir.games.cleopatra.game import INFO
from triumvir.games.cleopatra.view import TableView
from triumvir.terminal.colours import GOLD, STONE
from triumvir.terminal.language import say
from triumvir.terminal.tables.cleopatra.asking import ask
from triumvir.terminal.tables.cleopatra.counting import counting_lines, counting_table, short_vote_line, vote_lines
from triumvir.terminal.tables.cleopatra.groups import LEAST_WIDTH, draw_groups
from triumvir.terminal.tables.cleopatra.listing import list_groups
from triumvir.terminal.tables.cleopatra.running import running_text
from triumvir.terminal.tables.cleopatra.scoring import score_sheet
from triumvir.terminal.tables.cleopatra.sides import side_lines
from triumvir.terminal.tables.cleopatra.words import card_name, near_side, other_side, side_name
from triumvir.terminal.tables.log import log_text
from triumvir.terminal.tables.seating import DEFAULT_OPPONENT, OPPONENTS, check_opponent, seat_of, seat_others
from triumvir.terminal.tables.table import Foresee, Invitation, Question, Scene, Seating, TerminalTable

LEAST_HEIGHT: Final = 36
"""Rows from which on cards are drawn as cards."""
BESIDE_LOG: Final = 30
"""Rows of the large table and of its question."""
MOST_WIDTH: Final = 130
SMALL_ROWS: Final = 21
"""Rows of the small table and of its question."""
LEAST_LOG: Final = 3


class CleopatraTable(TerminalTable):
    example_rule = "K12"

    def seat(self, invitation: Invitation, seats: int) -> Seating:
        against = check_opponent(invitation.against or DEFAULT_OPPONENT, OPPONENTS)
        own = seat_of(INFO, invitation, seats)
        return Seating(seat_others(own, against, seats), dict(invitation.options))

    def name_of(self, seat: int) -> str:
        return side_name(INFO.sides[seat])

    def draw(self, view: View, scene: Scene) -> RenderableType:
        assert isinstance(view, TableView)
        room = scene.room
        table = draw_large if room.width >= LEAST_WIDTH + 2 and room.height >= LEAST_HEIGHT else draw_small
        drawn = table(view, scene)
        return Group(drawn, score_sheet(view)) if view.phase == "over" else drawn

    def ask(self, view: View, actions: Sequence[tuple[int, Action]], foresee: Foresee) -> Question:
        assert isinstance(view, TableView)
        return ask(view, actions)


def title_words() -> str:
    return say("game-cleopatra").upper()


def status(view: TableView) -> str:
    """Whose turn it is, and which step of it."""
    words = {
        "active": side_name(view.active),
        "other": side_name(other_side(view.active)),
        "asked": side_name(view.asked),
        "action": card_name(str(view.announced["action"])) if view.announced else "",
    }
    step = say(f"terminal-cleo-step-{view.phase}", due=view.due, **words)
    return say("terminal-cleo-alone", step=step) if view.alone else step


# ---- the large table -----------------------------------------------------------------------------------------


def draw_large(view: TableView, scene: Scene) -> RenderableType:
    width = min(scene.room.width, MOST_WIDTH)
    near = near_side(view)
    board = Panel(
        draw_groups(view, scene, width - 2),
        box=ROUNDED,
        title=f"[{GOLD}]{title_words()}[/] {status(view)}{scene.title}",
        subtitle=f"[{STONE}]{say('terminal-cleo-legend')}[/]",
        border_style=STONE,
        padding=0,
        width=width,
    )
    return Group(
        *side_lines(view, scene, other_side(near), is_short=False),
        board,
        *side_lines(view, scene, near, is_short=False),
        *vote_lines(view),
        counting_table(view),
        log_text(scene.happened, max(LEAST_LOG, scene.room.height - BESIDE_LOG), width),
    )


# ---- the small table -----------------------------------------------------------------------------------------


def draw_small(view: TableView, scene: Scene) -> RenderableType:
    near = near_side(view)
    title = Text.assemble(
        (f"{title_words()} ", GOLD), f"{status(view)}{scene.title}", no_wrap=True, overflow="ellipsis"
    )
    return Group(
        title,
        *side_lines(view, scene, other_side(near), is_short=True),
        list_groups(view, scene),
        *side_lines(view, scene, near, is_short=True),
        short_vote_line(view),
        *counting_lines(view),
        running_text(scene.happened, max(LEAST_LOG, scene.room.height - SMALL_ROWS), scene.room.width),
    )


CLEOPATRA_TABLE: Final = CleopatraTable()
