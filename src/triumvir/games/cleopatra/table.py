"""Everything that lies on the table, in packed rows, with accessors that read like the rulebook."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.position import Position
from triumvir.games.cleopatra.box import (
    ACTION_CARDS,
    CLEOPATRA,
    GROUP_LIMIT,
    MOST_AT_GROUP,
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    N_VOTES,
    NONE,
    OWN_LIMIT,
)
from triumvir.games.cleopatra.choices import Choices

# What is asked, and of whom.
SET_UP: Final = 0
START: Final = 1
"""The turn begins: act, lay, exchange or pass."""
LAY: Final = 2
"""An action card came first; now influence must be laid."""
SECOND: Final = 3
"""One card lies face up; the second is due."""
AFTER: Final = 4
"""Influence is laid; an action card may still be played."""
VETO_ASKED: Final = 5
SPYING: Final = 6
CASTLE: Final = 7
REPLACE: Final = 8
EXCHANGE: Final = 9
DRAW: Final = 10
TICKET: Final = 11
OVER: Final = 12
PHASES: Final = (
    "set_up",
    "start",
    "lay",
    "second",
    "after",
    "veto",
    "spying",
    "castle",
    "replace",
    "exchange",
    "draw",
    "ticket",
    "over",
)

# How a card lies at a group.
UP: Final = 0
DOWN: Final = 1
FACES: Final = ("up", "down")

# How a turn is being played.
ACTIVE: Final = 0
PASSIVE: Final = 1
CUT_SHORT: Final = 2
"""The opening action was vetoed and nothing can be laid. [K15a]"""
MANNERS: Final = ("active", "passive", "cut_short")

END_REASONS: Final = ("all_patricians", "exhausted", "lone_blocked", "lone_pass", "mutual_block", "six_passes")
ALL_TAKEN: Final = 0
EXHAUSTED: Final = 1
LONE_BLOCKED: Final = 2
LONE_PASS: Final = 3
MUTUAL_BLOCK: Final = 4
SIX_PASSES: Final = 5

SEATS: Final = 2
SLOTS: Final = 2 * N_GROUPS * MOST_AT_GROUP
POOLS: Final = 2
"""Each side has two Castling cards, so its cards are mixed at most twice."""

# The three heaps of a Castling in progress.
UNDECIDED: Final = 0
TO_FIRST: Final = N_INFLUENCE
TO_SECOND: Final = 2 * N_INFLUENCE


def filled(size: int, value: int) -> vec[i64]:
    return vec[i64]([value] * size)


class Table(Position):
    """The state of a game. Rows that belong to a side are indexed `side * width + item`."""

    def __init__(self, choices: Choices, like: "Table | None" = None) -> None:
        """An empty table, or a copy of another; written out so that the compiler knows every field is set."""
        self.choices = choices
        if like is not None:
            self.card: vec[i64] = like.card[:]
            self.face: vec[i64] = like.face[:]
            self.origin: vec[i64] = like.origin[:]
            self.laid: vec[i64] = like.laid[:]
            self.patricians: vec[i64] = like.patricians[:]
            self.won: vec[i64] = like.won[:]
            self.hand: vec[i64] = like.hand[:]
            self.hand_size: vec[i64] = like.hand_size[:]
            self.hand_influence: vec[i64] = like.hand_influence[:]
            self.reserve: vec[i64] = like.reserve[:]
            self.reserve_size: vec[i64] = like.reserve_size[:]
            self.order: vec[i64] = like.order[:]
            self.discards: vec[i64] = like.discards[:]
            self.unseen_discards: vec[i64] = like.unseen_discards[:]
            self.bonus: vec[i64] = like.bonus[:]
            self.tickets: vec[i64] = like.tickets[:]
            self.steps: vec[i64] = like.steps[:]
            self.pile: vec[i64] = like.pile[:]
            self.vote_discards: vec[i64] = like.vote_discards[:]
            self.revealed: i64 = like.revealed
            self.active: i64 = like.active
            self.asked: i64 = like.asked
            self.phase: i64 = like.phase
            self.manner: i64 = like.manner
            self.acted: bool = like.acted
            self.laid_up: i64 = like.laid_up
            self.laid_down: i64 = like.laid_down
            self.announced: i64 = like.announced
            self.target: i64 = like.target
            self.target_card: i64 = like.target_card
            self.due: i64 = like.due
            self.swapped: i64 = like.swapped
            self.passes: i64 = like.passes
            self.lone: i64 = like.lone
            self.aside: vec[i64] = like.aside[:]
            self.reason: i64 = like.reason
            self.flow: vec[i64] = like.flow[:]
            self.castlings: vec[i64] = like.castlings[:]
            self.pool_known: vec[i64] = like.pool_known[:]
            self.pool_seen: vec[i64] = like.pool_seen[:]
            self.pool_shared: vec[i64] = like.pool_shared[:]
            return
        # the groups: cards in slots, `slot_of` tells where
        self.card = filled(SLOTS, NONE)
        self.face = filled(SLOTS, UP)
        self.origin = filled(SLOTS, NONE)
        self.laid = filled(SEATS * N_GROUPS, 0)
        self.patricians = filled(N_GROUPS, 0)
        self.won = filled(SEATS * N_GROUPS, 0)
        # the sides
        self.hand = filled(SEATS * N_KINDS, 0)
        self.hand_size = filled(SEATS, 0)
        self.hand_influence = filled(SEATS, 0)
        self.reserve = filled(SEATS * N_KINDS, 0)
        self.reserve_size = filled(SEATS * 2, 0)
        self.order = filled(SEATS * ACTION_CARDS, NONE)
        self.discards = filled(SEATS * N_KINDS, 0)
        self.unseen_discards = filled(SEATS * N_KINDS, 0)
        self.bonus = filled(SEATS, NONE)
        self.tickets = filled(SEATS, 0)
        self.steps = filled(SEATS, 0)
        # votes of confidence
        self.pile = filled(N_VOTES, 0)
        self.vote_discards = filled(N_VOTES, 0)
        self.revealed = NONE
        # the turn
        self.active = CLEOPATRA
        self.asked = CLEOPATRA
        self.phase = SET_UP
        self.manner = ACTIVE
        self.acted = False
        self.laid_up = 0
        self.laid_down = 0
        self.announced = NONE
        self.target = NONE
        self.target_card = NONE
        self.due = 0
        self.swapped = 0
        self.passes = 0
        self.lone = NONE
        self.aside = filled(3 * N_INFLUENCE, 0)
        self.reason = NONE
        # what everybody saw of the hidden cards: see notes.py
        self.flow = vec[i64]()
        self.castlings = filled(SEATS, 0)
        self.pool_known = filled(SEATS * POOLS * N_INFLUENCE, 0)
        self.pool_seen = filled(SEATS * POOLS * N_INFLUENCE, 0)
        self.pool_shared = filled(SEATS, 0)


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
