"""Positions that people wrote: read with care, and refused with the place and the rule of the first mistake.

Only `players`, `cells` and `hands` must be there; everything else has a value that fits the start of a race.
"""

import re
from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from triumvir.contract.errors import BadInput
from triumvir.contract.info import GameInfo
from triumvir.contract.json import JSON, Reader, one_of, read_number
from triumvir.contract.rows import different, filled
from triumvir.games.ave_caesar.box import COPIES, CROSSINGS, FACTIONS, LAST_LAP, N_CARDS, N_CHARIOTS, NONE
from triumvir.games.ave_caesar.hands import EVERY_HAND
from triumvir.games.ave_caesar.inspection import complaint
from triumvir.games.ave_caesar.legality import find_moves
from triumvir.games.ave_caesar.rule_set import FEWEST_PLAYERS, MOST_RACES, Courses, RuleSet, check_rules
from triumvir.games.ave_caesar.setup import TURNED_UP_STEP
from triumvir.games.ave_caesar.state import FIELDS, HOME, RACING, STRANDED, Table, read_denarii, read_pace, read_skips
from triumvir.games.ave_caesar.table import put_on, update_progress

MOST_LAURELS: Final = 6 * MOST_RACES
_TURNED: Final = re.compile(r"([a-z]+)\.([1-6])")
_POSSIBLE: Final = re.compile(r"x([0-9a-f]{1,14})")


def read_rules(value: JSON, info: GameInfo, courses: Courses) -> RuleSet:
    """The options and players a position was written with."""
    options = info.options_of(value)
    players = Reader(value, "position").number("players", FEWEST_PLAYERS, N_CHARIOTS)
    check_rules(options, players)
    return RuleSet(options, players, courses, info)


def read_table(t: Table, value: JSON) -> None:
    """Fill an empty table from JSON; the first thing that is wrong is named with its place and rule."""
    reader = Reader(value, "position")
    reader.only(FIELDS)
    t.race = reader.number_or("race", 1, t.rules.races, 1) - 1
    t.track = t.rules.tracks[t.race]
    t.chariot_at = filled(t.track.n, NONE)
    _read_order(t, reader)
    _read_places(t, reader)
    _read_crossings(t, reader)
    _read_cards(t, reader)
    read_denarii(t, reader)
    read_skips(t, reader)
    _read_laurels(t, reader)
    _read_turned_up(t, reader)
    _read_turn(t, reader)
    _read_possible(t, reader)
    wrong = complaint(t)
    if wrong is not None:
        raise wrong.at("position")
    if t.active != NONE:
        find_moves(t)
        if t.n_moves == 0:
            raise BadInput("leads nowhere", "position.turned", "A7.1")


def _read_order(t: Table, reader: Reader) -> None:
    order = different(reader, "order", t.rules.names()) if reader.has("order") else list(range(t.rules.chariots))
    if len(order) != t.rules.chariots:
        raise BadInput(f"{t.rules.chariots} chariots are expected", reader.place("order"), "A3.1")
    for place, chariot in enumerate(order):
        t.order[place] = chariot


def _read_places(t: Table, reader: Reader) -> None:
    """Every chariot is on a cell, home or stranded."""
    cells = reader.object("cells")
    for name in cells.fields:
        chariot = one_of(name, t.rules.names(), cells.place(name))
        cell = t.track.numbers.get(cells.text(name), NONE)
        if cell == NONE:
            raise BadInput(f"there is no cell '{cells.text(name)}' on {t.track.course.name}", cells.place(name))
        if t.chariot_at[cell] != NONE:
            raise BadInput("two chariots on one cell", cells.place(name), "A3.2")
        put_on(t, i64(chariot), i64(cell))
    for field, state in (("home", HOME), ("stranded", STRANDED)):
        for rank, chariot in enumerate(different(reader, field, t.rules.names()), 1):
            if t.at[chariot] != NONE or t.state[chariot] != RACING:
                raise BadInput(f"{FACTIONS[chariot]} is in two places", reader.place(field))
            t.state[chariot] = state
            t.rank[chariot] = rank
    for chariot, name in enumerate(t.rules.names()):
        if t.at[chariot] == NONE and t.state[chariot] == RACING:
            raise BadInput("is neither on a cell nor home nor stranded", f"position.cells.{name}")
        t.on_board += int(t.at[chariot] != NONE)
        t.players_left += int(t.at[chariot] != NONE and chariot < t.rules.driven)


