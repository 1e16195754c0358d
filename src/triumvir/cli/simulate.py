"""`triumvir simulate`: many random games, and what they amount to."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from triumvir.cli.arguments import GameKey, Json, OptionWords, Reading, Seats
from triumvir.contract.json import JSON
from triumvir.kits.catalogue import complete_options, game_named, options_given, seat_count
from triumvir.lab.simulation import Setting, Tally, simulate_with_records
from triumvir.lab.simulation import simulate as simulate_fast
from triumvir.terminal.colours import GOLD, STONE
from triumvir.terminal.files import make_folder, write_text
from triumvir.terminal.output import people, print_json, waiting

Games = Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")]
FirstSeed = Annotated[int, typer.Option("--seed", metavar="N", help="The seed of the first game; the next has N + 1.")]
Records = Annotated[str | None, typer.Option(metavar="DIR", help="Write the record of every game into this folder.")]


def simulate(
    game: GameKey,
    games: Games = 1000,
    seed: FirstSeed = 1,
    option: OptionWords = None,
    reading: Reading = None,
    seats: Seats = None,
    records: Records = None,
    as_json: Json = False,
) -> None:
    """Play random games at full speed and count how long they are and how they end."""
    chosen = game_named(game)
    count = seat_count(chosen.info, seats)
    options = complete_options(chosen, options_given(chosen.info, option or [], reading), count)
    setting = Setting(chosen, options, count, games, seed)
    tally = run(setting) if records is None else run_with_records(setting, make_folder(Path(records)))
    if as_json:
        print_json(tally.to_json())
    else:
        people().print(report(tally))


def run(setting: Setting) -> Tally:
    tally = Tally(setting)
    with waiting("Playing", setting.games) as advance:
        for tally in simulate_fast(setting):
            advance(tally.games)
    return tally


def run_with_records(setting: Setting, folder: Path) -> Tally:
    tally = Tally(setting)
    with waiting("Playing and recording", setting.games) as advance:
        for tally, seed, record in simulate_with_records(setting):
            write_text(folder / f"{setting.game.info.key}-{seed}.record", record.to_text())
            advance(tally.games)
    return tally


# ---- the report ----------------------------------------------------------------------------------------------


def report(tally: Tally) -> Table:
    data = tally.to_json()
    options = tally.setting.options.changed(tally.setting.game.info)
    chosen = " ".join(f"{name}={value}" for name, value in options.items()) or "default options"
    table = Table(title=f"{data['game']}, {chosen}, seed {data['seed']}", box=None, title_style=GOLD, show_header=False)
    table.add_column(style=STONE)
    table.add_column(justify="right")
    table.add_column()
    table.add_row("games", f"{tally.games:,}", f"{data['games_per_second']:,} a second ({data['build']} engine)")
    table.add_row("decisions", f"{tally.decisions:,}", f"{data['decisions_per_second']:,} a second")
    _add_lengths(table, data["length"])
    _add_shares(table, "wins of", tally.wins, tally.games, tally.setting.game.info.sides[: tally.setting.seats])
    _add_shares(table, "ended by", tally.reasons, tally.games, tally.setting.game.info.end_reasons)
    return table


def _add_lengths(table: Table, lengths: JSON) -> None:
    assert isinstance(lengths, Mapping)
    for name, spread in lengths.items():
        assert isinstance(spread, Mapping)
        words = f"{spread['min']} to {spread['max']}, nine of ten {spread['p5']} to {spread['p95']}"
        table.add_row(f"{name} in a game", f"{spread['mean']:.1f}", f"{words}, median {spread['p50']}")


def _add_shares(table: Table, what: str, counts: Mapping[str, int], games: int, names: Sequence[str]) -> None:
    for name in names:
        count = counts.get(name, 0)
        table.add_row(f"{what} {name}", f"{count:,}", f"{100 * count / games:.1f} %")
