"""The command `triumvir`."""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated

import typer

from triumvir import __version__, build_info
from triumvir.cli.analyse import analyse
from triumvir.cli.arena import arena
from triumvir.cli.backup import backup, restore
from triumvir.cli.box import box_app
from triumvir.cli.course import course_app
from triumvir.cli.engine import engine
from triumvir.cli.exchange import export, import_match
from triumvir.cli.failure import complain, guarded
from triumvir.cli.fuzz import fuzz
from triumvir.cli.fuzz_server import fuzz_server
from triumvir.cli.games import games
from triumvir.cli.killtest import killtest
from triumvir.cli.migrate import migrate
from triumvir.cli.play import play
from triumvir.cli.position import position
from triumvir.cli.replay import replay, verify
from triumvir.cli.rules import rule
from triumvir.cli.serve import config, serve
from triumvir.cli.simulate import simulate
from triumvir.cli.spoken import add_command, spoken_app
from triumvir.cli.train import train
from triumvir.kits.catalogue import KITS
from triumvir.terminal.language import language_of, say, speak, take_language

app = spoken_app("triumvir")

COMMANDS: Mapping[str, Callable[..., object]] = {
    "play": play,
    "games": games,
    "rule": rule,
    "replay": replay,
    "verify": verify,
    "position": position,
    "simulate": simulate,
    "fuzz": fuzz,
    "fuzz-server": fuzz_server,
    "arena": arena,
    "analyse": analyse,
    "engine": engine,
    "train": train,
    "serve": serve,
    "config": config,
    "backup": backup,
    "restore": restore,
    "export": export,
    "import": import_match,
    "migrate": migrate,
    "killtest": killtest,
}
for name, command in COMMANDS.items():
    add_command(app, command, name)
app.add_typer(course_app, name="course")
app.add_typer(box_app, name="box")


def version_line() -> str:
    """The version and the build that runs; a stale engine is named as the reason for the slow one."""
    name = "command-version-stale" if build_info.is_stale() else "command-version"
    return say(name, version=__version__, build=say(f"command-build-{build_info.running()}"))


def _print_version(wanted: bool) -> None:
    if wanted:
        print(version_line())
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", callback=_print_version, is_eager=True, help="command-option-version")
]


Language = Annotated[
    str | None,
    typer.Option(metavar="LANGUAGE", help="command-option-language"),
]


@app.callback(help="command-triumvir")
def triumvir(version: Version = False, language: Language = None) -> None:
    """Three Roman board games at one table: CAESAR!, Ave Caesar, Caesar & Cleopatra."""


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return its exit code."""
    return guarded(lambda: _run(arguments))


def _run(arguments: Sequence[str]) -> object:
    language, others = take_language(arguments)
    speak(language or language_of())
    return app(others, prog_name="triumvir", standalone_mode=False)


def run() -> None:
    """The entry point: characters that a terminal cannot show become question marks."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    for kit in KITS.values():
        for complaint in kit.complaints:
            complain(complaint)
    sys.exit(main(sys.argv[1:]))
