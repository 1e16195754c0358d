"""`triumvir arena`: let bots play each other, and learn which is stronger."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from triumvir.arena.outside.program import TIME_LIMIT
from triumvir.arena.picture import draw_tally
from triumvir.arena.report import tally_json
from triumvir.arena.running import CrewLost, Played, play_on_cores
from triumvir.arena.schedule import Job, Wish, jobs, seats_for
from triumvir.arena.tally import tally
from triumvir.cli.arena_report import report
from triumvir.cli.arguments import GameKey, Json, OptionWords, Reading
from triumvir.cli.failure import FOUND, INTERRUPTED, complain
from triumvir.kits.catalogue import game_named, options_given
from triumvir.terminal.files import make_folder, write_text
from triumvir.terminal.language import say
from triumvir.terminal.output import people, print_json, waiting

Bots = Annotated[
    list[str],
    typer.Argument(
        metavar="BOT…",
        help="command-arena-bots",
    ),
]
Games = Annotated[int, typer.Option(metavar="N", min=1, help="command-arena-games")]
Seats = Annotated[int | None, typer.Option(metavar="N", help="command-arena-seats")]
FirstSeed = Annotated[int, typer.Option("--seed", metavar="N", help="command-arena-seed")]
Cores = Annotated[int | None, typer.Option(metavar="N", min=1, help="command-arena-cores")]
Svg = Annotated[Path | None, typer.Option(metavar="FILE", help="command-arena-svg")]
Ray = Annotated[str | None, typer.Option(metavar="ADDRESS", help="command-arena-ray")]
Records = Annotated[Path | None, typer.Option(metavar="DIR", help="command-option-records")]
Limit = Annotated[float, typer.Option(metavar="SECONDS", min=0.1, help="command-arena-time-limit")]


def arena(
    game: GameKey,
    bots: Bots,
    games: Games = 100,
    seats: Seats = None,
    option: OptionWords = None,
    reading: Reading = None,
    seed: FirstSeed = 1,
    cores: Cores = None,
    ray: Ray = None,
    time_limit: Limit = TIME_LIMIT,
    records: Records = None,
    svg: Svg = None,
    as_json: Json = False,
) -> int:
    """Play bots against each other: every deal in all arrangements of seats, the same deals for everybody.

    Two seats are rated by Elo, more by OpenSkill, with 95 % intervals. Ctrl-C tells what was played so far.
    """
    chosen = game_named(game)
    given = options_given(chosen.info, option or [], reading)
    at_table = seats_for(chosen, bots, seats)
    wish = Wish(game_named, game, tuple(bots), games, at_table, given, seed, time_limit, records is not None)
    planned = jobs(wish)
    folder = None if records is None else make_folder(records)
    played, code = play_all(planned, crew(planned, cores, ray), folder)
    if not played:
        complain(f"arena: {say('command-arena-none-played')}")
        return code
    counted = tally(planned, played)
    if svg is not None:
        write_text(svg, draw_tally(wish, counted, say))
    if as_json:
        print_json(tally_json(wish, counted))
    else:
        people().print(report(wish, counted))
    return code


def crew(planned: Sequence[Job], cores: int | None, ray: str | None) -> Iterator[Played]:
    """Those who play the games."""
    if ray is None:
        return play_on_cores(planned, cores or os.cpu_count() or 1)
    from triumvir.arena.cluster import play_on_ray

    return play_on_ray(planned, ray)


def play_all(planned: Sequence[Job], playing: Iterator[Played], folder: Path | None) -> tuple[list[Played], int]:
    """All games, or those that were over when something came between; and the exit code."""
    played: list[Played] = []
    try:
        with waiting(say("command-wait-playing"), len(planned)) as advance:
            for number, result in playing:
                played.append((number, result))
                if folder is not None:
                    write_text(folder / f"{planned[number].wish.game}-{number:06}.record", result.record)
                advance(len(played))
    except KeyboardInterrupt:
        return played, INTERRUPTED
    except CrewLost as error:
        complain(f"arena: {error}")
        return played, FOUND
    return played, 0
