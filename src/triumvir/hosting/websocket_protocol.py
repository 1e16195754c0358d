"""The server's end of a WebSocket: writes at once without a task, and can be let go of when nobody reads.

Nearly all a client sends is one short text in one frame, which is read here; everything else is left to the library,
frame by frame. Every frame and every kilobyte is paid for before anything is done about it: whoever sends more than
they can pay is not read for a while, and whoever does not stop is cut.
"""

import asyncio
from dataclasses import dataclass
from typing import Any, Final

import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from triumvir.hosting.porch import Porch
from triumvir.server.config import Config
from triumvir.server.sockets.connection import MOST_EXCESS, POLICY
from triumvir.server.sockets.endpoint import ABORT, GREETED, WRITE
from triumvir.table.problems import BAD_MESSAGE

NO_TEXT: Final = 1007
NOT_WHOLE: Final = 1003
BUFFER: Final = 64 * 1024
"""Bytes that may wait inside the transport of one socket."""
MOST_UNREAD: Final = 4
"""Messages that may wait before the socket is not read any more."""
WHOLE: Final = 0x80
TEXT: Final = 0x81
MASKED: Final = 0x80
LENGTH_FOLLOWS: Final = 126
LONGEST_FRAME: Final = 4096
"""Bytes of a frame that is read here."""
LONGEST_HEAD: Final = 14
BAD_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
KILOBYTE: Final = 1024
HELLO_SECONDS: Final = 15.0
"""For the handshake and the hello; whoever is let in is told before that their time is up."""
REST_SECONDS: Final = 10.0
"""For the rest of a frame that has begun."""
MOST_HALTS: Final = 20
"""So often a socket is not read for a while before it is cut."""
FORGIVEN_SECONDS: Final = 60.0
OPCODES: Final = frozenset({0, 1, 2, 8, 9, 10})
DATA: Final = frozenset({1, 2})


@dataclass(frozen=True)
class Allowance:
    """What one socket may send: a frame costs one, and so does a kilobyte."""

    a_second: float
    at_once: float
    longest: int
    """Bytes in the longest frame."""

    @property
    def most_kept(self) -> int:
        """Bytes that are kept until they can be dealt with: a frame that is not there yet, or what is not paid for."""
        return self.longest + LONGEST_HEAD


def allowance(config: Config) -> Allowance:
    """Twice what is answered, so that it is first of all the answers that tell somebody to be slower."""
    rate = config.messages_per_second
    return Allowance(2 * rate, 3 * rate + 2 * MOST_EXCESS, 4 * config.max_frame)


