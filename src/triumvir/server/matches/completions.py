"""Brings what another thread has finished to the event loop: however much it was, the bell rings once."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from triumvir.storage.store import WriteResult

T = TypeVar("T")
Hearing = Callable[[WriteResult[Any]], None]


class CompletionQueue:
    def __init__(self) -> None:
        self._done: deque[tuple[Hearing, WriteResult[Any]]] = deque()
        self._is_rung = False

    async def result(self, written: WriteResult[T]) -> T:
        """What a write of another thread comes to."""
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.call(written, lambda done: _pass_on(waiting, done))
        return await waiting

    def call(self, written: WriteResult[T], hear: Hearing) -> None:
        """In the event loop, as soon as a write of another thread is done."""
        loop = asyncio.get_running_loop()
        written.add_done_callback(lambda done: self._ring(loop, hear, done))

    def _ring(self, loop: asyncio.AbstractEventLoop, hear: Hearing, done: WriteResult[T]) -> None:
        """In the other thread: leave it on the doorstep, then ring, unless somebody has rung and nobody came yet."""
        self._done.append((hear, done))
        if not self._is_rung:
            self._is_rung = True
            loop.call_soon_threadsafe(self._open)

    def _open(self) -> None:
        """Whatever is left after this line comes with a ring of its own, so nothing stays on the doorstep."""
        self._is_rung = False
        while self._done:
            hear, done = self._done.popleft()
            try:
                hear(done)
            except Exception:
                logging.getLogger("triumvir.server").exception("what was written could not be told")


def _pass_on(waiting: asyncio.Future[T], done: WriteResult[T]) -> None:
    if waiting.done():
        return
    error = done.exception()
    if error is None:
        waiting.set_result(done.result())
    else:
        waiting.set_exception(error)
