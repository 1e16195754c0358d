"""How fast is the engine? Compiled against pure, and against OpenSpiel's C++ where it is installed.

    .venv/bin/python benchmarks/engine.py [--seconds 2] [--json FILE]

Machines differ and are noisy: the ratios within one run count, the absolute figures are for orientation. Every figure
is the best of several short rounds, which is the one least disturbed by whatever else the machine is doing.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from triumvir import build_info
from triumvir.contract.chance import Seeded
from triumvir.contract.game import Game
from triumvir.contract.playout import buffer, lowest_seat, play_out
from triumvir.kits.catalogue import GAMES

Figures = dict[str, float]
ROUNDS = 5


def best_rate(work: Callable[[], tuple[int, int]], seconds: float) -> tuple[float, float]:
    """Things and units per second, the best of several rounds; `work` returns how many of each it did."""
    best = (0.0, 0.0)
    for _ in range(ROUNDS):
        things = units = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds / ROUNDS:
            more_things, more_units = work()
            things += more_things
            units += more_units
        best = max(best, (things / spent, units / spent))
    return best


def measure_game(game: Game, seconds: float) -> Figures:
    """Random playouts in the engine's own loop, the same stepped from Python, and the time of a clone."""
    options, seats = game.info.read_options({}), game.info.seats[-1]
    chance, out = Seeded(1), buffer(game.info.most_actions)

    def playouts() -> tuple[int, int]:
        decisions = sum(play_out(game.start(options, seats, chance), chance, out) for _ in range(20))
        return 20, decisions

    def stepped() -> tuple[int, int]:
        position = game.start(options, seats, chance)
        decisions = 0
        while mask := position.to_act():
            seat = lowest_seat(mask)
            count = position.legal(seat, out)
            position.apply(seat, out[chance.below(count)], chance, None)
            decisions += 1
        return 1, decisions

    position = game.start(options, seats, chance)

    def clones() -> tuple[int, int]:
        for _ in range(200):
            position.clone()
        return 200, 0

    games, decisions = best_rate(playouts, seconds)
    return {
        "games_per_second": games,
        "decisions_per_second": decisions,
        "stepped_per_second": best_rate(stepped, seconds)[1],
        "clone_microseconds": 1e6 / best_rate(clones, seconds / 4)[0],
    }


def measure_here(seconds: float) -> dict[str, Figures]:
    return {key: measure_game(game, seconds) for key, game in GAMES.items()}


def measure_pure(seconds: float) -> dict[str, Figures]:
    """The same figures from the pure source, in a process of its own."""
    command = [sys.executable, __file__, "--here", "--seconds", str(seconds)]
    run = subprocess.run(command, env=os.environ | {"TRIUMVIR_PURE": "1"}, capture_output=True, text=True, check=True)
    figures: dict[str, Figures] = json.loads(run.stdout)
    return figures


def measure_open_spiel(seconds: float) -> dict[str, Figures]:
    """OpenSpiel's random rollouts in C++, and its states stepped from Python; empty if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    return {name: OpenSpielGame(pyspiel, name).measure(seconds) for name in ("hearts", "backgammon")}


class OpenSpielGame:
    ROLLOUTS = 50

    def __init__(self, pyspiel: Any, name: str) -> None:
        self.game, self.random = pyspiel.load_game(name), random.Random(1)
        evaluator = pyspiel.RandomRolloutEvaluator(self.ROLLOUTS, 1)
        self.search = pyspiel.MCTSBot(self.game, evaluator, 2.0, 2, 1000, False, 1, False)

    def measure(self, seconds: float) -> Figures:
        """Two simulations of its search are, but for two moves, nothing but random rollouts in C++."""
        start = self.first_decision()
        length = sum(self.step_to_end(start.clone()) for _ in range(30)) / 30

        def rollouts() -> tuple[int, int]:
            self.search.mcts_search(start)
            return 2 * self.ROLLOUTS, 0

        games = best_rate(rollouts, seconds)[0]
        stepped = best_rate(lambda: (1, self.step_to_end(self.game.new_initial_state())), seconds)[1]
        return {
            "games_per_second": games,
            "decisions_per_second": games * (length - 1),
            "stepped_per_second": stepped,
        }

    def first_decision(self) -> Any:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(self.random.choice(state.chance_outcomes())[0])
        return state

    def step_to_end(self, state: Any) -> int:
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.random.choice(state.chance_outcomes())[0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[self.random.randrange(len(actions))])
            decisions += 1
        return decisions


def ratios(ours: dict[str, Figures], pure: dict[str, Figures], theirs: dict[str, Figures]) -> dict[str, Figures]:
    """How many times faster we are: than our pure source, and than each OpenSpiel game in C++ and from Python."""
    found: dict[str, Figures] = {}
    for key, figures in ours.items():
        found[key] = {"pure": figures["decisions_per_second"] / pure[key]["decisions_per_second"]}
        for name, other in theirs.items():
            found[key][f"{name}_cpp"] = figures["decisions_per_second"] / other["decisions_per_second"]
            found[key][f"{name}_from_python"] = figures["stepped_per_second"] / other["stepped_per_second"]
    return found


def print_tables(report: dict[str, dict[str, Figures]], console: Console) -> None:
    speeds = Table(title="Random play, one core", title_justify="left")
    for column in ("", "games/s", "decisions/s", "from Python/s", "clone µs"):
        speeds.add_column(column, justify="left" if not column else "right")
    for room in ("compiled", "pure", "open_spiel"):
        for name, figures in report[room].items():
            clone = figures.get("clone_microseconds")
            speeds.add_row(
                f"{name} ({room})",
                f"{figures['games_per_second']:,.0f}",
                f"{figures['decisions_per_second']:,.0f}",
                f"{figures['stepped_per_second']:,.0f}",
                f"{clone:.2f}" if clone else "",
            )
    console.print(speeds)
    for name, figures in report["ratios"].items():
        console.print(f"{name}: " + ", ".join(f"{value:.2f}× {other}" for other, value in figures.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each figure")
    parser.add_argument("--json", type=Path, help="write the report to this file")
    parser.add_argument("--here", action="store_true", help="only this build, as JSON on standard output")
    given = parser.parse_args()
    if given.here:
        print(json.dumps(measure_here(given.seconds)))
        return
    console = Console(stderr=True)
    with console.status("Measuring the compiled engine, its source and OpenSpiel …"):
        ours, pure = measure_here(given.seconds), measure_pure(given.seconds)
        theirs = measure_open_spiel(given.seconds)
    report = {build_info.running(): ours, "pure": pure, "open_spiel": theirs, "ratios": ratios(ours, pure, theirs)}
    report.setdefault("compiled", {})
    print_tables(report, console)
    print(json.dumps(report))
    if given.json:
        given.json.write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
