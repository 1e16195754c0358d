"""`triumvir fuzz-server`: valid messages with wrong values, against a server with honest people at its tables."""

from time import monotonic
from typing import Annotated

import typer

from triumvir.cli.arguments import Json
from triumvir.cli.failure import FOUND
from triumvir.kits.catalogue import GAMES
from triumvir.terminal.language import say
from triumvir.terminal.output import print_json

Seconds = Annotated[float, typer.Option(metavar="N", min=0.001, help="command-fuzz-server-seconds")]
Messages = Annotated[int | None, typer.Option(metavar="N", min=1, help="command-fuzz-server-messages")]
Seed = Annotated[int, typer.Option(metavar="N", help="command-fuzz-server-seed")]


def fuzz_server(seconds: Seconds = 60.0, messages: Messages = None, seed: Seed = 1, as_json: Json = False) -> None:
    """Pester a server with messages that are valid and wrong. Exit code 1 if anything but a refusal came of it."""
    from triumvir.lab.server_fuzz.fuzzer import pester  # the server's packages take a moment to load
    from triumvir.lab.server_fuzz.tally import Tally

    end = monotonic() + seconds

    def goes_on(tally: Tally) -> bool:
        return monotonic() < end and (messages is None or tally.messages < messages)

    tally = pester(GAMES, seed, goes_on)
    if as_json:
        print_json(tally.to_json())
    else:
        for finding in tally.findings:
            print(f"{finding.what}\n  {say('command-fuzz-server-finding', round=finding.round)}")
            for said in finding.said:
                print(f"    {said[:2000]}")
        counted = say("command-fuzz-server-counted", messages=tally.messages, rounds=tally.rounds)
        print(say("command-fuzz-server-done", counted=counted, findings=len(tally.findings)))
    if tally.findings:
        raise typer.Exit(FOUND)
