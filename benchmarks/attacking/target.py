"""What an attacker is told, how it asks for things, and how it comes back when it is thrown out."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from benchmarks.load.sockets import Socket

NONCE: Final = "00112233445566778899aabbccddeeff"
PATH: Final = "/api/v1/socket"
PATIENCE: Final = 10.0
"""Seconds that an attacker waits for an answer; the run has to end."""
COME_BACK: Final = 0.02
"""Seconds before somebody who was thrown out tries again."""

Counted = Counter[str]


@dataclass(frozen=True)
class Target:
    """Whom to attack, how strongly and for how long; only ever an address of the loopback."""

    port: int
    match: str
    """A public table where honest people play."""
    database: str
    seconds: float
    strength: int = 1
    sources: list[str] = field(default_factory=lambda: ["127.0.0.1"])
    until: float = 0.0

    def __post_init__(self) -> None:
        if not all(source.startswith("127.") for source in self.sources):
            raise ValueError("only the loopback is attacked, and only from there")

    @property
    def is_over(self) -> bool:
        return time.monotonic() >= self.until

    def begun(self) -> "Target":
        return Target(**{**asdict(self), "until": time.monotonic() + self.seconds})

    def source(self, number: int) -> str:
        return self.sources[number % len(self.sources)]


COUNTED: Final[Counted] = Counter()
"""By this process so far; told as well by one that could not end in time."""


async def together(target: Target, count: int, work: Callable[[Target, int, Counted], Awaitable[None]]) -> Counted:
    """So many at once, each until the time is over; what they count, and how often they failed."""
    counted = COUNTED

    async def one(number: int) -> None:
        while not target.is_over:
            try:
                await asyncio.wait_for(work(target, number, counted), max(0.1, target.until - time.monotonic()))
            except (OSError, EOFError, TimeoutError, ValueError):
                if not target.is_over:
                    counted["thrown out"] += 1
                    await asyncio.sleep(COME_BACK)

    await asyncio.gather(*(one(number) for number in range(count)))
    return counted


# ---- sockets -------------------------------------------------------------------------------------------------


class Line(Socket):
    """An attacker's socket: keeps what it hears for whoever asks, and knows when it was closed."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: asyncio.Queue[bytes] = asyncio.Queue(100)

    def heard(self, text: bytes) -> None:
        with suppress(asyncio.QueueFull):
            self.texts.put_nowait(text)

    @property
    def backlog(self) -> int:
        """Bytes that the server has not taken yet."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    def write(self, data: bytes) -> None:
        if self.is_closed or self._transport is None:
            raise ConnectionError("closed")
        self._transport.write(data)

    async def hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            if self.is_closed and self.texts.empty():
                raise ConnectionError("closed")
            try:
                message: dict[str, Any] = json.loads(await asyncio.wait_for(self.texts.get(), 1))
            except TimeoutError:
                continue
            if message["type"] in kinds:
                return message

    def tell(self, kind: str, **fields: object) -> None:
        self.say(json.dumps({"type": kind, **fields}).encode())


async def greeted(target: Target, number: int, cookie: str = "", match: str = "") -> Line:
    """A socket that has said hello and was welcomed."""
    line = Line()
    path = f"{PATH}?match={match}" if match else PATH
    await asyncio.wait_for(Socket.open(line, target.port, path, cookie, target.source(number)), PATIENCE)
    line.tell("hello", version=1)
    await asyncio.wait_for(line.hear("welcome"), PATIENCE)
    return line


# ---- requests ------------------------------------------------------------------------------------------------


class Asking:
    """A connection over which one request follows the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, port: int, source: str) -> "Asking":
        connecting = asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0), limit=1 << 22)
        return cls(*await asyncio.wait_for(connecting, PATIENCE))

    async def ask(
        self, method: str, path: str, body: object = None, cookie: str = ""
    ) -> tuple[int, dict[str, str], bytes]:
        data = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Accept-Encoding: gzip"]
        lines += [f"Content-Length: {len(data)}"] if data else []
        lines += [f"Cookie: {cookie}"] if cookie else []
        self._writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + data)
        return await asyncio.wait_for(self._answer(), PATIENCE)

    async def _answer(self) -> tuple[int, dict[str, str], bytes]:
        first, *lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        status = int(first.split()[1])
        if "content-length" in headers:
            return status, headers, await self._reader.readexactly(int(headers["content-length"]))
        return status, headers, await self._chunks() if "transfer-encoding" in headers else b""

    async def _chunks(self) -> bytes:
        data = b""
        while size := int(await self._reader.readline(), 16):
            data += await self._reader.readexactly(size)
            await self._reader.readexactly(2)
        await self._reader.readexactly(2)
        return data

    def close(self) -> None:
        self._writer.close()


async def new_guest(asking: Asking, name: str = "Latro") -> str:
    """The cookie of a new guest."""
    status, headers, _ = await asking.ask("POST", "/api/v1/session", {"name": name})
    if status != 201:
        raise ValueError(f"no guest: {status}")
    return headers["set-cookie"].partition(";")[0]


async def new_table(asking: Asking, cookie: str, seats: list[str], **fields: object) -> dict[str, Any]:
    """A table; a seat is me, open, or the level of a bot."""
    wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    wish = {"game": "caesar", "seats": wishes, "nonce": NONCE, **fields}
    status, _, body = await asking.ask("POST", "/api/v1/tables", wish, cookie)
    if status != 201:
        raise ValueError(f"no table: {status}")
    made: dict[str, Any] = json.loads(body)
    return made
