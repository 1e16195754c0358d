"""Chapter 2: what may be done in each step of a turn, and the rule that forbids everything else."""

from mypy_extensions import i64

from triumvir.contract.position import Codes
from triumvir.games.cleopatra.action_cards import (
    forbids_move,
    forbids_play,
    is_play,
    legal_moves,
    legal_plays,
    legal_takes,
    legal_veto_answers,
)
from triumvir.games.cleopatra.actions import (
    ALLOW,
    ASSASSINATE,
    DECLINE,
    DRAW_CODE,
    ENOUGH,
    FINISH,
    KEEP,
    LAY_DOWN,
    LAY_UP,
    PASS_CODE,
    PLAY_VETO,
    SPEND,
    SWAP,
    TAKE,
    card_at_group,
    card_of_place,
    group_of_place,
)
from triumvir.games.cleopatra.box import (
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    RESERVES,
    VETO,
)
from triumvir.games.cleopatra.state import (
    AFTER,
    CASTLE,
    DRAW,
    EXCHANGE,
    LAY,
    REPLACE,
    SECOND,
    SPYING,
    START,
    TICKET,
    VETO_ASKED,
    Table,
)
from triumvir.games.cleopatra.table import opponent_of, reserves_left, room, room_anywhere

# ---- what is legal -------------------------------------------------------------------------------------------


def legal(t: Table, out: Codes) -> i64:
    """All legal actions of the side that is asked, after the set-up."""
    phase = t.phase
    if phase == START:
        return legal_starts(t, out)
    if phase == LAY:
        return legal_lays(t, out, 0)
    if phase == SECOND:
        return legal_plays(t, out, lays_of(t, out, 0, LAY_UP), False) if not t.acted else lays_of(t, out, 0, LAY_UP)
    if phase == AFTER:
        return legal_afterwards(t, out)
    if phase == DRAW or phase == REPLACE:
        return legal_draws(t, out)
    if phase == VETO_ASKED:
        return legal_veto_answers(t, out)
    if phase == EXCHANGE:
        out[0] = ENOUGH
        return legal_swaps(t, out, 1)
    if phase == SPYING:
        return legal_takes(t, out)
    if phase == CASTLE:
        return legal_moves(t, out)
    out[0] = SPEND
    out[1] = KEEP
    return 2


def legal_starts(t: Table, out: Codes) -> i64:
    """Passive always; active only with influence in hand and room, now or by an opening action. [K10, K14, KR15]"""
    out[0] = PASS_CODE
    count = legal_swaps(t, out, 1)
    if t.hand_influence[t.active] == 0:
        return count
    has_room = room_anywhere(t, t.active) > 0
    count = legal_plays(t, out, count, not has_room)
    return legal_lays(t, out, count) if has_room else count


def legal_lays(t: Table, out: Codes, count: i64) -> i64:
    """One card face down, or the first of two face up. [K12, KR33]"""
    count = lays_of(t, out, count, LAY_DOWN)
    return lays_of(t, out, count, LAY_UP) if may_lay_two(t) else count


def may_lay_two(t: Table) -> bool:
    """Two cards in hand, and room for both now. [K12, K14]"""
    return t.hand_influence[t.active] >= 2 and room_anywhere(t, t.active) >= 2


def lays_of(t: Table, out: Codes, count: i64, code: i64) -> i64:
    """Each influence card of the hand at each group with room. [K13]"""
    side = t.active
    hand = t.hand
    for group in range(i64(N_GROUPS)):
        if room(t, side, group) == 0:
            continue
        for kind in range(i64(N_INFLUENCE)):
            if hand[side * N_KINDS + kind] > 0:
                out[count] = code + card_at_group(kind, group)
                count += 1
    return count


def legal_afterwards(t: Table, out: Codes) -> i64:
    """Done, an action card, or the second of two face down. [K14, K50, KR13]"""
    out[0] = FINISH
    count = legal_plays(t, out, 1, False)
    return lays_of(t, out, count, LAY_DOWN) if may_lay_second_down(t) else count


def may_lay_second_down(t: Table) -> bool:
    """Two cards face down, but then no action in that turn. [K50]"""
    return t.rules.two_face_down and t.laid_down == 1 and not t.acted


