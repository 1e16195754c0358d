"""The course as it lies in the circus: the shapes of its layout on a sheet of characters, with everything on them."""

import math
from functools import cache
from typing import Final

from rich.text import Text

from triumvir.games.ave_caesar.course import Course
from triumvir.games.ave_caesar.layout import Layout
from triumvir.games.ave_caesar.outline import Point
from triumvir.games.ave_caesar.track import CLOCKWISE
from triumvir.games.ave_caesar.view import TableView
from triumvir.terminal.canvas import Canvas
from triumvir.terminal.colours import GOLD
from triumvir.terminal.language import say
from triumvir.terminal.tables.ave_caesar.ground import NOTHING, STONES, Ground, Samples, empty
from triumvir.terminal.tables.ave_caesar.marks import mark_cells
from triumvir.terminal.tables.ave_caesar.words import FINISH_LINE, WATER
from triumvir.terminal.tables.table import Scene

LEAST_WIDTH: Final = 60
LEAST_HEIGHT: Final = 30
MOST_WIDTH: Final = 96
MOST_HEIGHT: Final = 44
ABOVE: Final = 1
"""Rows above the course for Caesar's box."""


class Sheet:
    """A layout on characters: from points to columns and half rows."""

    def __init__(self, layout: Layout, width: int, height: int) -> None:
        self.layout = layout
        self.left, self.top, right, bottom = layout.box()
        self.columns = (width - 3) / (right - self.left)
        self.half_rows = (2 * height - 3) / (bottom - self.top)

    def place(self, point: Point) -> Point:
        return 1 + (point[0] - self.left) * self.columns, 1 + (point[1] - self.top) * self.half_rows

    def character(self, point: Point) -> tuple[int, int]:
        column, half_row = self.place(point)
        return round(column), round(half_row) // 2

    def across(self, line: float) -> list[tuple[int, int]]:
        """The characters of a line across the track."""
        points = [self.layout.point(line, share / 40) for share in range(1, 40)]
        return list(dict.fromkeys(self.character(point) for point in points))


@cache
def sheet_of(course: Course, width: int, height: int) -> tuple[Sheet, Ground]:
    sheet = Sheet(Layout(course), width, height)
    samples = empty(width, height)
    for number, polygon in enumerate(sheet.layout.polygons):
        fill(samples, [sheet.place(point) for point in polygon], number)
    wall_in(samples)
    return sheet, Ground(course, samples)


def fill(samples: Samples, polygon: list[Point], number: int) -> None:
    """Every sample inside the polygon belongs to the cell."""
    rows = [y for _, y in polygon]
    for row in range(math.ceil(min(rows)), math.floor(max(rows)) + 1):
        crossings = sorted(_crossings(polygon, row))
        for start, end in zip(crossings[::2], crossings[1::2], strict=True):
            for column in range(math.ceil(start), math.floor(end) + 1):
                samples[row][column] = number


def _crossings(polygon: list[Point], row: float) -> list[float]:
    """Where the edges of the polygon cross a row."""
    found = []
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y1 <= row) != (y2 <= row):
            found.append(x1 + (row - y1) * (x2 - x1) / (y2 - y1))
    return found


def wall_in(samples: Samples) -> None:
    """Whatever lies next to a cell and belongs to none is wall."""
    beside = set()
    for row, line in enumerate(samples):
        for column, cell in enumerate(line):
            if cell >= 0:
                beside |= {(row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1)}
    for row, column in beside:
        if 0 <= row < len(samples) and 0 <= column < len(samples[0]) and samples[row][column] == NOTHING:
            samples[row][column] = STONES


# ---- drawing -------------------------------------------------------------------------------------------------


def draw_map(view: TableView, scene: Scene, width: int, height: int) -> Text:
    canvas = Canvas(width, height)
    sheet, ground = sheet_of(view.track().course, width, height - ABOVE)
    ground.draw(canvas, top=ABOVE)
    for line in sheet.layout.course.water:
        _draw_across(canvas, sheet, ground, line, "≈", WATER)
    _draw_across(canvas, sheet, ground, 0, "┇", FINISH_LINE)
    _draw_pulvinar(canvas, sheet)
    signs = {number: _signs(sheet.layout, number, view.track().direction) for number in ground.spots}
    mark_cells(canvas, ground, view, scene, signs, ABOVE)
    return canvas.to_text()


def _draw_across(canvas: Canvas, sheet: Sheet, ground: Ground, line: float, sign: str, style: str) -> None:
    for column, row in sheet.across(line):
        cell = ground.samples[2 * row][column]
        if cell >= 0:
            canvas.put(column, ABOVE + row, sign, f"{style} on {ground.colours[cell]}")


def _draw_pulvinar(canvas: Canvas, sheet: Sheet) -> None:
    """Caesar watches from above the middle of his lane."""
    lane = sheet.layout.imperial_share()
    column, row = sheet.character(sheet.layout.point(sum(sheet.layout.lane_lines) / 2, lane.left))
    canvas.put_centred(column, row, [(f"▟ {say('game-ave-caesar').upper()} ▙", GOLD)])


def _signs(layout: Layout, number: int, direction: int) -> tuple[str, ...]:
    """The name; narrow cells show the way, too."""
    cell = layout.course.cells[number]
    if cell.kind != "narrow":
        return (cell.name,)
    arrow = _arrow(layout, number, direction)
    return (f"{cell.name}{arrow}", arrow)


def _arrow(layout: Layout, number: int, direction: int) -> str:
    """The way the race goes at a cell."""
    turn = layout.heading(number) + (0 if direction == CLOCKWISE else 180)
    return "→↓←↑"[round(turn / 90) % 4]
