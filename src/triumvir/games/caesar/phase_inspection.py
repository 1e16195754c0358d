"""Looking a position over: could a turn have come to this question, with this open and that put off?"""

from triumvir.contract.errors import BadInput
from triumvir.games.caesar.box import (
    ENDS,
    N_CENTURIONS,
    NONE,
    SENATE,
    SIDES,
)
from triumvir.games.caesar.closing import filled_by
from triumvir.games.caesar.state import (
    BANK,
    BESIDE,
    BONUS,
    CRASSUS,
    HIDDEN,
    ORDER,
    PASS,
    PLACE,
    TAKE,
    Table,
)
from triumvir.games.caesar.table import is_stuck


def ends_of(space: int) -> tuple[int, int]:
    return int(ENDS[2 * space]), int(ENDS[2 * space + 1])


def phase_complaint(t: Table) -> BadInput | None:
    if t.phase == PLACE and is_stuck(t, t.active):
        return BadInput(f"{SIDES[t.active]} cannot place any token", "supply", "C3.1")
    if t.phase == PASS and (t.rules.stuck_with_tokens_loses or not is_stuck(t, t.active)):
        return BadInput("nobody has to pass here", "phase", "C3.1")
    if t.phase == ORDER and (t.placed == NONE or not _may_order(t)):
        return BadInput("no token has closed two provinces", "phase", "C3.3")
    if t.phase == BANK and not _may_draw_from_bank(t):
        return BadInput("nobody can draw from the bank here", "phase", "C7.4")
    if (t.phase == BONUS) != (t.asked != NONE) or t.asked == SENATE:
        return BadInput("phase 'bonus' asks about one bonus token that can be used", "asked", "C4.6")
    if t.phase == BONUS and t.placed == NONE:
        return BadInput("a bonus comes from a placement", "placed", "C4.6")
    if t.asked_from_bank and not _may_be_from_bank(t):
        return BadInput("no bonus token was drawn from the bank", "asked_from_bank", "C7.4")
    if t.phase == TAKE and not _may_take(t):
        return BadInput("no Centurion token can be taken", "phase", "C5.6")
    if t.centurion_due and not t.rules.centurions:
        return BadInput("there are no Centurion tokens", "centurion_due", "C7.2")
    return _closing_complaint(t) or _in_hand_complaint(t) or _draws_complaint(t)


def _may_order(t: Table) -> bool:
    """Two provinces wait to be closed; or both are closed, and two different bonus tokens to be used. [C3.3, C4.5]"""
    if not t.rules.together:
        return filled_by(t, t.placed) == 2
    return NONE != t.first_bonus != t.second_bonus != NONE


def _may_draw_from_bank(t: Table) -> bool:
    """A token was placed face down, and its player may leave the bank alone. [C7.4]"""
    return _was_placed_face_down(t) and t.rules.may_leave_bank and any(count > 0 for count in t.bank)


def _may_be_from_bank(t: Table) -> bool:
    """The bank comes before anything is closed. [C7.4]"""
    return t.phase in (BONUS, TAKE) and _was_placed_face_down(t) and t.closing == NONE and t.waiting == NONE


def _was_placed_face_down(t: Table) -> bool:
    return t.placed != NONE and t.face_at[t.placed] == HIDDEN and t.owner_at[t.placed] == t.active


def _may_take(t: Table) -> bool:
    first = int(t.active) * N_CENTURIONS
    return bool(t.rules.centurions and t.centurion_due) and any(
        t.centurion[first + i] == BESIDE for i in range(N_CENTURIONS)
    )


def _closing_complaint(t: Table) -> BadInput | None:
    for province, name in ((t.closing, "closing"), (t.waiting, "waiting")):
        if province != NONE and (t.placed == NONE or int(province) not in ends_of(t.placed)):
            return BadInput("does not touch the token placed in this turn", name, "C4.5")
    if t.closing != NONE and (t.closed[t.closing] == 1 or t.empty_spaces[t.closing] > 0):
        return BadInput("is not waiting to be closed", "closing", "C4.5")
    if t.waiting != NONE and t.held_by[t.waiting] != 1 - t.active:
        return BadInput("is not held by the other side", "waiting", "C4.5")
    return None


def _in_hand_complaint(t: Table) -> BadInput | None:
    """Bonus tokens wait for each other only when two provinces were closed together. [C4.5]"""
    in_hand = [bonus for bonus in (t.first_bonus, t.second_bonus) if bonus != NONE]
    if t.rules.together and (t.closing != NONE or t.waiting != NONE):
        return BadInput("two provinces are closed together", "closing", "C4.5")
    if not in_hand:
        return None
    is_asked = t.phase == ORDER or (t.phase in (BONUS, TAKE) and len(in_hand) == 1 and not t.asked_from_bank)
    are_closed = t.placed != NONE and all(t.closed[province] == 1 for province in ends_of(t.placed))
    if not (t.rules.together and is_asked and are_closed and SENATE not in in_hand):
        return BadInput("no bonus token can be waiting here", "first_bonus", "C4.5")
    return None


def _draws_complaint(t: Table) -> BadInput | None:
    """Draws are put off and skipped only where the options say so, by a player, in a turn that goes on. [C5.2, C5.6]"""
    if t.wealth_due > 0 and (not t.rules.wealth_at_end or t.phase in (PLACE, PASS, CRASSUS)):
        return BadInput("no draw can have been put off", "wealth_due", "C5.2")
    for side, name in enumerate(SIDES):
        may_skip = t.rules.centurions and t.rules.centurion_at_once and side != t.rules.crassus
        if t.skips[side] > 0 and not may_skip:
            return BadInput("no draw can be skipped", f"skips.{name}", "C5.6")
    return None
