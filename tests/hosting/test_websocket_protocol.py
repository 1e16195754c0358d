"""The server's end of a socket: which frames are read without the library, and that every frame is paid for."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol

from triumvir.hosting import websocket_protocol as table_socket
from triumvir.hosting.porch import Porch
from triumvir.hosting.websocket_protocol import LONGEST_FRAME, Allowance, TableSocket, whole_text
from triumvir.server.config import Config


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


@given(st.text(max_size=200))
def test_a_short_text_is_read(text: str) -> None:
    assert whole_text(sent(text.encode())) == text


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 1000, LONGEST_FRAME - 8])
def test_a_text_of_any_length_up_to_the_longest(size: int) -> None:
    assert whole_text(sent(b"x" * size)) == "x" * size


@pytest.mark.parametrize(
    "data",
    [
        b"",
        sent(b"x" * LONGEST_FRAME),
        sent(b"x" * 70_000),
        sent(b"hello", mask=False),
        sent(b"hello", Opcode.BINARY),
        sent(b"hello", Opcode.PING),
        sent(b"hello", Opcode.CONT),
        sent(b"hello", fin=False),
        sent(b"hello")[:-1],
        sent(b"hello") + sent(b"again"),
        sent(b"hello") + b"\x81",
        sent(b"\xff\xfe"),
        b"\xc1" + sent(b"hello")[1:],
        b"\x81\xfe\x00\x05" + bytes(4) + b"hello",
    ],
    ids="nothing long longer unmasked binary ping part unfinished cut two more no-text squeezed wrong-length".split(),
)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert whole_text(data) is None


# ---- paying --------------------------------------------------------------------------------------------------

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)
PING = sent(b"", Opcode.PING)
NARROW = Allowance(10, 20, 4986)


class Line(asyncio.Transport):
    """A transport that notes what is done with it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_read = True
        self.is_aborted = False
        self.is_closed = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def abort(self) -> None:
        self.is_aborted = True

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed or self.is_aborted

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None: ...

    def get_write_buffer_size(self) -> int:
        return 0

    def frames(self) -> list[Frame]:
        client = Protocol(CLIENT, max_size=None)
        client.receive_data(self.written.partition(b"\r\n\r\n")[2])
        return [event for event in client.events_received() if isinstance(event, Frame)]

    def pongs(self) -> int:
        return sum(frame.opcode is Opcode.PONG for frame in self.frames())


class Told:
    """An application that notes what it is told, and lets in whom it is told to."""

    def __init__(self, lets_in: bool = True) -> None:
        self.texts: list[str] = []
        self.may_enter = asyncio.Event()
        if lets_in:
            self.may_enter.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await self.may_enter.wait()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            self.texts.append(event.get("text") or "")


Story = Callable[[TableSocket, Line, Told], Awaitable[None]]


def opened(story: Story, allowance: Allowance = NARROW, lets_in: bool = True) -> None:
    """With a socket whose time stands still, but for what it is told."""

    async def whole() -> None:
        told, line = Told(lets_in), Line()
        config = uvicorn.Config(told, ws_max_size=4986, ws_ping_interval=None)
        config.load()
        socket = TableSocket(Porch(Config()), allowance, config, ServerState(), {}, Frozen())  # type: ignore[arg-type]
        socket.connection_made(line)
        socket.data_received(HANDSHAKE + b"\r\n")
        while lets_in and not socket.handshake_complete:
            await asyncio.sleep(0)
        await story(socket, line, told)
        if not socket.disconnected:
            socket.connection_lost(None)
        told.may_enter.set()
        await asyncio.gather(*socket.tasks)

    asyncio.run(asyncio.wait_for(whole(), 60))


