"""Positions that agree with everything a viewer can conclude: hidden tokens are dealt anew."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.errors import BadInput
from triumvir.games.caesar.box import (
    N_CENTURIONS,
    N_KINDS,
    N_SPACES,
    NONE,
    SIDES,
)
from triumvir.games.caesar.knowledge import HIDDEN_PLAY, shown_again_by
from triumvir.games.caesar.state import (
    HIDDEN,
    OVER,
    PASS,
    PLACE,
    PLAYS_FIELDS,
    PLAYS_GAIN,
    PLAYS_SIDE,
    PLAYS_SIZE,
    PLAYS_WHAT,
    RETURNED_FIELDS,
    RETURNED_KIND,
    RETURNED_SEEN_AT,
    RETURNED_SIDE,
    RETURNED_SINCE,
    TAKEN,
    Table,
)
from triumvir.games.caesar.table import is_crassus, is_stuck, nothing_fits_anywhere, pick

MOST_TRIES: Final = 20000
"""So many failed deals show that a position was made up: in real play a deal soon succeeds."""
UNDEALT: Final = N_KINDS
"""Stands on a hidden space while its token is being imagined."""


def imagine_side(t: Table, side: i64, chance: Chance) -> None:
    """Deal a side's hidden tokens anew, in agreement with everything that is known about them."""
    if is_crassus(t, side):
        return
    unseen = unseen_tokens(t, side)
    tries: i64 = 0
    while not _deal(t, side, unseen[:], chance):
        tries += 1
        if tries == MOST_TRIES:
            raise BadInput(f"what is known about the tokens of {SIDES[side]} contradicts itself", "returned")


def unseen_tokens(t: Table, side: i64) -> vec[i64]:
    """How many of each kind are in the supply, in the bag or hidden on the board."""
    unseen = vec[i64]([0] * N_KINDS)
    supply = t.supply
    bag = t.bag
    first = side * N_KINDS
    for kind in range(t.rules.kinds):
        unseen[kind] = supply[first + kind] + bag[first + kind]
    for space in range(i64(N_SPACES)):
        if t.owner_at[space] == side and t.face_at[space] == HIDDEN:
            unseen[t.kind_at[space]] += 1
    return unseen


def _deal(t: Table, side: i64, pool: vec[i64], chance: Chance) -> bool:
    """One try; False if the tokens fell so that something known would be untrue."""
    _clear(t, side)
    return (
        _deal_taken_centurions(t, side, pool, chance)
        and _deal_returned(t, side, pool, chance)
        and _deal_hidden_spaces(t, side, pool, chance)
        and _deal_supply(t, side, pool, chance)
        and hands_add_up(t, side)
        and agrees(t, side)
    )


def _clear(t: Table, side: i64) -> None:
    supply = t.supply
    bag = t.bag
    first = side * N_KINDS
    for kind in range(t.rules.kinds):
        supply[first + kind] = 0
        bag[first + kind] = 0
    for space in range(i64(N_SPACES)):
        if t.owner_at[space] == side and t.face_at[space] == HIDDEN:
            t.kind_at[space] = UNDEALT


def _held(t: Table, side: i64) -> i64:
    held: i64 = 0
    supply = t.supply
    first = side * N_KINDS
    for kind in range(t.rules.kinds):
        held += supply[first + kind]
    return held


def _deal_taken_centurions(t: Table, side: i64, pool: vec[i64], chance: Chance) -> bool:
    for number in range(i64(N_CENTURIONS)):
        if t.centurion[side * N_CENTURIONS + number] == TAKEN:
            pool[t.rules.first_centurion + number] -= 1
            gain = t.taken_at_gain[side * N_CENTURIONS + number]
            if not _put_where_it_can_be(t, side, t.rules.first_centurion + number, gain, chance):
                return False
    return True


def _deal_returned(t: Table, side: i64, pool: vec[i64], chance: Chance) -> bool:
    """Each returned token is still in the bag, or was drawn by one of the draws since, each draw bringing one."""
    used: i64 = 0
    for i in range(0, len(t.returned), RETURNED_FIELDS):
        if t.returned[i + RETURNED_SIDE] != side:
            continue
        kind = t.returned[i + RETURNED_KIND]
        seen_at = _seen_at(t, i, chance)
        gain = _drawn_again(t, side, t.returned[i + RETURNED_SINCE], seen_at, chance)
        if gain != NONE:
            if (used >> gain) & 1 == 1:
                return False
            used |= 1 << gain
        if seen_at != 0:
            continue
        pool[kind] -= 1
        if gain == NONE:
            t.bag[side * N_KINDS + kind] += 1
        elif not _put_where_it_can_be(t, side, kind, gain, chance):
            return False
    return True


def _seen_at(t: Table, i: i64, chance: Chance) -> i64:
    """The gains when a returned token was seen again; where it may have been another of its kind, perhaps."""
    again = shown_again_by(t, i)
    since = t.returned[i + RETURNED_SINCE]
    if again > 0 and _draws_between(t, t.returned[i + RETURNED_SIDE], since, again) > 0 and chance.below(2) == 0:
        return again
    return t.returned[i + RETURNED_SEEN_AT]


def _draws_between(t: Table, side: i64, since: i64, last: i64) -> i64:
    """How many of these gains came from the bag."""
    draws: i64 = 0
    for gain in range(since + 1, last + 1):
        if not _is_centurion_gain(t, side, gain):
            draws += 1
    return draws


