"""Chapter A6: finishing, laurels, the end."""

import pytest
from tests.games.ave_caesar.tables import BLUE, GREEN, RED, WHITE, act, forbidden, kinds, moves, of, race

from triumvir.games.ave_caesar.events import ChariotFinished, GameEnded


def test_a6_1_crossing_the_line_the_last_time_finishes() -> None:
    position = race({RED: "P1", WHITE: "N4"}, {RED: "146"}, crossings={RED: 3}, paid=[RED])
    assert moves(position) == {"1>finish", "4>finish"}
    finished = next(event for event in act(position, "4>finish") if isinstance(event, ChariotFinished))
    assert (finished.path, finished.laurels) == ((), 6)
    assert of(position, "home") == [RED]
    assert of(position, "hands") == {WHITE: [1, 2, 3]}


def test_a6_1_not_in_an_earlier_lap() -> None:
    position = race({RED: "P1", WHITE: "N4"}, crossings={RED: 2}, paid=[RED])
    assert forbidden(position, "1>finish") == "A6.1"


def test_a6_1_cells_behind_the_line_need_not_be_free_those_before_must() -> None:
    behind = race({RED: "P1", WHITE: "Q1", BLUE: "Q2"}, {RED: "111"}, crossings={RED: 3}, paid=[RED])
    assert moves(behind) == {"1>finish"}
    before = race({RED: "y_i", WHITE: "P1", BLUE: "P2", GREEN: "P3"}, {RED: "222"}, crossings={RED: 3}, paid=[RED])
    assert moves(before) == {"skip"}


def test_a6_1_a_card_may_finish_or_stop_before_the_line() -> None:
    position = race(
        {RED: "x4", WHITE: "N1"}, {RED: "333"}, options={"course": "yellow"}, crossings={RED: 3}, paid=[RED]
    )
    assert moves(position) == {"3>finish", "3>K3"}
    finished = next(event for event in act(position, "3>finish") if isinstance(event, ChariotFinished))
    assert finished.path == ("y4", "P4")


def test_a6_2_paid_finishers_score_by_their_order() -> None:
    fields = {"home": [BLUE, GREEN], "paid": [RED, WHITE, BLUE], "disqualified": [GREEN]}
    position = race({RED: "P1", WHITE: "P2"}, crossings={RED: 3, WHITE: 3}, **fields)  # type: ignore[arg-type]
    act(position, "1>finish")
    act(position, "1>finish")
    assert of(position, "laurels") == {RED: 4, WHITE: 3, BLUE: 0, GREEN: 0}
    assert position.outcome() is not None


def test_a6_2_all_six_ranks() -> None:
    names = ["russata", "albata", "veneta", "prasina", "aurata", "purpurea"]
    cells = {name: f"P{i + 1}" for i, name in enumerate(names)}
    position = race(cells, crossings=dict.fromkeys(names, 3), paid=list(names))
    for _ in names:
        act(position, "1>finish")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == (6, 4, 3, 2, 1, 0)
    assert outcome.places == (1, 2, 3, 4, 5, 6)
    assert [position.payoff(seat) for seat in range(6)] == [1.0, 0.8, 0.6, 0.4, 0.2, 0.0]


def test_a6_2_the_race_ends_without_waiting_for_neutral_chariots() -> None:
    fields = {"home": [WHITE], "paid": [RED, WHITE], "options": {"neutral": "1"}}
    position = race({RED: "P1", BLUE: "N4"}, crossings={RED: 3}, players=2, **fields)  # type: ignore[arg-type]
    assert kinds(act(position, "1>finish"))[-2:] == ["RaceEnded", "GameEnded"]
    assert position.to_act() == 0


@pytest.mark.parametrize(
    ("laurels", "reason", "places"),
    [
        ({RED: 0, WHITE: 0}, "laurels", (1, 2)),
        ({RED: 0, WHITE: 6}, "shared_laurels", (1, 1)),
        ({RED: 1, WHITE: 9}, "laurels", (2, 1)),
    ],
)
def test_a6_3_most_laurels_win_and_ties_are_shared(
    laurels: dict[str, int], reason: str, places: tuple[int, ...]
) -> None:
    position = race(
        {RED: "P1"},
        crossings={RED: 3},
        players=2,
        paid=[RED],
        stranded=[WHITE],
        played={WHITE: "123456" * 4},
        laurels=dict(laurels),
    )
    ended = act(position, "1>finish")[-1]
    assert ended == GameEnded(reason, places)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == (reason, places)
    assert position.forbids(0, 0) == "A6.3"


def test_a6_3_nobody_may_have_laurels() -> None:
    fields = {"stranded": [WHITE], "disqualified": [RED], "played": {WHITE: "123456" * 4}}
    position = race({RED: "P1"}, crossings={RED: 3}, players=2, **fields)  # type: ignore[arg-type]
    act(position, "1>finish")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("no_laurels", (1, 1))
    assert position.payoff(0) == position.payoff(1) == 0.5
