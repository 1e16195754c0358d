"""Positions that people wrote: read with care, and refused with the place and the rule of the first mistake.

Everything but the supplies and the provinces may be left out.
"""

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.errors import BadInput
from triumvir.contract.json import JSON, Reader, index_of, read_number
from triumvir.games.caesar.box import (
    BONUSES,
    ENDS,
    MARKERS,
    MOST_SENATES,
    N_BONUSES,
    N_CENTURIONS,
    N_KINDS,
    N_PROVINCES,
    N_SPACES,
    N_TILES,
    NONE,
    POISON,
    PROVINCES,
    SENATE,
    SIDES,
    SPACES,
    TILES,
)
from triumvir.games.caesar.inspection import complaint, markers_out
from triumvir.games.caesar.knowledge import HIDDEN_PLAY
from triumvir.games.caesar.setup import modules
from triumvir.games.caesar.state import (
    BESIDE,
    CRASSUS,
    FIELDS,
    HIDDEN,
    SEEN,
    TAKEN,
    WHEREABOUTS,
    Table,
    add_plays,
    add_returned,
    read_bank,
    read_crassus,
    read_gained,
    read_put_off,
    read_skipped,
    read_stuck,
    read_together,
    read_turn,
)
from triumvir.games.caesar.table import asked_or_in_hand, fill_space, turn_token, value_toward

_TOKEN: Final = re.compile(r"(caesar|pompey)\.([a-z]+\d\d)(?:>([A-Z]{2})(~?)|(\*))")
MOST_GAINS: Final = 60
"""More than anybody can draw and take: gains stand for single bits when tokens are imagined."""
_MOVE: Final = re.compile(r"(caesar|pompey)\.([a-z]+\d\d|[A-Z]{2}-[A-Z]{2})@(\d{1,2})\.(\d{1,2})")


def read_table(t: Table, value: JSON) -> None:
    """Fill an empty table from JSON; the first thing that is wrong is named with its place and rule."""
    reader = Reader(value, "position")
    reader.only(FIELDS)
    _read_tokens(t, reader)
    _read_provinces(t, reader)
    _read_borders(t, reader)
    _read_centurions(t, reader)
    _read_supplies(t, reader)
    _read_senates(t, reader)
    _fill_bags(t)
    _read_turn(t, reader)
    read_bank(t, reader)
    _count_bonus_tokens(t)
    if t.rules.solo:
        _read_crassus(t, reader)
    _count_markers(t)
    _read_knowledge(t, reader)
    wrong = complaint(t)
    if wrong is not None:
        raise wrong.at("position")


def _read_tokens(t: Table, reader: Reader) -> None:
    tokens = reader.part("tokens")
    for name in tokens.fields:
        where = tokens.place(name)
        space = index_of(name, SPACES, where, "border space")
        found = _TOKEN.fullmatch(tokens.text(name))
        if found is None:
            raise BadInput("a token looks like 'caesar.sword51>IT', with '~' or as 'caesar.sword51*' face down", where)
        kind = index_of(found[2], t.rules.tokens, where, "token")
        if t.rules.fits[kind * N_SPACES + space] == 0:
            raise BadInput(f"{found[2]} does not fit this space", where, "C3.2")
        _lay(t, SIDES.index(found[1]), kind, space, found[3], where)
        if found[4]:
            turn_token(t, space)


def _lay(t: Table, side: int, kind: int, space: int, toward: str | None, where: str) -> None:
    t.kind_at[space] = kind
    t.owner_at[space] = side
    fill_space(t, space)
    if toward is None:
        t.face_at[space] = HIDDEN
        return
    ends = SPACES[space].split("-")
    if toward not in ends:
        raise BadInput(f"{toward} does not touch this space", where, "C1.2")
    facing = 0 if t.rules.high[kind] == t.rules.low[kind] else ends.index(toward)
    t.facing_at[space] = facing
    for end in range(2):
        t.influence[side * N_PROVINCES + ENDS[2 * space + end]] += value_toward(t.rules, kind, facing, end)


def _read_provinces(t: Table, reader: Reader) -> None:
    provinces = reader.part("provinces")
    for name in provinces.fields:
        where = provinces.place(name)
        province = index_of(name, PROVINCES, where, "province")
        word = provinces.text(name)
        if word in BONUSES:
            t.bonus_at[province] = BONUSES.index(word)
            continue
        t.closed[province] = 1
        if word != "tied":
            holder = word.removesuffix("~")
            t.held_by[province] = index_of(holder, SIDES, where, "state")
            t.marker_turned[province] = int(word.endswith("~"))
    for province, name in enumerate(PROVINCES):
        if t.closed[province] == 0 and t.bonus_at[province] == NONE:
            raise BadInput("neither a bonus token nor closed", f"position.provinces.{name}", "C2.1")


