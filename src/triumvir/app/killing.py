"""The kill test: a server is killed at any instant while people play, again and again; nothing acknowledged is lost.

Every round starts a real server on the same database, lets a few clients play as fast as they can, and kills it with
SIGKILL, by the clock or at a named point of a change. The clients keep a journal of what was acknowledged to them.
After each round the database is held against the journal, and every match is folded again hash by hash.
"""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from triumvir.app.catalogue import GAMES
from triumvir.app.failing import FAIL_AT, POINTS
from triumvir.match.folding import fold_all
from triumvir.server.people import COOKIE
from triumvir.server.shelving import unstored
from triumvir.storage.opening import open_store
from triumvir.storage.store import Store

NONCE: Final = "00112233445566778899aabbccddeeff"
START_SECONDS: Final = 30
Message = dict[str, Any]


class Lost(Exception):
    """A promise that was not kept: what, in which round."""


@dataclass(frozen=True)
class Plan:
    database: str
    rounds: int
    tables: int = 4
    seed: int = 1


@dataclass
class Pending:
    """A command whose answer has not come yet; it is sent again after the restart."""

    message: Message
    seat: int


@dataclass
class Journal:
    """What one table was told, over all lives of the server."""

    match: str
    game: str
    cookie: str
    acknowledged: dict[str, int] = field(default_factory=dict)
    """By command id, the entry."""
    pending: Pending | None = None
    number: int = 0


@dataclass
class Tally:
    rounds: int = 0
    acknowledged: int = 0
    retried: int = 0
    matches: int = 0

    def to_json(self) -> dict[str, int]:
        return {
            "rounds": self.rounds,
            "acknowledged": self.acknowledged,
            "retried": self.retried,
            "matches": self.matches,
        }


class Killing:
    def __init__(self, plan: Plan, on_round: Callable[[Tally], None] = lambda tally: None) -> None:
        self._plan = plan
        self._random = Random(plan.seed)
        self._on_round = on_round
        self.journals: list[Journal] = []
        self.tally = Tally()

    async def run(self) -> Tally:
        for number in range(self._plan.rounds):
            await self._round(number)
            self.check()
            self.tally.rounds += 1
            self._on_round(self.tally)
        return self.tally

    # ---- one life of the server ------------------------------------------------------------------------------

    async def _round(self, number: int) -> None:
        point = self._random.choice([*POINTS, ""])
        wish = f"{point}:{self._random.randint(1, 60)}" if point else ""
        server = await Running.start(self._plan.database, wish)
        players = [asyncio.create_task(self._play(server.port, table)) for table in range(self._plan.tables)]
        try:
            await asyncio.wait_for(server.process.wait(), 0.05 + self._random.random() * 0.6)
        except TimeoutError:
            server.kill()
        await server.process.wait()
        results = await asyncio.gather(*players, return_exceptions=True)
        for result in results:
            if isinstance(result, Lost):
                raise Lost(f"round {number}: {result}")
            if isinstance(result, BaseException) and not isinstance(result, OSError | WebSocketException | EOFError):
                raise result

    async def _play(self, port: int, table: int) -> None:
        while True:
            if table >= len(self.journals) or self.journals[table].match == "":
                journal = await new_table(port, self._random.choice(list(GAMES)))
                if table >= len(self.journals):
                    self.journals.append(journal)
                else:
                    self.journals[table] = journal
                self.tally.matches += 1
            await self._play_on(port, self.journals[table])
            # over: the next one is a new match; the old one stays to be checked
            self.journals.append(self.journals[table])
            self.journals[table] = Journal("", "", "")

    async def _play_on(self, port: int, journal: Journal) -> None:
        uri = f"ws://127.0.0.1:{port}/api/v1/socket"
        async with connect(uri, additional_headers={"Cookie": journal.cookie}, compression=None) as socket:
            await say(socket, {"type": "hello", "version": 1})
            await say(socket, {"type": "watch", "id": "w", "match": journal.match})
            if journal.pending is not None:
                self.tally.retried += 1
                await say(socket, journal.pending.message)
            await self._follow(socket, journal)

    async def _follow(self, socket: ClientConnection, journal: Journal) -> None:
        async for text in socket:
            message: Message = json.loads(text)
            if message["type"] in ("done", "refused") and journal.pending is not None:
                self._note(journal, message)
            if message["type"] in ("table", "update"):
                if message["table"]["status"] == "over":
                    return
                if journal.pending is None:
                    await self._move(socket, journal, message)

    def _note(self, journal: Journal, message: Message) -> None:
        assert journal.pending is not None
        if message["id"] != journal.pending.message["id"]:
            return
        if message["type"] == "done":
            before = journal.acknowledged.setdefault(message["id"], message["seq"])
            if before != message["seq"]:
                raise Lost(f"command {message['id']} was entry {before} and is entry {message['seq']}")
            self.tally.acknowledged += 1
        elif message["error"]["code"] not in ("stale", "unavailable", "stopping", "already-ended"):
            raise Lost(f"a legal move was refused: {message['error']}")
        journal.pending = None

    async def _move(self, socket: ClientConnection, journal: Journal, table: Message) -> None:
        views = [view for view in table["views"] if view["legal"]]
        if not views:
            return
        view = self._random.choice(views)
        journal.number += 1
        move = {
            "type": "play",
            "id": f"k{journal.number}",
            "match": journal.match,
            "seat": view["seat"],
            "seen_seq": table["seq"],
            "action": self._random.choice(view["legal"])["notation"],
        }
        journal.pending = Pending(move, view["seat"])
        await say(socket, move)

    # ---- holding the database against the journals -----------------------------------------------------------

    def check(self) -> None:
        store = open_store(self._plan.database)
        try:
            for journal in self.journals:
                if journal.match:
                    check_journal(store, journal)
        finally:
            store.close()


