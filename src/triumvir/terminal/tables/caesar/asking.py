"""The choices of CAESAR! as questions: token, then space, then facing, with what would come of it."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from triumvir.contract.certain import Certain
from triumvir.contract.position import Action
from triumvir.games.caesar.actions import (
    FACE_DOWN,
    ChooseFirst,
    DeclineBonus,
    PlaceToken,
    Proceed,
    TakeCenturion,
    UseBonus,
    UseMight,
)
from triumvir.games.caesar.events import ProvinceClosed, ProvinceHeld
from triumvir.games.caesar.view import TableView
from triumvir.terminal.tables.caesar.words import between, ends_of, side_name, token_name, token_sign
from triumvir.terminal.tables.table import Answer, Foresee, Question
from triumvir.terminal.texts.caesar import ANSWERS, BONUS_EFFECTS, BONUSES, PROVINCES, QUESTIONS

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
    return Question(QUESTIONS["token"], tuple(answers), inline=True)


def _ask_space(view: TableView, placements: Sequence[Placement], foresee: Foresee) -> Question:
    token = placements[0][1].token
    answers = tuple(
        Answer(between(space), partial(_ask_facing, view, _only(placements, space=space), foresee), mark=space)
        for space in _distinct(action.space for _, action in placements)
    )
    return Question(QUESTIONS["space"].format(token=_token(token)), answers, inline=True)


def _ask_facing(view: TableView, placements: Sequence[Placement], foresee: Foresee) -> Question:
    action = placements[0][1]
    answers = tuple(Answer(facing_text(view, action, foresee(code)), code) for code, action in placements)
    text = QUESTIONS["facing"].format(token=_token(action.token), space=between(action.space))
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
    return f"{token_sign(token)} {token_name(token).partition(' ')[0]}"


# ---- what would come of it -----------------------------------------------------------------------------------


def facing_text(view: TableView, action: PlaceToken, foreseen: Certain) -> str:
    """A facing, the totals that result, and what is closed by it as far as that is certain."""
    if action.facing == FACE_DOWN:
        return ANSWERS["face_down"]
    then = foreseen.view
    assert isinstance(then, TableView)
    shown = zip(ends_of(action.space), then.spaces[action.space].toward, strict=True)
    closings = {event.province: event for event in foreseen.events if isinstance(event, ProvinceClosed)}
    texts = []
    for province, value in shown:
        sums = {side: then.influence(province, side) for side in then.sides}
        text = ANSWERS["total"].format(province=PROVINCES[province], value=value, **sums)
        closing = closings.get(province)
        texts.append(text if closing is None else f"{text}, {_closing(view, closing, foreseen)}")
    return " · ".join(texts)


def _closing(view: TableView, closing: ProvinceClosed, foreseen: Certain) -> str:
    """Who takes the bonus of a closed province, and who controls it."""
    held = [
        event for event in foreseen.events if isinstance(event, ProvinceHeld) and event.province == closing.province
    ]
    tie = ANSWERS["tie" if view.crassus is None else "tie_solo"]
    holder = ANSWERS["holder"].format(side=side_name(held[0].side)) if held else tie
    return ANSWERS["closes"].format(bonus=BONUSES[closing.bonus], holder=holder)


# ---- the other questions -------------------------------------------------------------------------------------


def _title(view: TableView) -> str:
    if view.phase == "bonus" and view.asked == "might":
        opponent = next(side for side in view.sides if side != view.active)
        return QUESTIONS["might"].format(opponent=side_name(opponent))
    bonus = view.asked or ""
    return QUESTIONS[view.phase].format(bonus=BONUSES.get(bonus, ""), effect=BONUS_EFFECTS.get(bonus, ""))


def _answer(view: TableView, code: int, action: Action) -> Answer:
    return _ANSWERS[type(action)](view, code, action)


def _order_answer(view: TableView, code: int, action: Action) -> Answer:
    assert isinstance(action, ChooseFirst)
    province = action.province
    sums = {side: view.influence(province, side) for side in view.sides}
    bonus = BONUSES[view.provinces[province].bonus or ""]
    return Answer(ANSWERS["order"].format(province=PROVINCES[province], bonus=bonus, **sums), code)


def _use_answer(view: TableView, code: int, action: Action) -> Answer:
    assert isinstance(action, UseBonus)
    return Answer(ANSWERS["use"].format(bonus=BONUSES[action.bonus]), code)


def _decline_answer(view: TableView, code: int, action: Action) -> Answer:
    assert isinstance(action, DeclineBonus)
    return Answer(ANSWERS["decline"].format(bonus=BONUSES[action.bonus]), code)


def _might_answer(view: TableView, code: int, action: Action) -> Answer:
    assert isinstance(action, UseMight)
    if action.target in PROVINCES:
        return Answer(ANSWERS["might_marker"].format(province=PROVINCES[action.target]), code, mark=action.target)
    first, second = ends_of(action.target)
    token = token_name(view.spaces[action.target].token or "")
    words = {"token": token, "first": PROVINCES[first], "second": PROVINCES[second]}
    return Answer(ANSWERS["might_token"].format(**words), code, mark=action.target)


def _take_answer(view: TableView, code: int, action: Action) -> Answer:
    assert isinstance(action, TakeCenturion)
    return Answer(ANSWERS["take"].format(token=_token(action.token)), code)


def _proceed_answer(view: TableView, code: int, action: Action) -> Answer:
    assert isinstance(action, Proceed)
    return Answer(ANSWERS["pass" if action.step == "pass" else "step"], code)


_ANSWERS: dict[type[Action], Callable[[TableView, int, Action], Answer]] = {
    ChooseFirst: _order_answer,
    UseBonus: _use_answer,
    DeclineBonus: _decline_answer,
    UseMight: _might_answer,
    TakeCenturion: _take_answer,
    Proceed: _proceed_answer,
}
