"""A course of training: generations of self-play, each judged by what the one before has learned.

Everything is kept in a folder, so that a course that was interrupted goes on where it stopped.
"""

import json
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from triumvir.bots.weights import Fit, fit_to_json, read_fit
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.training.fitting import Report, fit_judge
from triumvir.training.samples import Samples, load, together
from triumvir.training.self_play import play_one

MEMORY: Final = 3
"""A judge learns from so many generations, its own and those before it."""

Progress = Callable[[int, int, int], None]
"""Told after every portion: the generation, games played, games in all."""


FindGame = Callable[[str], Game]
"""Tells every process that plays where the games are."""


@dataclass(frozen=True)
class Plan:
    generations: int
    games: int
    simulations: int
    hidden: int
    rounds: int
    seed: int
    cores: int
    portion: int = 50
    """So many games are written down at a time: no more is lost when a course is interrupted."""


def run(
    find_game: FindGame,
    key: str,
    fit: Fit,
    plan: Plan,
    folder: Path,
    progress: Progress,
    told: Callable[[int, Report], None],
) -> Fit:
    """From a first fit on, play and fit, generation by generation; what the folder holds is not done again."""
    folder.mkdir(parents=True, exist_ok=True)
    game = find_game(key)
    for generation in range(1, plan.generations + 1):
        path = folder / f"fit-{generation:02}.json"
        if not path.exists():
            play_generation(find_game, key, fit, plan, generation, folder, progress)
            fitted, report = fit_judge(
                remembered(folder, generation), fit, plan.hidden, plan.rounds, plan.seed + generation
            )
            told(generation, report)
            path.write_text(json.dumps(fit_to_json(fitted, game.info, "", {})), "utf-8")
        fit = read_fit(json.loads(path.read_text("utf-8")), game.info, path.name)
    return fit


def play_generation(
    find_game: FindGame, key: str, fit: Fit, plan: Plan, generation: int, folder: Path, progress: Progress
) -> None:
    """Play what is still missing of a generation, on all cores."""
    portions = -(-plan.games // plan.portion)
    missing = [p for p in range(portions) if not portion_file(folder, generation, p).exists()]
    done = portions - len(missing)
    weights = fit_to_json(fit, find_game(key).info, "", {})
    work = partial(_play_portion, find_game, key, weights, plan, generation, folder)
    for _ in on_cores(work, missing, plan.cores):
        done += 1
        progress(generation, done * plan.portion, portions * plan.portion)


def on_cores(work: Callable[[int], None], numbers: list[int], cores: int) -> Iterable[None]:
    if cores <= 1:
        yield from map(work, numbers)
        return
    with ProcessPoolExecutor(cores, get_context("spawn")) as crew:
        for done in as_completed([crew.submit(work, number) for number in numbers]):
            yield done.result()


def _play_portion(
    find_game: FindGame, key: str, weights: JSON, plan: Plan, generation: int, folder: Path, portion: int
) -> None:
    game = find_game(key)
    judge = read_fit(weights, game.info, "weights").judge()
    first = plan.seed * 1_000_000_007 + generation * 1_000_003 + portion * plan.portion
    games = [play_one(game, judge, plan.simulations, first + number) for number in range(plan.portion)]
    together(games).save(portion_file(folder, generation, portion))


def portion_file(folder: Path, generation: int, portion: int) -> Path:
    return folder / f"games-{generation:02}-{portion:04}.npz"


def remembered(folder: Path, generation: int) -> Samples:
    """The samples of the last generations."""
    paths = [
        path
        for old in range(max(1, generation - MEMORY + 1), generation + 1)
        for path in sorted(folder.glob(f"games-{old:02}-*.npz"))
    ]
    return together([load(path) for path in paths])