def check_journal(store: Store, journal: Journal) -> None:
    found = store.load(journal.match)
    if found is None:
        raise Lost(f"match {journal.match} is gone")
    commands = [entry.command_id for entry in found.entries if entry.command_id is not None]
    if len(commands) != len(set(commands)):
        raise Lost(f"match {journal.match}: a command was carried out twice")
    entry_of = {(entry.command_id or "").rpartition(":")[2]: entry.seq for entry in found.entries}
    for command, seq in journal.acknowledged.items():
        if entry_of.get(command) != seq:
            raise Lost(
                f"match {journal.match}: {command} was acknowledged as entry {seq}, stored is {entry_of.get(command)}"
            )
    fold_all(GAMES[journal.game], unstored(found.entries))


async def say(socket: ClientConnection, message: Message) -> None:
    await socket.send(json.dumps(message))


# ---- a server of its own -------------------------------------------------------------------------------------


@dataclass
class Running:
    process: asyncio.subprocess.Process
    port: int

    @classmethod
    async def start(cls, database: str, fail_at: str) -> "Running":
        limits = dict.fromkeys(("MESSAGES_PER_SECOND", "REQUESTS_PER_SECOND", "GUESTS_PER_MINUTE"), "1000000")
        environment = {
            **os.environ,
            **{f"TRIUMVIR_{name}": value for name, value in limits.items()},
            "TRIUMVIR_TABLES_PER_MINUTE": "1000000",
            FAIL_AT: fail_at,
        }
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "triumvir.cli",
            *("serve", "--port", "0", "--database", database),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=environment,
        )
        assert process.stdout is not None
        line = await asyncio.wait_for(process.stdout.readline(), START_SECONDS)
        if not line:
            raise Lost("the server did not start again")
        return cls(process, int(line.decode().rpartition(":")[2]))

    def kill(self) -> None:
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGKILL)


async def new_table(port: int, game: str) -> Journal:
    """One person at all seats, so that every legal move is theirs."""
    info = GAMES[game].info
    _, headers, _ = await post(port, "/api/v1/session", {"name": "Kill"}, "")
    cookie = f"{COOKIE}={headers['set-cookie'].partition('=')[2].partition(';')[0]}"
    wish = {"game": game, "seats": [{"kind": "me"}] * info.seats[0], "nonce": NONCE}
    status, _, made = await post(port, "/api/v1/tables", wish, cookie)
    if status != 201:
        raise Lost(f"a table could not be made: {made}")
    return Journal(made["match"], game, cookie)


async def post(port: int, path: str, body: Message, cookie: str) -> tuple[int, dict[str, str], Message]:
    """The smallest HTTP client that does."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: {len(data)}\r\n"
    writer.write(head.encode() + (f"Cookie: {cookie}\r\n" if cookie else "").encode() + b"\r\n" + data)
    try:
        answer = await reader.read()
    finally:
        writer.close()
    start, _, rest = answer.partition(b"\r\n\r\n")
    if not rest:
        raise ConnectionError("no answer")
    first, *lines = start.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    return int(first.split()[1]), headers, json.loads(rest)
