"""Many random games, and what they amount to."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter

from triumvir import build_info
from triumvir.contract.chance import Seeded
from triumvir.contract.game import Game
from triumvir.contract.info import Options
from triumvir.contract.json import JSON
from triumvir.contract.play import Play, at_random, play_game
from triumvir.contract.playout import buffer, play_out
from triumvir.contract.position import Position
from triumvir.contract.record import Record
from triumvir.kits.catalogue import kit_of

BATCH = 100
"""Games between two looks at the clock."""


@dataclass(frozen=True)
class Setting:
    """What is simulated. Game number i has the seed `seed + i`, so that each can be shown again alone."""

    game: Game
    options: Options
    seats: int
    games: int
    seed: int


@dataclass
class Tally:
    """The games counted so far."""

    setting: Setting
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """Spent on setting up and playing, not on counting."""
    lengths: dict[str, Counter[int]] = field(default_factory=dict)
    wins: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, position: Position, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self._measure("decisions", decisions)
        for name, measure in kit_of(self.setting.game).measures.items():
            self._measure(name, measure(position))
        outcome = position.outcome()
        assert outcome is not None, "a game was counted before its end"
        self.reasons[outcome.reason] += 1
        self.wins.update(self.setting.game.info.sides[seat] for seat in outcome.winners())

    def _measure(self, name: str, value: int) -> None:
        self.lengths.setdefault(name, Counter())[value] += 1

    def to_json(self) -> dict[str, JSON]:
        setting = self.setting
        info = setting.game.info
        return {
            "game": info.key,
            "options": dict(setting.options.values),
            "seats": setting.seats,
            "seed": setting.seed,
            "build": build_info.running(),
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "games_per_second": round(self.games / self.seconds, 1),
            "decisions_per_second": round(self.decisions / self.seconds, 1),
            "length": {name: spread(counts) for name, counts in self.lengths.items()},
            "wins": {side: self.wins[side] for side in info.sides[: setting.seats]},
            "end_reasons": {reason: self.reasons[reason] for reason in info.end_reasons},
        }


def spread(counts: Counter[int]) -> dict[str, JSON]:
    """Mean, range and percentiles of counted values."""
    total = sum(counts.values())
    mean = sum(value * count for value, count in counts.items()) / total
    percentiles = {f"p{share}": percentile(counts, share) for share in (5, 50, 95)}
    return {"mean": round(mean, 3), "min": min(counts), "max": max(counts), **percentiles}


def percentile(counts: Counter[int], share: int) -> int:
    """The smallest value that at least so many of a hundred do not exceed."""
    needed = sum(counts.values()) * share / 100
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= needed:
            return value
    raise ValueError("no percentile of nothing")


def simulate(setting: Setting) -> Iterator[Tally]:
    """Play at full speed; the tally is handed out from time to time, and at the end."""
    tally = Tally(setting)
    out = buffer(setting.game.info.most_actions)
    for first in range(0, setting.games, BATCH):
        finished: list[tuple[Position, int]] = []
        began = perf_counter()
        for number in range(first, min(first + BATCH, setting.games)):
            chance = Seeded(setting.seed + number)
            position = setting.game.start(setting.options, setting.seats, chance)
            finished.append((position, int(play_out(position, chance, out))))
        tally.seconds += perf_counter() - began
        for position, decisions in finished:
            tally.add(position, decisions)
        yield tally


def simulate_with_records(setting: Setting) -> Iterator[tuple[Tally, int, Record]]:
    """The same games, each with its seed and its record."""
    tally = Tally(setting)
    for number in range(setting.games):
        began = perf_counter()
        chance = Seeded(setting.seed + number)
        play = Play(setting.game, setting.options, setting.seats, chance)
        record = play_game(play, at_random(chance))
        tally.add(play.position, len(record.plies))
        tally.seconds += perf_counter() - began
        yield tally, setting.seed + number, record
