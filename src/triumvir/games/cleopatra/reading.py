"""Positions that people wrote: read with care, and refused with the place and the rule of the first mistake.

Everything but the hands and the bonus cards that were dealt may be left out. Without notes, nothing but backs is known
to the others.
"""

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.errors import BadInput
from triumvir.contract.json import JSON, Reader, index_of, read_number
from triumvir.games.cleopatra.actions import BOOK, PLAY_CASTLING
from triumvir.games.cleopatra.box import (
    ACTION_CARDS,
    BONUS_GROUPS,
    CARDS,
    CASTLING,
    COPIES,
    GROUPS,
    INFLUENCE,
    INFLUENCE_CARDS,
    MOST_AT_GROUP,
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    N_VOTES,
    NONE,
    PATRICIANS,
    POOLS,
    SIDES,
    SLOTS,
)
from triumvir.games.cleopatra.cards import into_hand, put
from triumvir.games.cleopatra.inspection import complaint, copies_of
from triumvir.games.cleopatra.knowledge import (
    CASTLED,
    DEALT,
    DREW_ACTION,
    DREW_INFLUENCE,
    HELD,
    LAID,
    OPENER,
    OUT,
    SWAPPED_ACTION,
    SWAPPED_INFLUENCE,
    entry,
    note,
)
from triumvir.games.cleopatra.notation import CARD_LETTERS, SIDE_LETTERS, SORT_SIGNS
from triumvir.games.cleopatra.setup import are_in_order, is_set_up, steps_of
from triumvir.games.cleopatra.state import (
    DOWN,
    FIELDS,
    PHASES,
    START,
    UP,
    Table,
    read_belongings,
    read_castlings,
    read_hands,
    read_turn,
    read_votes,
)
from triumvir.games.cleopatra.table import TO_FIRST, TO_SECOND, UNDECIDED, is_open
from triumvir.games.cleopatra.votes import fill_pile

_LYING: Final = re.compile(r"([P1-5])(\*(?:(\d{1,3})|c([12]))?)?")
_NOTE: Final = re.compile(r"([ck])(?:([=.])([P1-5ASCOWV])|\?([12]?)|o([01])|([diaxyz!nvse]))")


def read_table(t: Table, value: JSON) -> None:
    """Fill an empty table from JSON; the first thing that is wrong is named with its place and rule."""
    reader = Reader(value, "position")
    reader.only(FIELDS)
    try:
        _read_patricians(t, reader)
        _read_turn(t, reader)
        _read_cards(t, reader)
        _read_votes(t, reader)
        _fill_reserves(t)
        _read_orders(t, reader)
        _read_knowledge(t, reader)
    except BadInput as error:
        raise error if error.where.startswith("position") else error.at("position") from None
    wrong = complaint(t)
    if wrong is not None:
        raise wrong.at("position")


def _counts(items: list[JSON], names: tuple[str, ...], where: str, what: str) -> list[int]:
    """How often each name is in a list."""
    numbers = [index_of(item, names, where, what) for item in items]
    return [numbers.count(number) for number in range(len(names))]


# ---- patricians and turn -------------------------------------------------------------------------------------


def _read_patricians(t: Table, reader: Reader) -> None:
    if reader.has("won"):
        won = reader.object("won")
        for side, name in enumerate(SIDES):
            numbers = won.items(name)
            if len(numbers) != N_GROUPS:
                raise BadInput(f"{N_GROUPS} numbers are expected", won.place(name))
            for group, number in enumerate(numbers):
                most = int(PATRICIANS[group])
                t.won[side * N_GROUPS + group] = read_number(number, 0, most, won.place(name))
    stacks = reader.part("patricians")
    stacks.only(GROUPS)
    for group, name in enumerate(GROUPS):
        left = int(PATRICIANS[group] - t.won[group] - t.won[N_GROUPS + group])
        t.patricians[group] = stacks.number(name, 0, 5) if stacks.has(name) else max(left, 0)


