"""The choices of CAESAR! as questions: token, then space, then facing, with what would come of it."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from triumvir.contract.certain import Certain
from triumvir.contract.position import Action
from triumvir.games.caesar.actions import (
    FACE_DOWN,
    AnswerBank,
    ChooseFirst,
    DeclineBonus,
    PlaceToken,
    Proceed,
    TakeCenturion,
    UseBonus,
    UseMight,
)
from triumvir.games.caesar.events import ProvinceClosed, ProvinceHeld
from triumvir.games.caesar.story import ends_of
from triumvir.games.caesar.view import TableView
from triumvir.terminal.language import say
from triumvir.terminal.tables.caesar.words import (
    between,
    bonus_name,
    province_name,
    side_name,
    symbol_name,
    token_name,
    token_sign,
)
from triumvir.terminal.tables.table import Answer, Foresee, Question

Coded = tuple[int, Action]
Placement = tuple[int, PlaceToken]


def ask(view: TableView, actions: Sequence[Coded], foresee: Foresee) -> Question:
    placements = [(code, action) for code, action in actions if isinstance(action, PlaceToken)]
    if placements:
        return _ask_token(view, placements, foresee)
    answers = tuple(_answer(view, code, action) for code, action in actions)
    return Question(_title(view), answers, inline=view.phase == "take")


# ---- placements ----------------------------------------------------------------------------------------------


def _ask_token(view: TableView, placements: Sequence[Placement], foresee: Foresee) -> Question:
    tokens = _distinct(action.token for _, action in placements)
    if len(tokens) == 1:
        return _ask_space(view, placements, foresee)
    answers = [
        Answer(_token(token), partial(_ask_space, view, _only(placements, token=token), foresee)) for token in tokens
    ]
    return Question(say("terminal-caesar-ask-token"), tuple(answers), inline=True)


def _ask_space(view: TableView, placements: Sequence[Placement], foresee: Foresee) -> Question:
    token = placements[0][1].token
    answers = tuple(
        Answer(between(space), partial(_ask_facing, view, _only(placements, space=space), foresee), mark=space)
        for space in _distinct(action.space for _, action in placements)
    )
    return Question(say("terminal-caesar-ask-space", token=_token(token)), answers, inline=True)


def _ask_facing(view: TableView, placements: Sequence[Placement], foresee: Foresee) -> Question:
    action = placements[0][1]
    answers = tuple(Answer(facing_text(view, action, foresee(code)), code) for code, action in placements)
    text = say("terminal-caesar-ask-facing", token=_token(action.token), space=between(action.space))
    return Question(text, answers)


def _only(placements: Sequence[Placement], token: str = "", space: str = "") -> list[Placement]:
    return [
        (code, action)
        for code, action in placements
        if action.token == (token or action.token) and action.space == (space or action.space)
    ]


def _distinct(words: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(words))


def _token(token: str) -> str:
    return f"{token_sign(token)} {symbol_name(token)}"


# ---- what would come of it -----------------------------------------------------------------------------------


def facing_text(view: TableView, action: PlaceToken, foreseen: Certain) -> str:
    """A facing, the totals that result, and what is closed by it as far as that is certain."""
    if action.facing == FACE_DOWN:
        return say("terminal-caesar-face-down")
    then = foreseen.view
    assert isinstance(then, TableView)
    shown = zip(ends_of(action.space), then.spaces[action.space].toward, strict=True)
    closings = {event.province: event for event in foreseen.events if isinstance(event, ProvinceClosed)}
    texts = []
    for province, value in shown:
        sums = {side: then.influence(province, side) for side in then.sides}
        text = say("terminal-caesar-total", province=province_name(province), value=value, **sums)
        closing = closings.get(province)
        texts.append(text if closing is None else f"{text}, {_closing(view, closing, foreseen)}")
    return " · ".join(texts)


def _closing(view: TableView, closing: ProvinceClosed, foreseen: Certain) -> str:
    """Who takes the bonus of a closed province, and who controls it."""
    held = [
        event for event in foreseen.events if isinstance(event, ProvinceHeld) and event.province == closing.province
    ]
    tie = say("terminal-caesar-tie" if view.crassus is None else "terminal-caesar-tie-solo")
    holder = say("terminal-caesar-holder", side=side_name(held[0].side)) if held else tie
    return say("terminal-caesar-closes", bonus=bonus_name(closing.bonus), holder=holder)


# ---- the other questions -------------------------------------------------------------------------------------


def _title(view: TableView) -> str:
    if view.phase == "bonus":
        return say(f"caesar-prompt-bonus-{view.asked}", bonus=bonus_name(view.asked or ""))
    if view.phase == "order" and view.in_hand:
        return say("caesar-prompt-order-bonus")
    return say(f"caesar-prompt-{view.phase}")


def _answer(view: TableView, code: int, action: Action) -> Answer:
    return _ANSWERS[type(action)](view, code, action)


def _order_answer(view: TableView, code: int, action: Action) -> Answer:
    assert isinstance(action, ChooseFirst)
    province = action.province
    if province in view.in_hand:
        bonus = bonus_name(view.in_hand[province])
        return Answer(say("terminal-caesar-bonus-first", bonus=bonus, province=province_name(province)), code)
    sums = {side: view.influence(province, side) for side in view.sides}
    bonus = bonus_name(view.provinces[province].bonus or "")
    return Answer(say("terminal-caesar-first", province=province_name(province), bonus=bonus, **sums), code)


def _use_answer(view: TableView, code: int, action: Action) -> Answer:
    assert isinstance(action, UseBonus)
    return Answer(say("caesar-answer-use", bonus=bonus_name(action.bonus)), code)


def _decline_answer(view: TableView, code: int, action: Action) -> Answer:
    assert isinstance(action, DeclineBonus)
    return Answer(say("caesar-answer-decline"), code)


def _might_answer(view: TableView, code: int, action: Action) -> Answer:
    assert isinstance(action, UseMight)
    if action.target in view.provinces:
        return Answer(
            say("terminal-caesar-might-marker", province=province_name(action.target)), code, mark=action.target
        )
    token = token_name(view.spaces[action.target].token or "")
    text = say("terminal-caesar-might-token", token=token, space=between(action.target))
    return Answer(text, code, mark=action.target)


def _take_answer(view: TableView, code: int, action: Action) -> Answer:
    assert isinstance(action, TakeCenturion)
    return Answer(_token(action.token), code)


def _bank_answer(view: TableView, code: int, action: Action) -> Answer:
    assert isinstance(action, AnswerBank)
    return Answer(say(f"caesar-answer-{action.answer}"), code)


def _proceed_answer(view: TableView, code: int, action: Action) -> Answer:
    assert isinstance(action, Proceed)
    return Answer(say("caesar-answer-pass" if action.step == "pass" else "terminal-go-on"), code)


_ANSWERS: dict[type[Action], Callable[[TableView, int, Action], Answer]] = {
    ChooseFirst: _order_answer,
    UseBonus: _use_answer,
    DeclineBonus: _decline_answer,
    UseMight: _might_answer,
    TakeCenturion: _take_answer,
    AnswerBank: _bank_answer,
    Proceed: _proceed_answer,
}
