"""The courses as the browser draws them, which has none of its own."""

from collections.abc import Iterator, Sequence

from triumvir.contract.json import JSON
from triumvir.games.ave_caesar.course import BUILT_IN, Course, built_in_course
from triumvir.games.ave_caesar.layout import Layout
from triumvir.games.ave_caesar.outline import Point
from triumvir.games.ave_caesar.scenery import pulvinar_centre
from triumvir.games.ave_caesar.track import DIRECTIONS, Track, make_track


class Courses:
    """The courses of the box and those that were added, each described when it is first asked for."""

    def __init__(self, added: Sequence[Course] = ()) -> None:
        self._added = {course.name: course for course in added}
        self._drawn: dict[str, dict[str, JSON]] = {}

    def drawing(self, name: str) -> dict[str, JSON] | None:
        """What a course is drawn from; None if there is no such course."""
        if name not in self._drawn and name in (*BUILT_IN, *self._added):
            self._drawn[name] = course_board(self._added.get(name) or built_in_course(name))
        return self._drawn.get(name)


def course_board(course: Course) -> dict[str, JSON]:
    """The shape of every cell, what stands around the track, and how far it is from every cell to the line."""
    layout = Layout(course)
    return {
        "course": course.name,
        "box": _rounded(layout.box()),
        "finish_line": list(_flat([layout.point(0, share) for share in (0.0, 1.0)])),
        "start": _names(course, course.start),
        "start_reversed": _names(course, course.start_reversed),
        "lane": _names(course, course.lane),
        "pulvinar": _rounded(pulvinar_centre(layout)),
        "water": [list(_flat(_ditch(layout, line))) for line in course.water],
        "ways": {DIRECTIONS[direction]: _ways(make_track(course, direction)) for direction in range(2)},
        "cells": [_cell(layout, number) for number in range(len(course.cells))],
    }


def _cell(layout: Layout, number: int) -> JSON:
    cell = layout.course.cells[number]
    return {
        "id": cell.name,
        "kind": cell.kind,
        "row": cell.back // 6,
        "shape": list(_flat(layout.polygons[number])),
        "at": _rounded(layout.centre(number)),
        "heading": round(layout.heading(number), 1),
    }


def _ways(track: Track) -> JSON:
    """Per cell its place on the lap, and the fewest cells until the line is crossed once and twice."""
    return {
        "position": [int(track.position[cell]) for cell in range(track.n)],
        "once": [int(track.way[track.n + cell]) for cell in range(track.n)],
        "twice": [int(track.way[2 * track.n + cell]) for cell in range(track.n)],
    }


def _ditch(layout: Layout, line: float) -> list[Point]:
    """A strip of water right across the track."""
    lines = [line + part for part in (-0.9, 0, 0.9)]
    return [layout.point(at, 0.0) for at in lines] + [layout.point(at, 1.0) for at in reversed(lines)]


def _names(course: Course, numbers: Sequence[int]) -> list[JSON]:
    return [course.cells[number].name for number in numbers]


def _rounded(values: Sequence[float]) -> list[JSON]:
    return [round(value, 1) for value in values]


def _flat(points: Sequence[Point]) -> Iterator[int]:
    """Whole units are finer than any screen shows them."""
    for x, y in points:
        yield round(x)
        yield round(y)