def _read_turn(t: Table, reader: Reader) -> None:
    read_turn(t, reader)
    t.asked = reader.index_or("asked", SIDES, int(t.active))
    t.phase = reader.index_or("phase", PHASES, START)
    t.target = _target(t, reader)
    if reader.has("target_card"):
        word = reader.value("target_card")
        t.target_card = index_of(word, INFLUENCE, reader.place("target_card"), "influence card")
    for side, name in enumerate(SIDES):
        t.steps[side] = steps_of(t.rules)
        if reader.has("steps"):
            t.steps[side] = reader.object("steps").number(name, 0, int(t.steps[side]))


def _target(t: Table, reader: Reader) -> int:
    if not reader.has("target"):
        return NONE
    if t.announced == CASTLING:
        return BOOK.encode(BOOK.read(f"castling:{reader.text('target')}")) - PLAY_CASTLING
    return GROUPS.index(reader.word("target", GROUPS))


# ---- cards ---------------------------------------------------------------------------------------------------


def _read_cards(t: Table, reader: Reader) -> None:
    hands = reader.object("hand")
    hands.only(SIDES)
    for side, name in enumerate(SIDES):
        for kind, count in enumerate(_counts(hands.items(name), CARDS, hands.place(name), "card")):
            for _ in range(count):
                into_hand(t, side, kind)
    _read_bonus(t, reader)
    read_hands(t, reader)
    read_belongings(t, reader)
    _read_lying(t, reader)
    if reader.has("aside"):
        heaps = reader.object("aside")
        for name, first in (("undecided", UNDECIDED), ("first", TO_FIRST), ("second", TO_SECOND)):
            cards = _counts(heaps.items(name), INFLUENCE, heaps.place(name), "influence card")
            for kind, count in enumerate(cards):
                t.aside[first + kind] = count


def _read_bonus(t: Table, reader: Reader) -> None:
    """Nobody has a bonus card while the action cards are being put in order. [K6]"""
    if not t.rules.bonus_first and not are_in_order(t) and not reader.has("bonus"):
        return
    bonus = reader.object("bonus")
    for side, name in enumerate(SIDES):
        t.bonus[side] = bonus.index_or(name, GROUPS[:BONUS_GROUPS], NONE)


def _read_lying(t: Table, reader: Reader) -> None:
    if not reader.has("table"):
        return
    table = reader.object("table")
    for key in table.fields:
        name, _, owner = key.partition(".")
        where = table.place(key)
        group = index_of(name, GROUPS, where, "group")
        side = index_of(owner, SIDES, where, "side")
        words = table.items(key)
        if len(words) > MOST_AT_GROUP:
            raise BadInput(f"{len(words)} cards, at most {MOST_AT_GROUP}", where, "K13")
        for word in words:
            _lay(t, side, group, str(word), where)


def _lay(t: Table, side: int, group: int, word: str, where: str) -> None:
    found = _LYING.fullmatch(word)
    if found is None:
        raise BadInput(f"'{word}' is no card; it looks like '3', or '3*' face down", where)
    origin = NONE
    if found[3]:
        origin = int(found[3])
    elif found[4]:
        origin = CASTLED + 1 - int(found[4])
    put(t, side, CARDS.index(found[1]), group, DOWN if found[2] else UP, origin)


def _fill_reserves(t: Table) -> None:
    """What is nowhere else is in the reserves."""
    for side, name in enumerate(SIDES):
        for kind in range(N_KINDS):
            found = copies_of(t, side, kind)
            if found > COPIES[kind]:
                what = f"{name} has {found} cards {CARDS[kind]}, there are {COPIES[kind]}"
                raise BadInput(what, "hand, table and discards", "K5" if kind < N_INFLUENCE else "K6")
            t.reserve[side * N_KINDS + kind] = COPIES[kind] - found
            t.reserve_size[2 * side + (0 if kind < N_INFLUENCE else 1)] += COPIES[kind] - found


