"""The server's end of a WebSocket: writes at once without a task, and can be let go of when nobody reads."""

import asyncio
from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from triumvir.server.sockets import ABORT, WRITE

NO_TEXT: Final = 1007
BUFFER: Final = 64 * 1024
"""Bytes that may wait inside the transport of one socket."""


class TableSocket(WebSocketsSansIOProtocol):
    """A WebSocket that keeps little in its transport, and can be let go of when its reader never reads."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._outgoing: list[bytes] = []
        self._waiting = 0
        """Bytes in `_outgoing`."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and hasattr(self, "scope"):
            self.transport.set_write_buffer_limits(high=BUFFER)
            extensions = self.scope.get("extensions")
            if extensions is not None:
                extensions[ABORT] = self.transport.abort  # type: ignore[assignment]
                extensions[WRITE] = self.write_text  # type: ignore[assignment]

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
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return 0
        if not self._outgoing:
            self.loop.call_soon(self._write_outgoing)
        self._outgoing.append(text_frame(data))
        self._waiting += len(data)
        return self.transport.get_write_buffer_size() + self._waiting

    def _write_outgoing(self) -> None:
        frames, self._outgoing, self._waiting = self._outgoing, [], 0
        if frames and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(frames))

    async def send(self, message: ASGISendEvent) -> None:
        self._write_outgoing()
        await super().send(message)

    def shutdown(self) -> None:
        self._write_outgoing()
        super().shutdown()


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
