"""Actions: numbers, notation and JSON tell the same, and what cannot be read is named."""

import pytest

from triumvir.contract.errors import BadInput
from triumvir.contract.json import JSON, dumps, loads
from triumvir.games.caesar.actions import (
    N_CODES,
    PlaceToken,
    action_from_json,
    decode,
    encode,
    placed_kind,
    placing,
    read_action,
)
from triumvir.games.caesar.box import N_KINDS
from triumvir.games.caesar.own_box import PRINTED_BOX
from triumvir.games.caesar.tokens import is_even


def exists(code: int) -> bool:
    """There is room for more kinds of tokens than the printed box has."""
    return not PRINTED_BOX.kinds <= placed_kind(code) < N_KINDS


def is_canonical(code: int) -> bool:
    """Every code but the second facing of equal values, and Might without a target."""
    if not exists(code):
        return False
    action = decode(code)
    if isinstance(action, PlaceToken):
        return not (action.facing == 1 and is_even(action.token))
    return action.notation() != "use:might"


def test_every_action_round_trips() -> None:
    notations = set()
    for code in filter(is_canonical, range(N_CODES)):
        action = decode(code)
        assert encode(action) == code
        assert read_action(action.notation()) == action
        assert action_from_json(loads(dumps(action.to_json()))) == action
        notations.add(action.notation())
    assert len(notations) == len(list(filter(is_canonical, range(N_CODES))))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hello", "action: 'hello' is no action"),
        ("give:sword", "action.do: 'give' is no action"),
        ("sword99@SC-IT>SC", "action: unknown token 'sword99'"),
        ("sword51@SC-XX>SC", "action: unknown space 'SC-XX'"),
        ("sword51@SC-IT>AC", "action: unknown toward 'AC'"),
        ("sword51@SC-IT", "sword51@SC-IT: which province does the 5 face? (add '>' and a province)"),
        ("first:XX", "action: unknown province 'XX'"),
        ("use:luck", "action: unknown bonus 'luck'"),
        ("use:might", "action: Might is used by naming its target, as in might:SC-IT"),
        ("might:XX", "action: unknown target 'XX'"),
        ("take:sword60", "action: unknown Centurion token 'sword60'"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, complaint: str) -> None:
    with pytest.raises(BadInput) as error:
        read_action(text)
    assert str(error.value) == complaint


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ([], "action: an object is expected"),
        ({}, "action.do: missing"),
        ({"do": "pass", "loudly": True}, "action.loudly: unknown field"),
        ({"do": "place", "token": "sword51", "space": "SC-IT"}, "action.toward: missing"),
        ({"do": "use", "bonus": 3}, "action.bonus: a text is expected"),
    ],
)
def test_json_that_is_no_action_is_named(value: JSON, complaint: str) -> None:
    with pytest.raises(BadInput) as error:
        action_from_json(value)
    assert str(error.value) == complaint


def test_a_code_that_does_not_exist() -> None:
    for code in (-1, N_CODES, int(placing(PRINTED_BOX.kinds, 0))):
        with pytest.raises(BadInput, match="is no action code"):
            decode(code)
