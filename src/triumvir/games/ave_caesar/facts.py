"""The race in numbers, for judges: the own chariot, the rivals in their order, the laurels.

Everything is written from where one player sits. A player with several chariots is judged by the one that is nearest
to the finish, with a glance at the next.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.position import Numbers
from triumvir.games.ave_caesar import fact_names as fact
from triumvir.games.ave_caesar.box import CROSSINGS, LAURELS, N_CARDS, N_CHARIOTS, NONE, SIX
from triumvir.games.ave_caesar.race import is_ranked, ranked_finishers
from triumvir.games.ave_caesar.state import HOME, RACING, Table
from triumvir.games.ave_caesar.table import is_neutral, seat_in_turn
from triumvir.games.ave_caesar.track import NEVER

FAR: Final = 90
"""Longer than any way home; a chariot that is home or out has none."""


def way_left(t: Table, chariot: i64) -> i64:
    """The fewest cells to the finish, by the lane as long as it must and can."""
    cell = t.at[chariot]
    if cell == NONE:
        return 0 if t.state[chariot] == HOME else FAR
    place = (CROSSINGS - t.crossings[chariot]) * t.track.n + cell
    if t.paid[chariot] == 0 and t.disqualified[chariot] == 0 and not is_neutral(t, chariot):
        by_lane = t.track.way_by_lane[place]
        if by_lane < NEVER:
            return by_lane
    return t.track.way[place]


def has_missed(t: Table, chariot: i64) -> bool:
    """Whether an unpaid chariot can no longer stop in the lane in time. [A5.3]"""
    if t.at[chariot] == NONE or t.paid[chariot] == 1 or is_neutral(t, chariot):
        return False
    return t.track.way_by_lane[(CROSSINGS - t.crossings[chariot]) * t.track.n + t.at[chariot]] >= NEVER


def points_left(t: Table, chariot: i64) -> i64:
    """All that the cards in hand and deck can still drive."""
    total: i64 = 0
    first = chariot * N_CARDS
    for card in range(i64(N_CARDS)):
        total += (t.hand[first + card] + t.deck[first + card]) * (card + 1)
    return total


def spare_of(t: Table, chariot: i64) -> i64:
    return 0 if t.at[chariot] == NONE else points_left(t, chariot) - way_left(t, chariot)


def sixes_left(t: Table, chariot: i64) -> i64:
    place = chariot * N_CARDS + SIX - 1
    return t.hand[place] + t.deck[place]


def is_ahead(t: Table, one: i64, two: i64) -> bool:
    """Nearer to the finish than another; between equals, the first at the table."""
    first = way_left(t, one)
    second = way_left(t, two)
    return first < second or (first == second and one < two)


def describe(t: Table, seat: i64, out: Numbers) -> None:
    """Write all FACTS."""
    for number in range(i64(fact.N_FACTS)):
        out[number] = 0
    mine = best_chariot(t, seat, NONE)
    describe_own(t, mine, out)
    describe_table(t, seat, mine, out)
    describe_rivals(t, seat, mine, out)


def best_chariot(t: Table, seat: i64, but: i64) -> i64:
    """The player's chariot that is nearest to the finish, besides one; NONE if there is no other."""
    best: i64 = NONE
    chariot = seat
    while chariot < t.driven:
        if chariot != but and (best == NONE or is_ahead(t, chariot, best)):
            best = chariot
        chariot += t.rules.players
    return best


def describe_own(t: Table, chariot: i64, out: Numbers) -> None:
    if t.state[chariot] != RACING:
        is_home = is_ranked(t, chariot) and t.state[chariot] == HOME
        out[fact.HOME_RANKED if is_home else fact.OUT] = 100
        return
    spare = spare_of(t, chariot)
    cards = t.hand_size[chariot] + t.deck_size[chariot]
    first = chariot * N_CARDS
    out[fact.RACING] = 100
    out[fact.DISQUALIFIED] = 100 * t.disqualified[chariot]
    out[fact.MISSED_LANE] = 100 if has_missed(t, chariot) else 0
    out[fact.PAID] = 100 * t.paid[chariot]
    out[fact.WAY] = way_left(t, chariot) * 100 // 60
    out[fact.SPARE] = leaning(spare, 6)
    out[fact.SHORT] = 0 if spare >= 0 else -spare * 10
    out[fact.SPARE_PER_CARD] = spare * 25 // cards if cards > 0 else 0
    for card in range(i64(N_CARDS)):
        out[fact.HAND] += t.hand[first + card] * (card + 1) * 6
    out[fact.SIXES_IN_HAND] = t.hand[first + SIX - 1] * 33
    out[fact.SIXES_LEFT] = sixes_left(t, chariot) * 25
    out[fact.NARROW] = 100 * t.track.narrow[t.at[chariot]]
    if t.paid[chariot] == 0:
        describe_lane(t, chariot, out)


def leaning(number: i64, scale: i64) -> i64:
    """A number of any size brought between -100 and 100; `scale` becomes 50."""
    return number * 100 // (scale + (number if number > 0 else -number))


