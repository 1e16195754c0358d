"""Write what the browser draws the boards from: the map, the courses, the contents of a box.

    .venv/bin/python tools/make_board_data.py

`tests/test_board_data.py` fails when the files are out of step with the box and the courses.
"""

import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.province_shapes import (
    EDGE,
    HEIGHT,
    NOBODY,
    WIDTH,
    Line,
    Point,
    direction,
    read_box,
    scaled,
    shapes_of,
)

from triumvir.games.ave_caesar.course import BUILT_IN, built_in_course
from triumvir.games.ave_caesar.layout import Layout
from triumvir.games.ave_caesar.scenery import pulvinar_centre
from triumvir.games.ave_caesar.track import DIRECTIONS, Track, make_track
from triumvir.games.cleopatra import box as cards

ROOT = Path(__file__).resolve().parent.parent
BOX = ROOT / "src/triumvir/games/caesar/box.json"
BOARDS = ROOT / "web/src/boards"


def files() -> Iterator[tuple[Path, str]]:
    """Every file with the text that belongs into it."""
    yield BOARDS / "caesar/data/map.json", written(map_of(read_box(BOX)))
    yield BOARDS / "cleopatra/data/box.json", written(cleopatra_box())
    for name in BUILT_IN:
        yield BOARDS / f"ave-caesar/data/{name}.json", written(course_of(name))


def cleopatra_box() -> dict[str, Any]:
    """What lies on the desk in the set-up: how many there are of each card, and the named orders."""
    presets = {
        name: [cards.CARDS[int(cards.PRESET_ORDER[number * cards.ACTION_CARDS + i])] for i in range(cards.ACTION_CARDS)]
        for number, name in enumerate(cards.PRESETS)
    }
    return {
        "groups": list(cards.GROUPS),
        "patricians": [int(count) for count in cards.PATRICIANS],
        "majority": [int(count) for count in cards.MAJORITY],
        "copies": {card: int(cards.COPIES[number]) for number, card in enumerate(cards.CARDS)},
        "presets": presets,
    }


def written(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":")).replace('},{"', '},\n{"').replace('},"', '},\n"') + "\n"


# ---- CAESAR! -------------------------------------------------------------------------------------------------


def map_of(box: dict[str, Any]) -> dict[str, Any]:
    shapes, lines = shapes_of(box)
    middles = {p["id"]: scaled(p["at"]) for p in box["provinces"]}
    return {
        "size": [WIDTH, HEIGHT],
        "provinces": [province(p, shapes[p["id"]]) for p in box["provinces"]],
        "second_field_of_italia": list(scaled(box["second_field_of_italia_at"])),
        "spaces": [space(border, middles) for border in box["borders"]],
        "lines": [list(flat(line.points)) for line in lines if is_drawn(line)],
    }


def province(p: dict[str, Any], shape: list[Point]) -> dict[str, Any]:
    kept = {key: p[key] for key in ("id", "name", "central", "fields")}
    return {**kept, "at": list(scaled(p["at"])), "shape": list(flat(shape))}


def space(border: dict[str, Any], middles: dict[str, Point]) -> dict[str, Any]:
    """A border space; `angle` is the direction of its first province, in degrees clockwise from east."""
    first, second = border["between"]
    dx, dy = direction(middles[second], middles[first])
    return {
        "id": f"{first}-{second}",
        "between": [first, second],
        "symbol": border["symbol"],
        "border_control": border["border_control"],
        "at": list(scaled(border["at"])),
        "angle": round(math.degrees(math.atan2(dy, dx)), 1),
    }


def is_drawn(line: Line) -> bool:
    return EDGE not in line.owners and line.owners != (NOBODY, NOBODY)


def flat(points: list[Point]) -> Iterator[int]:
    """Whole units are finer than any screen shows them."""
    for x, y in points:
        yield round(x)
        yield round(y)


# ---- Ave Caesar ----------------------------------------------------------------------------------------------


def course_of(name: str) -> dict[str, Any]:
    course = built_in_course(name)
    layout = Layout(course)
    cells = [
        {
            "id": cell.name,
            "kind": cell.kind,
            "row": cell.back // 6,
            "shape": list(flat(layout.polygons[number])),
            "at": [round(value, 1) for value in layout.centre(number)],
            "heading": round(layout.heading(number), 1),
        }
        for number, cell in enumerate(course.cells)
    ]
    return {
        "course": name,
        "box": [round(value, 1) for value in layout.box()],
        "finish_line": list(flat([layout.point(0, share) for share in (0.0, 1.0)])),
        "start": [course.cells[n].name for n in course.start],
        "start_reversed": [course.cells[n].name for n in course.start_reversed],
        "lane": [course.cells[n].name for n in course.lane],
        "pulvinar": [round(value, 1) for value in pulvinar_centre(layout)],
        "water": [list(flat(ditch(layout, line))) for line in course.water],
        "ways": {DIRECTIONS[direction]: ways(make_track(course, direction)) for direction in range(2)},
        "cells": cells,
    }


def ways(track: Track) -> dict[str, Any]:
    """Per cell its place on the lap, and the fewest cells until the line is crossed once and twice."""
    return {
        "position": [int(track.position[cell]) for cell in range(track.n)],
        "once": [int(track.way[track.n + cell]) for cell in range(track.n)],
        "twice": [int(track.way[2 * track.n + cell]) for cell in range(track.n)],
    }


def ditch(layout: Layout, line: float) -> list[Point]:
    """A strip of water right across the track."""
    lines = [line + part for part in (-0.9, 0, 0.9)]
    return [layout.point(at, 0.0) for at in lines] + [layout.point(at, 1.0) for at in reversed(lines)]


def main() -> None:
    for path, text in files():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


if __name__ == "__main__":
    main()
