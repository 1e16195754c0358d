"""How much stronger is a search with more simulations? Every budget plays the one below it.

    .venv/bin/python benchmarks/strength.py caesar cleopatra ave-caesar [--budgets 100 1000 10000] [--games 60]
        [--svg docs/pictures/strength.svg] [--json FILE]

The shares of wins add up to a ladder of Elo points, drawn over the number of simulations. The races of Ave Caesar are
for two chariots here, so that the same ladder serves.
"""

import argparse
import json
import math
import os
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.table import Table

from triumvir.app.catalogue import GAMES, game_named
from triumvir.arena.intervals import Interval, wilson
from triumvir.arena.running import play_on_cores
from triumvir.arena.schedule import Wish, jobs
from triumvir.svg import BLUE, CINNABAR, GOLD, INK, SHADE, STONE, Sheet

OPTIONS = {"ave-caesar": {"races": "1"}}
COLOURS = {"caesar": CINNABAR, "ave-caesar": GOLD, "cleopatra": BLUE}
MOST_ELO = 800.0

Steps = list[tuple[int, int, Interval]]


def share(game: str, low: int, high: int, games: int, cores: int) -> Interval:
    """How often the larger budget wins."""
    bots = (f"search:{low}", f"search:{high}")
    wish = Wish(game_named, game, bots, games, 2, OPTIONS.get(game, {}), 1)
    schedule = jobs(wish)
    points = 0.0
    for number, result in play_on_cores(schedule, cores):
        seat = schedule[number].seating.index(bots[1])
        points += result.points(seat)
    return wilson(points, len(schedule))


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


def show(figures: dict[str, Steps]) -> Table:
    table = Table(title="wins of the larger budget, 95 % intervals")
    for column in ("game", "simulations", "against", "wins"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for game, steps in figures.items():
        for low, high, found in steps:
            wins = f"{found.value:.0%} ({found.low:.0%} to {found.high:.0%})"
            table.add_row(game, f"{high:,}", f"{low:,}", wins)
    return table


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--budgets", type=int, nargs="+", default=[100, 1000, 10_000])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--svg", type=Path)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    figures: dict[str, Steps] = {
        game: [
            (low, high, share(game, low, high, arguments.games, arguments.cores))
            for low, high in pairwise(arguments.budgets)
        ]
        for game in arguments.game
    }
    Console().print(show(figures))
    value = {game: [[low, high, found.to_json()] for low, high, found in steps] for game, steps in figures.items()}
    if arguments.json:
        arguments.json.write_text(json.dumps(value, indent=2) + "\n", "utf-8")
    else:
        print(json.dumps(value, indent=2))
    if arguments.svg:
        arguments.svg.write_text(draw(figures), "utf-8")


if __name__ == "__main__":
    main()