def _read_borders(t: Table, reader: Reader) -> None:
    borders = reader.part("borders")
    for name in borders.fields:
        space = index_of(name, SPACES, borders.place(name), "border space")
        t.border_marker[space] = SIDES.index(borders.word(name, SIDES))


def _read_centurions(t: Table, reader: Reader) -> None:
    if not reader.has("centurions"):
        return
    if not t.rules.centurions:
        raise BadInput("there are no Centurions without the module", "position.centurions", "C7.2")
    centurions = reader.object("centurions")
    for side, name in enumerate(SIDES):
        words = centurions.items(name)
        if len(words) != N_CENTURIONS:
            raise BadInput(f"{N_CENTURIONS} words are expected", centurions.place(name))
        for number, word in enumerate(words):
            where = centurions.place(name)
            t.centurion[side * N_CENTURIONS + number] = index_of(str(word), WHEREABOUTS, where, "whereabouts")


def _read_supplies(t: Table, reader: Reader) -> None:
    supplies = reader.object("supply")
    supplies.only(SIDES)
    for side, name in enumerate(SIDES):
        for word in supplies.items(name):
            kind = index_of(str(word), t.rules.tokens, supplies.place(name), "token")
            t.supply[side * N_KINDS + kind] += 1
            t.supply_size[side] += 1
            if side == t.rules.crassus:
                t.row = append(t.row, i64(kind))


def _read_senates(t: Table, reader: Reader) -> None:
    if not reader.has("senate"):
        return
    senates = reader.object("senate")
    for side, name in enumerate(SIDES):
        heights = senates.items(name)
        where = senates.place(name)
        most = int(t.rules.box.bonus_copies[SENATE])
        if len(heights) > most:
            raise BadInput(f"there are {most} Senate tokens", where, "C1.5")
        t.senates[side] = len(heights)
        for i, height in enumerate(heights):
            t.under_senate[side * MOST_SENATES + i] = read_number(height, 0, most, where)


def _fill_bags(t: Table) -> None:
    """What is neither in a supply nor on the board is in the bag; so are Centurion tokens that went back."""
    for side in range(2):
        for kind, token in enumerate(t.rules.tokens):
            outside = int(t.supply[side * N_KINDS + kind])
            outside += sum(1 for s in range(N_SPACES) if t.kind_at[s] == kind and t.owner_at[s] == side)
            is_base = kind < t.rules.first_centurion
            copies = int(t.rules.box.copies[side * N_KINDS + kind]) if is_base or _is_out(t, side, kind) else 0
            if outside > copies:
                what = f"{token} is there {outside} times, {SIDES[side]} has {copies}"
                raise BadInput(what, "position.tokens and supply", "C1.3" if is_base else "C1.4")
            t.bag[side * N_KINDS + kind] = copies - outside
            t.bag_size[side] += copies - outside


def _is_out(t: Table, side: int, kind: int) -> bool:
    if not t.rules.centurions:
        return False
    number = side * N_CENTURIONS + kind - int(t.rules.first_centurion)
    if t.centurion[number] == BESIDE and t.supply[side * N_KINDS + kind] > 0:
        t.centurion[number] = SEEN if side == t.rules.crassus else TAKEN
    return t.centurion[number] != BESIDE


def _count_bonus_tokens(t: Table) -> None:
    """What lies nowhere and is not asked about is out of the game."""
    added = modules(t.rules)
    for bonus in range(N_BONUSES):
        copies = int(t.rules.box.bonus_copies[bonus] if bonus < POISON else added[bonus])
        lying = int(t.bank[bonus]) + sum(1 for p in range(N_PROVINCES) if t.bonus_at[p] == bonus)
        lying += asked_or_in_hand(t, bonus)
        if bonus == SENATE:
            lying += int(t.senates[0] + t.senates[1])
        if lying > copies:
            raise BadInput(f"{lying} {BONUSES[bonus]} tokens, there are {copies}", "position.provinces", "C1.5")
        t.gone[bonus] = copies - lying


def _count_markers(t: Table) -> None:
    for side, name in enumerate(SIDES):
        out = markers_out(t, side)
        if out > MARKERS:
            raise BadInput(f"{name} has {out} control markers out, there are {MARKERS}", "position.provinces", "C1.5")
        t.markers[side] = MARKERS - out