def legal_swaps(t: Table, out: Codes, count: i64) -> i64:
    """Any card of the hand, as long as the reserves can replace it. [K19, KR16]"""
    side = t.active
    if t.swapped >= reserves_left(t, side):
        return count
    for kind in range(i64(N_KINDS)):
        if t.hand[side * N_KINDS + kind] > 0:
            out[count] = SWAP + kind
            count += 1
    return count


def legal_draws(t: Table, out: Codes) -> i64:
    """Either reserve that is not empty; a replacement may be declined. [K17, KR20, KR26, KR36]"""
    count: i64 = 0
    for reserve in range(i64(2)):
        if t.reserve_size[2 * t.asked + reserve] > 0:
            out[count] = DRAW_CODE + reserve
            count += 1
    if t.phase == REPLACE:
        out[count] = DECLINE
        count += 1
    return count


# ---- what is forbidden ---------------------------------------------------------------------------------------


def forbids(t: Table, action: i64) -> str:
    """The id of the rule that forbids an action to the side that is asked, or nothing."""
    phase = t.phase
    if START <= phase <= AFTER:
        return forbids_in_play(t, action)
    if phase == DRAW or phase == REPLACE:
        return forbids_draw(t, action)
    if phase == VETO_ASKED:
        is_answer = action == ALLOW or (action == PLAY_VETO and t.hand[t.asked * N_KINDS + VETO] > 0)
        return "" if is_answer else "K40"
    if phase == EXCHANGE:
        return "" if action == ENOUGH else forbids_swap(t, action)
    if phase == TICKET:
        return "" if action == SPEND or action == KEEP else "K51"
    return forbids_choice(t, action)


def forbids_choice(t: Table, action: i64) -> str:
    """One of the few cards of a Spy or of a Castling."""
    if t.phase == SPYING:
        kind = action - TAKE
        is_there = 0 <= kind < N_KINDS and t.hand[opponent_of(t.active) * N_KINDS + kind] > 0
        return "" if is_there else "K36"
    return forbids_move(t, action)


def forbids_in_play(t: Table, action: i64) -> str:
    """The play phase: lays, action cards, and the ways out of it."""
    phase = t.phase
    if 0 <= action < ASSASSINATE:
        return forbids_lay(t, action)
    if is_play(action):
        if phase == START:
            if t.hand_influence[t.active] == 0:
                return "KR15"
            return forbids_play(t, action, room_anywhere(t, t.active) == 0)
        return forbids_play(t, action, False)
    if phase == START:
        return "" if action == PASS_CODE else forbids_swap(t, action)
    if phase == AFTER:
        return "" if action == FINISH else "K11"
    return "K12"


def forbids_lay(t: Table, action: i64) -> str:
    """A card of the hand, a group with room, and one of the two ways of laying. [K12, K13]"""
    is_down = action >= LAY_DOWN
    place = action - LAY_DOWN if is_down else action
    kind = card_of_place(place)
    if t.hand[t.active * N_KINDS + kind] == 0:
        return "K12"
    if room(t, t.active, group_of_place(place)) == 0:
        return "K13"
    phase = t.phase
    if phase == AFTER:
        return "" if is_down and may_lay_second_down(t) else "K12"
    if phase == SECOND:
        return "K12" if is_down else ""
    return "" if is_down or may_lay_two(t) else "K12"


def forbids_swap(t: Table, action: i64) -> str:
    """No more cards than the reserves hold. [K19, KR16]"""
    kind = action - SWAP
    if not 0 <= kind < N_KINDS or t.hand[t.active * N_KINDS + kind] == 0:
        return "K19"
    return "" if t.swapped < reserves_left(t, t.active) else "KR16"


def forbids_draw(t: Table, action: i64) -> str:
    """A reserve that is not empty. [K17]"""
    if action == DECLINE and t.phase == REPLACE:
        return ""
    reserve = action - DRAW_CODE
    is_there = 0 <= reserve < len(RESERVES) and t.reserve_size[2 * t.asked + reserve] > 0
    return "" if is_there else "K17"
