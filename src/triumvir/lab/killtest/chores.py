"""What other programs do to a database while a server is at it. Each runs in a process of its own."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from triumvir.storage.opening import open_database, open_store, sqlite_file

BUSY_SECONDS: Final = 60.0


def connect(database: str) -> sqlite3.Connection:
    file = sqlite_file(database)
    assert file is not None
    return sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)


def lock(database: str, wish: str) -> None:
    """Hold the lock of writers for so many seconds."""
    with closing(connect(database)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        time.sleep(float(wish))
        connection.execute("ROLLBACK")


def count(database: str, wish: str) -> None:
    with closing(connect(database)) as connection:
        connection.execute("SELECT count(*) FROM entries").fetchall()


def backup(database: str, wish: str) -> None:
    with closing(open_store(database)) as store:
        store.backup(Path(wish))
    Path(wish).unlink()


def backend(database: str, wish: str) -> None:
    """PostgreSQL ends the conversations of everybody else with this database."""
    others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    _in_postgres(database, f"SELECT pg_terminate_backend(pid) {others}")


def table(database: str, wish: str) -> None:
    """Nobody may even read the entries for so many seconds."""
    _in_postgres(database, f"LOCK TABLE entries IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep({float(wish)})")


def _in_postgres(database: str, statements: str) -> None:
    with closing(open_database(database)) as place, closing(place.connect()) as connection:
        connection.begin()
        for statement in statements.split("; "):
            connection.change(statement)
        connection.commit()


CHORES: Final[dict[str, Callable[[str, str], None]]] = {
    chore.__name__: chore for chore in (lock, count, backup, backend, table)
}
