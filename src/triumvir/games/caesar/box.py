"""The box: map, tokens, bonus tokens and command tiles, as numbers for the rules and as names for people.

Everything comes from `box.json`; the rules use the numbers, and every table here is indexed by them.
"""

import json
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.json import JSON, Reader, read_number

CAESAR: Final = 0
POMPEY: Final = 1
SIDES: Final = ("caesar", "pompey")
"""Two sides: Caesar (red) and Pompey (blue). [C1.1]"""

NONE: Final = -1

_DATA: Final = Reader(json.loads((Path(__file__).parent / "box.json").read_text("utf-8")), "box.json")


def row(values: list[int]) -> vec[i64]:
    """A packed row of numbers."""
    packed = vec[i64]()
    for value in values:
        packed = append(packed, i64(value))
    return packed


# ---- the map [C1.2] ------------------------------------------------------------------------------------------

_PROVINCES: Final = [Reader(item, "provinces") for item in _DATA.items("provinces")]
_BORDERS: Final = [Reader(item, "borders") for item in _DATA.items("borders")]

PROVINCES: Final = tuple(item.text("id") for item in _PROVINCES)
PROVINCE_NAMES: Final = tuple(item.text("name") for item in _PROVINCES)
N_PROVINCES: Final = 18
N_SPACES: Final = 30
ITALIA: Final = PROVINCES.index("IT")

SYMBOLS: Final = ("sword", "shield", "ship", "laurel")
SWORD: Final = 0
SHIELD: Final = 1
SHIP: Final = 2
LAUREL: Final = 3


def _ends(border: Reader) -> tuple[str, str]:
    first, second = border.items("between")
    return str(first), str(second)


SPACES: Final = tuple("-".join(_ends(item)) for item in _BORDERS)
"""A border space belongs to exactly two provinces and is named after them. [C1.2]"""
N_SYMBOLS: Final = 3
SPACES_PER_SYMBOL: Final = 10
SPACE_SYMBOL: Final = row([SYMBOLS.index(item.text("symbol")) for item in _BORDERS])
BORDER_CONTROL: Final = row([int(item.flag("border_control")) for item in _BORDERS])
"""The three border-control spaces. [C7.4]"""

ENDS: Final = row([PROVINCES.index(end) for item in _BORDERS for end in _ends(item)])
"""The two provinces of space s are ENDS[2 * s] and ENDS[2 * s + 1]."""

FIELDS: Final = row([item.number("fields", 1, 2) for item in _PROVINCES])
"""Italia has two province fields, all others one. [C1.2]"""
CENTRAL: Final = row([int(item.flag("central")) for item in _PROVINCES])
"""Sardinia, Sicilia, Italia, Achaia, Creta. [C1.6]"""

_SPACES_OF: Final = [
    [space for space, item in enumerate(_BORDERS) if province in _ends(item)] for province in PROVINCES
]
SPACES_OF: Final = row([space for spaces in _SPACES_OF for space in spaces])
SPACES_FROM: Final = row([sum(len(spaces) for spaces in _SPACES_OF[:p]) for p in range(N_PROVINCES + 1)])
"""The spaces of province p are SPACES_OF[SPACES_FROM[p]] to SPACES_OF[SPACES_FROM[p + 1] - 1]."""


EMPTY_SPACES: Final = row([len(spaces) for spaces in _SPACES_OF])
"""How many border spaces each province has."""
OPEN_SPACES: Final = row([s for symbol in range(N_SYMBOLS) for s in range(N_SPACES) if SPACE_SYMBOL[s] == symbol])
OPEN_COUNT: Final = row([SPACES_PER_SYMBOL] * N_SYMBOLS)
"""The spaces of symbol s are OPEN_SPACES[s * SPACES_PER_SYMBOL] and following, OPEN_COUNT[s] of them."""
MOST_STUCK: Final = 2**N_SPACES - 1
"""A set of spaces, one bit each, has no larger number."""


def across(space: i64, province: i64) -> i64:
    """The province on the other side of a border space."""
    first = ENDS[2 * space]
    return ENDS[2 * space + 1] if first == province else first


def _is_next_to_central(province: str) -> bool:
    ends = [_ends(item) for item in _BORDERS if province in _ends(item)]
    peers = [first if second == province else second for first, second in ends]
    return any(CENTRAL[PROVINCES.index(neighbour)] for neighbour in peers)


NEXT_TO_CENTRAL: Final = row([int(_is_next_to_central(province)) for province in PROVINCES])

