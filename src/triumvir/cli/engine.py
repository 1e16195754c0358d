"""`triumvir engine`: one of our bots for other programs to ask."""

import sys
from typing import Annotated

import typer

from triumvir.arena.outside.engine import serve
from triumvir.bots.roster import is_bot, simulations_of
from triumvir.kits.catalogue import game_named

Level = Annotated[str, typer.Option(metavar="LEVEL", help="command-engine-level")]


def engine(level: Level = "miles") -> None:
    """Speak the engine protocol on stdin and stdout, as docs/engine-protocol.md tells."""
    if not is_bot(level):
        simulations_of(level)  # complains
    serve(game_named, level, sys.stdin.buffer, _write)


def _write(text: bytes) -> None:
    print(text.decode(), end="", flush=True)
