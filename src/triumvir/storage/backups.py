"""A backup is an SQLite file, whichever database it came from; so it can be restored into any other."""

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from triumvir.storage.errors import Unavailable, WrongDatabase
from triumvir.storage.sql.checking import complaints
from triumvir.storage.sql.copying import copy_tables, fill
from triumvir.storage.sql.database import Connection, Database, Row, transaction
from triumvir.storage.sql.migration import known_migrations, migrate, version_of
from triumvir.storage.sql.rows import number
from triumvir.storage.sqlite import SqliteConnection, SqliteDatabase, new_file


def write_backup(file: Path, tables: Mapping[str, Iterable[Row]]) -> None:
    """A backup of rows that come from elsewhere; all of them must be of one moment."""
    with new_file(file) as unfinished:
        target = SqliteConnection(unfinished, "rw")
        try:
            migrate(SqliteDatabase(unfinished), target, known_migrations("sqlite"))
            with transaction(target):
                for table, rows in tables.items():
                    fill(target, table, rows)
        except sqlite3.Error as error:
            raise Unavailable(f"{file}: {error}") from None
        finally:
            target.close()


def look_into(file: Path) -> tuple[int, list[str]]:
    """How many matches a backup holds, and what is wrong with it. It is only read."""
    connection = SqliteConnection(file, "ro")
    try:
        wrong = [*SqliteDatabase(file).check(connection), *complaints(connection)]
        return number(connection.ask("SELECT count(*) FROM matches")[0][0]), wrong
    finally:
        connection.close()


def restore(file: Path, target: Database) -> None:
    """Fill an empty database from a backup, also from one of an older version; all of it or nothing."""
    if not file.is_file():
        raise WrongDatabase(f"{file}: no such file")
    with TemporaryDirectory(prefix="triumvir-") as folder:
        copy = Path(folder, "backup.db")
        _copy(file, copy)
        _restore_copy(file, copy, target)


def _copy(file: Path, copy: Path) -> None:
    """By SQLite itself: should it be a database in use, what its log holds comes along."""
    with closing(sqlite3.connect(copy)) as target:
        try:
            with closing(SqliteConnection(file, "ro")) as source:
                source.raw.backup(target)
        except sqlite3.Error as error:
            raise WrongDatabase(f"{file}: {error}") from None


def _restore_copy(file: Path, copy: Path, target: Database) -> None:
    source = SqliteConnection(copy, "rw")
    try:
        _check_backup(file, copy, source)
        connection = target.connect()
        try:
            migrate(target, connection, known_migrations(target.kind))
            _fill_empty(source, connection)
        finally:
            connection.close()
            target.close()
    finally:
        source.close()


def _check_backup(file: Path, copy: Path, source: SqliteConnection) -> None:
    """The copy, brought to the latest version and found to be sound."""
    database = SqliteDatabase(copy)
    try:
        if version_of(database, source) == 0:
            raise WrongDatabase("an empty file, not a backup")
        migrate(database, source, known_migrations("sqlite"))
        wrong = [*database.check(source), *complaints(source)]
    except (WrongDatabase, sqlite3.Error) as error:
        raise WrongDatabase(f"{file}: {error}") from None
    if wrong:
        raise WrongDatabase(f"{file}: {wrong[0]}")


def _fill_empty(source: Connection, target: Connection) -> None:
    with transaction(target):
        if target.ask("SELECT 1 FROM matches LIMIT 1") or target.ask("SELECT 1 FROM people LIMIT 1"):
            raise WrongDatabase("the database is not empty: a backup is restored into a new one")
        copy_tables(source, target)
