"""Arguments and options that several commands share."""

from typing import Annotated

import typer

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="The key of a game; `triumvir games` lists them.")]
OptionWords = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
Reading = Annotated[
    str | None, typer.Option(metavar="NAME", help="All options of one rulebook's reading, such as cs or hu.")
]
Seats = Annotated[int | None, typer.Option(metavar="N", help="How many sit at the table; as few as can by default.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Seed = Annotated[int | None, typer.Option(metavar="N", help="The seed of all chance; the same seed, the same game.")]
