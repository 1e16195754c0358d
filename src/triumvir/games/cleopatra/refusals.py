"""What looks playable but is not, and the rule that forbids it."""

from mypy_extensions import i64

from triumvir.contract.position import Refusal
from triumvir.games.cleopatra.action_cards import (
    holds,
    is_assassination_target,
    is_castling_target,
    is_scout_target,
    is_wrath_target,
)
from triumvir.games.cleopatra.box import (
    ASSASSINATION,
    CARDS,
    CASTLING,
    GROUPS,
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    N_PAIRS,
    SCOUT,
    SPY,
    VETO,
    WRATH,
)
from triumvir.games.cleopatra.setup import is_arranging, is_set_up
from triumvir.games.cleopatra.state import AFTER, OVER, SET_UP, START, Table
from triumvir.games.cleopatra.table import is_open, opponent_of, reserves_left, room


def refusals_of(t: Table, seat: i64) -> list[Refusal]:
    """Cards and groups this seat might reach for in vain."""
    if t.phase == OVER:
        return [Refusal("turn", "K41")]
    if t.phase == SET_UP:
        return _set_up_refusals(t, seat)
    if seat != t.asked:
        return [Refusal("turn", "K42" if t.lone == opponent_of(seat) else "K9")]
    if START <= t.phase <= AFTER:
        return _full_groups(t) + _idle_influence(t) + _useless_actions(t) + _no_exchange(t)
    return []


def _set_up_refusals(t: Table, seat: i64) -> list[Refusal]:
    """Whoever has finished waits for the other: for the bonus cards, and for the first turn. [K4, K7]"""
    if is_arranging(t, seat):
        return []
    return [Refusal("turn", "K7" if is_set_up(t, seat) else "K4")]


def _full_groups(t: Table) -> list[Refusal]:
    """Groups where nothing more can be laid. [K13, K28]"""
    full = [group for group in range(N_GROUPS) if room(t, t.active, group) == 0]
    return [Refusal(GROUPS[group], "K13" if is_open(t, group) else "K28") for group in full]


def _idle_influence(t: Table) -> list[Refusal]:
    """Influence cards after laying. [K12]"""
    if t.phase != AFTER:
        return []
    held = [kind for kind in range(N_INFLUENCE) if holds(t, kind)]
    return [Refusal(CARDS[kind], "K12") for kind in held]


def _useless_actions(t: Table) -> list[Refusal]:
    """Action cards that have no target, or come too late. [K14, K40]"""
    held = [kind for kind in range(N_INFLUENCE, N_KINDS) if holds(t, kind)]
    return [Refusal(CARDS[kind], rule) for kind in held if (rule := _why_useless(t, kind))]


def _why_useless(t: Table, kind: int) -> str:
    if kind == VETO:
        return "K40"
    if t.acted:
        return "K14"
    if t.phase == START and t.hand_influence[t.active] == 0:
        return "KR15"
    return "" if _has_target(t, kind) else f"K{29 + kind}"


def _has_target(t: Table, kind: int) -> bool:
    """The cards K35 to K39 in the order of the box."""
    if kind == ASSASSINATION:
        return any(is_assassination_target(t, card, group) for card in range(N_INFLUENCE) for group in range(N_GROUPS))
    if kind == CASTLING:
        return any(is_castling_target(t, pair) for pair in range(N_PAIRS))
    if kind == SCOUT:
        return any(is_scout_target(t, group) for group in range(N_GROUPS))
    if kind == WRATH:
        return any(is_wrath_target(t, group) for group in range(N_GROUPS))
    return bool(kind == SPY and t.hand_size[opponent_of(t.active)] > 0)


def _no_exchange(t: Table) -> list[Refusal]:
    """Nothing to exchange for. [K19]"""
    if t.phase == START and reserves_left(t, t.active) == 0:
        return [Refusal("exchange", "K19")]
    return []
