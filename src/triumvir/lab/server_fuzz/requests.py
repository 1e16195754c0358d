"""Requests that are nearly right: addresses, bodies and headers with something wrong about them."""

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Final
from urllib.parse import quote

from msgspec import inspect

from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.lab.server_fuzz.filling import Filling, Grasp
from triumvir.lab.server_fuzz.samples import TEXTS
from triumvir.lab.server_fuzz.wires import Header
from triumvir.server.http.routes import ROOT, Path

ORIGINS: Final = (
    b"http://localhost",
    b"null",
    b"http://[",
    b"http://[::1]:x",
    b"https://evil.example",
    b"\xff\xfe",
    b"",
)
BODIES: Final = (b"", b"{", b"[]", b"\xff\xfe", b'{"a":' * 2000, b"9" * 5000, b'"\\ud800"')
PAGES: Final = ("/", "/%00", "/api/v1/%00", "/..%2f..%2fetc/passwd", "/assets/%ff", "/" + "a" * 5000, "//", "/metrics")
QUERIES: Final[Mapping[str, tuple[str, ...]]] = {
    "viewpoint": ("0", "1", "7", "-1", "spectator", "9" * 5000, "²", ""),
    "first": ("0", "5", "999999", "-1", "x"),
    "last": ("0", "5", "999999", "-1", "x"),
    "after": ("0.x", "9" * 15 + ".x", "9" * 20 + ".x", ".", "1.\0", "x"),
    "game": ("chess", "\0", ""),
    "state": ("current", "over", "x"),
}
BOARDS: Final = ("white", "map", "table", "x")


class Asking:
    def __init__(self, games: Mapping[str, Game], grasp: Grasp, filling: Filling, random: Random) -> None:
        self._games = games
        self._grasp = grasp
        self._filling = filling
        self._random = random

    def address(self, path: Path) -> str:
        game = self._random.choice(self._grasp.games)
        here = path.path.replace("{match}", quote(self._one(self._grasp.matches)))
        here = here.replace("{game}", game).replace("{board}", quote(self._one(BOARDS)))
        asked = [name for name in path.query if self._random.random() < 0.5]
        query = "&".join(f"{name}={quote(self._random.choice(self._answers(name)))}" for name in asked)
        return f"{ROOT}{here}?{query}" if query else f"{ROOT}{here}"

    def _answers(self, name: str) -> tuple[str, ...]:
        return (*self._grasp.games, *QUERIES[name]) if name == "game" else QUERIES[name]

    def _one(self, things: list[str] | tuple[str, ...]) -> str:
        if self._random.random() < 0.1:
            return self._random.choice(TEXTS).encode("utf-8", "replace").decode()
        return self._random.choice(things)

    def body(self, path: Path) -> bytes:
        if path.takes is None:
            return b""
        if self._random.random() < 0.03:
            return self._random.choice(BODIES)
        kind = inspect.type_info(path.takes)
        assert isinstance(kind, inspect.StructType)
        body = self._filling.message(kind)
        if path.path == "/tables":
            self._aim(body)
        return json.dumps(body).encode()

    def _aim(self, body: dict[str, JSON]) -> None:
        """Most wishes for a table contradict themselves at once; half of them are made to go further than that."""
        if self._random.random() < 0.3:
            return
        game = self._games.get(str(body.get("game")))
        if game is None:
            return
        info = game.info
        body["seats"] = [{"kind": "me"}] * self._random.choice(info.seats)
        kept = self._random.choice(("start", "from_record", "from_match", ""))
        for name in ("start", "from_record", "from_match", "reading", "clock", *(("options",) if kept else ())):
            if name != kept:
                body.pop(name, None)
        if kept == "from_record" and self._random.random() < 0.7:
            body["from_ply"] = self._random.choice((0, 1, 5, 12))

    def headers(self) -> Iterator[Header]:
        if self._random.random() < 0.1:
            yield b"origin", self._random.choice(ORIGINS)
        if self._random.random() < 0.2:
            yield b"x-triumvir-token", self._one(self._grasp.tokens).encode("utf-8", "replace")
        if self._random.random() < 0.05:
            yield b"accept-encoding", b"gzip;q=x,,\xff"
