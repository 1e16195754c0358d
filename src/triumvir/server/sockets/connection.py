"""One socket: reads messages one after the other, and never waits for a slow reader."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec

from triumvir.server.config import Config
from triumvir.server.limits import Bucket
from triumvir.server.people.people import read_profile
from triumvir.storage.store import Person
from triumvir.table.problems import BAD_MESSAGE, TOO_LARGE, TOO_SLOW, WRONG_VERSION, ApiError, from_bad_message
from triumvir.table.protocol import (
    VERSION,
    AskHint,
    ClientMessage,
    Farewell,
    Hello,
    Preview,
    Problem,
    Refused,
    ServerMessage,
    Undo,
    Watch,
)
from triumvir.table.updates import encode

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Write = Callable[[bytes], int]
"""Puts a text on its way and tells how many bytes the transport still holds."""

DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)

GOING_AWAY: Final = 1001
TOO_BIG: Final = 1009
TRY_AGAIN: Final = 1013
POLICY: Final = 1008
HELLO_SECONDS: Final = 10
CLOSE_SECONDS: Final = 5
MOST_EXCESS: Final = 40
"""How many messages too many are answered before the socket is cut."""


class Closed(Exception):
    """The socket is gone, or nothing is heard from it any more."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    def __init__(
        self,
        person: Person | None,
        receive: Receive,
        send: Send,
        config: Config,
        now: int,
        write: Write | None = None,
    ) -> None:
        self.account = person
        self.session = ""
        """The token hash of the session by which we know them."""
        self.expires_at = 0
        self.matches: set[str] = set()
        self.is_hinting = False
        self.address = ""
        """Where it comes from, for limits."""
        self._receive = receive
        self._send = send
        self._write = write
        self._max_queue = config.max_queue
        self._max_frame = config.max_frame
        self._queue: deque[bytes] = deque()
        self._queued = 0
        self._flusher: asyncio.Task[None] | None = None
        self._closing: tuple[int, str] | None = None
        self.is_cut = False
        """This socket must not live any longer."""
        self.pace = Pace(config.messages_per_second, now)
        self._reader = asyncio.current_task()

    @property
    def person(self) -> str | None:
        return None if self.account is None else self.account.id

    @property
    def muted(self) -> frozenset[str]:
        return frozenset() if self.account is None else frozenset(read_profile(self.account.profile).muted)

    # ---- sending ---------------------------------------------------------------------------------------------

    def send(self, message: ServerMessage) -> None:
        self.push(encode(message))

    def push(self, data: bytes) -> None:
        """Queue for sending; a reader that is too far behind is cut, and finds everything again when it returns."""
        if self._closing is not None:
            return
        if self._write is not None:
            self._queued = self._write(data)
            if self._queued > self._max_queue:
                self._cut()
            return
        if self._queued + len(data) > self._max_queue:
            self._cut()
            return
        self._queue.append(data)
        self._queued += len(data)
        if self._flusher is None:
            self._flusher = asyncio.get_running_loop().create_task(self._flush())

    async def _flush(self) -> None:
        try:
            while self._queue:
                data = self._queue.popleft()
                await self._send({"type": "websocket.send", "text": data.decode()})
                self._queued -= len(data)
            if self._closing is not None:
                await self._send({"type": "websocket.close", "code": self._closing[0], "reason": self._closing[1]})
        except (OSError, RuntimeError):
            self._cut()
        finally:
            self._flusher = None

    def _cut(self) -> None:
        """Stop at once, without waiting for a transport that does not take any more."""
        self._queue.clear()
        self._queued = 0
        self._closing = TRY_AGAIN, TOO_SLOW
        if not self.is_cut and self._reader is not None:
            self.is_cut = True
            self._reader.cancel()

    def close(self, code: int, reason: str) -> None:
        """Close after what is queued has been sent."""
        if self._closing is None:
            self._closing = code, reason
            if self._flusher is None:
                self._flusher = asyncio.get_running_loop().create_task(self._flush())

    def bid_farewell(self, problem: Problem, code: int, retry: int | None = None) -> None:
        self.send(Farewell(problem, retry))
        self.close(code, problem.code)

    async def drained(self) -> None:
        """Wait until everything is sent, as long as the other side takes it."""
        if self._flusher is not None:
            await asyncio.wait({self._flusher}, timeout=CLOSE_SECONDS)

    async def end(self) -> None:
        """Let go of everything, also of a transport that does not take any more."""
        if self._flusher is not None:
            self._flusher.cancel()
            await asyncio.gather(self._flusher, return_exceptions=True)

    # ---- reading ---------------------------------------------------------------------------------------------

    async def read(self) -> ClientMessage:
        """The next message; raises ApiError for a bad one and Closed at the end."""
        event = await self._receive()
        if event["type"] != "websocket.receive" or self._closing is not None:
            raise Closed(event.get("code"))
        text = event.get("text")
        if text is None:
            raise ApiError(BAD_MESSAGE)
        if len(text) > self._max_frame:
            raise ApiError(TOO_LARGE)
        try:
            return DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            if isinstance(error, msgspec.MsgspecError):
                raise from_bad_message(error) from None
            raise ApiError(BAD_MESSAGE) from None


async def greet(connection: Connection) -> bool:
    """The first message has to say which version the client speaks."""
    try:
        first = await asyncio.wait_for(connection.read(), HELLO_SECONDS)
    except TimeoutError:
        connection.bid_farewell(ApiError(TOO_SLOW).problem, POLICY)
        return False
    except ApiError as trouble:
        connection.bid_farewell(trouble.problem, POLICY)
        return False
    if not isinstance(first, Hello) or first.version != VERSION:
        connection.bid_farewell(ApiError(WRONG_VERSION, "version", args={"version": VERSION}).problem, POLICY)
        return False
    return True


def cost_of(message: ClientMessage) -> float:
    """What a message takes of the allowance: some make the server work harder than others."""
    match message:
        case Preview(actions=actions):
            return 1 + len(actions) / 4
        case Watch() | Undo():
            return 3
        case AskHint():
            return 5
        case _:
            return 1


class Pace:
    """How fast a client may talk, and when our patience ends."""

    def __init__(self, rate: int, now: int) -> None:
        self._bucket = Bucket(rate, 3 * rate, 3 * rate, now)
        self._excess = 0

    def may(self, now: int, cost: float = 1.0) -> bool:
        if self._bucket.take(now, cost):
            return True
        self._excess += 1
        return False

    @property
    def is_over(self) -> bool:
        return self._excess > MOST_EXCESS


def refuse(connection: Connection, message_id: str | None, match: str | None, trouble: ApiError) -> None:
    connection.send(Refused(message_id, trouble.problem, match))
