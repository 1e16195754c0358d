"""The time of the server: milliseconds since 1970 that never run backwards, not even from one run to the next."""

import time
from collections.abc import Callable
from typing import Final, TypeAlias

Now: TypeAlias = Callable[[], int]

BEAT_MILLISECONDS: Final = 250
LONGEST_BEAT: Final = 2 * BEAT_MILLISECONDS
"""A server that did not beat for longer stood still."""


def server_time() -> Now:
    began = time.time_ns() // 1_000_000
    first = time.monotonic_ns()

    def now() -> int:
        return began + (time.monotonic_ns() - first) // 1_000_000

    return now


def steady_time() -> int:
    """Milliseconds that pass whatever anybody does to the clock on the wall."""
    return time.monotonic_ns() // 1_000_000


class ServerTime:
    """A time that goes on where an earlier run had come to, whatever the clock on the wall says."""

    def __init__(self, source: Now) -> None:
        self._source = source
        self._ahead = 0

    def __call__(self) -> int:
        return self._source() + self._ahead

    def go_on_from(self, at: int) -> int:
        """How far the source was behind."""
        behind = max(0, at - self())
        self._ahead += behind
        return behind


class Pulse:
    """Feels whether the server stands still. It beats a few times a second; whoever is about to look at a clock asks
    first whether a beat is overdue, since what was waiting comes in any order."""

    def __init__(self, time: Now) -> None:
        self._time = time
        self._beat_at: int | None = None
        """Before the first beat nothing is expected."""

    def beat(self) -> None:
        self._beat_at = self._time()

    def gap(self) -> int:
        """For how long nothing has happened; 0 nearly always, and the same gap is told only once."""
        if self._beat_at is None:
            return 0
        passed = self._time() - self._beat_at
        if passed <= LONGEST_BEAT:
            return 0
        self.beat()
        return passed
