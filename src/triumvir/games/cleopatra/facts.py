"""The table in numbers, for judges: the five groups, the hands, the votes to come.

Everything is written from where one side sits. A *lead* tells who would win a vote of a group now, a *margin* how
safely, from -100 to 100; the Philosophers are counted in.
"""

from mypy_extensions import i64

from triumvir.contract.position import Numbers
from triumvir.games.cleopatra import fact_names as fact
from triumvir.games.cleopatra.box import (
    MAJORITY,
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    NONE,
    PATRICIANS,
    PHILOSOPHER,
)
from triumvir.games.cleopatra.scoring import patricians_of, score
from triumvir.games.cleopatra.state import OVER, Table
from triumvir.games.cleopatra.table import opponent_of
from triumvir.games.cleopatra.votes import influence_at, philosophers_at, pile_size


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
        first = fact.GROUP + group * fact.GROUP_FACTS
        vote_hope += out[first + fact.GROUP_VOTE] * out[first + fact.GROUP_LEAD] * out[first + fact.GROUP_STAKE]
        full_hope += out[first + fact.GROUP_FULL] * out[first + fact.GROUP_LEAD] * out[first + fact.GROUP_STAKE]
    describe_sides(t, side, out)
    out[fact.VOTE_HOPE] = vote_hope // 10000
    out[fact.FULL_HOPE] = full_hope // 10000
    describe_hand(t, side, fact.MY_HAND_OF, out)
    describe_hand(t, opponent_of(side), fact.THEIR_HAND_OF, out)
    describe_turn(t, side, out)


def describe_group(t: Table, side: i64, group: i64, votes: i64, out: Numbers) -> None:
    other = opponent_of(side)
    first = fact.GROUP + group * fact.GROUP_FACTS
    my_won = t.won[side * N_GROUPS + group]
    their_won = t.won[other * N_GROUPS + group]
    majority = MAJORITY[group]
    left = t.patricians[group]
    out[first + fact.GROUP_MY_WON] = my_won * 20
    out[first + fact.GROUP_THEIR_WON] = their_won * 20
    out[first + fact.GROUP_MY_MAJORITY] = 100 if my_won >= majority else 0
    out[first + fact.GROUP_THEIR_MAJORITY] = 100 if their_won >= majority else 0
    out[first + fact.GROUP_LEFT] = left * 20
    if left == 0:
        for number in range(first + fact.GROUP_LEAD, first + fact.GROUP_FULL + 1):
            out[number] = 0
        out[first + fact.GROUP_STAKE] = 0
        return
    mine = influence_at(t, side, group)
    theirs = influence_at(t, other, group)
    twisted = philosophers_at(t, side, group) != philosophers_at(t, other, group)
    my_cards = t.laid[side * N_GROUPS + group]
    their_cards = t.laid[other * N_GROUPS + group]
    out[first + fact.GROUP_LEAD] = lead_by(mine, theirs, twisted)
    out[first + fact.GROUP_MARGIN] = margin_by(mine, theirs, twisted)
    out[first + fact.GROUP_TWISTED] = 100 if twisted else 0
    out[first + fact.GROUP_VOTE] = t.pile[group] * 100 // votes if votes > 0 else 0
    out[first + fact.GROUP_MY_CARDS] = my_cards * 20
    out[first + fact.GROUP_THEIR_CARDS] = their_cards * 20
    cards = my_cards + their_cards
    out[first + fact.GROUP_FULL] = 100 if cards >= 8 else 60 if cards == 7 else 30 if cards == 6 else 0
    out[first + fact.GROUP_STAKE] = stake(t, side, group)


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
    out[fact.MY_SCORE] = score(t, side) * 10
    out[fact.THEIR_SCORE] = score(t, other) * 10
    out[fact.PATRICIANS] = (patricians_of(t, side) - patricians_of(t, other)) * 20
    out[fact.MY_BONUS] = bonus_standing(t, side)
    out[fact.THEIR_BONUS] = bonus_standing(t, other)
    out[fact.MY_HAND_SUM] = hand_sum(t, side) * 5
    out[fact.THEIR_HAND_SUM] = hand_sum(t, other) * 5
    out[fact.MY_HAND] = t.hand_size[side] * 20
    out[fact.THEIR_HAND] = t.hand_size[other] * 20
    out[fact.MY_INFLUENCE_RESERVE] = t.reserve_size[2 * side] * 100 // 27
    out[fact.THEIR_INFLUENCE_RESERVE] = t.reserve_size[2 * other] * 100 // 27
    out[fact.MY_ACTION_RESERVE] = t.reserve_size[2 * side + 1] * 100 // 13
    out[fact.THEIR_ACTION_RESERVE] = t.reserve_size[2 * other + 1] * 100 // 13
    out[fact.MY_TICKETS] = 25 * t.tickets[side]
    out[fact.THEIR_TICKETS] = 25 * t.tickets[other]
    out[fact.PASSES] = t.passes * 20
    out[fact.LONE] = 0 if t.lone == NONE else 100 if t.lone == side else -100
    out[fact.TO_MOVE] = 100 if t.asked == side else -100
    out[fact.OVER] = 100 if t.phase == OVER else 0


def bonus_standing(t: Table, side: i64) -> i64:
    """Whether a side has, or can still have, the majority in the group of its bonus card. [K46]"""
    group = t.bonus[side]
    if group == NONE:
        return 0
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
    for number in range(i64(fact.MY_TURN_OF), i64(fact.N_FACTS)):
        out[number] = 0
    out[(fact.MY_TURN_OF if t.asked == side else fact.THEIR_TURN_OF) + t.phase] = 100
