"""What surrounds a course in its picture: stands with spectators, trees and columns. Nothing here means anything."""

import math
from typing import Final

from triumvir.games.ave_caesar.layout import Layout
from triumvir.games.ave_caesar.outline import Point

SAND: Final = "#ead9b0"
TRAVERTINE: Final = "#f4efe6"
STONE: Final = "#cfc3ac"
SHADE: Final = "#6b5a44"
CINNABAR: Final = "#a6322b"
BLUE: Final = "#1f5f8b"
GOLD: Final = "#b8872b"
PURPLE: Final = "#5b2a57"
GREEN: Final = "#5c7148"

TIERS: Final = 4
TIER: Final = 17.0
STANDS: Final = TIERS * TIER + 12
"""How wide the stands are."""
FREE: Final = 46.0
"""Scenery keeps so far from the track."""
GRID: Final = 52.0

Box = tuple[float, float, float, float]


def picture_box(layout: Layout) -> Box:
    """The course with room for the stands around it."""
    left, top, right, bottom = layout.box()
    room = STANDS + 40
    return left - room, top - room, right + room, bottom + room


def dice(i: int, sides: int) -> int:
    """A number that looks thrown but is always the same."""
    return (i * i * 7919 + i * 104729 + 12345) // 97 % sides


# ---- stands --------------------------------------------------------------------------------------------------


def stands(box: Box) -> list[str]:
    """Rows of seats around the arena, with people on them."""
    drawn = [_frame(box, 0, STONE, 60)]
    for tier in range(TIERS):
        inset = 6 + tier * TIER
        drawn.append(_frame(box, inset, TRAVERTINE if tier % 2 == 0 else "#e6dcc8", 56 - tier * 6))
        drawn += _crowd(box, inset + TIER / 2, tier)
    drawn.append(_frame(box, STANDS - 7, SHADE, 30))
    drawn.append(_frame(box, STANDS - 4, SAND, 28))
    return drawn


def _frame(box: Box, inset: float, fill: str, radius: float) -> str:
    left, top, right, bottom = box
    return (
        f'<rect x="{left + inset:.1f}" y="{top + inset:.1f}" width="{right - left - 2 * inset:.1f}" '
        f'height="{bottom - top - 2 * inset:.1f}" rx="{radius}" fill="{fill}"/>'
    )


def _crowd(box: Box, inset: float, tier: int) -> list[str]:
    """Spectators in the colours of the factions, with gaps between them."""
    colours = (CINNABAR, TRAVERTINE, BLUE, GREEN, GOLD, PURPLE, "#8a6d4b", "#d8b48a")
    people = []
    for i, (x, y) in enumerate(_around(box, inset, 9.5)):
        roll = dice(i + 1000 * tier, 23)
        if roll < 19:
            people.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.9" fill="{colours[roll % 8]}"/>')
    return [f'<g stroke="{SHADE}" stroke-width="0.5" opacity="0.85">', *people, "</g>"]


def _around(box: Box, inset: float, step: float) -> list[Point]:
    """Points along a rectangle whose corners are left out."""
    left, top, right, bottom = box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset
    corner = 34.0
    across = int((right - left - 2 * corner) / step)
    down = int((bottom - top - 2 * corner) / step)
    points = [(left + corner + i * step, y) for y in (top, bottom) for i in range(across + 1)]
    return points + [(x, top + corner + i * step) for x in (left, right) for i in range(down + 1)]


# ---- trees and columns ---------------------------------------------------------------------------------------


