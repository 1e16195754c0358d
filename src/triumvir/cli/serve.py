"""`triumvir serve` and `triumvir config`: run a table server, and see how it is set up."""

import json
import os
import sys
import time
import webbrowser
from collections.abc import Mapping
from typing import Annotated

import typer
from rich.table import Table

from triumvir.cli.arguments import Json
from triumvir.cli.failure import BAD_INPUT
from triumvir.contract.errors import BadInput
from triumvir.server.config import explain, load_config
from triumvir.storage.errors import StorageError
from triumvir.terminal.language import say
from triumvir.terminal.output import people, print_json

ConfigFile = Annotated[str | None, typer.Option("--config", metavar="FILE", help="command-option-config")]
Host = Annotated[str | None, typer.Option(metavar="ADDRESS", help="command-serve-host")]
Port = Annotated[int | None, typer.Option(metavar="N", min=0, max=65535, help="command-serve-port")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="command-serve-database")]
Processes = Annotated[int | None, typer.Option(metavar="N", min=1, help="command-serve-processes")]
Open = Annotated[bool, typer.Option("--open", help="command-serve-open")]


def serve(
    config: ConfigFile = None,
    host: Host = None,
    port: Port = None,
    database: Database = None,
    processes: Processes = None,
    open_browser: Open = False,
) -> None:
    """Serve tables in the browser until Ctrl-C.

    What goes wrong is logged to stderr, one JSON object a line.
    """
    from triumvir.hosting.serving import serve as run  # the server's packages take a moment to load

    given: dict[str, object] = {"host": host, "port": port, "database": database, "processes": processes}
    settings = load_config(file=config).with_values(
        {name: value for name, value in given.items() if value is not None}, "option"
    )

    def tell(address: str) -> None:
        print(say("command-serve-at", address=address), flush=True)
        if open_browser and has_browser():
            webbrowser.open(address)

    try:
        run(settings, tell)
    except (BadInput, StorageError) as error:
        if sys.stderr.isatty():
            raise
        told = {"at": round(time.time(), 3), "level": "error", "event": "cannot serve", "error": str(error)}
        print(json.dumps(told, ensure_ascii=False), file=sys.stderr)
        raise typer.Exit(BAD_INPUT) from None


def has_browser(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether there is a screen to open a browser on; one in the terminal would only be in the way."""
    if platform in ("darwin", "win32"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def config(file: ConfigFile = None, as_json: Json = False) -> None:
    """Show every setting of the server with its value and meaning."""
    lines = explain(load_config(file=file))
    if as_json:
        print_json(
            {line.name: {"value": line.value, "variable": line.variable, "meaning": line.meaning} for line in lines}
        )
        return
    sheet = Table(box=None, padding=(0, 2), pad_edge=False)
    for heading in ("setting", "value", "environment", "meaning"):
        sheet.add_column(say(f"command-config-{heading}"), overflow="fold")
    for line in lines:
        value = say("command-config-set") if line.is_secret and line.value else line.value
        sheet.add_row(line.name, value, line.variable, say(f"command-setting-{line.name.replace('_', '-')}"))
    people().print(sheet)
