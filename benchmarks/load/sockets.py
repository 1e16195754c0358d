"""The client's end of a WebSocket, with nothing that a measurement does not need."""

import asyncio
import base64
import os
from typing import Final, cast

TEXT: Final = 0x81
PONG: Final = 0x8A
PING_CODE: Final = 0x9
CLOSE_CODE: Final = 0x8
NO_MASK: Final = b"\0\0\0\0"
"""Clients must mask; masking with nothing costs nothing."""


def frame(kind: int, data: bytes) -> bytes:
    size = len(data)
    if size < 126:
        return bytes((kind, 0x80 | size)) + NO_MASK + data
    return bytes((kind, 0xFE)) + size.to_bytes(2, "big") + NO_MASK + data


class Socket(asyncio.Protocol):
    """Calls `heard` with every text; subclasses say what it means."""

    def __init__(self) -> None:
        self._buffer = b""
        self._is_open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False

    @classmethod
    async def open(cls, socket: "Socket", port: int, path: str, cookie: str = "", source: str = "127.0.0.1") -> None:
        """`source` is the address to come from: the loopback has many."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: socket, "127.0.0.1", port, local_addr=(source, 0))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        assert socket._transport is not None
        socket._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        await socket.opened

    def heard(self, text: bytes) -> None:
        raise NotImplementedError

    def say(self, text: bytes) -> None:
        if self._transport is not None and not self.is_closed:
            self._transport.write(frame(TEXT, text))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    # ---- from the loop ---------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop has classes of its own

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self._is_open:
            self._shake_hands()
        if self._is_open:
            self._read_frames()

    def _shake_hands(self) -> None:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(head.decode("latin-1").partition("\r\n")[0]))
            return
        self._buffer, self._is_open = rest, True
        self.opened.set_result(None)

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 0x7F, at + 2
            if size > 125:
                width = 2 if size == 126 else 8
                if len(buffer) < start + width:
                    break
                size, start = int.from_bytes(buffer[start : start + width], "big"), start + width
            if len(buffer) < start + size:
                break
            self._take(buffer[at] & 0xF, buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]

    def _take(self, code: int, data: bytes) -> None:
        if code == PING_CODE and self._transport is not None:
            self._transport.write(frame(PONG, data))
        elif code == CLOSE_CODE:
            self.close()
        elif code == 1:
            self.heard(data)