def _read_turn(t: Table, reader: Reader) -> None:
    """Alone at the table, the turn of Auto-Crassus has a phase of its own."""
    read_turn(t, reader)
    read_together(t, reader)
    read_put_off(t, reader)
    read_skipped(t, reader)
    if not reader.has("phase") and t.active == t.rules.crassus:
        t.phase = CRASSUS


def _read_crassus(t: Table, reader: Reader) -> None:
    t.markers_removed[t.rules.crassus] = reader.number_or("removed", 0, 12, 0)
    t.deck = t.rules.box.tile_deck(t.rules.difficulty, t.rules.centurions)
    if reader.has("deck"):
        _read_deck(t, reader)
    read_crassus(t, reader)
    most = 0 if t.tile == NONE else _commands_on(t)
    if t.phase == CRASSUS:
        most = max(most - 1, 0)
    t.step = reader.number_or("step", 0, most, 0)


def _commands_on(t: Table) -> int:
    """How many commands the tile has that Crassus follows."""
    commands_from = t.rules.box.commands_from
    if t.tile + 1 >= len(commands_from):
        raise BadInput(f"there is no tile {TILES[t.tile]} in this box", "position.tile", "C8.3")
    return int(commands_from[t.tile + 1] - commands_from[t.tile])


def _read_deck(t: Table, reader: Reader) -> None:
    full = t.deck[:]
    t.deck = vec[i64]([0] * N_TILES)
    for word in reader.items("deck"):
        tile = index_of(str(word), TILES, "position.deck", "tile")
        t.deck[tile] += 1
        if t.deck[tile] > full[tile]:
            raise BadInput(f"{t.deck[tile]} tiles {word}, there are {full[tile]}", "position.deck", "C8.2")


def _read_knowledge(t: Table, reader: Reader) -> None:
    for side in range(2):
        on_board = sum(1 for s in range(N_SPACES) if t.owner_at[s] == side)
        t.gains[side] = int(t.supply_size[side]) + on_board
    _read_gains(t, reader)
    read_stuck(t, reader)
    _read_hidden(t, reader)
    _read_taken(t, reader)
    tokens = t.rules.tokens
    for word in reader.list_of("returned"):
        side, name, gain, seen = _read_move(str(word), tokens, "returned")
        add_returned(t, side, tokens.index(name), gain, seen)
    for word in reader.list_of("plays"):
        side, name, gain, size = _read_move(str(word), tokens + SPACES, "plays")
        add_plays(t, side, gain, size, tokens.index(name) if name in tokens else HIDDEN_PLAY + SPACES.index(name))


def _read_gains(t: Table, reader: Reader) -> None:
    """Only Crassus discards, and so draws the same tokens again and again."""
    read_gained(t, reader)
    for side, name in enumerate(SIDES):
        if side != t.rules.crassus:
            read_number(int(t.gains[side]), 0, MOST_GAINS, f"position.gains.{name}")


def _read_move(word: str, names: tuple[str, ...], field: str) -> tuple[int, str, int, int]:
    """A token or space of a side with two numbers."""
    found = _MOVE.fullmatch(word)
    if found is None or found[2] not in names:
        raise BadInput(f"'{word}' does not look like 'caesar.{names[1]}@4.0'", f"position.{field}")
    return SIDES.index(found[1]), found[2], int(found[3]), int(found[4])


def _read_hidden(t: Table, reader: Reader) -> None:
    hidden = reader.part("hidden_at")
    for space, name in enumerate(SPACES):
        if t.face_at[space] == HIDDEN:
            gains = int(t.gains[t.owner_at[space]])
            t.hidden_at_gain[space] = hidden.number(name, 0, gains) if hidden.has(name) else gains


def _read_taken(t: Table, reader: Reader) -> None:
    for side, name in enumerate(SIDES):
        if reader.has("taken_at"):
            gains = reader.object("taken_at").items(name)
            if len(gains) != N_CENTURIONS:
                raise BadInput(f"{N_CENTURIONS} numbers are expected", f"position.taken_at.{name}")
            for number, gain in enumerate(gains):
                where = f"position.taken_at.{name}"
                t.taken_at_gain[side * N_CENTURIONS + number] = read_number(gain, 0, int(t.gains[side]), where)
        else:
            for number in range(N_CENTURIONS):
                if t.centurion[side * N_CENTURIONS + number] == TAKEN:
                    t.taken_at_gain[side * N_CENTURIONS + number] = number + 1
