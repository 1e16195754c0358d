"""Positions that agree with everything a viewer knows, and depend on nothing else.

The shuffled reserves are held without an order, so nothing needs to be imagined about them. Hidden are hands, cards
that lie face down, cards exchanged unseen, bonus cards, and an action reserve that its owner has put in order.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.errors import BadInput
from triumvir.games.cleopatra.action_cards import heap, legal_moves
from triumvir.games.cleopatra.actions import MOVE, card_of_place, group_of_place
from triumvir.games.cleopatra.box import (
    ACTION_CARDS,
    BONUS_COPIES,
    BONUS_GROUPS,
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    N_PRESETS,
    NONE,
    PAIR_FIRST,
    POOLS,
    PRESET_ORDER,
    SIDES,
    SLOTS,
)
from triumvir.games.cleopatra.cards import into_hand
from triumvir.games.cleopatra.ending import is_mutual_block
from triumvir.games.cleopatra.knowledge import (
    CASTLED,
    HELD,
    LAID,
    SHOWN,
    SWAPPED,
    SWAPPED_INFLUENCE,
    pool_of,
    side_of,
    sort_of,
)
from triumvir.games.cleopatra.memory import (
    ACTION,
    INFLUENCE,
    NO_VETO_ACTION,
    Memory,
    prepare,
    recall,
    zeros,
)
from triumvir.games.cleopatra.setup import awaits_bonus, order_steps
from triumvir.games.cleopatra.state import AFTER, CASTLE, LAY, OVER, REPLACE, START, Table
from triumvir.games.cleopatra.table import TO_FIRST, TO_SECOND, UNDECIDED, opponent_of, pick, slot_of

MOST_TRIES: Final = 4000
MOST_ROUNDS: Final = 400
"""So many failed tries show that a position was made up: in real play one soon succeeds."""


def imagine_hidden(t: Table, viewer: i64, chance: Chance) -> None:
    """Deal everything anew that the viewer cannot see, until it agrees with what he knows."""
    if t.phase != OVER and not awaits_bonus(t):
        imagine_bonus_cards(t, viewer, chance)
    if viewer < 0:
        forget_shown_hands(t)
    tries: i64 = 0
    while True:
        for side in range(i64(2)):
            if side != viewer:
                imagine_side(t, side, viewer == opponent_of(side), chance)
        if agrees(t):
            return
        tries += 1
        if tries == MOST_ROUNDS:
            raise BadInput("the game cannot have gone on like this", "flow", "K44")


def forget_shown_hands(t: Table) -> None:
    """What a Spy saw is known to the two players only: a spectator has no note of it. [K36]"""
    kept = vec[i64]()
    moved = zeros(len(t.flow))
    for i in range(i64(len(t.flow))):
        moved[i] = len(kept)
        if sort_of(t.flow[i]) != SHOWN and sort_of(t.flow[i]) != HELD:
            kept = append(kept, t.flow[i])
    t.flow = kept
    for slot in range(i64(SLOTS)):
        if t.origin[slot] >= 0:
            t.origin[slot] = moved[t.origin[slot]]


def imagine_bonus_cards(t: Table, viewer: i64, chance: Chance) -> None:
    """One of the cards that the viewer does not hold himself. [K4, KR31]"""
    cards = vec[i64]([BONUS_COPIES] * BONUS_GROUPS)
    size: i64 = BONUS_COPIES * BONUS_GROUPS
    if viewer >= 0:
        cards[t.bonus[viewer]] -= 1
        size -= 1
    for side in range(i64(2)):
        if side != viewer:
            t.bonus[side] = pick(cards, 0, size, chance)
            cards[t.bonus[side]] -= 1
            size -= 1


def agrees(t: Table) -> bool:
    """The one whose turn it is has influence left to lay, and the game has not come to an end. [K12, K44]"""
    if t.phase == START and t.lone == NONE and is_mutual_block(t):
        return False
    return not must_still_lay(t) or t.hand_influence[t.active] > 0


def must_still_lay(t: Table) -> bool:
    """In the middle of an active turn: influence is still due. [K12]"""
    return LAY <= t.phase <= REPLACE and t.phase != AFTER and t.laid_down == 0 and t.laid_up < 2


def imagine_side(t: Table, side: i64, is_spy: bool, chance: Chance) -> None:
    tries: i64 = 0
    while not deal_side(t, side, is_spy, chance):
        tries += 1
        if tries == MOST_TRIES:
            raise BadInput(f"what is known about the cards of {SIDES[side]} contradicts itself", "flow", "K20")


def deal_side(t: Table, side: i64, is_spy: bool, chance: Chance) -> bool:
    """One try; False if the cards fell so that something known would be untrue."""
    preset: i64 = chance.below(N_PRESETS) if t.rules.preset else NONE
    m = Memory(t, side, is_spy, preset)
    prepare(t, m)
    return recall(t, m, chance) and deal_hand(t, m, chance) and deal_pools(t, m, chance) and deal_rest(t, m, chance)


# ---- hand and reserves ---------------------------------------------------------------------------------------


def deal_hand(t: Table, m: Memory, chance: Chance) -> bool:
    """The known cards, and for the loose ones what is in stock."""
    first = m.side * N_KINDS
    t.hand_size[m.side] = 0
    t.hand_influence[m.side] = 0
    for kind in range(i64(N_KINDS)):
        t.hand[first + kind] = 0
        m.stock[kind] -= m.known[kind]
        if m.stock[kind] < 0:
            return False
        for _ in range(m.known[kind]):
            into_hand(t, m.side, kind)
    return (
        deal_loose(t, m, m.loose[NO_VETO_ACTION], N_INFLUENCE, N_KINDS - 1, chance)
        and deal_loose(t, m, m.loose[ACTION], N_INFLUENCE, N_KINDS, chance)
        and deal_loose(t, m, m.loose[INFLUENCE], 0, N_INFLUENCE, chance)
    )


def deal_loose(t: Table, m: Memory, count: i64, first: i64, end: i64, chance: Chance) -> bool:
    size: i64 = 0
    for kind in range(first, end):
        size += m.stock[kind]
    if count > size:
        return False
    for _ in range(count):
        kind = first + pick(m.stock, first, size, chance)
        m.stock[kind] -= 1
        size -= 1
        into_hand(t, m.side, kind)
    return True


def deal_rest(t: Table, m: Memory, chance: Chance) -> bool:
    """What is left in stock is in the reserves; cards laid or exchanged unseen are as guessed."""
    side = m.side
    for kind in range(i64(N_KINDS)):
        t.reserve[side * N_KINDS + kind] = m.stock[kind]
        t.unseen_discards[side * N_KINDS + kind] = 0
    for i in range(i64(len(t.flow))):
        code = t.flow[i]
        if side_of(code) == side and SWAPPED_INFLUENCE <= sort_of(code) <= SWAPPED:
            t.unseen_discards[side * N_KINDS + m.guess[i]] += 1
    for group in range(i64(N_GROUPS)):
        first = slot_of(side, group, 0)
        for slot in range(first, first + t.laid[side * N_GROUPS + group]):
            if t.origin[slot] >= 0:
                t.card[slot] = m.guess[t.origin[slot]]
    if not t.rules.shuffled:
        deal_order(t, m, chance)
    return True


def deal_order(t: Table, m: Memory, chance: Chance) -> None:
    """The action cards of the reserve in any order, or in that of the preset. [K6]"""
    first = ACTION_CARDS - t.reserve_size[2 * m.side + 1]
    pool = t.reserve[:]
    steps = t.steps[m.side]
    end: i64 = ACTION_CARDS if steps >= order_steps(t.rules) else steps
    size = ACTION_CARDS - first
    for place in range(first, end):
        if m.preset != NONE:
            kind = PRESET_ORDER[m.preset * ACTION_CARDS + place]
        else:
            kind = N_INFLUENCE + pick(pool, m.side * N_KINDS + N_INFLUENCE, size, chance)
        pool[m.side * N_KINDS + kind] -= 1
        size -= 1
        t.order[m.side * ACTION_CARDS + place] = kind


# ---- Castlings -----------------------------------------------------------------------------------------------


def deal_pools(t: Table, m: Memory, chance: Chance) -> bool:
    """Cards mixed by a Castling lie anywhere among its places, as far as they were not seen. [K37]"""
    side = m.side
    if t.castlings[side] == 0:
        return True
    first = contents(t, m, 0)
    second = contents(t, m, 1)
    if not take_out(first, t.pool_seen, side * POOLS * N_INFLUENCE):
        return False
    if not share(t, m, first, second, chance):
        return False
    take_out(second, t.pool_seen, (side * POOLS + 1) * N_INFLUENCE)
    place_pool(t, side, 0, first, chance)
    if t.castlings[side] == 2:
        place_pool(t, side, 1, second, chance)
    return True


def contents(t: Table, m: Memory, pool: i64) -> vec[i64]:
    """What went into a Castling: open cards, and face-down ones as they are guessed."""
    counts = zeros(N_INFLUENCE)
    for kind in range(i64(N_INFLUENCE)):
        counts[kind] = t.pool_known[(m.side * POOLS + pool) * N_INFLUENCE + kind]
    for i in range(i64(len(t.flow))):
        code = t.flow[i]
        if side_of(code) == m.side and sort_of(code) == LAID and pool_of(code) == pool + 1:
            counts[m.guess[i]] += 1
    return counts


def take_out(counts: vec[i64], seen: vec[i64], first: i64) -> bool:
    """Take the seen cards away; False if there are not so many."""
    for kind in range(i64(N_INFLUENCE)):
        counts[kind] -= seen[first + kind]
        if counts[kind] < 0:
            return False
    return True


def share(t: Table, m: Memory, first: vec[i64], second: vec[i64], chance: Chance) -> bool:
    """Cards of the first Castling that were picked up again by the second: those seen since must be among them."""
    count = t.pool_shared[m.side]
    for kind in range(i64(N_INFLUENCE)):
        missing = t.pool_seen[(m.side * POOLS + 1) * N_INFLUENCE + kind] - second[kind]
        if missing > 0:
            first[kind] -= missing
            second[kind] += missing
            count -= missing
            if first[kind] < 0:
                return False
    if count < 0:
        return False
    for _ in range(count):
        kind = pick(first, 0, size_of(first), chance)
        first[kind] -= 1
        second[kind] += 1
    return True


def size_of(counts: vec[i64]) -> i64:
    size: i64 = 0
    for kind in range(i64(N_INFLUENCE)):
        size += counts[kind]
    return size


def place_pool(t: Table, side: i64, pool: i64, counts: vec[i64], chance: Chance) -> None:
    """Shuffle the cards of a Castling into its places; within a group they lie by value."""
    if t.phase == CASTLE and t.active == side and pool == t.castlings[side] - 1:
        hold_aside(t, counts, chance)
        return
    size = size_of(counts)
    for group in range(i64(N_GROUPS)):
        here = zeros(N_INFLUENCE)
        first = slot_of(side, group, 0)
        end = first + t.laid[side * N_GROUPS + group]
        for slot in range(first, end):
            if t.origin[slot] == CASTLED - pool:
                kind = pick(counts, 0, size, chance)
                counts[kind] -= 1
                size -= 1
                here[kind] += 1
        lay_by_value(t, first, end, CASTLED - pool, here)


def lay_by_value(t: Table, first: i64, end: i64, origin: i64, here: vec[i64]) -> None:
    kind: i64 = 0
    for slot in range(first, end):
        if t.origin[slot] == origin:
            while here[kind] == 0:
                kind += 1
            t.card[slot] = kind
            here[kind] -= 1


def hold_aside(t: Table, counts: vec[i64], chance: Chance) -> None:
    """A Castling in progress: so many cards are assigned, to groups that only their owner knows. [K37]"""
    assigned = heap(t, TO_FIRST) + heap(t, TO_SECOND)
    for kind in range(i64(N_INFLUENCE)):
        t.aside[UNDECIDED + kind] = counts[kind]
        t.aside[TO_FIRST + kind] = 0
        t.aside[TO_SECOND + kind] = 0
    moves = zeros(2)
    for _ in range(assigned):
        place = moves[chance.below(legal_moves(t, moves))] - MOVE
        t.aside[UNDECIDED + card_of_place(place)] -= 1
        heap_start: i64 = TO_FIRST if group_of_place(place) == PAIR_FIRST[t.target] else TO_SECOND
        t.aside[heap_start + card_of_place(place)] += 1
