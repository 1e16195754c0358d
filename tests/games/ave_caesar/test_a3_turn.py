"""Chapter A3: playing a card, moving, drawing."""

from tests.games.ave_caesar.tables import BLUE, RED, WHITE, act, alone, at, forbidden, kinds, moves, of, race, track

from triumvir.contract.chance import Scripted
from triumvir.games.ave_caesar.course import built_in_course
from triumvir.games.ave_caesar.events import ChariotMoved

ALL_BUT_ONE = "111" + "22223333444455556666"


def test_a3_1_turns_go_in_fixed_order_whoever_leads() -> None:
    position = race({RED: "k_n", WHITE: "e_i", BLUE: "o_i"}, order=[WHITE, RED, BLUE], turn=WHITE)
    for name in (WHITE, RED, BLUE, WHITE):
        assert of(position, "turn") == name
        act(position, sorted(moves(position))[0])
    assert position.forbids(1, 0) == "A3.1"


def test_a3_1_who_is_off_the_board_has_no_turn() -> None:
    position = race({RED: "k_n", BLUE: "o_i"}, home=[WHITE], paid=[WHITE])
    act(position, "1>l_n")
    assert of(position, "turn") == BLUE


def test_a3_2_every_cell_entered_must_be_free() -> None:
    assert moves(race({RED: "N4", WHITE: "k_n"}, {RED: "123"})) == {"1>k_s", "2>l_n", "2>l_s", "3>N5"}
    assert moves(race({RED: "j_n", WHITE: "N4"}, {RED: "123"})) == {"skip"}
    assert forbidden(race({RED: "N4", WHITE: "k_n"}, {RED: "123"}), "1>k_n") == "A3.2"
    assert forbidden(race({RED: "N4", WHITE: "k_n"}, {RED: "123"}), "4>m_n") == "A3.2"


def test_a3_2_different_routes_to_one_cell_are_one_move() -> None:
    assert moves(alone("k_n", "222")) == {"2>N5"}


def test_a3_2_the_card_is_moved_in_full_along_one_way() -> None:
    position = alone("N2", "333")
    moved = next(event for event in act(position, "3>N3") if isinstance(event, ChariotMoved))
    assert moved.path == ("h_o1", "h_o2", "N3")
    assert at(position, RED) == "N3"


def test_a3_3_whoever_can_move_must_even_the_long_way_round() -> None:
    position = race({RED: "N2", WHITE: "h_i"}, {RED: "111"})
    assert moves(position) == {"1>h_o1"}
    assert forbidden(position, "skip") == "A3.3"


def test_a3_3_whoever_cannot_move_skips_and_keeps_all_cards() -> None:
    position = race({RED: "N2", WHITE: "h_i", BLUE: "h_o1"}, {RED: "155"})
    assert moves(position) == {"skip"}
    assert kinds(act(position, "skip")) == ["TurnSkipped", "TurnBegan"]
    assert of(position, "hands") == {RED: [1, 5, 5], WHITE: [1, 2, 3], BLUE: [1, 2, 3]}


def test_a3_4_a_card_is_drawn_after_playing() -> None:
    position = alone("k_n", "123")
    act(position, "1>l_n", Scripted([19]))
    assert of(position, "hands") == {RED: [2, 3, 6], WHITE: [1, 2, 3]}


def test_a3_4_when_the_deck_is_empty_the_hand_shrinks() -> None:
    position = alone("k_n", "123", played={RED: "111222333444455556666"})
    act(position, "1>l_n")
    assert of(position, "hands") == {RED: [2, 3], WHITE: [1, 2, 3]}


def test_a3_5_without_cards_before_the_finish_a_chariot_is_stranded() -> None:
    position = alone("k_n", "1", played={RED: ALL_BUT_ONE})
    assert kinds(act(position, "1>l_n")) == ["CardPlayed", "ChariotMoved", "ChariotStranded", "TurnBegan"]
    assert of(position, "stranded") == [RED]
    assert of(position, "laurels") == {RED: 0, WHITE: 0}


def test_a3_5_the_last_card_may_bring_it_home() -> None:
    position = alone("P1", "1", played={RED: ALL_BUT_ONE}, crossings={RED: 3}, paid=[RED])
    act(position, "1>finish")
    assert of(position, "home") == [RED]
    assert of(position, "laurels") == {RED: 6, WHITE: 0}


def test_a3_6_water_changes_nothing() -> None:
    course = built_in_course("white")
    wet = [cell.name for cell in course.cells if any(cell.back < line < cell.front for line in course.water)]
    assert wet == ["l_s", "l_n"]
    on = track("white")
    assert moves(alone("k_n", "111")) == {"1>l_n", "1>l_s"}
    assert all(on.course.cells[on.numbers[name]].kind == "normal" for name in wet)
