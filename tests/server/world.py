"""A whole server in one process, with clients that speak the protocol to it.

Two kinds of transport: a `Wire` in memory, of which tests hold both ends, and real sockets on the loopback.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, MutableMapping, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import httpx
import uvicorn
import websockets
from tests.contract.duel import DUEL

from triumvir.contract.chance import Seeded
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.contract.position import legal_actions
from triumvir.hosting.porch import Porch
from triumvir.hosting.serving import uvicorn_config
from triumvir.kits.catalogue import GAMES, board_named
from triumvir.server.application import Server
from triumvir.server.clock import Now, server_time
from triumvir.server.config import Config
from triumvir.server.jobs.evaluator import WorkerLost
from triumvir.server.people.people import COOKIE
from triumvir.storage.memory import MemoryStore
from triumvir.storage.store import Store

T = TypeVar("T")
Message = dict[str, Any]

ALL_GAMES: Mapping[str, Game] = {**GAMES, "duel": DUEL}
NONCE = "00112233445566778899aabbccddeeff"
PATIENCE = 120.0
"""No test waits on purpose; this only ends one that would wait for ever."""
ROOMY = Config(
    secret="a secret for tests",
    messages_per_second=100_000,
    requests_per_second=100_000,
    guests_per_minute=100_000,
    tables_per_minute=100_000,
    guests_per_day=100_000,
    tables_per_day=100_000,
    open_tables=100_000,
    open_tables_per_address=100_000,
    sockets_per_address=10_000,
    silent_per_address=10_000,
    bot_pace=0,
    bot_tables=100_000,
)


_NUMBERS = count()


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


class RandomEvaluator:
    """Thinks at once and plays anything; notes what it was given, and loses as many jobs as it is told to."""

    def __init__(self, slots: int = 4) -> None:
        self.slots = slots
        self.jobs: list[tuple[str, JSON, int, str, int]] = []
        self.reviews: list[str] = []
        self.to_lose = 0
        self.gate: asyncio.Event | None = None
        """Where there is one, thinking waits for it."""

    async def choose(self, game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
        self.jobs.append((game, position, seat, level, seed))
        if self.gate is not None:
            await self.gate.wait()
        if self.to_lose:
            self.to_lose -= 1
            raise WorkerLost
        table = ALL_GAMES[game].under(rules).position_from_json(position)
        codes = legal_actions(table, seat, ALL_GAMES[game].info.most_actions)
        return table.action(codes[int(Seeded(seed).below(len(codes)))]).notation()

    async def hint(self, game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
        return await self.choose(game, rules, position, seat, level, seed)

    async def review(self, record: str) -> str:
        self.reviews.append(record)
        if self.gate is not None:
            await self.gate.wait()
        if self.to_lose:
            self.to_lose -= 1
            raise WorkerLost
        return '{"decisions": []}'

    async def close(self) -> None:
        return


def fixed_seeds() -> AbstractContextManager[object]:
    """All matches made meanwhile have the same seed, so that a test can be played again."""
    return patch("triumvir.server.matches.tables.new_seed", lambda: bytes(range(32)))


# ---- sockets -------------------------------------------------------------------------------------------------


class Wire:
    """A socket in memory, spoken to by ASGI."""

    def __init__(self, server: Server, headers: Sequence[tuple[bytes, bytes]] = (), client: str = "10.0.0.1") -> None:
        self._in: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self.out: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        scope: MutableMapping[str, Any] = {
            "type": "websocket",
            "path": "/api/v1/socket",
            "headers": list(headers),
            "client": (client, 1),
        }
        self._in.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.get_running_loop().create_task(server.sockets(scope, self._in.get, self._send))

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        self.out.put_nowait(message)

    async def send(self, text: str) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def recv(self) -> str:
        message = await self.out.get()
        if message["type"] == "websocket.accept":
            return await self.recv()
        if message["type"] == "websocket.close":
            raise ConnectionError(f"{message['code']} {message.get('reason', '')}")
        return str(message["text"])

    async def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.gather(self.task, return_exceptions=True)


class Socket:
    """The client's end of a socket: sends messages and collects what comes."""

    def __init__(self, wire: Any) -> None:
        self.wire = wire
        self.heard: list[str] = []
        self.last: Message = {}
        """The latest table or update."""

    async def send(self, kind: str, **fields: Any) -> None:
        await self.wire.send(json.dumps({"type": kind, **fields}))

    async def hear(self) -> Message:
        text = await asyncio.wait_for(self.wire.recv(), PATIENCE)
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["type"] in ("table", "update"):
            self.last = message
        return message

    async def until(self, *kinds: str) -> Message:
        """The next message of one of these types."""
        while True:
            message = await self.hear()
            if message["type"] in kinds:
                return message

    async def until_that(self, is_right: Callable[[Message], bool]) -> Message:
        while True:
            message = await self.hear()
            if is_right(message):
                return message

    async def hello(self) -> Message:
        await self.send("hello", version=1)
        return await self.until("welcome", "farewell")

    async def watch(self, match: str, last_seq: int = 0, **fields: Any) -> Message:
        await self.send("watch", id="watch", match=match, last_seq=last_seq, **fields)
        return await self.until("table", "refused")

    async def command(self, kind: str, match: str, seat: int = 0, **fields: Any) -> Message:
        """Send a command that names what was last seen; the answer to it."""
        fields.setdefault("id", f"c{next(_NUMBERS)}")
        fields.setdefault("seen_seq", self.last.get("seq", 0))
        await self.send(kind, match=match, seat=seat, **fields)
        return await self.until_that(lambda m: m["type"] in ("done", "refused") and m["id"] == fields["id"])

    async def play(self, match: str, seat: int, action: Any = None) -> Message:
        chosen = action or self.legal(seat)[0]
        return await self.command("play", match, seat, action=chosen)

    def view(self, seat: int | None) -> Message:
        found: Message = next(view for view in self.last["views"] if view["seat"] == seat)
        return found

    def legal(self, seat: int) -> list[str]:
        return [action["notation"] for action in self.view(seat)["legal"]]

    async def close(self) -> None:
        with suppress(Exception):
            await self.wire.close()


