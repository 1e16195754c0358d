"""Everything that lies on the table of CAESAR!, in packed rows: of a side at `side * width + item`.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.json import JSON, Reader
from triumvir.contract.position import Position
from triumvir.contract.rows import counted, filled, named, read_counts, read_numbers
from triumvir.games.caesar.box import (
    BONUSES,
    EMPTY_SPACES,
    MARKERS,
    MOST_SENATES,
    MOST_STUCK,
    N_BONUSES,
    N_CENTURIONS,
    N_KINDS,
    N_PROVINCES,
    N_SPACES,
    N_TILES,
    NONE,
    OPEN_COUNT,
    OPEN_SPACES,
    PROVINCES,
    SIDES,
    SPACES,
    TILES,
)
from triumvir.games.caesar.rule_set import RuleSet

# What is asked of the active side.
PLACE: Final = 0
PASS: Final = 1
ORDER: Final = 2
BANK: Final = 3
BONUS: Final = 4
TAKE: Final = 5
CRASSUS: Final = 6
OVER: Final = 7
PHASES: Final = ("place", "pass", "order", "bank", "bonus", "take", "crassus", "over")

# How a token lies on its space.
UP: Final = 0
TURNED: Final = 1
"""Turned face down by Might: everybody has seen it."""
HIDDEN: Final = 2
"""Placed face down by Border Control: only its owner has seen it."""
FACES: Final = ("up", "turned", "hidden")

# Where a Centurion token is, as everybody knows.
BESIDE: Final = 0
TAKEN: Final = 1
"""Taken into the supply and not seen since: there, or hidden on the board."""
SEEN: Final = 2
"""Seen again: on the board, or back in the bag."""
WHEREABOUTS: Final = ("beside", "taken", "seen")

# How a game ends.
BY_MARKERS: Final = 0
BY_MARKERS_REMOVED: Final = 1
BY_STUCK: Final = 2
BY_STANDSTILL: Final = 3
END_REASONS: Final = ("markers", "markers_removed", "stuck", "standstill")

# Every token that went back to the bag, seen by both.
RETURNED_SIDE: Final = 0
RETURNED_KIND: Final = 1
RETURNED_SINCE: Final = 2
"""The gains of its side at that time."""
RETURNED_SEEN_AT: Final = 3
"""The gains when it was seen again; 0 as long as it was not."""
RETURNED_FIELDS: Final = 4

# With Border Control: every token that left a supply.
PLAYS_SIDE: Final = 0
PLAYS_GAIN: Final = 1
"""The gains of its side before it left."""
PLAYS_SIZE: Final = 2
"""The size of the supply before it left."""
PLAYS_WHAT: Final = 3
"""Its kind, or HIDDEN_PLAY + space for one placed face down."""
PLAYS_FIELDS: Final = 4


class Table(Position):
    """Everything that lies on the table of CAESAR!, in packed rows: of a side at `side * width + item`."""

    def __init__(self, rules: RuleSet, like: "Table | None" = None) -> None:
        """A blank table, or a copy of another; written out, so the compiler knows every field is set."""
        self.rules = rules
        if like is not None:
            self.kind_at: vec[i64] = like.kind_at[:]
            self.owner_at: vec[i64] = like.owner_at[:]
            self.facing_at: vec[i64] = like.facing_at[:]
            self.face_at: vec[i64] = like.face_at[:]
            self.border_marker: vec[i64] = like.border_marker[:]
            self.bonus_at: vec[i64] = like.bonus_at[:]
            self.empty_spaces: vec[i64] = like.empty_spaces[:]
            self.closed: vec[i64] = like.closed[:]
            self.held_by: vec[i64] = like.held_by[:]
            self.marker_turned: vec[i64] = like.marker_turned[:]
            self.open_spaces: vec[i64] = like.open_spaces[:]
            self.open_count: vec[i64] = like.open_count[:]
            self.influence: vec[i64] = like.influence[:]
            self.supply: vec[i64] = like.supply[:]
            self.supply_size: vec[i64] = like.supply_size[:]
            self.bag: vec[i64] = like.bag[:]
            self.bag_size: vec[i64] = like.bag_size[:]
            self.markers: vec[i64] = like.markers[:]
            self.markers_removed: vec[i64] = like.markers_removed[:]
            self.senates: vec[i64] = like.senates[:]
            self.under_senate: vec[i64] = like.under_senate[:]
            self.centurion: vec[i64] = like.centurion[:]
            self.bank: vec[i64] = like.bank[:]
            self.gone: vec[i64] = like.gone[:]
            self.active: i64 = like.active
            self.phase: i64 = like.phase
            self.asked: i64 = like.asked
            self.asked_from_bank: bool = like.asked_from_bank
            self.placed: i64 = like.placed
            self.closing: i64 = like.closing
            self.waiting: i64 = like.waiting
            self.extra_turn: bool = like.extra_turn
            self.centurion_due: bool = like.centurion_due
            self.first_stuck: i64 = like.first_stuck
            self.winner: i64 = like.winner
            self.reason: i64 = like.reason
            self.first_bonus: i64 = like.first_bonus
            self.second_bonus: i64 = like.second_bonus
            self.wealth_due: i64 = like.wealth_due
            self.skips: vec[i64] = like.skips[:]
            self.row: vec[i64] = like.row[:]
            self.deck: vec[i64] = like.deck[:]
            self.tile: i64 = like.tile
            self.step: i64 = like.step
            self.executed: bool = like.executed
            self.fell_short: bool = like.fell_short
            self.gains: vec[i64] = like.gains[:]
            self.hidden_at_gain: vec[i64] = like.hidden_at_gain[:]
            self.taken_at_gain: vec[i64] = like.taken_at_gain[:]
            self.returned: vec[i64] = like.returned[:]
            self.plays: vec[i64] = like.plays[:]
            self.stuck_tokens: vec[i64] = like.stuck_tokens[:]
            self.stuck_spaces: vec[i64] = like.stuck_spaces[:]
            return
        # on each border space
        self.kind_at = filled(N_SPACES, NONE)
        self.owner_at = filled(N_SPACES, NONE)
        self.facing_at = filled(N_SPACES, 0)
        self.face_at = filled(N_SPACES, 0)
        self.border_marker = filled(N_SPACES, NONE)
        # in each province
        self.bonus_at = filled(N_PROVINCES, NONE)
        self.empty_spaces = EMPTY_SPACES[:]
        self.closed = filled(N_PROVINCES, 0)
        self.held_by = filled(N_PROVINCES, NONE)
        self.marker_turned = filled(N_PROVINCES, 0)
        # the empty spaces by symbol, and the influence of both sides
        self.open_spaces = OPEN_SPACES[:]
        self.open_count = OPEN_COUNT[:]
        # beside the board, for each side
        self.influence = filled(2 * N_PROVINCES, 0)
        self.supply = filled(2 * N_KINDS, 0)
        self.supply_size = filled(2, 0)
        self.bag = filled(2 * N_KINDS, 0)
        self.bag_size = filled(2, 0)
        self.markers = filled(2, MARKERS)
        self.markers_removed = filled(2, 0)
        self.senates = filled(2, 0)
        self.under_senate = filled(2 * MOST_SENATES, 0)
        # the Centurion tokens of each side
        self.centurion = filled(2 * N_CENTURIONS, 0)
        # bonus tokens not on the map: in the bank of Border Control
        self.bank = filled(N_BONUSES, 0)
        # bonus tokens out of the game
        self.gone = filled(N_BONUSES, 0)
        # the turn
        self.active = 0
        self.phase = 0
        self.asked = NONE
        self.asked_from_bank = False
        self.placed = NONE
        self.closing = NONE
        self.waiting = NONE
        self.extra_turn = False
        self.centurion_due = False
        self.first_stuck = NONE
        self.winner = NONE
        self.reason = NONE
        # bonus tokens of two provinces closed together that are not dealt with yet: of the first and of the second one
        self.first_bonus = NONE
        self.second_bonus = NONE
        # tokens that Wealth brings at the end of the turn
        self.wealth_due = 0
        # draws that each side skips, for Centurion tokens that it took at once
        self.skips = filled(2, 0)
        # Auto-Crassus: his tokens in their order
        self.row = vec[i64]()
        # Auto-Crassus: the command tiles left, and the one that he follows
        self.deck = filled(N_TILES, 0)
        self.tile = NONE
        self.step = 0
        self.executed = False
        self.fell_short = False
        # what everybody can conclude: the clock of gains, and what happened when
        self.gains = filled(2, 0)
        # the gain at which a token was hidden on a space
        self.hidden_at_gain = filled(N_SPACES, 0)
        # the gain at which a Centurion token was taken
        self.taken_at_gain = filled(2 * N_CENTURIONS, 0)
        # tokens that left a supply
        self.returned = vec[i64]()
        self.plays = vec[i64]()
        # the last time a side could not place: its tokens, and the spaces then empty, one bit each
        self.stuck_tokens = filled(2, 0)
        self.stuck_spaces = filled(2, 0)


def add_returned(t: Table, side: i64, kind: i64, since: i64, seen_at: i64) -> None:
    t.returned = append(t.returned, side)
    t.returned = append(t.returned, kind)
    t.returned = append(t.returned, since)
    t.returned = append(t.returned, seen_at)


def add_plays(t: Table, side: i64, gain: i64, size: i64, what: i64) -> None:
    t.plays = append(t.plays, side)
    t.plays = append(t.plays, gain)
    t.plays = append(t.plays, size)
    t.plays = append(t.plays, what)


def centurions_to_json(t: Table) -> dict[str, JSON]:
    return {
        "centurions": {
            name: [WHEREABOUTS[t.centurion[side * N_CENTURIONS + i]] for i in range(N_CENTURIONS)]
            for side, name in enumerate(SIDES)
        },
    }


def bank_to_json(t: Table) -> dict[str, JSON]:
    return {
        "bank": counted(t.bank, 0, BONUSES),
    }


def turn_to_json(t: Table) -> dict[str, JSON]:
    return {
        "active": SIDES[t.active],
        "phase": PHASES[t.phase],
        "asked": named(BONUSES, t.asked),
        "asked_from_bank": t.asked_from_bank,
        "placed": named(SPACES, t.placed),
        "closing": named(PROVINCES, t.closing),
        "waiting": named(PROVINCES, t.waiting),
        "extra_turn": t.extra_turn,
        "centurion_due": t.centurion_due,
        "first_stuck": named(SIDES, t.first_stuck),
        "winner": named(SIDES, t.winner),
        "reason": named(END_REASONS, t.reason),
    }


def together_to_json(t: Table) -> dict[str, JSON]:
    return {
        "first_bonus": named(BONUSES, t.first_bonus),
        "second_bonus": named(BONUSES, t.second_bonus),
    }


def put_off_to_json(t: Table) -> dict[str, JSON]:
    return {
        "wealth_due": int(t.wealth_due),
    }


def skipped_to_json(t: Table) -> dict[str, JSON]:
    return {
        "skips": {name: int(t.skips[side]) for side, name in enumerate(SIDES)},
    }


def crassus_to_json(t: Table) -> dict[str, JSON]:
    return {
        "deck": counted(t.deck, 0, TILES),
        "tile": named(TILES, t.tile),
        "step": int(t.step),
        "executed": t.executed,
        "fell_short": t.fell_short,
    }


def gained_to_json(t: Table) -> dict[str, JSON]:
    return {
        "gains": {name: int(t.gains[side]) for side, name in enumerate(SIDES)},
    }


def taken_to_json(t: Table) -> dict[str, JSON]:
    return {
        "taken_at": {
            name: [int(t.taken_at_gain[side * N_CENTURIONS + i]) for i in range(N_CENTURIONS)]
            for side, name in enumerate(SIDES)
        },
    }


def stuck_to_json(t: Table) -> dict[str, JSON]:
    return {
        "stuck_tokens": {name: int(t.stuck_tokens[side]) for side, name in enumerate(SIDES)},
        "stuck_spaces": {name: int(t.stuck_spaces[side]) for side, name in enumerate(SIDES)},
    }


def read_bank(t: Table, reader: Reader) -> None:
    read_counts(t.bank, reader, "bank", BONUSES, "bonus token")


def read_turn(t: Table, reader: Reader) -> None:
    t.active = reader.index_or("active", SIDES, 0)
    t.phase = reader.index_or("phase", PHASES, 0)
    t.asked = reader.index_or("asked", BONUSES, NONE)
    t.asked_from_bank = reader.flag_or("asked_from_bank", False)
    t.placed = reader.index_or("placed", SPACES, NONE)
    t.closing = reader.index_or("closing", PROVINCES, NONE)
    t.waiting = reader.index_or("waiting", PROVINCES, NONE)
    t.extra_turn = reader.flag_or("extra_turn", False)
    t.centurion_due = reader.flag_or("centurion_due", False)
    t.first_stuck = reader.index_or("first_stuck", SIDES, NONE)
    t.winner = reader.index_or("winner", SIDES, NONE)
    t.reason = reader.index_or("reason", END_REASONS, NONE)


def read_together(t: Table, reader: Reader) -> None:
    t.first_bonus = reader.index_or("first_bonus", BONUSES, NONE)
    t.second_bonus = reader.index_or("second_bonus", BONUSES, NONE)


def read_put_off(t: Table, reader: Reader) -> None:
    t.wealth_due = reader.number_or("wealth_due", 0, 3, 0)


def read_skipped(t: Table, reader: Reader) -> None:
    read_numbers(t.skips, reader, "skips", SIDES, 0, 3)


def read_crassus(t: Table, reader: Reader) -> None:
    t.tile = reader.index_or("tile", TILES, NONE)
    t.executed = reader.flag_or("executed", False)
    t.fell_short = reader.flag_or("fell_short", False)


def read_gained(t: Table, reader: Reader) -> None:
    read_numbers(t.gains, reader, "gains", SIDES, 0, 200)


def read_stuck(t: Table, reader: Reader) -> None:
    read_numbers(t.stuck_tokens, reader, "stuck_tokens", SIDES, 0, 27)
    read_numbers(t.stuck_spaces, reader, "stuck_spaces", SIDES, 0, MOST_STUCK)


FIELDS: Final = tuple(
    (
        "game options tokens borders provinces supply senate removed row hidden_at returned plays centurions bank "
        "active phase asked asked_from_bank placed closing waiting extra_turn centurion_due first_stuck winner reason "
        "first_bonus second_bonus wealth_due skips deck tile step executed fell_short gains taken_at stuck_tokens "
        "stuck_spaces "
    ).split()
)
"""Every field that a written position may have."""
