"""Brings what another thread has finished to the event loop: however much it was, the bell rings once."""

import asyncio
from collections import deque
from typing import Any, TypeVar

from triumvir.storage.store import Written

T = TypeVar("T")


class Doorbell:
    def __init__(self) -> None:
        self._done: deque[tuple[asyncio.Future[Any], Written[Any]]] = deque()
        self._is_rung = False

    async def result(self, written: Written[T]) -> T:
        """What a write of another thread comes to."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[T] = loop.create_future()
        written.add_done_callback(lambda done: self._ring(loop, waiting, done))
        return await waiting

    def _ring(self, loop: asyncio.AbstractEventLoop, waiting: asyncio.Future[T], done: Written[T]) -> None:
        """In the other thread: leave it on the doorstep, then ring, unless somebody has rung and nobody came yet."""
        self._done.append((waiting, done))
        if not self._is_rung:
            self._is_rung = True
            loop.call_soon_threadsafe(self._open)

    def _open(self) -> None:
        """Whatever is left after this line comes with a ring of its own, so nothing stays on the doorstep."""
        self._is_rung = False
        while self._done:
            waiting, done = self._done.popleft()
            if waiting.done():
                continue
            error = done.exception()
            if error is None:
                waiting.set_result(done.result())
            else:
                waiting.set_exception(error)