@dataclass
class Client:
    """Somebody with a browser."""

    world: "World"
    http: httpx.AsyncClient
    person: str = ""
    sockets: list[Socket] = field(default_factory=list)

    def headers(self) -> list[tuple[bytes, bytes]]:
        cookie = self.http.cookies.get(COOKIE)
        return [(b"cookie", f"{COOKIE}={cookie}".encode())] if cookie else []

    async def socket(self, greeted: bool = True) -> Socket:
        if self.world.port:
            wire: Any = await websockets.connect(
                f"ws://127.0.0.1:{self.world.port}/api/v1/socket",
                additional_headers=[(name.decode(), value.decode()) for name, value in self.headers()],
                max_size=None,
                compression=None,
            )
        else:
            wire = Wire(self.world.server, self.headers())
        socket = Socket(wire)
        self.sockets.append(socket)
        if greeted:
            await socket.hello()
        return socket

    async def create(self, game: str = "duel", seats: Sequence[str] = ("me", "open"), **fields: Any) -> Message:
        """A new table; a seat is me, open or the level of a bot."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        answer = await self.http.post("/api/v1/tables", json={"game": game, "seats": wishes, "nonce": NONCE, **fields})
        made: Message = answer.json()
        assert answer.status_code == 201, made
        return made

    async def join(self, token: str) -> Message:
        answer = await self.http.post("/api/v1/join", json={"token": token, "nonce": NONCE})
        joined: Message = answer.json()
        assert answer.status_code == 200, joined
        return joined

    async def seated(self, match: str) -> Socket:
        socket = await self.socket()
        await socket.watch(match)
        return socket


class World:
    def __init__(self, server: Server, store: Store, evaluator: RandomEvaluator, port: int = 0) -> None:
        self.server = server
        self.store = store
        self.evaluator = evaluator
        self.port = port
        self.clients: list[Client] = []

    async def guest(self, name: str = "Anna") -> Client:
        client = self.stranger()
        answer = await client.http.post("/api/v1/session", json={"name": name})
        assert answer.status_code == 201, answer.text
        client.person = answer.json()["person"]
        return client

    def stranger(self) -> Client:
        """Somebody without a session."""
        if self.port:
            http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        else:
            transport = httpx.ASGITransport(app=self.server.app, raise_app_exceptions=False)
            http = httpx.AsyncClient(transport=transport, base_url="http://localhost", timeout=PATIENCE)
        client = Client(self, http)
        self.clients.append(client)
        return client

    async def two_at_a_table(self, game: str = "duel", **fields: Any) -> tuple[str, Socket, Socket]:
        """A table for two with both seated and watching."""
        anna, bela = await self.guest("Anna"), await self.guest("Bela")
        made = await anna.create(game, **fields)
        await bela.join(made["invites"][0]["token"])
        return made["match"], await anna.seated(made["match"]), await bela.seated(made["match"])

    async def close(self) -> None:
        for client in self.clients:
            for socket in client.sockets:
                await socket.close()
            await client.http.aclose()


@asynccontextmanager
async def world(
    config: Config = ROOMY,
    store: Store | None = None,
    now: Now | None = None,
    real: bool = False,
    evaluator: RandomEvaluator | None = None,
    steady: Now | None = None,
    games: Mapping[str, Game] = ALL_GAMES,
) -> AsyncIterator[World]:
    """A running server; with `real` sockets it listens on a free port of the loopback. Without a `steady` time it does
    not notice when it stands still, as machines do that run many tests at once."""
    kept = MemoryStore() if store is None else store
    thinks = evaluator or RandomEvaluator()
    server = Server(
        games,
        kept,
        thinks,
        config,
        Path("/nonexistent"),
        "test",
        now or server_time(),
        board_named,
        steady=steady,
    )
    opened = World(server, kept, thinks)
    if real:
        async with _listening(server, config) as port:
            opened.port = port
            try:
                yield opened
            finally:
                await opened.close()
        return
    await server.start()
    try:
        yield opened
    finally:
        await opened.close()
        await server.stop()


@asynccontextmanager
async def _listening(server: Server, config: Config) -> AsyncIterator[int]:
    settings = uvicorn_config(server, config, Porch(config))
    settings.port = 0
    settings.host = "127.0.0.1"
    listener = uvicorn.Server(settings)
    task = asyncio.get_running_loop().create_task(listener.serve())
    while not listener.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0)
    try:
        yield listener.servers[0].sockets[0].getsockname()[1]
    finally:
        listener.should_exit = True
        await task
