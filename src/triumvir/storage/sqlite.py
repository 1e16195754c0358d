"""SQLite: one file, written ahead (WAL), flushed to the disk at every commit.

Python lets other threads run at every step of a statement, and a busy one gives the interpreter back only after some
milliseconds. So whatever is written or asked for together is one statement with one step, however many rows it has.
"""

import json
import logging
import os
import re
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from queue import Empty, LifoQueue
from threading import Lock
from typing import Final
from urllib.parse import quote

from triumvir.storage.errors import Displaced, Unavailable, WrongDatabase
from triumvir.storage.footing import Footing
from triumvir.storage.sql.database import Connection, Database, Parameters, Row, askable

BUSY_SECONDS: Final = 10.0
"""Seconds to wait for another process that writes."""

ASK_AGAIN: Final = 0.0005
"""Seconds between two attempts to write. SQLite's own waiting grows to a tenth of a second, and of two processes that
write all the time one would starve; those who ask this often get their turn in the pauses of the other."""

KEPT_STATEMENTS: Final = 512
"""A statement for each number of rows that are added at once is compiled once and kept."""

MOST_IDLE: Final = 8
"""How many connections for reading are kept open."""


class SqliteConnection(Connection):
    def __init__(self, file: Path, mode: str) -> None:
        self.raw = sqlite3.connect(
            f"file:{quote(str(file))}?mode={mode}",
            timeout=BUSY_SECONDS,
            isolation_level=None,
            cached_statements=KEPT_STATEMENTS,
            check_same_thread=False,
            uri=True,
        )

    def ask(self, statement: str, parameters: Parameters = ()) -> list[Row]:
        return self.raw.execute(statement, askable(parameters)).fetchall()

    def ask_each(self, statement: str, parameters: Sequence[Parameters]) -> list[list[Row]]:
        return [self.ask(statement, each) for each in parameters]

    def find_each(
        self, columns: str, table: str, keys: Sequence[str], values: Sequence[Parameters]
    ) -> list[Row | None]:
        found: list[Row | None] = [None] * len(values)
        if any("\0" in str(cell) for row in values for cell in row):  # which its JSON does not keep
            return [self._find(columns, table, keys, row) for row in values]
        ((text,),) = self.raw.execute(finding(columns, table, tuple(keys)), [json.dumps(values)])
        for number, *cells in json.loads(text):
            found[number] = tuple(cells)
        return found

    def _find(self, columns: str, table: str, keys: Sequence[str], row: Parameters) -> Row | None:
        answer = self.ask(f"SELECT {columns} FROM {table} WHERE {' AND '.join(f'{key} = ?' for key in keys)}", row)
        return answer[0] if answer else None

    def change(self, statement: str, parameters: Parameters = ()) -> int:
        return self.raw.execute(statement, parameters).rowcount

    def change_each(self, statement: str, parameters: Sequence[Parameters]) -> None:
        if not ROW.search(statement):
            self.raw.executemany(statement, parameters)
            return
        for at in range(0, len(parameters), MOST_ROWS):
            some = parameters[at : at + MOST_ROWS]
            self.raw.execute(with_rows(statement, len(some)), [cell for row in some for cell in row])

    def stream(self, statement: str) -> Iterator[Row]:
        yield from self.raw.execute(statement)

    def begin(self) -> None:
        until = time.monotonic() + BUSY_SECONDS
        while not self._try_to_begin(time.monotonic() > until):
            time.sleep(ASK_AGAIN)

    def _try_to_begin(self, is_last: bool) -> bool:
        """False if another writes just now; the last attempt raises what is in the way."""
        try:
            self.raw.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if is_last or not is_busy(error):
                raise
            return False
        return True

    def commit(self) -> None:
        self.raw.execute("COMMIT")

    def rollback(self) -> None:
        if self.raw.in_transaction:
            self.raw.execute("ROLLBACK")

    def close(self) -> None:
        self.raw.close()


def is_busy(error: Exception) -> bool:
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_BUSY


ROW: Final = re.compile(r"VALUES (\([?, ]+\))")
MOST_ROWS: Final = 64


@cache
def with_rows(statement: str, rows: int) -> str:
    """A statement that adds one row, made to add so many."""
    return ROW.sub(lambda found: "VALUES " + ", ".join([found[1]] * rows), statement)


@cache
def finding(columns: str, table: str, keys: tuple[str, ...]) -> str:
    matching = " AND ".join(f"{key} = json_extract(asked.value, '$[{place}]')" for place, key in enumerate(keys))
    return (
        f"SELECT json_group_array(json_array(asked.key, {columns}))"
        f" FROM json_each(?) AS asked CROSS JOIN {table} ON {matching}"
    )


