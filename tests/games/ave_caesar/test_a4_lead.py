"""Chapter A4: the lead and the six."""

import pytest
from tests.games.ave_caesar.tables import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    act,
    alone,
    cell,
    forbidden,
    kinds,
    moves,
    of,
    race,
    track,
)

from triumvir.games.ave_caesar.lead import count_leaders, is_leading, still_without

MUST = {"only_sixes": "must"}


@pytest.mark.parametrize(
    ("course", "inner", "outer"),
    [
        ("white", "h_i", "h_o2"),
        ("white", "f_i", "f_o2"),
        ("blue", "t_i1", "t_o2"),
        ("red", "g_i2", "g_o4"),
        ("yellow", "K3", "P6"),
    ],
)
def test_a4_1_the_lead_is_judged_by_printed_lines(course: str, inner: str, outer: str) -> None:
    position = race({RED: inner, WHITE: outer}, options={"course": course})
    assert is_leading(position, 0)
    assert is_leading(position, 1)


def test_a4_1_fewer_cells_to_go_are_not_the_lead() -> None:
    position = race({RED: "t_i1", WHITE: "t_o2"}, options={"course": "blue"})
    on = position.track
    assert on.way[on.n * 3 + cell(on, "t_i1")] < on.way[on.n * 3 + cell(on, "t_o2")]
    assert count_leaders(position) == 2


def test_a4_1_progress_counts_laps_and_is_0_on_the_start_row() -> None:
    position = race({RED: "P2", WHITE: "Q3", BLUE: "P4"}, crossings={RED: 0, WHITE: 1, BLUE: 1})
    assert [int(position.progress[chariot]) for chariot in range(3)] == [0, 6, 156]
    lane = track("white", "counter_clockwise")
    assert [int(lane.position[cell(lane, name)]) for name in ("K3", "K2", "K1", "Q1", "P1")] == [154, 2, 6, 156, 6]


def test_a4_1_the_leader_may_not_play_a_six() -> None:
    position = race({RED: "k_n", WHITE: "j_n"}, {RED: "156"})
    assert not any(move.startswith("6") for move in moves(position))
    assert forbidden(position, "6>n_i") == "A4.1"
    assert any(move.startswith("6") for move in moves(race({RED: "j_n", WHITE: "k_n"}, {RED: "156"})))


def test_a4_1_disqualified_and_neutral_chariots_lead_too() -> None:
    out = race({RED: "k_n", WHITE: "l_n"}, {RED: "666"}, crossings={RED: 3, WHITE: 3}, paid=[RED], disqualified=[WHITE])
    assert any(move.startswith("6") for move in moves(out))
    neutral = race({RED: "k_n", WHITE: "j_n", BLUE: "l_n"}, {RED: "666"}, options={"neutral": "1"})
    assert any(move.startswith("6") for move in moves(neutral))


def test_a4_2_none_of_several_leaders_may_play_a_six() -> None:
    position = race({RED: "k_n", WHITE: "k_s", BLUE: "j_n"}, {RED: "166", WHITE: "166"})
    assert forbidden(position, "6>n_i") == "A4.2"
    act(position, "1>l_s")
    assert any(move.startswith("6") for move in moves(position))


def test_a4_3_the_very_first_card_may_be_a_six() -> None:
    fields = {"crossings": {RED: 0, WHITE: 0}, "played": {RED: "", WHITE: ""}}
    first = race({RED: "P2", WHITE: "P3"}, {RED: "666", WHITE: "666"}, **fields)  # type: ignore[arg-type]
    assert all(move.startswith("6") for move in moves(first))
    second = race({RED: "P2", WHITE: "P3"}, {WHITE: "666"}, turn=WHITE, **fields)  # type: ignore[arg-type]
    assert moves(second) == {"skip"}
    later = race({RED: "P2", WHITE: "P3"}, {RED: "666"}, crossings={RED: 0, WHITE: 0}, played={RED: "1", WHITE: ""})
    assert moves(later) == {"skip"}


def test_a4_4_a_leader_with_only_sixes_skips() -> None:
    assert moves(race({RED: "k_n", WHITE: "j_n"}, {RED: "666"})) == {"skip"}


@pytest.mark.parametrize("narrow", ["N4", "K1"])
def test_a4_4_except_on_a_narrow_cell(narrow: str) -> None:
    position = race({RED: narrow, WHITE: "j_n"}, {RED: "666"}, options=MUST)
    assert moves(position)
    assert all(move.startswith("6") for move in moves(position))