class Frozen:
    """The running loop, with a clock that only the test moves on."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.now = 1000.0
        self.later: list[tuple[float, asyncio.TimerHandle, Callable[..., object]]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, work: Callable[..., object], *words: object) -> asyncio.TimerHandle:
        handle = self._loop.call_later(10_000, lambda: None)
        self.later.append((self.now + seconds, handle, work))
        return handle

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        due = [(handle, work) for at, handle, work in self.later if at <= self.now]
        self.later = [timer for timer in self.later if timer[0] > self.now]
        for handle, work in due:
            if not handle.cancelled():
                work()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loop, name)


def clock(socket: TableSocket) -> Frozen:
    loop: Any = socket.loop
    assert isinstance(loop, Frozen)
    return loop


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_p14_of_many_pings_only_those_paid_for_are_answered() -> None:
    async def story(socket: TableSocket, line: Line, told: Told) -> None:
        socket.data_received(PING * 38)
        assert line.pongs() <= 20
        assert not line.is_read
        before = line.pongs()
        clock(socket).pass_by(0.8)
        assert before < line.pongs() <= before + 9
        assert not line.is_read
        assert not line.is_aborted

    opened(story)


def test_p14_who_sends_twice_what_they_may_is_cut_at_once() -> None:
    async def story(socket: TableSocket, line: Line, told: Told) -> None:
        socket.data_received(PING * 200)
        assert line.is_aborted
        assert line.pongs() <= 20
        assert not socket._kept

    opened(story)


def test_p14_who_floods_is_remembered_by_the_porch_and_who_is_late_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    blamed: list[str] = []
    monkeypatch.setattr(Porch, "blame", lambda porch, address: blamed.append(address))

    async def late(socket: TableSocket, line: Line, told: Told) -> None:
        socket.let_go()

    async def flooding(socket: TableSocket, line: Line, told: Told) -> None:
        socket.data_received(PING * 200)

    opened(late)
    assert blamed == []
    opened(flooding)
    assert len(blamed) == 1


def test_p14_who_stops_is_read_again() -> None:
    async def story(socket: TableSocket, line: Line, told: Told) -> None:
        socket.data_received(PING * 30)
        before = line.is_read
        clock(socket).pass_by(5)
        assert (before, line.is_read, line.pongs()) == (False, True, 30)
        socket.data_received(sent(b"salve"))
        await settled()
        assert told.texts == ["salve"]

    opened(story)


@pytest.mark.parametrize(
    "frame",
    [PING, sent(b"", Opcode.PONG), sent(b""), sent(b"", Opcode.BINARY), sent(b"x" * 100, Opcode.PING)],
    ids=["ping", "pong", "empty", "binary", "long-ping"],
)
@pytest.mark.parametrize("lets_in", [True, False])
def test_p14_who_does_not_stop_is_cut(frame: bytes, lets_in: bool) -> None:
    """Whatever frames they are, in the hall or still before it, and whoever has been asked to wait."""

    async def story(socket: TableSocket, line: Line, told: Told) -> None:
        for _ in range(2000):
            socket.data_received(frame * 10)
            await settled()
            if line.is_aborted:
                return
            clock(socket).pass_by(0.01)
            assert len(socket._kept) <= 5000
            assert socket.queue.qsize() <= table_socket.MOST_UNREAD + 1
        raise AssertionError("was never cut")

    opened(story, lets_in=lets_in)


def test_p14_bytes_are_paid_for_like_frames() -> None:
    async def story(socket: TableSocket, line: Line, told: Told) -> None:
        for _ in range(12):
            socket.data_received(sent(b"x" * 4000))
            await settled()
        assert len(told.texts) < 6
        assert not line.is_read or line.is_aborted

    opened(story)


def test_p14_all_frames_of_one_read_are_told_in_order_and_few_at_a_time() -> None:
    async def story(socket: TableSocket, line: Line, told: Told) -> None:
        words = [str(number) for number in range(300)]
        socket.data_received(b"".join(sent(word.encode()) for word in words))
        assert socket.queue.qsize() == table_socket.MOST_UNREAD
        assert not line.is_read
        while len(told.texts) < 300:
            await asyncio.sleep(0)
        assert told.texts == words
        await settled()
        assert line.is_read

    opened(story, Allowance(10_000, 10_000, 4986))


@pytest.mark.parametrize(
    "first",
    [sent(b"{", fin=False), sent(b"{", Opcode.BINARY, fin=False), sent(b"x", Opcode.CONT)],
    ids=["text", "binary", "rest"],
)
def test_p14_messages_in_parts_are_refused(first: bytes) -> None:
    async def story(socket: TableSocket, line: Line, told: Told) -> None:
        socket.data_received(first[:2])
        (frame,) = line.frames()
        assert (frame.opcode, bytes(frame.data)) == (Opcode.CLOSE, (1003).to_bytes(2, "big") + b"bad-message")
        assert line.is_closed
        assert not socket.frames

    opened(story)


@pytest.mark.parametrize(("announced", "is_kept"), [(4000, True), (5001, False), (2**62, False)])
def test_p14_a_frame_that_never_ends(announced: int, is_kept: bool) -> None:
    """It costs little, nothing of it is decoded, and its time runs out."""

    async def story(socket: TableSocket, line: Line, told: Told) -> None:
        head = b"\x81\xff" + announced.to_bytes(8, "big")
        for byte in head + bytes(4 + 60) if is_kept else head:
            socket.data_received(bytes([byte]))
            clock(socket).pass_by(0.2)
        assert len(socket._kept) == (len(head) + 64 if is_kept else 0) or line.is_closing()
        assert line.is_closing() == (not is_kept or line.is_aborted)
        clock(socket).pass_by(table_socket.REST_SECONDS)
        assert line.is_closing()
        await settled()
        assert told.texts == []

    opened(story, Allowance(10, 200, 4986))


def test_p14_the_rest_of_a_frame_may_take_its_time_only_once() -> None:
    async def story(socket: TableSocket, line: Line, told: Told) -> None:
        for _ in range(5):
            data = sent(b"salve")
            socket.data_received(data[:4])
            clock(socket).pass_by(table_socket.REST_SECONDS / 2)
            socket.data_received(data[4:])
            await settled()
        assert told.texts == ["salve"] * 5
        assert not line.is_aborted
        socket.data_received(PING[:3])
        clock(socket).pass_by(table_socket.REST_SECONDS)
        assert line.is_aborted

    opened(story)


def test_a_handshake_that_nobody_can_read_is_refused_at_once() -> None:
    async def whole() -> None:
        line = Line()
        config = uvicorn.Config(Told())
        config.load()
        socket = TableSocket(Porch(Config()), Allowance(1, 1, 1), config, ServerState(), {})
        socket.connection_made(line)
        socket.data_received(HANDSHAKE + b"X: y\r\n" * 500 + b"\r\n")
        assert line.written.startswith(b"HTTP/1.1 400")
        assert line.is_closed
        socket.connection_lost(None)

    asyncio.run(whole())
