"""Write what the browser draws the boards from: the map and the contents of a box.

Courses come from the server; the workbench and tests, which have none, are given copies.

    .venv/bin/python tools/make_board_data.py

`tests/test_board_data.py` fails when the files are out of step with the box and the courses.
"""

import json
import math
from collections.abc import Iterator, Mapping
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

from triumvir.games.ave_caesar import box as races
from triumvir.games.ave_caesar.course import BUILT_IN, built_in_course
from triumvir.games.ave_caesar.track import NEVER
from triumvir.games.caesar.box import MARKERS
from triumvir.games.caesar.tokens import PRINTED_CENTURIONS
from triumvir.games.cleopatra import box as cards
from triumvir.kits.ave_caesar.boards import course_board

ROOT = Path(__file__).resolve().parent.parent
BOX = ROOT / "src/triumvir/games/caesar/box.json"
BOARDS = ROOT / "web/src/boards"
COURSES = ROOT / "web/workbench/courses"


def files() -> Iterator[tuple[Path, str]]:
    """Every file with the text that belongs into it."""
    yield BOARDS / "caesar/data/map.json", written(map_of(read_box(BOX)))
    yield BOARDS / "caesar/data/box.json", written(caesar_box(read_box(BOX)))
    yield BOARDS / "ave-caesar/data/box.json", written(ave_caesar_box())
    yield BOARDS / "cleopatra/data/box.json", written(cleopatra_box())
    for name in BUILT_IN:
        yield COURSES / f"{name}.json", written(course_board(built_in_course(name)))


def caesar_box(box: dict[str, Any]) -> dict[str, Any]:
    """What is drawn beside the map: the markers of a side, the Centurion tokens, the tiles of Auto-Crassus."""
    return {
        "markers": MARKERS,
        "centurions": list(PRINTED_CENTURIONS),
        "tiles": box["crassus"]["tiles"],
    }


def ave_caesar_box() -> dict[str, Any]:
    """What the sheet of a chariot has room for: the cards of each value, and the laps; and what stands for no way."""
    return {"copies": races.COPIES, "laps": races.CROSSINGS - 1, "never": NEVER}


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
        "values": list(cards.INFLUENCE[1:]),
        "copies": {card: int(cards.COPIES[number]) for number, card in enumerate(cards.CARDS)},
        "presets": presets,
    }


def written(data: Mapping[str, Any]) -> str:
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


def main() -> None:
    for path, text in files():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


if __name__ == "__main__":
    main()
