"""What an action would do, in numbers, for judges."""

from typing import Final

from mypy_extensions import i64

from triumvir.contract.position import Numbers
from triumvir.games.caesar.actions import (
    DECLINE,
    FACE_DOWN,
    FACINGS,
    FIRST,
    MIGHT_MARKER,
    MIGHT_TOKEN,
    PASS_CODE,
    PLACE_CODES,
    TAKE_CENTURION,
    USE,
)
from triumvir.games.caesar.box import (
    BONUSES,
    ENDS,
    FIELDS,
    FIRST_CENTURION,
    HIGH,
    LOW,
    N_BONUSES,
    N_SPACES,
    NONE,
    SENATE,
    SPACES_FROM,
    SPACES_OF,
    TACTICS,
    WILD,
    across,
)
from triumvir.games.caesar.facts import lead_of, standing
from triumvir.games.caesar.table import Table, opponent_of, shows, value_toward

_PLACING: Final = (
    "gain",
    "border_gain",
    "strength_spent",
    "wild_spent",
    "face_down",
    "closes",
    "closes_mine",
    "closes_theirs",
    "closes_tied",
    "senate_markers",
    "my_borders",
    "their_borders",
    "wins",
    "loses",
    "leaves_one_mine",
    "leaves_one_theirs",
    "leaves_one_senate",
    "leaves_one_tactics",
)
_OTHERS: Final = ("first_mine", "used", "declined", "might_token", "might_marker", "might_borders", "taken")
ACTION_FACTS: Final = (*(f"takes.{bonus}" for bonus in BONUSES), *_PLACING, *_OTHERS)
GAIN: Final = N_BONUSES
CLOSES: Final = GAIN + 5
LEAVES: Final = GAIN + 14
OTHERS: Final = GAIN + 18
N_ACTION_FACTS: Final = OTHERS + 7


def describe_action(t: Table, action: i64, out: Numbers) -> None:
    """Write all ACTION_FACTS of a legal action of the active side."""
    for fact in range(i64(N_ACTION_FACTS)):
        out[fact] = 0
    if action < PLACE_CODES:
        describe_placement(t, action, out)
    elif action < USE:
        out[OTHERS] = standing(lead_of(t, t.active, action - FIRST), 0)
    elif action < DECLINE:
        out[OTHERS + 1] = 100
    elif action < MIGHT_TOKEN:
        out[OTHERS + 2] = 100
    elif action < TAKE_CENTURION:
        describe_might(t, action, out)
    elif action < PASS_CODE:
        kind = FIRST_CENTURION + action - TAKE_CENTURION
        out[OTHERS + 6] = (HIGH[kind] + LOW[kind]) * 12


def describe_placement(t: Table, action: i64, out: Numbers) -> None:
    """A token's effect on the two provinces of its space."""
    kind = action // (N_SPACES * FACINGS)
    space = action // FACINGS % N_SPACES
    facing = action % FACINGS
    out[GAIN + 2] = (HIGH[kind] + LOW[kind]) * 12
    out[GAIN + 3] = 100 * WILD[kind]
    markers: i64 = 0
    for end in range(i64(2)):
        value: i64 = 0
        if facing != FACE_DOWN:
            value = value_toward(kind, facing, end)
        markers += describe_end(t, ENDS[2 * space + end], space, value, out)
    if facing == FACE_DOWN:
        out[GAIN + 4] = 100
    if markers > 0 and markers >= t.markers[t.active]:
        out[GAIN + 12] = 100


def describe_end(t: Table, province: i64, space: i64, value: i64, out: Numbers) -> i64:
    """One province of the space: filled now, or with one empty space less. Returns the markers it brings."""
    lead = lead_of(t, t.active, province) + value
    empty = t.empty_spaces[province] - 1
    if empty == 0:
        return describe_closing(t, province, space, lead, out)
    after = standing(lead, empty)
    gain = after - standing(lead - value, empty + 1)
    out[GAIN] += gain * FIELDS[province]
    out[GAIN + 1] += gain * borders_in_hand(t, province, t.active)
    if empty == 1:
        describe_leaving(t, province, after, out)
    return 0


def describe_leaving(t: Table, province: i64, after: i64, out: Numbers) -> None:
    """The opponent may fill the last space."""
    if after > 0:
        out[LEAVES] += after
    else:
        out[LEAVES + 1] += 50 - after
    if t.bonus_at[province] == SENATE:
        out[LEAVES + 2] += 100
    elif t.bonus_at[province] == TACTICS:
        out[LEAVES + 3] += 100


def describe_closing(t: Table, province: i64, space: i64, lead: i64, out: Numbers) -> i64:
    """The province is counted: its bonus, its control, its borders."""
    out[CLOSES] += 100
    bonus = t.bonus_at[province]
    out[bonus] += 100
    if lead == 0:
        out[CLOSES + 3] += 100
        return 0
    if lead < 0:
        other = opponent_of(t.active)
        lost = borders_in_hand(t, province, other)
        out[CLOSES + 2] += 100 * FIELDS[province]
        out[GAIN + 11] += 100 * lost
        if FIELDS[province] + lost >= t.markers[other]:
            out[GAIN + 13] = 100
        return 0
    won = borders_in_hand(t, province, t.active)
    out[CLOSES + 1] += 100 * FIELDS[province]
    out[GAIN + 10] += 100 * won
    markers = FIELDS[province] + won
    if bonus == SENATE:
        out[GAIN + 9] += (t.senates[t.active] + 1) * 50
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
        out[OTHERS + 4] = 100
        province = action - MIGHT_MARKER
        out[OTHERS + 5] = open_borders(t, province) * 25
        return
    space = action - MIGHT_TOKEN
    swing: i64 = 0
    for end in range(i64(2)):
        province = ENDS[2 * space + end]
        if t.closed[province] == 0:
            lead = lead_of(t, t.active, province)
            empty = t.empty_spaces[province]
            swing += (standing(lead + shows(t, space, end), empty) - standing(lead, empty)) * FIELDS[province]
    out[OTHERS + 3] = swing


def open_borders(t: Table, province: i64) -> i64:
    """Borders of a province to neighbours that are not counted yet."""
    count: i64 = 0
    for i in range(SPACES_FROM[province], SPACES_FROM[province + 1]):
        if t.closed[across(SPACES_OF[i], province)] == 0:
            count += 1
    return count
