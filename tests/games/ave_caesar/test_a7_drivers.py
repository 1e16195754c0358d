"""Rule A7.1: neutral chariots that players drive, each the one after whose turn they move."""

import pytest
from tests.games.ave_caesar.tables import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    WHITE,
    act,
    at,
    forbidden,
    kinds,
    moves,
    of,
    race,
)

from triumvir.contract.chance import Scripted, Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.event import Event
from triumvir.contract.json import JSON
from triumvir.contract.position import seats_to_act
from triumvir.games.ave_caesar.events import CardTurned, ChariotFinished, ReinsTaken
from triumvir.games.ave_caesar.game import AVE_CAESAR
from triumvir.games.ave_caesar.position import AveCaesarPosition

DRIVEN = {"neutral": "1", "neutral_drivers": "players"}
FIRST_CARD = Scripted([0, 0])
"""White draws, and the neutral chariot turns up, the lowest card of the deck."""


def asked(neutral: str = "o_i", **fields: JSON) -> tuple[AveCaesarPosition, list[Event]]:
    """White moves far away, then blue, neutral, turns up a 1; red comes after it."""
    cells = {RED: "e_i", WHITE: "N4", BLUE: neutral}
    position = race(cells, options=DRIVEN, turn=WHITE, **fields)  # type: ignore[arg-type]
    return position, act(position, "1>k_n", Scripted([0, 0]))


def test_a7_1_the_player_whose_turn_came_before_drives() -> None:
    position, told = asked()
    assert told[-2:] == [CardTurned(BLUE, 1), ReinsTaken(BLUE, WHITE, 1)]
    assert seats_to_act(position) == [1]
    assert moves(position) == {"1>x1", "1>x2", "1>x3"}
    assert position.forbids(0, position.code(AVE_CAESAR.read_action("1>x1"))) == "A3.1"
    assert kinds(act(position, "1>x3")) == ["ChariotMoved", "TurnBegan"]
    assert at(position, BLUE) == "x3"
    assert (of(position, "turn"), seats_to_act(position)) == (RED, [0])


def test_a7_1_automatically_it_drives_where_it_gets_on_best() -> None:
    cells = {RED: "e_i", WHITE: "N4", BLUE: "o_i"}
    position = race(cells, options={"neutral": "1"}, turn=WHITE)
    assert kinds(act(position, "1>k_n", Scripted([0, 0])))[-2:] == ["ChariotMoved", "TurnBegan"]


def test_a7_1_nobody_is_asked_where_there_is_nothing_to_choose() -> None:
    position, told = asked("m_s")
    assert kinds(told)[-2:] == ["ChariotMoved", "TurnBegan"]
    assert of(position, "turn") == RED


def test_a7_1_a_card_that_cannot_be_moved_is_discarded_all_the_same() -> None:
    cells = {RED: "N3", WHITE: "N4", BLUE: "N2"}
    position = race(cells, options=DRIVEN, turn=WHITE)
    assert kinds(act(position, "1>k_n", Scripted([0, 22])))[-2:] == ["CardDiscarded", "TurnBegan"]


def test_a7_1_the_driver_sees_the_card_and_so_does_everybody() -> None:
    position, told = asked()
    for viewer in (0, 1, -1):
        view = position.view(viewer).to_json()
        assert (view["turn"], view["driver"], view["turned"], view["halt"]) == (BLUE, WHITE, 1, None)
        assert view["disqualifying"] == []
    assert all(event.seen_by(0) == event for event in told if isinstance(event, ReinsTaken))
    act(position, "1>x1")
    after = position.view(0).to_json()
    assert (after["turn"], after["driver"], after["turned"]) == (RED, None, None)


def test_a7_1_other_cells_and_skipping_are_refused() -> None:
    position, _ = asked()
    assert [forbidden(position, word) for word in ("2>x1", "1>y_o", "skip", "6>finish")] == ["A7.1"] * 4
    assert position.refusals(1) == []
    assert [(refusal.subject, refusal.rule) for refusal in position.refusals(0)] == [("turn", "A3.1")]


def test_a7_1_it_may_be_driven_into_the_lane_and_pays_nothing() -> None:
    position, _ = asked("y_o", crossings={BLUE: 2})
    assert "DenariusPaid" not in kinds(act(position, "1>K1"))
    assert at(position, BLUE) == "K1"
    past, _ = asked("P4", crossings={BLUE: 2})
    assert "ChariotDisqualified" not in kinds(act(past, "1>Q4"))


