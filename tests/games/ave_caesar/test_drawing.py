"""The pictures: what is joined touches, what a wall parts does not, and everything is there."""

import math
import xml.etree.ElementTree as ET
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from triumvir.games.ave_caesar.course import BUILT_IN, Course, built_in_course, overlaps
from triumvir.games.ave_caesar.division import divide_line
from triumvir.games.ave_caesar.drawing import PLACES, draw_course
from triumvir.games.ave_caesar.layout import WALL, Layout, curve_blocks
from triumvir.games.ave_caesar.outline import Outline, Point

LAYOUTS = {name: Layout(built_in_course(name)) for name in BUILT_IN}
TOUCH = 1e-6
APART = 3.0
"""Cells that do not touch are at least so far apart."""


def distance(one: list[Point], other: list[Point]) -> float:
    """How far two polygons are from each other; nothing is looked at closely that is far away."""
    if box_gap(one, other) > APART:
        return box_gap(one, other)
    gaps = [to_segment(p, *side) for p in one for side in sides(other)]
    return min(gaps + [to_segment(p, *side) for p in other for side in sides(one)])


def sides(polygon: list[Point]) -> list[tuple[Point, Point]]:
    return list(zip(polygon, polygon[1:] + polygon[:1], strict=True))


def box_gap(one: list[Point], other: list[Point]) -> float:
    gaps = []
    for axis in (0, 1):
        a, b = [p[axis] for p in one], [p[axis] for p in other]
        gaps.append(max(min(b) - max(a), min(a) - max(b), 0.0))
    return max(gaps)


def to_segment(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    part = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length)) if length else 0.0
    return math.dist(p, (a[0] + part * dx, a[1] + part * dy))


def is_inside(p: Point, polygon: list[Point]) -> bool:
    inside = False
    for a, b in sides(polygon):
        if (a[1] > p[1]) != (b[1] > p[1]) and p[0] < (b[0] - a[0]) * (p[1] - a[1]) / (b[1] - a[1]) + a[0]:
            inside = not inside
    return inside


def is_joined(course: Course, one: int, other: int) -> bool:
    return other in course.successors[one] or one in course.successors[other]


@pytest.mark.parametrize("name", BUILT_IN)
def test_a1_3_cells_joined_by_an_edge_touch(name: str) -> None:
    layout = LAYOUTS[name]
    for source, targets in enumerate(layout.course.successors):
        for target in targets:
            gap = distance(layout.polygons[source], layout.polygons[target])
            assert gap < TOUCH, (layout.course.cells[source].name, layout.course.cells[target].name)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a1_3_cells_that_are_not_joined_do_not_touch(name: str) -> None:
    """Peers in a row do, unless they are lanes of a curve: those share at most the ends of their wall."""
    layout = LAYOUTS[name]
    course = layout.course
    for one, other in combinations(range(len(course.cells)), 2):
        a, b = course.cells[one], course.cells[other]
        is_lane = (a.kind == "lane") != (b.kind == "lane")
        if is_joined(course, one, other) or (overlaps(course, a, b) and not is_lane):
            continue
        assert distance(layout.polygons[one], layout.polygons[other]) >= APART, (a.name, b.name)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a1_3_a_wall_stands_between_the_lanes_of_a_curve(name: str) -> None:
    layout = LAYOUTS[name]
    assert layout.curves
    for block in layout.curves:
        first, last = layout.course.cells[block[0][0]].back, layout.course.cells[block[0][-1]].front
        for right, left in pairwise(block):
            for step in range(3, 10):
                line = first + (last - first) * step / 12
                gap = share_at(layout, left, line)[0] - share_at(layout, right, line)[1]
                assert gap * layout.width(line) > 1.6 * WALL


def share_at(layout: Layout, lane: list[int], line: float) -> tuple[float, float]:
    number = next(n for n in lane if layout.course.cells[n].back <= line <= layout.course.cells[n].front)
    share = layout.share(number, line)
    return share.right, share.left


@pytest.mark.parametrize("name", BUILT_IN)
def test_no_cell_lies_on_another(name: str) -> None:
    layout = LAYOUTS[name]
    centres = [layout.centre(number) for number in range(len(layout.polygons))]
    for number, centre in enumerate(centres):
        covering = [n for n, polygon in enumerate(layout.polygons) if is_inside(centre, polygon)]
        assert covering == [number]


@pytest.mark.parametrize("direction", [0, 1])
@pytest.mark.parametrize("name", BUILT_IN)
def test_the_picture_shows_everything(name: str, direction: int) -> None:
    course = built_in_course(name)
    picture = ET.fromstring(draw_course(course, direction))
    space = "{http://www.w3.org/2000/svg}"
    drawn = {shape.get("id") for shape in picture.iter(f"{space}polygon")}
    assert {cell.name for cell in course.cells} <= drawn
    words = [text.text for text in picture.iter(f"{space}text")]
    assert set(PLACES) <= set(words)
    assert {cell.name for cell in course.cells} <= set(words)
    assert "AVE CAESAR" in words


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_geometry_has_a_polygon_for_every_cell(name: str) -> None:
    layout = LAYOUTS[name]
    told = layout.to_json()
    cells = told["cells"]
    assert isinstance(cells, dict)
    assert list(cells) == [cell.name for cell in layout.course.cells]
    left, top, right, bottom = layout.box()
    for shape in cells.values():
        assert len(shape["polygon"]) >= 4
        assert all(left - 1 <= x <= right + 1 and top - 1 <= y <= bottom + 1 for x, y in shape["polygon"])
        assert 0 <= shape["heading"] < 360


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_outline_closes_also_without_wanted_sizes(name: str) -> None:
    course = built_in_course(name)
    plain = replace(course, outline=tuple(replace(section, size=0.0) for section in course.outline))
    for shape in (course, plain):
        outline = Outline(shape)
        end, heading = outline.pieces[-1].at(1.0)
        assert math.dist(end, (0.0, 0.0)) < 1e-6
        assert math.isclose(heading, 2 * math.pi)


def test_a_funnel_moves_its_cuts_and_a_wall_keeps_cells_apart() -> None:
    """One cell that meets all four cells of the next row, between two that meet the outer ones."""
    joined = [[True, True, False, False], [True, True, True, True], [False, False, True, True]]
    before, after, walls = divide_line(joined, [1 / 3, 2 / 3], [0.25, 0.5, 0.75], 0.05)
    assert (before[1], before[2]) == (after[1], after[3])
    assert walls == []
    parted = [[True, False], [False, True]]
    assert divide_line(parted, [0.5], [0.5], 0.05)[2] == [(1, 1)]


def test_curves_are_found_with_their_lanes() -> None:
    course = built_in_course("blue")
    names = [[[course.cells[n].name for n in lane] for lane in block] for block in curve_blocks(course)]
    assert [["t_i1", "t_i2"], ["t_o1", "t_o2", "t_o3", "t_o4"]] in names
