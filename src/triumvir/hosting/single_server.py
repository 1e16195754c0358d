"""One server at a time on an SQLite file.

Two would harm no match: whoever comes second with a number or a command finds it taken. But each would hold matches
in memory that go on without it, and the second would give every running clock its time back, as after an outage.

The lock is on a file of its own. One on the database itself would be lost with the first connection that is closed.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from triumvir.contract.errors import BadInput
from triumvir.storage.opening import sqlite_file


@contextmanager
def alone_at(database: str) -> Iterator[None]:
    """Hold the lock for the length of a `with`; it ends with the process, however that ends."""
    file = sqlite_file(database)
    if file is None or os.name != "posix":
        yield
        return
    real = file.resolve()
    _check_names(real)
    held = _take(real)
    try:
        yield
    finally:
        os.close(held)


def _check_names(file: Path) -> None:
    """SQLite would keep a log beside each name, and the two would destroy each other's work."""
    if file.exists() and file.stat().st_nlink > 1:
        raise BadInput("the file has another name, too (a hard link); a database may have only one", str(file))


def _take(file: Path) -> int:
    from fcntl import LOCK_EX, LOCK_NB, flock  # which is not everywhere

    lock = file.with_name(file.name + ".lock")
    try:
        held = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadInput((error.strerror or str(error)).lower(), str(lock)) from None
    try:
        flock(held, LOCK_EX | LOCK_NB)
    except OSError:
        owner = os.pread(held, 20, 0).decode("ascii", "replace").strip()
        os.close(held)
        raise BadInput(f"another server serves this database (process {owner or 'unknown'})", str(file)) from None
    os.ftruncate(held, 0)
    os.pwrite(held, f"{os.getpid()}\n".encode(), 0)
    return held
