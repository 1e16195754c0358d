"""What everybody can conclude about the hand of a chariot; `imagining.py` deals hands that agree with it.

Played cards are public, so everybody knows which 24 minus so many cards are in hand and deck together. Beyond that,
a skip tells that the hand was one with which skipping was allowed, a card played that it was not one with which the
chariot had to wait for the lane, and a six played in the lead under an exception that there was nothing but sixes.
`possible` keeps, for every chariot, the set of hands that agree with all of it; a played card and a drawn one carry it
on. Hands for which the cards are not there are left out when imagining.
"""

from mypy_extensions import i64

from triumvir.games.ave_caesar.box import SIX
from triumvir.games.ave_caesar.halts import hands_that_wait
from triumvir.games.ave_caesar.hands import (
    ALL_CARDS,
    EVERY_HAND,
    after_drawing,
    after_playing,
    hands_within,
    only_sixes,
)
from triumvir.games.ave_caesar.imperial_lane import (
    cards_that_keep_the_lane,
    cards_to_a_free_lane,
    is_pressed,
    movable_cards,
)
from triumvir.games.ave_caesar.lead import FREE, ONLY_SIXES, may_keep_sixes, six_rule
from triumvir.games.ave_caesar.state import Table


def note_skip(t: Table, chariot: i64) -> None:
    """Before anything changes: the hand is one with which a skip is allowed now. [A3.3, A4.4, A5.4]"""
    t.possible[chariot] &= skipping_hands(t, chariot)


def skipping_hands(t: Table, chariot: i64) -> i64:
    """All hands with which the chariot in turn might skip."""
    size = t.hand_size[chariot]
    movable = movable_cards(t, chariot)
    keeping: i64 = 0
    waiting: i64 = 0
    if is_pressed(t, chariot):
        keeping = cards_that_keep_the_lane(t, chariot)
        waiting = cards_to_a_free_lane(t, chariot)
    rule = six_rule(t, chariot)
    with_six = _skipping(size, ALL_CARDS, movable, keeping, waiting)
    if rule == FREE:
        return with_six
    without_six = _skipping(size, ALL_CARDS >> 1, movable, keeping, waiting)
    if rule == ONLY_SIXES:
        sixes = only_sixes(size)
        kept = sixes if may_keep_sixes(t, chariot) else with_six & sixes
        return (without_six & ~sixes) | kept
    return without_six


def _skipping(size: i64, allowed: i64, movable: i64, keeping: i64, waiting: i64) -> i64:
    """Hands without a card that can be played; or without one that keeps the lane, but with one that waits for it."""
    stuck = hands_within(size, ALL_CARDS & ~(movable & allowed))
    keeps_none = hands_within(size, ALL_CARDS & ~(keeping & allowed))
    waits_for_none = hands_within(size, ALL_CARDS & ~(waiting & allowed))
    return stuck | (keeps_none & ~waits_for_none)


def note_played(t: Table, chariot: i64, card: i64) -> None:
    """Before the card leaves the hand; `card` counts from 1. Who plays was not to wait for the lane. [A4.4, A5.4]"""
    size = t.hand_size[chariot]
    hands = t.possible[chariot]
    if t.rules.must_wait_for_lane and is_pressed(t, chariot):
        hands &= ~hands_that_wait(t, chariot)
    if card == SIX and six_rule(t, chariot) == ONLY_SIXES:
        hands &= only_sixes(size)
    if hands == EVERY_HAND[size]:
        t.possible[chariot] = EVERY_HAND[size - 1]
    else:
        t.possible[chariot] = after_playing(hands, size, card - 1)


def note_drawn(t: Table, chariot: i64) -> None:
    """After a card came into the hand."""
    size = t.hand_size[chariot]
    hands = t.possible[chariot]
    if hands == EVERY_HAND[size - 1]:
        t.possible[chariot] = EVERY_HAND[size]
    else:
        t.possible[chariot] = after_drawing(hands, size - 1)
