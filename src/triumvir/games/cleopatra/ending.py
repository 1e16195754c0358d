"""Chapter 6: the ends of the game."""

from typing import Final

from mypy_extensions import i64

from triumvir.contract.event import Log
from triumvir.games.cleopatra.box import (
    ASSASSINATION,
    CAESAR,
    CLEOPATRA,
    GROUP_LIMIT,
    GROUPS,
    N_GROUPS,
    N_KINDS,
    NONE,
    OWN_LIMIT,
    SIDES,
    WRATH,
)
from triumvir.games.cleopatra.events import GameEnded
from triumvir.games.cleopatra.knowledge import NO_INFLUENCE, OPENER, SOME_INFLUENCE, note_once
from triumvir.games.cleopatra.scoring import winner
from triumvir.games.cleopatra.state import (
    END_REASONS,
    EXHAUSTED,
    LONE_BLOCKED,
    LONE_PASS,
    MUTUAL_BLOCK,
    OVER,
    SIX_PASSES,
    Table,
)
from triumvir.games.cleopatra.table import cards_at, has_influence, is_open, opponent_of, reserves_left, room_anywhere

MOST_PASSES: Final = 6


def end(t: Table, reason: i64, log: Log | None) -> None:
    t.reason = reason
    t.phase = OVER
    if log is not None:
        won = winner(t)
        names = [GROUPS[t.bonus[side]] for side in range(2)]
        log.add(GameEnded(None if won == NONE else SIDES[won], END_REASONS[reason], names[0], names[1]))


def assassination_opens(t: Table, side: i64) -> bool:
    """An open group is full with eight cards, at most four of them his own. [K43]"""
    for group in range(i64(N_GROUPS)):
        if opens_by_assassination(t, side, group):
            return True
    return False


def opens_by_assassination(t: Table, side: i64, group: i64) -> bool:
    """Whether one enemy card less would make room for an own one. [K14, K15]"""
    return is_open(t, group) and cards_at(t, group) == GROUP_LIMIT and t.laid[side * N_GROUPS + group] < OWN_LIMIT


def holds_opener(t: Table, side: i64) -> bool:
    """An action card in hand that opens room; Castling, Spy and Scout never do. [K43]"""
    if t.hand[side * N_KINDS + WRATH] > 0:
        return True
    return t.hand[side * N_KINDS + ASSASSINATION] > 0 and assassination_opens(t, side)


def is_blocked(t: Table, side: i64) -> bool:
    """No room at any open group and no card in hand that opens some. [K43]"""
    return room_anywhere(t, side) == 0 and not holds_opener(t, side)


def ends_without_vote(t: Table) -> bool:
    """The lone player has filled his last place: no vote card is turned any more, unless the table wants it. [K43]"""
    return not t.rules.last_vote_turned and t.lone != NONE and has_influence(t, t.lone) and is_blocked(t, t.lone)


def cannot_act(t: Table, side: i64) -> bool:
    """Blocked, or without influence in hand: no active turn is possible. [K44]"""
    return t.hand_influence[side] == 0 or is_blocked(t, side)


def is_mutual_block(t: Table) -> bool:
    """Neither player can make an active turn, and all four reserves are empty. [K44, KR34]"""
    return (
        reserves_left(t, CAESAR) == 0
        and reserves_left(t, CLEOPATRA) == 0
        and cannot_act(t, CAESAR)
        and cannot_act(t, CLEOPATRA)
    )


def lone_player(t: Table) -> i64:
    """The only player who still has influence cards in hand or reserve; NONE if both or neither has. [K42]"""
    caesar = has_influence(t, CAESAR)
    if caesar == has_influence(t, CLEOPATRA):
        return NONE
    return CAESAR if caesar else CLEOPATRA


def end_reason(t: Table, passed: bool) -> i64:
    """Which end has come after a turn: K41b, K44a, K43, K44b, K44c, in this order; NONE if none. [K44]"""
    if not has_influence(t, CAESAR) and not has_influence(t, CLEOPATRA):
        return EXHAUSTED
    if t.lone != NONE:
        if passed:
            return LONE_PASS
        return LONE_BLOCKED if is_blocked(t, t.lone) else NONE
    if is_mutual_block(t):
        return MUTUAL_BLOCK
    return SIX_PASSES if t.passes >= MOST_PASSES else NONE


def next_side(t: Table) -> i64:
    """Turns alternate until one player is left to play alone. [K9, K42, KR29]"""
    return opponent_of(t.active) if t.lone == NONE else t.lone


def opener_shown(t: Table) -> i64:
    """A lone player without room goes on: he holds a Wrath (0) or an opening card of either sort (1). [K43]"""
    if t.lone == NONE or room_anywhere(t, t.lone) > 0:
        return NONE
    return 1 if assassination_opens(t, t.lone) else 0


def note_opener(t: Table, shown: i64) -> None:
    if shown != NONE:
        note_once(t, OPENER, shown, t.lone)


def note_what_follows(t: Table) -> None:
    """That the game goes on tells everybody something about the hands."""
    note_opener(t, opener_shown(t))
    if t.rules.exchange_hidden:
        for side in range(i64(2)):
            if t.reserve_size[2 * side] == 0:
                note_once(t, SOME_INFLUENCE if t.hand_influence[side] > 0 else NO_INFLUENCE, 0, side)
