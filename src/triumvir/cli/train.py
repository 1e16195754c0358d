"""`triumvir train`: fit a judge by self-play."""

import json
import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from triumvir.bots.weights import Fit, fit_to_json, weights_file
from triumvir.cli.arguments import GameKey
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.kits.catalogue import game_named, kit_of
from triumvir.terminal.complaints import bad
from triumvir.terminal.figures import decimal, percent
from triumvir.terminal.files import write_text
from triumvir.terminal.language import say
from triumvir.terminal.output import people, waiting

# The room of training needs numpy, which only those who train must have: it is opened by the command itself.
if TYPE_CHECKING:
    from triumvir.training.course import Plan
    from triumvir.training.fitting import Report

CORES = os.cpu_count() or 1

Generations = Annotated[int, typer.Option(metavar="N", min=1, help="command-train-generations")]
Games = Annotated[int, typer.Option(metavar="N", min=1, help="command-train-games")]
Simulations = Annotated[int, typer.Option(metavar="N", min=1, help="command-train-simulations")]
Hidden = Annotated[int, typer.Option(metavar="N", min=1, help="command-train-hidden")]
Rounds = Annotated[int, typer.Option(metavar="N", min=1, help="command-train-rounds")]
Seed = Annotated[int, typer.Option(metavar="N", help="command-train-seed")]
Cores = Annotated[int, typer.Option(metavar="N", min=1, help="command-train-cores")]
Folder = Annotated[str | None, typer.Option(metavar="DIR", help="command-train-folder")]
Out = Annotated[str | None, typer.Option(metavar="FILE", help="command-train-out")]
Matches = Annotated[int, typer.Option(metavar="N", min=0, help="command-train-matches")]


def train(
    game: GameKey,
    generations: Generations = 4,
    games: Games = 2000,
    simulations: Simulations = 300,
    hidden: Hidden = 24,
    rounds: Rounds = 12,
    seed: Seed = 1,
    cores: Cores = CORES,
    folder: Folder = None,
    out: Out = None,
    matches: Matches = 200,
) -> None:
    """Fit the weights of a game's judge by self-play, and say what that brought.

    Everything played is kept in a folder: a course that was interrupted goes on where it stopped.
    """
    chosen = game_named(game)
    need_numpy()
    from triumvir.training.course import Plan

    plan = Plan(generations, games, simulations, hidden, rounds, seed, cores)
    fit = follow(chosen, plan, Path(folder or f"training-{game}-{seed}"))
    gain = measure(chosen, fit, simulations, matches, seed)
    command = (
        f"triumvir train {game} --generations {generations} --games {games} --simulations {simulations}"
        f" --hidden {hidden} --rounds {rounds} --seed {seed}"
    )
    path = Path(out) if out else weights_file(chosen.info)
    write_text(path, json.dumps(fit_to_json(fit, chosen.info, command, gain), separators=(",", ":")) + "\n")
    people().print(f"{path}: {describe(gain)}")


def need_numpy() -> None:
    if find_spec("numpy") is None:
        raise bad("complaint-needs-numpy", "train")


def follow(game: Game, plan: "Plan", folder: Path) -> Fit:
    from triumvir.training.course import run

    console = people()

    def tell(generation: int, report: "Report") -> None:
        values = (report.value_loss_before, report.value_loss, report.prior_loss_before, report.prior_loss)
        before, after, prior_before, prior_after = (decimal(value, 4) for value in values)
        results, choices = f"{before} → {after}", f"{prior_before} → {prior_after}"
        console.print(say("command-train-told", generation=generation, results=results, choices=choices))

    with waiting(say("command-wait-playing"), float(plan.generations * plan.games)) as advance:
        return run(
            game_named,
            game.info.key,
            kit_of(game).judges.first_fit(),
            plan,
            folder,
            lambda number, done, _: advance(float((number - 1) * plan.games + done)),
            tell,
        )


def measure(game: Game, fit: Fit, simulations: int, matches: int, seed: int) -> dict[str, JSON]:
    """The share of wins against the search with the judge written by hand."""
    from triumvir.training.gain import gains

    total = 0.0
    by_hand = kit_of(game).judges.of_thumb()
    with waiting(say("command-wait-measuring"), float(max(1, matches))) as advance:
        for number, payoff in enumerate(gains(game, fit.judge(), by_hand, simulations, matches, seed), 1):
            total += payoff
            advance(float(number))
    return {
        "against": "the search with the weights written by hand",
        "simulations": simulations,
        "games": matches,
        "share": round(total / matches, 4) if matches else None,
    }


def describe(gain: dict[str, JSON]) -> str:
    share, games, simulations = gain["share"], gain["games"], gain["simulations"]
    if not isinstance(share, float):
        return say("command-train-not-measured")
    assert isinstance(games, int)
    assert isinstance(simulations, int)
    return say("command-train-gain", share=percent(share), games=games, simulations=simulations)
