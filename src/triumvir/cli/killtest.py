"""`triumvir killtest`: kill a server again and again while people play, and show that nothing is lost."""

import asyncio
import tempfile
from typing import Annotated

import typer

from triumvir.cli.arguments import Json
from triumvir.cli.failure import FOUND
from triumvir.cli.output import print_json

Rounds = Annotated[int, typer.Option(min=1, help="How often the server is killed.")]
Tables = Annotated[int, typer.Option(min=1, max=64, help="Tables that are played at the same time.")]
Seed = Annotated[int, typer.Option(help="Decides moves and moments of death.")]
Database = Annotated[
    str | None, typer.Option(metavar="URL", help="An empty database; by default a file that is deleted afterwards.")
]


def killtest(
    rounds: Rounds = 50, tables: Tables = 4, seed: Seed = 1, database: Database = None, as_json: Json = False
) -> None:
    """Kill a server with SIGKILL while people play; check every acknowledged move after each death."""
    from triumvir.app.killing import Killing, Lost, Plan, Tally  # the server's packages take a moment to load

    def told(tally: Tally) -> None:
        if not as_json:
            print(f"\rround {tally.rounds} of {rounds}, {tally.acknowledged} moves acknowledged", end="", flush=True)

    with tempfile.TemporaryDirectory(prefix="triumvir-killtest-") as folder:
        plan = Plan(database or f"sqlite://{folder}/triumvir.db", rounds, tables, seed)
        try:
            tally = asyncio.run(Killing(plan, told).run())
        except Lost as lost:
            print(f"\nnot kept: {lost}")
            raise typer.Exit(FOUND) from None
    if as_json:
        print_json(dict(tally.to_json()))
    else:
        print(f"\nok: {tally.matches} matches, {tally.retried} moves sent again, none lost, none doubled")
