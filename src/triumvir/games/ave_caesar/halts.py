"""Why a chariot skips: what its player knows, and what everybody can conclude.

There are three reasons. Whoever cannot move some card in full cannot move a higher one either, so a hand in which no
card can be played is either stuck on all of them, or holds nothing but sixes that the lead bars.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from triumvir.games.ave_caesar.box import N_CARDS, NONE, SIX
from triumvir.games.ave_caesar.hands import CARDS_OF, FIRST_HAND
from triumvir.games.ave_caesar.imagining import ways_to_hold
from triumvir.games.ave_caesar.imperial_lane import (
    cards_that_keep_the_lane,
    cards_to_a_free_lane,
    is_pressed,
    movable_cards,
)
from triumvir.games.ave_caesar.lead import FREE, ONLY_SIXES, may_keep_sixes, six_rule
from triumvir.games.ave_caesar.state import HALTED_BY_LANE_TAKEN, HALTED_BY_NO_WAY, HALTED_BY_ONLY_SIXES, Table

_SIXES: Final = 1 << (SIX - 1)


@dataclass(frozen=True)
class Lookout:
    """What everybody sees of a chariot's chances in turn, as sets of cards; hands are not looked at."""

    movable: i64
    """The cards that can be moved in full. [A3.3]"""
    keeping: i64
    """The cards that stop in the lane or leave it within reach, as long as that matters. [A5.4]"""
    waiting: i64
    """The cards that would stop in the lane but for others, as long as that matters. [A5.4]"""
    six_rule: i64
    may_keep_sixes: bool
    """Whether nothing but sixes may be kept. [A4.4]"""


def look_out(t: Table, chariot: i64) -> Lookout:
    pressed = is_pressed(t, chariot)
    return Lookout(
        movable=movable_cards(t, chariot),
        keeping=cards_that_keep_the_lane(t, chariot) if pressed else 0,
        waiting=cards_to_a_free_lane(t, chariot) if pressed else 0,
        six_rule=six_rule(t, chariot),
        may_keep_sixes=may_keep_sixes(t, chariot),
    )


def halt(seen: Lookout, held: i64) -> i64:
    """Why a hand of these cards, one bit each, may or must skip; NONE if it has to play. [A3.3, A4.4, A5.4]"""
    if seen.movable & held == 0:
        return HALTED_BY_NO_WAY
    playable = held
    if seen.six_rule != FREE and not (seen.six_rule == ONLY_SIXES and held == _SIXES):
        playable &= ~_SIXES
    if seen.movable & playable == 0:
        return HALTED_BY_ONLY_SIXES
    if seen.waiting & playable != 0 and seen.keeping & playable == 0:
        return HALTED_BY_LANE_TAKEN
    return HALTED_BY_ONLY_SIXES if held == _SIXES and seen.may_keep_sixes else NONE


def halt_of(t: Table, chariot: i64) -> i64:
    """Why the chariot in turn may or must skip, by the hand it holds; NONE if it has to play."""
    held: i64 = 0
    for card in range(i64(N_CARDS)):
        if t.hand[chariot * N_CARDS + card] > 0:
            held |= 1 << card
    return halt(look_out(t, chariot), held)


def hands_halted_by(t: Table, chariot: i64, reason: i64) -> i64:
    """All hands with which the chariot in turn would skip for a reason, as a set of hands."""
    seen = look_out(t, chariot)
    first = FIRST_HAND[t.hand_size[chariot]]
    hands: i64 = 0
    bit: i64 = 1  # compiled, a plain 1 has 32 bits only, and there are 56 hands
    for hand in range(FIRST_HAND[t.hand_size[chariot] + 1] - first):
        if halt(seen, CARDS_OF[first + hand]) == reason:
            hands |= bit
        bit <<= 1
    return hands


def hands_that_wait(t: Table, chariot: i64) -> i64:
    """All hands with which the chariot in turn has to wait for the lane: none as long as no card would stop there but
    for others. [A5.4]"""
    waiting = cards_to_a_free_lane(t, chariot)
    if waiting == 0 or waiting & ~cards_that_keep_the_lane(t, chariot) == 0:
        return 0
    return hands_halted_by(t, chariot, HALTED_BY_LANE_TAKEN)


def is_plain(t: Table, chariot: i64) -> bool:
    """Whether everybody can conclude why a chariot skips: by every hand that it may hold, the reason is one. [A5.4]"""
    seen = look_out(t, chariot)
    first = FIRST_HAND[t.hand_size[chariot]]
    found: i64 = NONE
    for hand in range(FIRST_HAND[t.hand_size[chariot] + 1] - first):
        reason = halt(seen, CARDS_OF[first + hand]) if ways_to_hold(t, chariot, hand) > 0 else NONE
        if reason != NONE and found != NONE and reason != found:
            return False
        if reason != NONE:
            found = reason
    return True
