"""Questions besides the play phase: veto, Spy, Castling, replacement, exchange, drawing, orgy tickets."""

from collections.abc import Callable, Sequence

from triumvir.contract.position import Action
from triumvir.games.cleopatra import story
from triumvir.games.cleopatra.actions import Answer as Word
from triumvir.games.cleopatra.actions import ChooseCard, DrawCard, MoveCard
from triumvir.games.cleopatra.view import TableView
from triumvir.terminal.language import say, tell
from triumvir.terminal.tables.cleopatra.arranging import Coded
from triumvir.terminal.tables.cleopatra.words import card_name, group_name, other_side, short_card, side_name
from triumvir.terminal.tables.table import Answer, Question


def ask_for_an_answer(view: TableView, actions: Sequence[Coded]) -> Question:
    answers = [_answer(view, code, action, len(actions)) for code, action in actions]
    return Question(_TITLES[view.phase](view), tuple(answers), inline=view.phase != "veto")


def _answer(view: TableView, code: int, action: Action, count: int) -> Answer:
    if isinstance(action, ChooseCard):
        return Answer(card_name(action.card), code)
    if isinstance(action, MoveCard):
        return Answer(group_name(action.group), code, mark=action.group)
    if isinstance(action, DrawCard):
        return Answer(_draw_text(view, action.reserve), code)
    assert isinstance(action, Word)
    word = "allow-only" if action.word == "allow" and count == 1 else action.word
    tickets = view.sides[view.asked].tickets
    return Answer(say(f"terminal-cleo-{word}", count=view.swapped, tickets=tickets), code)


def _draw_text(view: TableView, reserve: str) -> str:
    """How many are left, and on top of an ordered action reserve which card. [K6]"""
    side = view.sides[view.asked]
    name, count = say(f"terminal-cleo-reserve-{reserve}"), side.reserves[reserve]
    if reserve == "action" and side.order:
        return say("terminal-cleo-draw-known", card=short_card(side.order[0]), reserve=name, count=count)
    return say("terminal-cleo-draw", reserve=name, count=count)


# ---- titles --------------------------------------------------------------------------------------------------


def announced_text(view: TableView) -> str:
    """The action that waits for its effect, with its public target. [K40]"""
    assert view.announced is not None
    words = {name: str(value) for name, value in view.announced.items()}
    action = words["action"]
    named = {name: group_name(words[name]) for name in ("group", "second") if view.announced[name] is not None}
    if view.announced["card"] is not None:
        named["card"] = card_name(words["card"])
    return say(f"cleo-announced-{action}", action=card_name(action), **named)


def _veto_title(view: TableView) -> str:
    return say("terminal-cleo-ask-veto", active=side_name(view.active), what=announced_text(view))


def _spying_title(view: TableView) -> str:
    return say("terminal-cleo-ask-spying", other=side_name(other_side(view.active)))


def _castle_title(view: TableView) -> str:
    undecided = view.aside.undecided or []
    return say("terminal-cleo-ask-castle", card=card_name(undecided[0]), count=len(undecided))


def _exchange_title(view: TableView) -> str:
    return say("terminal-cleo-ask-exchange-on", count=view.swapped)


def _draw_title(view: TableView) -> str:
    return say("terminal-cleo-ask-draw", due=view.due)


def _replace_title(view: TableView) -> str:
    return say("terminal-cleo-ask-replace")


def _ticket_title(view: TableView) -> str:
    return say("cleo-prompt-ticket", card=tell(story.vote(view.revealed or "")))


_TITLES: dict[str, Callable[[TableView], str]] = {
    "veto": _veto_title,
    "spying": _spying_title,
    "castle": _castle_title,
    "replace": _replace_title,
    "exchange": _exchange_title,
    "draw": _draw_title,
    "ticket": _ticket_title,
}
