"""Chapter A4: the lead and the six."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.rows import filled
from triumvir.games.ave_caesar.box import DECK, NONE
from triumvir.games.ave_caesar.state import HOME, Table
from triumvir.games.ave_caesar.table import is_neutral, is_racing

# What the rules say about a six, as far as everybody can see.
FREE: Final = 0
BARRED: Final = 1
ONLY_SIXES: Final = 2
"""It may be played by a player who holds nothing but sixes."""


def leading_progress(t: Table) -> i64:
    """The greatest progress among all chariots on the board, disqualified and neutral ones included. [A4.1]"""
    most: i64 = -1
    for chariot in range(t.chariots):
        if is_racing(t, chariot) and t.progress[chariot] > most:
            most = t.progress[chariot]
    return most


def is_leading(t: Table, chariot: i64) -> bool:
    """Alone or tied. [A4.1, A4.2]"""
    return t.progress[chariot] == leading_progress(t)


def count_leaders(t: Table) -> i64:
    most = leading_progress(t)
    count: i64 = 0
    for chariot in range(t.chariots):
        if is_racing(t, chariot) and t.progress[chariot] == most:
            count += 1
    return count


def six_rule(t: Table, chariot: i64) -> i64:
    """Whether the chariot may play a six: a leader may not, except … [A4.1, A4.2, A7.1]"""
    if not is_leading(t, chariot) or is_alone(t) or is_freed_by_a_finish(t) or is_first_card(t, chariot):
        return FREE
    if is_neutral(t, chariot):
        return BARRED
    if is_narrow(t, chariot) or is_standstill(t) or is_blocking_pair(t, chariot):
        return ONLY_SIXES
    return BARRED


def is_alone(t: Table) -> bool:
    """A chariot alone on the board leads nobody. [A4.6a]"""
    return t.on_board == 1


def is_freed_by_a_finish(t: Table) -> bool:
    """Once any chariot has finished, all others may play sixes, if so chosen. [A4.7]"""
    if not t.rules.sixes_free_after_finish:
        return False
    for chariot in range(t.chariots):
        if t.state[chariot] == HOME:
            return True
    return False


def is_first_card(t: Table, chariot: i64) -> bool:
    """The very first card of the starting player in a race. [A4.3]"""
    return chariot == t.order[0] and t.hand_size[chariot] + t.deck_size[chariot] == DECK


def is_narrow(t: Table, chariot: i64) -> bool:
    """On a narrow cell or in the imperial lane. [A4.4]"""
    return t.track.narrow[t.at[chariot]] == 1


def is_standstill(t: Table) -> bool:
    """No chariot has moved since everyone on the board last had a turn. [A4.6]"""
    return t.still >= t.on_board


def still_without(still: i64, on_board: i64) -> i64:
    """What is left of so many turns without a move when the chariot that had the last of them leaves the board.

    Everyone on the board had turns in rotation, so of every round one turn was its own. [A4.6]
    """
    return still - (still + on_board - 1) // on_board


def may_keep_sixes(t: Table, chariot: i64) -> bool:
    """A leader who may play one of only sixes may also skip, if so chosen; not while everything stands still.

    [A4.4, A4.5, A4.6]
    """
    return not t.rules.must_play_only_sixes and not is_standstill(t) and six_rule(t, chariot) == ONLY_SIXES


# ---- two leaders side by side --------------------------------------------------------------------------------


def is_blocking_pair(t: Table, chariot: i64) -> bool:
    """Two tied leaders that nobody can pass, with somebody behind them, the other one's last turn a skip. [A4.5]"""
    if t.on_board < 3:
        return False
    partner = _other_leader(t, chariot)
    if partner == NONE or t.skipped[partner] == 0:
        return False
    if t.rules.blocks_by_width:
        return t.track.abreast[t.at[chariot]] == 2
    for other in range(t.chariots):
        is_behind = other != chariot and other != partner and is_racing(t, other)
        if is_behind and leads_past(t, t.at[other], t.at[chariot], t.at[partner]):
            return False
    return True


def _other_leader(t: Table, chariot: i64) -> i64:
    """The one chariot that is level with a leader; NONE if there is none, or more."""
    found: i64 = NONE
    for other in range(t.chariots):
        if other != chariot and is_racing(t, other) and t.progress[other] == t.progress[chariot]:
            if found != NONE:
                return NONE
            found = other
    return found


def leads_past(t: Table, cell: i64, one: i64, two: i64) -> bool:
    """Whether a way leads forward from a cell past two cells that end at one line. Only these two block. [A4.5]"""
    track = t.track
    goal = _ahead(t, cell, one)
    reached = vec[i64]()
    reached = append(reached, cell)
    gone = filled(track.n, 0)
    gone[one] = 1
    gone[two] = 1
    i: i64 = 0
    while i < len(reached):
        source = reached[i]
        here: i64 = 0 if i == 0 else _ahead(t, cell, source)
        for edge in range(track.next_from[source], track.next_from[source + 1]):
            target = track.next_to[edge]
            if here + _ahead(t, source, target) > goal:
                return True
            if gone[target] == 0:
                gone[target] = 1
                reached = append(reached, target)
        i += 1
    return False


def _ahead(t: Table, source: i64, target: i64) -> i64:
    """How far the line that a cell ends at is ahead, in sixths of a row; the own line is a whole lap ahead."""
    distance = t.track.position[target] - t.track.position[source]
    return distance if distance > 0 else distance + t.track.length
