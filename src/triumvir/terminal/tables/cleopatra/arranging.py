"""Set-up as questions: the order of the own action reserve, and the first five cards, in secret."""

from collections.abc import Sequence

from triumvir.contract.position import Action
from triumvir.games.cleopatra.actions import BOOK, ChooseCard, ChoosePreset, LayCard
from triumvir.games.cleopatra.box import ACTION_CARDS, CARDS, PRESET_ORDER, PRESETS
from triumvir.games.cleopatra.view import TableView
from triumvir.terminal.language import say
from triumvir.terminal.tables.cleopatra.words import group_name, short_card
from triumvir.terminal.tables.table import Answer, Question

Coded = tuple[int, Action]


def ask_to_arrange(view: TableView, actions: Sequence[Coded]) -> Question:
    first = actions[0][1]
    if isinstance(first, ChooseCard):
        return _ask_next(view, actions)
    if isinstance(first, ChoosePreset):
        return Question(
            say("terminal-cleo-ask-preset"), tuple(_preset_answer(code, action) for code, action in actions)
        )
    assert isinstance(first, LayCard)
    text = say("terminal-cleo-ask-first-lay", group=group_name(first.group))
    return Question(text, tuple(_lay_answer(code, action) for code, action in actions), inline=True)


def _preset_answer(code: int, action: Action) -> Answer:
    assert isinstance(action, ChoosePreset)
    return Answer(preset_words(action.preset), code)


def preset_words(preset: str) -> str:
    return say(f"terminal-cleo-preset-{preset}")


def _lay_answer(code: int, action: Action) -> Answer:
    assert isinstance(action, LayCard)
    return Answer(short_card(action.card), code)


# ---- the own order, card by card -----------------------------------------------------------------------------


def _ask_next(view: TableView, actions: Sequence[Coded]) -> Question:
    """The next card from the top; at the beginning a preset can be taken as a whole. [K6]"""
    order = view.sides[view.viewer or ""].order or []
    answers = tuple(_next_answer(view, order, code, action) for code, action in actions)
    if not order:
        whole = Answer(say("terminal-cleo-whole-order"), _ask_whole_order)
        return Question(say("terminal-cleo-ask-order-first"), (*answers, whole), inline=True)
    text = say("terminal-cleo-ask-order", place=len(order) + 1)
    return Question(text, answers, inline=True)


def _next_answer(view: TableView, order: Sequence[str], code: int, action: Action) -> Answer:
    assert isinstance(action, ChooseCard)
    count = view.copies[action.card] - order.count(action.card)
    return Answer(f"{short_card(action.card)} ×{count}", code)


def _ask_whole_order() -> Question:
    """A preset, card by card; the last one finds its own place."""
    answers = []
    for number, preset in enumerate(PRESETS):
        kinds = PRESET_ORDER[number * ACTION_CARDS : (number + 1) * ACTION_CARDS - 1]
        first, *others = (BOOK.encode(ChooseCard("next", CARDS[kind])) for kind in kinds)
        answers.append(Answer(preset_words(preset), first, then=tuple(others)))
    return Question(say("terminal-cleo-ask-preset"), tuple(answers))