def garden(layout: Layout, box: Box) -> list[str]:
    """Cypresses, bushes and columns wherever there is room beside the track."""
    edge = STANDS + 26
    points = [point for polygon in layout.polygons for point in polygon]
    points += [pulvinar_centre(layout)]
    drawn = []
    columns = int((box[2] - box[0] - 2 * edge) / GRID)
    rows = int((box[3] - box[1] - 2 * edge) / GRID)
    for i in range((columns + 1) * (rows + 1)):
        x = box[0] + edge + (i % (columns + 1)) * GRID + dice(i, 31) - 15
        y = box[1] + edge + (i // (columns + 1)) * GRID + dice(i + 500, 31) - 15
        if dice(i + 31, 5) < 3 and min(math.dist((x, y), point) for point in points) > FREE:
            drawn.append((_tree, _tree, _bush, _column)[dice(i + 77, 4)](x, y))
    return drawn


def _tree(x: float, y: float) -> str:
    return (
        f'<ellipse cx="{x + 3:.1f}" cy="{y + 15:.1f}" rx="9" ry="3.5" fill="{SHADE}" opacity="0.25"/>'
        f'<path d="M{x:.1f} {y - 24:.1f} q11 20 5 38 q-5 4 -10 0 q-6 -18 5 -38z" fill="{GREEN}"/>'
        f'<path d="M{x:.1f} {y - 24:.1f} q6 20 3 38 l3 0 q6 -18 -6 -38z" fill="#3f5233" opacity="0.6"/>'
    )


def _bush(x: float, y: float) -> str:
    leaves = [(-7, 3, 7), (6, 4, 7), (0, -3, 8)]
    round_ones = [f'<circle cx="{x + dx:.1f}" cy="{y + dy:.1f}" r="{r}" fill="{GREEN}"/>' for dx, dy, r in leaves]
    return "".join(round_ones) + f'<circle cx="{x:.1f}" cy="{y - 4:.1f}" r="4" fill="#7c9363"/>'


def _column(x: float, y: float) -> str:
    return (
        f'<ellipse cx="{x + 4:.1f}" cy="{y + 15:.1f}" rx="12" ry="4" fill="{SHADE}" opacity="0.25"/>'
        f'<rect x="{x - 9:.1f}" y="{y + 10:.1f}" width="18" height="5" fill="{STONE}"/>'
        f'<path d="M{x - 6:.1f} {y + 10:.1f} l1.5 -30 h9 l1.5 30z" fill="{TRAVERTINE}" stroke="{SHADE}" '
        'stroke-width="0.7"/>'
        f'<path d="M{x - 2:.1f} {y + 10:.1f} v-30 M{x + 2:.1f} {y + 10:.1f} v-30" stroke="{STONE}" stroke-width="1"/>'
        f'<rect x="{x - 8:.1f}" y="{y - 24:.1f}" width="16" height="5" fill="{GOLD}"/>'
    )


# ---- Caesar --------------------------------------------------------------------------------------------------


def pulvinar_centre(layout: Layout) -> Point:
    """Beside the middle of the imperial lane."""
    lane = layout.imperial_share()
    line = sum(layout.lane_lines) / 2
    return layout.point(line, lane.left + 38 / layout.width(line))


def pulvinar(layout: Layout) -> list[str]:
    """The box from which Caesar watches, above his lane."""
    x, y = pulvinar_centre(layout)
    pillars = [
        f'<rect x="{x - 66 + 22 * i:.1f}" y="{y - 10:.1f}" width="6" height="26" fill="{TRAVERTINE}"/>'
        for i in range(7)
    ]
    return [
        f'<rect x="{x - 78:.1f}" y="{y - 14:.1f}" width="156" height="34" rx="3" fill="{PURPLE}"/>',
        *pillars,
        f'<path d="M{x - 84:.1f} {y - 12:.1f} L{x:.1f} {y - 36:.1f} L{x + 84:.1f} {y - 12:.1f}z" fill="{CINNABAR}" '
        f'stroke="{GOLD}" stroke-width="2.5"/>',
        f'<text x="{x:.1f}" y="{y - 16:.1f}" font-size="11" fill="{TRAVERTINE}" class="roman">AVE CAESAR</text>',
        f'<circle cx="{x:.1f}" cy="{y + 2:.1f}" r="6" fill="#e8b98a"/>',
        f'<path d="M{x - 11:.1f} {y + 18:.1f} q11 -16 22 0z" fill="{GOLD}"/>',
        f'<path d="M{x - 6:.1f} {y:.1f} q6 -9 12 0" fill="none" stroke="{GREEN}" stroke-width="2.5"/>',
    ]
