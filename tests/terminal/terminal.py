"""A terminal for tests: runs the command line in this process, or plays the part of a live screen."""

import io
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from rich.console import Console

from triumvir.cli.failure import LESS
from triumvir.cli.main import main
from triumvir.terminal.screen import Screen


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


def triumvir(*arguments: str, typed: str = "") -> Result:
    """What `triumvir` does with these arguments and this input."""
    out, err = io.StringIO(), io.StringIO()
    keyboard = io.TextIOWrapper(io.BytesIO(typed.encode("utf-8", "surrogateescape")), "utf-8")
    with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "stdin", keyboard):
        code = main(arguments)
    return Result(code, out.getvalue(), err.getvalue())


def assert_sound(path: str) -> None:
    """A record of a game at this terminal: all of it holds, but nobody sealed its chance."""
    found = triumvir("verify", path, "--json")
    assert (found.code, found.err) == (LESS, "")
    checks = json.loads(found.out)["checks"]
    states = {name: check["state"] for name, check in checks.items()}
    assert states == {
        "legality": "holds",
        "hashes": "holds",
        "seal": "absent",
        "result": "holds",
        "names": "claimed",
    }


class ScriptedScreen(Screen):
    """Types what it is told to, and shows a watcher everything that was on the screen before each line."""

    def __init__(self, typed: Iterator[str], watch: Callable[[str, str], None], is_live: bool = True) -> None:
        self.paper = io.StringIO()
        super().__init__(
            Console(file=self.paper, force_terminal=is_live, width=100, height=40, color_system=None, highlight=False)
        )
        self.typed = typed
        self.watch = watch

    def read(self, prompt: str, style: str = "") -> str:
        shown = self.paper.getvalue()
        self.paper.seek(0)
        self.paper.truncate()
        self.watch(prompt, shown)
        line = next(self.typed, None)
        if line is None:
            raise EOFError
        return line
