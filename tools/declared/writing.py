"""Generated source as the server writes it."""

import re
import subprocess
import sys
import textwrap
from collections.abc import Iterator

from tools.declared.reading import GAMES, ROOT, Declared

MADE = "Made by tools/make_states.py from declared.toml. Do not edit."
WIDTH = 120


def taken_from(module: str, body: str, names: set[str]) -> Iterator[str]:
    found = [name for name in names if name.isidentifier() and re.search(rf"\b{name}\b", body)]
    if found:
        yield f"from {module} import {', '.join(found)}"


def words_from(game: Declared, body: str) -> Iterator[str]:
    """What the hand-written modules of the game give: lists of words, their sizes, and what else is declared."""
    known: dict[str, set[str]] = {}
    for listed in game.words.values():
        known.setdefault(listed.module, set()).update(re.findall(r"\w+", f"{listed.names} {listed.size}"))
    for name, module in game.extra.items():
        known.setdefault(module, set()).add(name)
    for module in known.keys() & game.modules:
        yield from taken_from(game.package(module), body, known[module])


def split_words(names: list[str]) -> list[str]:
    """Many words, written as few lines."""
    lines = [f'"{line} "' for line in textwrap.wrap(" ".join(names), WIDTH - 12, break_on_hyphens=False)]
    return ["    (", *lines, "    ).split()"]


def tidy(text: str) -> str:
    """The source as the formatter of the server writes it."""
    for command in (["check", "--quiet", "--select", "I", "--fix"], ["format", "--quiet"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--stdin-filename", str(GAMES / "state.py"), "-"]
        text = subprocess.run(ruff, input=text, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    return text
