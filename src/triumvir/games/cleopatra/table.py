"""What is asked of the table and done to it everywhere, in words that read like the rulebook."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.games.cleopatra.box import (
    GROUP_LIMIT,
    MOST_AT_GROUP,
    N_GROUPS,
    N_INFLUENCE,
    NONE,
    OWN_LIMIT,
)
from triumvir.games.cleopatra.state import DOWN, UP, Table

# The three heaps of a Castling in progress.
UNDECIDED: Final = 0
TO_FIRST: Final = N_INFLUENCE
TO_SECOND: Final = 2 * N_INFLUENCE


def opponent_of(side: i64) -> i64:
    return 1 - side


def slot_of(side: i64, group: i64, place: i64) -> i64:
    """Where the card at a place of a side of a group is kept."""
    return (side * N_GROUPS + group) * MOST_AT_GROUP + place


def is_open(t: Table, group: i64) -> bool:
    """A group without patricians is closed. [K28]"""
    return t.patricians[group] > 0


def closed_groups(t: Table) -> i64:
    closed: i64 = 0
    for group in range(i64(N_GROUPS)):
        if t.patricians[group] == 0:
            closed += 1
    return closed


def cards_at(t: Table, group: i64) -> i64:
    """The cards of both sides at a group."""
    return t.laid[group] + t.laid[N_GROUPS + group]


def room(t: Table, side: i64, group: i64) -> i64:
    """How many more cards a side may lay at a group; Philosophers count like all others. [K13, KR12]"""
    if t.patricians[group] == 0:
        return 0
    own = OWN_LIMIT - t.laid[side * N_GROUPS + group]
    both = GROUP_LIMIT - t.laid[group] - t.laid[N_GROUPS + group]
    return own if own < both else both


def room_anywhere(t: Table, side: i64) -> i64:
    total: i64 = 0
    for group in range(i64(N_GROUPS)):
        total += room(t, side, group)
    return total


def face_down_at(t: Table, side: i64, group: i64) -> i64:
    """How many cards of a side lie face down at a group."""
    first = slot_of(side, group, 0)
    count: i64 = 0
    for slot in range(first, first + t.laid[side * N_GROUPS + group]):
        if t.face[slot] == DOWN:
            count += 1
    return count


def face_up_at(t: Table, side: i64, group: i64, kind: i64) -> i64:
    """The slot of a face-up card of this kind at a group, or NONE."""
    first = slot_of(side, group, 0)
    for slot in range(first, first + t.laid[side * N_GROUPS + group]):
        if t.card[slot] == kind and t.face[slot] == UP:
            return slot
    return NONE


def reserves_left(t: Table, side: i64) -> i64:
    return t.reserve_size[2 * side] + t.reserve_size[2 * side + 1]


def has_influence(t: Table, side: i64) -> bool:
    """Influence cards in hand or reserve; those on the table do not count. [K41]"""
    return t.hand_influence[side] > 0 or t.reserve_size[2 * side] > 0


def pick(counts: vec[i64], first: i64, size: i64, chance: Chance) -> i64:
    """One card at random out of counted kinds."""
    left = chance.below(size)
    kind: i64 = 0
    while left >= counts[first + kind]:
        left -= counts[first + kind]
        kind += 1
    return kind
