"""uvicorn around our server: where its connections come from, and how it stops."""

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn

from triumvir.hosting.http_protocol import TableRequests
from triumvir.hosting.porch import Porch
from triumvir.hosting.supervisor import ASK, HERE, READY, TENTHS
from triumvir.server.application import Server

BACKLOG: Final = 2048
"""Connections that may wait outside."""
AT_ONCE: Final = 8
"""Connections that are let in before something else has its turn."""
FULL_SECONDS: Final = 0.05
"""How long nobody is let in where the system has no more files for us."""


class Listening(uvicorn.Server):
    """Tells when it listens, and tells people to come back before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, server: Server, porch: Porch, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._triumvir = server
        self._porch = porch
        self._on_ready = on_ready
        self._arriving: set[asyncio.Task[object]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Where the system lets us, we accept ourselves: uvicorn would let in all who come at one time."""
        is_ours = os.name == "posix" and sockets is not None
        await super().startup([] if is_ours else sockets)
        if self.started:
            for listener in (sockets or []) if is_ours else []:
                listener.setblocking(False)
                listener.listen(BACKLOG)
                self._open(listener)
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listener in sockets or []:
            asyncio.get_running_loop().remove_reader(listener)
        await self._triumvir.stop()
        await super().shutdown(sockets)

    def _open(self, listener: socket.socket) -> None:
        if not self.should_exit:
            asyncio.get_running_loop().add_reader(listener, self._accept, listener)

    def _accept(self, listener: socket.socket) -> None:
        """A few of those who wait; whoever comes too often is closed before anything is known of them."""
        loop = asyncio.get_running_loop()
        for _ in range(AT_ONCE):
            try:
                guest, address = listener.accept()
            except (BlockingIOError, ConnectionAbortedError, InterruptedError):
                return
            except OSError:  # too many files are open
                self._porch.drop_one()
                loop.remove_reader(listener)
                loop.call_later(FULL_SECONDS, self._open, listener)
                return
            if self._porch.may_come(address[0] if address else ""):
                self._welcome(guest)
            else:
                guest.close()

    def _welcome(self, guest: socket.socket, waited: float = 0.0) -> None:
        loop = asyncio.get_running_loop()
        guest.setblocking(False)
        task = loop.create_task(loop.connect_accepted_socket(lambda: self._protocol(waited), guest))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    def _protocol(self, waited: float) -> asyncio.Protocol:
        return TableRequests(self._porch, self.config, self.server_state, self.lifespan.state, waited=waited)


class Receiving(Listening):
    """Gets its connections through a channel, from the acceptor in another process."""

    def __init__(self, config: uvicorn.Config, server: Server, porch: Porch, channel: socket.socket) -> None:
        super().__init__(config, server, porch, self._begin)
        self._channel = channel

    def _begin(self) -> None:
        self._channel.setblocking(False)
        asyncio.get_running_loop().add_reader(self._channel, self._receive)
        self._channel.send(READY)

    def _receive(self) -> None:
        """A few of those that are there; the end of the channel is the end of the server."""
        for _ in range(AT_ONCE):
            try:
                said, descriptors, *_ = socket.recv_fds(self._channel, 1, 1)
            except BlockingIOError:
                return
            except OSError:
                said, descriptors = b"", []
            for descriptor in descriptors:
                self._take(socket.socket(fileno=descriptor), said[0] / TENTHS)
            if said == ASK and not descriptors:
                self._answer()
            if not said:
                self.should_exit = True
                asyncio.get_running_loop().remove_reader(self._channel)
                return

    def _take(self, guest: socket.socket, waited: float) -> None:
        """Who floods us is known here, and not to the acceptor."""
        try:
            address = guest.getpeername()
        except OSError:  # gone again
            guest.close()
            return
        if self._porch.may_come(address[0] if address else ""):
            self._welcome(guest, waited)
        else:
            guest.close()

    def _answer(self) -> None:
        """A sign of life; where nobody reads them just now, there are enough of them on the way."""
        with suppress(OSError):
            self._channel.send(HERE)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self._channel)
        await super().shutdown(sockets)
