"""What an action would do, in numbers, for judges."""

from mypy_extensions import i64

from triumvir.contract.position import Numbers
from triumvir.games.cleopatra import action_fact_names as fact
from triumvir.games.cleopatra.actions import (
    ALLOW,
    ASSASSINATE,
    DECLINE,
    DRAW_CODE,
    ENOUGH,
    FINISH,
    KEEP,
    LAY_DOWN,
    MOVE,
    NEXT,
    PASS_CODE,
    PLAY_CASTLING,
    PLAY_SCOUT,
    PLAY_SPY,
    PLAY_VETO,
    PLAY_WRATH,
    PRESET,
    SPEND,
    SWAP,
    TAKE,
    card_of_place,
    group_of_place,
)
from triumvir.games.cleopatra.box import (
    N_INFLUENCE,
    PHILOSOPHER,
)
from triumvir.games.cleopatra.facts import hand_sum, lead_by, margin_by, stake
from triumvir.games.cleopatra.state import SET_UP, Table
from triumvir.games.cleopatra.table import cards_at, face_down_at, opponent_of
from triumvir.games.cleopatra.votes import influence_at, philosophers_at, pile_size


def describe_action(t: Table, seat: i64, action: i64, out: Numbers) -> None:
    """Write all ACTION_FACTS of a legal action of the side that is asked."""
    for number in range(i64(fact.N_ACTION_FACTS)):
        out[number] = 0
    if action < ASSASSINATE:
        describe_lay(t, seat, action, out)
    elif action < PLAY_VETO:
        describe_play(t, seat, action, out)
    elif action <= ALLOW:
        describe_answer(t, action, out)
    elif action < MOVE:
        describe_card(action - TAKE, fact.TAKEN_VALUE, out)
    elif action < DRAW_CODE:
        card = card_of_place(action - MOVE)
        describe_influence(t, seat, card, group_of_place(action - MOVE), out)
    elif SWAP <= action < ENOUGH:
        describe_card(action - SWAP, fact.SWAPPED_VALUE, out)
    elif action >= NEXT:
        describe_order(t, seat, action, out)
    else:
        describe_step(t, seat, action, out)


def describe_lay(t: Table, seat: i64, action: i64, out: Numbers) -> None:
    is_down = action >= LAY_DOWN
    place = action - LAY_DOWN if is_down else action
    out[fact.LAID_DOWN if is_down else fact.LAID_UP] = 100
    describe_influence(t, seat, card_of_place(place), group_of_place(place), out)


def describe_influence(t: Table, seat: i64, card: i64, group: i64, out: Numbers) -> None:
    """One more card of the own side at a group."""
    other = opponent_of(seat)
    mine = influence_at(t, seat, group)
    theirs = influence_at(t, other, group)
    my_wise = philosophers_at(t, seat, group)
    their_wise = philosophers_at(t, other, group)
    wiser = my_wise + 1 if card == PHILOSOPHER else my_wise
    out[fact.VALUE] = card * 20
    out[fact.PHILOSOPHER] = 100 if card == PHILOSOPHER else 0
    describe_swing(
        t,
        seat,
        group,
        lead_by(mine, theirs, my_wise != their_wise),
        lead_by(mine + card, theirs, wiser != their_wise),
        out,
    )
    before = margin_by(mine, theirs, my_wise != their_wise)
    out[fact.MARGIN_SWING] = margin_by(mine + card, theirs, wiser != their_wise) - before
    if t.phase == SET_UP:
        return
    cards = cards_at(t, group)
    out[fact.CARDS_THERE] = cards * 12
    if cards == 7:
        out[fact.FILLS] = 100
        out[fact.FILLS_WON] = out[fact.LEAD_AFTER]


def describe_swing(t: Table, seat: i64, group: i64, before: i64, after: i64, out: Numbers) -> None:
    """Who would win the group's next vote, weighed by how likely it is and what hangs on it."""
    swing = after - before
    out[fact.SWING] = swing
    out[fact.LEAD_AFTER] = after
    worth = stake(t, seat, group)
    out[fact.STAKE] = worth
    votes = pile_size(t)
    if votes > 0:
        out[fact.VOTE_SWING] = swing * worth * t.pile[group] // (25 * votes)


