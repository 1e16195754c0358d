"""Actions as numbers, words and JSON."""

import pytest

from triumvir.contract.errors import BadInput
from triumvir.contract.json import dumps, loads
from triumvir.games.cleopatra.actions import BOOK, N_CODES


def test_every_code_has_its_word_and_its_json() -> None:
    assert len(BOOK.actions) == N_CODES
    for code in range(N_CODES):
        action = BOOK.decode(code)
        assert BOOK.encode(action) == code
        assert BOOK.read(action.notation()) == action
        assert BOOK.from_json(loads(dumps(action.to_json()))) == action
    assert len({action.notation() for action in BOOK.actions}) == N_CODES


@pytest.mark.parametrize(
    ("code", "word"),
    [
        (0, "P@senators"),
        (30, "P@senators*"),
        (60, "assassination:senators.P"),
        (90, "spy"),
        (91, "castling:senators-praetors"),
        (101, "scout:senators"),
        (106, "wrath:senators"),
        (111, "veto"),
        (112, "allow"),
        (113, "take:P"),
        (125, "move:P@senators"),
        (155, "draw:influence"),
        (157, "decline"),
        (158, "swap:P"),
        (170, "enough"),
        (171, "pass"),
        (172, "finish"),
        (173, "spend"),
        (174, "keep"),
        (175, "next:assassination"),
        (181, "preset:guarded"),
    ],
)
def test_the_sorts_of_actions_begin_where_the_rules_expect_them(code: int, word: str) -> None:
    assert BOOK.decode(code).notation() == word


def test_unknown_actions_are_refused() -> None:
    for code in (-1, N_CODES):
        with pytest.raises(BadInput, match="no action code"):
            BOOK.decode(code)
    with pytest.raises(BadInput, match="'6@senators' is no action"):
        BOOK.read("6@senators")
    with pytest.raises(BadInput, match="'lay' with these fields"):
        BOOK.from_json({"do": "lay", "card": "6"})
    with pytest.raises(BadInput, match="missing"):
        BOOK.from_json({})
