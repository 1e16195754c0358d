"""People who play while servers die, and write down what they were told.

Each has a socket of their own, sends one command at a time, and sends it again with the same id when the answer did
not come. What was acknowledged, and what was shown, is their testimony.
"""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from triumvir.kits.catalogue import GAMES
from triumvir.lab.killtest.errors import LINES_DOUBLED, Lost
from triumvir.server.people.people import COOKIE

Message = dict[str, Any]

NONCE: Final = "00112233445566778899aabbccddeeff"
CLOCK: Final = {"kind": "live", "base": 3_600_000, "increment": 1000}
MAY_REFUSE: Final = ("stale", "already-ended", "stopping")
"""With which a move that was legal when it was chosen may be refused."""
UNAVAILABLE: Final = "unavailable"
"""Nothing can be written just now: ask again with the same id."""
ASK_AGAIN: Final = 0.05
TALKATIVE: Final = 0.3
"""How often somebody says something when a move was acknowledged."""
EASY: Final = "Tiro"
WATCHING: Final = "w"


@dataclass
class Client:
    """One person at one seat, over all lives of the server."""

    seat: int
    cookie: str
    acknowledged: dict[str, tuple[int, str]] = field(default_factory=dict)
    """By command id, the number of the entry and the action."""
    shown: dict[int, str] = field(default_factory=dict)
    """By the number of an entry, the digest of the view after it."""
    pending: Message | None = None
    """Whose answer has not come yet."""
    awaited: int = 0
    """The number of the entry from which on a view tells what to do next."""
    legal: list[Message] = field(default_factory=list)
    """What could be played after the entry that was shown last."""
    seen: int = -1
    """The number of that entry."""
    number: int = 0
    said: set[str] = field(default_factory=set)
    """Lines of chat, none of them twice."""
    heard: dict[str, int] = field(default_factory=dict)
    """Lines of chat that were published, with their numbers."""
    is_over: bool = False

    def note(self, message: Message) -> bool:
        """Write down an answer; True if a move was acknowledged by it."""
        if self.pending is None or message["id"] != self.pending["id"]:
            return False
        if message["type"] == "refused" and message["error"]["code"] == UNAVAILABLE:
            return False
        sent, self.pending = self.pending, None
        if message["type"] == "done":
            self.awaited = message["seq"]
            self.acknowledged[sent["id"]] = message["seq"], sent["action"]
            return True
        if message["error"]["code"] not in MAY_REFUSE:
            raise Lost(f"match {sent['match']}: {sent['action']} was legal and is refused: {message['error']}")
        self.awaited = sent["seen_seq"] + 1
        return False

    def look(self, message: Message) -> None:
        """Write down what is shown: the own view, once there is one."""
        self.is_over = message["table"]["status"] == "over"
        view: Message | None = next((view for view in message["views"] if view["seat"] == self.seat), None)
        if view is not None and self.shown.setdefault(message["seq"], view["digest"]) != view["digest"]:
            raise Lost(f"match {message['match']}: entry {message['seq']} was shown otherwise before")
        self.seen = message["seq"]
        self.legal = [] if view is None else view["legal"]

    def hear(self, line: Message) -> None:
        """Write down a line of chat, from whomever."""
        if self.heard.setdefault(line["text"], line["number"]) != line["number"]:
            raise Lost(f"line {line['text']} was published twice", LINES_DOUBLED)

    @property
    def may_move(self) -> bool:
        """Nothing is under way, and what is shown is what came of it. The view may have come before the answer."""
        return self.pending is None and self.seen >= self.awaited and bool(self.legal)


@dataclass
class Table:
    """One match and everybody at it."""

    match: str
    game: str
    clients: list[Client]
    deaths: list[int] = field(default_factory=list)
    """When servers were found dead, in milliseconds since 1970."""

    @property
    def is_over(self) -> bool:
        return any(client.is_over for client in self.clients)


