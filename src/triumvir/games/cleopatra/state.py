"""Everything that lies on the table of Caesar & Cleopatra, in packed rows: of a side at `side * width + item`.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.json import JSON, Reader
from triumvir.contract.position import Position
from triumvir.contract.rows import counted, filled, named, read_counts, read_counts_of, read_numbers
from triumvir.games.cleopatra.box import (
    ACTION_CARDS,
    CARDS,
    CLEOPATRA,
    GROUPS,
    INFLUENCE,
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    N_VOTES,
    NONE,
    POOLS,
    SIDES,
    SLOTS,
    VOTES,
)
from triumvir.games.cleopatra.rule_set import RuleSet

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

# How a game ends.
ALL_TAKEN: Final = 0
EXHAUSTED: Final = 1
LONE_BLOCKED: Final = 2
LONE_PASS: Final = 3
MUTUAL_BLOCK: Final = 4
SIX_PASSES: Final = 5
END_REASONS: Final = ("all_patricians", "exhausted", "lone_blocked", "lone_pass", "mutual_block", "six_passes")


class Table(Position):
    """Everything that lies on the table of Caesar & Cleopatra, in packed rows: of a side at `side * width + item`."""

    def __init__(self, rules: RuleSet, like: "Table | None" = None) -> None:
        """A blank table, or a copy of another; written out, so the compiler knows every field is set."""
        self.rules = rules
        if like is not None:
            self.card: vec[i64] = like.card[:]
            self.face: vec[i64] = like.face[:]
            self.origin: vec[i64] = like.origin[:]
            self.laid: vec[i64] = like.laid[:]
            self.patricians: vec[i64] = like.patricians[:]
            self.won: vec[i64] = like.won[:]
            self.hand: vec[i64] = like.hand[:]
            self.discards: vec[i64] = like.discards[:]
            self.unseen_discards: vec[i64] = like.unseen_discards[:]
            self.hand_size: vec[i64] = like.hand_size[:]
            self.hand_influence: vec[i64] = like.hand_influence[:]
            self.reserve: vec[i64] = like.reserve[:]
            self.reserve_size: vec[i64] = like.reserve_size[:]
            self.order: vec[i64] = like.order[:]
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
            self.reason: i64 = like.reason
            self.aside: vec[i64] = like.aside[:]
            self.flow: vec[i64] = like.flow[:]
            self.castlings: vec[i64] = like.castlings[:]
            self.pool_shared: vec[i64] = like.pool_shared[:]
            self.pool_known: vec[i64] = like.pool_known[:]
            self.pool_seen: vec[i64] = like.pool_seen[:]
            return
        # the cards at the groups, in slots: `slot_of` tells where
        self.card = filled(SLOTS, NONE)
        self.face = filled(SLOTS, 0)
        self.origin = filled(SLOTS, NONE)
        """The note that tells how a face-down card came there; below NONE the Castling that mixed it."""
        # how many cards lie on each side of a group
        self.laid = filled(2 * N_GROUPS, 0)
        # the patricians who are still there
        self.patricians = filled(N_GROUPS, 0)
        # the patricians each side has won
        self.won = filled(2 * N_GROUPS, 0)
        # the cards of each side: in hand, discarded openly, exchanged unseen
        self.hand = filled(2 * N_KINDS, 0)
        self.discards = filled(2 * N_KINDS, 0)
        self.unseen_discards = filled(2 * N_KINDS, 0)
        # the reserves of each side, influence and action; the order is of the action cards
        self.hand_size = filled(2, 0)
        self.hand_influence = filled(2, 0)
        self.reserve = filled(2 * N_KINDS, 0)
        self.reserve_size = filled(2 * 2, 0)
        self.order = filled(2 * ACTION_CARDS, NONE)
        # what else belongs to each side; steps are those of the set-up
        self.bonus = filled(2, NONE)
        self.tickets = filled(2, 0)
        self.steps = filled(2, 0)
        # votes of confidence
        self.pile = filled(N_VOTES, 0)
        self.vote_discards = filled(N_VOTES, 0)
        self.revealed = NONE
        # the turn
        self.active = CLEOPATRA
        self.asked = CLEOPATRA
        self.phase = 0
        self.manner = 0
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
        self.reason = NONE
        # the three heaps of a Castling in progress: undecided, to the first group, to the second
        self.aside = filled(3 * N_INFLUENCE, 0)
        # what everybody saw of the hidden cards: see knowledge
        self.flow = vec[i64]()
        # how often each side has mixed its cards, and cards mixed twice
        self.castlings = filled(2, 0)
        self.pool_shared = filled(2, 0)
        # the cards that were seen to go into each mixture, and to come out of it
        self.pool_known = filled(2 * POOLS * N_INFLUENCE, 0)
        self.pool_seen = filled(2 * POOLS * N_INFLUENCE, 0)


def patricians_to_json(t: Table) -> dict[str, JSON]:
    return {
        "patricians": {name: int(t.patricians[group]) for group, name in enumerate(GROUPS)},
    }


def winnings_to_json(t: Table) -> dict[str, JSON]:
    return {
        "won": {name: [int(t.won[side * N_GROUPS + i]) for i in range(N_GROUPS)] for side, name in enumerate(SIDES)},
    }


def hands_to_json(t: Table) -> dict[str, JSON]:
    return {
        "hand": {name: counted(t.hand, side * N_KINDS, CARDS) for side, name in enumerate(SIDES)},
        "discards": {name: counted(t.discards, side * N_KINDS, CARDS) for side, name in enumerate(SIDES)},
        "unseen_discards": {name: counted(t.unseen_discards, side * N_KINDS, CARDS) for side, name in enumerate(SIDES)},
    }


def belongings_to_json(t: Table) -> dict[str, JSON]:
    return {
        "bonus": {name: named(GROUPS, t.bonus[side]) for side, name in enumerate(SIDES)},
        "tickets": {name: int(t.tickets[side]) for side, name in enumerate(SIDES)},
        "steps": {name: int(t.steps[side]) for side, name in enumerate(SIDES)},
    }


def votes_to_json(t: Table) -> dict[str, JSON]:
    return {
        "pile": counted(t.pile, 0, VOTES),
        "vote_discards": counted(t.vote_discards, 0, VOTES),
        "revealed": named(VOTES, t.revealed),
    }


def turn_to_json(t: Table) -> dict[str, JSON]:
    return {
        "active": SIDES[t.active],
        "asked": SIDES[t.asked],
        "phase": PHASES[t.phase],
        "manner": MANNERS[t.manner],
        "acted": t.acted,
        "laid_up": int(t.laid_up),
        "laid_down": int(t.laid_down),
        "announced": named(CARDS, t.announced),
        "target": None,
        "target_card": named(INFLUENCE, t.target_card),
        "due": int(t.due),
        "swapped": int(t.swapped),
        "passes": int(t.passes),
        "lone": named(SIDES, t.lone),
        "reason": named(END_REASONS, t.reason),
    }


def castlings_to_json(t: Table) -> dict[str, JSON]:
    return {
        "castlings": {name: int(t.castlings[side]) for side, name in enumerate(SIDES)},
        "pool_shared": {name: int(t.pool_shared[side]) for side, name in enumerate(SIDES)},
    }


def read_hands(t: Table, reader: Reader) -> None:
    read_counts_of(t.discards, reader, "discards", SIDES, CARDS, "card")
    read_counts_of(t.unseen_discards, reader, "unseen_discards", SIDES, CARDS, "card")


def read_belongings(t: Table, reader: Reader) -> None:
    read_numbers(t.tickets, reader, "tickets", SIDES, 0, 99)


def read_votes(t: Table, reader: Reader) -> None:
    read_counts(t.pile, reader, "pile", VOTES, "vote card")
    read_counts(t.vote_discards, reader, "vote_discards", VOTES, "vote card")
    t.revealed = reader.index_or("revealed", VOTES, NONE)


def read_turn(t: Table, reader: Reader) -> None:
    t.active = reader.index_or("active", SIDES, CLEOPATRA)
    t.manner = reader.index_or("manner", MANNERS, 0)
    t.acted = reader.flag_or("acted", False)
    t.laid_up = reader.number_or("laid_up", 0, 2, 0)
    t.laid_down = reader.number_or("laid_down", 0, 2, 0)
    t.announced = reader.index_or("announced", CARDS, NONE)
    t.due = reader.number_or("due", 0, 5, 0)
    t.swapped = reader.number_or("swapped", 0, 5, 0)
    t.passes = reader.number_or("passes", 0, 6, 0)
    t.lone = reader.index_or("lone", SIDES, NONE)
    t.reason = reader.index_or("reason", END_REASONS, NONE)


def read_castlings(t: Table, reader: Reader) -> None:
    read_numbers(t.castlings, reader, "castlings", SIDES, 0, POOLS)
    read_numbers(t.pool_shared, reader, "pool_shared", SIDES, 0, 10)


FIELDS: Final = tuple(
    (
        "game options table order aside flow pool_known pool_seen patricians won hand discards unseen_discards bonus "
        "tickets steps pile vote_discards revealed active asked phase manner acted laid_up laid_down announced target "
        "target_card due swapped passes lone reason castlings pool_shared "
    ).split()
)
"""Every field that a written position may have."""
