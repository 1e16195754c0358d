"""Eighteen joined shapes for the provinces of CAESAR!, so that every border space lies on its border.

The map is divided among seeds, each point going to the nearest one. A border space gets a seed of either province at
the same distance on both sides, which leads the border right through it; more seeds on the way from there to the
middle of the province hold it together. Seeds of nobody keep provinces apart that are no peers. The borders are
then rounded as whole lines between the points where three shapes meet, so that the shapes stay joined.
"""

import json
import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

Point = tuple[float, float]

WIDTH: Final = 1300.0
HEIGHT: Final = 1000.0
"""The board is 1.3 : 1; positions in the box are percent of it."""
NOBODY: Final = "-"
EDGE: Final = "edge"
BESIDE: Final = 30.0
"""So far from a border space are the two seeds that lead the border through it."""
CLEAR: Final = 52.0
"""Other seeds keep at least so far away from a border space."""
STRIDE: Final = 48.0
ROUNDS: Final = 2

NOBODYS: Final[tuple[Point, ...]] = (
    *((x, -2.0) for x in range(0, 103, 6)),
    *((-2.0, y) for y in range(0, 103, 6)),
    *((102.0, y) for y in range(0, 103, 6)),
    *((x, 102.0) for x in range(0, 103, 6)),
    (1.5, 4), (7, 5), (3, 14), (6, 22), (1, 25), (0.5, 58), (6, 62), (3, 68), (8, 74), (14, 79), (4, 82), (22, 85),
    (11, 90), (30, 90), (33, 82), (20, 94), (28, 97), (36, 95), (66, 6), (72, 12), (70, 3), (79, 18), (76, 6), (88, 10),
    (95, 8), (90, 25), (97, 24), (84, 30), (98, 36), (77, 27), (90, 33),
    (99, 46), (20.5, 43), (22, 37), (23, 48), (57.5, 75), (86, 71), (60.5, 70),
    (75, 40), (72.5, 44.5), (69.5, 46.5), (50.6, 57), (49.6, 53.5), (33.2, 26.8), (33.6, 29.4), (34, 52.6), (79, 36),
)  # fmt: skip
"""Where no province is: beyond the edge, the ocean, the far north and south, and seas between strangers."""


@dataclass(frozen=True)
class Seed:
    owner: str
    at: Point


@dataclass
class Line:
    """A border between two owners, from one meeting point to another."""

    owners: tuple[str, str]
    points: list[Point]


def scaled(at: Sequence[float]) -> Point:
    return at[0] * WIDTH / 100, at[1] * HEIGHT / 100


# ---- seeds ---------------------------------------------------------------------------------------------------


def seeds_of(box: dict[str, Any], nobodys: Iterable[Point] = NOBODYS) -> list[Seed]:
    middles = {p["id"]: scaled(p["at"]) for p in box["provinces"]}
    seeds = [Seed(name, at) for name, at in middles.items()]
    seeds.append(Seed("IT", scaled(box["second_field_of_italia_at"])))
    for border in box["borders"]:
        first, second = border["between"]
        space = scaled(border["at"])
        dx, dy = direction(middles[second], middles[first])
        for owner, side in ((first, 1), (second, -1)):
            beside = (space[0] + side * BESIDE * dx, space[1] + side * BESIDE * dy)
            seeds.append(Seed(owner, beside))
            seeds += [Seed(owner, point) for point in between(beside, middles[owner])]
    return _clear_of(box, seeds) + [Seed(NOBODY, scaled(at)) for at in nobodys]


def _clear_of(box: dict[str, Any], seeds: list[Seed]) -> list[Seed]:
    """Around a border space only its own two seeds decide."""
    spaces = [scaled(border["at"]) for border in box["borders"]]
    return [seed for seed in seeds if all(_is_clear(math.dist(seed.at, space)) for space in spaces)]


def _is_clear(distance: float) -> bool:
    return abs(distance - BESIDE) < 0.01 or distance > CLEAR


def direction(start: Point, end: Point) -> Point:
    length = math.dist(start, end)
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def between(start: Point, end: Point) -> list[Point]:
    steps = int(math.dist(start, end) / STRIDE)
    parts = [(i + 1) / (steps + 1) for i in range(steps)]
    return [(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part) for part in parts]


# ---- dividing the map ----------------------------------------------------------------------------------------


def cell_of(seed: Seed, seeds: Sequence[Seed]) -> list[tuple[Point, str]]:
    """The corners of the part nearest to a seed; with each the owner on the other side of the edge it begins."""
    corners: list[tuple[Point, str]] = [
        ((0.0, 0.0), EDGE), ((WIDTH, 0.0), EDGE), ((WIDTH, HEIGHT), EDGE), ((0.0, HEIGHT), EDGE)
    ]  # fmt: skip
    for other in sorted(seeds, key=lambda s: math.dist(s.at, seed.at)):
        if other is not seed:
            corners = cut(corners, seed.at, other)
    return corners


