"""Sockets and requests without a network: a server is spoken to as uvicorn would, in the same process."""

import asyncio
import json
from collections.abc import MutableMapping, Sequence
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import unquote

from triumvir.contract.json import JSON
from triumvir.server.application import Server

Message = dict[str, Any]
Header = tuple[bytes, bytes]

ANSWER_SECONDS: Final = 60.0
"""Seconds after which an answer that has not come will not come."""
WORST: Final = 500
"""The status of an answer that should never be."""


class Closed(Exception):
    """The server closed the socket."""


class Line:
    """One end of a socket."""

    def __init__(self, server: Server, cookie: str, patience: float = ANSWER_SECONDS) -> None:
        self._patience = patience
        self._in: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self.views: dict[str, Message] = {}
        """The latest table or update, by match."""
        self.seats: dict[str, list[int]] = {}
        """The own seats, by match."""
        headers = [(b"cookie", cookie.encode())] if cookie else []
        scope: MutableMapping[str, Any] = {
            "type": "websocket",
            "path": "/api/v1/socket",
            "headers": headers,
            "client": ("127.0.0.1", 1),
        }
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.get_running_loop().create_task(server.sockets(scope, self._in.get, self._send))

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        self._out.put_nowait(message)

    def say(self, text: str) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    def tell(self, kind: str, **fields: JSON) -> None:
        self.say(json.dumps({"type": kind, **fields}))

    async def hear(self) -> Message:
        """The next message; raises Closed at the end, and TimeoutError where nothing comes."""
        event = await asyncio.wait_for(self._out.get(), self._patience)
        if event["type"] == "websocket.accept":
            return await self.hear()
        if event["type"] == "websocket.close":
            raise Closed(f"{event.get('code')} {event.get('reason', '')}")
        message: Message = json.loads(event["text"])
        if message["type"] in ("table", "update"):
            self.views[message["match"]] = message
            self.seats[message["match"]] = message.get("your_seats") or self.seats.get(message["match"], [])
        return message

    async def until(self, *kinds: str) -> Message:
        while True:
            message = await self.hear()
            if message["type"] in kinds:
                return message

    async def settle(self, number: int) -> list[Message]:
        """Everything that was sent before an answer to this ping."""
        self.tell("ping", at=number)
        heard: list[Message] = []
        while True:
            message = await self.hear()
            heard.append(message)
            if message["type"] == "pong" and message["at"] == number:
                return heard

    async def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.gather(self._task, return_exceptions=True)


@dataclass(frozen=True)
class Answer:
    status: int
    headers: list[Header]
    body: bytes

    @property
    def value(self) -> Any:
        return json.loads(self.body)

    def cookie(self) -> str:
        found = [value for name, value in self.headers if name == b"set-cookie"]
        return found[0].decode().partition(";")[0] if found else ""


async def ask(server: Server, method: str, path: str, body: bytes = b"", headers: Sequence[Header] = ()) -> Answer:
    """One request, with the path as it stands in the first line, percent signs and all."""
    raw, _, query = path.partition("?")
    scope: MutableMapping[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote(raw),
        "raw_path": raw.encode("latin-1", "replace"),
        "query_string": query.encode("latin-1", "replace"),
        "root_path": "",
        "headers": [(b"host", b"localhost"), *headers],
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
    }
    incoming: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
    incoming.put_nowait({"type": "http.request", "body": body, "more_body": False})
    sent: list[MutableMapping[str, Any]] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    await asyncio.wait_for(server.app(scope, incoming.get, send), ANSWER_SECONDS)
    start = next(message for message in sent if message["type"] == "http.response.start")
    parts = [message.get("body", b"") for message in sent if message["type"] == "http.response.body"]
    return Answer(start["status"], list(start["headers"]), b"".join(parts))
