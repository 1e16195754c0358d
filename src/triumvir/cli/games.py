"""`triumvir games`: what can be played, with which options."""

from rich.table import Table

from triumvir.cli.arguments import Json
from triumvir.contract.info import GameInfo
from triumvir.kits.catalogue import GAMES
from triumvir.terminal.colours import GOLD, STONE
from triumvir.terminal.output import people, print_json


def games(as_json: Json = False) -> None:
    """List the games with their seats and options; the first value of an option is the default."""
    if as_json:
        print_json([game.info.to_json() for game in GAMES.values()])
        return
    for game in GAMES.values():
        people().print(game_table(game.info))


def game_table(info: GameInfo) -> Table:
    seats = ", ".join(str(count) for count in info.seats)
    title = f"{info.key} — {seats} seats: {', '.join(info.sides)}"
    readings = "; ".join(f"--reading {name}: {_bundle(values)}" for name, values in info.readings)
    table = Table(title=title, caption=readings, title_style=GOLD, caption_style=STONE, box=None, title_justify="left")
    for heading in ("option", "default", "other values", "rule"):
        table.add_column(heading, header_style=STONE)
    for option in info.options:
        table.add_row(option.name, option.default, ", ".join(option.values[1:]), option.rule)
    return table


def _bundle(values: tuple[tuple[str, str], ...]) -> str:
    return " ".join(f"{name}={value}" for name, value in values)
