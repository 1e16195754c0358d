"""What a search thinks of one decision."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from triumvir.analysis.sights import SightAfter
from triumvir.bots.judge import Judge
from triumvir.bots.search import Search
from triumvir.bots.tree import NOBODY, SEATS
from triumvir.contract.chance import Chance, Seeded
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.contract.position import Position, legal_actions, seats_to_act
from triumvir.contract.sight import Sight

LONGEST_LINE: Final = 8
TRIES: Final = 16
SAMPLES: Final = 64


@dataclass(frozen=True)
class Move:
    notation: str
    code: int
    chance: float
    """How the game goes on average after it, for the seat that moves: 1 is a sure win."""
    visits: int
    prior: float
    """What it looked like at a glance, as a share of all moves."""

    def to_json(self) -> dict[str, JSON]:
        return {
            "notation": self.notation,
            "chance": round(self.chance, 4),
            "visits": self.visits,
            "prior": round(self.prior, 4),
        }


@dataclass(frozen=True)
class Step:
    """One step of a line: who, and what."""

    side: str
    notation: str

    def to_json(self) -> dict[str, JSON]:
        return {"side": self.side, "notation": self.notation}


@dataclass(frozen=True)
class Evaluation:
    """A decision thought through. The move that was tried most is the best, and comes first."""

    seat: int
    moves: tuple[Move, ...]
    line: tuple[Step, ...]

    @property
    def best(self) -> Move:
        return self.moves[0]

    def move(self, code: int) -> Move:
        return next(move for move in self.moves if move.code == code)


class Evaluator:
    """Thinks about the decisions of one game, each with the same number of simulations."""

    def __init__(self, game: Game, judge: Judge, seats: int, simulations: int) -> None:
        self.game = game
        self.seats = seats
        self.simulations = simulations
        self._judge = judge

    def think(self, sight: Sight, seed: int) -> Evaluation:
        """The moves of the seat that has to decide; a seat without a choice is not asked."""
        search = Search(self.game.info, self._judge, self.seats)
        search.run(sight, self.simulations, seed)
        seat = int(sight.seat)
        codes = sight.legal()
        weights = sum(search.prior(seat, code) for code in codes) or 1.0
        moves = [
            Move(
                sight.action(code).notation(),
                code,
                search.chance(seat, code),
                int(search.visits(seat, code)),
                search.prior(seat, code) / weights,
            )
            for code in codes
        ]
        moves.sort(key=lambda move: (-move.visits, -move.chance))
        search.follow(seat, moves[0].code)
        line = [(seat, moves[0].code), *search.line(LONGEST_LINE - 1)]
        return Evaluation(seat, tuple(moves), self._line(sight, line, Seeded(seed)))

    def _line(self, sight: Sight, line: Sequence[tuple[int, int]], chance: Chance) -> tuple[Step, ...]:
        """The line in words. What others do in it needs cards they may not hold on every table: the longest counts."""
        lines = [self._line_on(sight.imagine(chance), line, chance) for _ in range(TRIES)]
        return max(lines, key=len)

    def _line_on(self, table: Position, line: Sequence[tuple[int, int]], chance: Chance) -> tuple[Step, ...]:
        """The line as far as it can be played on this table."""
        steps: list[Step] = []
        for seat, code in line:
            self._play_forced(table, chance)
            if code not in legal_actions(table, seat, self.game.info.most_actions):
                break
            steps.append(Step(self.game.info.sides[seat], table.action(code).notation()))
            table.apply(seat, code, chance, None)
        return tuple(steps)

    def _play_forced(self, table: Position, chance: Chance) -> None:
        """What leaves no choice is no step of a line."""
        while actors := seats_to_act(table):
            legal = legal_actions(table, actors[0], self.game.info.most_actions)
            if len(legal) > 1:
                return
            table.apply(actors[0], legal[0], chance, None)

    # ---- a closer look at one move ---------------------------------------------------------------------------

    def chance_after(self, position: Position, sight: Sight, code: int, seed: int) -> float:
        """The chance of one move, thought through as thoroughly as all moves together. For two seats."""
        after = SightAfter(self.game, position, sight, code)
        search = Search(self.game.info, self._judge, self.seats)
        search.run(after, self.simulations, seed)
        mine, visits = _results(search, int(sight.seat))
        ended = float(search.tree.visits[search.tree.root]) - visits
        if ended > 0:
            mine += ended * self._mean_payoff(after, Seeded(seed))
        return mine / (visits + ended)

    def _mean_payoff(self, after: Sight, chance: Chance) -> float:
        """How the game ends for the seat where the move ends it."""
        payoffs: list[float] = []
        for _ in range(SAMPLES):
            table = after.imagine(chance)
            self._play_forced(table, chance)
            if not seats_to_act(table):
                payoffs.append(table.payoff(after.seat))
        return sum(payoffs) / len(payoffs) if payoffs else 0.5


def _results(search: Search, seat: int) -> tuple[float, float]:
    """The results for a seat of everything that was tried from the root on, and how much that was."""
    tree = search.tree
    mine = visits = 0.0
    block = tree.block[tree.root]
    while block != NOBODY:
        for node in range(tree.first[block], tree.first[block] + tree.count[block]):
            total = tree.total[node]
            mine += total if tree.key[node] % SEATS == seat else tree.visits[node] - total
            visits += tree.visits[node]
        block = tree.next[block]
    return mine, visits
