"""What looks playable but is not, and the rule that forbids it."""

from mypy_extensions import i64

from triumvir.contract.position import Refusal
from triumvir.games.caesar.bonuses import is_might_marker, is_might_token
from triumvir.games.caesar.box import (
    MIGHT,
    N_KINDS,
    N_PROVINCES,
    N_SPACES,
    NONE,
    PROVINCES,
    SPACES,
)
from triumvir.games.caesar.state import BONUS, OVER, PLACE, Table
from triumvir.games.caesar.table import has_space, opponent_of


def refusals_of(t: Table, seat: i64) -> list[Refusal]:
    """Pieces this seat might reach for in vain. Empty while it is the seat's turn and everything works."""
    if t.phase == OVER:
        return [Refusal("turn", "C6.1")]
    if seat != t.active:
        return [Refusal("turn", "C2.3")]
    if t.phase == PLACE:
        return _homeless_tokens(t) + _useless_spaces(t)
    if t.phase == BONUS and t.asked == MIGHT:
        return _safe_from_might(t)
    return []


def _homeless_tokens(t: Table) -> list[Refusal]:
    """Tokens of the supply for which no space is left. [C3.2]"""
    held = [kind for kind in range(t.rules.kinds) if t.supply[t.active * N_KINDS + kind] > 0]
    return [Refusal(t.rules.tokens[kind], "C3.2") for kind in held if not has_space(t, kind)]


def _useless_spaces(t: Table) -> list[Refusal]:
    """Empty spaces that no token of the supply fits. [C3.2]"""
    empty = [space for space in range(N_SPACES) if t.kind_at[space] == NONE]
    return [Refusal(SPACES[space], "C3.2") for space in empty if not _takes_some_token(t, space)]


def _takes_some_token(t: Table, space: int) -> bool:
    return any(
        t.supply[t.active * N_KINDS + kind] > 0 and t.rules.fits[kind * N_SPACES + space] == 1
        for kind in range(t.rules.kinds)
    )


def _safe_from_might(t: Table) -> list[Refusal]:
    """Tokens and markers of the opponent that Might cannot turn. [C5.3]"""
    other = opponent_of(t.active)
    tokens = [space for space in range(N_SPACES) if t.owner_at[space] == other and not is_might_token(t, space)]
    markers = [p for p in range(N_PROVINCES) if t.held_by[p] == other and not is_might_marker(t, p)]
    return [Refusal(SPACES[space], "C5.3") for space in tokens] + [Refusal(PROVINCES[p], "C5.3") for p in markers]
