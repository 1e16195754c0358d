"""The table in numbers, for judges: the five groups, the hands, the votes to come.

Everything is written from where one side sits. A *lead* tells who would win a vote of a group now, a *margin* how
safely, from -100 to 100; the Philosophers are counted in.
"""

from typing import Final

from mypy_extensions import i64

from triumvir.contract.position import Numbers
from triumvir.games.cleopatra.box import (
    CARDS,
    GROUPS,
    MAJORITY,
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    NONE,
    PATRICIANS,
    PHILOSOPHER,
)
from triumvir.games.cleopatra.scoring import patricians_of, score
from triumvir.games.cleopatra.table import OVER, PHASES, Table, opponent_of
from triumvir.games.cleopatra.votes import influence_at, philosophers_at, pile_size

_GROUP: Final = (
    "left",
    "lead",
    "margin",
    "twisted",
    "vote",
    "my_cards",
    "their_cards",
    "full",
    "my_won",
    "their_won",
    "my_majority",
    "their_majority",
    "stake",
)
_SIDES: Final = (
    "my_score",
    "their_score",
    "patricians",
    "my_bonus",
    "their_bonus",
    "my_hand_sum",
    "their_hand_sum",
    "my_hand",
    "their_hand",
    "my_influence_reserve",
    "their_influence_reserve",
    "my_action_reserve",
    "their_action_reserve",
    "my_tickets",
    "their_tickets",
    "vote_hope",
    "full_hope",
    "passes",
    "lone",
    "to_move",
    "over",
)
ACTION_KINDS: Final = N_KINDS - N_INFLUENCE
FACTS: Final = (
    *(f"{group}.{fact}" for group in GROUPS for fact in _GROUP),
    *_SIDES,
    "my_hand.P",
    *(f"my_hand.{card}" for card in CARDS[N_INFLUENCE:]),
    "their_hand.P",
    *(f"their_hand.{card}" for card in CARDS[N_INFLUENCE:]),
    *(f"my_turn.{phase}" for phase in PHASES),
    *(f"their_turn.{phase}" for phase in PHASES),
)
GROUP_FACTS: Final = len(_GROUP)
SIDE_FACTS: Final = GROUP_FACTS * N_GROUPS
HANDS: Final = SIDE_FACTS + len(_SIDES)
TURN: Final = HANDS + 2 * (ACTION_KINDS + 1)
N_PHASES: Final = len(PHASES)
N_FACTS: Final = TURN + 2 * N_PHASES


def lead_by(mine: i64, theirs: i64, twisted: bool) -> i64:
    """Who would win a vote with these sums; unequal Philosophers turn the result round. [K22-K24]"""
    if mine == theirs:
        return 0
    won = mine > theirs
    return 100 if won != twisted else -100


def margin_by(mine: i64, theirs: i64, twisted: bool) -> i64:
    """How clear the result would be."""
    difference = theirs - mine if twisted else mine - theirs
    return difference * 100 // (4 + (difference if difference > 0 else -difference))


def describe(t: Table, side: i64, out: Numbers) -> None:
    """Write all FACTS."""
    votes = pile_size(t)
    vote_hope: i64 = 0
    full_hope: i64 = 0
    for group in range(i64(N_GROUPS)):
        describe_group(t, side, group, votes, out)
        first = group * GROUP_FACTS
        vote_hope += out[first + 4] * out[first + 1] * out[first + 12]
        full_hope += out[first + 7] * out[first + 1] * out[first + 12]
    describe_sides(t, side, out)
    out[SIDE_FACTS + 15] = vote_hope // 10000
    out[SIDE_FACTS + 16] = full_hope // 10000
    describe_hand(t, side, HANDS, out)
    describe_hand(t, opponent_of(side), HANDS + ACTION_KINDS + 1, out)
    describe_turn(t, side, out)


