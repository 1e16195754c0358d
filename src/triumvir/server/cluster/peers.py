"""Processes that share a port talk to each other here, over sockets in a folder that is theirs alone.

A request that came to the wrong process is handed on with all that is known of it, and its answer handed back. What one
process learns about a person is told to the others.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from pathlib import Path
from typing import Any, Final

import msgspec

from triumvir.server.cluster.shards import ALONE, Shards
from triumvir.server.logs import LOGGER, log
from triumvir.table.problems import UNAVAILABLE, ApiError

Scope = MutableMapping[str, Any]
App = Callable[
    [Scope, Callable[[], Awaitable[MutableMapping[str, Any]]], Callable[..., Awaitable[None]]], Awaitable[None]
]

ANSWER_SECONDS: Final = 30.0
"""Seconds that a peer may take for an answer."""
SIZE: Final = 4
"""Bytes that tell the length of what follows."""


class ForwardedRequest(msgspec.Struct, tag="request"):
    """A request, as the process to which it came has seen it."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    address: str


class PersonChanged(msgspec.Struct, tag="changed"):
    """What is remembered of this person is no longer true."""

    person: str


class SessionEnded(msgspec.Struct, tag="left"):
    """This session has ended; it is named by the hash of its token."""

    session: str


class PeerAnswer(msgspec.Struct):
    status: int = 0
    headers: list[tuple[bytes, bytes]] = []
    body: bytes = b""


PeerMessage = ForwardedRequest | PersonChanged | SessionEnded
_ENCODER: Final = msgspec.msgpack.Encoder()
_MESSAGES: Final[msgspec.msgpack.Decoder[PeerMessage]] = msgspec.msgpack.Decoder(PeerMessage)
_ANSWERS: Final = msgspec.msgpack.Decoder(PeerAnswer)


class Peers:
    """The other processes. There are none where one process serves alone."""

    def __init__(self, shards: Shards = ALONE, folder: Path = Path()) -> None:
        self.shards = shards
        self._folder = folder
        self._server: asyncio.Server | None = None
        self._writing: set[asyncio.Task[None]] = set()

    def _socket_of(self, number: int) -> str:
        return str(self._folder / f"process.{number}")

    # ---- asking ----------------------------------------------------------------------------------------------

    async def ask(self, process: int, message: PeerMessage) -> PeerAnswer:
        """What another process answers; a process that is just being started again is unavailable."""
        try:
            return await asyncio.wait_for(self._exchange(process, message), ANSWER_SECONDS)
        except (OSError, EOFError, TimeoutError, msgspec.MsgspecError):
            raise ApiError(UNAVAILABLE) from None

    async def _exchange(self, process: int, message: PeerMessage) -> PeerAnswer:
        reader, writer = await asyncio.open_unix_connection(self._socket_of(process))
        try:
            await _send(writer, message)
            return _ANSWERS.decode(await _receive(reader))
        finally:
            writer.close()

    async def ask_all(self, message: PeerMessage) -> list[PeerAnswer]:
        """What the other processes answer, as far as they do."""
        answers = await asyncio.gather(
            *(self.ask(process, message) for process in self.shards.others()), return_exceptions=True
        )
        return [answer for answer in answers if isinstance(answer, PeerAnswer)]

    def tell(self, message: PeerMessage) -> None:
        """Tell all others, without waiting for them."""
        for process in self.shards.others():
            task = asyncio.get_running_loop().create_task(self._tell(process, message))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    async def _tell(self, process: int, message: PeerMessage) -> None:
        try:
            await self.ask(process, message)
        except ApiError:
            log(logging.WARNING, "peer does not listen", process=process)

    # ---- being asked -----------------------------------------------------------------------------------------

    async def listen(
        self,
        app: App,
        on_change: Callable[[str], Awaitable[None]],
        on_leave: Callable[[str], None] = lambda session: None,
    ) -> None:
        async def heard(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                message = _MESSAGES.decode(await _receive(reader))
                if isinstance(message, PersonChanged):
                    await on_change(message.person)
                    await _send(writer, PeerAnswer())
                elif isinstance(message, SessionEnded):
                    on_leave(message.session)
                    await _send(writer, PeerAnswer())
                else:
                    await _send(writer, await answered(app, message))
            except Exception as error:  # whatever it was, the peer sees that no answer comes
                log(logging.WARNING, "peer not answered", error=type(error).__name__)
            finally:
                writer.close()

        if self.shards.count > 1:
            address = Path(self._socket_of(self.shards.number))
            address.unlink(missing_ok=True)  # of one that was here before and fell
            self._server = await asyncio.start_unix_server(heard, address)

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
        if self._writing:
            await asyncio.wait(self._writing, timeout=1)


async def _send(writer: asyncio.StreamWriter, message: PeerMessage | PeerAnswer) -> None:
    data = _ENCODER.encode(message)
    writer.write(len(data).to_bytes(SIZE, "big") + data)
    await writer.drain()


async def _receive(reader: asyncio.StreamReader) -> bytes:
    size = int.from_bytes(await reader.readexactly(SIZE), "big")
    return await reader.readexactly(size)


async def answered(app: App, asked: ForwardedRequest) -> PeerAnswer:
    """What an application answers to a request that came to another process."""
    answer = PeerAnswer()
    body = [asked.body]

    async def receive() -> MutableMapping[str, Any]:
        if not body:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": body.pop(), "more_body": False}

    async def send(message: Mapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            answer.status = message["status"]
            answer.headers = [(bytes(name), bytes(value)) for name, value in message["headers"]]
        elif message["type"] == "http.response.body":
            answer.body += message.get("body", b"")

    try:
        await app(scope_of(asked), receive, send)
    except Exception:  # it has been answered as a fault of ours, and is noted here as everywhere
        LOGGER.log(logging.ERROR, "request failed", exc_info=True)
    return answer


def scope_of(asked: ForwardedRequest) -> Scope:
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": asked.method,
        "scheme": "http",
        "path": asked.path,
        "raw_path": asked.path.encode(),
        "query_string": asked.query,
        "root_path": "",
        "headers": asked.headers,
        "client": (asked.address, 0),
        "server": None,
    }
