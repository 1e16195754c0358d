"""Which room may import which: the table below is the documentation, and a wrong door fails.

A room is a folder of `src/triumvir`, or a folder within one (`server.matches`), or a single module where rooms are
joined (`server.application`). The standard library and a room's own modules are open to everybody, except that a game
is a room of its own: it never looks into another game. Of a room that has rooms within it, a door opens the modules
that lie beside them; each of those within is named.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src"


@dataclass(frozen=True)
class Doors:
    """What a room may import: of ours (a room, or one module of it), and of others."""

    ours: frozenset[str]
    others: frozenset[str]


def doors(ours: str = "", others: str = "") -> Doors:
    return Doors(frozenset(ours.split()), frozenset(others.split()))


ENGINE = "librt mypy_extensions"

# fmt: off
SERVER = "contract match storage table server"
DOORS: dict[str, Doors] = {
    # room              of ours                                             of others
    "contract": doors("",                                                   ENGINE),
    "games":    doors("contract",                                           ENGINE),
    "bots":     doors("contract",                                           ENGINE),
    "training": doors("contract bots",                                      f"{ENGINE} numpy"),
    "match":    doors("contract"),
    # What a table tells whom. Neither sockets nor storage: a page can run it, too.
    "table":    doors("contract match",                                     "msgspec xxhash"),
    "storage":      doors("contract.record storage.sql",                                "psycopg psycopg_pool"),
    "storage.sql":  doors("contract.record storage"),
    # The server, from the inside to the outside.
    "server":         doors("contract match table"),
    "server.cluster": doors("server table",                                 "msgspec"),
    "server.matches": doors(f"{SERVER} server.cluster",                     "msgspec"),
    "server.people":  doors(SERVER,                                         "starlette"),
    "server.jobs":    doors(f"{SERVER} server.cluster server.matches",      "msgspec"),
    "server.sockets": doors(f"{SERVER} server.cluster server.matches server.jobs server.people", "msgspec"),
    "server.http":    doors(f"{SERVER} server.matches server.jobs server.people", "starlette msgspec"),
    "server.application": doors(f"{SERVER} server.cluster server.matches server.jobs server.people server.sockets server.http", "starlette"),
    # Looks back at games with the eyes of bots; of the root it takes the sheet that pictures are drawn on.
    "analysis": doors("contract bots root"),
    # The sentences of the catalogues, for whoever speaks to people.
    "texts":    doors("contract",                                           "fluent"),
    # Composition roots: the only places where rooms are joined.
    "kits":     doors("contract games bots"),
    "arena":        doors("contract bots match root kits",                  "rich ray openskill"),
    "hosting":  doors("contract bots match storage table server server.* analysis kits root", "starlette msgspec uvicorn h11 websockets"),
    "lab":      doors("contract match table storage server server.* hosting kits root", f"{ENGINE} msgspec websockets"),
    "terminal": doors("contract games bots match analysis arena kits texts root", "rich"),
    "cli":      doors("contract games bots training match storage storage.sql table server server.* analysis arena kits hosting lab terminal texts root", "typer click rich"),
    # Modules that lie in no room: the version, the kind of build, the place of the rulebooks.
    "root":     doors(),
}
# fmt: on


@dataclass(frozen=True)
class Import:
    """One imported module, by its full name, and the line that imports it."""

    line: int
    module: str


def wrong_doors(module: str, source: str, is_package: bool = False) -> list[str]:
    """The imports of a module that its room does not allow, one sentence each."""
    room = room_of(module)
    if room not in DOORS:
        return [f"{module}: the room {room!r} is not in the table of doors"]
    return [
        f"{module}:{found.line}: {room} must not import {found.module}"
        for found in imports(module, source, is_package)
        if not is_allowed(module, found.module)
    ]


def is_allowed(module: str, imported: str) -> bool:
    top = imported.partition(".")[0]
    if top == "triumvir":
        return is_own(module, imported) or is_open(DOORS[room_of(module)], imported)
    return top in sys.stdlib_module_names or top in DOORS[room_of(module)].others


def is_own(module: str, imported: str) -> bool:
    """True within a room; in the room of games, only within one game."""
    if room_of(module) != room_of(imported):
        return False
    return room_of(imported) != "games" or game_of(imported) in ("", game_of(module))


def is_open(allowed: Doors, imported: str) -> bool:
    room, inside = room_of(imported), imported.removeprefix("triumvir.")
    if room in allowed.ours or inside in allowed.ours:
        return True
    return any(door.endswith(".*") and room.startswith(door[:-1]) for door in allowed.ours)


def room_of(module: str) -> str:
    """The innermost room that a module lies in, or `root` for the modules that lie beside the rooms."""
    parts = module.split(".")[1:]
    for length in range(len(parts), 0, -1):
        if ".".join(parts[:length]) in DOORS:
            return ".".join(parts[:length])
    is_room = len(parts) > 1 or bool(parts and (SOURCE / "triumvir" / parts[0]).is_dir())
    return parts[0] if is_room else "root"


def game_of(module: str) -> str:
    parts = module.split(".")
    is_game = len(parts) > 3 or (len(parts) == 3 and (SOURCE / Path(*parts)).is_dir())
    return parts[2] if is_game else ""


def imports(module: str, source: str, is_package: bool = False) -> Iterator[Import]:
    package = module if is_package else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (Import(node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from imports_from(node, package)
        elif isinstance(node, ast.Call):
            yield from imports_by_name(node)


def imports_from(node: ast.ImportFrom, package: str) -> Iterator[Import]:
    """`from a import b` imports `a.b` where that is a module of ours, `a` otherwise."""
    base = node.module or ""
    if node.level:
        parents = package.split(".")
        home = parents[: len(parents) - node.level + 1]
        base = ".".join([*home, base] if base else home)
    for alias in node.names:
        inner = f"{base}.{alias.name}"
        yield Import(node.lineno, inner if is_module_of_ours(inner) else base)


def imports_by_name(node: ast.Call) -> Iterator[Import]:
    """`import_module("a.b")` is a door like any other."""
    called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if called in ("import_module", "__import__") and node.args:
        name = node.args[0]
        if isinstance(name, ast.Constant) and isinstance(name.value, str):
            yield Import(node.lineno, name.value)


def is_module_of_ours(name: str) -> bool:
    if not name.startswith("triumvir."):
        return False
    path = SOURCE / Path(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file() or name.removeprefix("triumvir.") in DOORS


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted((SOURCE / "triumvir").rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def test_every_module_uses_only_its_doors() -> None:
    wrong = [
        sentence
        for module, path in modules()
        for sentence in wrong_doors(module, path.read_text("utf-8"), path.name == "__init__.py")
    ]
    assert not wrong, "\n".join(wrong)


def test_the_walk_sees_the_package() -> None:
    assert {"triumvir", "triumvir.build_info"} <= {module for module, _ in modules()}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("triumvir.contract.record", "import triumvir.games.caesar.turn"),
        ("triumvir.contract.record", "from triumvir.games.caesar import turn"),
        ("triumvir.contract.record", "from ..games.caesar.turn import apply"),
        ("triumvir.contract.record", "from .. import games"),
        ("triumvir.contract.record", "from triumvir import bots"),
        ("triumvir.contract.record", "from triumvir import __version__"),
        ("triumvir.contract.record", "from triumvir.build_info import running"),
        ("triumvir.contract.record", "import numpy"),
        ("triumvir.contract.record", "def late() -> None:\n    import rich.table"),
        (
            "triumvir.contract.record",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import msgspec",
        ),
        ("triumvir.games.caesar.turn", "from triumvir.games.cleopatra.votes import count"),
        ("triumvir.games.caesar.turn", "from ..cleopatra.votes import count"),
        ("triumvir.games.caesar.turn", "import triumvir.bots.judges.caesar"),
        ("triumvir.games.caesar.turn", "import numpy as np"),
        ("triumvir.games.caesar.turn", "import importlib\nimportlib.import_module('triumvir.match.clock')"),
        ("triumvir.bots.judges.caesar", "from triumvir.games.caesar.position import Position"),
        ("triumvir.bots.search", "from triumvir.server.lobby import Lobby"),
        ("triumvir.match.replay", "from triumvir.games.caesar.turn import apply"),
        ("triumvir.match.replay", "import triumvir.storage.sqlite"),
        ("triumvir.storage.sqlite", "from triumvir.contract.position import Position"),
        ("triumvir.storage.sqlite", "import triumvir.match.replay"),
        ("triumvir.storage.sql.rows", "import psycopg"),
        ("triumvir.table.info", "from triumvir.storage.store import MatchHeader"),
        ("triumvir.table.info", "from triumvir.server.matches.live_match import LiveMatch"),
        ("triumvir.table.info", "import starlette"),
        ("triumvir.server.lobby", "import triumvir.games"),
        ("triumvir.server.lobby", "from triumvir.bots.search import think"),
        ("triumvir.server.limits", "from triumvir.server.matches.registry import MatchRegistry"),
        ("triumvir.server.matches.registry", "from triumvir.server.jobs.bots import BotDriver"),
        ("triumvir.server.matches.registry", "from triumvir.server.sockets import connection"),
        ("triumvir.server.matches.registry", "import starlette.requests"),
        ("triumvir.server.people.people", "from ..http.handlers import answer"),
        ("triumvir.analysis.review", "from triumvir.games.caesar.game import CAESAR"),
        ("triumvir.bots.search", "import triumvir.analysis.review"),
        ("triumvir.hosting.serving", "import triumvir.cli.main"),
        ("triumvir.terminal.session", "import triumvir.server.config"),
        ("triumvir.arena.counting", "from triumvir.games.caesar.events import TokenPlaced"),
        ("triumvir.kits.caesar", "from triumvir.terminal.tables.table import TerminalTable"),
        ("triumvir.build_info", "import triumvir.contract.chance"),
        ("triumvir.attic.thing", "import os"),
    ],
)
def test_a_wrong_door_is_caught(module: str, source: str) -> None:
    assert len(wrong_doors(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (
            "triumvir.contract.record",
            "import json, hashlib\nfrom librt.vecs import vec\nfrom . import chance",
        ),
        (
            "triumvir.games.caesar.turn",
            "from triumvir.games.caesar.box import TOKENS\nfrom .box import TOKENS",
        ),
        ("triumvir.games.caesar.turn", "from triumvir.contract.chance import Chance"),
        ("triumvir.bots.search", "import math\nfrom triumvir.bots.judges.caesar import judge"),
        ("triumvir.training.fitting", "import numpy\nfrom triumvir.bots.judge import Judge"),
        ("triumvir.storage.sqlite", "import sqlite3\nfrom triumvir.contract.record import Record"),
        ("triumvir.server.matches.lobby", "import msgspec\nfrom triumvir.match.replay import replay"),
        ("triumvir.server.matches.lobby", "from triumvir.server.limits import Limiter\nfrom . import registry"),
        ("triumvir.server.application", "from triumvir.server.sockets.endpoint import Sockets"),
        ("triumvir.hosting.serving", "from triumvir.server.cluster.shards import Shards"),
        (
            "triumvir.cli.main",
            "import typer, rich.table\nimport triumvir.games.caesar.turn, triumvir.hosting.serving",
        ),
        ("triumvir.cli.main", "from triumvir import __version__, build_info"),
    ],
)
def test_an_open_door_is_not_complained_about(module: str, source: str) -> None:
    assert wrong_doors(module, source) == []


def test_what_a_table_tells_whom_needs_no_loop_no_store_and_no_sockets() -> None:
    """The rooms that a page can run: importing all of them loads nothing of these."""
    rooms = [module for module, _ in modules() if room_of(module) in ("contract", "match", "table")]
    banned = (
        "asyncio",
        "socket",
        "ssl",
        "sqlite3",
        "multiprocessing",
        "triumvir.storage",
        "triumvir.server",
        "starlette",
    )
    program = (
        f"import sys, importlib\nfor name in {rooms}: importlib.import_module(name)\n"
        f"print([name for name in {banned} if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"
