"""The play phase as questions: how to lay, which card, which group; action cards with their targets; exchanges."""

from collections.abc import Iterable, Sequence
from functools import partial

from triumvir.contract.position import Action
from triumvir.games.cleopatra.actions import Answer as Word
from triumvir.games.cleopatra.actions import Assassinate, ChooseCard, LayCard, PlayAtGroup, PlayCastling
from triumvir.games.cleopatra.view import TableView
from triumvir.terminal.language import say
from triumvir.terminal.tables.cleopatra.answering import ask_for_an_answer
from triumvir.terminal.tables.cleopatra.arranging import Coded, ask_to_arrange
from triumvir.terminal.tables.cleopatra.words import card_name, group_name, other_side, short_card, side_name
from triumvir.terminal.tables.table import Answer, Question

Lay = tuple[int, LayCard]

PLAY_PHASES = ("start", "lay", "second", "after")


def ask(view: TableView, actions: Sequence[Coded]) -> Question:
    if view.phase == "set_up":
        return ask_to_arrange(view, actions)
    if view.phase in PLAY_PHASES:
        return _ask_to_play(view, actions)
    return ask_for_an_answer(view, actions)


def _ask_to_play(view: TableView, actions: Sequence[Coded]) -> Question:
    answers = [*_lay_answers(view, actions), *_action_answers(view, actions), *_passive_answers(actions)]
    return Question(say(f"terminal-cleo-ask-{view.phase}"), tuple(answers), inline=True)


# ---- laying --------------------------------------------------------------------------------------------------


def _lay_answers(view: TableView, actions: Sequence[Coded]) -> list[Answer]:
    """Face down or two face up; of the second card it is only asked which. [K12]"""
    lays = [(code, action) for code, action in actions if isinstance(action, LayCard)]
    downs, ups = ([lay for lay in lays if lay[1].face == face] for face in ("down", "up"))
    if view.phase == "second":
        return _card_answers(ups)
    down = "terminal-cleo-second-down" if view.phase == "after" else "terminal-cleo-down"
    ways = [(down, downs), ("terminal-cleo-up", ups)]
    return [Answer(say(way), partial(_ask_card, found)) for way, found in ways if found]


def _ask_card(lays: Sequence[Lay]) -> Question:
    answers = _card_answers(lays)
    return Question(say("terminal-cleo-ask-card", face=lays[0][1].face), tuple(answers), inline=True)


def _card_answers(lays: Sequence[Lay]) -> list[Answer]:
    cards = dict.fromkeys(action.card for _, action in lays)
    return [
        Answer(card_name(card), partial(_ask_group, [lay for lay in lays if lay[1].card == card])) for card in cards
    ]


def _ask_group(lays: Sequence[Lay]) -> Question:
    first = lays[0][1]
    text = say("terminal-cleo-ask-group", card=card_name(first.card), face=first.face)
    return Question(text, tuple(_at(code, action.group) for code, action in lays), inline=True)


def _at(code: int, group: str) -> Answer:
    return Answer(group_name(group), code, mark=group)


# ---- action cards --------------------------------------------------------------------------------------------


def _action_answers(view: TableView, actions: Sequence[Coded]) -> list[Answer]:
    """One answer for each action card in hand that has a target. [K14]"""
    kinds = {"assassination": Assassinate, "castling": PlayCastling}
    answers = []
    for card in ("assassination", "spy", "castling", "scout", "wrath"):
        found = [coded for coded in actions if _plays(coded[1], card, kinds.get(card))]
        if found:
            text = say(
                "terminal-cleo-play-after" if view.phase == "after" else "terminal-cleo-play-first",
                card=short_card(card),
            )
            answers.append(Answer(text, found[0][0] if card == "spy" else partial(_ask_target, view, card, found)))
    finish = [Answer(say("terminal-cleo-finish"), code) for code in _codes(actions, "finish")]
    return finish + answers


def _plays(action: Action, card: str, kind: type[Action] | None) -> bool:
    if isinstance(action, PlayAtGroup):
        return action.action == card
    return action == Word(card) if kind is None else isinstance(action, kind)


def _ask_target(view: TableView, card: str, actions: Sequence[Coded]) -> Question:
    text = say(f"terminal-cleo-ask-{card}", other=side_name(other_side(view.active)))
    return Question(text, tuple(_target_answer(code, action) for code, action in actions), inline=True)


def _target_answer(code: int, action: Action) -> Answer:
    if isinstance(action, Assassinate):
        words = {"card": short_card(action.card), "group": group_name(action.group)}
        return Answer(say("terminal-cleo-victim", **words), code)
    if isinstance(action, PlayCastling):
        return Answer(say("terminal-cleo-pair", first=group_name(action.first), second=group_name(action.second)), code)
    assert isinstance(action, PlayAtGroup)
    return _at(code, action.group)


# ---- the passive turn ----------------------------------------------------------------------------------------


def _passive_answers(actions: Sequence[Coded]) -> list[Answer]:
    swaps = [
        Answer(card_name(action.card), code)
        for code, action in actions
        if isinstance(action, ChooseCard) and action.verb == "swap"
    ]
    question = Question(say("terminal-cleo-ask-exchange"), tuple(swaps), inline=True)
    exchange = [Answer(say("terminal-cleo-exchange"), lambda: question)] if swaps else []
    return [*exchange, *(Answer(say("terminal-cleo-pass"), code) for code in _codes(actions, "pass"))]


def _codes(actions: Iterable[Coded], word: str) -> list[int]:
    return [code for code, action in actions if action == Word(word)]
