"""Chapter C3: how turns begin, end and follow one another."""

from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.games.caesar.bonuses import draw_openly
from triumvir.games.caesar.box import NONE, SIDES
from triumvir.games.caesar.events import Asked, DrawSkipped, Passed, TurnBegan
from triumvir.games.caesar.knowledge import note_stuck
from triumvir.games.caesar.state import BY_STANDSTILL, BY_STUCK, CRASSUS, PASS, PHASES, PLACE, TAKE, Table
from triumvir.games.caesar.table import end, is_crassus, is_stuck, nothing_fits_anywhere, opponent_of

# ---- the start of a turn -------------------------------------------------------------------------------------


def begin_turn(t: Table, side: i64, extra: bool, log: Log | None) -> None:
    """Turns alternate; Tactics gives the same side another. [C2.3, C5.1]"""
    t.active = side
    t.extra_turn = False
    t.centurion_due = False
    if log is not None:
        log.add(TurnBegan(SIDES[side], extra))
    if is_crassus(t, side):
        t.tile = NONE
        t.step = 0
        t.executed = False
        t.fell_short = False
        ask(t, CRASSUS, log)
    elif is_stuck(t, side):
        face_being_stuck(t, side, log)
    else:
        ask(t, PLACE, log)


def face_being_stuck(t: Table, side: i64, log: Log | None) -> None:
    """Who cannot place any token loses at once, or skips if that is the reading and he has tokens. [C3.1]"""
    if loses_when_stuck(t, side):
        end(t, opponent_of(side), BY_STUCK, log)
        return
    if t.first_stuck == NONE:
        t.first_stuck = side
    if nothing_fits_anywhere(t):
        end(t, opponent_of(t.first_stuck), BY_STANDSTILL, log)
        return
    if not is_crassus(t, side):
        note_stuck(t, side)
        ask(t, PASS, log)


def loses_when_stuck(t: Table, side: i64) -> bool:
    """Always, or only with an empty supply. [C3.1]"""
    return t.rules.stuck_with_tokens_loses or t.supply_size[side] == 0


def ask(t: Table, phase: i64, log: Log | None) -> None:
    t.phase = phase
    if log is not None:
        log.add(Asked(SIDES[t.active], PHASES[phase]))


# ---- the end of a turn ---------------------------------------------------------------------------------------


def pass_turn(t: Table, chance: Chance, log: Log | None) -> None:
    """Skip placing but still draw. [C3.1]"""
    if log is not None:
        log.add(Passed(SIDES[t.active], int(t.supply_size[t.active])))
    draw_step(t, chance, log)


def draw_step(t: Table, chance: Chance, log: Log | None) -> None:
    """Draw exactly one token, or choose a Centurion token instead; or draw none, for one taken before. [C3.4, C5.6]"""
    if t.centurion_due:
        ask(t, TAKE, log)
        return
    if t.skips[t.active] > 0:
        t.skips[t.active] -= 1
        if log is not None:
            log.add(DrawSkipped(SIDES[t.active]))
    else:
        draw_openly(t, t.active, chance, log)
    finish_turn(t, chance, log)


def finish_turn(t: Table, chance: Chance, log: Log | None) -> None:
    """What Wealth brings at the end of the turn; then the turn is over. [C5.2]"""
    for _ in range(t.wealth_due):
        draw_openly(t, t.active, chance, log)
    t.wealth_due = 0
    end_turn(t, log)


def end_turn(t: Table, log: Log | None) -> None:
    """The other side's turn, or another one by Tactics. [C2.3, C5.1]"""
    if t.extra_turn:
        begin_turn(t, t.active, True, log)
    else:
        begin_turn(t, opponent_of(t.active), False, log)
