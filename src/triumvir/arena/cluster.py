"""The same games on a Ray cluster. Every machine of it needs Triumvir and its packages installed."""

import os
import socket
from collections.abc import Iterator, Sequence
from typing import Any, Final

from triumvir.arena.playing import GameResult
from triumvir.arena.running import CrewLost, Played, play_job
from triumvir.arena.schedule import Job
from triumvir.contract.errors import BadInput

LOCAL: Final = "local"
"""A cluster of this machine alone, which lasts as long as the games."""
CONNECT_SECONDS: Final = 5.0


def play_on_ray(jobs: Sequence[Job], address: str) -> Iterator[Played]:
    """The games in the order in which they end; each is a task of its own."""
    ray = _ray()
    _connect(ray, address)
    try:
        # A task that dies with its machine is played again elsewhere; the same job gives the same game.
        task = ray.remote(num_cpus=1, max_retries=3)(play_job)
        waiting: dict[Any, int] = {task.remote(job): job.number for job in jobs}
        try:
            while waiting:
                (done,), _ = ray.wait(list(waiting), num_returns=1)
                result: GameResult = ray.get(done)
                yield waiting.pop(done), result
        except ray.exceptions.RayError as error:
            raise CrewLost(f"Ray gave up: {str(error).strip().splitlines()[0]}") from None
        finally:
            for unfinished in waiting:
                ray.cancel(unfinished, force=True)
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str) -> None:
    _check_answers(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a table tells nobody that it is played at
    try:
        ray.init(
            address=None if address == LOCAL else address,
            include_dashboard=None,
            log_to_driver=False,
            logging_level="error",
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadInput(f"no Ray cluster answers ({error})", f"option --ray {address}") from None


def _check_answers(address: str) -> None:
    """Ray itself waits for minutes before it says that nobody is there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise BadInput(f"nobody answers there ({error})", f"option --ray {address}") from None


def _ray() -> Any:
    """Ray is large, and only those who have a cluster need it."""
    try:
        import ray
    except ImportError:
        raise BadInput("Ray is not installed; `pip install 'triumvir[ray]'` installs it", "option --ray") from None
    return ray
