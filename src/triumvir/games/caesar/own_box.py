"""A box from a file, checked: the printed one, and those that people make with the blank tokens and tiles. [C1.7]

A box file is JSON. What it leaves out is as printed:

- `tokens`: the base tokens of each side, as `{"sword": [[6, 0], [5, 1]], "shield+ship": [[3, 2]]}`, or an object with
  such tokens for `caesar` and for `pompey`. A face that is there twice is two tokens.
- `centurions`: the three Centurion tokens of each side, as `{"on": ["sword"], "values": [7, 0]}`.
- `bonus_tokens`: how many there are of some of the bonus tokens, as `{"senate": 7}`.
- `crassus`: `tiles` with their commands, `decks` and `decks_with_centurions` by difficulty, as `{"easy": "AAABBF"}`.

The first mistake is reported with its place.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from triumvir.contract.errors import BadInput, echo
from triumvir.contract.json import JSON, Reader, loads, one_of, read_number
from triumvir.games.caesar.box import (
    BONUSES,
    CENTURION,
    COMMANDS,
    DATA,
    DIFFICULTIES,
    MOST_SENATES,
    N_CENTURIONS,
    N_KINDS,
    POISON,
    PROVINCES,
    SENATE,
    SIDES,
    SYMBOLS,
    TILES,
)
from triumvir.games.caesar.contents import PRINTED, Box, Contents, Orders
from triumvir.games.caesar.tokens import Face

FEWEST_TOKENS: Final = 12
MOST_TOKENS: Final = 24
"""The base tokens of a side: 16 are printed."""
MOST_FACES: Final = N_KINDS - N_CENTURIONS
HIGHEST: Final = 9
"""A value has one digit."""
MOST_BONUSES: Final = 9
MOST_COMMANDS: Final = 6
MOST_TILES: Final = 10
"""In a deck; six are printed there, and ten are in the box."""

_FIELDS: Final = ("name", "tokens", "centurions", "bonus_tokens", "crassus")
_WORD: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,11}")

Troops = tuple[Face, ...]


def load_box(path: Path) -> Box:
    """The box in a file; a mistake is named with the file and the place."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"cannot be read ({error})", str(path)) from None
    try:
        return read_box(loads(text))
    except BadInput as error:
        raise BadInput(error.what, f"{path}: {error.where}", error.rule) from None


def read_box(value: JSON) -> Box:
    """The box that a JSON value describes, checked. [C1.7]"""
    reader = Reader(value, "box")
    reader.only(_FIELDS)
    name = reader.text("name")
    if _WORD.fullmatch(name) is None or name == PRINTED:
        what = f"'{echo(name)}' is no name for an own box: a letter, then at most 11 letters, digits or '_'"
        raise BadInput(what, "box.name")
    return Box(_read_contents(reader, name))


def _read_contents(reader: Reader, name: str) -> Contents:
    return Contents(
        name,
        _read_troops(reader if reader.has("tokens") else DATA),
        _read_centurions(reader if reader.has("centurions") else DATA),
        _read_bonus_tokens(reader.part("bonus_tokens")),
        _read_orders(reader.part("crassus")),
    )


# ---- tokens [C1.3, C1.4] -------------------------------------------------------------------------------------


def _read_troops(reader: Reader) -> tuple[Troops, Troops]:
    """The base tokens of both sides: the same, unless each side has its own."""
    tokens = reader.object("tokens")
    if any(tokens.has(side) for side in SIDES):
        tokens.only(SIDES)
        caesar, pompey = (_read_tokens(tokens.object(side)) for side in SIDES)
    else:
        caesar = pompey = _read_tokens(tokens)
    faces = len({*caesar, *pompey})
    if faces > MOST_FACES:
        raise BadInput(f"{faces} different tokens; at most {MOST_FACES} are possible", tokens.where, "C1.7")
    return caesar, pompey


