"""Chapter A5: the imperial lane, its denarius, and waiting for it."""

from mypy_extensions import i64

from triumvir.contract.event import Log
from triumvir.games.ave_caesar.actions import reached_cell
from triumvir.games.ave_caesar.box import FACTIONS, LAST_LAP, N_CARDS, NONE, SECOND_LAP
from triumvir.games.ave_caesar.events import ChariotDisqualified, DenariusPaid
from triumvir.games.ave_caesar.movement import leads_somewhere, spread
from triumvir.games.ave_caesar.state import Table
from triumvir.games.ave_caesar.table import is_neutral, is_racing
from triumvir.games.ave_caesar.track import MOST_TARGETS, Track


def greet_caesar(t: Table, chariot: i64, log: Log | None) -> None:
    """At the end of a move: a stop in the lane pays, and who begins the third lap unpaid is out of favour.

    Passing through does not pay; a neutral chariot need not; a stop beyond the line pays first. [A5.1, A5.3, A7.1]
    """
    if t.paid[chariot] == 1 or t.disqualified[chariot] == 1 or is_neutral(t, chariot):
        return
    if t.track.in_lane[t.at[chariot]] == 1:
        t.paid[chariot] = 1
        if log is not None:
            log.add(DenariusPaid(FACTIONS[chariot]))
    elif t.crossings[chariot] == LAST_LAP:
        t.disqualified[chariot] = 1
        if log is not None:
            log.add(ChariotDisqualified(FACTIONS[chariot]))


def keeps_the_lane(t: Table, chariot: i64, cell: i64) -> bool:
    """Whether a chariot that drives to this cell stops in the lane, or can still reach it in this lap. [A5.4]"""
    track = t.track
    if track.in_lane[cell] == 1:
        return True
    return track.leads_to_lane[cell] == 1 and track.position[cell] > track.position[t.at[chariot]]


def is_lane_taken(t: Table, chariot: i64) -> bool:
    """Whether another chariot stands on the entry cell or in the lane."""
    for other in range(t.chariots):
        if other != chariot and is_racing(t, other):
            cell = t.at[other]
            if t.track.in_lane[cell] == 1 or cell == t.track.entry:
                return True
    return False


def is_pressed(t: Table, chariot: i64) -> bool:
    """In the second lap, unpaid, and somebody may stand in the way to the lane. [A5.4]"""
    if t.crossings[chariot] != SECOND_LAP or t.paid[chariot] == 1:
        return False
    return t.rules.must_wait_for_lane or is_lane_taken(t, chariot)


def is_held_up(t: Table, chariot: i64, cards: i64) -> bool:
    """Whether a chariot with moves could only drive past the lane that others keep it from; `cards` it may play.

    No move stops in the lane or leaves it within reach, and some card would stop there if the way were free. [A5.4]
    """
    if not is_pressed(t, chariot):
        return False
    for i in range(t.n_moves):
        if keeps_the_lane(t, chariot, reached_cell(t.moves[i])):
            return False
    return cards & cards_to_a_free_lane(t, chariot) != 0


def cards_to_a_free_lane(t: Table, chariot: i64) -> i64:
    """The cards that would stop in the lane if nobody stood in the way. [A5.4]

    Where one may skip, only the chariots on the entry cell and in the lane count.
    """
    if t.rules.must_wait_for_lane:
        return _cards_into_the_lane(t.track, t.at[chariot])
    kept = t.chariot_at[:]
    _clear_the_lane(t, chariot)
    spread(t, chariot, N_CARDS)
    t.chariot_at = kept
    cards: i64 = 0
    for card in range(i64(1), N_CARDS + 1):
        for i in range(card * MOST_TARGETS, card * MOST_TARGETS + t.widths[card]):
            if t.track.in_lane[t.layers[i]] == 1:
                cards |= 1 << (card - 1)
    return cards


def _cards_into_the_lane(track: Track, cell: i64) -> i64:
    """The cards that stop in the lane on an empty course."""
    cards: i64 = 0
    for card in range(i64(N_CARDS)):
        place = cell * N_CARDS + card
        for i in range(track.open_from[place], track.open_from[place + 1]):
            if track.in_lane[track.open_to[i]] == 1:
                cards |= 1 << card
    return cards


def _clear_the_lane(t: Table, chariot: i64) -> None:
    for other in range(t.chariots):
        if other != chariot and is_racing(t, other):
            cell = t.at[other]
            if t.track.in_lane[cell] == 1 or cell == t.track.entry:
                t.chariot_at[cell] = NONE


def movable_cards(t: Table, chariot: i64) -> i64:
    """The cards that can be moved in full, whoever leads. [A3.3]"""
    spread(t, chariot, N_CARDS)
    cards: i64 = 0
    for card in range(i64(1), N_CARDS + 1):
        if leads_somewhere(t, card):
            cards |= 1 << (card - 1)
    return cards


def cards_that_keep_the_lane(t: Table, chariot: i64) -> i64:
    """The cards by which one stops in the lane or leaves it within reach. [A5.4]"""
    spread(t, chariot, N_CARDS)
    cards: i64 = 0
    for card in range(i64(1), N_CARDS + 1):
        for i in range(card * MOST_TARGETS, card * MOST_TARGETS + t.widths[card]):
            if keeps_the_lane(t, chariot, t.layers[i]):
                cards |= 1 << (card - 1)
    return cards
