"""What a seat has to expect in the hands of the others."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from triumvir.contract.chance import Chance
from triumvir.contract.json import JSON
from triumvir.contract.sight import Sight

TABLES: Final = 400
"""So many imagined tables are looked at."""


@dataclass(frozen=True)
class Expected:
    """One kind of card or token in one hand."""

    name: str
    number: float
    """How many of it there are on average."""
    likelihood: float
    """How likely there is at least one."""

    def to_json(self) -> dict[str, JSON]:
        return {"name": self.name, "expected": round(self.number, 4), "at_least_one": round(self.likelihood, 4)}


def expected_hands(sight: Sight, chance: Chance, tables: int = TABLES) -> dict[int, tuple[Expected, ...]]:
    """The hidden belongings of every other seat, the most likely first."""
    others = [seat for seat in range(sight.seats) if seat != sight.seat]
    numbers: dict[int, Counter[str]] = {seat: Counter() for seat in others}
    times: dict[int, Counter[str]] = {seat: Counter() for seat in others}
    for _ in range(tables):
        table = sight.imagine(chance)
        for seat in others:
            for name, number in table.held(seat):
                numbers[seat][name] += number
                times[seat][name] += 1
    return {seat: _in_order(numbers[seat], times[seat], tables) for seat in others}


def _in_order(numbers: Counter[str], times: Counter[str], tables: int) -> tuple[Expected, ...]:
    found = [Expected(name, number / tables, times[name] / tables) for name, number in numbers.items()]
    return tuple(sorted(found, key=lambda one: (-one.likelihood, -one.number, one.name)))