class Playing:
    """Playing at one table on one life of the server."""

    def __init__(self, port: int, table: Table, random: Random, on_acknowledged: Callable[[], None]) -> None:
        self._uri = f"ws://127.0.0.1:{port}/api/v1/socket?match={table.match}"
        self._table = table
        self._random = random
        self._on_acknowledged = on_acknowledged
        self.retried = 0

    async def play(self) -> None:
        """Until the match is over; whatever ends it before is raised. Who loses the others leaves, too."""
        parts = [asyncio.create_task(self._take_part(client)) for client in self._table.clients]
        try:
            _, left_alone = await asyncio.wait(parts, return_when=asyncio.FIRST_EXCEPTION)
        finally:
            for part in parts:
                part.cancel()
        results = await asyncio.gather(*parts, return_exceptions=True)
        ended = [result for part, result in zip(parts, results, strict=True) if part not in left_alone]
        failures = [result for result in ended if isinstance(result, BaseException)]
        for failure in sorted(failures, key=lambda failure: not isinstance(failure, Lost)):
            raise failure

    async def _take_part(self, client: Client) -> None:
        async with connect(
            self._uri, additional_headers={"Cookie": client.cookie}, compression=None, close_timeout=1
        ) as socket:
            await say(socket, {"type": "hello", "version": 1})
            await say(socket, {"type": "watch", "id": WATCHING, "match": self._table.match})
            if client.pending is not None:
                self.retried += 1
                await say(socket, client.pending)
            async for text in socket:
                await self._hear(socket, client, json.loads(text))
                if client.is_over and client.pending is None:
                    return

    async def _hear(self, socket: ClientConnection, client: Client, message: Message) -> None:
        if message["type"] == "done" and client.note(message):
            self._on_acknowledged()
            await self._talk(socket, client)
        elif message["type"] == "refused":
            await self._refused(socket, client, message)
        elif message["type"] in ("table", "update"):
            client.look(message)
        elif message["type"] == "said":
            client.hear(message["line"])
        for line in message.get("chat", ()):
            client.hear(line)
        if client.may_move:
            await self._move(socket, client)

    async def _refused(self, socket: ClientConnection, client: Client, message: Message) -> None:
        client.note(message)
        if message["id"] == WATCHING:
            raise ConnectionError("cannot be watched just now")
        if client.pending is not None and client.pending["id"] == message["id"]:
            await asyncio.sleep(ASK_AGAIN)
            self.retried += 1
            await say(socket, client.pending)

    async def _talk(self, socket: ClientConnection, client: Client) -> None:
        """Never the same twice, and never again: who says something and hears nothing cannot know."""
        if self._random.random() < TALKATIVE:
            text = f"{client.seat}.{len(client.said)}"
            client.said.add(text)
            await say(socket, {"type": "say", "id": f"s{len(client.said)}", "match": self._table.match, "text": text})

    async def _move(self, socket: ClientConnection, client: Client) -> None:
        client.number += 1
        client.pending = {
            "type": "play",
            "id": f"k{client.number}",
            "match": self._table.match,
            "seat": client.seat,
            "seen_seq": client.seen,
            "action": self._random.choice(client.legal)["notation"],
        }
        await say(socket, client.pending)


async def say(socket: ClientConnection, message: Message) -> None:
    await socket.send(json.dumps(message))


# ---- sitting down --------------------------------------------------------------------------------------------


async def new_table(port: int, game: str, has_clock: bool = False, has_bots: bool = False) -> Table:
    """A table with somebody at every seat: people, or one of them and bots."""
    seats = GAMES[game].info.seats[0]
    host = await new_guest(port)
    other: Message = {"kind": "bot", "level": EASY} if has_bots else {"kind": "open"}
    wish: Message = {"game": game, "seats": [{"kind": "me"}, *[other] * (seats - 1)], "nonce": NONCE}
    made = await post(port, "/api/v1/tables", {**wish, "clock": CLOCK} if has_clock else wish, host)
    table = Table(made["match"], game, [Client(0, host)])
    for invite in made["invites"]:
        if invite["seat"] is not None:
            guest = await new_guest(port)
            joined = await post(port, "/api/v1/join", {"token": invite["token"], "nonce": NONCE}, guest)
            table.clients.append(Client(joined["seat"], guest))
    return table


async def new_guest(port: int) -> str:
    """The cookie of a new guest."""
    _, headers, _ = await answered(port, "/api/v1/session", {"name": "Testis"}, "")
    return f"{COOKIE}={headers['set-cookie'].partition('=')[2].partition(';')[0]}"


async def post(port: int, path: str, body: Message, cookie: str) -> Message:
    return (await answered(port, path, body, cookie))[2]


async def answered(port: int, path: str, body: Message, cookie: str) -> tuple[int, dict[str, str], Message]:
    status, headers, answer = await request(port, path, body, cookie)
    if status == 503:
        raise ConnectionError("unavailable")
    if status >= 300:
        raise Lost(f"{path}: {answer}")
    return status, headers, answer


async def request(port: int, path: str, body: Message, cookie: str) -> tuple[int, dict[str, str], Message]:
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
