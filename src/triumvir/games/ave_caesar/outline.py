"""The middle line of a course: straights and turns laid end to end, stretched a little so that they close."""

import math
from dataclasses import dataclass
from typing import Final

from triumvir.games.ave_caesar.course import SIXTHS, Course, Section

Point = tuple[float, float]

ROW: Final = 58.0
"""The length of a row on a straight, unless the file says otherwise."""
LEAST_RADIUS: Final = 70.0


@dataclass(frozen=True)
class Piece:
    """A section in its place: where it begins, in which direction, and how long or round it is."""

    first: int
    """The line it begins at, in sixths."""
    sixths: int
    turn: float
    """In radians, to the right."""
    size: float
    """The length of a straight, the radius of a turn."""
    start: Point
    heading: float

    def at(self, part: float) -> tuple[Point, float]:
        """The point and the heading after a part of the way, 0 to 1."""
        if self.turn == 0:
            return _ahead(self.start, self.heading, self.size * part), self.heading
        bend = self.turn * part
        side = self.size if self.turn > 0 else -self.size
        centre = _ahead(self.start, self.heading + math.pi / 2, side)
        heading = self.heading + bend
        return _ahead(centre, heading - math.pi / 2, side), heading


def _ahead(point: Point, heading: float, distance: float) -> Point:
    """Headings turn to the right on paper, where y grows downward."""
    return point[0] + distance * math.cos(heading), point[1] + distance * math.sin(heading)


class Outline:
    """The middle line, by lines of the course: from line to point and heading."""

    def __init__(self, course: Course) -> None:
        self.length = course.length
        self.pieces: list[Piece] = []
        point, heading, line = (0.0, 0.0), 0.0, course.outline_begins
        for section, size in zip(course.outline, closing_sizes(course.outline), strict=True):
            piece = Piece(line, section.rows * SIXTHS, math.radians(section.turn), size, point, heading)
            self.pieces.append(piece)
            point, heading = piece.at(1.0)
            line += piece.sixths

    def at(self, line: float) -> tuple[Point, float]:
        """The point and heading at a line, which may lie any number of laps off."""
        piece = next(piece for piece in self.pieces if (line - piece.first) % self.length <= piece.sixths)
        return piece.at((line - piece.first) % self.length / piece.sixths)

    def beside(self, line: float, left: float) -> Point:
        """The point so far to the left of the middle line."""
        point, heading = self.at(line)
        return _ahead(point, heading - math.pi / 2, left)


def closing_sizes(sections: tuple[Section, ...]) -> list[float]:
    """Lengths and radii near the wanted ones with which the last section ends where the first begins."""
    wanted = [section.size or _usual_size(section) for section in sections]
    unit = _steps(sections)
    gap = (
        sum(w * x for w, (x, _) in zip(wanted, unit, strict=True)),
        sum(w * y for w, (_, y) in zip(wanted, unit, strict=True)),
    )
    give = [w * w for w in wanted]
    xx = sum(g * x * x for g, (x, _) in zip(give, unit, strict=True))
    xy = sum(g * x * y for g, (x, y) in zip(give, unit, strict=True))
    yy = sum(g * y * y for g, (_, y) in zip(give, unit, strict=True))
    det = xx * yy - xy * xy
    pull_x = (yy * gap[0] - xy * gap[1]) / det
    pull_y = (xx * gap[1] - xy * gap[0]) / det
    return [w - g * (x * pull_x + y * pull_y) for w, g, (x, y) in zip(wanted, give, unit, strict=True)]


def _usual_size(section: Section) -> float:
    if section.turn == 0:
        return ROW * section.rows
    return max(LEAST_RADIUS, ROW * section.rows / abs(math.radians(section.turn)))


def _steps(sections: tuple[Section, ...]) -> list[Point]:
    """How far each section leads when its size is 1."""
    steps = []
    heading = 0.0
    for section in sections:
        piece = Piece(0, section.rows * SIXTHS, math.radians(section.turn), 1.0, (0.0, 0.0), heading)
        point, heading = piece.at(1.0)
        steps.append(point)
    return steps
