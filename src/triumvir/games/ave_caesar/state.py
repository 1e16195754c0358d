"""Everything that lies on the table of Ave Caesar, in packed rows: cards at `chariot * 6 + card - 1`.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.json import JSON, Reader
from triumvir.contract.position import Position
from triumvir.contract.rows import filled, flagged, read_flags
from triumvir.games.ave_caesar.box import MOST_MOVES, MOST_STILL, N_CARDS, N_CHARIOTS, NONE
from triumvir.games.ave_caesar.hands import EVERY_HAND
from triumvir.games.ave_caesar.rule_set import RuleSet
from triumvir.games.ave_caesar.track import MOST_TARGETS, Track

# Where a chariot is.
RACING: Final = 0
HOME: Final = 1
STRANDED: Final = 2
STATES: Final = ("racing", "home", "stranded")

# Why a chariot skips: no card can be moved in full, it leads with only sixes, or it waits for the lane. [A3.3]
HALTED_BY_NO_WAY: Final = 0
HALTED_BY_ONLY_SIXES: Final = 1
HALTED_BY_LANE_TAKEN: Final = 2
HALTS: Final = ("no_way", "only_sixes", "lane_taken")

# One player has the most laurels, several share the most, or nobody has any. [A6.3]
BY_LAURELS: Final = 0
BY_SHARED_LAURELS: Final = 1
BY_NO_LAURELS: Final = 2
END_REASONS: Final = ("laurels", "shared_laurels", "no_laurels")


class Table(Position):
    """Everything that lies on the table of Ave Caesar, in packed rows: cards at `chariot * 6 + card - 1`."""

    def __init__(self, rules: RuleSet, like: "Table | None" = None) -> None:
        """A blank table, or a copy of another; written out, so the compiler knows every field is set."""
        self.rules = rules
        self.chariots: i64 = rules.chariots
        self.driven: i64 = rules.driven
        if like is not None:
            self.track: Track = like.track
            self.race: i64 = like.race
            self.chariot_at: vec[i64] = like.chariot_at[:]
            self.at: vec[i64] = like.at[:]
            self.progress: vec[i64] = like.progress[:]
            self.state: vec[i64] = like.state[:]
            self.rank: vec[i64] = like.rank[:]
            self.crossings: vec[i64] = like.crossings[:]
            self.paid: vec[i64] = like.paid[:]
            self.disqualified: vec[i64] = like.disqualified[:]
            self.skipped: vec[i64] = like.skipped[:]
            self.still: i64 = like.still
            self.laurels: vec[i64] = like.laurels[:]
            self.hand: vec[i64] = like.hand[:]
            self.hand_size: vec[i64] = like.hand_size[:]
            self.deck: vec[i64] = like.deck[:]
            self.deck_size: vec[i64] = like.deck_size[:]
            self.possible: vec[i64] = like.possible[:]
            self.order: vec[i64] = like.order[:]
            self.turned_up: vec[i64] = like.turned_up[:]
            self.active: i64 = like.active
            self.turned: i64 = like.turned
            self.driver: i64 = like.driver
            self.turn: i64 = like.turn
            self.on_board: i64 = like.on_board
            self.players_left: i64 = like.players_left
            self.moves: vec[i64] = like.moves[:]
            self.n_moves: i64 = like.n_moves
            self.layers: vec[i64] = like.layers[:]
            self.widths: vec[i64] = like.widths[:]
            self.home_card: i64 = like.home_card
            return
        # the course
        self.track = rules.tracks[0]
        self.race = 0
        self.chariot_at = filled(self.track.n, NONE)
        # where each chariot is
        self.at = filled(N_CHARIOTS, NONE)
        self.progress = filled(N_CHARIOTS, 0)
        self.state = filled(N_CHARIOTS, 0)
        self.rank = filled(N_CHARIOTS, 0)
        """How many came home, or were stranded, before this chariot and with it. [A2.3]"""
        # how often each has crossed the line
        self.crossings = filled(N_CHARIOTS, 0)
        # who has paid, and who can no longer
        self.paid = filled(N_CHARIOTS, 0)
        self.disqualified = filled(N_CHARIOTS, 0)
        # who waited
        self.skipped = filled(N_CHARIOTS, 0)
        """Whether the last turn of a player's chariot was a skip. [A4.5]"""
        # how long nobody has moved
        self.still = 0
        """Turns of chariots on the board since one last moved. [A4.6]"""
        # what each player's chariot has won
        self.laurels = filled(N_CHARIOTS, 0)
        # cards; decks have no order, the top card is drawn when it is needed
        self.hand = filled(N_CHARIOTS * N_CARDS, 0)
        self.hand_size = filled(N_CHARIOTS, 0)
        self.deck = filled(N_CHARIOTS * N_CARDS, 0)
        self.deck_size = filled(N_CHARIOTS, 0)
        self.possible = filled(N_CHARIOTS, int(EVERY_HAND[0]))
        """The hands that everybody must reckon with, as a set of hands."""
        # who starts where
        self.order = filled(N_CHARIOTS, NONE)
        """The chariots on start places I, II … in this race: also the order of turns. [A3.1]"""
        self.turned_up = vec[i64]()
        """The turn-up for the first start, `chariot * 8 + card` in the order of turning. [A2.1]"""
        # the turn
        self.active = NONE
        """The chariot in turn; NONE when the tournament is over."""
        self.turned = 0
        """The card of the neutral chariot in turn, if a player is to drive it; else 0. [A7.1]"""
        self.driver = NONE
        """The seat that drives the neutral chariot in turn; NONE when a player's own chariot is. [A7.1]"""
        self.turn = 0
        self.on_board = 0
        self.players_left = 0
        # what the chariot in turn can do, worked out once when its turn begins
        self.moves = filled(MOST_MOVES, 0)
        self.n_moves = 0
        self.layers = filled((N_CARDS + 1) * MOST_TARGETS, 0)
        """The cells that are reached in exactly s steps: layers[s * MOST_TARGETS] and following."""
        self.widths = filled(N_CARDS + 1, 0)
        self.home_card = 0
        """The lowest card that finishes; more than six if none does."""


def laps_to_json(t: Table) -> dict[str, JSON]:
    return {
        "crossings": {name: int(t.crossings[chariot]) for chariot, name in enumerate(t.rules.names())},
    }


def denarii_to_json(t: Table) -> dict[str, JSON]:
    return {
        "paid": flagged(t.paid, t.rules.names()),
        "disqualified": flagged(t.disqualified, t.rules.names()),
    }


def skips_to_json(t: Table) -> dict[str, JSON]:
    return {
        "skipped": flagged(t.skipped, t.rules.names()),
    }


def pace_to_json(t: Table) -> dict[str, JSON]:
    return {
        "still": int(t.still),
    }


def crowns_to_json(t: Table) -> dict[str, JSON]:
    return {
        "laurels": {name: int(t.laurels[chariot]) for chariot, name in enumerate(t.rules.names()[: t.rules.driven])},
    }


def read_denarii(t: Table, reader: Reader) -> None:
    read_flags(t.paid, reader, "paid", t.rules.names())
    read_flags(t.disqualified, reader, "disqualified", t.rules.names())


def read_skips(t: Table, reader: Reader) -> None:
    read_flags(t.skipped, reader, "skipped", t.rules.names())


def read_pace(t: Table, reader: Reader) -> None:
    t.still = reader.number_or("still", 0, MOST_STILL, 0)


FIELDS: Final = tuple(
    (
        "game options players race order turn cells home stranded hands played turned_up possible turned driver "
        "crossings paid disqualified skipped still laurels "
    ).split()
)
"""Every field that a written position may have."""