def describe_play(t: Table, seat: i64, action: i64, out: Numbers) -> None:
    other = opponent_of(seat)
    if action < PLAY_SPY:
        card = card_of_place(action - ASSASSINATE)
        describe_loss(t, seat, group_of_place(action - ASSASSINATE), card, out)
        out[fact.ASSASSINATION] = 100
        out[fact.VALUE] = card * 20
        out[fact.PHILOSOPHER] = 100 if card == PHILOSOPHER else 0
    elif action < PLAY_CASTLING:
        out[fact.SPY] = 100
    elif action < PLAY_SCOUT:
        out[fact.CASTLING] = 100
    elif action < PLAY_WRATH:
        out[fact.SCOUT] = 100
        out[fact.HIDDEN_THERE] = face_down_at(t, other, action - PLAY_SCOUT) * 33
    else:
        group = action - PLAY_WRATH
        out[fact.WRATH] = 100
        out[fact.MARGIN_SWING] = (influence_at(t, other, group) - influence_at(t, seat, group)) * 10
        out[fact.STAKE] = stake(t, seat, group)


def describe_loss(t: Table, seat: i64, group: i64, card: i64, out: Numbers) -> None:
    """One card of the opponent less at a group."""
    other = opponent_of(seat)
    mine = influence_at(t, seat, group)
    theirs = influence_at(t, other, group)
    my_wise = philosophers_at(t, seat, group)
    their_wise = philosophers_at(t, other, group)
    fewer = their_wise - 1 if card == PHILOSOPHER else their_wise
    describe_swing(
        t,
        seat,
        group,
        lead_by(mine, theirs, my_wise != their_wise),
        lead_by(mine, theirs - card, my_wise != fewer),
        out,
    )
    before = margin_by(mine, theirs, my_wise != their_wise)
    out[fact.MARGIN_SWING] = margin_by(mine, theirs - card, my_wise != fewer) - before


def describe_answer(t: Table, action: i64, out: Numbers) -> None:
    """A Veto, or none, against what was announced."""
    if action == ALLOW:
        out[fact.ALLOW] = 100
        return
    out[fact.VETO] = 100
    out[fact.AGAINST_OF + t.announced - N_INFLUENCE] = 100


def describe_card(kind: i64, first: i64, out: Numbers) -> None:
    """A card taken from the opponent, or put away: its value, an action card, or a Philosopher, from `first` on."""
    if kind >= N_INFLUENCE:
        out[first + fact.TAKEN_ACTION - fact.TAKEN_VALUE] = 100
    elif kind == PHILOSOPHER:
        out[first + fact.TAKEN_PHILOSOPHER - fact.TAKEN_VALUE] = 100
    else:
        out[first] = kind * 20


def describe_order(t: Table, seat: i64, action: i64, out: Numbers) -> None:
    """The earlier in the own action reserve, the more it counts."""
    if action >= PRESET:
        out[fact.PRESET_OF + action - PRESET] = 100
    else:
        out[fact.NEXT_OF + action - NEXT] = (13 - t.steps[seat]) * 100 // 13


def describe_step(t: Table, seat: i64, action: i64, out: Numbers) -> None:
    if action < DECLINE:
        is_influence = action == DRAW_CODE
        out[fact.DRAW_INFLUENCE if is_influence else fact.DRAW_ACTION] = 100
        if is_influence:
            out[fact.DRAW_WHEN_POOR] = 100 - hand_sum(t, seat) * 10
    elif action == DECLINE:
        out[fact.DECLINED] = 100
    elif action == ENOUGH:
        out[fact.ENOUGH] = 100
    elif action == PASS_CODE:
        out[fact.PASSED] = 100
    elif action == FINISH:
        out[fact.FINISHED] = 100
    elif action == SPEND:
        out[fact.SPENT] = 100
    elif action == KEEP:
        out[fact.KEPT] = 100
