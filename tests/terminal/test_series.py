"""A match: who sat where, points and wins."""

from triumvir.contract.position import Outcome
from triumvir.terminal.series import Match, resigned, seat_of

CLEOPATRA_WINS = Outcome("all_patricians", (2, 1), (12, 17))
DRAW = Outcome("exhausted", (1, 1), (9, 9))


def test_players_swap_seats_after_every_game() -> None:
    assert [seat_of(0, number) for number in range(4)] == [0, 1, 0, 1]
    assert [seat_of(1, number) for number in range(4)] == [1, 0, 1, 0]


def test_points_and_wins_follow_the_players() -> None:
    match = Match(2, [CLEOPATRA_WINS, CLEOPATRA_WINS])
    assert [match.points(player) for player in (0, 1)] == [12 + 17, 17 + 12]
    assert [match.wins(player) for player in (0, 1)] == [1, 1]
    assert match.leaders() == [0, 1]


def test_more_wins_come_before_more_points() -> None:
    match = Match(2, [CLEOPATRA_WINS, Outcome("exhausted", (1, 2), (11, 10))])
    assert match.wins(1) == 2
    assert match.leaders() == [1]


def test_with_as_many_wins_points_decide() -> None:
    match = Match(2, [CLEOPATRA_WINS, Outcome("exhausted", (2, 1), (10, 20))])
    assert [match.wins(player) for player in (0, 1)] == [1, 1]
    assert [match.points(player) for player in (0, 1)] == [32, 27]
    assert match.leaders() == [0]


def test_a_draw_is_nobodys_win() -> None:
    match = Match(2, [DRAW])
    assert [match.wins(player) for player in (0, 1)] == [0, 0]


def test_games_without_points_have_no_total() -> None:
    match = Match(2, [Outcome("markers", (1, 2))])
    assert match.points(0) is None
    assert match.leaders() == [0]


def test_whoever_resigns_loses() -> None:
    assert resigned(0).winners() == (1,)
    assert resigned(1).winners() == (0,)
