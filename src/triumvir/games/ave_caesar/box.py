"""The box: chariots, race cards and laurels, as numbers for the rules and as names for people."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final = -1

FACTIONS: Final = ("russata", "albata", "veneta", "prasina", "aurata", "purpurea")
"""Six chariots, named after the factions of the circus: red, white, blue, green, gold, purple. [A1.1]"""
N_CHARIOTS: Final = 6

RIVALS: Final = ("rival1", "rival2", "rival3", "rival4", "rival5")
"""The other players, the nearest to the finish first, as judges know them."""

N_CARDS: Final = 6
"""Cards 1 to 6; rows of cards are indexed by the number on the card less one."""
COPIES: Final = 4
DECK: Final = 24
"""Every chariot has its own deck of 24 cards, four each of 1 to 6. [A1.1]"""
DECK_POINTS: Final = 84
HAND: Final = 3
"""A hand of three cards. [A1.1]"""
SIX: Final = 6

LAPS: Final = 3
CROSSINGS: Final = 4
"""The line is crossed once from the start row and once at the end of each of three laps. [A6.1]"""
LAST_LAP: Final = 3
"""So many crossings begin the third lap."""
SECOND_LAP: Final = 2
MOST_MOVES: Final = 64
MOST_STILL: Final = 100000
"""More turns without a move than any race has."""

_LAURELS: Final = (6, 4, 3, 2, 1, 0)


def row(values: list[int]) -> vec[i64]:
    """A packed row of numbers."""
    packed = vec[i64]()
    for value in values:
        packed = append(packed, i64(value))
    return packed


LAURELS: Final = row(list(_LAURELS))
"""What the paid finishers score in the order of finishing. [A6.2]"""
