"""Chapter A2: who starts where."""

import pytest
from tests.games.ave_caesar.tables import BLUE, GOLD, GREEN, RED, WHITE, act, at, of, race, started

from triumvir.contract.chance import Scripted
from triumvir.contract.info import Options
from triumvir.games.ave_caesar.events import CardDrawn, RaceBegan, RaceEnded
from triumvir.games.ave_caesar.game import AVE_CAESAR
from triumvir.games.ave_caesar.position import AveCaesarPosition
from triumvir.games.ave_caesar.rule_set import race_programme


def options(**given: str) -> Options:
    return AVE_CAESAR.info.read_options(given)


def test_a2_1_the_highest_card_starts_and_ties_turn_further_cards() -> None:
    # Of a full deck 0 to 3 is a 1 and 20 to 23 a 6; then one 6 is missing.
    position = started(seats=3, chance=Scripted([8, 20, 20, 0, 16]))
    assert of(position, "turned_up") == [f"{RED}.3", f"{WHITE}.6", f"{BLUE}.6", f"{WHITE}.1", f"{BLUE}.5"]
    assert of(position, "order") == [BLUE, RED, WHITE]
    assert of(position, "turn") == BLUE
    assert [int(position.deck_size[chariot]) for chariot in range(3)] == [21, 21, 21]


def test_a2_1_if_whole_decks_tie_the_first_at_the_table_starts() -> None:
    position = started(seats=2, chance=Scripted())
    assert len(position.turned_up) == 48
    assert of(position, "order") == [RED, WHITE]


START_PLACES = [
    ({}, 2, "P1 P2", "P2 P3"),
    ({}, 4, "P1 P2 P3 P4", "P2 P3 P4 P5"),
    ({}, 5, "P1 P2 P3 P4 P5", "P1 P2 P3 P4 P5"),
    ({"neutral": "2"}, 4, "P1 P2 P3 P4 P5 P6", "P1 P2 P3 P4 P5 P6"),
    ({"neutral": "1"}, 3, "P1 P2 P3 P4", "P2 P3 P4 P5"),
    ({"course": "blue", "direction": "counter_clockwise"}, 3, "Q1 Q2 Q3", "Q2 Q3 Q4"),
    ({"course": "yellow"}, 3, "P1 P2 P3", "P1 P2 P3"),
    ({"course": "red", "direction": "counter_clockwise"}, 6, "Q1 Q2 Q3 Q4 Q5 Q6", "Q1 Q2 Q3 Q4 Q5 Q6"),
]


def standing(position: AveCaesarPosition) -> str:
    return " ".join(at(position, name) for name in position.rules.names())


@pytest.mark.parametrize(("given", "seats", "in_order", "middle"), START_PLACES)
def test_a2_2_start_places(given: dict[str, str], seats: int, in_order: str, middle: str) -> None:
    assert standing(started(given, seats)) == in_order
    assert standing(started({**given, "start_places": "middle"}, seats)) == middle
    assert standing(started(given, seats, version=1)) == middle


def end_of_first_race(next_starter: str, neutral: str = "0") -> list[RaceBegan | RaceEnded]:
    """Blue is home and paid, white home and disqualified, green stranded first, then gold; red comes home now."""
    position = race(
        {RED: "P1"},
        options={"races": "2", "next_starter": next_starter, "neutral": neutral},
        players=5 if neutral == "0" else 4,
        crossings={RED: 3},
        home=[BLUE, WHITE],
        stranded=[GREEN, GOLD],
        paid=[BLUE, RED],
        disqualified=[WHITE],
        played={GREEN: "123456" * 4, GOLD: "123456" * 4},
        order=[GREEN, GOLD, RED, WHITE, BLUE] if neutral == "0" else [BLUE, RED, WHITE, GREEN, GOLD],
    )
    return [event for event in act(position, "1>finish") if isinstance(event, (RaceBegan, RaceEnded))]


def test_a2_3_the_result_runs_from_paid_over_disqualified_to_stranded() -> None:
    ended, _ = end_of_first_race("last_place")
    assert isinstance(ended, RaceEnded)
    assert ended.result == (BLUE, RED, WHITE, GOLD, GREEN)


@pytest.mark.parametrize(
    ("next_starter", "order"),
    [
        ("last_place", (GREEN, GOLD, RED, WHITE, BLUE)),
        ("started_last", (BLUE, GREEN, GOLD, RED, WHITE)),
        ("by_result", (BLUE, RED, WHITE, GOLD, GREEN)),
    ],
)
def test_a2_3_who_starts_the_next_race(next_starter: str, order: tuple[str, ...]) -> None:
    _, began = end_of_first_race(next_starter)
    assert isinstance(began, RaceBegan)
    assert began.order == order


@pytest.mark.parametrize(
    ("next_starter", "order"),
    [
        ("last_place", (GREEN, GOLD, RED, WHITE, BLUE)),
        ("started_last", (GREEN, GOLD, RED, WHITE, BLUE)),
        ("by_result", (BLUE, RED, WHITE, GREEN, GOLD)),
    ],
)
def test_a2_3_a_neutral_chariot_never_starts(next_starter: str, order: tuple[str, ...]) -> None:
    _, began = end_of_first_race(next_starter, neutral="1")
    assert isinstance(began, RaceBegan)
    assert began.order == order


@pytest.mark.parametrize(
    ("given", "programme"),
    [
        ({}, "white 0 yellow 0 white 1 yellow 1"),
        ({"course": "red", "races": "2"}, "red 0 blue 0"),
        ({"course": "blue", "other_course": "white", "races": "3"}, "blue 0 white 0 blue 1"),
        ({"direction": "counter_clockwise"}, "white 1 yellow 1 white 0 yellow 0"),
    ],
)
def test_a2_4_the_programme_of_a_tournament(given: dict[str, str], programme: str) -> None:
    found = [f"{name} {direction}" for name, direction in race_programme(options(**given))]
    assert " ".join(found) == programme


def test_the_next_race_begins_with_new_decks_and_hands() -> None:
    position = race({RED: "P1"}, options={"races": "2"}, home=[WHITE], paid=[RED, WHITE], crossings={RED: 3}, players=2)
    events = act(position, "1>finish")
    began = next(event for event in events if isinstance(event, RaceBegan))
    assert (began.race, began.course, began.direction) == (2, "yellow", "clockwise")
    assert sum(isinstance(event, CardDrawn) for event in events) == 6
    assert of(position, "played") == {RED: [], WHITE: []}
    assert of(position, "laurels") == {RED: 4, WHITE: 0}
    assert of(position, "turned_up") == []
