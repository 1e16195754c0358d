"""Elo ratings of bots that met in pairs: the ratings under which the results were most likely (Bradley–Terry).

The interval comes from drawing the deals again (bootstrap), each with all its arrangements, for they belong together.
One even deal is added to those of every pair: a clean sweep is neither an infinite difference nor a sure one.
"""

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from triumvir.arena.intervals import Interval, middle_95

SCALE: Final = 400 / math.log(10)
"""Elo points in a natural unit of strength."""
REDRAWS: Final = 500
STEPS: Final = 50
LONGEST_STEP: Final = 2.0


Deal = tuple[float, int]
"""The points of the first bot in all games with one deal, and how many games these were."""
EVEN: Final[Deal] = (1.0, 2)


@dataclass(frozen=True)
class Meeting:
    """All deals that two bots played against each other."""

    first: str
    second: str
    deals: tuple[Deal, ...]

    def total(self) -> tuple[float, int]:
        return _sum([*self.deals, EVEN])

    def redrawn(self, chance: random.Random) -> tuple[float, int]:
        """As many deals as were played, drawn from them and the even one, and the even one itself."""
        return _sum([*chance.choices([*self.deals, EVEN], k=len(self.deals)), EVEN])


def _sum(deals: Sequence[Deal]) -> tuple[float, int]:
    return sum(points for points, _ in deals), sum(games for _, games in deals)


Score = tuple[int, int, float, int]
"""Two bots by number, the points of the first, and games."""


def elo(meetings: Sequence[Meeting], seed: int = 0) -> dict[str, Interval]:
    """The ratings of all bots, 0 on average, each with its 95 % interval."""
    names = list(dict.fromkeys(name for meeting in meetings for name in (meeting.first, meeting.second)))
    number = {name: i for i, name in enumerate(names)}
    fitted = fit(len(names), [_score(number, meeting, meeting.total()) for meeting in meetings], [0.0] * len(names))
    chance = random.Random(seed)
    redrawn = [
        fit(len(names), [_score(number, meeting, meeting.redrawn(chance)) for meeting in meetings], fitted)
        for _ in range(REDRAWS)
    ]
    ratings = {}
    for i, name in enumerate(names):
        low, high = middle_95([strengths[i] for strengths in redrawn])
        value = fitted[i]
        ratings[name] = Interval(value * SCALE, min(low, value) * SCALE, max(high, value) * SCALE)
    return ratings


def _score(number: Mapping[str, int], meeting: Meeting, result: tuple[float, int]) -> Score:
    return number[meeting.first], number[meeting.second], *result


def fit(count: int, scores: Sequence[Score], start: Sequence[float]) -> list[float]:
    """The most likely strengths, by Newton's method; their mean is 0."""
    strengths = list(start)
    for _ in range(STEPS):
        slope, bend = _slope_and_bend(strengths, scores)
        step = solve(bend, slope)
        longest = max(abs(part) for part in step)
        scale = min(1.0, LONGEST_STEP / longest) if longest > 0 else 1.0
        strengths = [strength + scale * part for strength, part in zip(strengths, step, strict=True)]
        if longest < 1e-9:
            break
    mean = sum(strengths) / count
    return [strength - mean for strength in strengths]


def _slope_and_bend(strengths: Sequence[float], scores: Sequence[Score]) -> tuple[list[float], list[list[float]]]:
    """First and (negative) second derivatives of the likelihood; the mean is held at 0 by a gentle weight."""
    count = len(strengths)
    pull = sum(strengths) / count
    slope = [-pull] * count
    bend = [[1.0 / count] * count for _ in range(count)]
    for first, second, points, games in scores:
        if first == second:
            continue
        expected = 1 / (1 + math.exp(strengths[second] - strengths[first]))
        surplus = points - games * expected
        weight = games * expected * (1 - expected) + 1e-9
        slope[first] += surplus
        slope[second] -= surplus
        bend[first][first] += weight
        bend[second][second] += weight
        bend[first][second] -= weight
        bend[second][first] -= weight
    return slope, bend


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination with pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    solution = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][column] * solution[column] for column in range(row + 1, size))
        solution[row] = (rows[row][size] - known) / rows[row][row]
    return solution
