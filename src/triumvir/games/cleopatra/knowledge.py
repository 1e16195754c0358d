"""What everybody saw of the hidden cards, written down as it happened.

`flow` is the story of all hands: which reserve each card was drawn from, and how each card left the hand, openly or
unseen. Entries are numbers that hold a side, a sort, a card where it is known, and the Castling that mixed the card:

    entry = ((sort * 16 + card) * 4 + pool) * 2 + side

A card laid face down remembers its entry; when it is turned up, the entry becomes an open one. A Castling mixes the
cards of two groups into a pool: who goes where is then known to their owner only, so the pool remembers which open
cards went in and which cards were seen to come out of it.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from triumvir.games.cleopatra.box import (
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    POOLS,
    VETO,
)
from triumvir.games.cleopatra.state import DOWN, Table
from triumvir.games.cleopatra.table import slot_of

DEALT: Final = 0
"""The hand was empty and now is one card of each value 1-5. [K5, K8]"""
DREW_INFLUENCE: Final = 1
DREW_ACTION: Final = 2
OUT: Final = 3
"""A card left the hand, and everybody has seen it since."""
LAID: Final = 4
"""An influence card was laid face down and has not been seen."""
SWAPPED_INFLUENCE: Final = 5
SWAPPED_ACTION: Final = 6
SWAPPED: Final = 7
"""A card was exchanged unseen; for the last sort not even its back was seen. [KR17]"""
SHOWN: Final = 8
"""A Spy saw the hand: it was exactly the HELD cards that follow. Known to the opponent only. [K36]"""
HELD: Final = 9
NO_VETO: Final = 10
HAS_VETO: Final = 11
"""Whether a Veto was in hand, where that is asked for only when it is. [KR35]"""
OPENER: Final = 12
"""An action card that opens room was in hand: a Wrath or, if the card is 1, an Assassination. [K43]"""
SOME_INFLUENCE: Final = 13
NO_INFLUENCE: Final = 14
"""Whether influence cards were in hand once the reserve was empty, where backs are not shown. [K42, KR17]"""

CASTLED: Final = -2
"""A hidden card mixed by the first Castling has origin -2, by the second -3."""


def entry(sort: i64, card: i64, pool: i64, side: i64) -> i64:
    return ((sort * 16 + card) * 4 + pool) * 2 + side


def side_of(code: i64) -> i64:
    return code & 1


def pool_of(code: i64) -> i64:
    """0 for none, 1 and 2 for the first and second Castling of its side."""
    return (code >> 1) & 3


def card_of(code: i64) -> i64:
    return (code >> 3) & 15


def sort_of(code: i64) -> i64:
    return code >> 7


def note(t: Table, sort: i64, card: i64, side: i64) -> None:
    t.flow = append(t.flow, entry(sort, card, 0, side))


def note_once(t: Table, sort: i64, card: i64, side: i64) -> None:
    """A conclusion that may be drawn turn after turn is written down only if something happened since."""
    code = entry(sort, card, 0, side)
    i: i64 = len(t.flow) - 1
    while i >= 0 and sort_of(t.flow[i]) >= NO_VETO:
        if t.flow[i] == code:
            return
        i -= 1
    t.flow = append(t.flow, code)


def note_shown(t: Table, side: i64) -> None:
    """The opponent saw the whole hand. [K36]"""
    note(t, SHOWN, 0, side)
    for kind in range(i64(N_KINDS)):
        for _ in range(t.hand[side * N_KINDS + kind]):
            note(t, HELD, kind, side)


def note_veto_question(t: Table, side: i64) -> None:
    """Being asked, or not, tells whether a Veto is held, if that is how questions are put. [KR35]"""
    if t.rules.veto_when_held:
        held = t.hand[side * N_KINDS + VETO] > 0
        note(t, HAS_VETO if held else NO_VETO, 0, side)


def note_seen(t: Table, side: i64, slot: i64) -> None:
    """A hidden card is being turned up or discarded openly."""
    origin = t.origin[slot]
    kind = t.card[slot]
    if origin >= 0:
        t.flow[origin] = entry(OUT, kind, 0, side)
    else:
        t.pool_seen[(side * POOLS + CASTLED - origin) * N_INFLUENCE + kind] += 1


def note_castled(t: Table, side: i64, group: i64) -> None:
    """The cards of a group go into the pool of the Castling in progress. [K37]"""
    pool = t.castlings[side]
    first = slot_of(side, group, 0)
    for slot in range(first, first + t.laid[side * N_GROUPS + group]):
        if t.face[slot] != DOWN:
            t.pool_known[(side * POOLS + pool) * N_INFLUENCE + t.card[slot]] += 1
        elif t.origin[slot] >= 0:
            t.flow[t.origin[slot]] = entry(LAID, 0, pool + 1, side)
        else:
            t.pool_shared[side] += 1
