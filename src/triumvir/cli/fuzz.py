"""`triumvir fuzz`: random games under all laws, over all options."""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer

from triumvir import build_info
from triumvir.app.catalogue import game_named
from triumvir.app.fuzzing import Failure, tables, try_out
from triumvir.cli.arguments import GameKey, Json
from triumvir.cli.failure import FOUND
from triumvir.cli.files import make_folder, write_text
from triumvir.cli.output import print_json, waiting
from triumvir.contract.game import Game
from triumvir.contract.json import JSON

Seconds = Annotated[float, typer.Option(metavar="N", min=0.001, help="How long to look.")]
Games = Annotated[int | None, typer.Option(metavar="N", min=1, help="Stop after so many games.")]
Every = Annotated[
    int, typer.Option(metavar="N", min=1, help="Make the costly checks on one of N positions and records only.")
]
FirstSeed = Annotated[int, typer.Option("--seed", metavar="N", help="The seed of the first game; the next has N + 1.")]
Out = Annotated[str, typer.Option(metavar="DIR", help="Where the record of a failure is written.")]


def fuzz(
    game: GameKey,
    seconds: Seconds = 10.0,
    games: Games = None,
    every: Every = 1,
    seed: FirstSeed = 1,
    out: Out = ".",
    as_json: Json = False,
) -> None:
    """Play random games under all laws, over every combination of options. Exit code 1 if a law was broken."""
    report = search(game_named(game), Limits(seconds, games, every), seed, out)
    if as_json:
        print_json(report)
    else:
        print(in_words(report))
    if report["failure"] is not None:
        raise typer.Exit(FOUND)


@dataclass(frozen=True)
class Limits:
    """How long, how many games and how thoroughly to look."""

    seconds: float
    games: int | None = None
    every: int = 1


def search(game: Game, limits: Limits, seed: int, out: str) -> dict[str, JSON]:
    """Look for a failure until the time is over; what was found is written and told."""
    report: dict[str, JSON] = {"game": game.info.key, "build": build_info.running(), "seed": seed, "failure": None}
    games = decisions = 0
    ends: Counter[str] = Counter()
    began = monotonic()
    with waiting("Looking for a broken law", limits.seconds) as advance:
        for table in tables(game, seed):
            result = try_out(game, table, seed + games, limits.every)
            games += 1
            if isinstance(result, Failure):
                report["failure"] = {**result.to_json(), "record": write_failure(game, result, out)}
                break
            decisions += len(result.plies)
            ends[result.outcome.reason if result.outcome else "none"] += 1
            elapsed = monotonic() - began
            advance(elapsed)
            if elapsed >= limits.seconds or games == limits.games:
                break
    counted: dict[str, JSON] = {"games": games, "decisions": decisions, "end_reasons": dict(ends)}
    return {**report, **counted, "seconds": round(monotonic() - began, 3)}


def write_failure(game: Game, failure: Failure, out: str) -> str | None:
    """The record that leads to the failure, as a file that `replay` loads."""
    if failure.record is None:
        return None
    path = make_folder(Path(out)) / f"{game.info.key}-law{failure.law}-seed{failure.seed}.record"
    write_text(path, failure.record.to_text())
    return str(path)


def in_words(report: dict[str, JSON]) -> str:
    failure = report["failure"]
    counted = f"{report['games']} games, {report['decisions']} decisions, {report['seconds']} s"
    if not isinstance(failure, dict):
        return f"ok: {counted}, no law broken"
    options = " ".join(f"{name}={value}" for name, value in failure["options"].items())
    kind = f"law {failure['law']}" if failure["law"] else "error"
    lines = [f"{kind}: {failure['what']}", f"options: {options}", f"seats: {failure['seats']}"]
    return "\n".join([*lines, f"seed: {failure['seed']}", f"record: {failure['record']}", f"after {counted}"])
