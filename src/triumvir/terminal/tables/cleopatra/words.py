"""The cards and groups of Caesar & Cleopatra in words, and the styles they are drawn in."""

from collections.abc import Iterable

from triumvir.games.cleopatra.view import TableView
from triumvir.terminal.colours import CAESAR_CHIP, CAESAR_INK, CLEOPATRA_CHIP, CLEOPATRA_INK
from triumvir.terminal.texts.cleopatra import CARDS, NO_CARDS, SHORT_CARDS, SIDES

Line = list[tuple[str, str]]
"""Parts of one line, each with its style."""

INKS = {"caesar": CAESAR_INK, "cleopatra": CLEOPATRA_INK}
CHIPS = {"caesar": CAESAR_CHIP, "cleopatra": CLEOPATRA_CHIP}


def ink(side: str) -> str:
    return INKS[side]


def chip(side: str) -> str:
    return CHIPS[side]


def side_name(side: str) -> str:
    return SIDES[side]


def other_side(side: str) -> str:
    return next(name for name in SIDES if name != side)


def near_side(view: TableView) -> str:
    """The side at the lower edge of the table: the viewer's own, or Caesar's."""
    return view.viewer or next(iter(SIDES))


def card_name(card: str) -> str:
    return CARDS[card]


def short_card(card: str) -> str:
    return SHORT_CARDS[card]


def card_list(cards: Iterable[str]) -> str:
    return ", ".join(card_name(card) for card in cards) or NO_CARDS