def test_a7_1_several_neutral_chariots_in_a_row_have_the_same_driver() -> None:
    cells = {RED: "e_i", WHITE: "N4", BLUE: "o_i", GREEN: "x1"}
    position = race(cells, options={**DRIVEN, "neutral": "2"}, turn=WHITE)
    act(position, "1>k_n", FIRST_CARD)
    told = act(position, "1>x2", Scripted([0]))
    assert told[-1] == ReinsTaken(GREEN, WHITE, 1)
    assert seats_to_act(position) == [1]
    act(position, sorted(moves(position))[0])
    assert of(position, "turn") == RED


def test_a7_1_who_drives_two_chariots_is_asked_after_either() -> None:
    cells = {RED: "e_i", WHITE: "f_i", BLUE: "N4", GREEN: "k_s", GOLD: "o_i"}
    position = race(cells, options={**DRIVEN, "chariots": "2"}, turn=GREEN)
    assert act(position, "1>l_n", Scripted([0, 0]))[-1] == ReinsTaken(GOLD, WHITE, 1)
    assert seats_to_act(position) == [1]


def test_a7_1_who_has_just_come_home_drives_it_too() -> None:
    cells = {RED: "e_i", WHITE: "P1", BLUE: "o_i"}
    position = race(cells, options=DRIVEN, turn=WHITE, crossings={WHITE: 3}, paid=[WHITE])
    told = act(position, "1>finish", Scripted([0]))
    assert told[-1] == ReinsTaken(BLUE, WHITE, 1)
    assert seats_to_act(position) == [1]
    act(position, "1>x1")
    act(position, "1>f_i", Scripted([0, 0]))
    assert (of(position, "turn"), seats_to_act(position)) == (BLUE, [0])


def test_a7_1_the_last_card_is_driven_before_it_is_stranded() -> None:
    position, _ = asked(played={BLUE: "111" + "22223333444455556666"})
    assert AVE_CAESAR.position_from_line(position.to_line()).to_line() == position.to_line()
    assert kinds(act(position, "1>x1")) == ["ChariotMoved", "ChariotStranded", "TurnBegan"]


def test_a7_1_home_or_not_is_the_driver_s_choice_where_both_are_possible() -> None:
    """From n_i the 5 leads across the line on the inner way, and just before it on the outer one."""
    cells = {RED: "e_i", WHITE: "N4", BLUE: "n_i"}
    position = race(cells, options=DRIVEN, turn=WHITE, crossings={BLUE: 3})
    act(position, "1>k_n", Scripted([0, 15]))
    assert {"5>finish", "5>P1", "5>K1"} <= moves(position)
    assert isinstance(act(position, "5>finish")[0], ChariotFinished)


def test_a7_1_what_is_asked_reads_back_and_is_imagined() -> None:
    position, _ = asked()
    again = AVE_CAESAR.position_from_line(position.to_line())
    assert again.to_line() == position.to_line()
    assert (of(position, "turned"), of(position, "driver")) == (1, WHITE)
    assert isinstance(again, AveCaesarPosition)
    assert moves(again) == moves(position)
    imagined = position.imagine(0, Seeded(1))
    assert isinstance(imagined, AveCaesarPosition)
    assert moves(imagined) == moves(position)


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"turn": BLUE}, "turn"),
        ({"turn": RED, "turned": 1, "driver": WHITE}, "turn"),
        ({"turn": BLUE, "turned": 2, "driver": WHITE}, "turned"),
        ({"turn": BLUE, "turned": 6, "driver": WHITE, "played": {BLUE: "6"}}, "turned"),
        ({"turn": BLUE, "turned": 1, "driver": BLUE}, "driver"),
        ({"turn": BLUE, "turned": 1}, "driver"),
        ({"turn": BLUE, "turned": 1, "driver": WHITE, "options": {"neutral": "1"}}, "driver"),
        ({"turn": BLUE, "turned": 1, "driver": WHITE, "options": {"neutral": "1"}, "version": 1}, "driver"),
        ({"turn": BLUE, "turned": 1, "driver": WHITE, "cells": {RED: "N6", WHITE: "N4", BLUE: "m_s"}}, "turned"),
    ],
)
def test_a7_1_what_cannot_be_asked_is_refused(fields: dict[str, object], where: str) -> None:
    table = {"cells": {RED: "e_i", WHITE: "N4", BLUE: "o_i"}, "options": DRIVEN, **fields}
    with pytest.raises(BadInput) as caught:
        race(**table)  # type: ignore[arg-type]
    assert where in caught.value.where
