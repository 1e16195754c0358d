"""`triumvir fuzz`: random games under all laws, over all options."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer

from triumvir import build_info
from triumvir.cli.arguments import GameKey, Json
from triumvir.cli.failure import FOUND
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.kits.catalogue import game_named
from triumvir.lab.fuzzing import Failure, tables, try_out
from triumvir.lab.positions import ACCEPTED, REFUSED, Flaw, try_position, written
from triumvir.terminal.figures import decimal
from triumvir.terminal.files import make_folder, write_text
from triumvir.terminal.language import say
from triumvir.terminal.output import print_json, waiting

POSITIONS_PER_GAME = 40
Seconds = Annotated[float, typer.Option(metavar="N", min=0.001, help="command-fuzz-seconds")]
Games = Annotated[int | None, typer.Option(metavar="N", min=1, help="command-fuzz-games")]
Every = Annotated[int, typer.Option(metavar="N", min=1, help="command-fuzz-every")]
FirstSeed = Annotated[int, typer.Option("--seed", metavar="N", help="command-option-first-seed")]
Positions = Annotated[bool, typer.Option("--positions", help="command-fuzz-positions")]
Out = Annotated[str, typer.Option(metavar="DIR", help="command-fuzz-out")]


def fuzz(
    game: GameKey,
    seconds: Seconds = 10.0,
    games: Games = None,
    every: Every = 1,
    seed: FirstSeed = 1,
    out: Out = ".",
    positions: Positions = False,
    as_json: Json = False,
) -> None:
    """Play random games under all laws, over every combination of options. Exit code 1 if a law was broken.

    With --positions: write positions that may contradict themselves. Each is refused with its place, or a whole game
    can be played from it.
    """
    limits = Limits(seconds, games, every)
    look = search_positions if positions else search
    report = look(game_named(game), limits, seed, out)
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
    with waiting(say("command-wait-laws"), limits.seconds) as advance:
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


def search_positions(game: Game, limits: Limits, seed: int, out: str) -> dict[str, JSON]:
    """Look for a written position that is taken and cannot be played from, until the time is over."""
    report: dict[str, JSON] = {"game": game.info.key, "build": build_info.running(), "seed": seed, "failure": None}
    came: Counter[str] = Counter()
    began = monotonic()
    with waiting(say("command-wait-positions"), limits.seconds) as advance:
        for number, text in enumerate(_texts(game, seed), 1):
            result = try_position(game, text, seed + number, limits.every)
            elapsed = monotonic() - began
            advance(elapsed)
            if isinstance(result, Flaw):
                report["failure"] = {**result.to_json(), "file": write_flaw(game, result, out)}
                break
            came[result] += 1
            if elapsed >= limits.seconds or number == limits.games:
                break
    return {**report, "positions": dict(came), "seconds": round(monotonic() - began, 3)}


def _texts(game: Game, seed: int) -> Iterator[str]:
    for number, table in enumerate(tables(game, seed)):
        yield from written(game, table, seed + number, POSITIONS_PER_GAME)


def write_flaw(game: Game, flaw: Flaw, out: str) -> str:
    """The position as it was written, as a file that `position` loads."""
    path = make_folder(Path(out)) / f"{game.info.key}-law{flaw.law}-seed{flaw.seed}.position"
    write_text(path, flaw.position + "\n")
    return str(path)


def write_failure(game: Game, failure: Failure, out: str) -> str | None:
    """The record that leads to the failure, as a file that `replay` loads."""
    if failure.record is None:
        return None
    path = make_folder(Path(out)) / f"{game.info.key}-law{failure.law}-seed{failure.seed}.record"
    write_text(path, failure.record.to_text())
    return str(path)


def in_words(report: dict[str, JSON]) -> str:
    failure = report["failure"]
    counted = positions_counted(report) if "positions" in report else games_counted(report)
    if not isinstance(failure, dict):
        return say("command-fuzz-ok", counted=counted)
    lines = [say("command-fuzz-law", law=str(failure["law"]), what=failure["what"])]
    if not failure["law"]:
        lines = [say("command-fuzz-error", what=failure["what"])]
    if "options" in failure:
        options = " ".join(f"{name}={value}" for name, value in failure["options"].items())
        lines += [say("command-fuzz-options", options=options), say("command-fuzz-seats", seats=failure["seats"])]
    lines.append(say("command-fuzz-seed-was", seed=str(failure["seed"])))
    if failure.get("file") is not None:
        lines.append(say("command-fuzz-position-in", path=failure["file"]))
    if failure.get("record") is not None:
        lines.append(say("command-fuzz-record-in", path=failure["record"]))
    return "\n".join([*lines, say("command-fuzz-after", counted=counted)])


def games_counted(report: dict[str, JSON]) -> str:
    games, decisions, seconds = report["games"], report["decisions"], report["seconds"]
    assert isinstance(games, int)
    assert isinstance(decisions, int)
    assert isinstance(seconds, float)
    return say("command-fuzz-games-counted", games=games, decisions=decisions, seconds=decimal(seconds, 1))


def positions_counted(report: dict[str, JSON]) -> str:
    came, seconds = report["positions"], report["seconds"]
    assert isinstance(came, dict)
    assert isinstance(seconds, float)
    refused, played = came.get(REFUSED, 0), came.get(ACCEPTED, 0)
    return say("command-fuzz-positions-counted", refused=refused, played=played, seconds=decimal(seconds, 1))
