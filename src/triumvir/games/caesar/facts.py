"""The table in numbers, for judges: who stands how well where, and what comes next.

A *standing* is between -100 and 100: how safely a side leads in an open province. It grows with the lead and shrinks
with the empty spaces. Everything is written from where one side sits, whichever it is.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.position import Numbers
from triumvir.games.caesar import fact_names as fact
from triumvir.games.caesar.box import (
    ENDS,
    FIELDS,
    N_BONUSES,
    N_KINDS,
    N_PROVINCES,
    N_SPACES,
    N_SYMBOLS,
    NONE,
    SENATE,
)
from triumvir.games.caesar.state import OVER, Table
from triumvir.games.caesar.table import opponent_of

TURNED_WORTH: Final = 60
"""A held province whose marker lies face down earns no more borders."""
MOST_LEAD: Final = 60
"""More than the spaces of a province can show."""
MOST_EMPTY: Final = 8


def _standings() -> vec[i64]:
    table = vec[i64]()
    for empty in range(MOST_EMPTY):
        for lead in range(-MOST_LEAD, MOST_LEAD + 1):
            table = append(table, i64(round(100 * lead / (abs(lead) + 1.5 * empty + 0.5))))
    return table


STANDINGS: Final = _standings()


def standing(lead: i64, empty: i64) -> i64:
    """How safely a lead holds a province with so many empty spaces."""
    return STANDINGS[empty * (2 * MOST_LEAD + 1) + lead + MOST_LEAD]


def lead_of(t: Table, side: i64, province: i64) -> i64:
    other = opponent_of(side)
    return t.influence[side * N_PROVINCES + province] - t.influence[other * N_PROVINCES + province]


def describe(t: Table, side: i64, out: Numbers) -> None:
    """Write all FACTS."""
    describe_provinces(t, side, out)
    describe_turn(t, side, out)
    describe_sides(t, side, out)
    describe_borders(t, out)
    describe_hopes(t, side, out)


def describe_provinces(t: Table, side: i64, out: Numbers) -> None:
    for bonus in range(i64(N_BONUSES)):
        out[fact.ONE_LEFT_OF + bonus] = 0
    one_left_lead: i64 = 0
    spaces: i64 = 0
    sign: i64 = 100 if t.active == side else -100
    for province in range(i64(N_PROVINCES)):
        empty = t.empty_spaces[province]
        out[fact.STANDING_OF + province] = 0
        out[fact.HELD_OF + province] = 0
        out[fact.OPEN_OF + province] = empty * 20
        if t.closed[province] == 1:
            out[fact.HELD_OF + province] = holding(t, side, province)
            continue
        spaces += empty
        out[fact.STANDING_OF + province] = standing(lead_of(t, side, province), empty)
        if empty == 1:
            one_left_lead += out[fact.STANDING_OF + province]
            out[fact.ONE_LEFT_OF + t.bonus_at[province]] += sign
    out[fact.EMPTY_SPACES] = spaces * 100 // 60
    out[fact.ONE_LEFT_LEAD] = one_left_lead


def holding(t: Table, side: i64, province: i64) -> i64:
    if t.held_by[province] == NONE:
        return 0
    worth: i64 = TURNED_WORTH if t.marker_turned[province] == 1 else 100
    return worth if t.held_by[province] == side else -worth


def describe_turn(t: Table, side: i64, out: Numbers) -> None:
    sign: i64 = 100 if t.active == side else -100
    out[fact.TO_MOVE] = sign if t.phase != OVER else 0
    out[fact.EXTRA_TURN] = sign if t.extra_turn else 0
    out[fact.BONUS_ASKED] = sign if t.asked != NONE else 0
    out[fact.ALONE] = 100 if t.rules.solo else 0


def describe_sides(t: Table, side: i64, out: Numbers) -> None:
    """Mine, and right after each of them theirs."""
    for theirs in range(i64(2)):
        who = side if theirs == 0 else opponent_of(side)
        markers = t.markers[who]
        out[fact.MY_MARKERS + theirs] = markers * 100 // 12
        out[fact.MY_LAST_MARKERS + theirs] = 100 // (1 + markers)
        out[fact.MY_SENATES + theirs] = t.senates[who] * 25
        out[fact.MY_SUPPLY + theirs] = t.supply_size[who] * 33
        out[fact.MY_STRENGTH + theirs] = strength(t, who) * 6
        out[fact.MY_ROOM + theirs] = room_for(t, who) * 5


def strength(t: Table, side: i64) -> i64:
    """All values on the tokens of a supply."""
    total: i64 = 0
    first = side * N_KINDS
    supply = t.supply
    high = t.rules.high
    low = t.rules.low
    for kind in range(t.rules.kinds):
        total += supply[first + kind] * (high[kind] + low[kind])
    return total


def room_for(t: Table, side: i64) -> i64:
    """How many empty spaces the supply could fill."""
    total: i64 = 0
    kinds = t.rules.kinds
    takes = t.rules.takes
    for symbol in range(i64(N_SYMBOLS)):
        for kind in range(kinds):
            if t.supply[side * N_KINDS + kind] > 0 and takes[kind * N_SYMBOLS + symbol] == 1:
                total += t.open_count[symbol]
                break
    return total


def describe_borders(t: Table, out: Numbers) -> None:
    """Borders without a marker whose two provinces lean to the same side."""
    mine: i64 = 0
    theirs: i64 = 0
    for space in range(i64(N_SPACES)):
        if t.border_marker[space] != NONE:
            continue
        first = ENDS[2 * space]
        second = ENDS[2 * space + 1]
        if t.closed[first] == 1 and t.closed[second] == 1:
            continue
        one = out[fact.STANDING_OF + first] + out[fact.HELD_OF + first]
        two = out[fact.STANDING_OF + second] + out[fact.HELD_OF + second]
        if one > 0 and two > 0:
            mine += one * two
        elif one < 0 and two < 0:
            theirs += one * two
    out[fact.MY_BORDERS] = mine // 400
    out[fact.THEIR_BORDERS] = theirs // 400


def describe_hopes(t: Table, side: i64, out: Numbers) -> None:
    """Markers that the standings promise: on fields, and under Senate tokens."""
    my_fields: i64 = 0
    their_fields: i64 = 0
    my_hopes: i64 = 0
    their_hopes: i64 = 0
    my_next = t.senates[side] + 1
    their_next = t.senates[opponent_of(side)] + 1
    for province in range(i64(N_PROVINCES)):
        leaning = out[fact.STANDING_OF + province]
        is_senate = t.bonus_at[province] == SENATE
        if leaning > 0:
            my_fields += leaning * FIELDS[province]
            if is_senate:
                my_hopes += leaning * my_next
        elif leaning < 0:
            their_fields -= leaning * FIELDS[province]
            if is_senate:
                their_hopes -= leaning * their_next
    out[fact.MY_FIELDS] = my_fields // 4
    out[fact.THEIR_FIELDS] = their_fields // 4
    out[fact.MY_SENATE_HOPES] = my_hopes // 4
    out[fact.THEIR_SENATE_HOPES] = their_hopes // 4
