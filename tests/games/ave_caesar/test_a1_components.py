"""Chapter A1: chariots, decks, courses, and the numbers that they must show."""

from itertools import pairwise

import pytest
from tests.games.ave_caesar.tables import cell, started, track

from triumvir.games.ave_caesar.course import BUILT_IN, built_in_course
from triumvir.games.ave_caesar.track import (
    DIRECTIONS,
    lane_size,
    lap_lengths,
    narrow_cells,
    points_to_spare,
    race_lengths,
    reach,
    shortest_race,
    successors,
    way_home,
)

# fmt: off
NUMBERS = [
    # course   lap     lane    race    cells narrow
    ("white",  26, 30, 3, 2,   80, 92, 68,   6),
    ("blue",   26, 31, 3, 2,   80, 95, 71,   4),
    ("yellow", 25, 30, 6, 4,   78, 93, 77,   3),
    ("red",    25, 31, 6, 4,   78, 96, 79,   2),
]
# fmt: on


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("numbers", NUMBERS, ids=lambda numbers: numbers[0])
def test_a1_2_the_courses_have_these_numbers(numbers: tuple[str | int, ...], direction: str) -> None:
    on = track(str(numbers[0]), direction)
    laps, races = lap_lengths(on), race_lengths(on)
    lane = lane_size(on)
    found = (numbers[0], laps[0], laps[-1], *lane, races[0], races[-1], on.n, len(narrow_cells(on)))
    assert found == numbers
    assert shortest_race(on) == races[0] == 1 + 3 * laps[0] + lane[0] - lane[1]
    assert races[-1] == 1 + 3 * laps[-1] + lane[0] - lane[1]


@pytest.mark.parametrize(("course", "spare"), [("white", 4), ("blue", 4), ("yellow", 6), ("red", 6)])
def test_a1_2_a_deck_leaves_a_few_points_to_spare(course: str, spare: int) -> None:
    on = track(course)
    best = max(points_to_spare(on, int(place), 0, True, 84) for place in on.start)
    assert best == spare


@pytest.mark.parametrize("course", BUILT_IN)
def test_a1_2_counter_clockwise_every_edge_is_reversed(course: str) -> None:
    there, back = track(course), track(course, "counter_clockwise")
    edges = {(source, target) for source in range(there.n) for target in successors(there, source)}
    assert {(target, source) for source in range(back.n) for target in successors(back, source)} == edges


def test_a1_1_every_chariot_has_a_deck_a_hand_and_a_denarius() -> None:
    for seats in range(2, 7):
        position = started(seats=seats)
        for chariot in range(seats):
            counts = [int(position.hand[chariot * 6 + c] + position.deck[chariot * 6 + c]) for c in range(6)]
            assert counts == [4] * 6
            assert sum((card + 1) * count for card, count in enumerate(counts)) == 84
            assert (position.hand_size[chariot], position.deck_size[chariot]) == (3, 21)
            assert position.paid[chariot] == 0


def test_a1_3_edges_lead_forward_and_stop_at_walls() -> None:
    white = track("white")
    ahead = {name: {white.names[c] for c in successors(white, cell(white, name))} for name in white.names}
    assert ahead["b2"] == {"c1", "c2", "c3"}
    assert ahead["c2"] == {"d_i"}
    assert ahead["h_o1"] == {"h_o2"}
    assert ahead["Q3"] == {"a_i", "a_m"}


@pytest.mark.parametrize("course", BUILT_IN)
def test_a1_4_the_lane_is_one_wide_and_has_one_entry(course: str) -> None:
    there = built_in_course(course)
    for before, after in pairwise(there.lane):
        assert there.successors[before] == (after,)
    assert [source for source in range(len(there.cells)) if there.lane[0] in there.successors[source]]
    assert all(there.cells[n].kind == "lane" for n in there.lane)


def test_what_players_ask_of_a_course() -> None:
    white = track("white")
    assert {white.names[c] for c in reach(white, cell(white, "N2"), 2)} == {"N3", "h_o2"}
    assert way_home(white, cell(white, "P1"), 3, False) == 1
    assert way_home(white, cell(white, "y_o"), 2, False) == 2 + 26
    assert way_home(white, cell(white, "y_o"), 2, True) == 2 + 26 + 1
    assert way_home(white, cell(white, "y_i"), 2, True) > 84
    assert points_to_spare(white, cell(white, "P1"), 3, False, 10) == 9
