"""The ground of a course on a sheet of characters: which cell lies where, and the walls between them.

There are two samples to a character, one above the other, so that walls can be thin. Walls are drawn with block
characters, cells with colours and names: a terminal without colours still shows walls, names and chariots.
"""

from dataclasses import dataclass
from itertools import groupby
from typing import Final

from triumvir.games.ave_caesar.course import Course
from triumvir.terminal.canvas import Canvas
from triumvir.terminal.tables.ave_caesar.words import LANE, NARROW, SHADES, WALL

NOTHING: Final = -1
STONES: Final = -2
"""A sample that belongs to a wall."""

Samples = list[list[int]]
"""Cell numbers, NOTHING or STONES, by half row and column."""


@dataclass(frozen=True)
class Spot:
    """Where something can be written on a cell: one row, from a column on, so many characters."""

    column: int
    row: int
    width: int


class Ground:
    def __init__(self, course: Course, samples: Samples) -> None:
        self.course = course
        self.samples = samples
        self.width = len(samples[0])
        self.height = len(samples) // 2
        self.spots = {number: middle_of(runs) for number, runs in sorted(self._runs().items())}
        self.colours = self._colours()

    def _row(self, row: int) -> list[int]:
        """The cell of every character of a row, by its upper half if both are cells."""
        return [self._of(row, column) for column in range(self.width)]

    def _of(self, row: int, column: int) -> int:
        upper, lower = self.samples[2 * row][column], self.samples[2 * row + 1][column]
        return upper if upper >= 0 else lower

    def _runs(self) -> dict[int, list[Spot]]:
        """The parts of rows that belong to each cell."""
        runs: dict[int, list[Spot]] = {}
        for row in range(self.height):
            column = 0
            for cell, group in groupby(self._row(row)):
                width = len(list(group))
                if cell >= 0:
                    runs.setdefault(cell, []).append(Spot(column, row, width))
                column += width
        return runs

    # ---- colours ----

    def _colours(self) -> dict[int, str]:
        """Cells that touch get different shades."""
        touching = self._touching()
        shades: dict[int, int] = {}
        for number in self.spots:
            taken = {shades.get(other) for other in touching[number]}
            shades[number] = next((shade for shade in range(len(SHADES)) if shade not in taken), 0)
        return {number: self._colour(number, shade) for number, shade in shades.items()}

    def _colour(self, number: int, shade: int) -> str:
        kind = self.course.cells[number].kind
        return NARROW if kind == "narrow" else LANE[shade] if kind == "lane" else SHADES[shade]

    def _touching(self) -> dict[int, set[int]]:
        touching: dict[int, set[int]] = {number: set() for number in self.spots}
        for row in range(self.height):
            cells = self._row(row)
            below = self._row(row + 1) if row + 1 < self.height else cells
            for column, cell in enumerate(cells):
                for other in (below[column], cells[min(column + 1, self.width - 1)]):
                    if cell >= 0 and other >= 0 and cell != other:
                        touching[cell].add(other)
                        touching[other].add(cell)
        return touching

    # ---- drawing ----

    def draw(self, canvas: Canvas, left: int = 0, top: int = 0) -> None:
        for row in range(self.height):
            for column in range(self.width):
                glyph, style = self._glyph(row, column)
                canvas.put(left + column, top + row, glyph, style)

    def _glyph(self, row: int, column: int) -> tuple[str, str]:
        upper, lower = self.samples[2 * row][column], self.samples[2 * row + 1][column]
        cell = self._of(row, column)
        ground = f" on {self.colours[cell]}" if cell >= 0 else ""
        if upper == STONES and lower == STONES:
            return "█", WALL
        if STONES in (upper, lower):
            return "▀" if upper == STONES else "▄", WALL + ground
        return " ", ground.strip()


def middle_of(runs: list[Spot]) -> Spot:
    """The middle of a cell, but where it is wide enough for a name."""
    middle = sum(run.row * run.width for run in runs) / sum(run.width for run in runs)
    return min(runs, key=lambda run: abs(run.row - middle) - min(run.width, 5))


def empty(width: int, height: int) -> Samples:
    return [[NOTHING] * width for _ in range(2 * height)]
