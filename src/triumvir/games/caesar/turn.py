"""Chapter C3: the turn, step by step, and what may be done in each step."""

from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.contract.position import Codes
from triumvir.games.caesar.actions import FACE_DOWN, FACINGS, FIRST, PASS_CODE, PLACE_CODES, TAKE_CENTURION
from triumvir.games.caesar.bonuses import answer, draw_openly, forbids_answer, legal_answers, resolve
from triumvir.games.caesar.box import (
    BONUSES,
    BORDER_CONTROL,
    ENDS,
    FIRST_CENTURION,
    FITS,
    HIGH,
    LOW,
    N_BONUSES,
    N_CENTURIONS,
    N_KINDS,
    N_SPACES,
    N_SYMBOLS,
    NONE,
    SIDES,
    SPACES,
    SPACES_PER_SYMBOL,
    TAKES,
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
from triumvir.games.caesar.table import (
    BESIDE,
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


# ---- what is legal -------------------------------------------------------------------------------------------


def legal(t: Table, out: Codes) -> i64:
    """All legal actions of the active side, except for Auto-Crassus."""
    phase = t.phase
    if phase == PLACE:
        return legal_placements(t, out)
    if phase == BONUS:
        return legal_answers(t, out)
    if phase == ORDER:
        return legal_orders(t, out)
    if phase == TAKE:
        return legal_centurions(t, out)
    out[0] = PASS_CODE
    return 1


def legal_placements(t: Table, out: Codes) -> i64:
    """Each token of the supply on each empty space that it fits, either way round. [C3.2]"""
    count: i64 = 0
    first_kind = t.active * N_KINDS
    supply = t.supply
    for kind in range(i64(N_KINDS)):
        if supply[first_kind + kind] > 0:
            for symbol in range(i64(N_SYMBOLS)):
                if TAKES[kind * N_SYMBOLS + symbol] == 1:
                    count = legal_on_symbol(t, kind, symbol, out, count)
    return count


def legal_on_symbol(t: Table, kind: i64, symbol: i64, out: Codes, count: i64) -> i64:
    """The placements of one token on the empty spaces of one symbol, written after the `count` before them."""
    open_spaces = t.open_spaces
    is_uneven = HIGH[kind] != LOW[kind]
    face_down = t.choices.border_control
    first = symbol * SPACES_PER_SYMBOL
    for i in range(first, first + t.open_count[symbol]):
        space = open_spaces[i]
        code = (kind * N_SPACES + space) * FACINGS
        out[count] = code
        count += 1
        if is_uneven:
            out[count] = code + 1
            count += 1
        if face_down and BORDER_CONTROL[space] == 1:
            out[count] = code + FACE_DOWN
            count += 1
    return count


def forbids_placement(t: Table, action: i64) -> str:
    """A token of the supply, an empty space with its symbol, a facing that exists. [C3.2, C7.4]"""
    if action >= PLACE_CODES or action < 0:
        return "C3.2"
    kind = action // (N_SPACES * FACINGS)
    space = action // FACINGS % N_SPACES
    facing = action % FACINGS
    if t.supply[t.active * N_KINDS + kind] == 0 or t.kind_at[space] != NONE or FITS[kind * N_SPACES + space] == 0:
        return "C3.2"
    if facing == FACE_DOWN:
        if not t.choices.border_control:
            return "C7.3"
        return "" if BORDER_CONTROL[space] == 1 else "C7.4"
    return "C3.2" if facing == 1 and HIGH[kind] == LOW[kind] else ""


def legal_orders(t: Table, out: Codes) -> i64:
    """Both provinces of the space just filled. [C3.3]"""
    for end_of_space in range(i64(2)):
        out[end_of_space] = FIRST + ENDS[2 * t.placed + end_of_space]
    return 2


def legal_centurions(t: Table, out: Codes) -> i64:
    """One of the own Centurion tokens that still lie beside the bag. [C5.6]"""
    count: i64 = 0
    for number in range(i64(N_CENTURIONS)):
        if t.centurion[t.active * N_CENTURIONS + number] == BESIDE:
            out[count] = TAKE_CENTURION + number
            count += 1
    return count


def forbids(t: Table, seat: i64, action: i64) -> str:
    """The id of the rule that forbids an action, or nothing."""
    if t.phase == OVER:
        return "C6.1"
    if seat != t.active:
        return "C2.3"
    if t.phase == PLACE:
        return forbids_placement(t, action)
    if t.phase == BONUS:
        return forbids_answer(t, action)
    if t.phase == ORDER:
        is_choice = action == FIRST + ENDS[2 * t.placed] or action == FIRST + ENDS[2 * t.placed + 1]
        return "" if is_choice else "C3.3"
    if t.phase == TAKE:
        return forbids_centurion(t, action)
    return "" if action == PASS_CODE else "C3.1"


def forbids_centurion(t: Table, action: i64) -> str:
    """One of his remaining Centurion tokens, and nothing else. [C5.6]"""
    number = action - TAKE_CENTURION
    if 0 <= number < N_CENTURIONS and t.centurion[t.active * N_CENTURIONS + number] == BESIDE:
        return ""
    return "C5.6"


# ---- what happens --------------------------------------------------------------------------------------------


def act(t: Table, action: i64, chance: Chance, log: Log | None) -> None:
    """Carry out a legal action of the active side, except for Auto-Crassus."""
    phase = t.phase
    if phase == PLACE:
        kind = action // (N_SPACES * FACINGS)
        place(t, kind, action // FACINGS % N_SPACES, action % FACINGS, chance, log)
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