def describe_group(t: Table, side: i64, group: i64, votes: i64, out: Numbers) -> None:
    other = opponent_of(side)
    first = group * GROUP_FACTS
    my_won = t.won[side * N_GROUPS + group]
    their_won = t.won[other * N_GROUPS + group]
    majority = MAJORITY[group]
    left = t.patricians[group]
    out[first + 8] = my_won * 20
    out[first + 9] = their_won * 20
    out[first + 10] = 100 if my_won >= majority else 0
    out[first + 11] = 100 if their_won >= majority else 0
    out[first] = left * 20
    if left == 0:
        for fact in range(first + 1, first + 8):
            out[fact] = 0
        out[first + 12] = 0
        return
    mine = influence_at(t, side, group)
    theirs = influence_at(t, other, group)
    twisted = philosophers_at(t, side, group) != philosophers_at(t, other, group)
    my_cards = t.laid[side * N_GROUPS + group]
    their_cards = t.laid[other * N_GROUPS + group]
    out[first + 1] = lead_by(mine, theirs, twisted)
    out[first + 2] = margin_by(mine, theirs, twisted)
    out[first + 3] = 100 if twisted else 0
    out[first + 4] = t.pile[group] * 100 // votes if votes > 0 else 0
    out[first + 5] = my_cards * 20
    out[first + 6] = their_cards * 20
    cards = my_cards + their_cards
    out[first + 7] = 100 if cards >= 8 else 60 if cards == 7 else 30 if cards == 6 else 0
    out[first + 12] = stake(t, side, group)


def stake(t: Table, side: i64, group: i64) -> i64:
    """About how many points hang on the next patrician of a group. [K46]"""
    other = opponent_of(side)
    my_won = t.won[side * N_GROUPS + group]
    their_won = t.won[other * N_GROUPS + group]
    majority = MAJORITY[group]
    worth: i64 = 33
    if my_won < majority and their_won < majority:
        near = majority - (my_won if my_won > their_won else their_won)
        prize: i64 = 33
        if t.bonus[side] == group:
            prize += 66
        if t.bonus[other] == group:
            prize += 66
        worth += prize // near
    elif my_won == 0 or their_won == 0:
        worth += 33 // t.patricians[group]
    return worth


def describe_sides(t: Table, side: i64, out: Numbers) -> None:
    other = opponent_of(side)
    first: i64 = SIDE_FACTS
    out[first] = score(t, side) * 10
    out[first + 1] = score(t, other) * 10
    out[first + 2] = (patricians_of(t, side) - patricians_of(t, other)) * 20
    out[first + 3] = bonus_standing(t, side)
    out[first + 4] = bonus_standing(t, other)
    out[first + 5] = hand_sum(t, side) * 5
    out[first + 6] = hand_sum(t, other) * 5
    out[first + 7] = t.hand_size[side] * 20
    out[first + 8] = t.hand_size[other] * 20
    out[first + 9] = t.reserve_size[2 * side] * 100 // 27
    out[first + 10] = t.reserve_size[2 * other] * 100 // 27
    out[first + 11] = t.reserve_size[2 * side + 1] * 100 // 13
    out[first + 12] = t.reserve_size[2 * other + 1] * 100 // 13
    out[first + 13] = 25 * t.tickets[side]
    out[first + 14] = 25 * t.tickets[other]
    out[first + 17] = t.passes * 20
    out[first + 18] = 0 if t.lone == NONE else 100 if t.lone == side else -100
    out[first + 19] = 100 if t.asked == side else -100
    out[first + 20] = 100 if t.phase == OVER else 0


def bonus_standing(t: Table, side: i64) -> i64:
    """Whether a side has, or can still have, the majority in the group of its bonus card. [K46]"""
    group = t.bonus[side]
    majority = MAJORITY[group]
    won = t.won[side * N_GROUPS + group]
    if won >= majority:
        return 100
    if t.won[opponent_of(side) * N_GROUPS + group] > PATRICIANS[group] - majority:
        return -100
    return won * 30 - 30


def hand_sum(t: Table, side: i64) -> i64:
    total: i64 = 0
    for value in range(i64(PHILOSOPHER + 1), i64(N_INFLUENCE)):
        total += t.hand[side * N_KINDS + value] * value
    return total


def describe_hand(t: Table, side: i64, first: i64, out: Numbers) -> None:
    out[first] = 100 * t.hand[side * N_KINDS + PHILOSOPHER]
    for kind in range(i64(N_INFLUENCE), i64(N_KINDS)):
        out[first + 1 + kind - N_INFLUENCE] = 100 * t.hand[side * N_KINDS + kind]


def describe_turn(t: Table, side: i64, out: Numbers) -> None:
    for fact in range(i64(TURN), i64(N_FACTS)):
        out[fact] = 0
    out[TURN + t.phase if t.asked == side else TURN + N_PHASES + t.phase] = 100
