"""`triumvir train`: fit a judge by self-play."""

import json
import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from triumvir.bots.weights import Fit, fit_to_json, weights_file
from triumvir.cli.arguments import GameKey
from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.kits.catalogue import game_named, kit_of
from triumvir.terminal.files import write_text
from triumvir.terminal.output import people, waiting

# The room of training needs numpy, which only those who train must have: it is opened by the command itself.
if TYPE_CHECKING:
    from triumvir.training.course import Plan
    from triumvir.training.fitting import Report

CORES = os.cpu_count() or 1

Generations = Annotated[int, typer.Option(metavar="N", min=1, help="How often to play and fit anew.")]
Games = Annotated[int, typer.Option(metavar="N", min=1, help="Games of self-play in a generation.")]
Simulations = Annotated[int, typer.Option(metavar="N", min=1, help="Simulations for every choice.")]
Hidden = Annotated[int, typer.Option(metavar="N", min=1, help="Units of the network.")]
Rounds = Annotated[int, typer.Option(metavar="N", min=1, help="How often a fit goes through all samples.")]
Seed = Annotated[int, typer.Option(metavar="N")]
Cores = Annotated[int, typer.Option(metavar="N", min=1, help="Processes that play.")]
Folder = Annotated[
    str | None, typer.Option(metavar="DIR", help="Where games and fits are kept; a course goes on from there.")
]
Out = Annotated[str | None, typer.Option(metavar="FILE", help="Where the weights go; by default into the package.")]
Matches = Annotated[int, typer.Option(metavar="N", min=0, help="Games against the judge written by hand.")]


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
        raise BadInput("training needs numpy: pip install 'triumvir[training]'", "train")


def follow(game: Game, plan: "Plan", folder: Path) -> Fit:
    from triumvir.training.course import run

    console = people()

    def tell(generation: int, report: "Report") -> None:
        console.print(
            f"generation {generation}: off by {report.value_loss_before:.4f} → {report.value_loss:.4f} in results, "
            f"{report.prior_loss_before:.4f} → {report.prior_loss:.4f} in choices"
        )

    with waiting("Playing", float(plan.generations * plan.games)) as advance:
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
    with waiting("Measuring", float(max(1, matches))) as advance:
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
    if gain["share"] is None:
        return "not measured"
    return f"wins {gain['share']} of {gain['games']} games against {gain['against']}, {gain['simulations']} simulations"
