"""What the browser draws from is in step with the box and the courses, and the drawn map is right."""

import math
from itertools import pairwise
from pathlib import Path

import pytest
from tools.make_board_data import BOARDS, BOX, COURSES, ROOT, files
from tools.province_shapes import EDGE, NOBODY, Line, Point, area, contacts, read_box, scaled, shapes_of

DATA = dict(files())


@pytest.mark.parametrize("path", DATA, ids=lambda path: str(path.relative_to(ROOT)))
def test_board_data_are_up_to_date(path: Path) -> None:
    assert path.read_text() == DATA[path], "run: .venv/bin/python -m tools.make_board_data"


def test_no_board_data_is_left_over() -> None:
    assert {*BOARDS.glob("*/data/*.json"), *COURSES.glob("*.json")} == set(DATA)


@pytest.fixture(scope="module", name="drawn")
def draw_map() -> tuple[dict[str, list[Point]], list[Line]]:
    return shapes_of(read_box(BOX))


def test_neighbours_have_a_common_border_and_strangers_none(drawn: tuple[dict[str, list[Point]], list[Line]]) -> None:
    lengths = contacts(drawn[1])
    touching = {owners for owners, length in lengths.items() if length > 12 and not {EDGE, NOBODY} & set(owners)}
    assert touching == {tuple(sorted(border["between"])) for border in read_box(BOX)["borders"]}


def test_every_space_lies_on_the_border_of_its_provinces(drawn: tuple[dict[str, list[Point]], list[Line]]) -> None:
    for border in read_box(BOX)["borders"]:
        lines = [line.points for line in drawn[1] if line.owners == tuple(sorted(border["between"]))]
        assert min(distance(scaled(border["at"]), points) for points in lines) < 10, border["between"]


def test_every_field_lies_inside_its_province(drawn: tuple[dict[str, list[Point]], list[Line]]) -> None:
    for province in read_box(BOX)["provinces"]:
        shape = drawn[0][province["id"]]
        assert shape[0] == shape[-1]
        assert abs(area(shape)) > 10000
        assert is_inside(scaled(province["at"]), shape), province["id"]


def distance(point: Point, line: list[Point]) -> float:
    return min(_to_piece(point, start, end) for start, end in pairwise(line))


def _to_piece(point: Point, start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy or 1.0
    part = max(0.0, min(1.0, ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / square))
    return math.dist(point, (start[0] + part * dx, start[1] + part * dy))


def is_inside(point: Point, shape: list[Point]) -> bool:
    x, y = point
    crossed = [
        (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax for (ax, ay), (bx, by) in pairwise(shape)
    ]
    return sum(crossed) % 2 == 1
