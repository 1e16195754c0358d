"""Chapter A5: the imperial lane."""

import pytest
from tests.games.ave_caesar.tables import BLUE, RED, WHITE, act, forbidden, kinds, moves, of, race, track

from triumvir.contract.json import JSON
from triumvir.games.ave_caesar.course import BUILT_IN


def second_lap(at: str, hand: str, others: dict[str, str], **fields: JSON) -> set[str]:
    """The moves of red in the second lap, unpaid, with others in the way who have paid."""
    cells = {RED: at, **others}
    crossings = dict.fromkeys(cells, 2)
    return moves(race(cells, {RED: hand}, crossings=crossings, paid=list(others), **fields))  # type: ignore[arg-type]


def test_a5_1_a_stop_in_the_lane_pays() -> None:
    position = race({RED: "y_o", WHITE: "Q1"})
    assert "DenariusPaid" in kinds(act(position, "1>K1"))
    assert of(position, "paid") == [RED]


def test_a5_1_passing_through_does_not_count() -> None:
    position = race({RED: "y_o", WHITE: "Q1"}, {RED: "455"})
    assert "DenariusPaid" not in kinds(act(position, "4>a_o"))
    assert of(position, "paid") == []


def test_a5_1_who_has_paid_may_use_the_lane_again() -> None:
    position = race({RED: "y_o", WHITE: "Q1"}, paid=[RED])
    assert "DenariusPaid" not in kinds(act(position, "1>K1"))
    assert of(position, "paid") == [RED]


def test_a5_2_several_stand_in_the_lane_and_nobody_overtakes() -> None:
    lane = {RED: "K1", WHITE: "K3", BLUE: "K2"}
    assert moves(race(lane, {RED: "123"}, paid=[RED, WHITE, BLUE])) == {"skip"}
    free = {RED: "K1", WHITE: "K3"}
    assert moves(race(free, {RED: "123"}, paid=[RED, WHITE])) == {"1>K2"}


def test_a5_3_the_third_lap_begun_unpaid_disqualifies() -> None:
    position = race({RED: "P1", WHITE: "N4"}, crossings={RED: 2})
    assert "ChariotDisqualified" in kinds(act(position, "1>Q1"))
    assert of(position, "disqualified") == [RED]


def test_a5_3_a_stop_in_the_lane_beyond_the_line_pays_first() -> None:
    position = race({RED: "y_o", WHITE: "N4"}, crossings={RED: 2})
    told = kinds(act(position, "2>K2"))
    assert "DenariusPaid" in told
    assert "ChariotDisqualified" not in told
    assert of(position, "crossings") == {RED: 3, WHITE: 1}


def test_a5_3_who_is_disqualified_drives_on_and_stays_so() -> None:
    position = race({RED: "y_o", WHITE: "N4"}, crossings={RED: 3}, disqualified=[RED])
    assert "DenariusPaid" not in kinds(act(position, "1>K1"))
    home = race({RED: "P1", WHITE: "N4"}, crossings={RED: 3}, disqualified=[RED])
    act(home, "1>finish")
    assert of(home, "laurels") == {RED: 0, WHITE: 0}


@pytest.mark.parametrize(
    ("at", "hand", "others"),
    [
        ("y_o", "123", {WHITE: "K1"}),
        ("x3", "234", {WHITE: "y_o"}),
        ("x1", "123", {}),
        ("y_o", "124", {WHITE: "K2", BLUE: "K1"}),
    ],
)
def test_a5_4_an_unpaid_chariot_may_wait_for_the_lane(at: str, hand: str, others: dict[str, str]) -> None:
    assert ("skip" in second_lap(at, hand, {WHITE: "N4", **others})) is bool(others)


def test_a5_4_not_if_a_move_stops_in_the_lane() -> None:
    assert "skip" not in second_lap("y_o", "123", {WHITE: "K2"})
    assert "1>K1" in second_lap("y_o", "123", {WHITE: "K2"})


def test_a5_4_not_if_a_move_leaves_the_lane_within_reach() -> None:
    assert "skip" not in second_lap("o_i", "123", {WHITE: "K1"})


def test_a5_4_not_if_the_cards_merely_do_not_fit() -> None:
    assert "skip" not in second_lap("y_o", "455", {WHITE: "K1"})


def test_a5_4_not_in_another_lap_and_not_after_paying() -> None:
    first = race({RED: "y_o", WHITE: "K1"}, crossings={RED: 1}, paid=[WHITE])
    assert "skip" not in moves(first)
    paid = race({RED: "y_o", WHITE: "K1"}, crossings={RED: 2}, paid=[RED, WHITE])
    assert "skip" not in moves(paid)


def test_a5_4_a_card_that_may_not_be_played_does_not_wait() -> None:
    """Only the 6 would stop in the lane of yellow from here; a leader may not play it."""
    cells, crossings = {RED: "x4", WHITE: "K1", BLUE: "N1"}, {RED: 2}
    yellow = {"course": "yellow"}
    behind = race(cells, {RED: "666"}, options=yellow, crossings={RED: 2, BLUE: 3}, disqualified=[BLUE], paid=[WHITE])
    assert "skip" in moves(behind)
    leading = race(cells, {RED: "666"}, options=yellow, crossings=crossings, paid=[WHITE])
    assert moves(leading) == {"skip"}


def test_a5_4_the_skip_is_told_without_its_reason() -> None:
    position = race({RED: "y_o", WHITE: "K1"}, crossings={RED: 2}, paid=[WHITE])
    skipped = act(position, "skip")[0]
    assert skipped.to_json() == {"event": "TurnSkipped", "chariot": RED}


def test_a5_4_the_table_warns_before_a_move_that_disqualifies() -> None:
    position = race({RED: "P1", WHITE: "N4"}, crossings={RED: 2})
    warned = position.view(0).to_json()["disqualifying"]
    assert isinstance(warned, list)
    assert {"Q1", "Q2", "a_i"} <= set(warned)
    assert position.view(0).to_json()["disqualifying"] == position.view(-1).to_json()["disqualifying"]
    assert race({RED: "P1", WHITE: "N4"}).view(0).to_json()["disqualifying"] == []


@pytest.mark.parametrize("course", BUILT_IN)
def test_a5_5_the_entry_cell(course: str) -> None:
    tight = course in ("white", "blue")
    there, back = track(course), track(course, "counter_clockwise")
    assert there.names[there.entry] == ("y_o" if tight else "x4")
    assert back.names[back.entry] == ("a_o" if tight else "s4")


def test_a5_5_the_lane_may_be_used_in_any_lap() -> None:
    for crossings, out in ((1, []), (2, []), (3, [RED])):
        position = race({RED: "y_o", WHITE: "N4"}, crossings={RED: crossings}, disqualified=list(out))
        assert "1>K1" in moves(position)
        assert forbidden(position, "1>K2") == "A3.2"
