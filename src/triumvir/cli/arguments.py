"""Arguments and options that several commands share."""

from typing import Annotated

import typer

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="command-argument-game")]
OptionWords = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="command-option-option")]
Reading = Annotated[str | None, typer.Option(metavar="NAME", help="command-option-reading")]
Seats = Annotated[int | None, typer.Option(metavar="N", help="command-option-seats")]
Json = Annotated[bool, typer.Option("--json", help="command-option-json")]
Seed = Annotated[int | None, typer.Option(metavar="N", help="command-option-seed")]