@pytest.mark.parametrize("narrow", ["N4", "K1"])
def test_a4_4_there_a_six_may_be_played_or_kept(narrow: str) -> None:
    """By default as the booklet says: he may play one of the sixes; in the first version he had to."""
    position = race({RED: narrow, WHITE: "j_n"}, {RED: "666"})
    must = race({RED: narrow, WHITE: "j_n"}, {RED: "666"}, options=MUST)
    assert moves(position) == moves(must) | {"skip"}
    assert moves(race({RED: narrow, WHITE: "j_n"}, {RED: "666"}, version=1)) == moves(must)
    assert position.view(0).to_json()["halt"] == "only_sixes"
    assert must.view(0).to_json()["halt"] is None


def test_a4_4_what_may_be_kept_is_only_sixes_of_a_leader() -> None:
    assert "skip" not in moves(race({RED: "N4", WHITE: "j_n"}, {RED: "566"}))
    assert "skip" not in moves(race({RED: "N3", WHITE: "j_n"}, {RED: "666"}))


def test_a4_4_only_sixes_may_be_fewer_than_three() -> None:
    played = {RED: "66" + "1111222233334444" + "5555", WHITE: "1"}
    position = race({RED: "N4", WHITE: "j_n"}, {RED: "66"}, played=played)
    assert moves(position) == {"6>n_i", "6>n_o", "skip"}


def test_a4_4_with_another_card_in_hand_the_exception_does_not_hold() -> None:
    position = race({RED: "N4", WHITE: "j_n"}, {RED: "566"})
    assert not any(move.startswith("6") for move in moves(position))


def pair(**fields: object) -> set[str]:
    """Red and white side by side behind N1, blue behind them; all hold sixes."""
    cells = {RED: "e_i", WHITE: "e_o", BLUE: "N1"}
    return moves(race(cells, {RED: "666", WHITE: "666"}, **fields))  # type: ignore[arg-type]


def test_a4_5_the_first_of_two_blocking_leaders_may_play_a_six() -> None:
    assert pair() == {"skip"}
    assert all(move.startswith("6") for move in pair(skipped=[WHITE], options=MUST))
    assert pair(skipped=[WHITE]) == pair(skipped=[WHITE], options=MUST) | {"skip"}


FUNNEL = {RED: "y_o", WHITE: "y_m", BLUE: "P5"}
"""Counter-clockwise only y_m and y_o lead on from P5, though y has three cells."""


def funnel(cells: dict[str, str] = FUNNEL, **fields: object) -> set[str]:
    given = {"direction": "counter_clockwise", "only_sixes": "must"}
    hands, lap = {RED: "666", WHITE: "666"}, dict.fromkeys(cells, 2)
    if fields.get("version") == 1:
        del given["only_sixes"]
    position = race(cells, hands, options=given, turn=WHITE, skipped=[RED], crossings=lap, **fields)  # type: ignore[arg-type]
    return moves(position)


def test_a4_5_blocked_is_who_has_no_way_past_the_two() -> None:
    assert funnel() == {"6>N5", "6>m_n", "6>m_s"}
    assert funnel({**FUNNEL, BLUE: "P3"}) == {"skip"}


def test_a4_5_nobody_else_may_have_a_way_past() -> None:
    assert funnel({**FUNNEL, GREEN: "P6"}) == {"6>N5", "6>m_n", "6>m_s"}
    assert funnel({**FUNNEL, GREEN: "P1"}) == {"skip"}
    assert funnel({**FUNNEL, GREEN: "K1"}) == {"6>N5", "6>m_n", "6>m_s"}


def test_a4_5_the_first_version_went_by_the_width_of_the_row() -> None:
    assert funnel(version=1) == {"skip"}


def test_a4_5_who_is_a_lap_behind_comes_round_to_the_two() -> None:
    """Blue stands before the leaders, or beside them, a lap behind: its way leads round the course to them."""
    cells = {RED: "e_i", WHITE: "e_o", BLUE: "x1"}
    laps = {RED: 2, WHITE: 2, BLUE: 1}
    assert moves(race(cells, {RED: "666"}, options=MUST, skipped=[WHITE], crossings=laps)) != {"skip"}
    wide = {RED: "x1", WHITE: "x2", BLUE: "x3"}
    assert moves(race(wide, {RED: "666"}, options=MUST, skipped=[WHITE], crossings=laps)) == {"skip"}


