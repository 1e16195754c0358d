"""Boards that are no part of the browser client, as it draws them: the courses of Ave Caesar, also added ones."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from triumvir.contract.json import JSON
from triumvir.games.ave_caesar.course import BUILT_IN, Course, built_in_course
from triumvir.games.ave_caesar.layout import Layout
from triumvir.games.ave_caesar.outline import Point
from triumvir.games.ave_caesar.scenery import pulvinar_centre
from triumvir.games.ave_caesar.track import DIRECTIONS, Track, make_track
from triumvir.games.ave_caesar.wired import KEY
from triumvir.kits.catalogue import ADDED

_ADDED: Final = {course.name: course for course in ADDED.courses}


def board_named(game: str, name: str) -> dict[str, JSON] | None:
    """What a board is drawn from; None if there is no such board."""
    return _course_named(name) if game == KEY and name in (*BUILT_IN, *_ADDED) else None


@cache
def _course_named(name: str) -> dict[str, JSON]:
    return course_board(_ADDED.get(name) or built_in_course(name))


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