def describe_lane(t: Table, chariot: i64, out: Numbers) -> None:
    """How far the lane is, and how many cards in hand would stop there if nobody stood in the way."""
    far = t.track.to_lane[t.at[chariot]]
    out[fact.LANE_AHEAD] = far * 3 if far < NEVER else 200
    out[fact.LANE_FITS] = lane_fits(t, chariot, t.at[chariot], NONE) * 33


def lane_fits(t: Table, chariot: i64, cell: i64, but: i64) -> i64:
    """The cards of the hand, less one of a kind, that lead from a cell into the lane on an empty course."""
    fits: i64 = 0
    first = chariot * N_CARDS
    track = t.track
    for card in range(i64(N_CARDS)):
        copies = t.hand[first + card]
        if card == but:
            copies -= 1
        if copies <= 0:
            continue
        place = cell * N_CARDS + card
        for i in range(track.open_from[place], track.open_from[place + 1]):
            if track.in_lane[track.open_to[i]] == 1:
                fits += copies
                break
    return fits


def describe_table(t: Table, seat: i64, mine: i64, out: Numbers) -> None:
    finished = ranked_finishers(t)
    racing: i64 = 0
    leading: i64 = -1
    for chariot in range(t.chariots):
        if t.at[chariot] == NONE:
            continue
        if not is_neutral(t, chariot):
            racing += 1
        if t.progress[chariot] > leading:
            leading = t.progress[chariot]
    out[fact.LEADS] = 100 if t.at[mine] != NONE and t.progress[mine] == leading else 0
    out[fact.IN_TURN] = 100 if t.active != NONE and seat_in_turn(t) == seat else 0
    out[fact.TURNS_TO_WAIT] = turns_to_wait(t, mine) * 16
    out[fact.NEXT_LAURELS] = LAURELS[finished] * 16 if finished < N_CHARIOTS else 0
    last = finished + racing - 1
    out[fact.LAST_LAURELS] = LAURELS[last] * 16 if 0 <= last < N_CHARIOTS else 0
    out[fact.RACES_LEFT] = (t.rules.races - 1 - t.race) * 33 if t.active != NONE else 0
    out[fact.RIVALS] = (t.rules.players - 1) * 20
    second = best_chariot(t, seat, mine)
    if second != NONE:
        out[fact.SECOND_WAY] = way_left(t, second) * 100 // 60
        out[fact.SECOND_RACING] = 100 if t.at[second] != NONE else 0


def turns_to_wait(t: Table, chariot: i64) -> i64:
    """How many chariots are to move before this one."""
    if t.at[chariot] == NONE or t.active == NONE:
        return 0
    waits: i64 = 0
    place = t.turn
    while t.order[place] != chariot and waits < t.chariots:
        place = place + 1 if place + 1 < t.chariots else 0
        waits += 1
    return waits


def describe_rivals(t: Table, seat: i64, mine: i64, out: Numbers) -> None:
    """Every other player by the best chariot, the nearest to the finish first."""
    players: i64 = t.rules.players
    order = vec[i64]([NONE] * N_CHARIOTS)
    count: i64 = 0
    for other in range(players):
        if other == seat:
            continue
        chariot = best_chariot(t, other, NONE)
        place = count
        while place > 0 and is_ahead(t, chariot, order[place - 1]):
            order[place] = order[place - 1]
            place -= 1
        order[place] = chariot
        count += 1
    way = way_left(t, mine)
    won = laurels_at(t, seat)
    ahead: i64 = 0
    for place in range(count):
        rival = order[place]
        if way_left(t, rival) < way:
            ahead += 1
        describe_rival(t, rival, way, won, fact.RIVAL + place * fact.RIVAL_FACTS, out)
    out[fact.MY_RANK] = ahead * 20


def describe_rival(t: Table, rival: i64, way: i64, won: i64, first: i64, out: Numbers) -> None:
    out[first + fact.RIVAL_LAURELS_AHEAD] = (laurels_at(t, rival % t.rules.players) - won) * 16
    if t.at[rival] == NONE:
        out[first + fact.RIVAL_WAY_AHEAD] = 300 if t.state[rival] == HOME else -300
        return
    out[first + fact.RIVAL_RACING] = 100
    out[first + fact.RIVAL_WAY_AHEAD] = leaning(way - way_left(t, rival), 5)
    out[first + fact.RIVAL_SPARE] = leaning(spare_of(t, rival), 6)
    out[first + fact.RIVAL_UNPAID] = 100 if t.paid[rival] == 0 else 0
    out[first + fact.RIVAL_SIXES_LEFT] = sixes_left(t, rival) * 25


def laurels_at(t: Table, seat: i64) -> i64:
    """The laurels of all chariots of a player. [A7.2]"""
    total: i64 = 0
    chariot = seat
    while chariot < t.driven:
        total += t.laurels[chariot]
        chariot += t.rules.players
    return total
