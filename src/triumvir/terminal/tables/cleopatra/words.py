"""The cards and groups of Caesar & Cleopatra in words, and the styles they are drawn in."""

from triumvir.games.cleopatra import story
from triumvir.games.cleopatra.box import SIDES
from triumvir.games.cleopatra.view import TableView
from triumvir.terminal.colours import CAESAR_CHIP, CAESAR_INK, CLEOPATRA_CHIP, CLEOPATRA_INK
from triumvir.terminal.language import say, tell

Line = list[tuple[str, str]]
"""Parts of one line, each with its style."""

SHORTENED = ("P", "assassination", "wrath")
INKS = {"caesar": CAESAR_INK, "cleopatra": CLEOPATRA_INK}
CHIPS = {"caesar": CAESAR_CHIP, "cleopatra": CLEOPATRA_CHIP}


def ink(side: str) -> str:
    return INKS[side]


def chip(side: str) -> str:
    return CHIPS[side]


def side_name(side: str) -> str:
    return tell(story.side(side))


def other_side(side: str) -> str:
    return next(name for name in SIDES if name != side)


def near_side(view: TableView) -> str:
    """The side at the lower edge of the table: the viewer's own, or Caesar's."""
    return view.viewer or SIDES[0]


def card_name(card: str) -> str:
    name = story.card(card)
    return name if isinstance(name, str) else tell(name)


def short_card(card: str) -> str:
    """Where there is little room."""
    return say(f"terminal-cleo-short-{card}") if card in SHORTENED else card_name(card)


def group_name(group: str) -> str:
    return tell(story.group(group))


def short_vote(card: str) -> str:
    return say("terminal-cleo-short-shuffle") if card == "shuffle" else tell(story.vote(card))
