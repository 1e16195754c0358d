"""What follows from the notes about the hidden cards of one side, as a way to guess them.

The notes are gone through from the beginning. A card that came into the hand is *known* where its kind follows from
what was seen (the first hand, a hand shown to a Spy), else it is *loose*: some card of its reserve. A card that left
openly was a known one if there was one, else a loose one. A card that left unseen is guessed, with regard to what was
seen later:

- *stock*: cards of a kind that can still be anywhere unseen,
- *stays*: cards known to be in the hand now, or to come into it by a preset, that are not seen to leave before the
  hand is known again; they must be among those that leave unseen (the hand may keep them only if it is not shown
  again),
- *wanted*: cards seen to come out of a Castling that nobody saw going in.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.games.cleopatra.box import (
    ACTION_CARDS,
    ASSASSINATION,
    COPIES,
    N_INFLUENCE,
    N_KINDS,
    NONE,
    PHILOSOPHER,
    POOLS,
    PRESET_ORDER,
    SLOTS,
    VETO,
    WRATH,
)
from triumvir.games.cleopatra.ending import assassination_opens
from triumvir.games.cleopatra.knowledge import (
    DEALT,
    DREW_ACTION,
    DREW_INFLUENCE,
    HAS_VETO,
    HELD,
    LAID,
    NO_VETO,
    OPENER,
    OUT,
    SHOWN,
    SOME_INFLUENCE,
    SWAPPED,
    SWAPPED_ACTION,
    card_of,
    entry,
    pool_of,
    side_of,
    sort_of,
)
from triumvir.games.cleopatra.setup import is_set_up
from triumvir.games.cleopatra.state import TICKET, UP, Table
from triumvir.games.cleopatra.table import room_anywhere

INFLUENCE: Final = 0
ACTION: Final = 1
NO_VETO_ACTION: Final = 2
"""The three sorts of loose cards; the last is an action card that is no Veto."""
EITHER: Final = 2
"""A departure of which not even the back was seen."""
ONE_CARD: Final = 1000
"""The weight of one card in hand."""


def zeros(size: int) -> vec[i64]:
    return vec[i64]([0] * size)


class Memory:
    """One way in which the hidden cards of a side may have gone."""

    def __init__(self, t: Table, side: i64, is_spy: bool, preset: i64) -> None:
        self.side: i64 = side
        self.is_spy: bool = is_spy
        """Whether the hands shown to a Spy are known: to the opponent, not to a spectator."""
        self.preset: i64 = preset
        self.drawn_actions: i64 = 0
        self.known: vec[i64] = zeros(N_KINDS)
        self.loose: vec[i64] = zeros(3)
        self.stock: vec[i64] = unseen(t, side)
        self.stays: vec[i64] = zeros(N_KINDS)
        self.stays_later: vec[i64] = zeros(N_KINDS)
        self.left: vec[i64] = zeros(3)
        """Departures still to be guessed before the hand is known again: influence, action, either."""
        self.is_closed: bool = False
        self.to_be_seen: vec[i64] = zeros(N_KINDS)
        """Cards that leave the hand openly in the notes still to come."""
        self.wanted: vec[i64] = zeros(POOLS * N_INFLUENCE)
        self.wanted_in_all: vec[i64] = zeros(N_KINDS)
        self.pool_left: vec[i64] = zeros(POOLS)
        self.is_shared: bool = t.pool_shared[side] > 0
        """Whether cards of the first Castling were picked up again by the second."""
        self.guess: vec[i64] = zeros(len(t.flow))


def unseen(t: Table, side: i64) -> vec[i64]:
    """Cards of a side that lie neither open at a group nor openly discarded."""
    counts = COPIES[:]
    second_set: i64 = 0 if is_set_up(t, side) else 1
    for kind in range(i64(N_KINDS)):
        counts[kind] -= t.discards[side * N_KINDS + kind]
        if PHILOSOPHER < kind < N_INFLUENCE:
            counts[kind] -= second_set
    half = i64(SLOTS) // 2
    for slot in range(side * half, side * half + half):
        if t.card[slot] != NONE and t.face[slot] == UP:
            counts[t.card[slot]] -= 1
    return counts


# ---- before: what the notes ask for --------------------------------------------------------------------------


def prepare(t: Table, m: Memory) -> None:
    """Count what the Castlings want, and what stays unseen in each stretch between two known hands."""
    prepare_pools(t, m)
    for i in range(i64(len(t.flow))):
        code = t.flow[i]
        if side_of(code) != m.side:
            continue
        if pool_of(code) > 0:
            m.pool_left[pool_of(code) - 1] += 1
        if sort_of(code) == OUT:
            m.to_be_seen[card_of(code)] += 1
        if sort_of(code) == DEALT or (sort_of(code) == SHOWN and m.is_spy):
            look_ahead(t, m, i)
            for kind in range(i64(N_KINDS)):
                m.stays_later[kind] += m.stays[kind]


def prepare_pools(t: Table, m: Memory) -> None:
    """Of a Castling: what came out and was not seen going in is wanted; what is still in is not in stock."""
    in_all = zeros(N_KINDS)
    for pool in range(i64(POOLS)):
        for kind in range(i64(N_INFLUENCE)):
            place = (m.side * POOLS + pool) * N_INFLUENCE + kind
            missing = t.pool_seen[place] - t.pool_known[place]
            if missing > 0:
                m.wanted[pool * N_INFLUENCE + kind] = missing
            if m.is_shared:
                in_all[kind] += missing
            else:
                count_missing(m, kind, missing)
    for kind in range(i64(N_INFLUENCE)):
        count_missing(m, kind, in_all[kind])


def count_missing(m: Memory, kind: i64, missing: i64) -> None:
    m.stock[kind] += missing
    if missing > 0:
        m.wanted_in_all[kind] += missing


def look_ahead(t: Table, m: Memory, start: i64) -> None:
    """From a known hand to the next one: what stays, and how many departures are unseen."""
    m.stays = known_hand(t, m, start)
    m.left = zeros(3)
    m.is_closed = False
    drawn = actions_drawn(t, m.side, start)
    for i in range(start + 1, i64(len(t.flow))):
        code = t.flow[i]
        if side_of(code) != m.side:
            continue
        sort = sort_of(code)
        if sort == OUT:
            m.stays[card_of(code)] -= 1
        elif sort == DREW_ACTION:
            if m.preset != NONE:
                m.stays[PRESET_ORDER[m.preset * ACTION_CARDS + drawn]] += 1
            drawn += 1
        elif sort == DEALT or (sort == SHOWN and m.is_spy):
            m.is_closed = True
            subtract_shown(t, m, i)
            break
        elif LAID <= sort <= SWAPPED:
            m.left[which_left(sort)] += 1
    for kind in range(i64(N_KINDS)):
        if m.stays[kind] < 0:
            m.stays[kind] = 0


def actions_drawn(t: Table, side: i64, before: i64) -> i64:
    """How many action cards a side had drawn by then: of a preset these are known as well. [K6]"""
    count: i64 = 0
    for i in range(before):
        if t.flow[i] == entry(DREW_ACTION, 0, 0, side):
            count += 1
    return count


def subtract_shown(t: Table, m: Memory, start: i64) -> None:
    """Cards of the next known hand were not lost; the second dealt hand is none of the first."""
    if sort_of(t.flow[start]) == SHOWN:
        shown = known_hand(t, m, start)
        for kind in range(i64(N_KINDS)):
            m.stays[kind] -= shown[kind]


def which_left(sort: i64) -> i64:
    if sort == SWAPPED:
        return EITHER
    return ACTION if sort == SWAPPED_ACTION else INFLUENCE


def known_hand(t: Table, m: Memory, start: i64) -> vec[i64]:
    """The hand dealt or shown at this note."""
    hand = zeros(N_KINDS)
    if sort_of(t.flow[start]) == DEALT:
        for value in range(i64(PHILOSOPHER + 1), i64(N_INFLUENCE)):
            hand[value] = 1
        return hand
    i = start + 1
    while i < len(t.flow) and sort_of(t.flow[i]) == HELD:
        hand[card_of(t.flow[i])] += 1
        i += 1
    return hand


# ---- going through the notes ---------------------------------------------------------------------------------


def recall(t: Table, m: Memory, chance: Chance) -> bool:
    """Go through the notes and guess what nobody saw; False if it went wrong and must be tried again."""
    for i in range(i64(len(t.flow))):
        code = t.flow[i]
        if side_of(code) == m.side and not follow(t, m, i, sort_of(code), card_of(code), chance):
            return False
    return not is_called_without_room(t, m) or hold_opener(m, assassination_opens(t, m.side), chance)


def is_called_without_room(t: Table, m: Memory) -> bool:
    """An orgy waits that was turned though the lone player had influence and no room; no note tells it yet. [K43]"""
    if t.rules.last_vote_turned or t.phase != TICKET or t.lone != m.side or room_anywhere(t, m.side) > 0:
        return False
    return t.reserve_size[2 * m.side] > 0 or influence_held(m) > 0


def follow(t: Table, m: Memory, i: i64, sort: i64, card: i64, chance: Chance) -> bool:
    """One note."""
    if sort == OUT:
        m.to_be_seen[card] -= 1
        return leave_openly(m, card)
    if sort == DREW_INFLUENCE:
        m.loose[INFLUENCE] += 1
    elif sort == DREW_ACTION:
        draw_action(m)
    elif LAID <= sort <= SWAPPED:
        return leave_unseen(t, m, i, sort, chance)
    elif sort == DEALT or (sort == SHOWN and m.is_spy):
        return renew(t, m, i)
    elif sort >= NO_VETO:
        return conclude(m, sort, card, chance)
    return True


def draw_action(m: Memory) -> None:
    """Of a preset it is known which action card comes next. [K6]"""
    if m.preset == NONE:
        m.loose[ACTION] += 1
    else:
        m.known[PRESET_ORDER[m.preset * ACTION_CARDS + m.drawn_actions]] += 1
    m.drawn_actions += 1


def leave_openly(m: Memory, kind: i64) -> bool:
    if m.known[kind] > 0:
        m.known[kind] -= 1
        return True
    return take_loose(m, kind)


def take_loose(m: Memory, kind: i64) -> bool:
    """A loose card turns out to be of this kind."""
    sort: i64 = INFLUENCE
    if kind >= N_INFLUENCE:
        sort = NO_VETO_ACTION if kind != VETO and m.loose[NO_VETO_ACTION] > 0 else ACTION
    if m.loose[sort] == 0:
        return False
    m.loose[sort] -= 1
    return True


def renew(t: Table, m: Memory, i: i64) -> bool:
    """The hand is known anew: all that was in it is accounted for."""
    hand = known_hand(t, m, i)
    if sort_of(t.flow[i]) == SHOWN:
        for kind in range(i64(N_KINDS)):
            for _ in range(hand[kind]):
                if not leave_openly(m, kind):
                    return False
    for kind in range(i64(N_KINDS)):
        if m.known[kind] > 0:
            return False
    look_ahead(t, m, i)
    for kind in range(i64(N_KINDS)):
        m.stays_later[kind] -= m.stays[kind]
    m.known = hand
    return True


def conclude(m: Memory, sort: i64, card: i64, chance: Chance) -> bool:
    """What everybody could conclude about the hand at this time."""
    if sort == NO_VETO:
        m.loose[NO_VETO_ACTION] += m.loose[ACTION]
        m.loose[ACTION] = 0
        return m.known[VETO] == 0
    if sort == HAS_VETO:
        return m.known[VETO] > 0 or get_to_know(m, VETO)
    if sort == OPENER:
        return hold_opener(m, card == 1, chance)
    return (influence_held(m) > 0) == (sort == SOME_INFLUENCE)


def influence_held(m: Memory) -> i64:
    influence = m.loose[INFLUENCE]
    for kind in range(i64(N_INFLUENCE)):
        influence += m.known[kind]
    return influence


def get_to_know(m: Memory, kind: i64) -> bool:
    """One of the loose cards is of this kind and stays in hand for now."""
    if may_be_loose(m, kind) <= 0 or not take_loose(m, kind):
        return False
    m.known[kind] += 1
    return True


def may_be_loose(m: Memory, kind: i64) -> i64:
    """How many loose cards can be of this kind."""
    count = m.stock[kind] + m.to_be_seen[kind] - m.known[kind]
    return count if count > 0 else 0


def hold_opener(m: Memory, may_assassinate: bool, chance: Chance) -> bool:
    """A Wrath or, where it helps, an Assassination is in hand. [K43]"""
    if m.known[WRATH] > 0 or (may_assassinate and m.known[ASSASSINATION] > 0):
        return True
    assassinations: i64 = may_be_loose(m, ASSASSINATION) if may_assassinate else 0
    total = assassinations + may_be_loose(m, WRATH)
    if total <= 0:
        return False
    return get_to_know(m, ASSASSINATION if chance.below(total) < assassinations else WRATH)


# ---- guessing ------------------------------------------------------------------------------------------------


def spare(m: Memory, kind: i64) -> i64:
    """Cards in stock that nothing else is known to need."""
    needed = m.stays[kind] + m.stays_later[kind]
    if m.wanted_in_all[kind] > needed:
        needed = m.wanted_in_all[kind]
    return m.stock[kind] - needed if m.stock[kind] > needed else 0


def leave_unseen(t: Table, m: Memory, i: i64, sort: i64, chance: Chance) -> bool:
    """Guess which card left the hand here, by what is in the hand and what is seen later."""
    pool = pool_of(t.flow[i]) - 1
    weights = zeros(N_KINDS)
    if sort != SWAPPED_ACTION:
        weigh(m, weights, 0, N_INFLUENCE, pool)
    if sort == SWAPPED or sort == SWAPPED_ACTION:
        weigh(m, weights, N_INFLUENCE, N_KINDS, pool)
    total: i64 = 0
    for kind in range(i64(N_KINDS)):
        total += weights[kind]
    if total == 0:
        return False
    left = chance.below(total)
    chosen: i64 = 0
    while left >= weights[chosen]:
        left -= weights[chosen]
        chosen += 1
    m.guess[i] = chosen
    m.left[which_left(sort)] -= 1
    return settle_guess(m, chosen, pool)


def weigh(m: Memory, weights: vec[i64], first: i64, end: i64, pool: i64) -> None:
    """A known card weighs as one card, loose ones as what is to spare makes them likely."""
    of_class = m.left[INFLUENCE] if first == 0 else m.left[ACTION]
    must_stay = m.is_closed and must_be_among(m.stays, first, end, of_class + m.left[EITHER])
    must_want = pool >= 0 and must_come_out(m, pool)
    total: i64 = 0
    for kind in range(first, end):
        total += likely(m, kind, pool)
    for kind in range(first, end):
        wants = pool >= 0 and m.wanted[pool * N_INFLUENCE + kind] > 0
        if (must_stay and m.stays[kind] == 0) or (must_want and not wants):
            continue
        chances = likely(m, kind, pool)
        if chances == 0:
            continue
        weights[kind] = m.known[kind] * ONE_CARD
        loose = loose_for(m, kind)
        if loose > 0:
            weights[kind] += loose * ONE_CARD * chances // total + 1


def must_come_out(m: Memory, pool: i64) -> bool:
    """Whether every card still to be guessed of a Castling was seen to come out of it."""
    if m.is_shared and pool == 1:
        return False
    return must_be_among(m.wanted, pool * N_INFLUENCE, (pool + 1) * N_INFLUENCE, m.pool_left[pool])


def must_be_among(wanted: vec[i64], first: i64, end: i64, left: i64) -> bool:
    """Whether so many are wanted that every departure left is one of them."""
    total: i64 = 0
    for place in range(first, end):
        total += wanted[place]
    return total >= left


def likely(m: Memory, kind: i64, pool: i64) -> i64:
    """How many cards of a kind this departure could have been."""
    wants: i64 = 0
    if pool >= 0:
        wants = m.wanted_in_all[kind] if m.is_shared else m.wanted[pool * N_INFLUENCE + kind]
    return spare(m, kind) + m.stays[kind] + wants


def loose_for(m: Memory, kind: i64) -> i64:
    if kind < N_INFLUENCE:
        return m.loose[INFLUENCE]
    return m.loose[ACTION] + (m.loose[NO_VETO_ACTION] if kind != VETO else 0)


def settle_guess(m: Memory, kind: i64, pool: i64) -> bool:
    m.stock[kind] -= 1
    if m.stays[kind] > 0:
        m.stays[kind] -= 1
    if pool >= 0:
        m.pool_left[pool] -= 1
        if m.wanted[pool * N_INFLUENCE + kind] > 0:
            m.wanted[pool * N_INFLUENCE + kind] -= 1
        if m.wanted_in_all[kind] > 0:
            m.wanted_in_all[kind] -= 1
    return leave_openly(m, kind)
