"""The acceptor of a server with several processes: every new connection is taken to the process where it wants to go.

The first line of a request is looked at and left where it is, in the socket; the process reads it again. So nothing
that people say passes through here, and a connection costs nothing more once it has been handed over.
"""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import randrange
from typing import Final

from triumvir.hosting.http_protocol import HEAD_SECONDS
from triumvir.hosting.porch import Porch
from triumvir.server.cluster.shards import Shards

BACKLOG: Final = 2048
"""Connections that may wait outside."""
LOOK: Final = 2048
"""Bytes of a request that are looked at."""
LOOK_AGAIN: Final = 0.02
"""Seconds until the rest of a line is looked for; twice as many each time, because some send letter by letter."""
SELDOM: Final = 0.32
OFFER_SECONDS: Final = 60.0
"""How long somebody may wait for a process that is just being started again."""
PATHS: Final = re.compile(rb"[A-Z]+ (?:/api/v1/matches/([\w-]+)|[^ ?]*\?(?:[^ ]*&)?match=([\w-]+))")
"""Where the first line of a request names a match."""

Offer = Callable[[int, socket.socket, float], Awaitable[None]]
"""Gives a connection to a process, and tells it for how many seconds we have waited for a line."""


def match_named(line: bytes) -> str | None:
    found = PATHS.match(line)
    return None if found is None else (found[1] or found[2]).decode()


class Visitor:
    """A connection of which the first line has not been seen yet."""

    def __init__(self, guest: socket.socket, address: str) -> None:
        self.guest = guest
        self.address = address
        self.since = asyncio.get_running_loop().time()
        self.task: asyncio.Task[None] | None = None

    @property
    def waited(self) -> float:
        return asyncio.get_running_loop().time() - self.since

    def let_go(self) -> None:
        if self.task is not None:
            self.task.cancel()


class Acceptor:
    def __init__(self, listener: socket.socket, processes: int, offer: Offer, porch: Porch) -> None:
        self._listener = listener
        self._shards = Shards(0, processes)
        self._offer = offer
        self._porch = porch
        self._ushering: set[asyncio.Task[None]] = set()
        listener.setblocking(False)
        listener.listen(BACKLOG)

    async def keep(self) -> None:
        """Let people in until cancelled; whoever comes before waits."""
        loop = asyncio.get_running_loop()
        try:
            while True:
                try:
                    guest, (address, *_) = await loop.sock_accept(self._listener)
                except OSError:  # too many files are open, or the guest has left again
                    self._porch.drop_one()
                    await asyncio.sleep(LOOK_AGAIN)
                    continue
                self._welcome(guest, address)
        finally:
            for task in self._ushering:
                task.cancel()

    def _welcome(self, guest: socket.socket, address: str) -> None:
        if not self._porch.may_come(address):
            guest.close()
            return
        visitor = Visitor(guest, address)
        task = visitor.task = asyncio.get_running_loop().create_task(self._usher(visitor))
        self._ushering.add(task)
        task.add_done_callback(self._ushering.discard)
        task.add_done_callback(lambda _: self._show_out(visitor))
        self._porch.enter(visitor, address, HEAD_SECONDS)

    async def _usher(self, visitor: Visitor) -> None:
        visitor.guest.setblocking(False)
        with suppress(OSError):
            line = await first_line(visitor.guest)
            waited = visitor.waited
            self._porch.enter(visitor, visitor.address, OFFER_SECONDS)
            await self._offer(self._process_for(line), visitor.guest, waited)

    def _show_out(self, visitor: Visitor) -> None:
        """Whatever became of it; the process that took it has a hold of its own on the connection."""
        self._porch.leave(visitor)
        visitor.guest.close()

    def _process_for(self, line: bytes) -> int:
        """The home of the match that is asked for. For everything else any process will do; taken in turn, the habits
        of clients would lead all new tables to the same one."""
        match = match_named(line)
        return randrange(self._shards.count) if match is None else self._shards.home_of(match)


async def first_line(guest: socket.socket) -> bytes:
    """What a connection says first, as far as a look tells; it stays there to be read."""
    pause = LOOK_AGAIN
    known = 0
    while True:
        await readable(guest)
        seen = guest.recv(LOOK, socket.MSG_PEEK)
        if len(seen) == known:
            raise ConnectionError("left before the end of a line")
        line, found, _ = seen.partition(b"\n")
        if found or len(seen) == LOOK:
            wake_for(guest, 1)
            return line
        known = len(seen)
        wake_for(guest, known + 1)
        await asyncio.sleep(pause)
        pause = min(2 * pause, SELDOM)


def wake_for(guest: socket.socket, count: int) -> None:
    """Be told when so many bytes are there: what was only looked at would wake us again at once."""
    guest.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, count)


async def readable(file: socket.socket | int) -> None:
    """Wait until there is something to be read, or the end."""
    loop = asyncio.get_running_loop()
    event = asyncio.Event()
    loop.add_reader(file, event.set)
    try:
        await event.wait()
    finally:
        loop.remove_reader(file)
