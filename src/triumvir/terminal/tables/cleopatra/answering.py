"""Questions besides the play phase: veto, Spy, Castling, replacement, exchange, drawing, orgy tickets."""

from collections.abc import Callable, Sequence

from triumvir.contract.position import Action
from triumvir.games.cleopatra.actions import Answer as Word
from triumvir.games.cleopatra.actions import ChooseCard, DrawCard, MoveCard
from triumvir.games.cleopatra.view import TableView
from triumvir.terminal.tables.cleopatra.arranging import Coded
from triumvir.terminal.tables.cleopatra.words import card_name, other_side, short_card, side_name
from triumvir.terminal.tables.table import Answer, Question
from triumvir.terminal.texts.cleopatra import ANSWERS, GROUPS, QUESTIONS, RESERVES, TARGETS, VOTES


def ask_for_an_answer(view: TableView, actions: Sequence[Coded]) -> Question:
    answers = [_answer(view, code, action, len(actions)) for code, action in actions]
    return Question(_TITLES[view.phase](view), tuple(answers), inline=view.phase != "veto")


def _answer(view: TableView, code: int, action: Action, count: int) -> Answer:
    if isinstance(action, ChooseCard):
        return Answer(card_name(action.card), code)
    if isinstance(action, MoveCard):
        return Answer(GROUPS[action.group], code, mark=action.group)
    if isinstance(action, DrawCard):
        return Answer(_draw_text(view, action.reserve), code)
    assert isinstance(action, Word)
    key = "allow_only" if action.word == "allow" and count == 1 else action.word
    tickets = view.sides[view.asked].tickets
    return Answer(ANSWERS[key].format(count=view.swapped, tickets=tickets), code)


def _draw_text(view: TableView, reserve: str) -> str:
    """How many are left, and on top of an ordered action reserve which card. [K6]"""
    side = view.sides[view.asked]
    words = {"reserve": RESERVES[reserve], "count": side.reserves[reserve]}
    if reserve == "action" and side.order:
        return ANSWERS["draw_known"].format(card=short_card(side.order[0]), **words)
    return ANSWERS["draw"].format(**words)


# ---- titles --------------------------------------------------------------------------------------------------


def announced_text(view: TableView) -> str:
    """The action that waits for its effect, with its public target. [K40]"""
    assert view.announced is not None
    words = {name: str(value) for name, value in view.announced.items()}
    action = words["action"]
    first, second = (GROUPS.get(words[name], "") for name in ("group", "second"))
    card = "" if view.announced["card"] is None else card_name(words["card"])
    return TARGETS[action].format(action=card_name(action), group=first, second=second, card=card)


def _veto_title(view: TableView) -> str:
    return QUESTIONS["veto"].format(active=side_name(view.active), what=announced_text(view))


def _spying_title(view: TableView) -> str:
    return QUESTIONS["spying"].format(other=side_name(other_side(view.active)))


def _castle_title(view: TableView) -> str:
    undecided = view.aside.undecided or []
    return QUESTIONS["castle"].format(card=card_name(undecided[0]), count=len(undecided))


def _exchange_title(view: TableView) -> str:
    return QUESTIONS["exchange_on"].format(count=view.swapped)


def _draw_title(view: TableView) -> str:
    return QUESTIONS["draw"].format(due=view.due)


def _replace_title(view: TableView) -> str:
    return QUESTIONS["replace"]


def _ticket_title(view: TableView) -> str:
    return QUESTIONS["ticket"].format(card=VOTES[view.revealed or ""])


_TITLES: dict[str, Callable[[TableView], str]] = {
    "veto": _veto_title,
    "spying": _spying_title,
    "castle": _castle_title,
    "replace": _replace_title,
    "exchange": _exchange_title,
    "draw": _draw_title,
    "ticket": _ticket_title,
}
