"""uvicorn around our server: where its connections come from, and how it stops."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from triumvir.app.houses import ASK, HERE, READY
from triumvir.server.application import Server


class Listening(uvicorn.Server):
    """Tells when it listens, and tells people to come back before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, server: Server, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._triumvir = server
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._triumvir.stop()
        await super().shutdown(sockets)


class Receiving(Listening):
    """Gets its connections through a channel, from a process that stands at the door."""

    def __init__(self, config: uvicorn.Config, server: Server, channel: socket.socket) -> None:
        super().__init__(config, server, self._begin)
        self._channel = channel
        self._arriving: set[asyncio.Task[object]] = set()

    def _begin(self) -> None:
        self._channel.setblocking(False)
        asyncio.get_running_loop().add_reader(self._channel, self._receive)
        self._channel.send(READY)

    def _receive(self) -> None:
        """All that are there; the end of the channel is the end of the house."""
        while not self.should_exit:
            try:
                said, descriptors, _, _ = socket.recv_fds(self._channel, 1, 1)
            except BlockingIOError:
                return
            except OSError:
                said, descriptors = b"", []
            for descriptor in descriptors:
                self._welcome(socket.socket(fileno=descriptor))
            if said == ASK:
                self._answer()
            self.should_exit = not said
        asyncio.get_running_loop().remove_reader(self._channel)

    def _answer(self) -> None:
        """A sign of life; where nobody reads them just now, there are enough of them on the way."""
        with suppress(OSError):
            self._channel.send(HERE)

    def _welcome(self, guest: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        guest.setblocking(False)
        task = loop.create_task(loop.connect_accepted_socket(self._protocol, guest))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    def _protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self._channel)
        await super().shutdown(sockets)
