"""The server's end of a WebSocket: writes at once without a task, and can be let go of when nobody reads.

Nearly all a client sends is one short text in one frame, which is read here; everything else is left to the library.
"""

import asyncio
from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from triumvir.server.sockets import ABORT, LISTEN, WRITE, Hear

NO_TEXT: Final = 1007
BUFFER: Final = 64 * 1024
"""Bytes that may wait inside the transport of one socket."""
MOST_UNREAD: Final = 4
"""Messages that may wait before the socket is not read any more."""
TEXT: Final = 0x81
MASKED: Final = 0x80
LENGTH_FOLLOWS: Final = 126
LONGEST_FRAME: Final = 4096
"""Bytes of a frame that is read here."""


class TableSocket(WebSocketsSansIOProtocol):
    """A WebSocket that keeps little in its transport, and can be let go of when its reader never reads."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._outgoing: list[bytes] = []
        self._waiting = 0
        """Bytes in `_outgoing`."""
        self._held = 0
        """Bytes that the transport could not pass on at once, when that was last looked at."""
        self._hear: Hear = lambda text: False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and hasattr(self, "scope"):
            self.transport.set_write_buffer_limits(high=BUFFER)
            extensions = self.scope.get("extensions")
            if extensions is not None:
                extensions[ABORT] = self.transport.abort  # type: ignore[assignment]
                extensions[WRITE] = self.write_text  # type: ignore[assignment]
                extensions[LISTEN] = self.listen  # type: ignore[assignment]

    def listen(self, hear: Hear) -> None:
        self._hear = hear

    def data_received(self, data: bytes) -> None:
        text = whole_text(data) if self._is_between_messages() else None
        if text is None:
            super().data_received(data)
        elif not self.close_sent and not (self.queue.empty() and self._hear(text)):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()

    def _is_between_messages(self) -> bool:
        conn = self.conn
        return conn.state is State.OPEN and conn.current_size is None and not conn.reader.buffer

    def send_receive_event_to_app(self) -> None:
        """What is no text is the fault of the client: the socket is closed, and nobody is woken at night for it."""
        if self.curr_msg_data_type == "bytes" or is_utf8(b"".join(self.frames)):
            super().send_receive_event_to_app()
        elif self.conn.state is State.OPEN:
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()

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

    def shutdown(self) -> None:
        self._write_outgoing()
        super().shutdown()


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
