"""What is asked of the table and done to it everywhere, in words that read like the rulebook."""

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.games.ave_caesar.box import COPIES, N_CARDS, NONE
from triumvir.games.ave_caesar.state import Table


def is_neutral(t: Table, chariot: i64) -> bool:
    """A chariot that nobody drives. [A7.1]"""
    return chariot >= t.driven


def seat_in_turn(t: Table) -> i64:
    """The player of the chariot in turn, or who drives the neutral one. [A3.1, A7.1]"""
    return t.active % t.rules.players if t.driver == NONE else t.driver


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