def _drawn_again(t: Table, side: i64, since: i64, seen_at: i64, chance: Chance) -> i64:
    """The gain by which a token returned at `since` was drawn again; NONE while it is still in the bag."""
    last = seen_at if seen_at != 0 else t.gains[side]
    draws = _draws_between(t, side, since, last)
    size = draws if seen_at != 0 else draws + t.bag_size[side]
    if size <= 0:
        raise BadInput(f"a token of {SIDES[side]} cannot have left the bag", "returned")
    which = chance.below(size)
    if which >= draws:
        return NONE
    gain = since + 1
    while which > 0 or _is_centurion_gain(t, side, gain):
        if not _is_centurion_gain(t, side, gain):
            which -= 1
        gain += 1
    return gain


def _is_centurion_gain(t: Table, side: i64, gain: i64) -> bool:
    for number in range(i64(N_CENTURIONS)):
        if t.taken_at_gain[side * N_CENTURIONS + number] == gain:
            return True
    return False


def _put_where_it_can_be(t: Table, side: i64, kind: i64, gain: i64, chance: Chance) -> bool:
    """Put a token gained at a known time into the supply or on a space hidden since then."""
    places = t.supply_size[side] - _held(t, side)
    for space in range(i64(N_SPACES)):
        if _can_hide(t, side, kind, gain, space):
            places += 1
    if places <= 0:
        return False
    place = chance.below(places)
    for space in range(i64(N_SPACES)):
        if _can_hide(t, side, kind, gain, space):
            if place == 0:
                t.kind_at[space] = kind
                return True
            place -= 1
    t.supply[side * N_KINDS + kind] += 1
    return True


def _can_hide(t: Table, side: i64, kind: i64, gain: i64, space: i64) -> bool:
    """The opponent knows that a face-down token fits the symbol of its space. [C7.4]"""
    return (
        t.owner_at[space] == side
        and t.kind_at[space] == UNDEALT
        and t.rules.fits[kind * N_SPACES + space] == 1
        and t.hidden_at_gain[space] >= gain
    )


def _deal_hidden_spaces(t: Table, side: i64, pool: vec[i64], chance: Chance) -> bool:
    for space in range(i64(N_SPACES)):
        if t.owner_at[space] == side and t.kind_at[space] == UNDEALT:
            fitting = vec[i64]([0] * N_KINDS)
            size: i64 = 0
            for kind in range(t.rules.kinds):
                if t.rules.fits[kind * N_SPACES + space] == 1:
                    fitting[kind] = pool[kind]
                    size += pool[kind]
            if size == 0:
                return False
            chosen = pick(fitting, 0, size, chance)
            pool[chosen] -= 1
            t.kind_at[space] = chosen
    return True


def _deal_supply(t: Table, side: i64, pool: vec[i64], chance: Chance) -> bool:
    size: i64 = 0
    for kind in range(t.rules.kinds):
        size += pool[kind]
    for _ in range(t.supply_size[side] - _held(t, side)):
        if size == 0:
            return False
        kind = pick(pool, 0, size, chance)
        pool[kind] -= 1
        size -= 1
        t.supply[side * N_KINDS + kind] += 1
    bag = t.bag
    first = side * N_KINDS
    for kind in range(t.rules.kinds):
        bag[first + kind] += pool[kind]
    return True


def hands_add_up(t: Table, side: i64) -> bool:
    """Whether at every play of a token from the bag the supply held one besides the Centurions it then had."""
    held: i64 = 0
    before: i64 = 0
    for i in range(0, len(t.plays), PLAYS_FIELDS):
        if t.plays[i + PLAYS_SIDE] != side:
            continue
        gain = t.plays[i + PLAYS_GAIN]
        held |= _taken_between(t, side, before, gain)
        before = gain
        bit = _centurion_bit(t, _played_kind(t, t.plays[i + PLAYS_WHAT]))
        if held & bit != 0:
            held ^= bit
        elif t.plays[i + PLAYS_SIZE] <= _bits(held):
            return False
    return True


def _played_kind(t: Table, what: i64) -> i64:
    return what if what < HIDDEN_PLAY else t.kind_at[what - HIDDEN_PLAY]


def _centurion_bit(t: Table, kind: i64) -> i64:
    first = t.rules.first_centurion
    return 0 if kind < first else 1 << (kind - first)


def _bits(mask: i64) -> i64:
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)


def _taken_between(t: Table, side: i64, after: i64, until: i64) -> i64:
    """The Centurion tokens taken after one gain and until another, one bit each."""
    taken: i64 = 0
    for number in range(i64(N_CENTURIONS)):
        if after < t.taken_at_gain[side * N_CENTURIONS + number] <= until:
            taken |= 1 << number
    return taken


def agrees(t: Table, side: i64) -> bool:
    """Whether the side could be where it is in its turn with these tokens."""
    if t.phase == PLACE and t.active == side and is_stuck(t, side):
        return False
    if t.phase == PASS and t.active == side and (not is_stuck(t, side) or nothing_fits_anywhere(t)):
        return False
    return t.phase == OVER or _count_stuck(t, side) >= t.stuck_tokens[side]


def _count_stuck(t: Table, side: i64) -> i64:
    """How many tokens of the supply fit none of the spaces that were empty when the side was stuck."""
    count: i64 = 0
    for kind in range(t.rules.kinds):
        if t.supply[side * N_KINDS + kind] > 0 and not _fits_any_of(t, t.stuck_spaces[side], kind):
            count += t.supply[side * N_KINDS + kind]
    return count


def _fits_any_of(t: Table, spaces: i64, kind: i64) -> bool:
    fits = t.rules.fits
    for space in range(i64(N_SPACES)):
        if (spaces >> space) & 1 == 1 and fits[kind * N_SPACES + space] == 1:
            return True
    return False