# ---- influence tokens [C1.3, C1.4] ---------------------------------------------------------------------------
# A kind is a token face. Both 2/2 laurels are one kind of which each side has two.


def _face(symbols: list[JSON], values: JSON) -> tuple[tuple[str, ...], int, int]:
    assert isinstance(values, list), "a token has two values"
    high, low = [read_number(value, 0, 7, "box.json values") for value in values]
    return tuple(str(symbol) for symbol in symbols), high, low


def _centurion(item: JSON) -> tuple[tuple[str, ...], int, int]:
    reader = Reader(item, "centurions")
    return _face(reader.items("on"), reader.value("values"))


_BASE: Final = [_face([symbol], values) for symbol in SYMBOLS for values in _DATA.object("tokens").items(symbol)]
_BASE_KINDS: Final = sorted(set(_BASE), key=_BASE.index)
_KINDS: Final = _BASE_KINDS + [_centurion(item) for item in _DATA.items("centurions")]

N_KINDS: Final = 18
FIRST_CENTURION: Final = 15
"""Kinds 0 to 14 are the base tokens, 15 to 17 the Centurion tokens. [C1.3, C1.4]"""
N_CENTURIONS: Final = 3
BASE_TOKENS: Final = 16

TOKENS: Final = tuple(f"{''.join(symbols)}{high}{low}" for symbols, high, low in _KINDS)
COPIES: Final = row([_BASE.count(kind) for kind in _BASE_KINDS] + [1] * N_CENTURIONS)
HIGH: Final = row([high for _, high, _ in _KINDS])
LOW: Final = row([low for _, _, low in _KINDS])
WILD: Final = row([int(symbols == ("laurel",)) for symbols, _, _ in _KINDS])


def _fits(symbols: tuple[str, ...], space: int) -> bool:
    return "laurel" in symbols or SYMBOLS[SPACE_SYMBOL[space]] in symbols


FITS: Final = row([int(_fits(_KINDS[kind][0], space)) for kind in range(N_KINDS) for space in range(N_SPACES)])
"""Whether token kind k fits space s: FITS[k * N_SPACES + s]. [C3.2]"""
TAKES: Final = row([int(s in symbols or symbols == ("laurel",)) for symbols, _, _ in _KINDS for s in SYMBOLS[:3]])
"""Whether token kind k goes on symbol s: TAKES[k * N_SYMBOLS + s]. [C3.2]"""

# ---- bonus tokens and control markers [C1.5] -----------------------------------------------------------------

BONUSES: Final = ("tactics", "wealth", "might", "senate", "poison", "centurion")
TACTICS: Final = 0
WEALTH: Final = 1
MIGHT: Final = 2
SENATE: Final = 3
POISON: Final = 4
CENTURION: Final = 5
N_BONUSES: Final = 6
BONUS_COPIES: Final = row([_DATA.object("bonus_tokens").number(bonus, 1, 6) for bonus in BONUSES])
MOST_SENATES: Final = 6
MARKERS: Final = 12
"""12 control markers per side. [C1.5]"""

# ---- Auto-Crassus [C8.2, C8.3] -------------------------------------------------------------------------------

TILES: Final = ("A", "B", "C", "D", "E")
N_TILES: Final = 5
COMMANDS: Final = ("draw1", "draw2", "draw_centurion", "execute", "discard1")
DRAW_1: Final = 0
DRAW_2: Final = 1
DRAW_CENTURION: Final = 2
EXECUTE: Final = 3
DISCARD: Final = 4
N_COMMANDS: Final = 5

_CRASSUS: Final = _DATA.object("crassus")
_COMMANDS_OF: Final = [
    [COMMANDS.index(str(command)) for command in _CRASSUS.object("tiles").items(tile)] for tile in TILES
]
COMMANDS_OF: Final = row([command for commands in _COMMANDS_OF for command in commands])
COMMANDS_FROM: Final = row([sum(len(commands) for commands in _COMMANDS_OF[:t]) for t in range(N_TILES + 1)])
"""The commands of tile t are COMMANDS_OF[COMMANDS_FROM[t]] to COMMANDS_OF[COMMANDS_FROM[t + 1] - 1]. [C8.3]"""

DIFFICULTIES: Final = ("easy", "normal", "hard")


def tile_deck(difficulty: str, centurions: bool) -> vec[i64]:
    """How many of each command tile are in the deck. [C8.2]"""
    decks = _CRASSUS.object("decks_with_centurions" if centurions else "decks")
    deck = decks.text(difficulty)
    return row([deck.count(tile) for tile in TILES])
