"""The course unrolled into a strip, for small terminals, files and pipes.

It begins with the start straight and runs in the direction of driving, the outer edge above, the imperial lane above
that. A strip that is too long for the room goes on below.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from rich.text import Text

from triumvir.games.ave_caesar.course import SIXTHS, Cell
from triumvir.games.ave_caesar.track import CLOCKWISE, Track, successors
from triumvir.games.ave_caesar.view import TableView
from triumvir.terminal.canvas import Canvas
from triumvir.terminal.colours import STONE
from triumvir.terminal.tables.ave_caesar.ground import NOTHING, STONES, Ground, Samples, empty
from triumvir.terminal.tables.ave_caesar.marks import DOT, Signs, mark_cells
from triumvir.terminal.tables.ave_caesar.words import FINISH_LINE
from triumvir.terminal.tables.table import Scene

LANES: Final = 6
"""Rows of characters for the width of the track; one more for the imperial lane, and one for the names below."""
HEIGHT: Final = LANES + 2
LEAST_COLUMNS: Final = 3
MOST_COLUMNS: Final = 5
"""Columns for a row of the course."""
NARROW: Final = (0.25, 0.75)
"""A narrow cell takes the middle of the width."""
STEM: Final = re.compile(r"N\d+|[A-Za-z]+")


class Unrolled:
    """The cells of a track by where they lie on the strip, in sixths from its beginning."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.length = track.course.length
        backs = [self._back(cell) for cell in track.course.cells]
        first = min(
            (backs[number] for number in track.course.lane), key=lambda line: (line + self.length // 2) % self.length
        )
        first -= first % SIXTHS
        self.begins = [(back - first) % self.length for back in backs]
        self.finish_line = -first % self.length

    def _back(self, cell: Cell) -> int:
        """The line at which one drives onto a cell."""
        return cell.back if self.track.direction == CLOCKWISE else self.length - cell.front

    def cell_at(self, sixth: float, lateral: float) -> int:
        """The cell at a place of the strip; beyond 1 lies the imperial lane."""
        for number, cell in enumerate(self.track.course.cells):
            begins = self.begins[number]
            if begins <= sixth < begins + cell.front - cell.back:
                right, left = _lateral(cell)
                if right <= lateral < left:
                    return number
        return NOTHING


def _lateral(cell: Cell) -> tuple[float, float]:
    if cell.kind == "lane":
        return 1.0, 2.0
    return NARROW if cell.kind == "narrow" else (cell.right, cell.left)


# ---- the ground ----------------------------------------------------------------------------------------------


@cache
def grounds(track: Track, width: int) -> tuple[tuple[int, int, Ground], ...]:
    """The pieces of the strip: the first row and the number of rows of each, and its ground."""
    rows = track.course.rows
    columns = max(LEAST_COLUMNS, min(MOST_COLUMNS, width // rows))
    count = max(1, width // columns)
    unrolled = Unrolled(track)
    pieces = [(first, min(count, rows - first)) for first in range(0, rows, count)]
    return tuple((first, columns, _ground(unrolled, first, rows, columns)) for first, rows in pieces)


def _ground(unrolled: Unrolled, first: int, rows: int, columns: int) -> Ground:
    samples = empty(rows * columns, LANES + 1)
    for column in range(rows * columns):
        sixth = (first + (column + 0.5) / columns) * SIXTHS
        samples[0][column] = unrolled.cell_at(sixth, 1.5)
        for half in range(2 * LANES):
            samples[2 + half][column] = unrolled.cell_at(sixth, 1 - (half + 0.5) / (2 * LANES))
        _put_walls(unrolled.track, samples, column)
    return Ground(unrolled.track.course, samples)


def _put_walls(track: Track, samples: Samples, column: int) -> None:
    """Beside narrow cells, below the imperial lane, and between cells from which no way leads to a common one."""
    cells = [line[column] for line in samples]
    if cells[0] != NOTHING:
        samples[1][column] = STONES
    for half in range(2, len(cells)):
        above, here = cells[half - 1], cells[half]
        if here == NOTHING or (half > 2 and here != above >= 0 and are_parted(track, above, here)):
            samples[half][column] = STONES


def are_parted(track: Track, one: int, other: int) -> bool:
    """Whether two cells side by side lead to no common cell. [A1.3]"""
    return not set(successors(track, one)) & set(successors(track, other))


# ---- drawing -------------------------------------------------------------------------------------------------


def draw_strip(view: TableView, scene: Scene) -> list[Text]:
    track = view.track()
    return [
        _draw_piece(view, scene, Unrolled(track), first, columns, ground)
        for first, columns, ground in grounds(track, scene.room.width)
    ]


def _draw_piece(view: TableView, scene: Scene, unrolled: Unrolled, first: int, columns: int, ground: Ground) -> Text:
    canvas = Canvas(ground.width, HEIGHT)
    ground.draw(canvas)
    _draw_finish_line(canvas, ground, round((unrolled.finish_line / SIXTHS - first) * columns))
    mark_cells(canvas, ground, view, scene, _signs(ground), 0)
    for column, stem in _stems(ground, columns):
        canvas.put(column, HEIGHT - 1, stem, STONE)
    return canvas.to_text()


def _draw_finish_line(canvas: Canvas, ground: Ground, column: int) -> None:
    for row in range(1, LANES + 1):
        if 0 <= column < ground.width:
            cell = ground.samples[2 * row][column]
            canvas.put(column, row, "┇", f"{FINISH_LINE} on {ground.colours[cell]}")


def _signs(ground: Ground) -> Signs:
    kinds = {"narrow": ("→",), "lane": ("K",)}
    return {number: kinds.get(ground.course.cells[number].kind, (DOT,)) for number in ground.spots}


def _stems(ground: Ground, columns: int) -> Iterator[tuple[int, str]]:
    """What the names of the cells of a row begin with."""
    for column in range(0, ground.width, columns):
        names = [ground.course.cells[line[column]].name for line in ground.samples[2:] if line[column] >= 0]
        found = STEM.match(names[0]) if names else None
        yield column, found[0] if found else ""
