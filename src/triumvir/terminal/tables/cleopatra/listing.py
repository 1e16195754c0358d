"""The five groups as a small grid, for small terminals, files and pipes."""

from typing import Final

from rich.table import Table
from rich.text import Text

from triumvir.games.cleopatra.box import GROUPS
from triumvir.games.cleopatra.seen import CardView
from triumvir.games.cleopatra.view import TableView
from triumvir.terminal.colours import GOLD, GOLD_CHIP, PARCHMENT, STONE
from triumvir.terminal.language import say
from triumvir.terminal.tables.cleopatra.cards import cards_at, influence, short_cards
from triumvir.terminal.tables.cleopatra.groups import is_bonus, patricians_left, vote_chance
from triumvir.terminal.tables.cleopatra.words import Line, group_name, ink, near_side, other_side, side_name
from triumvir.terminal.tables.table import Scene

LABEL_WIDTH: Final = 9
CELL_WIDTH: Final = 13


def list_groups(view: TableView, scene: Scene) -> Table:
    grid = Table.grid(padding=(0, 1), pad_edge=False)
    grid.add_column(width=LABEL_WIDTH, no_wrap=True)
    for _ in GROUPS:
        grid.add_column(width=CELL_WIDTH, no_wrap=True)
    near = near_side(view)
    grid.add_row("", *(_text(_heading(view, scene, name)) for name in GROUPS))
    _add_side(grid, view, other_side(near))
    grid.add_row(Text(say("terminal-cleo-vote-short"), STONE), *(_text(_patricians(view, name)) for name in GROUPS))
    _add_side(grid, view, near)
    return grid


def _add_side(grid: Table, view: TableView, side: str) -> None:
    rows = [cards_at(view, name, side) for name in GROUPS]
    grid.add_row(Text(side_name(side), ink(side)), *(_text(short_cards(cards, side)) for cards in rows))
    grid.add_row("", *(_text(_stand(view, name, side)) for name in GROUPS))


def _text(line: Line) -> Text:
    return Text.assemble(*line, no_wrap=True)


def _heading(view: TableView, scene: Scene, name: str) -> Line:
    line: Line = [(f"{scene.marks[name]}", GOLD_CHIP), (" ", "")] if name in scene.marks else []
    line.append((group_name(name), f"bold {PARCHMENT}"))
    return [*line, ("★", GOLD)] if is_bonus(view, name) else line


def _patricians(view: TableView, name: str) -> Line:
    return [(patricians_left(view, name), f"bold {PARCHMENT}"), (f" {vote_chance(view, name)}", STONE)]


def _stand(view: TableView, name: str, side: str) -> Line:
    """The sum that the viewer sees, and what was won."""
    won = "■" * view.groups[name].won[side]
    return [(short_sum(cards_at(view, name, side)), ink(side)), (f" {won}" if won else "", ink(side))]


def short_sum(cards: list[CardView]) -> str:
    backs = sum(1 for card in cards if card.card is None)
    return f"Σ{influence(cards)}" + (f"+{backs}▒" if backs else "")
