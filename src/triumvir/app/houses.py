"""Several processes behind one door: started, handed connections, built again when one falls, ended in order."""

import asyncio
import logging
import multiprocessing
import signal
import socket
import time
from collections import deque
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from triumvir.app.door import Door, readable
from triumvir.app.porch import Porch
from triumvir.contract.errors import BadInput
from triumvir.server.homes import Homes
from triumvir.server.logs import log
from triumvir.server.ticking import HouseTime, house_time

READY: Final = b"r"
"""What a house says when it serves."""
TENTHS: Final = 10
"""A connection comes to a house with one byte: for how long it has kept the door waiting, in tenths of a second."""
START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 20.0
FULL: Final = 0.005
"""Seconds until a house that takes nothing just now is asked again."""
MOST_FALLS: Final = 5
FALL_SECONDS: Final = 60.0
"""A house that falls so often in so short a time is not built again."""

Keep = Callable[[Homes, Path, socket.socket, int | None], None]
"""Keeps a house in a process of its own: which, where its neighbours are, from where its guests come, and when it
was last alive. Importable by name."""


class Building:
    """One house and its process, as those who stand before it know it."""

    def __init__(self, homes: Homes) -> None:
        self.homes = homes
        self.is_ready = asyncio.Event()
        self.falls: deque[float] = deque(maxlen=MOST_FALLS)
        self._process: BaseProcess | None = None
        self._channel: socket.socket | None = None

    async def keep(self, keep: Keep, folder: Path, alive: int | None) -> None:
        """Until its process has ended."""
        here, there = socket.socketpair()
        here.setblocking(False)
        with here:
            with there:
                context = multiprocessing.get_context("spawn")
                self._process = context.Process(target=keep, args=(self.homes, folder, there, alive))
                self._process.start()
            try:
                await self._wait_until_ready(here)
                await readable(self._process.sentinel)
                self._process.join()
            finally:
                self.is_ready.clear()

    async def _wait_until_ready(self, channel: socket.socket) -> None:
        said = await asyncio.wait_for(asyncio.get_running_loop().sock_recv(channel, 1), START_SECONDS)
        if said == READY:
            self._channel = channel
            self.is_ready.set()

    async def take(self, guest: socket.socket, waited: float) -> None:
        """Hand a connection over; waits while the house is built again."""
        while True:
            await self.is_ready.wait()
            assert self._channel is not None
            try:
                socket.send_fds(self._channel, [waited_byte(waited)], [guest.fileno()])
                return
            except BlockingIOError:
                await asyncio.sleep(FULL)
            except OSError:  # it has just fallen
                self.is_ready.clear()

    def has_fallen_too_often(self) -> bool:
        now = time.monotonic()
        self.falls.append(now)
        return len(self.falls) == MOST_FALLS and now - self.falls[0] < FALL_SECONDS

    def ask_to_leave(self) -> None:
        if self._process is not None and self._process.is_alive():
            self._process.terminate()

    async def leave(self) -> None:
        if self._process is not None:
            await asyncio.to_thread(self._process.join, STOP_SECONDS)
            if self._process.is_alive():
                self._process.kill()


def waited_byte(seconds: float) -> bytes:
    return bytes([min(255, int(TENTHS * seconds))])


class Houses:
    def __init__(self, count: int, keep: Keep, folder: Path, porch: Porch) -> None:
        self._houses = [Building(Homes(number, count)) for number in range(count)]
        self._keep = keep
        self._folder = folder
        self._porch = porch
        self._now = HouseTime(house_time())
        self._is_stopping = False

    async def serve(self, listener: socket.socket, alive: int | None, on_ready: Callable[[], None]) -> None:
        """Keep all houses and the door until told to stop."""
        self._now.go_on_from(alive or 0)
        loop = asyncio.get_running_loop()
        keeping = [loop.create_task(self._keep_up(house, alive)) for house in self._houses]
        told = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, told.set)
        guiding = loop.create_task(self._let_in(listener, on_ready))
        waiting = loop.create_task(told.wait())
        try:
            await asyncio.wait([*keeping, guiding, waiting], return_when=asyncio.FIRST_COMPLETED)
        finally:
            guiding.cancel()
            waiting.cancel()
            await self._stop()
            results = await asyncio.gather(*keeping, guiding, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                raise result

    async def _let_in(self, listener: socket.socket, on_ready: Callable[[], None]) -> None:
        for house in self._houses:
            await house.is_ready.wait()
        door = Door(listener, len(self._houses), self._offer, self._porch)
        on_ready()
        await door.keep()

    async def _offer(self, number: int, guest: socket.socket, waited: float) -> None:
        await self._houses[number].take(guest, waited)

    async def _keep_up(self, house: Building, alive: int | None) -> None:
        """A house that falls is built again, with the clocks of its matches as they were when it fell."""
        while True:
            await house.keep(self._keep, self._folder, alive)
            if self._is_stopping:
                return
            if house.has_fallen_too_often():
                raise BadInput("falls again and again; its log tells why", f"house {house.homes.number}")
            log(logging.ERROR, "house has fallen", house=house.homes.number)
            alive = self._now()

    async def _stop(self) -> None:
        self._is_stopping = True
        for house in self._houses:
            house.ask_to_leave()
        await asyncio.gather(*(house.leave() for house in self._houses))
