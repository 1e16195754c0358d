"""Chapter C8: the ways in which Auto-Crassus can place a token.

A candidate is one way to place one token of his row, seen from one of the two provinces it touches: the aim. It is
packed as ((place in row * N_SPACES + space) * 2 + facing) * 2 + end of the space aimed at.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance, Scripted
from triumvir.contract.event import Log
from triumvir.games.caesar.bonuses import without
from triumvir.games.caesar.box import ENDS, N_SPACES, NONE
from triumvir.games.caesar.closing import filled_by
from triumvir.games.caesar.resolving import check_closing, resolve_both, resolve_together
from triumvir.games.caesar.state import UP, Table
from triumvir.games.caesar.table import lay_token, opponent_of, value_toward
from triumvir.games.caesar.turn import placed_event


def place_of(candidate: i64) -> i64:
    return candidate // (N_SPACES * 4)


def space_of(candidate: i64) -> i64:
    return candidate // 4 % N_SPACES


def facing_of(candidate: i64) -> i64:
    return candidate // 2 % 2


def aim_of(candidate: i64) -> i64:
    return ENDS[2 * space_of(candidate) + candidate % 2]


def value_of(t: Table, candidate: i64) -> i64:
    """The number that will face the province aimed at. [C8.7]"""
    return value_toward(t.rules, t.row[place_of(candidate)], facing_of(candidate), candidate % 2)


def candidates(t: Table) -> vec[i64]:
    """Every way to place a token of the row; face down he never places. [C8.7, C8.10]"""
    found = vec[i64]()
    rules = t.rules
    fits = rules.fits
    for place in range(i64(len(t.row))):
        kind = t.row[place]
        facings: i64 = 1 if rules.high[kind] == rules.low[kind] else 2
        for space in range(i64(N_SPACES)):
            if t.kind_at[space] == NONE and fits[kind * N_SPACES + space] == 1:
                for turned in range(facings * 2):
                    found = append(found, (place * N_SPACES + space) * 4 + turned)
    return found


def carry_out(t: Table, candidate: i64, chance: Chance, log: Log | None) -> None:
    """Place the token; of two provinces it closes, the one aimed at is resolved first. [C8.5, C8.9]"""
    place = place_of(candidate)
    space = space_of(candidate)
    kind = t.row[place]
    t.row = without(t.row, place)
    lay_token(t, t.active, kind, space, facing_of(candidate), UP)
    t.placed = space
    t.first_stuck = NONE
    if log is not None:
        log.add(placed_event(t, space))
    if filled_by(t, space) == 2:
        if t.rules.together:
            resolve_together(t, aim_of(candidate), chance, log)
        else:
            resolve_both(t, aim_of(candidate), chance, log)
    else:
        check_closing(t, chance, log)


def gives_the_win(t: Table, candidate: i64) -> bool:
    """Whether the human wins at once by this placement. [C8.7]"""
    space = space_of(candidate)
    if t.empty_spaces[ENDS[2 * space]] > 1 and t.empty_spaces[ENDS[2 * space + 1]] > 1:
        return False
    tried = t.clone()
    assert isinstance(tried, Table)
    carry_out(tried, candidate, Scripted(), None)
    return tried.winner == opponent_of(t.active)