def _read_orders(t: Table, reader: Reader) -> None:
    """The order of the action reserves; left out, the cards lie as the box names them. [K6]"""
    if t.rules.shuffled:
        return
    orders = reader.object("order") if reader.has("order") else None
    for side, name in enumerate(SIDES):
        size = int(t.reserve_size[2 * side + 1])
        if orders is None:
            kinds = [kind for kind in range(N_INFLUENCE, N_KINDS) for _ in range(t.reserve[side * N_KINDS + kind])]
        else:
            words = orders.items(name)
            kinds = [N_INFLUENCE + index_of(w, CARDS[N_INFLUENCE:], orders.place(name), "action card") for w in words]
        if len(kinds) > size:
            raise BadInput(f"{len(kinds)} cards in order, {size} in the reserve", f"order.{name}", "K6")
        for place, kind in enumerate(kinds):
            t.order[side * ACTION_CARDS + ACTION_CARDS - size + place] = kind


# ---- vote cards ----------------------------------------------------------------------------------------------


def _read_votes(t: Table, reader: Reader) -> None:
    read_votes(t, reader)
    if not reader.has("pile"):
        fill_pile(t)
        for card in range(N_VOTES):
            out = t.vote_discards[card] + int(t.revealed == card)
            if (card < N_GROUPS and not is_open(t, card)) or out > t.pile[card]:
                out = t.pile[card]
            t.pile[card] -= out


# ---- notes ---------------------------------------------------------------------------------------------------


def _read_knowledge(t: Table, reader: Reader) -> None:
    if reader.has("flow"):
        for word in reader.text("flow").split(","):
            t.flow = append(t.flow, _read_note(word))
        _check_origins(t)
    else:
        for side in range(2):
            _write_notes(t, side)
    read_castlings(t, reader)
    for field, counts in (("pool_known", t.pool_known), ("pool_seen", t.pool_seen)):
        if reader.has(field):
            _read_pools(counts, reader.object(field))


def _read_pools(counts: vec[i64], pools: Reader) -> None:
    for side, name in enumerate(SIDES):
        for pool in range(POOLS):
            key = f"{name}.{pool + 1}"
            cards = _counts(pools.items(key), INFLUENCE, pools.place(key), "influence card")
            for kind, count in enumerate(cards):
                counts[(side * POOLS + pool) * N_INFLUENCE + kind] = count


def _read_note(word: str) -> i64:
    found = _NOTE.fullmatch(word)
    if found is None:
        raise BadInput(f"'{word}' is no note", "flow")
    side = SIDE_LETTERS.index(found[1])
    if found[2]:
        return entry(OUT if found[2] == "=" else HELD, CARD_LETTERS.index(found[3]), 0, side)
    if found[5]:
        return entry(OPENER, int(found[5]), 0, side)
    if found[6]:
        return entry(SORT_SIGNS.index(found[6]), 0, 0, side)
    return entry(LAID, 0, int(found[4] or 0), side)


def _check_origins(t: Table) -> None:
    """Every face-down card tells how it came there."""
    for slot in range(SLOTS):
        if t.face[slot] == DOWN and (t.origin[slot] == NONE or t.origin[slot] >= len(t.flow)):
            raise BadInput("a face-down card without its note", "table", "K20")


def _write_notes(t: Table, side: int) -> None:
    """As if all cards had come from the reserves: where they are is all that is known."""
    if not is_set_up(t, side):
        note(t, DEALT, 0, side)
    else:
        for reserve, total in enumerate((INFLUENCE_CARDS, ACTION_CARDS)):
            for _ in range(total - int(t.reserve_size[2 * side + reserve])):
                note(t, DREW_ACTION if reserve else DREW_INFLUENCE, 0, side)
    for kind in range(N_KINDS):
        for _ in range(t.discards[side * N_KINDS + kind]):
            note(t, OUT, kind, side)
        for _ in range(t.unseen_discards[side * N_KINDS + kind]):
            note(t, SWAPPED_INFLUENCE if kind < N_INFLUENCE else SWAPPED_ACTION, 0, side)
    half = side * SLOTS // 2
    for slot in range(half, half + SLOTS // 2):
        if t.card[slot] != NONE:
            if t.face[slot] == DOWN:
                t.origin[slot] = len(t.flow)
            note(t, LAID if t.face[slot] == DOWN else OUT, 0 if t.face[slot] == DOWN else t.card[slot], side)