class SqliteDatabase(Database):
    kind = "sqlite"
    error = sqlite3.Error

    def __init__(self, file: Path) -> None:
        self.file = file
        self._idle: LifoQueue[SqliteConnection] = LifoQueue(MOST_IDLE)
        self._anchor: SqliteConnection | None = None
        """Open from the first connection to the end, so that the log has no reason to change its file meanwhile."""
        self._footing: Footing | None = None
        self._looking = Lock()

    def connect(self) -> Connection:
        self.verify()
        claim(self.file)
        connection = SqliteConnection(self.file, "rw")
        try:
            set_up(connection)
            self._stand()
        except sqlite3.DatabaseError as error:
            connection.close()
            self.close()
            raise WrongDatabase(f"{self.file}: {error}") from None
        self.verify()  # what has just been opened by its name is what is open since the beginning
        return connection

    def _stand(self) -> None:
        if self._footing is None:
            self._anchor = self._open_reader()
            self._anchor.ask("SELECT 1 FROM sqlite_master LIMIT 1")  # which opens the log
            self._footing = Footing(self.file)

    def is_busy(self, error: Exception) -> bool:
        return is_busy(error)

    # ---- whether it is still there ---------------------------------------------------------------------------

    def verify(self) -> None:
        if self.displaced or (self._footing is not None and self._footing.moved()):
            with self._looking:
                self._lose_footing()
            raise Displaced(self.displaced)

    def _lose_footing(self) -> None:
        """Said once, and never taken back: another may have begun anew in the meantime, whatever the names say."""
        if self.displaced or self._footing is None:
            return
        moved = ", ".join(self._footing.moved()) or str(self.file)
        self.displaced = f"{moved}: deleted or replaced while in use; nothing is written until the server is restarted"
        logging.getLogger("triumvir.storage").error("database displaced: %s", self.displaced)
        if self._footing.has_lost_only_its_log():
            self._save_log()

    def _save_log(self) -> None:
        """The log has lost its name but is still open here: bring all that was told into the file that is left."""
        assert self._anchor is not None
        try:
            ((_, frames, saved),) = self._anchor.ask("PRAGMA wal_checkpoint(FULL)")
        except sqlite3.Error as error:
            logging.getLogger("triumvir.storage").error("deleted log could not be saved: %s", error)
        else:
            logging.getLogger("triumvir.storage").error("deleted log: %s of %s pages saved", saved, frames)

    # ---- reading ---------------------------------------------------------------------------------------------

    @contextmanager
    def lend(self) -> Iterator[Connection]:
        connection = self._reader()
        try:
            yield connection
        except BaseException:
            connection.close()
            raise
        try:
            self._idle.put_nowait(connection)
        except Exception:  # enough of them are open
            connection.close()

    def _reader(self) -> SqliteConnection:
        if self.displaced:
            raise Displaced(self.displaced)
        try:
            return self._idle.get_nowait()
        except Empty:
            connection = self._open_reader()
        try:
            self.verify()
        except Displaced:
            connection.close()
            raise
        return connection

    def _open_reader(self) -> SqliteConnection:
        connection = SqliteConnection(self.file, "rw")  # the log of a WAL database has to be shared
        connection.ask("PRAGMA query_only = ON")
        return connection

    # ---- the rest --------------------------------------------------------------------------------------------

    def lock_for_migration(self, connection: Connection) -> None:
        """The transaction holds the only lock there is."""

    def tables(self, connection: Connection) -> list[str]:
        found = connection.ask("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        return sorted(str(name) for (name,) in found)

    def backup(self, file: Path) -> None:
        with self.lend() as source, new_file(file) as unfinished:
            assert isinstance(source, SqliteConnection)
            target = SqliteConnection(unfinished, "rw")
            try:
                source.raw.backup(target.raw)
                target.ask("PRAGMA journal_mode = DELETE")  # a backup is one file, without a log beside it
            except sqlite3.Error as error:
                raise Unavailable(f"{file}: {error}") from None
            finally:
                target.close()

    def check(self, connection: Connection) -> list[str]:
        found = [str(line) for (line,) in connection.ask("PRAGMA integrity_check")]
        return [] if found == ["ok"] else found

    def close(self) -> None:
        while True:
            try:
                self._idle.get_nowait().close()
            except Empty:
                break
        if self._anchor is not None:
            self._anchor.close()
        self._anchor = self._footing = None


def set_up(connection: SqliteConnection) -> None:
    if connection.ask("PRAGMA journal_mode = WAL") != [("wal",)]:
        raise sqlite3.DatabaseError("cannot be written ahead (WAL) where it lies")
    connection.ask("PRAGMA synchronous = FULL")
    connection.ask("PRAGMA busy_timeout = 0")  # `begin` waits by itself


def claim(file: Path) -> None:
    """Seeds and hashes of tokens are for the owner of the file alone.

    A file that is there is left alone: closing it would drop the locks of every connection of this process, and the
    next program that leaves the database would take itself for the last one and delete the log.
    """
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        check_writable(file)
    except OSError as error:
        raise WrongDatabase(f"{file}: {(error.strerror or str(error)).lower()}") from None


def check_writable(file: Path) -> None:
    """SQLite itself would open it for reading, and only the first write would fail."""
    if file.is_dir():
        raise WrongDatabase(f"{file}: is a directory")
    if not os.access(file, os.R_OK | os.W_OK):
        raise WrongDatabase(f"{file}: permission denied")


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """A file that gets its name only when it is complete, and never replaces another."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}.new")  # nobody else is at it
    try:
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        yield unfinished
        os.link(unfinished, file)
        keep_name(file)
    except OSError as error:
        raise Unavailable(f"{file}: {(error.strerror or str(error)).lower()}") from None
    finally:
        unfinished.unlink(missing_ok=True)


def keep_name(file: Path) -> None:
    """A name survives the loss of power when its folder was flushed, too."""
    if os.name == "posix":
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
