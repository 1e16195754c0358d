"""`triumvir killtest`: kill a server again and again while people play, and show that nothing is lost."""

import tempfile
from collections.abc import Mapping
from typing import Annotated

import typer

from triumvir.cli.arguments import Json
from triumvir.cli.failure import FOUND
from triumvir.contract.json import JSON
from triumvir.terminal.language import say
from triumvir.terminal.output import print_json

Rounds = Annotated[int, typer.Option(metavar="N", min=1, help="command-killtest-rounds")]
Faults = Annotated[str, typer.Option(metavar="KINDS", help="command-killtest-faults")]
Tables = Annotated[int, typer.Option(metavar="N", min=1, max=64, help="command-killtest-tables")]
Seed = Annotated[int, typer.Option(metavar="N", help="command-killtest-seed")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="command-killtest-database")]
Restart = Annotated[
    str,
    typer.Option(metavar="COMMAND", help="command-killtest-restart-postgres"),
]


def killtest(
    rounds: Rounds = 50,
    faults: Faults = "",
    tables: Tables = 4,
    seed: Seed = 1,
    database: Database = None,
    restart_postgres: Restart = "",
    as_json: Json = False,
) -> None:
    """Kill servers and trouble their database while people play; check every acknowledged move and line of chat."""
    import asyncio

    from triumvir.lab.killtest.errors import Lost
    from triumvir.lab.killtest.faults import chosen
    from triumvir.lab.killtest.running import Killing, Plan  # the server's packages take a moment to load
    from triumvir.lab.killtest.tally import Tally

    def told(tally: Tally) -> None:
        if not as_json:
            now = say("command-killtest-now", round=tally.rounds, rounds=rounds, moves=tally.acknowledged)
            print(f"\r{now}", end="", flush=True)

    with tempfile.TemporaryDirectory(prefix="triumvir-killtest-") as folder:
        where = database or f"sqlite://{folder}/triumvir.db"
        kinds = chosen(faults, where, bool(restart_postgres))
        plan = Plan(where, rounds, tables, seed, faults=kinds, restart=restart_postgres)
        killing = Killing(plan, told)
        try:
            asyncio.run(killing.run())
        except Lost as lost:
            _report(killing.tally.to_json(), as_json)
            print(say("command-killtest-lost", what=str(lost)))
            raise typer.Exit(FOUND) from None
    _report(killing.tally.to_json(), as_json)


def _report(tally: Mapping[str, JSON], as_json: bool) -> None:
    if as_json:
        print_json(dict(tally))
        return
    print()
    for name, value in tally.items():
        counts = ", ".join(f"{kind} {count}" for kind, count in value.items()) if isinstance(value, dict) else value
        title = say(f"command-killtest-count-{name.replace(' ', '-')}")
        print(f"{title}: {counts}")
