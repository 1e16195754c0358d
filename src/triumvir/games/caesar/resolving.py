"""Chapters C3 and C4: what a placement has closed, one province or two, and what becomes of their bonus tokens."""

from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.games.caesar.bonuses import keep_senate, resolve
from triumvir.games.caesar.box import BONUSES, ENDS, NONE, PROVINCES, SENATE
from triumvir.games.caesar.closing import close, close_together, filled_by, is_filled
from triumvir.games.caesar.events import BonusKept
from triumvir.games.caesar.state import ORDER, OVER, Table
from triumvir.games.caesar.table import is_crassus, spend
from triumvir.games.caesar.turn_order import ask, draw_step


def check_closing(t: Table, chance: Chance, log: Log | None) -> None:
    """If the token filled both its provinces, the active player chooses which is resolved first. [C3.3]"""
    filled = filled_by(t, t.placed)
    if filled == 2:
        if t.rules.together:
            resolve_together(t, NONE, chance, log)
        else:
            ask(t, ORDER, log)
    elif filled == 1:
        first = ENDS[2 * t.placed]
        resolve_closing(t, first if is_filled(t, first) else ENDS[2 * t.placed + 1], chance, log)
    else:
        go_on(t, chance, log)


def resolve_first(t: Table, first: i64, chance: Chance, log: Log | None) -> None:
    """What was chosen to come first: a closing, or of two closed together a bonus token. [C3.3, C4.5]"""
    if t.rules.together:
        resolve_in_hand(t, first, chance, log)
    else:
        resolve_both(t, first, chance, log)


def resolve_closing(t: Table, province: i64, chance: Chance, log: Log | None) -> None:
    """Close one province and deal with its bonus token. [C4.1-C4.6]"""
    bonus = close(t, province, log)
    if t.phase == OVER:
        t.gone[bonus] += 1
        return
    if resolve(t, bonus, t.held_by[province] == t.active, False, chance, log):
        go_on(t, chance, log)


def resume(t: Table, chance: Chance, log: Log | None) -> None:
    """After a bonus token: a token of the bank was resolved before anything is closed. [C7.4]"""
    from_bank = t.asked_from_bank
    t.asked_from_bank = False
    if from_bank:
        check_closing(t, chance, log)
    else:
        go_on(t, chance, log)


def go_on(t: Table, chance: Chance, log: Log | None) -> None:
    """The second of two closings if there is one, else the end of the placement."""
    if t.phase == OVER:
        return
    if t.closing != NONE:
        province = t.closing
        t.closing = NONE
        resolve_closing(t, province, chance, log)
        return
    if t.first_bonus != NONE or t.second_bonus != NONE:
        resolve_in_hand(t, ENDS[2 * t.placed + (0 if t.first_bonus != NONE else 1)], chance, log)
        return
    t.placed = NONE
    if not is_crassus(t, t.active):
        draw_step(t, chance, log)


# ---- two provinces, one by one [C4.5] ------------------------------------------------------------------------


def resolve_both(t: Table, first: i64, chance: Chance, log: Log | None) -> None:
    """Each closing is resolved completely, in the chosen order. [C3.3, C4.5]"""
    t.closing = ENDS[2 * t.placed + 1] if ENDS[2 * t.placed] == first else ENDS[2 * t.placed]
    resolve_closing(t, first, chance, log)


# ---- two provinces, together [C4.5] --------------------------------------------------------------------------


def resolve_together(t: Table, aim: i64, chance: Chance, log: Log | None) -> None:
    """First both provinces are closed, then their bonus tokens take effect: Senate tokens by themselves, the others in
    the order that the active player chooses; Auto-Crassus begins with the province he aimed at. [C4.5, C8.9]"""
    close_together(t, log)
    keep_senates(t, log)
    if t.phase == OVER:
        drop_in_hand(t)
    elif aim != NONE and in_hand_of(t, aim) != NONE:
        resolve_in_hand(t, aim, chance, log)
    elif aim != NONE or t.first_bonus == NONE or t.second_bonus == NONE:
        go_on(t, chance, log)
    else:
        ask_which_first(t, chance, log)


def keep_senates(t: Table, log: Log | None) -> None:
    """Senate tokens taken together count for each other. [C4.5, C5.4]"""
    if t.phase != OVER and t.first_bonus == SENATE:
        t.first_bonus = NONE
        in_hand: i64 = 1 if t.second_bonus == SENATE else 0
        keep_senate(t, t.held_by[ENDS[2 * t.placed]] == t.active, in_hand, log)
    if t.phase != OVER and t.second_bonus == SENATE:
        t.second_bonus = NONE
        keep_senate(t, t.held_by[ENDS[2 * t.placed + 1]] == t.active, 0, log)


def ask_which_first(t: Table, chance: Chance, log: Log | None) -> None:
    """Which of two bonus tokens takes effect first; between two that are alike there is nothing to choose. [C4.5]"""
    if log is not None:
        log.add(BonusKept(PROVINCES[ENDS[2 * t.placed]], BONUSES[t.first_bonus]))
        log.add(BonusKept(PROVINCES[ENDS[2 * t.placed + 1]], BONUSES[t.second_bonus]))
    if t.first_bonus == t.second_bonus:
        go_on(t, chance, log)
    else:
        ask(t, ORDER, log)


def in_hand_of(t: Table, province: i64) -> i64:
    """The bonus token that was taken from this one of the two provinces and is not dealt with yet."""
    return t.first_bonus if ENDS[2 * t.placed] == province else t.second_bonus


def resolve_in_hand(t: Table, province: i64, chance: Chance, log: Log | None) -> None:
    """Deal with the bonus token of one of the two provinces. [C4.5, C4.6]"""
    bonus = in_hand_of(t, province)
    if ENDS[2 * t.placed] == province:
        t.first_bonus = NONE
    else:
        t.second_bonus = NONE
    if resolve(t, bonus, t.held_by[province] == t.active, False, chance, log):
        if t.phase == OVER:
            drop_in_hand(t)
        go_on(t, chance, log)


def drop_in_hand(t: Table) -> None:
    """The game is over: what was not dealt with is out of it."""
    if t.first_bonus != NONE:
        spend(t, t.first_bonus)
        t.first_bonus = NONE
    if t.second_bonus != NONE:
        spend(t, t.second_bonus)
        t.second_bonus = NONE
