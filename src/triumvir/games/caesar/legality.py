"""Chapter C3: what may be done in each step of a turn, and the rule that forbids everything else."""

from mypy_extensions import i64

from triumvir.contract.position import Codes
from triumvir.games.caesar.actions import (
    BANK_DRAW,
    BANK_LEAVE,
    FACE_DOWN,
    FIRST,
    PASS_CODE,
    PLACE_CODES,
    TAKE_CENTURION,
    placed_facing,
    placed_kind,
    placed_space,
    placing,
)
from triumvir.games.caesar.bonuses import forbids_answer, legal_answers
from triumvir.games.caesar.box import (
    BORDER_CONTROL,
    ENDS,
    N_CENTURIONS,
    N_KINDS,
    N_SPACES,
    N_SYMBOLS,
    NONE,
    SPACES_PER_SYMBOL,
)
from triumvir.games.caesar.state import (
    BANK,
    BESIDE,
    BONUS,
    ORDER,
    OVER,
    PLACE,
    TAKE,
    Table,
)


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
    if phase == BANK:
        out[0] = BANK_DRAW
        out[1] = BANK_LEAVE
        return 2
    out[0] = PASS_CODE
    return 1


def legal_placements(t: Table, out: Codes) -> i64:
    """Each token of the supply on each empty space that it fits, either way round. [C3.2]"""
    count: i64 = 0
    first_kind = t.active * N_KINDS
    supply = t.supply
    takes = t.rules.takes
    left = t.supply_size[t.active]
    kind: i64 = 0
    while left > 0:
        held = supply[first_kind + kind]
        if held > 0:
            left -= held
            for symbol in range(i64(N_SYMBOLS)):
                if takes[kind * N_SYMBOLS + symbol] == 1:
                    count = legal_on_symbol(t, kind, symbol, out, count)
        kind += 1
    return count


def legal_on_symbol(t: Table, kind: i64, symbol: i64, out: Codes, count: i64) -> i64:
    """The placements of one token on the empty spaces of one symbol, written after the `count` before them."""
    open_spaces = t.open_spaces
    rules = t.rules
    is_uneven = rules.high[kind] != rules.low[kind]
    face_down = rules.border_control
    first = symbol * SPACES_PER_SYMBOL
    for i in range(first, first + t.open_count[symbol]):
        space = open_spaces[i]
        code = placing(kind, space)
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
    kind = placed_kind(action)
    space = placed_space(action)
    facing = placed_facing(action)
    if (
        t.supply[t.active * N_KINDS + kind] == 0
        or t.kind_at[space] != NONE
        or t.rules.fits[kind * N_SPACES + space] == 0
    ):
        return "C3.2"
    if facing == FACE_DOWN:
        if not t.rules.border_control:
            return "C7.3"
        return "" if BORDER_CONTROL[space] == 1 else "C7.4"
    return "C3.2" if facing == 1 and t.rules.high[kind] == t.rules.low[kind] else ""


def legal_orders(t: Table, out: Codes) -> i64:
    """Both provinces of the space just filled. [C3.3, C4.5]"""
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
    if t.phase == BANK:
        return "" if action == BANK_DRAW or action == BANK_LEAVE else "C7.4"
    return "" if action == PASS_CODE else "C3.1"


def forbids_centurion(t: Table, action: i64) -> str:
    """One of his remaining Centurion tokens, and nothing else. [C5.6]"""
    number = action - TAKE_CENTURION
    if 0 <= number < N_CENTURIONS and t.centurion[t.active * N_CENTURIONS + number] == BESIDE:
        return ""
    return "C5.6"
