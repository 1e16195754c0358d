"""Ratings: what they must say about results whose meaning is known."""

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.arena.elo import SCALE, Meeting, elo, fit, solve
from triumvir.arena.intervals import Z_95, middle_95, wilson
from triumvir.arena.skill import openskill


def expected(difference: float) -> float:
    return 1 / (1 + 10 ** (-difference / 400))


def test_the_ratings_explain_the_results() -> None:
    """With two bots the difference is the one that expects their share of points, the even deal counted in."""
    ratings = elo([Meeting("a", "b", ((2.0, 2),) * 60 + ((0.0, 2),) * 39)])
    assert expected(ratings["a"].value - ratings["b"].value) == pytest.approx(121 / 200)
    assert ratings["a"].value == pytest.approx(-ratings["b"].value)


def test_three_bots_fit_together() -> None:
    strengths = {"a": 200.0, "b": 0.0, "c": -200.0}
    meetings = [
        Meeting(one, two, ((2 * expected(strengths[one] - strengths[two]), 2),) * 5000)
        for one, two in (("a", "b"), ("a", "c"), ("b", "c"))
    ]
    number = {"a": 0, "b": 1, "c": 2}
    scores = [(number[m.first], number[m.second], *m.total()) for m in meetings]
    fitted = fit(3, scores, [0.0] * 3)
    assert [value * SCALE for value in fitted] == pytest.approx([200, 0, -200], abs=0.5)


def test_a_clean_sweep_is_neither_infinite_nor_sure() -> None:
    rating = elo([Meeting("a", "b", ((2.0, 2),) * 50)])["a"]
    assert 0 < rating.low < rating.value <= rating.high < 2000


def test_the_interval_holds_the_truth_about_as_often_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("triumvir.arena.elo.REDRAWS", 150)
    chance = random.Random(1)
    share = expected(60.0)
    held, widths = 0, []
    for trial in range(40):
        deals = tuple((float((chance.random() < share) + (chance.random() < share)), 2) for _ in range(100))
        ratings = elo([Meeting("a", "b", deals)], seed=trial)
        held += ratings["a"].low <= 30.0 <= ratings["a"].high
        widths.append(ratings["a"].high - ratings["a"].low)
    assert held >= 34
    slope = SCALE / (share * (1 - share))  # Elo points in a share of points
    in_theory = Z_95 * slope * math.sqrt(share * (1 - share) / 200)
    assert sum(widths) / len(widths) == pytest.approx(in_theory, rel=0.15)


def test_more_deals_make_it_surer() -> None:
    few, many = (elo([Meeting("a", "b", ((2.0, 2), (1.0, 2), (0.0, 2), (2.0, 2)) * count)])["a"] for count in (10, 160))
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(4, rel=0.4)


def test_a_bot_alone_has_nobody_to_be_better_than() -> None:
    assert elo([Meeting("a", "a", ((1.0, 1),) * 4)])["a"].value == 0


@given(st.lists(st.lists(st.integers(-9, 9), min_size=3, max_size=3), min_size=3, max_size=3))
def test_equations_are_solved(rows: list[list[int]]) -> None:
    matrix = [[float(n + 30 * (i == j)) for j, n in enumerate(row)] for i, row in enumerate(rows)]
    right = [1.0, -2.0, 3.0]
    solution = solve(matrix, right)
    assert [sum(a * x for a, x in zip(row, solution, strict=True)) for row in matrix] == pytest.approx(right)


# ---- intervals -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    # Values of the published formula, as printed in tables.
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_gives_the_known_intervals(points: int, games: int, low: float, high: float) -> None:
    share = wilson(points, games)
    assert (share.low, share.high) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 10**6), st.floats(0, 1))
def test_wilson_holds_the_share_and_stays_between_none_and_all(games: int, part: float) -> None:
    share = wilson(part * games, games)
    assert 0 <= share.low <= share.value + 1e-12
    assert share.value - 1e-12 <= share.high <= 1


def test_of_nothing_nothing_is_known() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)
    assert middle_95(range(1001)) == (25, 975)


# ---- OpenSkill -----------------------------------------------------------------------------------------------


def test_who_comes_in_first_is_rated_first() -> None:
    ratings = openskill([(("a", "b", "c", "d"), (1, 2, 3, 4))] * 30)
    assert ratings["a"].low > ratings["b"].value > ratings["c"].value > ratings["d"].high


def test_a_bot_on_three_seats_has_one_rating() -> None:
    ratings = openskill([(("a", "b", "b", "b"), (1, 2, 3, 4)), (("b", "a", "b", "b"), (2, 1, 3, 4))] * 20)
    assert set(ratings) == {"a", "b"}
    assert ratings["a"].value > ratings["b"].value


def test_the_order_of_games_means_little() -> None:
    won, lost = (("a", "b", "c"), (1, 2, 3)), (("a", "b", "c"), (3, 2, 1))
    ratings = openskill([won] * 40 + [lost] * 40)
    assert math.isclose(ratings["a"].value, ratings["c"].value, abs_tol=2.0)
