"""Several server processes behind one acceptor: started, handed connections, watched over, started again when one falls
or hangs, ended in order."""

import asyncio
import logging
import multiprocessing
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from triumvir.contract.errors import BadInput
from triumvir.hosting.acceptor import Acceptor, readable
from triumvir.hosting.porch import Porch
from triumvir.server.clock import Now, ServerTime, server_time
from triumvir.server.cluster.shards import Shards
from triumvir.server.logs import log

READY: Final = b"r"
"""What a process says when it serves."""
TENTHS: Final = 10
"""A connection comes with one byte: for how long it has kept the acceptor waiting, in tenths of a second."""
ASK: Final = b"?"
"""What a process is asked from time to time; such a byte comes without a connection."""
HERE: Final = b"!"
"""What it answers as long as it lives."""
STOP_SECONDS: Final = 20.0
FULL: Final = 0.005
"""Seconds until a process that takes nothing just now is asked again."""
GUEST_SECONDS: Final = 10.0
"""How long a connection waits for a process that is being started; then it is closed, and may come again."""

Keep = Callable[[Shards, Path, socket.socket, int | None], None]
"""What a server process runs: which shard it is, where its peers are, from where its connections come, and when it was
last alive. Importable by name."""


@dataclass(frozen=True)
class Care:
    """How processes are looked after; times in seconds."""

    start: float = 60.0
    """How long a process may take until it serves."""
    ask: float = 1.0
    """Between two questions whether it is still there."""
    unanswered: int = 10
    """After so many of them it hangs. Questions are counted and not time: who does not ask, because it was itself
    stopped for a while, blames nobody."""
    pause: float = 1.0
    """After a fall; with each that follows soon twice as long."""
    longest_pause: float = 30.0
    steady: float = 60.0
    """A process that has served for so long has not fallen soon."""


class ServerProcess:
    """One server process, as the supervisor knows it."""

    def __init__(self, shards: Shards, care: Care, now: Now) -> None:
        self.shards = shards
        self.care = care
        self.is_ready = asyncio.Event()
        self.was_ready = False
        self.alive: int | None = None
        """When it last gave a sign of life."""
        self._now = now
        self._process: BaseProcess | None = None
        self._channel: socket.socket | None = None
        self._unanswered = 0

    async def keep(self, keep: Keep, folder: Path, alive: int | None) -> None:
        """Until its process has ended, by itself or because it hung."""
        here, there = socket.socketpair()
        here.setblocking(False)
        with here:
            with there:
                context = multiprocessing.get_context("spawn")
                self._process = context.Process(target=keep, args=(self.shards, folder, there, alive))
                self._process.start()
            watching = asyncio.get_running_loop().create_task(self._watch_over(here))
            try:
                await readable(self._process.sentinel)
                self._process.join()
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)
                self.is_ready.clear()

    async def _watch_over(self, channel: socket.socket) -> None:
        """Kill it if it does not come to serve, or stops answering."""
        if not await self._has_started(channel):
            self._kill("server process does not start")
            return
        listening = asyncio.get_running_loop().create_task(self._listen(channel))
        try:
            while self._unanswered < self.care.unanswered:
                self._unanswered += 1
                with suppress(BlockingIOError):
                    channel.send(ASK)
                await asyncio.sleep(self.care.ask)
            self._kill("server process hangs")
        except OSError:  # it has just fallen
            self.is_ready.clear()
        finally:
            listening.cancel()

    async def _has_started(self, channel: socket.socket) -> bool:
        try:
            said = await asyncio.wait_for(self._heard(channel), self.care.start)
        except (TimeoutError, OSError):
            return False
        if said == READY:
            self._sign_of_life()
            self._channel = channel
            self.was_ready = True
            self.is_ready.set()
        return said == READY

    async def _heard(self, channel: socket.socket) -> bytes:
        return await asyncio.get_running_loop().sock_recv(channel, 1)

    async def _listen(self, channel: socket.socket) -> None:
        with suppress(OSError):
            while await self._heard(channel):
                self._sign_of_life()

    def _sign_of_life(self) -> None:
        self._unanswered = 0
        self.alive = self._now()

    def _kill(self, why: str) -> None:
        self.is_ready.clear()
        if self._process is not None and self._process.is_alive():
            log(logging.ERROR, why, process=self.shards.number)
            self._process.kill()

    async def take(self, guest: socket.socket, waited: float) -> None:
        """Hand a connection over; waits a while for a process that is started again."""
        await asyncio.wait_for(self._take(guest, waited), GUEST_SECONDS)

    async def _take(self, guest: socket.socket, waited: float) -> None:
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


class Supervisor:
    def __init__(self, count: int, keep: Keep, folder: Path, porch: Porch, care: Care | None = None) -> None:
        self._care = care or Care()
        self._now = ServerTime(server_time())
        self._processes = [ServerProcess(Shards(number, count), self._care, self._now) for number in range(count)]
        self._keep = keep
        self._folder = folder
        self._porch = porch
        self._stopping = asyncio.Event()

    async def serve(self, listener: socket.socket, alive: int | None, on_ready: Callable[[], None]) -> None:
        """Keep all processes and the acceptor until told to stop."""
        self._now.go_on_from(alive or 0)
        loop = asyncio.get_running_loop()
        keeping = [loop.create_task(self._keep_up(process, alive)) for process in self._processes]
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
        for process in self._processes:
            await process.is_ready.wait()
        acceptor = Acceptor(listener, len(self._processes), self._offer, self._porch)
        on_ready()
        await acceptor.keep()

    async def _offer(self, number: int, guest: socket.socket, waited: float) -> None:
        await self._processes[number].take(guest, waited)

    async def _keep_up(self, process: ServerProcess, alive: int | None) -> None:
        """A process that falls is started again, with the clocks of its matches as they were when it last gave a sign
        of life. Only one that never stood ends the server: then something is wrong with the settings."""
        loop = asyncio.get_running_loop()
        pause = self._care.pause
        while True:
            began = loop.time()
            await process.keep(self._keep, self._folder, alive)
            if self._stopping.is_set():
                return
            if not process.was_ready:
                raise BadInput("could not be started; its log tells why", f"server process {process.shards.number}")
            log(logging.ERROR, "server process has fallen", process=process.shards.number)
            if loop.time() - began > self._care.steady:
                pause = self._care.pause
            if await self._is_told_to_stop(pause):
                return
            pause = min(2 * pause, self._care.longest_pause)
            alive = process.alive

    async def _is_told_to_stop(self, seconds: float) -> bool:
        """Within so many seconds."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stopping.wait(), seconds)
        return self._stopping.is_set()

    async def _stop(self) -> None:
        self._stopping.set()
        for process in self._processes:
            process.ask_to_leave()
        await asyncio.gather(*(process.leave() for process in self._processes))
