"""Chapter A5: the imperial lane."""

import pytest
from tests.games.ave_caesar.tables import BLUE, RED, WHITE, act, forbidden, kinds, moves, of, race, track

from triumvir.contract.json import JSON
from triumvir.games.ave_caesar.course import BUILT_IN
from triumvir.games.ave_caesar.position import AveCaesarPosition


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


MAY = {"blocked_lane": "may_skip"}
WAITING = [
    ("y_o", "123", {WHITE: "K1"}),
    ("x3", "234", {WHITE: "y_o"}),
    ("x1", "123", {}),
    ("y_o", "124", {WHITE: "K2", BLUE: "K1"}),
]
"""Red in the second lap, unpaid: where, with which hand, and who stands in the way."""


@pytest.mark.parametrize(("at", "hand", "others"), WAITING)
def test_a5_4_an_unpaid_chariot_must_wait_for_the_lane(at: str, hand: str, others: dict[str, str]) -> None:
    found = second_lap(at, hand, {WHITE: "N4", **others})
    assert (found == {"skip"}) is bool(others)
    assert ("skip" in found) is bool(others)


@pytest.mark.parametrize(("at", "hand", "others"), WAITING)
def test_a5_4_if_so_chosen_it_may_wait_or_drive_past(at: str, hand: str, others: dict[str, str]) -> None:
    for fields in ({"options": MAY}, {"version": 1}):
        found = second_lap(at, hand, {WHITE: "N4", **others}, **fields)
        assert ("skip" in found) is bool(others)
        assert found != {"skip"}


@pytest.mark.parametrize("fields", [{}, {"options": MAY}])
def test_a5_4_not_if_a_move_stops_in_the_lane(fields: dict[str, JSON]) -> None:
    found = second_lap("y_o", "123", {WHITE: "K2"}, **fields)
    assert "skip" not in found
    assert "1>K1" in found
    assert "2>P5" not in found
    assert any(move.startswith("3") for move in found)


@pytest.mark.parametrize("fields", [{}, {"options": MAY}])
def test_a5_4_not_if_a_move_leaves_the_lane_within_reach(fields: dict[str, JSON]) -> None:
    """The 3 would stop in the lane, and from x2 it can still be reached."""
    found = second_lap("o_i", "123", {WHITE: "K1"}, **fields)
    assert "skip" not in found
    assert "1>x2" in found


@pytest.mark.parametrize("fields", [{}, {"options": MAY}])
def test_a5_4_not_if_the_cards_merely_do_not_fit(fields: dict[str, JSON]) -> None:
    assert "skip" not in second_lap("y_o", "455", {WHITE: "K1"}, **fields)


def test_a5_4_whoever_stands_in_the_way_keeps_from_the_lane() -> None:
    """Only x2 and x3 lead from o_i to the entry cell; who may skip waits for the entry cell and the lane only."""
    others = {WHITE: "x2", BLUE: "x3"}
    assert second_lap("o_i", "345", others) == {"skip"}
    assert "skip" not in second_lap("o_i", "345", others, options=MAY)
    assert "skip" not in second_lap("o_i", "345", {WHITE: "x2", BLUE: "N4"})


def test_a5_4_a_neutral_chariot_keeps_others_from_the_lane_and_never_waits() -> None:
    cells, options = {RED: "y_o", WHITE: "N4", BLUE: "K1"}, {"neutral": "1"}
    assert moves(race(cells, options=options, crossings={RED: 2})) == {"skip"}


@pytest.mark.parametrize("fields", [{}, {"options": MAY}])
def test_a5_4_not_in_another_lap_and_not_after_paying(fields: dict[str, JSON]) -> None:
    """In the first lap a chance is left, so it drives on as it likes."""
    first = race({RED: "y_o", WHITE: "K1"}, crossings={RED: 1}, paid=[WHITE], **fields)  # type: ignore[arg-type]
    assert "skip" not in moves(first)
    paid = race({RED: "y_o", WHITE: "K1"}, crossings={RED: 2}, paid=[RED, WHITE], **fields)  # type: ignore[arg-type]
    assert "skip" not in moves(paid)


@pytest.mark.parametrize("choice", ["must_skip", "may_skip"])
def test_a5_4_a_card_that_may_not_be_played_does_not_wait(choice: str) -> None:
    """Only the 6 would stop in the lane of yellow from here; a leader may not play it."""
    cells, crossings = {RED: "x4", WHITE: "K1", BLUE: "N1"}, {RED: 2}
    yellow = {"course": "yellow", "blocked_lane": choice}
    behind = race(cells, {RED: "666"}, options=yellow, crossings={RED: 2, BLUE: 3}, disqualified=[BLUE], paid=[WHITE])
    assert "skip" in moves(behind)
    assert behind.view(0).to_json()["halt"] == "lane_taken"
    leading = race(cells, {RED: "666"}, options=yellow, crossings=crossings, paid=[WHITE])
    assert moves(leading) == {"skip"}
    assert leading.view(0).to_json()["halt"] == "only_sixes"


def test_a5_4_driving_past_is_refused_with_the_rule() -> None:
    position = race({RED: "y_o", WHITE: "K1"}, {RED: "126"}, crossings={RED: 2}, paid=[WHITE])
    assert [forbidden(position, move) for move in ("1>P4", "2>Q4", "1>K1")] == ["A5.4", "A5.4", "A3.2"]
    assert forbidden(position, "6>N1") == "A4.1"
    assert [(refusal.subject, refusal.rule) for refusal in position.refusals(0)] == [
        ("1", "A5.4"),
        ("2", "A5.4"),
        ("6", "A4.1"),
    ]


def held_up(played: str = "1") -> AveCaesarPosition:
    return race({RED: "y_o", WHITE: "K1"}, crossings={RED: 2}, paid=[WHITE], played={RED: played})


def test_a5_4_others_are_told_of_a_skip_without_its_reason() -> None:
    """Red might hold three sixes in the lead."""
    skipped = act(held_up(), "skip")[0]
    assert skipped.to_json()["halt"] == "lane_taken"
    assert [skipped.seen_by(viewer).to_json()["halt"] for viewer in (0, 1, -1)] == ["lane_taken", None, None]


def test_a5_4_unless_everybody_can_conclude_it() -> None:
    """Two sixes are gone, and everything else could be driven past the lane."""
    skipped = act(held_up(played="166"), "skip")[0]
    assert [skipped.seen_by(viewer).to_json()["halt"] for viewer in (0, 1, -1)] == ["lane_taken"] * 3


def test_a5_4_before_the_skip_only_its_player_is_told_the_reason() -> None:
    position = held_up()
    assert [position.view(viewer).to_json()["halt"] for viewer in (0, 1, -1)] == ["lane_taken", None, None]
    before = race({RED: "y_o", WHITE: "K1"}, {WHITE: "111"}, crossings={RED: 2}, paid=[WHITE], turn=WHITE)
    began = act(before, "1>K2")[-1]
    assert began.seen_by(0).to_json() == {"event": "TurnBegan", "chariot": RED, "player": RED, "halt": None}
    waits = race({RED: "x3", WHITE: "x2"}, {RED: "234"}, crossings={RED: 2, WHITE: 2}, paid=[WHITE], turn=WHITE)
    began = act(waits, "1>y_o")[-1]
    assert [began.seen_by(viewer).to_json()["halt"] for viewer in (0, 1)] == ["lane_taken", None]


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
