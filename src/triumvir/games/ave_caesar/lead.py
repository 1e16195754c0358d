"""Chapter A4: the lead and the six."""

from typing import Final

from mypy_extensions import i64

from triumvir.games.ave_caesar.box import DECK
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
    if not t.choices.sixes_free_after_finish:
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


def is_blocking_pair(t: Table, chariot: i64) -> bool:
    """Two tied leaders that nobody can pass, with somebody behind them, the other one's last turn a skip. [A4.5]"""
    if t.on_board < 3 or t.track.abreast[t.at[chariot]] != 2:
        return False
    others: i64 = 0
    skipped: i64 = 0
    for other in range(t.chariots):
        if other != chariot and is_racing(t, other) and t.progress[other] == t.progress[chariot]:
            others += 1
            skipped += t.skipped[other]
    return others == 1 and skipped == 1
