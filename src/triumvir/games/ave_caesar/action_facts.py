"""What an action would do, in numbers, for judges."""

from typing import Final

from mypy_extensions import i64

from triumvir.contract.position import Numbers
from triumvir.games.ave_caesar.actions import FINISH_CODE, SKIP_CODE
from triumvir.games.ave_caesar.box import CROSSINGS, LAST_LAP, N_CARDS, NONE, SIX
from triumvir.games.ave_caesar.course import MOST_CELLS
from triumvir.games.ave_caesar.facts import lane_fits, leaning, points_left, way_left
from triumvir.games.ave_caesar.table import Table
from triumvir.games.ave_caesar.track import NEVER

ACTION_FACTS: Final = (
    "card",
    "six",
    "skip",
    "finish",
    "lost_points",
    "spare_after",
    "short_after",
    "pays",
    "disqualifies",
    "misses_lane",
    "takes_lead",
    "leads_with_sixes",
    "lane_fits_after",
    "narrow",
    "enters_for_nothing",
    "blocks",
    "one",
)
N_ACTION_FACTS: Final = len(ACTION_FACTS)


def describe_action(t: Table, action: i64, out: Numbers) -> None:
    """Write all ACTION_FACTS of a legal action of the chariot in turn."""
    for fact in range(i64(N_ACTION_FACTS)):
        out[fact] = 0
    if action == SKIP_CODE:
        out[2] = 100
    elif action >= FINISH_CODE:
        out[3] = 100
        out[0] = (action - FINISH_CODE + 1) * 16
    else:
        describe_move(t, action // MOST_CELLS + 1, action % MOST_CELLS, out)


def describe_move(t: Table, card: i64, cell: i64, out: Numbers) -> None:
    """Driving a card (from 1) to a cell."""
    chariot = t.active
    track = t.track
    crossings = t.crossings[chariot] + (1 if track.position[cell] < track.position[t.at[chariot]] else 0)
    pays = t.paid[chariot] == 0 and t.disqualified[chariot] == 0 and track.in_lane[cell] == 1
    must_pay = t.paid[chariot] == 0 and t.disqualified[chariot] == 0 and not pays
    place = (CROSSINGS - crossings) * track.n + cell
    way = track.way[place]
    out[0] = card * 16
    out[1] = 100 if card == SIX else 0
    out[16] = 100 if card == 1 else 0
    out[7] = 100 if pays else 0
    if must_pay:
        if track.way_by_lane[place] < NEVER:
            way = track.way_by_lane[place]
            out[12] = lane_fits(t, chariot, cell, card - 1) * 50
        else:
            out[9] = 100
        if crossings == LAST_LAP:
            out[8] = 100
    lost = card - (way_left(t, chariot) - way)
    spare = points_left(t, chariot) - card - way
    out[4] = lost * 25
    out[5] = leaning(spare, 6)
    out[6] = 0 if spare >= 0 else -spare * 20
    out[13] = 100 * track.narrow[cell]
    out[14] = 100 if track.in_lane[cell] == 1 and not pays else 0
    describe_lead(t, chariot, crossings, cell, card, out)


def describe_lead(t: Table, chariot: i64, crossings: i64, cell: i64, card: i64, out: Numbers) -> None:
    """Who leads may not play sixes; who stands close in front of others is in their way."""
    progress = (crossings - 1) * t.track.length + t.track.position[cell]
    leads = True
    for other in range(t.chariots):
        if other == chariot or t.at[other] == NONE:
            continue
        if t.progress[other] > progress:
            leads = False
        if t.track.near[t.at[other] * t.track.n + cell] == 1:
            out[15] += 25
    if leads:
        out[10] = 100
        six = chariot * N_CARDS + SIX - 1
        sixes = t.hand[six] + t.deck[six] - (1 if card == SIX else 0)
        out[11] = sixes * 25
