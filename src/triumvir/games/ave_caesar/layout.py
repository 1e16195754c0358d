"""The shape of every cell: cells joined by an edge touch, cells parted by a wall do not.

Across a printed line the cells in front of it and those behind it divide the width. Where the edges do not follow
from the widths in the course file, the dividing points are moved until they do: that gives funnels their shapes. Where
two peers on either side have no edge crosswise, a wall stands between them and the cells keep away from it.
Lanes of a curve have a wall between them that begins and ends at a point where they can be chosen freely.
"""

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from triumvir.contract.json import JSON
from triumvir.games.ave_caesar.course import SIXTHS, Cell, Course
from triumvir.games.ave_caesar.division import divide_line
from triumvir.games.ave_caesar.outline import Outline, Point

LANE: Final = 34.0
"""The width of one lane among two."""
ROW_WIDTH: Final = (0.0, 1.25 * LANE, 2.0 * LANE, 2.7 * LANE, 3.4 * LANE, 4.0 * LANE, 4.6 * LANE)
"""The width of a row by the number of cells abreast."""
WALL: Final = 5.0
"""Half the thickness of a wall inside the track."""
IMPERIAL_WALL: Final = 12.0
IMPERIAL_LANE: Final = 40.0
STEP: Final = math.radians(5)
"""Curves are drawn in steps of this angle."""


@dataclass
class Share:
    """The part of the width that a cell takes at a line: 0 is the right edge, 1 the left, more is beyond it."""

    right: float
    left: float


class Layout:
    """Polygons for all cells of a course, and the lines and walls between them."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.outline = Outline(course)
        self.lane_lines = _lane_lines(course)
        self.widths = _widths(course, self.lane_lines)
        self.back: dict[int, Share] = {}
        self.front: dict[int, Share] = {}
        self._share_lines()
        self.curves = curve_blocks(course)
        self._share_curves()
        self.polygons = [self._polygon(number) for number in range(len(course.cells))]

    # ---- widths ----

    def width(self, line: float) -> float:
        """The width of the track at a line, smooth between lines and the middles of rows."""
        half = SIXTHS // 2
        step, part = divmod(line % self.course.length, half)
        before = self.widths[int(step)]
        after = self.widths[(int(step) + 1) % len(self.widths)]
        smooth = (1 - math.cos(math.pi * part / half)) / 2
        return before + (after - before) * smooth

    def point(self, line: float, share: float) -> Point:
        """A point on a line, by its share of the width; wide rows grow to the left, away from the middle."""
        width = self.width(line)
        return self.outline.beside(line, share * width - min(width, 2 * LANE) / 2)

    def imperial_share(self) -> Share:
        """The lane lies beyond the left edge, behind a wall. [A1.4]"""
        width = self.width(self.lane_lines[0])
        right = 1 + IMPERIAL_WALL / width
        return Share(right, right + IMPERIAL_LANE / width)

    # ---- who takes which part of a line ----

    def _share_lines(self) -> None:
        course = self.course
        lane = self.imperial_share()
        for number in course.lane:
            self.back[number] = Share(lane.right, lane.left)
            self.front[number] = Share(lane.right, lane.left)
        for line in sorted({cell.front % course.length for cell in course.cells if cell.kind != "lane"}):
            ending, beginning = self._meeting(line)
            if not self._is_inside_curve(line):
                self._divide(line, ending, beginning)
        entry, way_out = course.predecessors()[course.lane[0]][0], course.successors[course.lane[-1]][0]
        self.front[entry].left = lane.left
        self.back[way_out].left = lane.left

    def _meeting(self, line: int) -> tuple[list[int], list[int]]:
        """The track cells that end at a line and those that begin there, from right to left."""
        course = self.course
        track = [n for n, cell in enumerate(course.cells) if cell.kind != "lane"]
        ending = [n for n in track if course.cells[n].front % course.length == line]
        beginning = [n for n in track if course.cells[n].back % course.length == line]
        by_side = [sorted(cells, key=lambda n: course.cells[n].right) for cells in (ending, beginning)]
        return by_side[0], by_side[1]

    def _is_inside_curve(self, line: int) -> bool:
        """Whether some cell of the track goes through a line without ending there."""
        cells = [cell for cell in self.course.cells if cell.kind != "lane"]
        return any(0 < (line - cell.back) % self.course.length < cell.front - cell.back for cell in cells)

    def _divide(self, line: int, ending: list[int], beginning: list[int]) -> None:
        joined = [[b in self.course.successors[a] for b in beginning] for a in ending]
        cells = self.course.cells
        wanted = ([cells[a].left for a in ending[:-1]], [cells[b].left for b in beginning[:-1]])
        before, after, walls = divide_line(joined, wanted[0], wanted[1], WALL / self.width(line))
        gap = WALL / self.width(line)
        for shares, numbers, cuts, walled in (
            (self.front, ending, before, {i for i, _ in walls}),
            (self.back, beginning, after, {k for _, k in walls}),
        ):
            for i, number in enumerate(numbers):
                right = cuts[i] + (gap if i in walled else 0.0)
                left = cuts[i + 1] - (gap if i + 1 in walled else 0.0)
                shares[number] = Share(right, left)

    # ---- curves ----

    def _share_curves(self) -> None:
        """Inside a curve the lanes go on as they began, from its first line to its last."""
        for block in self.curves:
            for lane in block:
                first, last = self.back[lane[0]], self.front[lane[-1]]
                for before, after in pairwise(lane):
                    part = self._part(block, self.course.cells[before].front)
                    share = Share(_mix(first.right, last.right, part), _mix(first.left, last.left, part))
                    self.front[before] = share
                    self.back[after] = share

    def _part(self, block: list[list[int]], line: float) -> float:
        """How much of a curve lies behind a line."""
        first = self.course.cells[block[0][0]].back
        last = self.course.cells[block[0][-1]].front
        return (line - first) / (last - first)

    def share(self, number: int, line: float) -> Share:
        """The part of the width that a cell takes at any line between its back and its front."""
        cell = self.course.cells[number]
        part = (line - cell.back) / (cell.front - cell.back)
        back, front = self.back[number], self.front[number]
        right, left = _mix(back.right, front.right, part), _mix(back.left, front.left, part)
        for block in self.curves:
            for i, lane in enumerate(block):
                if number in lane:
                    inset = WALL / self.width(line) * bulge(self._part(block, line))
                    right += inset if i > 0 else 0.0
                    left -= inset if i < len(block) - 1 else 0.0
        return Share(right, left)

    # ---- shapes ----

    def _polygon(self, number: int) -> list[Point]:
        """Along the right edge forward, along the left edge back."""
        lines = self.sample(self.course.cells[number])
        right = [self.point(line, self.share(number, line).right) for line in lines]
        left = [self.point(line, self.share(number, line).left) for line in lines]
        return right + left[::-1]

    def sample(self, cell: Cell) -> list[float]:
        """Lines close enough together that a curve looks round."""
        turn = abs(self.outline.at(cell.front - 0.001)[1] - self.outline.at(cell.back + 0.001)[1])
        steps = max(12, math.ceil(turn / STEP))
        return [cell.back + (cell.front - cell.back) * i / steps for i in range(steps + 1)]

    def centre(self, number: int) -> Point:
        """The middle of a cell, where a chariot stands."""
        cell = self.course.cells[number]
        line = (cell.back + cell.front) / 2
        share = self.share(number, line)
        return self.point(line, (share.right + share.left) / 2)

    def heading(self, number: int) -> float:
        """The direction of driving in the middle of a cell, in degrees to the right of east."""
        cell = self.course.cells[number]
        return math.degrees(self.outline.at((cell.back + cell.front) / 2)[1]) % 360

    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of everything."""
        points = [point for polygon in self.polygons for point in polygon]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)

    def to_json(self) -> dict[str, JSON]:
        """The geometry for those who draw with other tools: a polygon for every cell."""
        left, top, right, bottom = self.box()
        cells: dict[str, JSON] = {}
        for number, cell in enumerate(self.course.cells):
            cells[cell.name] = {
                "kind": cell.kind,
                "polygon": [list(_rounded(point)) for point in self.polygons[number]],
                "centre": list(_rounded(self.centre(number))),
                "heading": round(self.heading(number), 1),
            }
        line = [list(_rounded(self.point(0, share))) for share in (0.0, 1.0)]
        return {
            "course": self.course.name,
            "box": [round(value, 2) for value in (left, top, right, bottom)],
            "finish_line": line,
            "start": [self.course.cells[n].name for n in self.course.start],
            "start_reversed": [self.course.cells[n].name for n in self.course.start_reversed],
            "cells": cells,
        }


