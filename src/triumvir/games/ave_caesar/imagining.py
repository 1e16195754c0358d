"""Hands that agree with everything a viewer can conclude, each as likely as it is."""

from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.games.ave_caesar.box import N_CARDS
from triumvir.games.ave_caesar.hands import (
    COUNTS,
    EVERY_HAND,
    FIRST_HAND,
)
from triumvir.games.ave_caesar.state import Table
from triumvir.games.ave_caesar.table import take_from_deck, unseen


def imagine_hand(t: Table, chariot: i64, chance: Chance) -> None:
    """Deal a chariot's hand anew: one of the possible hands, each as likely as there are ways to draw it."""
    size = t.hand_size[chariot]
    if t.possible[chariot] == EVERY_HAND[size]:
        _deal_anything(t, chariot, chance)
        return
    ways: i64 = 0
    for hand in range(FIRST_HAND[size + 1] - FIRST_HAND[size]):
        ways += ways_to_hold(t, chariot, hand)
    left = chance.below(ways)
    hand = 0
    while left >= ways_to_hold(t, chariot, hand):
        left -= ways_to_hold(t, chariot, hand)
        hand += 1
    _deal(t, chariot, hand)


def _deal_anything(t: Table, chariot: i64, chance: Chance) -> None:
    """Nothing is known: shuffle the hand into the deck and draw as many cards again."""
    for card in range(i64(N_CARDS)):
        t.deck[chariot * N_CARDS + card] = unseen(t, chariot, card)
        t.hand[chariot * N_CARDS + card] = 0
    t.deck_size[chariot] += t.hand_size[chariot]
    for _ in range(t.hand_size[chariot]):
        t.hand[chariot * N_CARDS + take_from_deck(t, chariot, chance)] += 1


def ways_to_hold(t: Table, chariot: i64, hand: i64) -> i64:
    """In how many ways a hand can be drawn from the cards not played; 0 if it is known not to be held."""
    if (t.possible[chariot] >> hand) & 1 == 0:
        return 0
    first = (FIRST_HAND[t.hand_size[chariot]] + hand) * N_CARDS
    ways: i64 = 1
    for card in range(i64(N_CARDS)):
        count = COUNTS[first + card]
        if count > 0:
            ways *= _choose(unseen(t, chariot, card), count)
    return ways


def _choose(cards: i64, count: i64) -> i64:
    """In how many ways one, two or three cards can be drawn out of so many."""
    if count == 1:
        return cards
    if count == 2:
        return cards * (cards - 1) // 2
    return cards * (cards - 1) * (cards - 2) // 6


def _deal(t: Table, chariot: i64, hand: i64) -> None:
    first = (FIRST_HAND[t.hand_size[chariot]] + hand) * N_CARDS
    for card in range(i64(N_CARDS)):
        cards = unseen(t, chariot, card)
        t.hand[chariot * N_CARDS + card] = COUNTS[first + card]
        t.deck[chariot * N_CARDS + card] = cards - COUNTS[first + card]


def held_hand(t: Table, chariot: i64) -> i64:
    """The number of the hand that a chariot really holds."""
    size = t.hand_size[chariot]
    hand: i64 = 0
    while not _is_held(t, chariot, FIRST_HAND[size] + hand):
        hand += 1
    return hand


def _is_held(t: Table, chariot: i64, hand: i64) -> bool:
    for card in range(i64(N_CARDS)):
        if COUNTS[hand * N_CARDS + card] != t.hand[chariot * N_CARDS + card]:
            return False
    return True
