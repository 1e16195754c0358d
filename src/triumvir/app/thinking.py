"""Worker processes that think for bots and look back at games, so that the server itself never computes."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final

from triumvir.app.reviewing import review_record
from triumvir.contract.json import JSON
from triumvir.server.thinking import WorkerLost

Choose = Callable[[str, JSON, int, str, int], str]
"""Game, position as JSON, seat, level and seed in; the notation of an action out. Importable by name."""
ReviewRecord = Callable[[str], str]
"""The text of a record in, its review as JSON out. Importable by name."""
PATIENCE: Final = 10
"""How nice reviewers are to everybody else."""


class Workers:
    """A thinker with processes of its own. A worker that dies loses its job, and new ones take its place.

    Reviews have a process to themselves that gives way to everything else: no bot ever waits for one.
    """

    def __init__(self, choose: Choose, count: int, review: ReviewRecord = review_record) -> None:
        self._choose = choose
        self._review = review
        self._count = count
        self._bots = Crew(count, begin_work)
        self._reviewers = Crew(1, begin_review)

    @property
    def slots(self) -> int:
        return self._count

    async def choose(self, game: str, position: JSON, seat: int, level: str, seed: int) -> str:
        return await self._bots.do(self._choose, game, position, seat, level, seed)

    async def review(self, record: str) -> str:
        return await self._reviewers.do(self._review, record)

    async def close(self) -> None:
        await asyncio.gather(self._bots.close(), self._reviewers.close())


class Crew:
    """Processes for one kind of work, started when there is some."""

    def __init__(self, count: int, begin: Callable[[], None]) -> None:
        self._count = count
        self._begin = begin
        self._pool = self._new_pool()

    def _new_pool(self) -> Executor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._count, mp_context=context, initializer=self._begin)

    async def do(self, work: Callable[..., str], *given: JSON) -> str:
        pool = self._pool
        try:
            return await asyncio.wrap_future(pool.submit(work, *given))
        except BrokenProcessPool:
            self._replace(pool)
            raise WorkerLost from None

    def _replace(self, broken: Executor) -> None:
        """Whoever notices first makes the new pool."""
        if self._pool is broken:
            broken.shutdown(wait=False, cancel_futures=True)
            self._pool = self._new_pool()

    async def close(self) -> None:
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)


def begin_work() -> None:
    """In a worker: leave Ctrl-C to the server, and never outlive it, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def begin_review() -> None:
    os.nice(PATIENCE)
    begin_work()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
