"""Chapter C3: the turn, step by step; `legality.py` tells what may be done in each step."""

from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.games.caesar.actions import (
    BANK_DRAW,
    FACE_DOWN,
    FIRST,
    TAKE_CENTURION,
    placed_facing,
    placed_kind,
    placed_space,
)
from triumvir.games.caesar.bonuses import answer, resolve
from triumvir.games.caesar.box import BONUSES, N_BONUSES, NONE, SIDES, SPACES
from triumvir.games.caesar.events import BankDrawn, BankLeft, CenturionTaken, TokenPlaced
from triumvir.games.caesar.knowledge import note_hidden, note_placed, note_taken
from triumvir.games.caesar.resolving import check_closing, resolve_first, resume
from triumvir.games.caesar.state import BANK, BONUS, FACES, HIDDEN, ORDER, PLACE, TAKE, UP, Table
from triumvir.games.caesar.table import into_supply, lay_token, pick, value_toward
from triumvir.games.caesar.turn_order import ask, finish_turn, pass_turn


def act(t: Table, action: i64, chance: Chance, log: Log | None) -> None:
    """Carry out a legal action of the active side, except for Auto-Crassus."""
    phase = t.phase
    if phase == PLACE:
        place(t, placed_kind(action), placed_space(action), placed_facing(action), chance, log)
    elif phase == BANK:
        answer_bank(t, action == BANK_DRAW, chance, log)
    elif phase == BONUS:
        answer(t, action, chance, log)
        if t.centurion_due and t.rules.centurion_at_once:
            ask(t, TAKE, log)
        else:
            resume(t, chance, log)
    elif phase == ORDER:
        resolve_first(t, action - FIRST, chance, log)
    elif phase == TAKE:
        take_centurion(t, t.rules.first_centurion + action - TAKE_CENTURION, chance, log)
    else:
        pass_turn(t, chance, log)


def place(t: Table, kind: i64, space: i64, facing: i64, chance: Chance, log: Log | None) -> None:
    """Place a token, face up or by Border Control face down; then look whether a province is filled. [C3.2, C7.4]"""
    side = t.active
    face: i64 = HIDDEN if facing == FACE_DOWN else UP
    lay_token(t, side, kind, space, 0 if face == HIDDEN else facing, face)
    t.placed = space
    t.first_stuck = NONE
    if log is not None:
        log.add(placed_event(t, space))
    if face == UP:
        note_placed(t, side, kind)
    else:
        note_hidden(t, side, space)
        if not turn_to_bank(t, chance, log):
            return
    check_closing(t, chance, log)


def placed_event(t: Table, space: i64) -> TokenPlaced:
    kind = t.kind_at[space]
    face = t.face_at[space]
    toward = (0, 0)
    if face == UP:
        facing = t.facing_at[space]
        toward = (int(value_toward(t.rules, kind, facing, 0)), int(value_toward(t.rules, kind, facing, 1)))
    return TokenPlaced(SIDES[t.owner_at[space]], SPACES[space], t.rules.tokens[kind], toward, FACES[face])


# ---- Border Control ------------------------------------------------------------------------------------------


def turn_to_bank(t: Table, chance: Chance, log: Log | None) -> bool:
    """A token placed face down brings one from the bank, if its player likes or in any case; False while he is asked
    something. [C7.4]"""
    if bank_size(t) == 0:
        return True  # only where a written position has a smaller bank than the rules
    if t.rules.may_leave_bank:
        ask(t, BANK, log)
        return False
    return draw_from_bank(t, chance, log)


def bank_size(t: Table) -> i64:
    size: i64 = 0
    for bonus in range(i64(N_BONUSES)):
        size += t.bank[bonus]
    return size


def answer_bank(t: Table, draws: bool, chance: Chance, log: Log | None) -> None:
    """Draw from the bank, or leave it alone. [C7.4]"""
    if draws:
        if not draw_from_bank(t, chance, log):
            return
    elif log is not None:
        log.add(BankLeft(SIDES[t.active]))
    check_closing(t, chance, log)


def draw_from_bank(t: Table, chance: Chance, log: Log | None) -> bool:
    """One random bank token, resolved at once; False while it is asked about. [C7.4]"""
    bonus = pick(t.bank, 0, bank_size(t), chance)
    t.bank[bonus] -= 1
    if log is not None:
        log.add(BankDrawn(SIDES[t.active], BONUSES[bonus]))
    return resolve(t, bonus, False, True, chance, log)


# ---- Centurions ----------------------------------------------------------------------------------------------


def take_centurion(t: Table, kind: i64, chance: Chance, log: Log | None) -> None:
    """The chosen Centurion token joins the supply in place of the draw, or of the next one. [C5.6]"""
    side = t.active
    at_once = t.rules.centurion_at_once
    t.centurion_due = False
    into_supply(t, side, kind)
    note_taken(t, side, kind)
    if log is not None:
        log.add(CenturionTaken(SIDES[side], t.rules.tokens[kind], at_once))
    if at_once:
        t.skips[side] += 1
        resume(t, chance, log)
    else:
        finish_turn(t, chance, log)