def _rounded(point: Point) -> Point:
    return round(point[0], 2), round(point[1], 2)


def _mix(first: float, last: float, part: float) -> float:
    return first + (last - first) * part


def bulge(part: float) -> float:
    """How thick the wall of a curve is: nothing at both ends, whole in the middle."""
    return max(0.0, min(1.0, 4 * part, 4 * (1 - part)))


# ---- widths --------------------------------------------------------------------------------------------------


def _lane_lines(course: Course) -> tuple[int, int]:
    """Where the imperial lane begins and ends."""
    first = course.cells[course.lane[0]].back
    return first, first + sum(course.cells[n].front - course.cells[n].back for n in course.lane)


def _widths(course: Course, lane: tuple[int, int]) -> list[float]:
    """The width at every line and in the middle of every row, and the same all along the imperial lane."""
    rows = [ROW_WIDTH[min(_abreast(course, row), 6)] for row in range(course.rows)]
    widths: list[float] = []
    for row, width in enumerate(rows):
        before = rows[row - 1]
        is_narrow = ROW_WIDTH[1] in (before, width)
        widths += [min(before, width) if is_narrow else (before + width) / 2, width]
    half = SIXTHS // 2
    beside = [line // half % len(widths) for line in range(lane[0], lane[1] + 1, half)]
    widest = max(widths[i] for i in beside)
    for i in beside:
        widths[i] = widest
    return widths


def _abreast(course: Course, row: int) -> int:
    sixth = row * SIXTHS + SIXTHS // 2
    cells = [cell for cell in course.cells if cell.kind != "lane"]
    return sum(1 for cell in cells if (sixth - cell.back) % course.length < cell.front - cell.back)


# ---- curves --------------------------------------------------------------------------------------------------


def curve_blocks(course: Course) -> list[list[list[int]]]:
    """The curves: for each the lanes from right to left, for each lane its cells in driving order."""
    blocks: dict[int, list[list[int]]] = {}
    before = course.predecessors()
    curve = [n for n, cell in enumerate(course.cells) if cell.kind == "curve"]
    for number in curve:
        is_first = not any(source in curve and course.successors[source] == (number,) for source in before[number])
        if is_first:
            blocks.setdefault(course.cells[number].back, []).append(_lane_from(course, number))
    for lanes in blocks.values():
        lanes.sort(key=lambda lane: course.cells[lane[0]].right)
    return list(blocks.values())


def _lane_from(course: Course, number: int) -> list[int]:
    """The cells that follow each other without a choice."""
    lane = [number]
    while True:
        following = course.successors[lane[-1]]
        if len(following) != 1 or course.cells[following[0]].kind != "curve":
            return lane
        lane.append(following[0])
