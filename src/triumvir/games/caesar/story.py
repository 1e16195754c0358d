"""The words of the box by their ids in the catalogues, and the rules that a story rests on in each case."""

from typing import Final

from triumvir.contract.telling import Phrase, phrase
from triumvir.games.caesar.box import FIRST_CENTURION, TOKENS

CENTURIONS: Final = TOKENS[FIRST_CENTURION:]
BONUS_RULES: Final = {
    "tactics": "C5.1",
    "wealth": "C5.2",
    "might": "C5.3",
    "senate": "C5.4",
    "poison": "C5.5",
    "centurion": "C5.6",
}
END_RULES: Final = {"markers": "C6.1", "markers_removed": "C8.9", "stuck": "C3.1", "standstill": "C3.1"}


def side(name: str) -> Phrase:
    return phrase(f"caesar-side-{name}")


def province(name: str) -> Phrase:
    return phrase(f"caesar-province-{name}")


def bonus(name: str) -> Phrase:
    return phrase(f"caesar-bonus-{name}")


def symbol(name: str) -> Phrase:
    return phrase(f"caesar-symbol-{name}")


def token(name: str) -> Phrase:
    """A token is named by its symbol and its two values: `sword51`."""
    is_centurion = "yes" if name in CENTURIONS else "no"
    words, high, low = symbol(name[:-2]), int(name[-2]), int(name[-1])
    return phrase("caesar-token", centurion=is_centurion, symbol=words, high=high, low=low)


def ends_of(space_name: str) -> tuple[str, str]:
    """The two provinces of a border space."""
    first, second = space_name.split("-")
    return first, second


def space(name: str) -> Phrase:
    first, second = ends_of(name)
    return phrase("caesar-space", first=province(first), second=province(second))
