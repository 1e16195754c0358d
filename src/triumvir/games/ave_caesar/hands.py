"""All hands that a chariot can hold, numbered, so that a set of hands is one number.

Hands of up to three cards are multisets of six card values: 1, 6, 21 and 56 of them. A *set of hands* of one size is
a number whose bit h says whether hand h belongs to it; this is how a table remembers what everybody can conclude.
"""

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from triumvir.games.ave_caesar.box import HAND, N_CARDS, row

_HANDS: Final = [list(combinations_with_replacement(range(N_CARDS), size)) for size in range(HAND + 1)]

FIRST_HAND: Final = row([sum(len(hands) for hands in _HANDS[:size]) for size in range(HAND + 2)])
"""The hands of one size are numbered from here on when all sizes are numbered through."""
EVERY_HAND: Final = row([(1 << len(hands)) - 1 for hands in _HANDS])
"""The set of all hands of a size."""
COUNTS: Final = row([hand.count(card) for hands in _HANDS for hand in hands for card in range(N_CARDS)])
"""How many of each card a hand holds: COUNTS[(FIRST_HAND[size] + hand) * N_CARDS + card]."""


CARDS_OF: Final = row([sum(1 << card for card in set(hand)) for hands in _HANDS for hand in hands])
"""The cards that a hand holds, one bit each; hands of all sizes numbered through."""


def _without(hand: tuple[int, ...], card: int) -> int:
    if card not in hand:
        return -1
    left = list(hand)
    left.remove(card)
    return _HANDS[len(left)].index(tuple(left))


def _with_one_more(hand: tuple[int, ...]) -> int:
    wider = [tuple(sorted((*hand, card))) for card in range(N_CARDS)]
    return sum(1 << _HANDS[len(hand) + 1].index(more) for more in wider) if len(hand) < HAND else 0


def _within(size: int, cards: int) -> int:
    return sum(1 << h for h, hand in enumerate(_HANDS[size]) if all(cards >> card & 1 for card in hand))


AFTER: Final = row([_without(hand, card) for hands in _HANDS for hand in hands for card in range(N_CARDS)])
"""The hand that is left when a card is played, -1 if the card is not in it; indexed as COUNTS."""
WIDER: Final = row([_with_one_more(hand) for hands in _HANDS for hand in hands])
"""The set of hands that one more card can make of a hand."""
WITHIN: Final = row([_within(size, cards) for size in range(HAND + 1) for cards in range(1 << N_CARDS)])
"""The set of hands of a size that hold none but certain cards: WITHIN[size * 64 + cards]."""
ALL_CARDS: Final = (1 << N_CARDS) - 1


def hands_within(size: i64, cards: i64) -> i64:
    """All hands of a size made of these cards only; `cards` has a bit for every card."""
    return WITHIN[(size << N_CARDS) + cards]


def only_sixes(size: i64) -> i64:
    """The set that holds just the hand of sixes."""
    return hands_within(size, 1 << (N_CARDS - 1))


def after_playing(hands: i64, size: i64, card: i64) -> i64:
    """The hands that can be left when a card has been played out of one of these."""
    left: i64 = 0
    first = FIRST_HAND[size]
    for hand in range(FIRST_HAND[size + 1] - first):
        if (hands >> hand) & 1 == 1:
            after = AFTER[(first + hand) * N_CARDS + card]
            if after >= 0:
                left |= 1 << after
    return left


def after_drawing(hands: i64, size: i64) -> i64:
    """The hands that one card more can make of these."""
    wider: i64 = 0
    first = FIRST_HAND[size]
    for hand in range(FIRST_HAND[size + 1] - first):
        if (hands >> hand) & 1 == 1:
            wider |= WIDER[first + hand]
    return wider