def _read_tokens(reader: Reader) -> Troops:
    found: list[Face] = []
    for key in reader.fields:
        symbols = _read_symbols(str(key).split("+"), reader.place(echo(str(key))))
        found += [_read_face(symbols, values, reader.place(str(key))) for values in reader.items(key)]
    if not FEWEST_TOKENS <= len(found) <= MOST_TOKENS:
        what = f"{len(found)} tokens; a side has {FEWEST_TOKENS} to {MOST_TOKENS}"
        raise BadInput(what, reader.where, "C1.7")
    return tuple(found)


def _read_symbols(words: Sequence[JSON], where: str) -> str:
    """One symbol, or two of sword, shield and ship, in the order of the box."""
    numbers = sorted(one_of(word, SYMBOLS, where) for word in words)
    symbols = [SYMBOLS[number] for number in numbers]
    if not 1 <= len(symbols) <= 2 or len(set(symbols)) < len(symbols) or ("laurel" in symbols and len(symbols) > 1):
        raise BadInput("a token has one symbol, or two different ones of sword, shield and ship", where, "C1.7")
    return "".join(symbols)


def _read_face(symbols: str, values: JSON, where: str) -> Face:
    if not isinstance(values, (list, tuple)) or len(values) != 2:
        raise BadInput("two values are expected, as in [5, 1]", where, "C1.3")
    high, low = (read_number(value, 0, HIGHEST, where) for value in values)
    if high < low:
        raise BadInput(f"the higher value comes first, as in [{low}, {high}]", where)
    return Face(symbols, high, low)


def _read_centurions(reader: Reader) -> Troops:
    where, items = reader.place("centurions"), reader.items("centurions")
    if len(items) != N_CENTURIONS:
        raise BadInput(f"{len(items)} Centurion tokens; each side has {N_CENTURIONS}", where, "C1.4")
    found: list[Face] = []
    for number, item in enumerate(items):
        token = Reader(item, f"{where}.{number}")
        token.only(("on", "values"))
        face = _read_face(_read_symbols(token.items("on"), token.place("on")), token.value("values"), token.where)
        if face in found:
            raise BadInput("there are two Centurion tokens with this face", token.where, "C1.4")
        found.append(face)
    return tuple(found)


# ---- bonus tokens [C1.5] -------------------------------------------------------------------------------------


def _read_bonus_tokens(reader: Reader) -> tuple[int, ...]:
    """Enough of the base game for all provinces, one Senate for Italia, no more Centurions than can be taken."""
    reader.only(BONUSES)
    counts = tuple(_read_count(reader, number, bonus) for number, bonus in enumerate(BONUSES))
    base = sum(counts[:POISON])
    if base < len(PROVINCES):
        what = f"{base} bonus tokens of the base game; there are {len(PROVINCES)} provinces"
        raise BadInput(what, reader.where, "C2.1")
    return counts


def _read_count(reader: Reader, number: int, bonus: str) -> int:
    if not reader.has(bonus):
        return DATA.object("bonus_tokens").number(bonus, 0, MOST_BONUSES)
    most = {SENATE: MOST_SENATES, CENTURION: N_CENTURIONS}.get(number, MOST_BONUSES)
    return reader.number(bonus, 1 if number >= SENATE else 0, most)


# ---- command tiles [C8.2, C8.3] ------------------------------------------------------------------------------


def _read_orders(reader: Reader) -> Orders:
    reader.only(("tiles", "decks", "decks_with_centurions"))
    printed = DATA.object("crassus")
    tiles = _read_tiles(reader.part("tiles"), printed.object("tiles"))
    decks, with_centurions = (
        tuple(_read_deck(reader.part(field), printed.object(field), word, tiles) for word in DIFFICULTIES)
        for field in ("decks", "decks_with_centurions")
    )
    for word, deck in zip(DIFFICULTIES, decks, strict=True):
        _check_deck(deck, tiles, False, f"{reader.where}.decks.{word}")
    for word, deck in zip(DIFFICULTIES, with_centurions, strict=True):
        _check_deck(deck, tiles, True, f"{reader.where}.decks_with_centurions.{word}")
    return Orders(tuple(tiles), decks, with_centurions)


