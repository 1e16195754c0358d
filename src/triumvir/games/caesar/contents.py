"""What lies in a box beside the map: tokens, bonus tokens and command tiles, in rows that the rules use.

There is the printed box, and there are boxes that people made with the blank tokens and tiles; `own_box.py` reads and
checks them.
"""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.games.caesar.box import (
    COMMANDS,
    DIFFICULTIES,
    N_KINDS,
    N_SPACES,
    SPACE_SYMBOL,
    SYMBOLS,
    TILES,
    row,
)
from triumvir.games.caesar.tokens import Face, base_word, centurion_word

PRINTED: Final = "printed"
"""The name of the box as it is bought."""


@dataclass(frozen=True)
class Orders:
    """The command tiles of Auto-Crassus, and which are in his deck. [C8.2, C8.3]"""

    tiles: tuple[tuple[str, ...], ...]
    """The commands of the tiles A, B, C and so on."""
    decks: tuple[str, ...]
    """The tiles of the deck of each difficulty, as letters."""
    decks_with_centurions: tuple[str, ...]


@dataclass(frozen=True)
class Contents:
    """What was found in a box."""

    name: str
    troops: tuple[tuple[Face, ...], tuple[Face, ...]]
    """The base tokens of Caesar and of Pompey. [C1.3]"""
    centurions: tuple[Face, ...]
    """The Centurion tokens of each side. [C1.4]"""
    bonus_tokens: tuple[int, ...]
    """How many there are of each. [C1.5]"""
    orders: Orders


class Box:
    """The contents of a box in rows by the kinds of its tokens: base tokens first, then the Centurion tokens."""

    def __init__(self, contents: Contents) -> None:
        self.contents: Final = contents
        self.name: Final = contents.name
        caesar, pompey = contents.troops
        base = sorted({*caesar, *pompey}, key=_rank)
        faces = [*base, *contents.centurions]
        self.centurions: Final = tuple(centurion_word(face) for face in contents.centurions)
        self.tokens: Final = (*[base_word(face) for face in base], *self.centurions)
        self.kinds: i64 = len(faces)
        self.first_centurion: i64 = len(base)
        self.copies: vec[i64] = vec[i64]([0] * (2 * N_KINDS))
        """How many tokens of kind k side s has: copies[s * N_KINDS + k]."""
        self.high: vec[i64] = vec[i64]([0] * N_KINDS)
        self.low: vec[i64] = vec[i64]([0] * N_KINDS)
        self.wild: vec[i64] = vec[i64]([0] * N_KINDS)
        self.fits: vec[i64] = vec[i64]([0] * (N_KINDS * N_SPACES))
        """Whether token kind k fits space s: fits[k * N_SPACES + s]. [C3.2]"""
        self.takes: vec[i64] = vec[i64]([0] * (N_KINDS * 3))
        """Whether token kind k goes on symbol s: takes[k * N_SYMBOLS + s]. [C3.2]"""
        for kind, face in enumerate(faces):
            self._describe(kind, face)
            is_centurion = kind >= len(base)
            for side, troops in enumerate(contents.troops):
                self.copies[side * N_KINDS + kind] = 1 if is_centurion else troops.count(face)
        self.bonus_copies: vec[i64] = row(list(contents.bonus_tokens))
        tiles = [[COMMANDS.index(command) for command in tile] for tile in contents.orders.tiles]
        self.tiles: Final = TILES[: len(tiles)]
        self.commands_of: vec[i64] = row([command for tile in tiles for command in tile])
        self.commands_from: vec[i64] = row([sum(len(tile) for tile in tiles[:t]) for t in range(len(tiles) + 1)])
        """The commands of tile t are commands_of[commands_from[t]] to commands_of[commands_from[t + 1] - 1]. [C8.3]"""

    def _describe(self, kind: int, face: Face) -> None:
        self.high[kind] = face.high
        self.low[kind] = face.low
        self.wild[kind] = int(face.symbols == "laurel")
        for symbol in range(3):
            self.takes[kind * 3 + symbol] = int(face.symbols == "laurel" or SYMBOLS[symbol] in face.symbols)
        for space in range(N_SPACES):
            self.fits[kind * N_SPACES + space] = self.takes[kind * 3 + SPACE_SYMBOL[space]]

    def tile_deck(self, difficulty: str, centurions: bool) -> vec[i64]:
        """How many of each command tile are in the deck. [C8.2]"""
        orders = self.contents.orders
        decks = orders.decks_with_centurions if centurions else orders.decks
        deck = decks[DIFFICULTIES.index(difficulty)]
        return row([deck.count(tile) for tile in TILES])


def _rank(face: Face) -> tuple[int, int, int, int]:
    """Tokens lie in order of their symbols, the strongest first."""
    symbols = [number for number, symbol in enumerate(SYMBOLS) if symbol in face.symbols]
    return symbols[0], symbols[-1] if len(symbols) > 1 else -1, -face.high, -face.low
