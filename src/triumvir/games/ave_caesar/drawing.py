"""The picture of a course as SVG: sand, stone walls, water, the imperial lane, start places and names."""

import math
from typing import Final

from triumvir.games.ave_caesar.course import SIXTHS, Cell, Course
from triumvir.games.ave_caesar.layout import Layout
from triumvir.games.ave_caesar.outline import Point
from triumvir.games.ave_caesar.scenery import (
    BLUE,
    CINNABAR,
    GOLD,
    PURPLE,
    SHADE,
    TRAVERTINE,
    garden,
    picture_box,
    pulvinar,
    stands,
)
from triumvir.games.ave_caesar.track import CLOCKWISE, DIRECTIONS

PLACES: Final = ("I", "II", "III", "IV", "V", "VI")
WALL: Final = 12.0
"""How thick the wall around the track is drawn."""
GROUND: Final = {
    "normal": ("#ecd29a", "#e4c789"),
    "start": ("#f2dfb3", "#f2dfb3"),
    "narrow": ("#c9a66b", "#c9a66b"),
    "curve": ("#e3bf80", "#dcb673"),
    "walls": ("#ecd29a", "#e4c789"),
    "lane": (PURPLE, "#6d3768"),
}
"""The colour of the ground by kind of cell, for even and odd rows."""

_HEAD: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:.1f} {y:.1f} {w:.1f} {h:.1f}" width="{w:.0f}" '
    'height="{h:.0f}" font-family="Georgia, \'Times New Roman\', serif">'
)
_STYLE: Final = "<style>.roman{text-anchor:middle;font-weight:bold}.name{text-anchor:middle;font-size:8px}</style>"


def draw_course(course: Course, direction: int = CLOCKWISE) -> str:
    """A course as an SVG text, with the start places for one direction of driving."""
    layout = Layout(course)
    box = picture_box(layout)
    left, top, right, bottom = box
    parts = [
        _HEAD.format(x=left, y=top, w=right - left, h=bottom - top),
        f"<title>{course.name}, {DIRECTIONS[direction].replace('_', '-')}</title>",
        _STYLE,
        *stands(box),
        *garden(layout, box),
        *_walls(layout),
        *_cells(layout),
        *_water(layout),
        *_finish_line(layout),
        *_chevrons(layout, direction),
        *_names(layout, direction),
        *pulvinar(layout),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _points(polygon: list[Point]) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in polygon)


def _walls(layout: Layout) -> list[str]:
    """Stone all around the cells; inside the track it fills the gaps where cells are parted. [A1.3]"""
    shapes = [f'<polygon points="{_points(polygon)}"/>' for polygon in layout.polygons]
    shade = f'<g fill="{SHADE}" stroke="{SHADE}" stroke-linejoin="round" stroke-width="{WALL + 4}">'
    stone = f'<g fill="{TRAVERTINE}" stroke="{TRAVERTINE}" stroke-linejoin="round" stroke-width="{WALL}">'
    shadow = shade.replace("<g ", '<g transform="translate(3 5)" opacity="0.28" ')
    return [shadow, *shapes, "</g>", shade, *shapes, "</g>", stone, *shapes, "</g>"]


def _cells(layout: Layout) -> list[str]:
    """Every cell as a shape of its own, named for whoever wants to find it."""
    drawn = [f'<g stroke="{SHADE}" stroke-width="0.9" stroke-linejoin="round">']
    for cell, polygon in zip(layout.course.cells, layout.polygons, strict=True):
        colour = GROUND[cell.kind][cell.back // SIXTHS % 2]
        drawn.append(
            f'<polygon id="{cell.name}" class="{cell.kind}" fill="{colour}" points="{_points(polygon)}">'
            f"<title>{cell.name}</title></polygon>"
        )
    return [*drawn, "</g>"]


def _band(layout: Layout, first: float, last: float, right: float, left: float) -> list[Point]:
    """A strip across the track."""
    lines = [first + (last - first) * i / 4 for i in range(5)]
    return [layout.point(line, right) for line in lines] + [layout.point(line, left) for line in reversed(lines)]


def _water(layout: Layout) -> list[str]:
    """Ditches run through the cells and change nothing. [A3.6]"""
    drawn = []
    for line in layout.course.water:
        drawn.append(
            f'<polygon fill="{BLUE}" opacity="0.8" points="{_points(_band(layout, line - 0.9, line + 0.9, 0, 1))}"/>'
        )
        for offset in (-0.4, 0.4):
            wave = [layout.point(line + offset + 0.25 * math.sin(i * 1.6), i / 16) for i in range(17)]
            drawn.append(f'<polyline fill="none" stroke="#9cc6dd" stroke-width="1.6" points="{_points(wave)}"/>')
    return drawn


def _finish_line(layout: Layout) -> list[str]:
    """A chequered band on the line that is crossed four times. [A6.1]"""
    drawn = []
    for i in range(16):
        for side in range(2):
            colour = CINNABAR if (i + side) % 2 else TRAVERTINE
            band = _band(layout, (side - 1) * 0.45, side * 0.45, i / 16, (i + 1) / 16)
            drawn.append(f'<polygon fill="{colour}" points="{_points(band)}"/>')
    return drawn


def _chevrons(layout: Layout, direction: int) -> list[str]:
    """Arrows on the narrow cells show which way the race goes."""
    drawn = []
    for number, cell in enumerate(layout.course.cells):
        if cell.kind == "narrow":
            x, y = layout.centre(number)
            angle = layout.heading(number) + (0 if direction == CLOCKWISE else 180)
            drawn.append(
                f'<path transform="translate({x:.1f} {y:.1f}) rotate({angle:.1f})" fill="none" stroke="{TRAVERTINE}" '
                f'stroke-width="4" stroke-linecap="round" d="M-13 -8 l8 8 l-8 8 M1 -8 l8 8 l-8 8"/>'
            )
    return drawn


def _names(layout: Layout, direction: int) -> list[str]:
    """Numbers on the start places, and the name of every cell. [A2.2]"""
    course = layout.course
    places = course.start if direction == CLOCKWISE else course.start_reversed
    drawn = []
    for number, cell in enumerate(course.cells):
        x, y = layout.centre(number)
        if number in places:
            text = PLACES[places.index(number)]
            drawn.append(
                f'<text x="{x:.1f}" y="{y + 5:.1f}" font-size="15" fill="{CINNABAR}" class="roman">{text}</text>'
            )
        drawn.append(_name(layout, number, cell))
    return drawn


def _name(layout: Layout, number: int, cell: Cell) -> str:
    """Small, in the back part of the cell, where a chariot does not hide it."""
    share = layout.share(number, cell.back)
    across = 0.15 if cell.kind == "narrow" else 0.5
    line = cell.back + 0.24 * (cell.front - cell.back)
    x, y = layout.point(line, share.right + (share.left - share.right) * across)
    colour = GOLD if cell.kind == "lane" else SHADE
    return f'<text x="{x:.1f}" y="{y + 3:.1f}" fill="{colour}" class="name">{cell.name}</text>'
