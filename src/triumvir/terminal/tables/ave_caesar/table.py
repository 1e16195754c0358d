"""The terminal table of Ave Caesar."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from triumvir.contract.certain import Certain
from triumvir.contract.position import Action, View
from triumvir.games.ave_caesar.box import FACTIONS
from triumvir.games.ave_caesar.game import AVE_CAESAR
from triumvir.games.ave_caesar.view import TableView
from triumvir.terminal.colours import GOLD, STONE
from triumvir.terminal.language import say
from triumvir.terminal.tables.ave_caesar import map as circus
from triumvir.terminal.tables.ave_caesar import panel
from triumvir.terminal.tables.ave_caesar.asking import ask, warn
from triumvir.terminal.tables.ave_caesar.listing import list_chariots
from triumvir.terminal.tables.ave_caesar.standing import (
    laurels_words,
    next_words,
    race_words,
    status_words,
    to_come_words,
)
from triumvir.terminal.tables.ave_caesar.strip import draw_strip
from triumvir.terminal.tables.ave_caesar.words import chariot_name
from triumvir.terminal.tables.log import log_text
from triumvir.terminal.tables.seating import DEFAULT_OPPONENT, OPPONENTS, check_opponent, seat_of, seat_others
from triumvir.terminal.tables.table import Foresee, Invitation, Question, Scene, Seating, TerminalTable

BELOW: Final = 7
BELOW_SMALL: Final = 8
"""Rows for the question, its answers and the prompt, below everything else; in small rooms answers take more rows."""


class AveCaesarTable(TerminalTable):
    example_rule = "A4.1"

    def seat(self, invitation: Invitation, seats: int) -> Seating:
        against = check_opponent(invitation.against or DEFAULT_OPPONENT, OPPONENTS)
        own = seat_of(AVE_CAESAR.info, invitation, seats)
        return Seating(seat_others(own, against, seats), invitation.options)

    def name_of(self, seat: int) -> str:
        """A player is called after the first chariot driven. [A1.1]"""
        return chariot_name(FACTIONS[seat])

    def draw(self, view: View, scene: Scene) -> RenderableType:
        assert isinstance(view, TableView)
        width = scene.room.width - panel.WIDTH - 1
        if width >= circus.LEAST_WIDTH and scene.room.height - BELOW - 1 >= circus.LEAST_HEIGHT:
            return draw_large(view, scene)
        return draw_small(view, scene)

    def ask(self, view: View, actions: Sequence[tuple[int, Action]], foresee: Foresee) -> Question:
        assert isinstance(view, TableView)
        return ask(view, actions, foresee)

    def warning(self, view: View, action: Action, foreseen: Certain) -> str:
        assert isinstance(view, TableView)
        return warn(view, action, foreseen)


def _title(view: TableView, scene: Scene, legend: str) -> Text:
    words = f"{race_words(view)} · {status_words(view)}{scene.title}  "
    return Text.assemble(
        (f"{say('game-ave-caesar').upper()} ", GOLD), words, (legend, STONE), no_wrap=True, overflow="ellipsis"
    )


def draw_large(view: TableView, scene: Scene) -> RenderableType:
    """The course on the left, everything else on the right."""
    height = min(scene.room.height - BELOW - 1, circus.MOST_HEIGHT)
    width = min(scene.room.width - panel.WIDTH - 1, circus.MOST_WIDTH)
    right = scene.room.width - width - 1
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=width, no_wrap=True)
    grid.add_column(width=right, no_wrap=True)
    grid.add_row(circus.draw_map(view, scene, width, height), panel.draw_panel(view, scene, right, height))
    return Group(_title(view, scene, say("terminal-ave-legend")), grid)


def draw_small(view: TableView, scene: Scene) -> RenderableType:
    """The course as a strip, the chariots as a list."""
    strips = draw_strip(view, scene)
    around = [words for words in (next_words(view), laurels_words(view), to_come_words(view)) if words]
    line = Text(" · ".join(around), style=STONE, no_wrap=True, overflow="ellipsis")
    taken = 1 + sum(strip.plain.count("\n") + 1 for strip in strips) + 1 + len(view.chariots) + 1
    log = log_text(scene.happened, max(0, scene.room.height - taken - BELOW_SMALL), scene.room.width)
    parts: list[RenderableType] = [_title(view, scene, ""), *strips, list_chariots(view), line]
    return Group(*parts, log) if log else Group(*parts)


AVE_CAESAR_TABLE: Final = AveCaesarTable()
