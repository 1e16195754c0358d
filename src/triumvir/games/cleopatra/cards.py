"""Moving cards: hands, reserves, discards, and the cards that lie at the groups."""

from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.games.cleopatra.box import (
    ACTION_CARDS,
    CARDS,
    FIRST_OF,
    GROUPS,
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    NONE,
    RESERVES,
    SIDES,
)
from triumvir.games.cleopatra.events import CardDrawn, CardLaid, CardsTurnedUp
from triumvir.games.cleopatra.knowledge import DREW_INFLUENCE, LAID, OUT, note, note_seen
from triumvir.games.cleopatra.state import DOWN, FACES, UP, Table
from triumvir.games.cleopatra.table import pick, slot_of

# ---- the hand ------------------------------------------------------------------------------------------------


def into_hand(t: Table, side: i64, kind: i64) -> None:
    t.hand[side * N_KINDS + kind] += 1
    t.hand_size[side] += 1
    if kind < N_INFLUENCE:
        t.hand_influence[side] += 1


def out_of_hand(t: Table, side: i64, kind: i64) -> None:
    t.hand[side * N_KINDS + kind] -= 1
    t.hand_size[side] -= 1
    if kind < N_INFLUENCE:
        t.hand_influence[side] -= 1


def discard_from_hand(t: Table, side: i64, kind: i64) -> None:
    """A card goes from the hand to the discard pile, seen by all. [KR18]"""
    out_of_hand(t, side, kind)
    t.discards[side * N_KINDS + kind] += 1
    note(t, OUT, kind, side)


def draw(t: Table, side: i64, reserve: i64, chance: Chance, log: Log | None) -> None:
    """The top card of a reserve into the hand. Discards are never shuffled in again. [K17]"""
    kind = top_card(t, side, reserve, chance)
    t.reserve[side * N_KINDS + kind] -= 1
    t.reserve_size[2 * side + reserve] -= 1
    into_hand(t, side, kind)
    note(t, DREW_INFLUENCE + reserve, 0, side)
    if log is not None:
        log.add(CardDrawn(SIDES[side], RESERVES[reserve], CARDS[kind]))


def top_card(t: Table, side: i64, reserve: i64, chance: Chance) -> i64:
    """Of a shuffled reserve any card, of an ordered one the card its owner put there. [K5, K6]"""
    size = t.reserve_size[2 * side + reserve]
    if reserve == 1 and not t.rules.shuffled:
        place = side * ACTION_CARDS + ACTION_CARDS - size
        kind = t.order[place]
        t.order[place] = NONE
        return kind
    first = FIRST_OF[reserve]
    return first + pick(t.reserve, side * N_KINDS + first, size, chance)


# ---- the groups ----------------------------------------------------------------------------------------------


def lay_from_hand(t: Table, side: i64, kind: i64, group: i64, face: i64, log: Log | None) -> None:
    """Lay an influence card at a group, face up or face down. [K12]"""
    out_of_hand(t, side, kind)
    put(t, side, kind, group, face, len(t.flow))
    note(t, LAID if face == DOWN else OUT, 0 if face == DOWN else kind, side)
    if log is not None:
        log.add(CardLaid(SIDES[side], GROUPS[group], CARDS[kind], FACES[face]))


def put(t: Table, side: i64, kind: i64, group: i64, face: i64, origin: i64) -> None:
    place = t.laid[side * N_GROUPS + group]
    slot = slot_of(side, group, place)
    t.card[slot] = kind
    t.face[slot] = face
    t.origin[slot] = origin if face == DOWN else NONE
    t.laid[side * N_GROUPS + group] = place + 1


def lift(t: Table, side: i64, group: i64, slot: i64) -> None:
    """Take a card away from a group; the ones behind it move up."""
    last = slot_of(side, group, t.laid[side * N_GROUPS + group] - 1)
    for i in range(slot, last):
        t.card[i] = t.card[i + 1]
        t.face[i] = t.face[i + 1]
        t.origin[i] = t.origin[i + 1]
    t.card[last] = NONE
    t.face[last] = UP
    t.origin[last] = NONE
    t.laid[side * N_GROUPS + group] -= 1


def lose(t: Table, side: i64, group: i64, slot: i64) -> None:
    """A card goes from a group to its owner's discard pile, face up. [K27]"""
    t.discards[side * N_KINDS + t.card[slot]] += 1
    lift(t, side, group, slot)


def lose_all(t: Table, side: i64, group: i64) -> None:
    """All cards of a side at a group are discarded, seen by all. [K28, K39, KR19]"""
    first = slot_of(side, group, 0)
    for slot in range(first, first + t.laid[side * N_GROUPS + group]):
        if t.face[slot] == DOWN:
            note_seen(t, side, slot)
        t.discards[side * N_KINDS + t.card[slot]] += 1
        t.card[slot] = NONE
        t.face[slot] = UP
        t.origin[slot] = NONE
    t.laid[side * N_GROUPS + group] = 0


def turn_up(t: Table, side: i64, group: i64, log: Log | None) -> bool:
    """Turn all cards of a side at a group face up; they stay so. False if all were. [K21, K38]"""
    cards: list[str] = []
    is_new = False
    first = slot_of(side, group, 0)
    for slot in range(first, first + t.laid[side * N_GROUPS + group]):
        if t.face[slot] == DOWN:
            note_seen(t, side, slot)
            t.face[slot] = UP
            t.origin[slot] = NONE
            is_new = True
            if log is not None:
                cards.append(CARDS[t.card[slot]])
    if is_new and log is not None:
        log.add(CardsTurnedUp(SIDES[side], GROUPS[group], tuple(cards)))
    return is_new


def names_at(t: Table, side: i64, group: i64) -> tuple[str, ...]:
    first = slot_of(side, group, 0)
    return tuple(CARDS[t.card[slot]] for slot in range(first, first + t.laid[side * N_GROUPS + group]))
