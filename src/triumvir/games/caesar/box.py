"""What every box has: the map, and the sorts of things in it, as numbers for the rules and as names for people.

The map comes from `box.json`; the rules use the numbers, and every table here is indexed by them. Which tokens and
tiles there are is told by `contents.py`.
"""

import json
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.json import Reader

CAESAR: Final = 0
POMPEY: Final = 1
SIDES: Final = ("caesar", "pompey")
"""Two sides: Caesar (red) and Pompey (blue). [C1.1]"""

NONE: Final = -1

DATA: Final = Reader(json.loads((Path(__file__).parent / "box.json").read_text("utf-8")), "box.json")


def row(values: list[int]) -> vec[i64]:
    """A packed row of numbers."""
    packed = vec[i64]()
    for value in values:
        packed = append(packed, i64(value))
    return packed


# ---- the map [C1.2] ------------------------------------------------------------------------------------------

_PROVINCES: Final = [Reader(item, "provinces") for item in DATA.items("provinces")]
_BORDERS: Final = [Reader(item, "borders") for item in DATA.items("borders")]

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
# A kind is a token face. Which faces there are, and how many of each, is up to the box: see `contents.py`.

N_KINDS: Final = 24
"""No box has more kinds: rows and action codes have room for so many, whatever box is played with. [C1.7]"""
N_CENTURIONS: Final = 3

# ---- bonus tokens and control markers [C1.5] -----------------------------------------------------------------

BONUSES: Final = ("tactics", "wealth", "might", "senate", "poison", "centurion")
TACTICS: Final = 0
WEALTH: Final = 1
MIGHT: Final = 2
SENATE: Final = 3
POISON: Final = 4
CENTURION: Final = 5
N_BONUSES: Final = 6
MOST_SENATES: Final = 9
"""No box has more. [C1.7]"""
MARKERS: Final = 12
"""12 control markers per side. [C1.5]"""

# ---- Auto-Crassus [C8.2, C8.3] -------------------------------------------------------------------------------

TILES: Final = ("A", "B", "C", "D", "E", "F", "G", "H")
N_TILES: Final = 8
"""A to E are printed, the others are blank. [C1.7]"""
COMMANDS: Final = ("draw1", "draw2", "draw_centurion", "execute", "discard1")
DRAW_1: Final = 0
DRAW_2: Final = 1
DRAW_CENTURION: Final = 2
EXECUTE: Final = 3
DISCARD: Final = 4
N_COMMANDS: Final = 5
DIFFICULTIES: Final = ("easy", "normal", "hard")
