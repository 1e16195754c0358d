"""What others may hold, from what a seat knows."""

import pytest
from tests.analysis.games import CASES, random_play

from triumvir.analysis.expectation import expected_hands
from triumvir.analysis.sights import OpenSight
from triumvir.contract.chance import Seeded
from triumvir.contract.position import Position
from triumvir.contract.sight import Sight
from triumvir.kits.catalogue import GAMES


def middle_of_a_game(key: str, seats: int, given: dict[str, str]) -> tuple[Position, int]:
    moments = [(play.position.clone(), seat) for play, seat, _ in random_play(key, seats, given, 2)]
    return moments[len(moments) // 2]


@pytest.mark.parametrize(("key", "seats", "given"), CASES)
def test_expected_hands_are_as_large_as_the_real_ones(key: str, seats: int, given: dict[str, str]) -> None:
    position, seat = middle_of_a_game(key, seats, given)
    hands = expected_hands(Sight(GAMES[key], position, seat), Seeded(1), 60)
    assert sorted(hands) == [other for other in range(seats) if other != seat]
    for other, hand in hands.items():
        assert sum(one.number for one in hand) == pytest.approx(sum(number for _, number in position.held(other)))
        assert all(0 < one.likelihood <= 1 and one.likelihood <= one.number + 1e-9 for one in hand)
        assert [one.likelihood for one in hand] == sorted((one.likelihood for one in hand), reverse=True)


@pytest.mark.parametrize(("key", "seats", "given"), CASES)
def test_what_lies_open_is_certain(key: str, seats: int, given: dict[str, str]) -> None:
    position, seat = middle_of_a_game(key, seats, given)
    hands = expected_hands(OpenSight(GAMES[key], position, seat), Seeded(1), 3)
    for other, hand in hands.items():
        assert {(one.name, one.number) for one in hand} == set(position.held(other))
        assert {one.likelihood for one in hand} <= {1.0}


@pytest.mark.parametrize(("key", "seats", "given"), CASES)
def test_expectations_are_the_same_where_the_seat_sees_no_difference(
    key: str, seats: int, given: dict[str, str]
) -> None:
    position, seat = middle_of_a_game(key, seats, given)
    twin = position.imagine(seat, Seeded(8))
    assert twin.to_line() != position.to_line()
    both = [expected_hands(Sight(GAMES[key], one, seat), Seeded(1), 20) for one in (position, twin)]
    assert both[0] == both[1]
