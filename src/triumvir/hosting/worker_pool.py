"""Worker processes that think for bots and look back at games, so that the server itself never computes."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

from triumvir import build_info
from triumvir.contract.json import JSON
from triumvir.hosting.reviewing import review_record
from triumvir.server.jobs.evaluator import WorkerLost
from triumvir.server.matches.bot_jobs import DEAR

Choose = Callable[[str, int, JSON, int, str, int], str]
"""Game, position as JSON, seat, level and seed in; the notation of an action out. Importable by name."""
ReviewRecord = Callable[[str], str]
"""The text of a record in, its review as JSON out. Importable by name."""
NICENESS: Final = 10
"""How nice reviewers are to everybody else."""
SLOWNESS: Final = 1 if build_info.running() == "compiled" else 10
QUICK_SECONDS: Final = 30.0 * SLOWNESS
DEAR_SECONDS: Final = 120.0 * SLOWNESS
REVIEW_SECONDS: Final = 600.0 * SLOWNESS
"""Far longer than any thought takes, also on a busy machine. Whoever takes longer hangs."""
END_SECONDS: Final = 5.0


class Workers:
    """A evaluator with processes of its own. A worker that dies or hangs loses its job, and a new one takes its place.

    Of those who think for bots one more is there than may think for long, so that a quick level never waits for a slow
    one. Hints have a process to themselves, and so have reviews, which give way to everything else: no bot ever waits
    for one of them.
    """

    def __init__(
        self, choose: Choose, count: int, review: ReviewRecord = review_record, seconds: float | None = None
    ) -> None:
        """`seconds`: how long to wait for a thought, where that is not as long as it may take at most."""
        self._choose = choose
        self._review = review
        self._count = count
        self._seconds = seconds
        self._bots = Crew(count + 1, begin_work)
        self._advisers = Crew(1, begin_work)
        self._reviewers = Crew(1, begin_review)

    @property
    def slots(self) -> int:
        return self._count + 1

    def _patience(self, level: str) -> float:
        return self._seconds or (DEAR_SECONDS if level in DEAR else QUICK_SECONDS)

    async def choose(self, game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
        return await self._bots.do(self._patience(level), self._choose, game, rules, position, seat, level, seed)

    async def hint(self, game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
        return await self._advisers.do(self._patience(level), self._choose, game, rules, position, seat, level, seed)

    async def review(self, record: str) -> str:
        return await self._reviewers.do(self._seconds or REVIEW_SECONDS, self._review, record)

    async def close(self) -> None:
        await asyncio.gather(self._bots.close(), self._advisers.close(), self._reviewers.close())


class Crew:
    """Processes for one kind of work; each does one thing at a time, and is started when there is one for it."""

    def __init__(self, count: int, begin: Callable[[], None]) -> None:
        self._begin = begin
        self._all = {Worker(begin) for _ in range(count)}
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._free.put_nowait(worker)
        self._threads = ThreadPoolExecutor(count, "worker")

    async def do(self, patience: float, work: Callable[..., str], *given: JSON) -> str:
        worker = await self._free.get()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, worker.do, patience, work, given)
        except asyncio.CancelledError:  # nobody wants to know any more
            worker = self._replaced(worker)
            raise
        finally:
            self._free.put_nowait(worker)

    def _replaced(self, worker: "Worker") -> "Worker":
        worker.kill()
        self._all.discard(worker)
        another = Worker(self._begin)
        self._all.add(another)
        return another

    async def close(self) -> None:
        """Whoever still waits for an answer has lost it; nothing in a worker is worth keeping."""
        for worker in self._all:
            worker.kill()
        await asyncio.to_thread(self._threads.shutdown, wait=True)
        for worker in self._all:
            worker.end()


class Worker:
    """One process and the line to it. It is spoken to from one thread at a time; anybody may kill it."""

    def __init__(self, begin: Callable[[], None]) -> None:
        self._begin = begin
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._is_killed = False

    def do(self, patience: float, work: Callable[..., str], given: tuple[JSON, ...]) -> str:
        """What comes of it. A process that does not answer in so many seconds hangs, and is killed."""
        try:
            line = self._line or self._start()
            line.send((work, given))
            if not line.poll(patience):
                raise TimeoutError
            is_done, said = line.recv()
        except (OSError, EOFError):
            self.end()
            raise WorkerLost from None
        if not is_done:
            raise RuntimeError(said)
        return str(said)

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self._line, there = context.Pipe()
        process = context.Process(target=work_on, args=(there, self._begin), daemon=True)
        process.start()
        there.close()
        self._process = process
        if self._is_killed:  # before there was anything to kill
            raise EOFError
        return self._line

    def kill(self) -> None:
        """For good; the thread that waits for it finds the line broken."""
        self._is_killed = True
        process = self._process
        if process is not None:
            process.kill()

    def end(self) -> None:
        """Let go of a process, whatever it does; the next question starts another."""
        process, line, self._process, self._line = self._process, self._line, None, None
        if line is not None:
            line.close()
        if process is not None:
            process.kill()
            process.join(END_SECONDS)


def work_on(line: Connection, begin: Callable[[], None]) -> None:
    """In a worker: answer until nobody asks any more."""
    begin()
    while True:
        try:
            work, given = line.recv()
        except EOFError:
            return
        try:
            answer = True, work(*given)
        except Exception as error:
            answer = False, f"{type(error).__name__}: {error}"
        line.send(answer)


def begin_work() -> None:
    """In a worker: leave Ctrl-C to the server, and never outlive it, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def begin_review() -> None:
    os.nice(NICENESS)
    begin_work()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
