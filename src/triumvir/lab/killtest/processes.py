"""Which processes belong to a server, as the system tells (Linux), and how they end."""

import os
import signal
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

PROCESSES = Path("/proc")


def children(pid: int) -> list[int]:
    found: list[int] = []
    for task in (PROCESSES / str(pid) / "task").glob("*/children"):
        with suppress(OSError):
            found += map(int, task.read_text("ascii").split())
    return found


def descendants(pid: int) -> list[int]:
    """All of them, parents first."""
    own = children(pid)
    return [*own, *(grandchild for child in own for grandchild in descendants(child))]


def is_worker(pid: int) -> bool:
    """One that was started to do a part of the work; there is also one that only tidies up."""
    try:
        return b"spawn_main" in (PROCESSES / str(pid) / "cmdline").read_bytes()
    except OSError:
        return False


def workers(pid: int) -> list[int]:
    """The processes that a process has started for its work."""
    return [child for child in children(pid) if is_worker(child)]


def is_alive(pid: int) -> bool:
    """A process that has ended and that nobody has asked about yet counts as dead."""
    try:
        state = (PROCESSES / str(pid) / "stat").read_text("ascii", "replace").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in ("Z", "X")


def kill(pids: Iterable[int]) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
