"""The pieces of CAESAR! in words and signs, and the styles they are drawn in."""

from triumvir.games.caesar.box import HIGH, LOW, SPACE_SYMBOL, SPACES, TOKENS
from triumvir.games.caesar.box import SIDES as SIDE_KEYS
from triumvir.games.caesar.box import SYMBOLS as SYMBOL_KEYS
from triumvir.terminal.colours import CHIPS, INKS
from triumvir.terminal.texts.caesar import LETTERS, PROVINCES, SIDES, SYMBOL_NAMES, SYMBOLS

Line = list[tuple[str, str]]
"""Parts of one line, each with its style."""


def values_of(token: str) -> tuple[int, int]:
    kind = TOKENS.index(token)
    return int(HIGH[kind]), int(LOW[kind])


def kind_of(token: str) -> str:
    """The symbol or symbols of a token."""
    return token.rstrip("0123456789")


def token_sign(token: str) -> str:
    """As it looks: `†5/1`."""
    high, low = values_of(token)
    signs = "".join(sign for symbol, sign in SYMBOLS.items() if symbol in kind_of(token))
    return f"{signs}{high}/{low}"


def token_name(token: str) -> str:
    """As it is called: `sword 5/1`."""
    high, low = values_of(token)
    return f"{SYMBOL_NAMES[kind_of(token)]} {high}/{low}"


def space_sign(space: str) -> str:
    return SYMBOLS[SYMBOL_KEYS[SPACE_SYMBOL[SPACES.index(space)]]]


def ends_of(space: str) -> tuple[str, str]:
    first, second = space.split("-")
    return first, second


def between(space: str) -> str:
    first, second = ends_of(space)
    return f"{PROVINCES[first]}–{PROVINCES[second]}"


def ink(side: str) -> str:
    return INKS[SIDE_KEYS.index(side)]


def chip(side: str) -> str:
    return CHIPS[SIDE_KEYS.index(side)]


def letter(side: str) -> str:
    return LETTERS[side]


def side_name(side: str) -> str:
    return SIDES[side]
