"""The players besides the random one: by rule of thumb, and by search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.bots.bot import Bot
from triumvir.bots.judge import Judge, Weights
from triumvir.bots.search import Search
from triumvir.contract.chance import Chance, Seeded
from triumvir.contract.position import Codes
from triumvir.contract.sight import Sight

GLANCES: Final = 8
"""So many imagined tables a player by rule of thumb thinks of."""


class RuleOfThumb(Bot):
    """Plays what looks best at a glance; no search."""

    def __init__(self, judge: Judge, seed: int) -> None:
        self._judge = judge
        self._chance: Chance = Seeded(seed)

    def choose(self, sight: Sight) -> int:
        actions = sight.legal()
        if len(actions) == 1:
            return actions[0]
        totals = self._glance(sight, actions)
        return actions[totals.index(max(totals))]

    def _glance(self, sight: Sight, actions: list[int]) -> list[float]:
        """What speaks for each action, over some tables that agree with what the seat knows."""
        codes: Codes = vec[i64](actions)
        weights: Weights = vec[float]([0.0] * len(actions))
        totals = [0.0] * len(actions)
        for _ in range(GLANCES):
            table = sight.imagine(self._chance)
            self._judge.weigh(table, sight.seat, codes, len(actions), weights)
            for i in range(len(actions)):
                totals[i] += weights[i]
        return totals


class Searcher(Bot):
    """Plays what a search with so many simulations prefers; one who wavers, anything it tried, as often as it did."""

    def __init__(self, judge: Judge, seats: int, simulations: int, seed: int, wavers: bool = False) -> None:
        self._judge = judge
        self._seats = seats
        self._simulations = simulations
        self._seed = seed
        self._wavers = wavers
        self._choices = 0
        self.search: Search | None = None

    def choose(self, sight: Sight) -> int:
        actions = sight.legal()
        if len(actions) == 1:
            return actions[0]
        search, seat = self.think(sight), int(sight.seat)
        return self._waver(search, actions, seat) if self._wavers else search.best(actions, seat)

    def _waver(self, search: Search, actions: list[int], seat: int) -> int:
        tried = [int(search.visits(seat, action)) for action in actions]
        left = int(Seeded(self._seed * 1_000_033 + self._choices).below(max(1, sum(tried))))
        for i in range(len(actions)):
            left -= tried[i]
            if left < 0:
                return actions[i]
        return search.best(actions, seat)

    def think(self, sight: Sight) -> Search:
        """Search, and keep what was found."""
        if self.search is None:
            self.search = Search(sight.info, self._judge, self._seats)
        self._choices += 1
        self.search.run(sight, self._simulations, self._seed * 1_000_003 + self._choices)
        return self.search

    def watch(self, seat: int, action: int | None) -> None:
        if self.search is not None:
            self.search.follow(seat, action)