def test_a4_5_not_if_a_way_leads_past_them_or_nobody_is_behind() -> None:
    wide = race({RED: "x1", WHITE: "x2", BLUE: "o_i"}, {RED: "666"}, skipped=[WHITE])
    assert moves(wide) == {"skip"}
    assert moves(race({RED: "e_i", WHITE: "e_o"}, {RED: "666"}, skipped=[WHITE])) == {"skip"}
    three = {RED: "x1", WHITE: "x2", BLUE: "x3"}
    assert moves(race(three, {RED: "666"}, skipped=[WHITE, BLUE])) == {"skip"}


def test_a4_6_after_a_round_without_movement_a_six_may_be_played() -> None:
    still = {RED: "k_n", WHITE: "j_n"}
    assert moves(race(still, {RED: "666"}, still=1)) == {"skip"}
    assert moves(race(still, {RED: "666"}, still=2)) == {"6>o_i", "6>o_o1"}
    assert "skip" not in moves(race(still, {RED: "566"}, still=2))
    assert not any(move.startswith("6") for move in moves(race(still, {RED: "566"}, still=2)))


def test_a4_6_skips_count_and_movement_resets() -> None:
    position = race({RED: "k_n", WHITE: "k_s"}, {RED: "666", WHITE: "666"})
    act(position, "skip")
    act(position, "skip")
    assert of(position, "still") == 2
    act(position, "6>o_i")
    assert of(position, "still") == 0


def departing(version: int) -> set[str]:
    """White moves, two neutral leaders discard their last card and are out, red leads with a six."""
    gone = "111122223333" + "44445555"
    position = race(
        {RED: "x1", WHITE: "i_i2", BLUE: "x2", GREEN: "x3"},
        {RED: "6", WHITE: "11"},
        options={"neutral": "2"},
        turn=WHITE,
        played={RED: gone + "666", WHITE: "11" + gone[4:] + "6666", BLUE: gone + "666", GREEN: gone + "666"},
        version=version,
    )
    told = kinds(act(position, "1>j_n"))
    assert told[2:8] == ["CardTurned", "CardDiscarded", "ChariotStranded"] * 2
    assert of(position, "turn") == RED
    return moves(position)


def test_a4_6_turns_of_chariots_that_have_left_do_not_count() -> None:
    assert departing(version=2) == {"skip"}
    assert departing(version=1) == {"6>c1", "6>c2", "6>c3", "6>c4"}


@pytest.mark.parametrize(("still", "on_board", "left"), [(0, 4, 0), (1, 4, 0), (4, 4, 3), (5, 4, 3), (8, 3, 5)])
def test_a4_6_of_every_round_one_turn_was_that_of_the_departed(still: int, on_board: int, left: int) -> None:
    assert still_without(still, on_board) == left


def test_a4_6_while_everything_stands_still_a_six_must_be_played() -> None:
    assert "skip" in moves(race({RED: "N4", WHITE: "j_n"}, {RED: "666"}, still=1))
    assert "skip" not in moves(race({RED: "N4", WHITE: "j_n"}, {RED: "666"}, still=2))


def test_a4_6_neutral_turns_without_movement_count() -> None:
    cells = {RED: "N3", WHITE: "N2", BLUE: "h_i", GREEN: "h_o2"}
    position = race(cells, {RED: "666", WHITE: "555"}, options={"neutral": "2"}, turn=WHITE)
    assert kinds(act(position, "skip")) == ["TurnSkipped", "NeutralBlocked", "NeutralBlocked", "TurnBegan"]
    assert of(position, "still") == 3


def test_a4_6a_who_is_alone_on_the_board_is_never_barred() -> None:
    position = race({RED: "k_n"}, {RED: "166"}, stranded=[WHITE], played={WHITE: "123456" * 4}, players=2)
    assert any(move.startswith("6") for move in moves(position))


@pytest.mark.parametrize(("choice", "may"), [("free", True), ("leader_barred", False), ("", False)])
def test_a4_7_after_the_first_finish(choice: str, may: bool) -> None:
    options = {"sixes_after_first_finish": choice} if choice else {}
    position = race({RED: "k_n", WHITE: "j_n"}, {RED: "166"}, home=[BLUE], paid=[BLUE], options=options)
    assert any(move.startswith("6") for move in moves(position)) is may
    before = race({RED: "k_n", WHITE: "j_n"}, {RED: "166"}, home=[BLUE], paid=[BLUE], version=1)
    assert any(move.startswith("6") for move in moves(before))
    stranded = race({RED: "k_n", WHITE: "j_n"}, {RED: "166"}, stranded=[BLUE], played={BLUE: "123456" * 4})
    assert not any(move.startswith("6") for move in moves(stranded))


def test_a_chariot_far_behind_is_free() -> None:
    assert any(move.startswith("6") for move in moves(alone("j_n", "666", crossings={WHITE: 2})))
