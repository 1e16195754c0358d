"""Chapter 2: the turn, step by step. What may be done in each step is in legality.py."""

from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.games.cleopatra.action_cards import (
    allow,
    announce,
    carry_out,
    is_play,
    is_veto_asked,
    move,
    settle,
    take,
    veto,
)
from triumvir.games.cleopatra.actions import (
    ASSASSINATE,
    DECLINE,
    DRAW_CODE,
    ENOUGH,
    FINISH,
    LAY_DOWN,
    PASS_CODE,
    PLAY_VETO,
    SPEND,
    SWAP,
    TAKE,
    card_of_place,
    group_of_place,
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
)
from triumvir.games.cleopatra.cards import draw, lay_from_hand, out_of_hand
from triumvir.games.cleopatra.ending import (
    end,
    end_reason,
    ends_without_vote,
    lone_player,
    next_side,
    note_opener,
    note_what_follows,
    opener_shown,
)
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
from triumvir.games.cleopatra.knowledge import (
    OUT,
    SOME_INFLUENCE,
    SWAPPED,
    SWAPPED_ACTION,
    SWAPPED_INFLUENCE,
    note,
    note_once,
    note_veto_question,
)
from triumvir.games.cleopatra.state import (
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
)
from triumvir.games.cleopatra.table import opponent_of, reserves_left, room_anywhere
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
        lay_from_hand(t, t.active, card_of_place(place), group_of_place(place), DOWN, log)
        t.laid_down += 1
    else:
        lay_from_hand(t, t.active, card_of_place(action), group_of_place(action), UP, log)
        t.laid_up += 1
    go_on(t, chance, log)


def play_action(t: Table, action: i64, chance: Chance, log: Log | None) -> None:
    """Announcement, veto window, effect. [K40]"""
    other = opponent_of(t.active)
    announce(t, action, log)
    note_veto_question(t, other)
    if log is not None and t.rules.veto_when_held:
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
    if t.rules.exchange_hidden:
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
    if t.manner != ACTIVE or ends_without_vote(t):
        end_turn(t, False, log)
    else:
        reveal(t, chance, log)


def reveal(t: Table, chance: Chance, log: Log | None) -> None:
    """A vote card in every active turn, also after an extraordinary vote. [K18, KR4, KR27]"""
    card = turn_vote_card(t, chance, log)
    if card < N_GROUPS:
        call_by_card(t, card, log)
    elif t.rules.orgy_tickets and t.tickets[t.active] > 0:
        t.revealed = card
        ask(t, TICKET, t.active, log)
    else:
        if t.rules.orgy_tickets:
            gain_ticket(t, log)
        settle_orgy(t, card, log)
        end_turn(t, False, log)


def call_by_card(t: Table, group: i64, log: Log | None) -> None:
    """That the group was called at all may tell of an opening card, even if its vote makes room. [K29, K43]"""
    shown: i64 = NONE if t.rules.last_vote_turned else opener_shown(t)
    call_group(t, group, log)
    if t.phase != OVER:
        end_turn(t, False, log)
    if t.phase != OVER:
        note_opener(t, shown)


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
        shows = t.rules.options["exchange"]
        log.add(CardExchanged(SIDES[side], CARDS[kind], RESERVES[0 if kind < N_INFLUENCE else 1], shows))
    if t.swapped == reserves_left(t, side) or t.hand_size[side] == 0:
        begin_draws(t, t.swapped, chance, log)
    else:
        ask(t, EXCHANGE, side, log)


def note_swap(t: Table, side: i64, kind: i64) -> None:
    """What everybody sees of an exchanged card. [KR17]"""
    rules = t.rules
    if rules.exchange_open:
        t.discards[side * N_KINDS + kind] += 1
        note(t, OUT, kind, side)
        return
    t.unseen_discards[side * N_KINDS + kind] += 1
    if rules.exchange_hidden:
        note(t, SWAPPED, 0, side)
    else:
        note(t, SWAPPED_INFLUENCE if kind < N_INFLUENCE else SWAPPED_ACTION, 0, side)
