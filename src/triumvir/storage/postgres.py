"""PostgreSQL, for several processes or machines at one database."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Final

import psycopg
from psycopg.abc import Buffer
from psycopg.types.string import StrDumperUnknown, TextLoader
from psycopg_pool import ConnectionPool, PoolTimeout

from triumvir.storage.backups import write_backup
from triumvir.storage.errors import Unavailable, WrongDatabase
from triumvir.storage.sql.database import Connection, Database, Parameters, Row, askable
from triumvir.storage.sql.rows import TABLES, columns

MOST_READERS: Final = 8
CONNECT_SECONDS: Final = 10
"""Seconds to wait for a connection."""

DURABLE: Final = "-c synchronous_commit=on -c client_encoding=utf8"
READ_ONLY: Final = "-c default_transaction_read_only=on"
MIGRATING: Final = 0x54524956
"""The number of the lock that a migration takes."""

ESCAPE: Final = "\x1a"


class Dumper(StrDumperUnknown):
    """PostgreSQL keeps every character but NUL; it is written as two others, and so is the first of these."""

    def dump(self, obj: str) -> Buffer | None:
        if "\0" in obj or ESCAPE in obj:
            obj = obj.replace(ESCAPE, ESCAPE + "1").replace("\0", ESCAPE + "0")
        return super().dump(obj)


class Loader(TextLoader):
    def load(self, data: Buffer) -> str | bytes:
        text = super().load(data)
        if isinstance(text, str) and ESCAPE in text:
            return text.replace(ESCAPE + "0", "\0").replace(ESCAPE + "1", ESCAPE)
        return text


Raw = psycopg.Connection[Row]


def configure(raw: Raw) -> None:
    raw.adapters.register_dumper(str, Dumper)
    raw.adapters.register_loader("text", Loader)


@cache
def translated(statement: str) -> bytes:
    """Parameters are marked by `%s` here."""
    return statement.replace("?", "%s").encode()


class PostgresConnection(Connection):
    def __init__(self, raw: Raw) -> None:
        self.raw = raw

    def ask(self, statement: str, parameters: Parameters = ()) -> list[Row]:
        return self.raw.execute(translated(statement), askable(parameters)).fetchall()

    def ask_each(self, statement: str, parameters: Sequence[Parameters]) -> list[list[Row]]:
        with self.raw.cursor() as cursor:
            cursor.executemany(translated(statement), parameters, returning=True)
            return [answer.fetchall() for answer in cursor.results()]

    def find_each(
        self, columns: str, table: str, keys: Sequence[str], values: Sequence[Parameters]
    ) -> list[Row | None]:
        statement = f"SELECT {columns} FROM {table} WHERE {' AND '.join(f'{key} = ?' for key in keys)}"
        return [answer[0] if answer else None for answer in self.ask_each(statement, values)]

    def change(self, statement: str, parameters: Parameters = ()) -> int:
        return self.raw.execute(translated(statement), parameters).rowcount

    def change_each(self, statement: str, parameters: Sequence[Parameters]) -> None:
        with self.raw.cursor() as cursor:
            cursor.executemany(translated(statement), parameters)

    def stream(self, statement: str) -> Iterator[Row]:
        with self.raw.cursor() as cursor:
            yield from cursor.stream(translated(statement))

    def begin(self) -> None:
        self.raw.execute("BEGIN")

    def commit(self) -> None:
        """A transaction in which something failed is rolled back by COMMIT, and that is no error to PostgreSQL."""
        if self.raw.execute("COMMIT").statusmessage != "COMMIT":
            raise Unavailable("the transaction was rolled back")

    def rollback(self) -> None:
        self.raw.execute("ROLLBACK")

    def close(self) -> None:
        self.raw.close()


class PostgresDatabase(Database):
    kind = "postgres"
    error = psycopg.Error
    lock_row = "FOR UPDATE"
    skip_locked = "FOR UPDATE SKIP LOCKED"

    def __init__(self, url: str) -> None:
        self.url = url
        self._opening = Lock()
        self._pool: ConnectionPool[Raw] | None = None

    def connect(self) -> PostgresConnection:
        try:
            raw = Raw.connect(self.url, autocommit=True, options=DURABLE, connect_timeout=CONNECT_SECONDS)
        except psycopg.Error as error:
            raise Unavailable(f"{shown(self.url)}: {first_line(error)}") from None
        configure(raw)
        connection = PostgresConnection(raw)
        if connection.ask("SHOW server_encoding") != [("UTF8",)]:
            connection.close()
            raise WrongDatabase(f"{shown(self.url)}: the encoding of the database must be UTF8")
        return connection

    @contextmanager
    def lend(self) -> Iterator[Connection]:
        try:
            with self._readers().connection() as raw:
                yield PostgresConnection(raw)
        except PoolTimeout as error:
            raise Unavailable(f"{shown(self.url)}: {error}") from None

    def _readers(self) -> ConnectionPool[Raw]:
        """Made when first needed; each connection is tried before it is lent, so a restarted server is no trouble."""
        with self._opening:
            if self._pool is None:
                self._pool = ConnectionPool(
                    self.url,
                    kwargs={
                        "autocommit": True,
                        "options": f"{DURABLE} {READ_ONLY}",
                        "connect_timeout": CONNECT_SECONDS,
                    },
                    min_size=1,
                    max_size=MOST_READERS,
                    timeout=CONNECT_SECONDS,
                    configure=configure,
                    check=ConnectionPool.check_connection,
                    open=True,
                )
            return self._pool

    def verify(self) -> None:
        """PostgreSQL looks after its own files."""

    def lock_for_migration(self, connection: Connection) -> None:
        connection.ask("SELECT pg_advisory_xact_lock(?)", [MIGRATING])

    def tables(self, connection: Connection) -> list[str]:
        found = connection.ask("SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()")
        return sorted(str(name) for (name,) in found)

    def backup(self, file: Path) -> None:
        """Everything from one snapshot, while others go on writing."""
        connection = self.connect()
        try:
            connection.change("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            write_backup(file, {table: all_rows(connection, table) for table in TABLES})
        except psycopg.Error as error:
            raise Unavailable(f"{shown(self.url)}: {first_line(error)}") from None
        finally:
            connection.close()

    def check(self, connection: Connection) -> list[str]:
        return []  # PostgreSQL keeps checksums of its own

    def close(self) -> None:
        with self._opening:
            if self._pool is not None:
                self._pool.close()


def all_rows(connection: Connection, table: str) -> Iterator[Row]:
    return connection.stream(f"SELECT {columns(table)} FROM {table}")


def first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]


def shown(url: str) -> str:
    """The address without its password."""
    return re.sub(r"(//[^:/@]*):[^@]*@", r"\1:…@", url).partition("?")[0]
