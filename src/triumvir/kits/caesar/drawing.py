"""The picture of a box as SVG: the tokens of both sides, the bonus tokens, the tiles of Auto-Crassus."""

import math
from typing import Final

from triumvir.games.caesar.box import BONUSES, DIFFICULTIES, N_KINDS, SIDES, SYMBOLS
from triumvir.games.caesar.contents import Box
from triumvir.games.caesar.tokens import Face, face_of

WIDTH: Final = 720
MARGIN: Final = 24
STEP: Final = 56
"""From the middle of a token to the next."""
RADIUS: Final = 23
BODIES: Final = ("#b3261e", "#1f4e8c")
SIGNS: Final = {"sword": "†", "shield": "◊", "ship": "≈", "laurel": "✶"}
PER_LINE: Final = (WIDTH - 2 * MARGIN) // STEP

_HEAD: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
    'font-family="Georgia, \'Times New Roman\', serif" font-size="15">'
)
_STYLE: Final = (
    "<style>.t{text-anchor:middle;fill:#fff;font-weight:bold}.s{text-anchor:middle;fill:#fff;font-size:13px}"
    ".h{font-size:20px;font-weight:bold}.w{fill:#3b2f20}</style>"
)


class Sheet:
    """Lines of the picture, one under the other."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.y = MARGIN

    def line(self, text: str, style: str = "w") -> None:
        self.y += 22
        self.parts.append(f'<text class="{style}" x="{MARGIN}" y="{self.y}">{text}</text>')

    def tokens(self, side: int, faces: list[Face], is_centurion: bool = False) -> None:
        """Tokens in rows, as they lie on the table."""
        for number, face in enumerate(faces):
            x = MARGIN + STEP // 2 + number % PER_LINE * STEP
            y = self.y + 12 + RADIUS + number // PER_LINE * STEP
            self.parts.append(_token(side, face, x, y, is_centurion))
        self.y += 12 + (len(faces) + PER_LINE - 1) // PER_LINE * STEP


def draw_box(box: Box) -> str:
    """A box as an SVG text."""
    contents, sheet = box.contents, Sheet()
    sheet.line(box.name, "h")
    for side, troops in enumerate(contents.troops):
        sheet.line(f"{SIDES[side]}: {len(troops)}")
        sheet.tokens(side, in_order(box, side))
    sheet.line("centurions")
    sheet.tokens(0, list(contents.centurions), True)
    sheet.line(", ".join(f"{bonus} {count}" for bonus, count in zip(BONUSES, contents.bonus_tokens, strict=True)))
    for tile, commands in zip(box.tiles, contents.orders.tiles, strict=True):
        sheet.line(f"{tile}: {', '.join(commands)}")
    for name, decks in (("decks", contents.orders.decks), ("with centurions", contents.orders.decks_with_centurions)):
        sheet.line(f"{name}: " + ", ".join(f"{word} {deck}" for word, deck in zip(DIFFICULTIES, decks, strict=True)))
    height = sheet.y + MARGIN
    ground = f'<rect width="{WIDTH}" height="{height}" fill="#f4ead5"/>'
    head = _HEAD.format(width=WIDTH, height=height)
    return "\n".join([head, f"<title>{box.name}</title>", _STYLE, ground, *sheet.parts, "</svg>"]) + "\n"


def in_order(box: Box, side: int) -> list[Face]:
    """The base tokens of a side, sorted by symbol and strength."""
    base = box.tokens[: int(box.first_centurion)]
    return [face_of(token) for kind, token in enumerate(base) for _ in range(box.copies[side * N_KINDS + kind])]


def _token(side: int, face: Face, x: int, y: int, is_centurion: bool) -> str:
    """Caesar's tokens are round, Pompey's have six corners; a Centurion token has a ring."""
    signs = "".join(SIGNS[symbol] for symbol in SYMBOLS if symbol in face.symbols)
    ring = f'<circle cx="{x}" cy="{y}" r="{RADIUS - 3}" fill="none" stroke="#fff" stroke-dasharray="3 2"/>'
    return (
        f"{_shape(side, x, y)}{ring if is_centurion else ''}"
        f'<text class="t" x="{x}" y="{y}">{face.high}/{face.low}</text>'
        f'<text class="s" x="{x}" y="{y + 15}">{signs}</text>'
    )


def _shape(side: int, x: int, y: int) -> str:
    if side == 0:
        return f'<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="{BODIES[side]}"/>'
    corners = [math.radians(60 * corner) for corner in range(6)]
    points = " ".join(f"{x + RADIUS * math.cos(a):.1f},{y + RADIUS * math.sin(a):.1f}" for a in corners)
    return f'<polygon points="{points}" fill="{BODIES[side]}"/>'
