"""Everything that lies on the table, in packed rows, with accessors that read like the rulebook."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.position import Position
from triumvir.games.ave_caesar.box import COPIES, N_CARDS, N_CHARIOTS, NONE
from triumvir.games.ave_caesar.choices import Choices
from triumvir.games.ave_caesar.hands import EVERY_HAND
from triumvir.games.ave_caesar.track import MOST_TARGETS, Track

# Where a chariot is.
RACING: Final = 0
HOME: Final = 1
STRANDED: Final = 2
STATES: Final = ("racing", "home", "stranded")

END_REASONS: Final = ("laurels", "shared_laurels", "no_laurels")
"""One player has the most laurels, several share the most, or nobody has any. [A6.3]"""

MOST_MOVES: Final = 64


def filled(size: int, value: int) -> vec[i64]:
    return vec[i64]([value] * size)


class Table(Position):
    """The state of a tournament. Rows are indexed by chariot; rows of cards by `chariot * N_CARDS + card - 1`."""

    def __init__(self, choices: Choices, like: "Table | None" = None) -> None:
        """An empty table, or a copy of another; written out so that the compiler knows every field is set."""
        self.choices = choices
        self.chariots: i64 = choices.chariots
        self.driven: i64 = choices.driven
        if like is not None:
            self.track: Track = like.track
            self.race: i64 = like.race
            self.chariot_at: vec[i64] = like.chariot_at[:]
            self.at: vec[i64] = like.at[:]
            self.crossings: vec[i64] = like.crossings[:]
            self.progress: vec[i64] = like.progress[:]
            self.state: vec[i64] = like.state[:]
            self.rank: vec[i64] = like.rank[:]
            self.paid: vec[i64] = like.paid[:]
            self.disqualified: vec[i64] = like.disqualified[:]
            self.skipped: vec[i64] = like.skipped[:]
            self.laurels: vec[i64] = like.laurels[:]
            self.hand: vec[i64] = like.hand[:]
            self.hand_size: vec[i64] = like.hand_size[:]
            self.deck: vec[i64] = like.deck[:]
            self.deck_size: vec[i64] = like.deck_size[:]
            self.possible: vec[i64] = like.possible[:]
            self.order: vec[i64] = like.order[:]
            self.turned_up: vec[i64] = like.turned_up[:]
            self.active: i64 = like.active
            self.turn: i64 = like.turn
            self.still: i64 = like.still
            self.on_board: i64 = like.on_board
            self.players_left: i64 = like.players_left
            self.moves: vec[i64] = like.moves[:]
            self.n_moves: i64 = like.n_moves
            self.layers: vec[i64] = like.layers[:]
            self.widths: vec[i64] = like.widths[:]
            self.home_card: i64 = like.home_card
            return
        # the course
        self.track = choices.tracks[0]
        self.race = 0
        self.chariot_at = filled(self.track.n, NONE)
        # chariots
        self.at = filled(N_CHARIOTS, NONE)
        self.crossings = filled(N_CHARIOTS, 0)
        self.progress = filled(N_CHARIOTS, 0)
        self.state = filled(N_CHARIOTS, RACING)
        self.rank = filled(N_CHARIOTS, 0)
        """How many came home, or were stranded, before this chariot and with it. [A2.3]"""
        self.paid = filled(N_CHARIOTS, 0)
        self.disqualified = filled(N_CHARIOTS, 0)
        self.skipped = filled(N_CHARIOTS, 0)
        """Whether the last turn of a player's chariot was a skip. [A4.5]"""
        self.laurels = filled(N_CHARIOTS, 0)
        # cards; decks have no order, the top card is drawn when it is needed
        self.hand = filled(N_CHARIOTS * N_CARDS, 0)
        self.hand_size = filled(N_CHARIOTS, 0)
        self.deck = filled(N_CHARIOTS * N_CARDS, 0)
        self.deck_size = filled(N_CHARIOTS, 0)
        self.possible = filled(N_CHARIOTS, int(EVERY_HAND[0]))
        """The hands that everybody must reckon with, as a set of hands."""
        # the turn
        self.order = filled(N_CHARIOTS, NONE)
        """The chariots on start places I, II … in this race: also the order of turns. [A3.1]"""
        self.turned_up = vec[i64]()
        """The turn-up for the first start, `chariot * 8 + card` in the order of turning. [A2.1]"""
        self.active = NONE
        """The chariot in turn; NONE when the tournament is over."""
        self.turn = 0
        self.still = 0
        """Turns since a chariot last moved. [A4.6]"""
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


def is_neutral(t: Table, chariot: i64) -> bool:
    """A chariot that nobody drives. [A7.1]"""
    return chariot >= t.driven


def is_racing(t: Table, chariot: i64) -> bool:
    return t.at[chariot] != NONE


def unseen(t: Table, chariot: i64, card: i64) -> i64:
    """Cards that are in the hand or in the deck: everybody has seen the others being played. `card` counts from 0."""
    return t.hand[chariot * N_CARDS + card] + t.deck[chariot * N_CARDS + card]


def played(t: Table, chariot: i64, card: i64) -> i64:
    return COPIES - unseen(t, chariot, card)


def pick(cards: vec[i64], first: i64, size: i64, chance: Chance) -> i64:
    """One card at random out of a counted row; counts from 0."""
    left = chance.below(size)
    card: i64 = 0
    while left >= cards[first + card]:
        left -= cards[first + card]
        card += 1
    return card


def take_from_deck(t: Table, chariot: i64, chance: Chance) -> i64:
    """The top card of a shuffled deck."""
    card = pick(t.deck, chariot * N_CARDS, t.deck_size[chariot], chance)
    t.deck[chariot * N_CARDS + card] -= 1
    t.deck_size[chariot] -= 1
    return card


def put_on(t: Table, chariot: i64, cell: i64) -> None:
    t.at[chariot] = cell
    t.chariot_at[cell] = chariot


def update_progress(t: Table, chariot: i64) -> None:
    """Laps driven, and the printed line the chariot stands at; the start row is 0. [A4.1]"""
    t.progress[chariot] = (t.crossings[chariot] - 1) * t.track.length + t.track.position[t.at[chariot]]
