"""Playing the games of a schedule: here, on all cores, or wherever somebody plays `play_job`."""

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.synchronize import Event as Flag

from triumvir.arena.counting import counter_for
from triumvir.arena.crassus import options_at
from triumvir.arena.entrants import seated
from triumvir.arena.outside.process import kill_all
from triumvir.arena.playing import GameResult, play_game
from triumvir.arena.schedule import Job
from triumvir.kits.catalogue import kit_of


class CrewLost(Exception):
    """Those who play are gone, through no fault of a bot; the text says what is known."""


Played = tuple[int, GameResult]
"""The number of a job and how its game ended."""


def play_job(job: Job, is_stopped: Callable[[], bool] = lambda: False) -> GameResult:
    wish = job.wish
    game = wish.find_game(wish.game)
    options = game.info.read_options(options_at(game.info, job.seating, wish.options))
    with seated(game, options, job.seating, job.seed, wish.time_limit) as bots:
        return play_game(
            game,
            options,
            wish.seats,
            bots,
            job.seed,
            names=[name.replace(",", " ").replace('"', "'") for name in job.seating],
            is_recorded=wish.is_recorded,
            count=counter_for(kit_of(game), options, wish.seats),
            is_stopped=is_stopped,
        )


def play_here(jobs: Sequence[Job]) -> Iterator[Played]:
    for job in jobs:
        yield job.number, play_job(job)


def play_on_cores(jobs: Sequence[Job], cores: int) -> Iterator[Played]:
    """The games in the order in which they end. Closing the iterator ends the games that are being played."""
    if cores == 1:
        yield from play_here(jobs)
        return
    context = get_context("spawn")
    stop = context.Event()
    crew = ProcessPoolExecutor(min(cores, len(jobs)), context, _begin_work, (stop,))
    try:
        with _deaf_to_interrupts():
            futures: dict[Future[GameResult], int] = {crew.submit(_play_until_stopped, job): job.number for job in jobs}
        for future in as_completed(futures):
            yield futures[future], future.result()
    except BrokenProcessPool:
        raise CrewLost("a process that played was killed from outside") from None
    finally:
        stop.set()
        crew.shutdown(cancel_futures=True)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started here leave Ctrl-C to their parent, from their first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# ---- in the other processes ----------------------------------------------------------------------------------

_stop: Flag | None = None


def _begin_work(stop: Flag) -> None:
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """A parent that was killed cannot tell its children to stop."""
    parent = parent_process()
    assert parent is not None, "only processes of a crew watch their parent"
    wait([parent.sentinel])
    kill_all()
    os._exit(1)


def _is_stopped() -> bool:
    return _stop is not None and _stop.is_set()


def _play_until_stopped(job: Job) -> GameResult:
    return play_job(job, _is_stopped)
