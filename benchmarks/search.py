"""How fast is the search? Simulations a second for every game and budget, next to OpenSpiel's ISMCTS in C++.

    .venv/bin/python benchmarks/search.py [--budgets 100 1000 10000] [--rounds 5] [--json FILE]

Every figure is the best of several rounds on one core, over positions from the whole of a game. OpenSpiel's bot plays
random rollouts to the end where ours asks its judge; both build a tree over information sets.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from triumvir import build_info
from triumvir.bots.search import Search
from triumvir.contract.chance import Seeded
from triumvir.contract.game import Game
from triumvir.contract.position import Position, legal_actions, seats_to_act
from triumvir.contract.sight import Sight
from triumvir.kits.catalogue import GAMES, kit_of

MOMENTS = 6
SEATS = {"ave-caesar": 4}
YARDSTICKS = ("hearts", "euchre")

Figures = dict[str, dict[str, float]]


def moments(game: Game, seats: int) -> list[tuple[Position, int]]:
    """Positions spread over a random game, where a player has a choice."""
    chance = Seeded(1)
    position = game.start(game.info.read_options({}), seats, chance)
    found: list[tuple[Position, int]] = []
    while to_act := seats_to_act(position):
        actions = legal_actions(position, to_act[0], game.info.most_actions)
        if len(actions) > 1:
            found.append((position.clone(), to_act[0]))
        position.apply(to_act[0], actions[int(chance.below(len(actions)))], chance, None)
    return [found[i * len(found) // MOMENTS] for i in range(MOMENTS)]


def best_rate(work: Callable[[], int], rounds: int) -> float:
    best = 0.0
    for _ in range(rounds):
        start = time.perf_counter()
        done = work()
        best = max(best, done / (time.perf_counter() - start))
    return best


def measure_game(game: Game, budgets: list[int], rounds: int) -> dict[str, float]:
    seats = SEATS.get(game.info.key, 2)
    judge = kit_of(game).judges.fitted()
    tables = moments(game, seats)

    def work(budget: int) -> int:
        done = 0
        for position, seat in tables:
            search = Search(game.info, judge, seats)
            search.run(Sight(game, position, seat), budget, 1)
            done += int(search.simulations)
        return done

    return {str(budget): best_rate(lambda budget=budget: work(budget), rounds) for budget in budgets}  # type: ignore[misc]


def measure_open_spiel(budgets: list[int], rounds: int) -> Figures:
    """OpenSpiel's ISMCTS with one random rollout a simulation; empty if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    figures: Figures = {}
    for name in YARDSTICKS:
        chooser = random.Random(1)
        state = pyspiel.load_game(name).new_initial_state()
        while state.is_chance_node() or len(state.legal_actions()) == 1:
            state.apply_action(chooser.choice(state.legal_actions()))

        def work(budget: int, state: object = state) -> int:
            evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
            pyspiel.ISMCTSBot(1, evaluator, 2.0, budget).step(state)
            return budget

        figures[name] = {str(b): best_rate(lambda b=b: work(b), rounds) for b in budgets}  # type: ignore[misc]
    return figures


def show(ours: Figures, theirs: Figures, budgets: list[int]) -> Table:
    table = Table(title=f"simulations a second, one core ({build_info.running()} engine)")
    table.add_column("search")
    for budget in budgets:
        table.add_column(f"{budget:,}", justify="right")
    for yardstick in theirs:
        table.add_column(f"× {yardstick}", justify="right")
    for name, rates in [*ours.items(), *((f"OpenSpiel {name}", rates) for name, rates in theirs.items())]:
        row = [f"{rates[str(budget)]:,.0f}" for budget in budgets]
        most = str(budgets[-1])
        table.add_row(name, *row, *(f"{rates[most] / theirs[yardstick][most]:.2f}" for yardstick in theirs))
    return table


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--budgets", type=int, nargs="+", default=[100, 1000, 10_000])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    ours = {key: measure_game(game, arguments.budgets, arguments.rounds) for key, game in GAMES.items()}
    theirs = measure_open_spiel(arguments.budgets, arguments.rounds)
    Console().print(show(ours, theirs, arguments.budgets))
    text = json.dumps({"build": build_info.running(), "triumvir": ours, "open_spiel": theirs}, indent=2)
    if arguments.json:
        arguments.json.write_text(text + "\n", "utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
