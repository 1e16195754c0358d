"""Chapter 2: the turn, step by step, and what may be done in each step."""

from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.contract.position import Codes
from triumvir.games.cleopatra.action_cards import (
    allow,
    announce,
    carry_out,
    forbids_move,
    forbids_play,
    is_play,
    is_veto_asked,
    legal_moves,
    legal_plays,
    legal_takes,
    legal_veto_answers,
    move,
    settle,
    take,
    veto,
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
)
from triumvir.games.cleopatra.box import (
    CARDS,
    HAND,
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    NONE,
    RESERVES,
    SIDES,
    SPY,
    VETO,
)
from triumvir.games.cleopatra.cards import draw, lay_from_hand, out_of_hand
from triumvir.games.cleopatra.ending import end, end_reason, lone_player, next_side, note_what_follows
from triumvir.games.cleopatra.events import (
    Asked,
    CardExchanged,
    DrawDeclined,
    LonePhaseBegan,
    Passed,
    TicketGained,
    TicketSpent,
    TurnBegan,
    TurnCutShort,
    VetoHeld,
)
from triumvir.games.cleopatra.notes import (
    OUT,
    SOME_INFLUENCE,
    SWAPPED,
    SWAPPED_ACTION,
    SWAPPED_INFLUENCE,
    note,
    note_once,
    note_veto_question,
)
from triumvir.games.cleopatra.table import (
    ACTIVE,
    AFTER,
    CASTLE,
    CUT_SHORT,
    DOWN,
    DRAW,
    EXCHANGE,
    LAY,
    OVER,
    PASSIVE,
    PHASES,
    REPLACE,
    SECOND,
    SPYING,
    START,
    TICKET,
    UP,
    VETO_ASKED,
    Table,
    opponent_of,
    reserves_left,
    room,
    room_anywhere,
)
from triumvir.games.cleopatra.votes import (
    call_group,
    hold_extraordinary_votes,
    settle_orgy,
    turn_vote_card,
)

# ---- turns and questions -------------------------------------------------------------------------------------


def begin_turn(t: Table, side: i64, log: Log | None) -> None:
    """On his turn a player is active or passive, as he likes. [K9, K10]"""
    t.active = side
    t.manner = ACTIVE
    t.acted = False
    t.laid_up = 0
    t.laid_down = 0
    t.swapped = 0
    if log is not None:
        log.add(TurnBegan(SIDES[side], t.lone != NONE))
    ask(t, START, side, log)


def ask(t: Table, phase: i64, side: i64, log: Log | None) -> None:
    t.phase = phase
    t.asked = side
    if log is not None:
        log.add(Asked(SIDES[side], PHASES[phase], int(t.due)))


def end_turn(t: Table, passed: bool, log: Log | None) -> None:
    """End checks after every turn, then the next one begins. [K11, K41, K44, KR28]"""
    t.passes = t.passes + 1 if passed else 0
    was_alone = t.lone != NONE
    t.lone = lone_player(t)
    reason = end_reason(t, passed)
    if reason != NONE:
        end(t, reason, log)
        return
    note_what_follows(t)
    if log is not None and t.lone != NONE and not was_alone:
        log.add(LonePhaseBegan(SIDES[t.lone]))
    begin_turn(t, next_side(t), log)


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
                out[count] = code + kind * N_GROUPS + group
                count += 1
    return count


def legal_afterwards(t: Table, out: Codes) -> i64:
    """Done, an action card, or the second of two face down. [K14, K50, KR13]"""
    out[0] = FINISH
    count = legal_plays(t, out, 1, False)
    return lays_of(t, out, count, LAY_DOWN) if may_lay_second_down(t) else count


def may_lay_second_down(t: Table) -> bool:
    """Two cards face down, but then no action in that turn. [K50]"""
    return t.choices.two_face_down and t.laid_down == 1 and not t.acted


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
    kind = place // N_GROUPS
    if t.hand[t.active * N_KINDS + kind] == 0:
        return "K12"
    if room(t, t.active, place % N_GROUPS) == 0:
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


# ---- what happens --------------------------------------------------------------------------------------------


