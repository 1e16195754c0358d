"""How much stronger is a search with more simulations? Every budget plays the one below it.

    .venv/bin/python benchmarks/strength.py caesar cleopatra ave-caesar [--budgets 100 1000 10000] [--games 60]
        [--seed 1] [--add FILE...] [--svg docs/pictures/strength.svg] [--json FILE]

The shares of wins add up to a ladder of Elo points, drawn over the number of simulations. The races of Ave Caesar are
for two chariots here, so that the same ladder serves.

The high budgets take long: a ladder may be played in pieces, each written to its file, and `--add` counts the games of
earlier files with the new ones (with `--games 0` nothing new is played). Every deal is played twice, seats changed;
`--seed` is that of the first deal, the next has the next. A deal played again gives the same games, so none may stand
in two pieces.
"""

import argparse
import json
import math
import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.table import Table

from triumvir.arena.intervals import Interval, wilson
from triumvir.arena.running import play_on_cores
from triumvir.arena.schedule import Wish, jobs
from triumvir.kits.catalogue import GAMES, game_named
from triumvir.svg import BLUE, CINNABAR, GOLD, INK, SHADE, STONE, Sheet

OPTIONS = {"ave-caesar": {"races": "1"}}
COLOURS = {"caesar": CINNABAR, "ave-caesar": GOLD, "cleopatra": BLUE}
MOST_ELO = 800.0

Step = tuple[str, int, int]
"""A game, a budget, and the larger one that plays against it."""


@dataclass
class Score:
    """How often the larger budget won, and in which deals."""

    points: float = 0.0
    games: int = 0
    deals: set[int] = field(default_factory=set)

    @property
    def share(self) -> Interval:
        return wilson(self.points, self.games)

    def add(self, points: float, games: int, deals: Iterable[int]) -> None:
        twice = self.deals.intersection(deals)
        if twice:
            raise SystemExit(f"deal {min(twice)} was played before: choose another seed, or leave out a file")
        self.deals.update(deals)
        self.points += points
        self.games += games


def play(step: Step, games: int, seed: int, cores: int, score: Score) -> None:
    game, low, high = step
    bots = (f"search:{low}", f"search:{high}")
    schedule = jobs(Wish(game_named, game, bots, games, 2, OPTIONS.get(game, {}), seed))
    score.add(0, 0, {job.seed for job in schedule})  # complains before anything is played
    for number, result in play_on_cores(schedule, cores):
        score.add(result.points(schedule[number].seating.index(bots[1])), 1, ())


Scores = dict[Step, Score]


def read(files: list[Path]) -> Scores:
    """What earlier runs have found, all together."""
    scores: Scores = {}
    for file in files:
        for game, low, high, points, games, deals in json.loads(file.read_text("utf-8")):
            scores.setdefault((game, low, high), Score()).add(points, games, deals)
    return scores


def to_json(scores: Scores) -> str:
    rows = [[*step, score.points, score.games, sorted(score.deals)] for step, score in scores.items()]
    return "[\n" + ",\n".join(f"  {json.dumps(row)}" for row in rows) + "\n]\n"


Steps = list[tuple[int, int, Interval]]


def by_game(scores: Scores) -> dict[str, Steps]:
    figures: dict[str, Steps] = {game: [] for game in GAMES if any(step[0] == game for step in scores)}
    for (game, low, high), score in sorted(scores.items()):
        figures[game].append((low, high, score.share))
    return figures


def elo(value: float) -> float:
    value = min(max(value, 1e-3), 1 - 1e-3)
    return max(-MOST_ELO, min(MOST_ELO, 400 * math.log10(value / (1 - value))))


def ladder(steps: Steps) -> list[tuple[int, float, float]]:
    """Budgets with their Elo above the smallest, and half the width of the last step's interval."""
    rungs = [(steps[0][0], 0.0, 0.0)]
    for _, budget, found in steps:
        rungs.append((budget, rungs[-1][1] + elo(found.value), (elo(found.high) - elo(found.low)) / 2))
    return rungs


def draw(figures: dict[str, Steps]) -> str:
    sheet = Sheet(760, 460, "Strength over simulations")
    rungs = {game: ladder(steps) for game, steps in figures.items()}
    top = max(height + reach for line in rungs.values() for _, height, reach in line) * 1.05
    budgets = sorted({budget for line in rungs.values() for budget, _, _ in line})
    first, last = math.log10(budgets[0]), math.log10(budgets[-1])

    def x(budget: int) -> float:
        return 90 + 520 * (math.log10(budget) - first) / (last - first)

    def y(height: float) -> float:
        return 390 - 320 * height / top

    sheet.text(90, 40, "Strength over simulations for a choice", 20)
    for mark in range(0, int(top) + 1, 100):
        sheet.line(90, y(mark), 610, y(mark), SHADE)
        sheet.text(80, y(mark) + 4, str(mark), 12, STONE, "end")
    for budget in budgets:
        sheet.text(x(budget), 412, f"{budget:,}", 12, STONE, "middle")
    sheet.text(350, 440, "simulations", 13, INK, "middle")
    sheet.text(28, 230, "Elo", 13, INK)
    for game, line in rungs.items():
        colour = COLOURS[game]
        sheet.polyline([(x(budget), y(height)) for budget, height, _ in line], colour, 3)
        for budget, height, reach in line:
            sheet.line(x(budget), y(height - reach), x(budget), y(height + reach), colour, 1.5)
            sheet.circle(x(budget), y(height), 5, colour)
        sheet.text(622, y(line[-1][1]) + 5, game, 14, colour)
    return sheet.to_text()


def show(scores: Scores) -> Table:
    table = Table(title="wins of the larger budget, 95 % intervals")
    for column in ("game", "simulations", "against", "games", "wins"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for (game, low, high), score in sorted(scores.items()):
        found = score.share
        wins = f"{found.value:.0%} ({found.low:.0%} to {found.high:.0%})"
        table.add_row(game, f"{high:,}", f"{low:,}", str(score.games), wins)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(GAMES), help="caesar, ave-caesar, cleopatra; otherwise all")
    parser.add_argument("--budgets", type=int, nargs="+", default=[100, 1000, 10_000])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--add", type=Path, nargs="+", default=[], help="files of earlier runs")
    parser.add_argument("--svg", type=Path)
    parser.add_argument("--json", type=Path)
    wish = parser.parse_args()
    scores = read(wish.add)
    for game in wish.game if wish.games else ():
        for low, high in pairwise(wish.budgets):
            score = scores.setdefault((game, low, high), Score())
            play((game, low, high), wish.games, wish.seed, wish.cores, score)
            if wish.json:
                wish.json.write_text(to_json(scores), "utf-8")
    Console().print(show(scores))
    if not wish.json:
        print(to_json(scores), end="")
    if wish.svg:
        wish.svg.write_text(draw(by_game(scores)), "utf-8")


if __name__ == "__main__":
    main()
