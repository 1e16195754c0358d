"""`triumvir position`: look at any situation."""

from typing import Annotated

import typer
from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from triumvir.cli.arguments import GameKey, Json
from triumvir.contract.game import Game
from triumvir.contract.json import JSON, loads
from triumvir.contract.position import Position, View, legal_actions, seats_to_act
from triumvir.kits.catalogue import game_named
from triumvir.terminal.colours import GOLD, STONE
from triumvir.terminal.files import read_text, within
from triumvir.terminal.language import say
from triumvir.terminal.output import people, print_json, room_of
from triumvir.terminal.tables import table_of
from triumvir.terminal.tables.table import Scene

PositionFile = Annotated[str, typer.Argument(metavar="FILE", help="command-position-file")]


def position(game: GameKey, file: PositionFile = "-", as_json: Json = False) -> None:
    """Set up a position and show the board, the legal actions, and what each seat sees."""
    chosen = game_named(game)
    text = read_text(file)
    with within(file):
        situation = read_position(chosen, text)
    if as_json:
        print_json(position_json(chosen, situation))
    else:
        show(chosen, situation)


def read_position(game: Game, text: str) -> Position:
    if text.lstrip().startswith("{"):
        return game.position_from_json(loads(text, "position"))
    return game.position_from_line(text.strip())


def legal_notations(game: Game, situation: Position, seat: int) -> list[str]:
    codes = legal_actions(situation, seat, game.info.most_actions)
    return [situation.action(code).notation() for code in codes]


def position_json(game: Game, situation: Position) -> dict[str, JSON]:
    sides = game.info.sides[: situation.seats()]
    actors = seats_to_act(situation)
    outcome = situation.outcome()
    return {
        "game": game.info.key,
        "position": situation.to_json(),
        "line": situation.to_line(),
        "hash": situation.hash(),
        "to_act": [sides[seat] for seat in actors],
        "legal": {sides[seat]: legal_notations(game, situation, seat) for seat in actors},
        "refusals": {sides[seat]: [r.to_json() for r in situation.refusals(seat)] for seat in actors},
        "views": {side: situation.view(seat).to_json() for seat, side in enumerate(sides)},
        "outcome": None if outcome is None else outcome.to_json(),
    }


def show(game: Game, situation: Position) -> None:
    table = table_of(game)
    console = people()
    _heading(console, say("command-position-open"))
    _draw(console, game, situation.open_view())
    for seat in seats_to_act(situation):
        notations = legal_notations(game, situation, seat)
        _heading(console, say("command-position-can", side=table.name_of(seat), count=len(notations)))
        console.print(Columns([Text(notation) for notation in notations], padding=(0, 2)))
    for seat in range(situation.seats()):
        _heading(console, say("command-position-seen", side=table.name_of(seat)))
        _draw(console, game, situation.view(seat))
    console.print(situation.to_line(), soft_wrap=True, style=STONE, markup=False)


def _heading(console: Console, text: str) -> None:
    console.print(Rule(f"[{GOLD}]{text}[/]", style=STONE))


def _draw(console: Console, game: Game, view: View) -> None:
    console.print(table_of(game).draw(view, Scene(room_of(console))))