def act(t: Table, action: i64, chance: Chance, log: Log | None) -> None:
    """Carry out a legal action after the set-up."""
    phase = t.phase
    if START <= phase <= AFTER:
        act_in_play(t, action, chance, log)
    elif phase == DRAW:
        draw(t, t.asked, action - DRAW_CODE, chance, log)
        t.due -= 1
        draw_what_is_due(t, chance, log)
    elif phase == VETO_ASKED:
        answer_action(t, action == PLAY_VETO, chance, log)
    elif phase == EXCHANGE:
        if action == ENOUGH:
            begin_draws(t, t.swapped, chance, log)
        else:
            swap(t, action - SWAP, chance, log)
    elif phase == REPLACE:
        replace(t, action, chance, log)
    elif phase == SPYING:
        take(t, action - TAKE, log)
        settle(t)
        ask_replacement(t, opponent_of(t.active), chance, log)
    elif phase == CASTLE:
        if move(t, action, log):
            go_on(t, chance, log)
    else:
        answer_ticket(t, action == SPEND, chance, log)


def act_in_play(t: Table, action: i64, chance: Chance, log: Log | None) -> None:
    if action < ASSASSINATE:
        lay(t, action, chance, log)
    elif is_play(action):
        play_action(t, action, chance, log)
    elif action == FINISH:
        end_play_phase(t, chance, log)
    elif action == PASS_CODE:
        pass_turn(t, log)
    else:
        t.manner = PASSIVE
        swap(t, action - SWAP, chance, log)


# ---- the active turn -----------------------------------------------------------------------------------------