def cut(corners: list[tuple[Point, str]], here: Point, other: Seed) -> list[tuple[Point, str]]:
    """What is left of a part when everything nearer to another seed is taken away."""
    there = other.at
    nx, ny = there[0] - here[0], there[1] - here[1]
    limit = (there[0] ** 2 + there[1] ** 2 - here[0] ** 2 - here[1] ** 2) / 2
    depth = [limit - nx * x - ny * y for (x, y), _ in corners]
    if all(d >= 0 for d in depth):
        return corners
    kept: list[tuple[Point, str]] = []
    for i, (point, behind) in enumerate(corners):
        after = (i + 1) % len(corners)
        if depth[i] >= 0:
            kept.append((point, behind))
        if (depth[i] >= 0) != (depth[after] >= 0):
            part = depth[i] / (depth[i] - depth[after])
            end = corners[after][0]
            crossing = (point[0] + (end[0] - point[0]) * part, point[1] + (end[1] - point[1]) * part)
            kept.append((crossing, other.owner if depth[i] >= 0 else behind))
    return kept


def borders_of(seeds: Sequence[Seed]) -> dict[tuple[Point, Point], tuple[str, str]]:
    """Every piece of border between different owners, once."""
    pieces: dict[tuple[Point, Point], tuple[str, str]] = {}
    inside = [seed for seed in seeds if 0 <= seed.at[0] <= WIDTH and 0 <= seed.at[1] <= HEIGHT]
    for seed in inside:
        corners = cell_of(seed, seeds)
        for i, (point, behind) in enumerate(corners):
            if behind != seed.owner:
                ends = sorted((snapped(point), snapped(corners[(i + 1) % len(corners)][0])))
                if ends[0] != ends[1]:
                    pieces[ends[0], ends[1]] = tuple(sorted((seed.owner, behind)))  # type: ignore[assignment]
    return pieces


def snapped(point: Point) -> Point:
    """Corners that two parts compute separately fall together."""
    return round(point[0] * 2) / 2, round(point[1] * 2) / 2


# ---- lines and shapes ----------------------------------------------------------------------------------------


def lines_of(pieces: dict[tuple[Point, Point], tuple[str, str]]) -> list[Line]:
    """Chain pieces of the same border into lines that end where owners change."""
    at: dict[Point, list[tuple[Point, tuple[str, str]]]] = defaultdict(list)
    for (start, end), owners in pieces.items():
        at[start].append((end, owners))
        at[end].append((start, owners))
    left = set(pieces)
    lines = []
    meetings = [p for p, out in at.items() if len(out) != 2 or out[0][1] != out[1][1]]
    for start in meetings + list(at):
        for end, owners in at[start]:
            if tuple(sorted((start, end))) in left:
                lines.append(Line(owners, _follow(start, end, at, left, set(meetings))))
    return lines


def _follow(
    start: Point,
    end: Point,
    at: dict[Point, list[tuple[Point, tuple[str, str]]]],
    left: set[tuple[Point, Point]],
    meetings: set[Point],
) -> list[Point]:
    points = [start, end]
    left.discard(_piece(start, end))
    while points[-1] not in meetings and points[-1] != start:
        onward = [p for p, _ in at[points[-1]] if _piece(p, points[-1]) in left]
        if not onward:
            break
        left.discard(_piece(points[-1], onward[0]))
        points.append(onward[0])
    return points


def _piece(one: Point, two: Point) -> tuple[Point, Point]:
    return (one, two) if one < two else (two, one)


def rounded(points: list[Point]) -> list[Point]:
    """Corners cut off again and again; both ends stay, and so does the middle of every piece."""
    for _ in range(ROUNDS):
        if len(points) < 3:
            return points
        softer = [points[0]]
        for (ax, ay), (bx, by) in pairwise(points):
            softer += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
        points = [softer[0], *softer[2:-2], points[-1]]
    return points


def ring_of(owner: str, lines: Sequence[Line]) -> list[Point]:
    """The outline of an owner, joined from its lines; the longest ring if stray seeds made several."""
    left = [line.points for line in lines if owner in line.owners]
    rings = []
    while left:
        ring = list(left.pop(0))
        while ring[0] != ring[-1]:
            onward = next((points for points in left if ring[-1] in (points[0], points[-1])), None)
            if onward is None:
                break
            left.remove(onward)
            ring += onward[1:] if onward[0] == ring[-1] else onward[-2::-1]
        rings.append(ring)
    return max(rings, key=lambda ring: abs(area(ring)))


def area(ring: Sequence[Point]) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise([*ring, ring[0]])) / 2


def shapes_of(box: dict[str, Any]) -> tuple[dict[str, list[Point]], list[Line]]:
    """The outline of every province, and all borders."""
    lines = lines_of(borders_of(seeds_of(box)))
    for line in lines:
        if EDGE not in line.owners:
            line.points = rounded(line.points)
    return {p["id"]: ring_of(p["id"], lines) for p in box["provinces"]}, lines


def contacts(lines: Sequence[Line]) -> dict[tuple[str, str], float]:
    """How long the common border of any two owners is."""
    lengths: dict[tuple[str, str], float] = defaultdict(float)
    for line in lines:
        lengths[line.owners] += sum(math.dist(a, b) for a, b in pairwise(line.points))
    return dict(lengths)


def read_box(path: Path) -> dict[str, Any]:
    box: dict[str, Any] = json.loads(path.read_text())
    return box
