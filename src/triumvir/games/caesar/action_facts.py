"""What an action would do, in numbers, for judges."""

from mypy_extensions import i64

from triumvir.contract.position import Numbers
from triumvir.games.caesar import action_fact_names as fact
from triumvir.games.caesar.actions import (
    BANK_DRAW,
    BANK_LEAVE,
    DECLINE,
    FACE_DOWN,
    FIRST,
    MIGHT_MARKER,
    MIGHT_TOKEN,
    PASS_CODE,
    PLACE_CODES,
    TAKE_CENTURION,
    USE,
    placed_facing,
    placed_kind,
    placed_space,
)
from triumvir.games.caesar.box import (
    ENDS,
    FIELDS,
    NONE,
    SENATE,
    SPACES_FROM,
    SPACES_OF,
    TACTICS,
    across,
)
from triumvir.games.caesar.facts import lead_of, standing
from triumvir.games.caesar.state import Table
from triumvir.games.caesar.table import opponent_of, shows, value_toward


def describe_action(t: Table, action: i64, out: Numbers) -> None:
    """Write all ACTION_FACTS of a legal action of the active side."""
    for number in range(i64(fact.N_ACTION_FACTS)):
        out[number] = 0
    if action < PLACE_CODES:
        describe_placement(t, action, out)
    elif action < USE:
        out[fact.FIRST_MINE] = standing(lead_of(t, t.active, action - FIRST), 0)
    elif action < DECLINE:
        out[fact.USED] = 100
    elif action < MIGHT_TOKEN:
        out[fact.DECLINED] = 100
    elif action < TAKE_CENTURION:
        describe_might(t, action, out)
    elif action < PASS_CODE:
        kind = t.rules.first_centurion + action - TAKE_CENTURION
        out[fact.TAKEN] = (t.rules.high[kind] + t.rules.low[kind]) * 12
    elif action == BANK_DRAW:
        out[fact.USED] = 100
    elif action == BANK_LEAVE:
        out[fact.DECLINED] = 100


def describe_placement(t: Table, action: i64, out: Numbers) -> None:
    """A token's effect on the two provinces of its space."""
    kind = placed_kind(action)
    space = placed_space(action)
    facing = placed_facing(action)
    rules = t.rules
    out[fact.STRENGTH_SPENT] = (rules.high[kind] + rules.low[kind]) * 12
    out[fact.WILD_SPENT] = 100 * rules.box.wild[kind]
    markers: i64 = 0
    for end in range(i64(2)):
        value: i64 = 0
        if facing != FACE_DOWN:
            value = value_toward(rules, kind, facing, end)
        markers += describe_end(t, ENDS[2 * space + end], space, value, out)
    if facing == FACE_DOWN:
        out[fact.FACE_DOWN] = 100
    if markers > 0 and markers >= t.markers[t.active]:
        out[fact.WINS] = 100


def describe_end(t: Table, province: i64, space: i64, value: i64, out: Numbers) -> i64:
    """One province of the space: filled now, or with one empty space less. Returns the markers it brings."""
    lead = lead_of(t, t.active, province) + value
    empty = t.empty_spaces[province] - 1
    if empty == 0:
        return describe_closing(t, province, space, lead, out)
    after = standing(lead, empty)
    gain = after - standing(lead - value, empty + 1)
    out[fact.GAIN] += gain * FIELDS[province]
    out[fact.BORDER_GAIN] += gain * borders_in_hand(t, province, t.active)
    if empty == 1:
        describe_leaving(t, province, after, out)
    return 0


def describe_leaving(t: Table, province: i64, after: i64, out: Numbers) -> None:
    """The opponent may fill the last space."""
    if after > 0:
        out[fact.LEAVES_ONE_MINE] += after
    else:
        out[fact.LEAVES_ONE_THEIRS] += 50 - after
    if t.bonus_at[province] == SENATE:
        out[fact.LEAVES_ONE_SENATE] += 100
    elif t.bonus_at[province] == TACTICS:
        out[fact.LEAVES_ONE_TACTICS] += 100


def describe_closing(t: Table, province: i64, space: i64, lead: i64, out: Numbers) -> i64:
    """The province is counted: its bonus, its control, its borders."""
    out[fact.CLOSES] += 100
    bonus = t.bonus_at[province]
    out[fact.TAKES_OF + bonus] += 100
    if lead == 0:
        out[fact.CLOSES_TIED] += 100
        return 0
    if lead < 0:
        other = opponent_of(t.active)
        lost = borders_in_hand(t, province, other)
        out[fact.CLOSES_THEIRS] += 100 * FIELDS[province]
        out[fact.THEIR_BORDERS] += 100 * lost
        if FIELDS[province] + lost >= t.markers[other]:
            out[fact.LOSES] = 100
        return 0
    won = borders_in_hand(t, province, t.active)
    out[fact.CLOSES_MINE] += 100 * FIELDS[province]
    out[fact.MY_BORDERS] += 100 * won
    markers = FIELDS[province] + won
    if bonus == SENATE:
        out[fact.SENATE_MARKERS] += (t.senates[t.active] + 1) * 50
        markers += t.senates[t.active] + 1
    return markers


def borders_in_hand(t: Table, province: i64, side: i64) -> i64:
    """The borders that holding this province would mark at once. [C4.4]"""
    count: i64 = 0
    for i in range(SPACES_FROM[province], SPACES_FROM[province + 1]):
        space = SPACES_OF[i]
        neighbour = across(space, province)
        if t.held_by[neighbour] == side and t.marker_turned[neighbour] == 0 and t.border_marker[space] == NONE:
            count += 1
    return count


def describe_might(t: Table, action: i64, out: Numbers) -> None:
    """What the token turned face down takes from the opponent, or how many borders the marker could still earn."""
    if action >= MIGHT_MARKER:
        out[fact.MIGHT_MARKER] = 100
        province = action - MIGHT_MARKER
        out[fact.MIGHT_BORDERS] = open_borders(t, province) * 25
        return
    space = action - MIGHT_TOKEN
    swing: i64 = 0
    for end in range(i64(2)):
        province = ENDS[2 * space + end]
        if t.closed[province] == 0:
            lead = lead_of(t, t.active, province)
            empty = t.empty_spaces[province]
            swing += (standing(lead + shows(t, space, end), empty) - standing(lead, empty)) * FIELDS[province]
    out[fact.MIGHT_TOKEN] = swing


def open_borders(t: Table, province: i64) -> i64:
    """Borders of a province to peers that are not counted yet."""
    count: i64 = 0
    for i in range(SPACES_FROM[province], SPACES_FROM[province + 1]):
        if t.closed[across(SPACES_OF[i], province)] == 0:
            count += 1
    return count
