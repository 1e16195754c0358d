"""Influence cards at a group: drawn as cards, or as one word a card where there is little room."""

from typing import Final

from triumvir.games.cleopatra.seen import CardView
from triumvir.games.cleopatra.view import TableView
from triumvir.terminal.tables.cleopatra.words import Line, chip, ink

CARD_ROWS: Final = 3

_OPEN: Final = ("┌─┐", "│{}│", "└─┘")
_FACE_DOWN: Final = ("▒▒▒", "▒{}▒", "▒▒▒")


def cards_at(view: TableView, group: str, side: str) -> list[CardView]:
    """The cards of a side at a group; in a Castling its owner sees the cards laid out so far as well. [K37]"""
    moves = view.aside.moves or [] if side == view.active else []
    return view.groups[group].cards[side] + [CardView(card, "down") for card, where in moves if where == group]


def draw_cards(cards: list[CardView], side: str) -> list[Line]:
    """The three rows of a row of cards."""
    return [_row(cards, side, row) for row in range(CARD_ROWS)]


def _row(cards: list[CardView], side: str, row: int) -> Line:
    line: Line = []
    for card in cards:
        line += [_part(card, side, row), (" ", "")]
    return line[:-1]


def _part(card: CardView, side: str, row: int) -> tuple[str, str]:
    if card.face == "up":
        return _OPEN[row].format(card.card), chip(side)
    return _FACE_DOWN[row].format(card.card or _back(card)), ink(side)


def _back(card: CardView) -> str:
    return "~" if card.castled else "▒"


def short_cards(cards: list[CardView], side: str) -> Line:
    """`3` face up, `▒3` one's own face down, `▒` a back, `~` one that was castled."""
    line: Line = []
    for card in cards:
        if card.face == "up":
            line.append((f" {card.card}", chip(side)))
        else:
            line.append((f"▒{card.card or _back(card)}", ink(side)))
    return line


# ---- sums ----------------------------------------------------------------------------------------------------


def influence(cards: list[CardView]) -> int:
    """The sum of all cards whose number is seen; a Philosopher adds nothing. [K22]"""
    return sum(int(card.card) for card in cards if card.card is not None and card.card != "P")


def sum_text(cards: list[CardView]) -> str:
    """What the viewer sees: `Σ7` with what lies open if that is less, or with the backs that may add to it."""
    if not cards:
        return ""
    backs = sum(1 for card in cards if card.card is None)
    if backs:
        return f"Σ{influence(cards)}+{'▒' * backs}"
    shown = influence([card for card in cards if card.face == "up"])
    total = influence(cards)
    return f"Σ{total}" if shown == total else f"Σ{total} ({shown} open)"
