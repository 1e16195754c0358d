"""Actions and positions as people write them, and every mistake they can make."""

import pytest
from tests.games.ave_caesar.tables import BLUE, RED, WHITE, race

from triumvir.contract.errors import BadInput
from triumvir.contract.json import JSON, Object
from triumvir.games.ave_caesar.actions import N_CODES, PlayCard, Skip
from triumvir.games.ave_caesar.game import AVE_CAESAR
from triumvir.games.ave_caesar.inspection import miscount

ALL = [card for card in range(1, 7) for _ in range(4)]


def good() -> dict[str, JSON]:
    return {
        "options": {"races": "2"},
        "players": 3,
        "cells": {RED: "k_n", WHITE: "j_n"},
        "home": [BLUE],
        "paid": [BLUE],
        "hands": {RED: [1, 2, 3], WHITE: [4, 5, 6]},
        "crossings": {RED: 1, WHITE: 1},
        "played": {BLUE: [6]},
    }


def test_a_position_needs_little() -> None:
    position = AVE_CAESAR.position_from_json(good())
    line = position.to_line()
    assert AVE_CAESAR.position_from_line(line).to_line() == line
    assert position.audit() == ""


def test_a_line_is_readable() -> None:
    line = f"ave-caesar options={{races:1}} players=2 cells={{{RED}:P2,{WHITE}:P3}} hands={{{RED}:[1+2+3],{WHITE}:[4+5+6]}}"
    assert AVE_CAESAR.position_from_line(line).to_json()["turn"] == RED


DAMAGED: list[tuple[Object, str]] = [
    ({"players": 1}, "players: 1 is not between"),
    ({"options": {"races": "9"}}, "option races"),
    ({"options": {"colour": "blue"}}, "unknown option"),
    ({"options": {"races": True}}, "a text is expected"),
    ({"options": {"chariots": "3"}}, "A7.2"),
    ({"race": 3}, "race: 3 is not between"),
    ({"banana": 1}, "unknown field"),
    ({"order": [RED, WHITE]}, "3 chariots are expected"),
    ({"order": [RED, RED, WHITE]}, "is there twice"),
    ({"order": [RED, WHITE, "purpurea"]}, "'purpurea' is none of"),
    ({"order": [RED, WHITE, 3]}, "'3' is none of"),
    ({"cells": {RED: "k_n", WHITE: "k_n"}}, "two chariots on one cell"),
    ({"cells": {RED: "k_n", WHITE: "z9"}}, "there is no cell 'z9'"),
    ({"cells": {RED: "k_n", "nobody": "j_n"}}, "'nobody' is none of"),
    ({"cells": {RED: "k_n"}}, "neither on a cell nor home nor stranded"),
    ({"home": [BLUE, RED]}, "is in two places"),
    ({"stranded": [BLUE]}, "is in two places"),
    ({"crossings": {RED: 4, WHITE: 1}}, "4 is not between 0 and 3"),
    ({"crossings": {RED: 1, WHITE: 0}}, "A6.1"),
    ({"crossings": {RED: 1, WHITE: 1, BLUE: 3}}, "3 is not between 4 and 4"),
    ({"hands": {RED: [1, 2, 3], WHITE: [4, 5, 7]}}, "7 is not between 1 and 6"),
    ({"hands": {RED: [1, 2, 3], WHITE: [4, 5]}}, "2 cards in hand"),
    ({"hands": {RED: [1, 2, 3], WHITE: [4, 5, 6, 6]}}, "4 cards in hand"),
    ({"hands": {RED: [1, 2, 3], WHITE: [4, 5, 6], BLUE: [1]}}, "1 cards in hand"),
    ({"played": {BLUE: [6], RED: [3, 3, 3, 3]}}, "5 cards 3, there are 4"),
    ({"played": {}}, "24 cards left"),
    ({"played": {BLUE: [6], RED: ALL}, "hands": {RED: [], WHITE: [4, 5, 6]}}, "0 cards left"),
    ({"paid": [BLUE, RED], "disqualified": [RED]}, "cannot have paid"),
    ({"paid": []}, "A5.3"),
    ({"disqualified": [RED]}, "A5.3"),
    ({"laurels": {RED: 99}}, "99 is not between 0 and 24"),
    ({"laurels": {"nobody": 1}}, "unknown field"),
    ({"turned_up": ["russata5"]}, "does not look like"),
    ({"turned_up": ["purpurea.5"]}, "'purpurea' is none of"),
    ({"turn": BLUE}, "A3.1"),
    ({"turn": "nobody"}, "'nobody' is none of"),
    ({"still": -1}, "still: -1 is not between"),
    ({"possible": {RED: "zz"}}, "is no set of hands"),
    ({"possible": {RED: "xfffffffffffffff"}}, "is no set of hands"),
    ({"possible": {RED: "x1"}}, "known not to hold"),
    ({"cells": {}, "home": [BLUE, RED, WHITE], "hands": {}, "crossings": {}, "paid": [RED, WHITE, BLUE],
      "played": {RED: [1], WHITE: [1], BLUE: [1]}}, "the next race should begin"),
]  # fmt: skip


