"""Chapter C4: closing a province."""

from mypy_extensions import i64

from triumvir.contract.event import Log
from triumvir.games.caesar.box import (
    BONUSES,
    CAESAR,
    ENDS,
    FIELDS,
    N_PROVINCES,
    NONE,
    POMPEY,
    PROVINCES,
    SIDES,
    SPACES,
    SPACES_FROM,
    SPACES_OF,
    across,
)
from triumvir.games.caesar.events import BorderMarked, ProvinceClosed, ProvinceHeld, ProvinceTied
from triumvir.games.caesar.state import BY_MARKERS, Table
from triumvir.games.caesar.table import end, has_won, opponent_of, take_markers


def is_filled(t: Table, province: i64) -> bool:
    """A province whose last empty border space is filled, and which was not counted before. [C3.3, C4.7]"""
    return t.empty_spaces[province] == 0 and t.closed[province] == 0


def filled_by(t: Table, space: i64) -> i64:
    """How many of the two provinces of a space its token has just filled. [C3.3]"""
    count: i64 = 0
    for side_of_space in range(i64(2)):
        if is_filled(t, ENDS[2 * space + side_of_space]):
            count += 1
    return count


def controller(t: Table, province: i64) -> i64:
    """Who has the higher sum toward this province; NONE on a tie that nobody wins. [C4.2, C8.5]"""
    caesar = t.influence[CAESAR * N_PROVINCES + province]
    pompey = t.influence[POMPEY * N_PROVINCES + province]
    if caesar > pompey:
        return CAESAR
    if pompey > caesar:
        return POMPEY
    return tie_winner(t)


def tie_winner(t: Table) -> i64:
    """A tie is nobody's, but Auto-Crassus wins ties, always or only in his own turn. [C4.2, C8.5]"""
    rules = t.rules
    if rules.crassus != NONE and (rules.crassus_always_wins_ties or t.active == rules.crassus):
        return rules.crassus
    return NONE


def close(t: Table, province: i64, log: Log | None) -> i64:
    """Count a filled province, once and for all: bonus, control, border markers. Returns the bonus token taken.
    [C4.1-C4.5, C4.7]"""
    bonus = take_bonus(t, province, log)
    side = controller(t, province)
    t.closed[province] = 1
    if side == NONE:
        if log is not None:
            log.add(ProvinceTied(PROVINCES[province]))
    else:
        hold(t, province, side, log)
        if t.winner == NONE:
            mark_borders_in_turn(t, province, side, log)
    if t.winner == NONE and t.closing == NONE and t.waiting != NONE:
        mark_waiting_borders(t, log)
    return bonus


def take_bonus(t: Table, province: i64, log: Log | None) -> i64:
    """The active player takes the bonus token, whoever will control the province. [C4.1]"""
    bonus = t.bonus_at[province]
    t.bonus_at[province] = NONE
    if log is not None:
        caesar = int(t.influence[CAESAR * N_PROVINCES + province])
        pompey = int(t.influence[POMPEY * N_PROVINCES + province])
        log.add(ProvinceClosed(PROVINCES[province], SIDES[t.active], BONUSES[bonus], caesar, pompey))
    return bonus


def hold(t: Table, province: i64, side: i64, log: Log | None) -> None:
    """Control of a province, which may be what wins the game. [C4.2, C6.1]"""
    set_markers(t, province, side, log)
    if has_won(t, side):
        end(t, side, BY_MARKERS, log)


def set_markers(t: Table, province: i64, side: i64, log: Log | None) -> None:
    """Put a control marker on the field, two on Italia's two fields. [C4.2, C4.3]"""
    count = take_markers(t, side, FIELDS[province])
    t.held_by[province] = side
    if log is not None:
        log.add(ProvinceHeld(PROVINCES[province], SIDES[side], int(count)))


def mark_borders_in_turn(t: Table, province: i64, side: i64, log: Log | None) -> None:
    """Border markers the opponent earns by the first of two closings wait for the second. [C4.5]"""
    if t.closing != NONE and side == opponent_of(t.active):
        t.waiting = province
    else:
        mark_borders(t, province, log)


def mark_waiting_borders(t: Table, log: Log | None) -> None:
    """The opponent's border markers of the first closing, as far as they are still earned. [C4.5]"""
    province = t.waiting
    t.waiting = NONE
    mark_borders(t, province, log)


def mark_borders(t: Table, province: i64, log: Log | None) -> None:
    """One marker on every border to a peer of the same controller, in the order of the data. [C4.4]"""
    side = t.held_by[province]
    for i in range(SPACES_FROM[province], SPACES_FROM[province + 1]):
        space = SPACES_OF[i]
        if is_border_earned(t, province, space):
            take_markers(t, side, 1)
            t.border_marker[space] = side
            if log is not None:
                log.add(BorderMarked(SPACES[space], SIDES[side]))
            if has_won(t, side):
                end(t, side, BY_MARKERS, log)
                return


def is_border_earned(t: Table, province: i64, space: i64) -> bool:
    """Both provinces held by one player, neither marker face down, no marker there yet. [C4.4, C5.3]"""
    neighbour = across(space, province)
    return (
        t.held_by[province] == t.held_by[neighbour]
        and t.marker_turned[province] == 0
        and t.marker_turned[neighbour] == 0
        and t.border_marker[space] == NONE
    )


# ---- two provinces closed together [C4.5] --------------------------------------------------------------------


def close_together(t: Table, log: Log | None) -> None:
    """Both provinces of the space just filled, step by step: bonus tokens, fields, borders. [C4.5]"""
    first = ENDS[2 * t.placed]
    second = ENDS[2 * t.placed + 1]
    t.first_bonus = take_bonus(t, first, log)
    t.second_bonus = take_bonus(t, second, log)
    t.closed[first] = 1
    t.closed[second] = 1
    hold_both(t, first, second, log)
    for turn in range(i64(2)):
        side = t.active if turn == 0 else opponent_of(t.active)
        if t.winner == NONE and t.held_by[first] == side:
            mark_borders(t, first, log)
        if t.winner == NONE and t.held_by[second] == side:
            mark_borders(t, second, log)


def hold_both(t: Table, first: i64, second: i64, log: Log | None) -> None:
    """All fields are set before anybody has won; if both sides set their last marker, the active one has. [C4.5]"""
    count_one_of_two(t, first, log)
    count_one_of_two(t, second, log)
    for turn in range(i64(2)):
        side = t.active if turn == 0 else opponent_of(t.active)
        if t.winner == NONE and has_won(t, side):
            end(t, side, BY_MARKERS, log)


def count_one_of_two(t: Table, province: i64, log: Log | None) -> None:
    side = controller(t, province)
    if side != NONE:
        set_markers(t, province, side, log)
    elif log is not None:
        log.add(ProvinceTied(PROVINCES[province]))
