"""What an action would do, in numbers, for judges."""

from typing import Final

from mypy_extensions import i64

from triumvir.contract.position import Numbers
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
)
from triumvir.games.cleopatra.box import (
    ASSASSINATION,
    CARDS,
    CASTLING,
    N_GROUPS,
    N_INFLUENCE,
    PHILOSOPHER,
    PRESETS,
    SCOUT,
    SPY,
    WRATH,
)
from triumvir.games.cleopatra.facts import hand_sum, lead_by, margin_by, stake
from triumvir.games.cleopatra.table import SET_UP, Table, cards_at, face_down_at, opponent_of
from triumvir.games.cleopatra.votes import influence_at, philosophers_at, pile_size

ACTION_FACTS: Final = (
    "laid_up",
    "laid_down",
    "value",
    "philosopher",
    "swing",
    "margin_swing",
    "lead_after",
    "stake",
    "vote_swing",
    "fills",
    "fills_won",
    "cards_there",
    "assassination",
    "spy",
    "castling",
    "scout",
    "wrath",
    "hidden_there",
    "veto",
    "allow",
    "against.assassination",
    "against.spy",
    "against.castling",
    "against.scout",
    "against.wrath",
    "taken_value",
    "taken_action",
    "taken_philosopher",
    "draw_influence",
    "draw_action",
    "draw_when_poor",
    "declined",
    "swapped_value",
    "swapped_action",
    "swapped_philosopher",
    "enough",
    "passed",
    "finished",
    "spent",
    "kept",
    *(f"next.{card}" for card in CARDS[N_INFLUENCE:]),
    *(f"preset.{preset}" for preset in PRESETS),
)
AGAINST: Final = 20
NEXT_CARD: Final = 40
PRESET_FACT: Final = NEXT_CARD + 6
N_ACTION_FACTS: Final = PRESET_FACT + 3


def describe_action(t: Table, seat: i64, action: i64, out: Numbers) -> None:
    """Write all ACTION_FACTS of a legal action of the side that is asked."""
    for fact in range(i64(N_ACTION_FACTS)):
        out[fact] = 0
    if action < ASSASSINATE:
        describe_lay(t, seat, action, out)
    elif action < PLAY_VETO:
        describe_play(t, seat, action, out)
    elif action <= ALLOW:
        describe_answer(t, action, out)
    elif action < MOVE:
        describe_card(action - TAKE, 25, out)
    elif action < DRAW_CODE:
        card = (action - MOVE) // N_GROUPS
        describe_influence(t, seat, card, (action - MOVE) % N_GROUPS, out)
    elif SWAP <= action < ENOUGH:
        describe_card(action - SWAP, 32, out)
    elif action >= NEXT:
        describe_order(t, seat, action, out)
    else:
        describe_step(t, seat, action, out)


def describe_lay(t: Table, seat: i64, action: i64, out: Numbers) -> None:
    is_down = action >= LAY_DOWN
    place = action - LAY_DOWN if is_down else action
    out[1 if is_down else 0] = 100
    describe_influence(t, seat, place // N_GROUPS, place % N_GROUPS, out)


def describe_influence(t: Table, seat: i64, card: i64, group: i64, out: Numbers) -> None:
    """One more card of the own side at a group."""
    other = opponent_of(seat)
    mine = influence_at(t, seat, group)
    theirs = influence_at(t, other, group)
    my_wise = philosophers_at(t, seat, group)
    their_wise = philosophers_at(t, other, group)
    wiser = my_wise + 1 if card == PHILOSOPHER else my_wise
    out[2] = card * 20
    out[3] = 100 if card == PHILOSOPHER else 0
    describe_swing(
        t,
        seat,
        group,
        lead_by(mine, theirs, my_wise != their_wise),
        lead_by(mine + card, theirs, wiser != their_wise),
        out,
    )
    out[5] = margin_by(mine + card, theirs, wiser != their_wise) - margin_by(mine, theirs, my_wise != their_wise)
    if t.phase == SET_UP:
        return
    cards = cards_at(t, group)
    out[11] = cards * 12
    if cards == 7:
        out[9] = 100
        out[10] = out[6]


def describe_swing(t: Table, seat: i64, group: i64, before: i64, after: i64, out: Numbers) -> None:
    """Who would win the group's next vote, weighed by how likely it is and what hangs on it."""
    swing = after - before
    out[4] = swing
    out[6] = after
    worth = stake(t, seat, group)
    out[7] = worth
    votes = pile_size(t)
    if votes > 0:
        out[8] = swing * worth * t.pile[group] // (25 * votes)


def describe_play(t: Table, seat: i64, action: i64, out: Numbers) -> None:
    other = opponent_of(seat)
    if action < PLAY_SPY:
        card = (action - ASSASSINATE) // N_GROUPS
        describe_loss(t, seat, (action - ASSASSINATE) % N_GROUPS, card, out)
        out[12] = 100
        out[2] = card * 20
        out[3] = 100 if card == PHILOSOPHER else 0
    elif action < PLAY_CASTLING:
        out[13] = 100
    elif action < PLAY_SCOUT:
        out[14] = 100
    elif action < PLAY_WRATH:
        out[15] = 100
        out[17] = face_down_at(t, other, action - PLAY_SCOUT) * 33
    else:
        group = action - PLAY_WRATH
        out[16] = 100
        out[5] = (influence_at(t, other, group) - influence_at(t, seat, group)) * 10
        out[7] = stake(t, seat, group)


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
    out[5] = margin_by(mine, theirs - card, my_wise != fewer) - margin_by(mine, theirs, my_wise != their_wise)


def describe_answer(t: Table, action: i64, out: Numbers) -> None:
    """A Veto, or none, against what was announced."""
    if action == ALLOW:
        out[19] = 100
        return
    out[18] = 100
    announced = t.announced
    if announced == ASSASSINATION:
        out[AGAINST] = 100
    elif announced == SPY:
        out[AGAINST + 1] = 100
    elif announced == CASTLING:
        out[AGAINST + 2] = 100
    elif announced == SCOUT:
        out[AGAINST + 3] = 100
    elif announced == WRATH:
        out[AGAINST + 4] = 100


def describe_card(kind: i64, first: i64, out: Numbers) -> None:
    """A card taken from the opponent, or put away."""
    if kind >= N_INFLUENCE:
        out[first + 1] = 100
    elif kind == PHILOSOPHER:
        out[first + 2] = 100
    else:
        out[first] = kind * 20


def describe_order(t: Table, seat: i64, action: i64, out: Numbers) -> None:
    """The earlier in the own action reserve, the more it counts."""
    if action >= PRESET:
        out[PRESET_FACT + action - PRESET] = 100
    else:
        out[NEXT_CARD + action - NEXT] = (13 - t.steps[seat]) * 100 // 13


def describe_step(t: Table, seat: i64, action: i64, out: Numbers) -> None:
    if action < DECLINE:
        is_influence = action == DRAW_CODE
        out[28 if is_influence else 29] = 100
        if is_influence:
            out[30] = 100 - hand_sum(t, seat) * 10
    elif action == DECLINE:
        out[31] = 100
    elif action == ENOUGH:
        out[35] = 100
    elif action == PASS_CODE:
        out[36] = 100
    elif action == FINISH:
        out[37] = 100
    elif action == SPEND:
        out[38] = 100
    elif action == KEEP:
        out[39] = 100