class TableSocket(WebSocketsSansIOProtocol):
    """A WebSocket that keeps little in its transport, and can be let go of when its reader never reads."""

    def __init__(
        self,
        porch: Porch,
        allowance: Allowance,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._porch = porch
        self._allowance = allowance
        self._credit = allowance.at_once
        self._credited_at = self.loop.time()
        self._kept = bytearray()
        """What has come and is not dealt with yet."""
        self._rest: asyncio.TimerHandle | None = None
        """Runs out when the rest of a frame does not come."""
        self._is_halted = False
        self._halts = 0
        self._halted_at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._outgoing: list[bytes] = []
        self._waiting = 0
        """Bytes in `_outgoing`."""
        self._held = 0
        """Bytes that the transport could not pass on at once, when that was last looked at."""
        self._wait(HELLO_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._porch.leave(self)
        self._has_come()
        self._kept.clear()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and hasattr(self, "scope"):
            self.transport.set_write_buffer_limits(high=BUFFER)
            extensions = self.scope.get("extensions")
            if extensions is not None:
                extensions[ABORT] = self.transport.abort  # type: ignore[assignment]
                extensions[WRITE] = self.write_text  # type: ignore[assignment]
                extensions[GREETED] = self.greeted  # type: ignore[assignment]

    def greeted(self) -> None:
        """They have said hello: they keep nobody waiting any more."""
        self._porch.leave(self)

    # ---- reading ---------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._shake_hands(data)
            return
        has_paid = self._pay(1 + len(data) / KILOBYTE)
        if has_paid and not self._kept and self.conn.state is State.OPEN:
            text = whole_text(data)
            if text is not None:
                self._tell(text)
                return
        self._kept += data
        if len(self._kept) > self._allowance.most_kept:
            self._is_flooded()
        else:
            self._deal()

    def _shake_hands(self, head: bytes) -> None:
        """The head of a request, which is there as a whole; one that the library does not want to read is refused."""
        super().data_received(head)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(BAD_HANDSHAKE)
            self.transport.close()

    def _pay(self, cost: float) -> bool:
        """Take it from what they may send; False if that is more than they have."""
        now = self.loop.time()
        saved = self._credit + (now - self._credited_at) * self._allowance.a_second
        self._credit = min(saved, self._allowance.at_once) - cost
        self._credited_at = now
        return self._credit >= 0

    def _deal(self) -> None:
        """Read frame after frame of what has come, as far as they can pay and somebody listens."""
        while self._kept and self.handshake_complete and not (self._is_halted or self.transport.is_closing()):
            if self._credit < 0:
                self._halt()
                return
            if self._must_wait():
                return
            size = frame_size(self._kept, self._allowance.longest)
            if not size:
                self._await_rest()
                return
            self._has_come()
            frame = bytes(self._kept[:size])
            del self._kept[:size]
            self._pay(1)
            self._read(frame)

    def _read(self, frame: bytes) -> None:
        text = whole_text(frame) if self.conn.state is State.OPEN else None
        if text is not None:
            self._tell(text)
        elif is_part(frame[0]):
            self.conn.fail(NOT_WHOLE, BAD_MESSAGE)
            self.handle_parser_exception()
        else:
            super().data_received(frame)

    def _tell(self, text: str) -> None:
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self._must_wait()

    def _must_wait(self) -> bool:
        """Whether enough waits for somebody to listen."""
        if self.queue.qsize() < MOST_UNREAD or self.close_sent:
            return False
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.loop.call_soon(self._go_on)
        return message

    def _go_on(self) -> None:
        self._deal()
        if not self.read_paused and not self._is_halted and not self.transport.is_closing():
            self.transport.resume_reading()

    def _halt(self) -> None:
        """They have sent more than they may: read nothing until they have half a second's worth to spare again. Who has
        sent twice what they may, or is halted again and again, is cut."""
        now = self.loop.time()
        self._halts = 1 if now - self._halted_at > FORGIVEN_SECONDS else self._halts + 1
        self._halted_at = now
        waiting = self._allowance.at_once
        if self._halts > MOST_HALTS or holds_more_than(waiting, self._kept, self._allowance.longest):
            self._is_flooded()
            return
        self._is_halted = True
        self.transport.pause_reading()
        self.loop.call_later(0.5 - self._credit / max(1, self._allowance.a_second), self._release)

    def _release(self) -> None:
        self._is_halted = False
        self._pay(0)
        self._go_on()

    def _await_rest(self) -> None:
        if self._rest is None:
            self._rest = self.loop.call_later(REST_SECONDS, self.let_go)

    def _has_come(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
            self._rest = None

    def handle_ping(self) -> None:
        """Whoever asks and never reads the answer is not answered for ever."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > BUFFER:
            self.let_go()

    def send_receive_event_to_app(self) -> None:
        """What is no text is the fault of the client: the socket is closed, and nobody is woken at night for it."""
        if self.curr_msg_data_type == "bytes" or is_utf8(b"".join(self.frames)):
            super().send_receive_event_to_app()
        elif self.conn.state is State.OPEN:
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()

    # ---- leaving ---------------------------------------------------------------------------------------------

    def _is_flooded(self) -> None:
        self._porch.blame(self._address)
        self.let_go()

    def let_go(self) -> None:
        """Cut it, whatever was to be said."""
        self._has_come()
        self._kept.clear()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self.transport.abort()

    def _wait(self, seconds: float) -> None:
        self._porch.enter(self, self._address, seconds)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._see_off()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._see_off()

    def _see_off(self) -> None:
        """All is said. A transport would wait for ever until the other side has taken it."""
        if not self.disconnected:
            self._wait(HELLO_SECONDS)

    # ---- writing ---------------------------------------------------------------------------------------------

    def write_text(self, data: bytes) -> int:
        """Send a text as one frame, without a task; the bytes that wait to be taken, this one among them.

        Writing to the network is what a message costs most, so all of one moment are written at once.
        """
        if self.close_sent or self.disconnected:
            return 0
        if not self._outgoing:
            self.loop.call_soon(self._write_outgoing)
        self._outgoing.append(text_frame(data))
        self._waiting += len(data)
        if self._held:
            self._held = self.transport.get_write_buffer_size()
        return self._held + self._waiting

    def _write_outgoing(self) -> None:
        frames, self._outgoing, self._waiting = self._outgoing, [], 0
        if frames and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(frames))
            self._held = self.transport.get_write_buffer_size()

    async def send(self, message: ASGISendEvent) -> None:
        self._write_outgoing()
        await super().send(message)
        if self._kept:  # what came before they were let in
            self.loop.call_soon(self._go_on)

    def shutdown(self) -> None:
        self._write_outgoing()
        super().shutdown()


def frame_size(data: bytearray, most: int, at: int = 0) -> int:
    """The bytes of the frame that begins there; 0 if there is more to come. Of a frame that will be refused nothing is
    awaited beyond what tells so."""
    there = len(data) - at
    if there < 2:
        return 0
    first, size, start = data[at], data[at + 1] & ~MASKED, 2
    if is_part(first) or not data[at + 1] & MASKED or first & 0x0F not in OPCODES:
        return 2
    if size >= LENGTH_FOLLOWS:
        start = 4 if size == LENGTH_FOLLOWS else 10
        if there < start:
            return 0
        size = int.from_bytes(data[at + 2 : at + start], "big")
    if size > most:
        return start
    return start + 4 + size if there >= start + 4 + size else 0


def holds_more_than(count: float, data: bytearray, most: int) -> bool:
    """Whether there are more frames than so many."""
    at = found = 0
    while found <= count and (size := frame_size(data, most, at)):
        at += size
        found += 1
    return found > count


def is_part(first: int) -> bool:
    """By its first byte: of a message in several frames. No client of ours sends one, and nobody shall have us collect
    them."""
    opcode = first & 0x0F
    return opcode == 0 or (opcode in DATA and not first & WHOLE)


def whole_text(data: bytes) -> str | None:
    """The text, if this is one short text message of a client in one frame (RFC 6455, 5.2), and nothing else."""
    if len(data) < 6 or len(data) > LONGEST_FRAME or data[0] != TEXT or not data[1] & MASKED:
        return None
    size, start = data[1] & ~MASKED, 2
    if size == LENGTH_FOLLOWS:
        size, start = int.from_bytes(data[2:4], "big"), 4
    if (size < LENGTH_FOLLOWS and start == 4) or len(data) != start + 4 + size:
        return None
    try:
        return apply_mask(data[start + 4 :], data[start : start + 4]).decode()
    except UnicodeDecodeError:
        return None


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def text_frame(data: bytes) -> bytes:
    """A whole text message from a server (RFC 6455, 5.2): final, unmasked, uncompressed."""
    size = len(data)
    if size < 126:
        return bytes((0x81, size)) + data
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data
