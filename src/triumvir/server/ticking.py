"""The time of the house: milliseconds since 1970 that never run backwards while the server runs."""

import time
from collections.abc import Callable
from typing import TypeAlias

Now: TypeAlias = Callable[[], int]


def house_time() -> Now:
    began = time.time_ns() // 1_000_000
    first = time.monotonic_ns()

    def now() -> int:
        return began + (time.monotonic_ns() - first) // 1_000_000

    return now
