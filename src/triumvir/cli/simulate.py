"""`triumvir simulate`: many random games, and what they amount to."""

from collections.abc import Mapping
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
from triumvir.terminal.figures import decimal, grouped, percent
from triumvir.terminal.files import make_folder, write_text
from triumvir.terminal.language import has, say
from triumvir.terminal.output import people, print_json, waiting
from triumvir.terminal.tables import table_of

Games = Annotated[int, typer.Option(metavar="N", min=1, help="command-simulate-games")]
FirstSeed = Annotated[int, typer.Option("--seed", metavar="N", help="command-option-first-seed")]
Records = Annotated[str | None, typer.Option(metavar="DIR", help="command-option-records")]


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
    with waiting(say("command-wait-playing"), setting.games) as advance:
        for tally in simulate_fast(setting):
            advance(tally.games)
    return tally


def run_with_records(setting: Setting, folder: Path) -> Tally:
    tally = Tally(setting)
    with waiting(say("command-wait-recording"), setting.games) as advance:
        for tally, seed, record in simulate_with_records(setting):
            write_text(folder / f"{setting.game.info.key}-{seed}.record", record.to_text())
            advance(tally.games)
    return tally


# ---- the report ----------------------------------------------------------------------------------------------


def report(tally: Tally) -> Table:
    data = tally.to_json()
    setting = tally.setting
    info, seats = setting.game.info, table_of(setting.game)
    options = setting.options.changed(info)
    chosen = " ".join(f"{name}={value}" for name, value in options.items()) or say("command-default-options")
    title = say("command-simulate-title", game=info.key, options=chosen, seed=str(setting.seed))
    table = Table(title=title, box=None, title_style=GOLD, show_header=False)
    table.add_column(style=STONE)
    table.add_column(justify="right")
    table.add_column()
    build = say(f"command-build-{data['build']}")
    a_second = say("command-simulate-a-second", rate=_rate(data["games_per_second"]))
    table.add_row(say("command-simulate-games-played"), grouped(tally.games), f"{a_second} ({build})")
    a_second = say("command-simulate-a-second", rate=_rate(data["decisions_per_second"]))
    table.add_row(say("command-simulate-decisions"), grouped(tally.decisions), a_second)
    _add_lengths(table, data["length"])
    for seat, side in enumerate(info.sides[: setting.seats]):
        _add_share(table, say("command-simulate-wins", side=seats.name_of(seat)), tally.wins.get(side, 0), tally.games)
    for reason in info.end_reasons:
        _add_share(table, reason_in_words(info.key, reason), tally.reasons.get(reason, 0), tally.games)
    return table


def reason_in_words(game: str, reason: str) -> str:
    """As the result of a match tells it, without the stop at its end."""
    name = f"reason-{game}-{reason}"
    return say(name).rstrip(".") if has(name) else reason


def _rate(value: JSON) -> str:
    assert isinstance(value, int | float)
    return grouped(round(value))


def _add_lengths(table: Table, lengths: JSON) -> None:
    assert isinstance(lengths, Mapping)
    for name, spread in lengths.items():
        assert isinstance(spread, Mapping)
        words = say(
            "command-simulate-spread",
            least=str(spread["min"]),
            most=str(spread["max"]),
            low=str(spread["p5"]),
            high=str(spread["p95"]),
            median=str(spread["p50"]),
        )
        measure = f"command-measure-{name.replace('_', '-')}"
        mean = spread["mean"]
        assert isinstance(mean, int | float)
        table.add_row(say(measure) if has(measure) else name, decimal(mean, 1), words)


def _add_share(table: Table, what: str, count: int, games: int) -> None:
    table.add_row(what, grouped(count), percent(count / games))
