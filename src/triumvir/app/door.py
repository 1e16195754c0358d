"""The door of a server with several processes: every new connection is taken to the house where it wants to go.

The first line of a request is looked at and left where it is, in the socket; the house reads it again. So nothing that
people say passes through here, and a connection costs nothing more once it has been handed over.
"""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import randrange
from typing import Final

from triumvir.server.homes import Homes

BACKLOG: Final = 2048
"""Connections that may wait outside."""
LOOK: Final = 2048
"""Bytes of a request that are looked at."""
LOOK_SECONDS: Final = 10.0
"""How long a connection may be silent at first."""
LOOK_AGAIN: Final = 0.02
"""Seconds until the rest of a line is looked for."""
MOST_WAITING: Final = 2000
"""Connections that have said nothing yet."""
PATHS: Final = re.compile(rb"[A-Z]+ (?:/api/v1/matches/([\w-]+)|[^ ?]*\?(?:[^ ]*&)?match=([\w-]+))")
"""Where the first line of a request names a match."""

Offer = Callable[[int, socket.socket], Awaitable[None]]
"""Gives a connection to a house."""


def match_named(line: bytes) -> str | None:
    found = PATHS.match(line)
    return None if found is None else (found[1] or found[2]).decode()


class Door:
    def __init__(self, listener: socket.socket, houses: int, offer: Offer) -> None:
        self._listener = listener
        self._homes = Homes(0, houses)
        self._offer = offer
        self._ushering: set[asyncio.Task[None]] = set()
        listener.setblocking(False)
        listener.listen(BACKLOG)

    async def keep(self) -> None:
        """Let people in until cancelled; whoever comes before waits."""
        loop = asyncio.get_running_loop()
        try:
            while True:
                try:
                    guest, _ = await loop.sock_accept(self._listener)
                except OSError:  # too many files are open, or the guest has left again
                    await asyncio.sleep(LOOK_AGAIN)
                    continue
                self._welcome(guest)
        finally:
            for task in self._ushering:
                task.cancel()

    def _welcome(self, guest: socket.socket) -> None:
        if len(self._ushering) >= MOST_WAITING:
            guest.close()
            return
        task = asyncio.get_running_loop().create_task(self._usher(guest))
        self._ushering.add(task)
        task.add_done_callback(self._ushering.discard)

    async def _usher(self, guest: socket.socket) -> None:
        guest.setblocking(False)
        with guest, suppress(OSError, TimeoutError):
            line = await asyncio.wait_for(first_line(guest), LOOK_SECONDS)
            await self._offer(self._house_for(line), guest)

    def _house_for(self, line: bytes) -> int:
        """The home of the match that is asked for. For everything else any house will do; taken in turn, the habits of
        clients would lead all new tables to the same one."""
        match = match_named(line)
        return randrange(self._homes.count) if match is None else self._homes.home_of(match)


async def first_line(guest: socket.socket) -> bytes:
    """What a connection says first, as far as a look tells; it stays there to be read."""
    while True:
        await readable(guest)
        seen = guest.recv(LOOK, socket.MSG_PEEK)
        if not seen:
            raise ConnectionError("left without a word")
        line, found, _ = seen.partition(b"\n")
        if found or len(seen) == LOOK:
            return line
        await asyncio.sleep(LOOK_AGAIN)


async def readable(file: socket.socket | int) -> None:
    """Wait until there is something to be read, or the end."""
    loop = asyncio.get_running_loop()
    event = asyncio.Event()
    loop.add_reader(file, event.set)
    try:
        await event.wait()
    finally:
        loop.remove_reader(file)
