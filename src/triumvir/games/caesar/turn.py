"""Chapter C3: the turn, step by step; `legality.py` tells what may be done in each step."""

from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.games.caesar.actions import (
    FACE_DOWN,
    FIRST,
    TAKE_CENTURION,
    placed_facing,
    placed_kind,
    placed_space,
)
from triumvir.games.caesar.bonuses import answer, draw_openly, resolve
from triumvir.games.caesar.box import (
    BONUSES,
    ENDS,
    FIRST_CENTURION,
    N_BONUSES,
    NONE,
    SIDES,
    SPACES,
    TOKENS,
)
from triumvir.games.caesar.closing import close, filled_by, is_filled
from triumvir.games.caesar.events import (
    Asked,
    BankDrawn,
    CenturionTaken,
    Passed,
    TokenPlaced,
    TurnBegan,
)
from triumvir.games.caesar.knowledge import note_hidden, note_placed, note_stuck, note_taken
from triumvir.games.caesar.state import (
    BONUS,
    BY_STANDSTILL,
    BY_STUCK,
    CRASSUS,
    FACES,
    HIDDEN,
    ORDER,
    OVER,
    PASS,
    PHASES,
    PLACE,
    TAKE,
    UP,
    Table,
)
from triumvir.games.caesar.table import (
    end,
    into_supply,
    is_crassus,
    is_stuck,
    lay_token,
    nothing_fits_anywhere,
    opponent_of,
    pick,
    value_toward,
)

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
    return t.choices.stuck_with_tokens_loses or t.supply_size[side] == 0


def ask(t: Table, phase: i64, log: Log | None) -> None:
    t.phase = phase
    if log is not None:
        log.add(Asked(SIDES[t.active], PHASES[phase]))


# ---- what happens --------------------------------------------------------------------------------------------


def act(t: Table, action: i64, chance: Chance, log: Log | None) -> None:
    """Carry out a legal action of the active side, except for Auto-Crassus."""
    phase = t.phase
    if phase == PLACE:
        place(t, placed_kind(action), placed_space(action), placed_facing(action), chance, log)
    elif phase == BONUS:
        from_bank = t.asked_from_bank
        t.asked_from_bank = False
        answer(t, action, chance, log)
        if from_bank:
            check_closing(t, chance, log)
        else:
            go_on(t, chance, log)
    elif phase == ORDER:
        resolve_both(t, action - FIRST, chance, log)
    elif phase == TAKE:
        take_centurion(t, FIRST_CENTURION + action - TAKE_CENTURION, log)
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
        if not draw_from_bank(t, chance, log):
            return
    check_closing(t, chance, log)


def placed_event(t: Table, space: i64) -> TokenPlaced:
    kind = t.kind_at[space]
    face = t.face_at[space]
    toward = (0, 0)
    if face == UP:
        facing = t.facing_at[space]
        toward = (int(value_toward(kind, facing, 0)), int(value_toward(kind, facing, 1)))
    return TokenPlaced(SIDES[t.owner_at[space]], SPACES[space], TOKENS[kind], toward, FACES[face])


def draw_from_bank(t: Table, chance: Chance, log: Log | None) -> bool:
    """One random bank token for a token placed face down, resolved at once; False while it is asked about. [C7.4]"""
    size: i64 = 0
    for bonus in range(i64(N_BONUSES)):
        size += t.bank[bonus]
    if size == 0:
        return True  # only where a written position has a smaller bank than the rules
    bonus = pick(t.bank, 0, size, chance)
    t.bank[bonus] -= 1
    if log is not None:
        log.add(BankDrawn(SIDES[t.active], BONUSES[bonus]))
    return resolve(t, bonus, False, True, chance, log)


def check_closing(t: Table, chance: Chance, log: Log | None) -> None:
    """If the token filled both its provinces, the active player chooses which is resolved first. [C3.3]"""
    filled = filled_by(t, t.placed)
    if filled == 2:
        ask(t, ORDER, log)
        return
    if filled == 1:
        first = ENDS[2 * t.placed]
        resolve_closing(t, first if is_filled(t, first) else ENDS[2 * t.placed + 1], chance, log)
    else:
        go_on(t, chance, log)


def resolve_both(t: Table, first: i64, chance: Chance, log: Log | None) -> None:
    """Each closing is resolved completely, in the chosen order. [C3.3, C4.5]"""
    t.closing = ENDS[2 * t.placed + 1] if ENDS[2 * t.placed] == first else ENDS[2 * t.placed]
    resolve_closing(t, first, chance, log)


def resolve_closing(t: Table, province: i64, chance: Chance, log: Log | None) -> None:
    """Close one province and deal with its bonus token. [C4.1-C4.6]"""
    bonus = close(t, province, log)
    if t.phase == OVER:
        t.gone[bonus] += 1
        return
    if resolve(t, bonus, t.held_by[province] == t.active, False, chance, log):
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
    t.placed = NONE
    if not is_crassus(t, t.active):
        draw_step(t, chance, log)


def draw_step(t: Table, chance: Chance, log: Log | None) -> None:
    """Draw exactly one token, or choose a Centurion token instead. [C3.4, C5.6]"""
    if t.centurion_due:
        ask(t, TAKE, log)
        return
    draw_openly(t, t.active, chance, log)
    end_turn(t, log)


def take_centurion(t: Table, kind: i64, log: Log | None) -> None:
    """The chosen Centurion token joins the supply in place of the draw. [C5.6]"""
    side = t.active
    into_supply(t, side, kind)
    note_taken(t, side, kind)
    if log is not None:
        log.add(CenturionTaken(SIDES[side], TOKENS[kind]))
    end_turn(t, log)


def pass_turn(t: Table, chance: Chance, log: Log | None) -> None:
    """Skip placing but still draw. [C3.1]"""
    if log is not None:
        log.add(Passed(SIDES[t.active], int(t.supply_size[t.active])))
    draw_step(t, chance, log)


def end_turn(t: Table, log: Log | None) -> None:
    """The other side's turn, or another one by Tactics. [C2.3, C5.1]"""
    if t.extra_turn:
        begin_turn(t, t.active, True, log)
    else:
        begin_turn(t, opponent_of(t.active), False, log)
