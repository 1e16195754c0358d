"""Whether the files of an SQLite database are still those that were opened.

A program goes on writing into a file that was deleted or replaced under it, and every commit succeeds; only when it
ends is all of that gone. So the names are looked up again before anybody is told of a commit.

SQLite keeps its locks by the rules of POSIX: a process that closes *any* descriptor of a file gives up all locks it
holds on it. So no file of a database in use is ever opened here. To look up a name is harmless.
"""

import os
from pathlib import Path
from typing import Final, TypeAlias

Identity: TypeAlias = tuple[int, int] | None
"""The device and the number of a file; None where there is none."""

LOG: Final = "-wal"
INDEX: Final = "-shm"


def identity(path: str) -> Identity:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


class Footing:
    """The file of a database, its log and the index of that log, as they were when somebody had them open."""

    def __init__(self, file: Path) -> None:
        real = os.path.realpath(file)  # the log lies beside the file itself, not beside a link to it
        self._log = real + LOG
        self._stood = {path: identity(path) for path in (os.path.abspath(file), self._log, real + INDEX)}

    def moved(self) -> list[str]:
        """The names that stand for another file now, or for none."""
        return [path for path, stood in self._stood.items() if identity(path) != stood]

    def has_lost_only_its_log(self) -> bool:
        """And nobody has begun a new one: whoever opens the database makes an empty one."""
        try:
            is_empty = os.stat(self._log).st_size == 0
        except FileNotFoundError:
            is_empty = True
        except OSError:
            return False
        return is_empty and self.moved() == [self._log]
