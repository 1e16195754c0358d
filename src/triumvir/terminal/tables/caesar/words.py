"""The pieces of CAESAR! in words and signs, and the styles they are drawn in."""

from typing import Final

from triumvir.games.caesar import story
from triumvir.games.caesar.box import SIDES as SIDE_KEYS
from triumvir.games.caesar.box import SPACE_SYMBOL, SPACES
from triumvir.games.caesar.box import SYMBOLS as SYMBOL_KEYS
from triumvir.games.caesar.tokens import face_of
from triumvir.terminal.colours import CHIPS, INKS
from triumvir.terminal.language import say, tell

SYMBOLS: Final = {"sword": "†", "shield": "◊", "ship": "≈", "laurel": "✶"}
SHORTENED: Final = ("HU", "HC", "GC")
"""Provinces whose names are too long for the map."""

Line = list[tuple[str, str]]
"""Parts of one line, each with its style."""


def values_of(token: str) -> tuple[int, int]:
    face = face_of(token)
    return face.high, face.low


def kind_of(token: str) -> str:
    """The symbol or symbols of a token."""
    return face_of(token).symbols


def token_sign(token: str) -> str:
    """As it looks: `†5/1`."""
    high, low = values_of(token)
    signs = "".join(sign for symbol, sign in SYMBOLS.items() if symbol in kind_of(token))
    return f"{signs}{high}/{low}"


def token_name(token: str) -> str:
    """As it is called: `sword 5/1`."""
    return tell(story.token(token))


def symbol_name(token: str) -> str:
    return tell(story.symbol(kind_of(token)))


def space_sign(space: str) -> str:
    return SYMBOLS[SYMBOL_KEYS[SPACE_SYMBOL[SPACES.index(space)]]]


def between(space: str) -> str:
    return tell(story.space(space))


def ink(side: str) -> str:
    return INKS[SIDE_KEYS.index(side)]


def chip(side: str) -> str:
    return CHIPS[SIDE_KEYS.index(side)]


def letter(side: str) -> str:
    return say(f"terminal-caesar-letter-{side}")


def side_name(side: str) -> str:
    return tell(story.side(side))


def province_name(province: str) -> str:
    return tell(story.province(province))


def short_province(province: str) -> str:
    """For the map, where ten letters have to do."""
    return say(f"terminal-caesar-short-{province}") if province in SHORTENED else province_name(province)


def bonus_name(bonus: str) -> str:
    return tell(story.bonus(bonus))
