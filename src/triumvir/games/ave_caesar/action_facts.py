"""What an action would do, in numbers, for judges."""

from mypy_extensions import i64

from triumvir.contract.position import Numbers
from triumvir.games.ave_caesar import action_fact_names as fact
from triumvir.games.ave_caesar.actions import FINISH_CODE, SKIP_CODE, played_card, reached_cell
from triumvir.games.ave_caesar.box import CROSSINGS, LAST_LAP, N_CARDS, NONE, SIX
from triumvir.games.ave_caesar.facts import lane_fits, leaning, points_left, way_left
from triumvir.games.ave_caesar.state import Table
from triumvir.games.ave_caesar.table import is_neutral
from triumvir.games.ave_caesar.track import NEVER


def describe_action(t: Table, action: i64, out: Numbers) -> None:
    """Write all ACTION_FACTS of a legal action of the chariot in turn."""
    for number in range(i64(fact.N_ACTION_FACTS)):
        out[number] = 0
    if action == SKIP_CODE:
        out[fact.SKIP] = 100
    elif action >= FINISH_CODE:
        out[fact.FINISH] = 100
        out[fact.CARD] = (played_card(action) + 1) * 16
    else:
        describe_move(t, played_card(action) + 1, reached_cell(action), out)


def describe_move(t: Table, card: i64, cell: i64, out: Numbers) -> None:
    """Driving a card (from 1) to a cell."""
    chariot = t.active
    track = t.track
    crossings = t.crossings[chariot] + (1 if track.position[cell] < track.position[t.at[chariot]] else 0)
    is_due = t.paid[chariot] == 0 and t.disqualified[chariot] == 0 and not is_neutral(t, chariot)
    pays = is_due and track.in_lane[cell] == 1
    must_pay = is_due and not pays
    place = (CROSSINGS - crossings) * track.n + cell
    way = track.way[place]
    out[fact.CARD] = card * 16
    out[fact.SIX] = 100 if card == SIX else 0
    out[fact.ONE] = 100 if card == 1 else 0
    out[fact.PAYS] = 100 if pays else 0
    if must_pay:
        if track.way_by_lane[place] < NEVER:
            way = track.way_by_lane[place]
            out[fact.LANE_FITS_AFTER] = lane_fits(t, chariot, cell, card - 1) * 50
        else:
            out[fact.MISSES_LANE] = 100
        if crossings == LAST_LAP:
            out[fact.DISQUALIFIES] = 100
    lost = card - (way_left(t, chariot) - way)
    spare = points_left(t, chariot) - card - way
    out[fact.LOST_POINTS] = lost * 25
    out[fact.SPARE_AFTER] = leaning(spare, 6)
    out[fact.SHORT_AFTER] = 0 if spare >= 0 else -spare * 20
    out[fact.NARROW] = 100 * track.narrow[cell]
    out[fact.ENTERS_FOR_NOTHING] = 100 if track.in_lane[cell] == 1 and not pays else 0
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
            out[fact.BLOCKS] += 25
    if leads:
        out[fact.TAKES_LEAD] = 100
        six = chariot * N_CARDS + SIX - 1
        sixes = t.hand[six] + t.deck[six] - (1 if card == SIX else 0)
        out[fact.LEADS_WITH_SIXES] = sixes * 25