def _read_tiles(reader: Reader, printed: Reader) -> list[tuple[str, ...]]:
    """Tiles may be changed, and F, G and H added, in this order."""
    reader.only(TILES)
    found: list[tuple[str, ...]] = []
    for number, tile in enumerate(TILES):
        source = reader if reader.has(tile) else printed
        if not source.has(tile):
            continue
        if len(found) < number:
            raise BadInput(f"there is no tile {TILES[len(found)]} before it", reader.place(tile), "C8.3")
        commands = [COMMANDS[one_of(word, COMMANDS, source.place(tile))] for word in source.items(tile)]
        _check_tile(commands, source.place(tile))
        found.append(tuple(commands))
    return found


def _check_tile(commands: list[str], where: str) -> None:
    """Every tile makes him place, and none empties his row faster than it fills it: so every game ends. [C8.3]"""
    if not 1 <= len(commands) <= MOST_COMMANDS:
        raise BadInput(f"{len(commands)} commands; a tile has 1 to {MOST_COMMANDS}", where, "C8.3")
    if "execute" not in commands:
        raise BadInput("every tile has the command execute", where, "C8.3")
    drawn, discarded = _drawn(commands), commands.count("discard1")
    if discarded and discarded >= drawn:
        raise BadInput(f"draws {drawn} and discards {discarded}; more has to be drawn than discarded", where, "C8.3")


def _drawn(commands: Sequence[str]) -> int:
    """How many tokens a tile draws from the bag."""
    return commands.count("draw1") + 2 * commands.count("draw2")


def _read_deck(reader: Reader, printed: Reader, word: str, tiles: list[tuple[str, ...]]) -> str:
    reader.only(DIFFICULTIES)
    source = reader if reader.has(word) else printed
    deck = source.text(word)
    if not 1 <= len(deck) <= MOST_TILES:
        raise BadInput(f"{len(deck)} tiles; a deck has 1 to {MOST_TILES}", source.place(word), "C8.2")
    for letter in deck:
        if letter not in TILES[: len(tiles)]:
            raise BadInput(f"there is no tile '{echo(letter)}'", source.place(word), "C8.2")
    return deck


def _check_deck(deck: str, tiles: list[tuple[str, ...]], centurions: bool, where: str) -> None:
    """A deck draws from the bag; Centurions it draws if, and only if, they are at the table. [C8.2]"""
    commands = [command for letter in deck for command in tiles[TILES.index(letter)]]
    if _drawn(commands) == 0:
        raise BadInput("no tile of the deck draws from the bag", where, "C8.2")
    if centurions and "draw_centurion" not in commands:
        raise BadInput("no tile of the deck draws a Centurion", where, "C8.2")
    if not centurions and "draw_centurion" in commands:
        raise BadInput("draws a Centurion, but is for games without them", where, "C8.2")


PRINTED_BOX: Final = Box(_read_contents(Reader({}, "box"), PRINTED))
"""The box as it is bought: 16 tokens and three Centurion tokens for each side. [C1.3, C1.4, C1.5]"""


class Boxes:
    """The boxes that can be played with: the printed one, and those that were added. [C1.7]"""

    def __init__(self, added: Sequence[Box] = ()) -> None:
        self._boxes: Final = {PRINTED: PRINTED_BOX}
        for box in added:
            if box.name in self._boxes:
                raise BadInput("there is a box of this name already", f"box {box.name}", "C1.7")
            self._boxes[box.name] = box
        self.names: Final = tuple(self._boxes)
        self.tokens: Final = frozenset(token for box in self._boxes.values() for token in box.tokens)
        """The words of all their tokens."""
        self.centurions: Final = frozenset(token for box in self._boxes.values() for token in box.centurions)

    def named(self, name: str) -> Box:
        return self._boxes[name]


BOX_AS_PRINTED: Final = Boxes()
