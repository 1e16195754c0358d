"""The choices of Ave Caesar as questions: the card, then the cell, with what would come of it."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from triumvir.contract.certain import Certain
from triumvir.contract.position import Action
from triumvir.games.ave_caesar.actions import PlayCard, Skip
from triumvir.games.ave_caesar.course import FINISH
from triumvir.games.ave_caesar.view import TableView
from triumvir.terminal.language import say
from triumvir.terminal.tables.ave_caesar.outlook import Outlook, after
from triumvir.terminal.tables.ave_caesar.standing import spare_words
from triumvir.terminal.tables.ave_caesar.words import chariot_name
from triumvir.terminal.tables.table import Answer, Foresee, Question

Coded = tuple[int, Action]
Move = tuple[int, PlayCard]

SKIP_NUMBER = 0
"""Beside cards, which are chosen by their own numbers."""


def ask(view: TableView, actions: Sequence[Coded], foresee: Foresee) -> Question:
    moves = [(code, action) for code, action in actions if isinstance(action, PlayCard)]
    skips = [code for code, action in actions if isinstance(action, Skip)]
    if not moves:
        return Question(_why_skip(view), (Answer(say("terminal-ave-skip"), skips[0]),))
    if view.driver is not None:
        return _ask_drive(view, moves, foresee)
    answers = [
        _card_answer(view, _with_card(moves, card), foresee) for card in sorted({move.card for _, move in moves})
    ]
    answers += [Answer(_why_wait(view), code, number=SKIP_NUMBER) for code in skips]
    return Question(say("terminal-ave-ask-card", chariot=_active(view)), tuple(answers), inline=True)


def _active(view: TableView) -> str:
    return chariot_name(view.active or "")


def _with_card(moves: Sequence[Move], card: int) -> list[Move]:
    return [(code, move) for code, move in moves if move.card == card]


WHY_SKIP: Final = {
    "no_way": "terminal-ave-blocked",
    "only_sixes": "terminal-ave-only-sixes",
    "lane_taken": "terminal-ave-lane-taken",
}


def _why_skip(view: TableView) -> str:
    """Why nothing but a skip is possible. [A3.3, A4.4, A5.4]"""
    return say(WHY_SKIP[view.halt or "no_way"], chariot=_active(view))


def _why_wait(view: TableView) -> str:
    """What a skip is good for beside cards that could be played. [A4.4, A5.4]"""
    return say("terminal-ave-keep" if view.halt == "only_sixes" else "terminal-ave-wait")


# ---- cards ---------------------------------------------------------------------------------------------------


def _card_answer(view: TableView, moves: Sequence[Move], foresee: Foresee) -> Answer:
    """A card with one target is an action; with several it asks further."""
    code, move = moves[0]
    reach = tuple(move.to for _, move in moves if move.to != FINISH)
    if len(moves) == 1:
        return Answer(_only_target(move, after(view, foresee(code))), code, reach=reach, number=move.card)
    ways = sorted(after(view, foresee(code)).to_go for code, _ in moves)
    name = "terminal-ave-cells" if ways[0] == ways[-1] else "terminal-ave-cells-range"
    words = say(name, count=len(moves), least=ways[0], most=ways[-1])
    return Answer(words, partial(_ask_cell, view, moves, foresee), reach=reach, number=move.card)


def _only_target(move: PlayCard, outlook: Outlook) -> str:
    if move.to == FINISH:
        return say("terminal-ave-finish")
    return say("terminal-ave-one", cell=move.to, outlook=outlook_words(outlook), spare=spare_words(outlook))


# ---- a neutral chariot ---------------------------------------------------------------------------------------


def _ask_drive(view: TableView, moves: Sequence[Move], foresee: Foresee) -> Question:
    """The cells for a neutral chariot, the shortest way first. [A7.1]"""
    outlooks = {code: after(view, foresee(code)) for code, _ in moves}
    ordered = sorted(moves, key=lambda coded: _rank(outlooks[coded[0]]))
    answers = tuple(_cell_answer(code, move, outlooks[code]) for code, move in ordered)
    text = say("terminal-ave-ask-drive", chariot=_active(view), card=moves[0][1].card)
    return Question(text, answers, inline=True, listed=True)


# ---- cells ---------------------------------------------------------------------------------------------------


def _ask_cell(view: TableView, moves: Sequence[Move], foresee: Foresee) -> Question:
    """The best first: those that pay, then by the way home, at last those that lead to disqualification."""
    outlooks = {code: after(view, foresee(code)) for code, _ in moves}
    ordered = sorted(moves, key=lambda coded: _rank(outlooks[coded[0]]))
    answers = tuple(_cell_answer(code, move, outlooks[code]) for code, move in ordered)
    best, move = ordered[0]
    text = say("terminal-ave-ask-cell", chariot=_active(view), card=move.card, spare=spare_words(outlooks[best]))
    return Question(text, answers, inline=True, listed=True)


def _rank(outlook: Outlook) -> tuple[bool, bool, int]:
    return outlook.disqualifies or outlook.misses_lane, not outlook.pays, outlook.to_go


def _cell_answer(code: int, move: PlayCard, outlook: Outlook) -> Answer:
    if move.to == FINISH:
        return Answer(say("terminal-ave-finish"), code)
    return Answer(outlook_words(outlook), code, mark=move.to)


def outlook_words(outlook: Outlook) -> str:
    words = [say("terminal-ave-to-go", cells=outlook.to_go)]
    words += [say("terminal-ave-pays")] if outlook.pays else []
    words += [say("terminal-ave-disqualifies")] if outlook.disqualifies else []
    words += [say("terminal-ave-misses")] if outlook.misses_lane else []
    return ", ".join(words)


# ---- warnings ------------------------------------------------------------------------------------------------


def warn(view: TableView, action: Action, foreseen: Certain) -> str:
    """Before a move that disqualifies, or that makes it certain. [A5.3, A5.4]"""
    if not isinstance(action, PlayCard):
        return ""
    outlook = after(view, foreseen)
    if outlook.disqualifies:
        return say("terminal-ave-warn-disqualifies", chariot=_active(view))
    return say("terminal-ave-warn-misses") if outlook.misses_lane else ""
