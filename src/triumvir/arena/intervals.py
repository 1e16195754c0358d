"""How sure a share is: Wilson's interval, which stays honest near none and all."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from triumvir.contract.json import JSON

Z_95: Final = 1.959964
"""So many standard errors on both sides hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Interval:
    """A value and the 95 % interval around it."""

    value: float
    low: float
    high: float

    def to_json(self, digits: int = 4) -> dict[str, JSON]:
        return {"value": round(self.value, digits), "low": round(self.low, digits), "high": round(self.high, digits)}


def wilson(points: float, games: int) -> Interval:
    """The share of points in so many games; drawn games count half."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = points / games
    spread = Z_95 * Z_95 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = Z_95 * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def middle_95(values: Sequence[float]) -> tuple[float, float]:
    """The range that holds the middle 95 % of values."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return ordered[round(0.025 * last)], ordered[round(0.975 * last)]
