"""What stands on the cells: chariots, numbers to type, names and arrows."""

from collections.abc import Mapping
from typing import Final

from triumvir.games.ave_caesar.view import TableView
from triumvir.terminal.canvas import Canvas
from triumvir.terminal.colours import GOLD_CHIP
from triumvir.terminal.tables.ave_caesar.ground import Ground
from triumvir.terminal.tables.ave_caesar.words import CHIPS, ON_LANE, ON_NARROW, ON_SAND, letter
from triumvir.terminal.tables.table import Scene

DOT: Final = "·"

Signs = Mapping[int, tuple[str, ...]]
"""What can stand on a cell where nothing else does; the first that fits is taken."""


def mark_cells(canvas: Canvas, ground: Ground, view: TableView, scene: Scene, signs: Signs, top: int) -> None:
    """On every cell the most important thing that is there."""
    standing = {chariot.cell: name for name, chariot in view.chariots.items() if chariot.cell is not None}
    for number, spot in ground.spots.items():
        cell = ground.course.cells[number].name
        if cell in standing:
            text, style = letter(standing[cell]).center(min(3, spot.width)), CHIPS[standing[cell]]
        elif cell in scene.marks:
            text, style = str(scene.marks[cell]).center(min(3, spot.width)), GOLD_CHIP
        else:
            text = next((sign for sign in signs[number] if len(sign) <= spot.width), DOT)
            style = f"{_ink(ground, number)} on {ground.colours[number]}"
        canvas.put(spot.column + (spot.width - len(text)) // 2, top + spot.row, text, style)


def _ink(ground: Ground, number: int) -> str:
    return {"narrow": ON_NARROW, "lane": ON_LANE}.get(ground.course.cells[number].kind, ON_SAND)
