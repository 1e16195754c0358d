"""Processes that share a port talk to each other here, over sockets in a folder that is theirs alone.

A request that came to the wrong house is handed on with all that is known of it, and its answer handed back. What one
house learns about a person is told to the others.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from pathlib import Path
from typing import Any, Final

import msgspec

from triumvir.server.cluster.shards import ALONE, Homes
from triumvir.server.logs import LOGGER, log
from triumvir.table.problems import UNAVAILABLE, Trouble

Scope = MutableMapping[str, Any]
App = Callable[
    [Scope, Callable[[], Awaitable[MutableMapping[str, Any]]], Callable[..., Awaitable[None]]], Awaitable[None]
]

PATIENCE: Final = 30.0
"""Seconds that a neighbour may take for an answer."""
SIZE: Final = 4
"""Bytes that tell the length of what follows."""


class Asked(msgspec.Struct, tag="asked"):
    """A request, as the house to which it came has seen it."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    address: str


class Changed(msgspec.Struct, tag="changed"):
    """What is remembered of this person is no longer true."""

    person: str


class Left(msgspec.Struct, tag="left"):
    """This session has ended; it is named by the hash of its token."""

    session: str


class Answer(msgspec.Struct):
    status: int = 0
    headers: list[tuple[bytes, bytes]] = []
    body: bytes = b""


Letter = Asked | Changed | Left
_ENCODER: Final = msgspec.msgpack.Encoder()
_LETTERS: Final[msgspec.msgpack.Decoder[Letter]] = msgspec.msgpack.Decoder(Letter)
_ANSWERS: Final = msgspec.msgpack.Decoder(Answer)


class Neighbours:
    """The other houses. There are none where one process serves alone."""

    def __init__(self, homes: Homes = ALONE, folder: Path = Path()) -> None:
        self.homes = homes
        self._folder = folder
        self._server: asyncio.Server | None = None
        self._writing: set[asyncio.Task[None]] = set()

    def _door(self, number: int) -> str:
        return str(self._folder / f"house.{number}")

    # ---- asking ----------------------------------------------------------------------------------------------

    async def ask(self, house: int, letter: Letter) -> Answer:
        """What another house answers; a house that is just being built again is unavailable."""
        try:
            return await asyncio.wait_for(self._exchange(house, letter), PATIENCE)
        except (OSError, EOFError, TimeoutError, msgspec.MsgspecError):
            raise Trouble(UNAVAILABLE) from None

    async def _exchange(self, house: int, letter: Letter) -> Answer:
        reader, writer = await asyncio.open_unix_connection(self._door(house))
        try:
            await _send(writer, letter)
            return _ANSWERS.decode(await _receive(reader))
        finally:
            writer.close()

    async def ask_all(self, letter: Letter) -> list[Answer]:
        """What the other houses answer, as far as they do."""
        answers = await asyncio.gather(
            *(self.ask(house, letter) for house in self.homes.others()), return_exceptions=True
        )
        return [answer for answer in answers if isinstance(answer, Answer)]

    def tell(self, letter: Letter) -> None:
        """Tell all others, without waiting for them."""
        for house in self.homes.others():
            task = asyncio.get_running_loop().create_task(self._tell(house, letter))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    async def _tell(self, house: int, letter: Letter) -> None:
        try:
            await self.ask(house, letter)
        except Trouble:
            log(logging.WARNING, "neighbour does not listen", house=house)

    # ---- being asked -----------------------------------------------------------------------------------------

    async def listen(
        self,
        app: App,
        on_change: Callable[[str], Awaitable[None]],
        on_leave: Callable[[str], None] = lambda session: None,
    ) -> None:
        async def heard(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                letter = _LETTERS.decode(await _receive(reader))
                if isinstance(letter, Changed):
                    await on_change(letter.person)
                    await _send(writer, Answer())
                elif isinstance(letter, Left):
                    on_leave(letter.session)
                    await _send(writer, Answer())
                else:
                    await _send(writer, await answered(app, letter))
            except Exception as error:  # whatever it was, the neighbour sees that no answer comes
                log(logging.WARNING, "neighbour not answered", error=type(error).__name__)
            finally:
                writer.close()

        if self.homes.count > 1:
            door = Path(self._door(self.homes.number))
            door.unlink(missing_ok=True)  # of one that was here before and fell
            self._server = await asyncio.start_unix_server(heard, door)

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
        if self._writing:
            await asyncio.wait(self._writing, timeout=1)


async def _send(writer: asyncio.StreamWriter, letter: Letter | Answer) -> None:
    data = _ENCODER.encode(letter)
    writer.write(len(data).to_bytes(SIZE, "big") + data)
    await writer.drain()


async def _receive(reader: asyncio.StreamReader) -> bytes:
    size = int.from_bytes(await reader.readexactly(SIZE), "big")
    return await reader.readexactly(size)


async def answered(app: App, asked: Asked) -> Answer:
    """What an application answers to a request that came to another house."""
    answer = Answer()
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


def scope_of(asked: Asked) -> Scope:
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
