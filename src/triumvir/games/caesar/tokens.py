"""What tokens are called: `sword51` has a sword and the values 5 and 1, `shieldship44` both symbols.

The word tells everything about a token, whatever box it lies in, so that whoever speaks of a token needs no box: also
whether it is a Centurion token. The three printed Centurion tokens are called by their faces alone, so others are
called `centurionsword80`, and a base token with one of those three faces `basesword70`.
"""

from dataclasses import dataclass
from typing import Final

from triumvir.contract.json import JSON, Reader
from triumvir.games.caesar.box import DATA

BASE: Final = "base"
CENTURION: Final = "centurion"


@dataclass(frozen=True)
class Face:
    """The symbols on a token, joined, and its two values. [C1.3]"""

    symbols: str
    high: int
    low: int

    def word(self) -> str:
        return f"{self.symbols}{self.high}{self.low}"


def _printed(item: JSON) -> str:
    reader = Reader(item, "box.json centurions")
    return f"{''.join(str(symbol) for symbol in reader.items('on'))}{''.join(map(str, reader.items('values')))}"


PRINTED_CENTURIONS: Final = tuple(_printed(item) for item in DATA.items("centurions"))
"""Sword 7/0, shield or ship 4/4, laurel 3/3. [C1.4]"""


def base_word(face: Face) -> str:
    word = face.word()
    return BASE + word if word in PRINTED_CENTURIONS else word


def centurion_word(face: Face) -> str:
    word = face.word()
    return word if word in PRINTED_CENTURIONS else CENTURION + word


def is_centurion(word: str) -> bool:
    """Whether a token of this name is a Centurion token. [C1.4]"""
    return word in PRINTED_CENTURIONS or word.startswith(CENTURION)


def face_of(word: str) -> Face:
    """What is printed on a token of this name."""
    return Face(word[:-2].removeprefix(BASE).removeprefix(CENTURION), int(word[-2]), int(word[-1]))


def is_even(word: str) -> bool:
    """Whether both values are the same, so that it does not matter how the token lies."""
    return word[-2] == word[-1]