def _read_crossings(t: Table, reader: Reader) -> None:
    crossings = reader.part("crossings")
    crossings.only(t.rules.names())
    for chariot, name in enumerate(t.rules.names()):
        if t.state[chariot] == HOME:
            t.crossings[chariot] = CROSSINGS
        if crossings.has(name):
            low, high = (CROSSINGS, CROSSINGS) if t.state[chariot] == HOME else (0, LAST_LAP)
            t.crossings[chariot] = crossings.number(name, low, high)
        if t.at[chariot] != NONE:
            update_progress(t, i64(chariot))


def _read_cards(t: Table, reader: Reader) -> None:
    hands = reader.object("hands")
    hands.only(t.rules.names()[: t.rules.driven])
    gone = reader.part("played")
    gone.only(t.rules.names())
    for chariot, name in enumerate(t.rules.names()):
        hand = _count_cards(hands, name)
        cards = _count_cards(gone, name)
        for card in range(N_CARDS):
            if hand[card] + cards[card] > COPIES:
                what = f"{hand[card] + cards[card]} cards {card + 1}, there are {COPIES}"
                raise BadInput(what, f"position.hands.{name}", "A1.1")
            t.hand[chariot * N_CARDS + card] = hand[card]
            t.deck[chariot * N_CARDS + card] = COPIES - hand[card] - cards[card]
            t.hand_size[chariot] += hand[card]
            t.deck_size[chariot] += COPIES - hand[card] - cards[card]


def _count_cards(reader: Reader, name: str) -> list[int]:
    counts = [0] * N_CARDS
    for card in reader.list_of(name):
        counts[read_number(card, 1, N_CARDS, reader.place(name)) - 1] += 1
    return counts


def _read_laurels(t: Table, reader: Reader) -> None:
    laurels = reader.part("laurels")
    laurels.only(t.rules.names()[: t.rules.driven])
    for name in laurels.fields:
        t.laurels[FACTIONS.index(name)] = laurels.number(name, 0, MOST_LAURELS)


def _read_turned_up(t: Table, reader: Reader) -> None:
    for word in reader.list_of("turned_up"):
        found = _TURNED.fullmatch(str(word))
        if found is None:
            raise BadInput(f"'{word}' does not look like 'russata.5'", "position.turned_up", "A2.1")
        chariot = one_of(found[1], t.rules.names(), "position.turned_up")
        t.turned_up = append(t.turned_up, i64(chariot * TURNED_UP_STEP + int(found[2])))


def _read_turn(t: Table, reader: Reader) -> None:
    """Whose turn it is: by default the first player's chariot in the order that is still racing."""
    read_pace(t, reader)
    for place in range(t.rules.chariots - 1, -1, -1):
        chariot = int(t.order[place])
        if t.at[chariot] != NONE and chariot < t.rules.driven:
            t.turn = place
            t.active = chariot
    if reader.has("turn"):
        t.active = one_of(reader.value("turn"), t.rules.names(), "position.turn")
        t.turn = [int(t.order[place]) for place in range(t.rules.chariots)].index(int(t.active))
    if reader.has("turned") or reader.has("driver"):
        t.turned = reader.number("turned", 1, N_CARDS)
        t.driver = one_of(reader.value("driver"), t.rules.names()[: t.rules.players], "position.driver")


def _read_possible(t: Table, reader: Reader) -> None:
    possible = reader.part("possible")
    possible.only(t.rules.names())
    for chariot, name in enumerate(t.rules.names()):
        every = int(EVERY_HAND[min(int(t.hand_size[chariot]), 3)])
        t.possible[chariot] = every
        if possible.has(name):
            found = _POSSIBLE.fullmatch(possible.text(name))
            if found is None or int(found[1], 16) & ~every:
                raise BadInput("is no set of hands", possible.place(name))
            t.possible[chariot] = int(found[1], 16)
