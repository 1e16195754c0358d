"""A game looked back at: what each seat's chances were, as far as it could know, and what it did about them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from triumvir.analysis.sights import sight_of
from triumvir.analysis.thinking import Evaluation, Evaluator, Move, Step
from triumvir.contract.json import JSON
from triumvir.contract.play import steps
from triumvir.contract.position import Position
from triumvir.contract.record import Ply, Record
from triumvir.contract.sight import Sight

INACCURACY: Final = 0.05
MISTAKE: Final = 0.10
BLUNDER: Final = 0.20
"""So much of the chance to win a move may lose before it is called so."""
TURN: Final = 0.20
"""A chance that changes by so much from one own decision to the next turns the game."""
CLOSER_LOOK: Final = 10
"""A move that got less than this part of the simulations is thought through once more, alone."""
SAID: Final = ("", "inaccuracy", "mistake", "blunder")


@dataclass(frozen=True)
class Decision:
    """One decision of the record, against the best one."""

    ply: int
    seat: int
    played: Move
    best: Move
    line: tuple[Step, ...]
    swing: float
    """How the seat's chance changed since its last decision, by moves of others and by luck."""

    @property
    def loss(self) -> float:
        """The chance given away. A move that turned out better than the best has lost nothing."""
        return max(0.0, self.best.chance - self.played.chance)

    @property
    def mark(self) -> str:
        return SAID[sum(self.loss >= limit for limit in (INACCURACY, MISTAKE, BLUNDER))]

    @property
    def is_turning_point(self) -> bool:
        return abs(self.swing) >= TURN or self.loss >= TURN

    def to_json(self, sides: tuple[str, ...]) -> dict[str, JSON]:
        return {
            "ply": self.ply,
            "side": sides[self.seat],
            "move": self.played.notation,
            "chance": round(self.played.chance, 4),
            "loss": round(self.loss, 4),
            "mark": self.mark,
            "best": self.best.notation,
            "best_chance": round(self.best.chance, 4),
            "line": [step.to_json() for step in self.line],
            "swing": round(self.swing, 4),
            "turning_point": self.is_turning_point,
        }


@dataclass(frozen=True)
class Review:
    record: Record
    sides: tuple[str, ...]
    decisions: tuple[Decision, ...]

    def of(self, seat: int) -> list[Decision]:
        return [decision for decision in self.decisions if decision.seat == seat]

    def seats(self) -> list[int]:
        return sorted({decision.seat for decision in self.decisions})

    def mean_loss(self, seat: int) -> float:
        own = self.of(seat)
        return sum(decision.loss for decision in own) / len(own) if own else 0.0

    def count(self, seat: int, mark: str) -> int:
        return sum(decision.mark == mark for decision in self.of(seat))

    def to_json(self) -> dict[str, JSON]:
        """Nothing but what the seats that were looked at could know, and how it ended."""
        outcome = self.record.outcome
        return {
            "game": self.record.game,
            "options": dict(self.record.options),
            "plies": len(self.record.plies),
            "outcome": None if outcome is None else outcome.to_json(),
            "decisions": [decision.to_json(self.sides) for decision in self.decisions],
            "seats": {self.sides[seat]: self._summary(seat) for seat in self.seats()},
        }

    def _summary(self, seat: int) -> dict[str, JSON]:
        counts: dict[str, JSON] = {mark: self.count(seat, mark) for mark in SAID if mark}
        return {"decisions": len(self.of(seat)), "mean_loss": round(self.mean_loss(seat), 4), **counts}


def review(
    evaluator: Evaluator, record: Record, seat: int | None, is_open: bool, seed: int
) -> Iterator[Decision | None]:
    """A decision for every ply, or nothing where there was none to make or the seat is not asked for."""
    before: dict[int, float] = {}
    line = steps(evaluator.game, record)
    for number, ply in enumerate(record.plies, 1):
        position, _ = next(line)
        decision = _decide(evaluator, position, ply, number, seat, is_open, seed + number, before)
        if decision is not None:
            before[decision.seat] = decision.best.chance
        yield decision
    for _ in line:  # the end of a record is checked like the rest
        pass


def _decide(
    evaluator: Evaluator,
    position: Position,
    ply: Ply,
    number: int,
    wanted: int | None,
    is_open: bool,
    seed: int,
    before: dict[int, float],
) -> Decision | None:
    seat = evaluator.game.info.seat_named(ply.seat)
    if wanted not in (None, seat) or position.is_automatic(seat):
        return None
    sight = sight_of(evaluator.game, position, seat, is_open)
    if len(sight.legal()) < 2:
        return None
    evaluation = evaluator.think(sight, seed)
    code = int(position.code(evaluator.game.read_action(ply.action)))
    played = looked_at_closely(evaluator, position, sight, evaluation, code, seed)
    swing = evaluation.best.chance - before.get(seat, evaluation.best.chance)
    return Decision(number, seat, played, evaluation.best, evaluation.line, swing)


def looked_at_closely(
    evaluator: Evaluator, position: Position, sight: Sight, evaluation: Evaluation, code: int, seed: int
) -> Move:
    """The played move, with a chance that is as well founded as that of the best one."""
    played = evaluation.move(code)
    is_founded = played.visits * CLOSER_LOOK >= evaluator.simulations or played == evaluation.best
    if is_founded or evaluator.seats != 2:
        return played
    chance = evaluator.chance_after(position, sight, code, seed)
    return Move(played.notation, code, chance, played.visits, played.prior)
