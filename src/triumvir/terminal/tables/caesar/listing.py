"""The table as two compact lists, for small terminals, files and pipes."""

from typing import Final

from rich.table import Table
from rich.text import Text

from triumvir.games.caesar.story import ends_of
from triumvir.games.caesar.view import TableView
from triumvir.terminal.colours import GOLD_CHIP, PARCHMENT, STONE
from triumvir.terminal.language import say
from triumvir.terminal.tables.caesar.map import sums
from triumvir.terminal.tables.caesar.words import (
    Line,
    bonus_name,
    chip,
    ink,
    letter,
    short_province,
    side_name,
    space_sign,
    token_sign,
)
from triumvir.terminal.tables.table import Scene

ROOMY: Final = 30
"""Rows from which on there is room for names and hints."""


def list_provinces(view: TableView, scene: Scene) -> Table:
    """Two columns with names; three without where rows are scarce."""
    is_short = scene.room.height < ROOMY
    return _columns([_province(view, scene, name, is_short) for name in view.provinces], 3 if is_short else 2)


def list_spaces(view: TableView, scene: Scene) -> Table:
    return _columns([_space(view, scene, name) for name in view.spaces], 4)


def _columns(cells: list[Text], count: int) -> Table:
    """Cells down the columns, as one reads a list."""
    grid = Table.grid(padding=(0, 2), pad_edge=False)
    rows = -(-len(cells) // count)
    for _ in range(count):
        grid.add_column(no_wrap=True)
    for row in range(rows):
        grid.add_row(*(cells[number] for number in range(row, len(cells), rows)))
    return grid


def _text(parts: Line) -> Text:
    return Text.assemble(*parts, no_wrap=True)


def _mark(scene: Scene, name: str) -> Line:
    """The number to type, in a place of its own so that the list does not jump."""
    number = scene.marks.get(name)
    return [("   ", "")] if number is None else [(f"{number:>2}", GOLD_CHIP), (" ", "")]


def _province(view: TableView, scene: Scene, name: str, is_short: bool) -> Text:
    title: Line = [(f"{name} ", f"bold {PARCHMENT}")]
    if not is_short:
        title.append((f"{short_province(name):10} ", PARCHMENT))
    total = sums(view, name)
    padding = " " * (8 - sum(len(text) for text, _ in total))
    return _text([*_mark(scene, name), *title, *total, (padding, ""), *_state(view, name)])


def _state(view: TableView, name: str) -> Line:
    province = view.provinces[name]
    if not province.closed:
        empty = sum(1 for space, v in view.spaces.items() if name in ends_of(space) and v.owner is None)
        return [(f"{bonus_name(province.bonus or '')} ", PARCHMENT), (f"{empty}", STONE)]
    if province.held_by is None:
        return [(say("terminal-caesar-tied"), STONE)]
    if province.turned:
        return [(f"□ {side_name(province.held_by)} {say('terminal-caesar-turned')}", ink(province.held_by))]
    return [(f"■ {side_name(province.held_by)}", chip(province.held_by))]


def _space(view: TableView, scene: Scene, name: str) -> Text:
    return _text([*_mark(scene, name), (f"{name} ", PARCHMENT), *_content(view, name)])


def _content(view: TableView, name: str) -> Line:
    space = view.spaces[name]
    if space.owner is None:
        return [(f"[{space_sign(name)}]", f"bold {PARCHMENT}")]
    token = f"{letter(space.owner)}{_face(view, name)}"
    marker: Line = [] if space.marker is None else [(f"■{letter(space.marker)}", chip(space.marker))]
    return [(token, ink(space.owner)), *marker]


def _face(view: TableView, name: str) -> str:
    """The values in the order of the space's provinces, or how the token lies face down."""
    space = view.spaces[name]
    sign = "?" if space.token is None else token_sign(space.token)
    if space.face != "up":
        return f"▒{sign}▒"
    return f"{sign[:-3]}{space.toward[0]}|{space.toward[1]}"