def lay(t: Table, action: i64, chance: Chance, log: Log | None) -> None:
    """One card face down or two face up; with the option, two face down. [K12, K50]"""
    if action >= LAY_DOWN:
        place = action - LAY_DOWN
        lay_from_hand(t, t.active, place // N_GROUPS, place % N_GROUPS, DOWN, log)
        t.laid_down += 1
    else:
        lay_from_hand(t, t.active, action // N_GROUPS, action % N_GROUPS, UP, log)
        t.laid_up += 1
    go_on(t, chance, log)


def play_action(t: Table, action: i64, chance: Chance, log: Log | None) -> None:
    """Announcement, veto window, effect. [K40]"""
    other = opponent_of(t.active)
    announce(t, action, log)
    note_veto_question(t, other)
    if log is not None and t.choices.veto_when_held:
        log.add(VetoHeld(SIDES[other], is_veto_asked(t)))
    if is_veto_asked(t):
        ask(t, VETO_ASKED, other, log)
    else:
        take_effect(t, chance, log)


def answer_action(t: Table, is_vetoed: bool, chance: Chance, log: Log | None) -> None:
    """The vetoing player may draw a card before the turn goes on. [K40, KR35]"""
    if is_vetoed:
        veto(t, log)
        ask_replacement(t, t.asked, chance, log)
    else:
        allow(t, log)
        take_effect(t, chance, log)


def take_effect(t: Table, chance: Chance, log: Log | None) -> None:
    spies = t.announced == SPY
    if carry_out(t, log):
        go_on(t, chance, log)
    else:
        ask(t, SPYING if spies else CASTLE, t.active, log)


def ask_replacement(t: Table, side: i64, chance: Chance, log: Log | None) -> None:
    """A card from either reserve for the one that is gone; not asked if both are empty. [KR20, KR36, KR37]"""
    if reserves_left(t, side) > 0:
        ask(t, REPLACE, side, log)
    else:
        go_on(t, chance, log)


def replace(t: Table, action: i64, chance: Chance, log: Log | None) -> None:
    if action != DECLINE:
        draw(t, t.asked, action - DRAW_CODE, chance, log)
    elif log is not None:
        log.add(DrawDeclined(SIDES[t.asked]))
    go_on(t, chance, log)


def go_on(t: Table, chance: Chance, log: Log | None) -> None:
    """After a lay or an action: what is still to be done in the play phase. [K12, K14, KR14]"""
    settle(t)
    if t.laid_up == 1:
        ask(t, SECOND, t.active, log)
    elif t.laid_up + t.laid_down == 0:
        if room_anywhere(t, t.active) > 0:
            ask(t, LAY, t.active, log)
        else:
            cut_short(t, chance, log)
    elif t.acted or t.laid_down == 2:
        end_play_phase(t, chance, log)
    else:
        ask(t, AFTER, t.active, log)


def cut_short(t: Table, chance: Chance, log: Log | None) -> None:
    """The opening action was vetoed and nothing can be laid: refill, and the turn ends. [K15a]"""
    t.manner = CUT_SHORT
    if t.choices.exchange_hidden:
        note_once(t, SOME_INFLUENCE, 0, t.active)
    if log is not None:
        log.add(TurnCutShort(SIDES[t.active]))
    begin_draws(t, HAND - t.hand_size[t.active], chance, log)


def end_play_phase(t: Table, chance: Chance, log: Log | None) -> None:
    """Extraordinary votes, then refill. [K11, K16, K17]"""
    hold_extraordinary_votes(t, log)
    if t.phase != OVER:
        begin_draws(t, HAND - t.hand_size[t.active], chance, log)


# ---- drawing and the end of the turn -------------------------------------------------------------------------


def begin_draws(t: Table, count: i64, chance: Chance, log: Log | None) -> None:
    t.due = count
    draw_what_is_due(t, chance, log)


def draw_what_is_due(t: Table, chance: Chance, log: Log | None) -> None:
    """One card at a time, each from the reserve of one's choice while there is a choice. [K17, K19, KR26]"""
    side = t.active
    while t.due > 0:
        influence = t.reserve_size[2 * side]
        actions = t.reserve_size[2 * side + 1]
        if influence > 0 and actions > 0:
            ask(t, DRAW, side, log)
            return
        if influence + actions == 0:
            t.due = 0
            break
        draw(t, side, 0 if influence > 0 else 1, chance, log)
        t.due -= 1
    if t.manner == ACTIVE:
        reveal(t, chance, log)
    else:
        end_turn(t, False, log)


def reveal(t: Table, chance: Chance, log: Log | None) -> None:
    """A vote card in every active turn, also after an extraordinary vote. [K18, KR4, KR27]"""
    card = turn_vote_card(t, chance, log)
    if card < N_GROUPS:
        call_group(t, card, log)
        if t.phase != OVER:
            end_turn(t, False, log)
    elif t.choices.orgy_tickets and t.tickets[t.active] > 0:
        t.revealed = card
        ask(t, TICKET, t.active, log)
    else:
        if t.choices.orgy_tickets:
            gain_ticket(t, log)
        settle_orgy(t, card, log)
        end_turn(t, False, log)


def gain_ticket(t: Table, log: Log | None) -> None:
    """Whoever reveals an orgy gains a ticket. [K51]"""
    t.tickets[t.active] += 1
    if log is not None:
        log.add(TicketGained(SIDES[t.active]))


def answer_ticket(t: Table, is_spent: bool, chance: Chance, log: Log | None) -> None:
    """A ticket buys off the orgy: it is dealt with as usual and the next card is revealed. [K51]"""
    card = t.revealed
    t.revealed = NONE
    if not is_spent:
        gain_ticket(t, log)
        settle_orgy(t, card, log)
        end_turn(t, False, log)
        return
    t.tickets[t.active] -= 1
    if log is not None:
        log.add(TicketSpent(SIDES[t.active]))
    settle_orgy(t, card, log)
    reveal(t, chance, log)


# ---- the passive turn ----------------------------------------------------------------------------------------


def pass_turn(t: Table, log: Log | None) -> None:
    """A passive turn without exchange. [K19]"""
    if log is not None:
        log.add(Passed(SIDES[t.active]))
    end_turn(t, True, log)


def swap(t: Table, kind: i64, chance: Chance, log: Log | None) -> None:
    """Put a card away, as open as the table wants it, until it is enough or none can be replaced. [K19, KR17]"""
    side = t.active
    out_of_hand(t, side, kind)
    t.swapped += 1
    note_swap(t, side, kind)
    if log is not None:
        shows = t.choices.options["exchange"]
        log.add(CardExchanged(SIDES[side], CARDS[kind], RESERVES[0 if kind < N_INFLUENCE else 1], shows))
    if t.swapped == reserves_left(t, side) or t.hand_size[side] == 0:
        begin_draws(t, t.swapped, chance, log)
    else:
        ask(t, EXCHANGE, side, log)


def note_swap(t: Table, side: i64, kind: i64) -> None:
    """What everybody sees of an exchanged card. [KR17]"""
    choices = t.choices
    if choices.exchange_open:
        t.discards[side * N_KINDS + kind] += 1
        note(t, OUT, kind, side)
        return
    t.unseen_discards[side * N_KINDS + kind] += 1
    if choices.exchange_hidden:
        note(t, SWAPPED, 0, side)
    else:
        note(t, SWAPPED_INFLUENCE if kind < N_INFLUENCE else SWAPPED_ACTION, 0, side)