@pytest.mark.parametrize(("damage", "complaint"), DAMAGED, ids=lambda value: str(value)[:40])
def test_a_damaged_position_is_refused_with_its_place(damage: Object, complaint: str) -> None:
    with pytest.raises(BadInput) as caught:
        AVE_CAESAR.position_from_json({**good(), **damage})
    assert complaint in str(caught.value)


def test_neutral_chariots_pay_nothing_and_do_not_start() -> None:
    neutral = {**good(), "options": {"neutral": "1"}, "players": 2}
    neutral |= {"cells": {RED: "k_n", WHITE: "j_n", BLUE: "N1"}, "home": [], "crossings": {RED: 1, WHITE: 1, BLUE: 1}}
    for damage, rule in (({"paid": [BLUE]}, "A7.1"), ({"paid": [], "order": [BLUE, RED, WHITE]}, "A2.3")):
        with pytest.raises(BadInput, match=rule):
            AVE_CAESAR.position_from_json({**neutral, **damage})


@pytest.mark.parametrize("text", ["", "7>k_n", "5", "5>", "55>k_n", "leap"])
def test_words_that_are_no_action(text: str) -> None:
    with pytest.raises(BadInput, match="no action"):
        AVE_CAESAR.read_action(text)


def test_actions_have_a_notation_and_json() -> None:
    position = race({RED: "k_n", WHITE: "j_n"})
    for action in (PlayCard(5, "n_i"), PlayCard(6, "finish"), Skip()):
        assert AVE_CAESAR.read_action(action.notation()) == action
        assert AVE_CAESAR.action_from_json(action.to_json()) == action
        assert position.action(position.code(action)) == action


@pytest.mark.parametrize(
    "value", [{}, {"do": "leap"}, {"do": "play", "card": 7, "to": "k_n"}, {"do": "skip", "card": 1}]
)
def test_json_that_is_no_action(value: JSON) -> None:
    with pytest.raises(BadInput):
        AVE_CAESAR.action_from_json(value)


def test_codes_and_cells_that_do_not_exist() -> None:
    position = race({RED: "k_n", WHITE: "j_n"})
    for code in (-1, N_CODES, 100):
        with pytest.raises(BadInput):
            position.action(code)
        assert position.forbids(0, code) == "A3.2"
    with pytest.raises(BadInput, match="the course white has no cell 'r1'"):
        position.code(PlayCard(1, "r1"))


def test_a_miscount_is_noticed() -> None:
    """Law 12 would catch cards, chariots, progress, counts and moves that do not fit together."""
    for field, index, value in (
        ("hand", 0, 3),
        ("deck", 0, 9),
        ("hand_size", 0, 2),
        ("possible", 0, 0),
        ("rank", 0, 1),
        ("chariot_at", 0, 1),
        ("progress", 0, 5),
    ):
        position = race({RED: "k_n", WHITE: "j_n"})
        assert miscount(position) == ""
        getattr(position, field)[index] = value
        assert miscount(position) != ""
    position = race({RED: "k_n", WHITE: "j_n"})
    position.n_moves = 1
    assert "moves" in miscount(position)
    position = race({RED: "k_n", WHITE: "j_n"})
    position.chariot_at[position.at[0]] = 1
    assert "is not found" in miscount(position)
