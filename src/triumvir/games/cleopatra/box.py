"""The box: groups, cards, votes of confidence and bonus cards, as numbers for the rules and as names for people.

The value of an influence card is its number; a Philosopher is card 0 and adds nothing to a sum.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

CAESAR: Final = 0
CLEOPATRA: Final = 1
SIDES: Final = ("caesar", "cleopatra")
"""Two players: Caesar and Cleopatra. [K1]"""

NONE: Final = -1


def row(values: list[int]) -> vec[i64]:
    """A packed row of numbers."""
    packed = vec[i64]()
    for value in values:
        packed = append(packed, i64(value))
    return packed


# ---- patricians ----------------------------------------------------------------------------------------------

GROUPS: Final = ("senators", "praetors", "quaestors", "censors", "aediles")
N_GROUPS: Final = 5
PATRICIANS: Final = row([5, 5, 5, 3, 3])
"""Five stacks with 5, 5, 5, 3, 3 patricians; a number per group is enough. [K2]"""
ALL_PATRICIANS: Final = 21
MAJORITY: Final = row([3, 3, 3, 2, 2])
"""Three of five, two of three. [K46]"""

N_PAIRS: Final = 10
_PAIRS: Final = [(one, two) for one in range(N_GROUPS) for two in range(one + 1, N_GROUPS)]
PAIR_FIRST: Final = row([one for one, _ in _PAIRS])
PAIR_SECOND: Final = row([two for _, two in _PAIRS])
"""The ten pairs of groups between which Castling can move cards. [K37]"""

# ---- influence and action cards ------------------------------------------------------------------------------

CARDS: Final = ("P", "1", "2", "3", "4", "5", "assassination", "spy", "castling", "scout", "wrath", "veto")
N_KINDS: Final = 12
N_INFLUENCE: Final = 6
"""Kinds 0 to 5 are influence cards, 6 to 11 action cards."""
INFLUENCE: Final = CARDS[:N_INFLUENCE]
PHILOSOPHER: Final = 0
ASSASSINATION: Final = 6
SPY: Final = 7
CASTLING: Final = 8
SCOUT: Final = 9
WRATH: Final = 10
VETO: Final = 11

COPIES: Final = row([2, 7, 7, 7, 7, 7, 4, 2, 2, 2, 1, 2])
"""What each side has of every card; both sides alike."""
INFLUENCE_CARDS: Final = 37
ACTION_CARDS: Final = 13
INFLUENCE_RESERVE: Final = 27
"""What is left of the influence cards after the ten of the set-up. [K5]"""

HAND: Final = 5
"""The hand size. [K8]"""
OWN_LIMIT: Final = 5
GROUP_LIMIT: Final = 8
"""At most 5 cards on the own side of a group and 8 on both sides together. [K13]"""
MOST_AT_GROUP: Final = 5

SLOTS: Final = 2 * N_GROUPS * MOST_AT_GROUP
POOLS: Final = 2
"""Each side has two Castling cards, so its cards are mixed at most twice."""

RESERVES: Final = ("influence", "action")
N_RESERVES: Final = 2
BACKS: Final = (*RESERVES, "either")
"""What can be seen of a hidden card, or nothing."""
FIRST_OF: Final = row([0, N_INFLUENCE])
"""The first card kind of the influence and of the action reserve."""

PRESETS: Final = ("guarded", "scheming", "storming")
_PRESET_CARDS: Final = (
    "veto spy castling assassination scout veto assassination wrath assassination spy scout castling assassination",
    "spy castling scout assassination castling veto spy assassination scout wrath assassination veto assassination",
    "assassination assassination wrath scout assassination veto assassination castling spy scout veto castling spy",
)
PRESET_ORDER: Final = row([CARDS.index(card) for cards in _PRESET_CARDS for card in cards.split()])
"""The n-th card of preset p is PRESET_ORDER[p * ACTION_CARDS + n]. [K6]"""
N_PRESETS: Final = 3

# ---- votes of confidence and bonus cards ---------------------------------------------------------------------

VOTES: Final = (*GROUPS, "orgy", "shuffle")
N_VOTES: Final = 7
ORGY: Final = 5
SHUFFLE: Final = 6
VOTE_COPIES: Final = row([1, 1, 1, 1, 1, 2, 1])
"""One card per group, two plain orgies, one orgy that has the pile shuffled. [K3]"""

BONUS_GROUPS: Final = 3
BONUS_COPIES: Final = 2
"""Two bonus cards each for Senators, Praetors and Quaestors. [K4]"""
