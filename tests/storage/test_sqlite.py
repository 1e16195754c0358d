"""Taking turns at one SQLite file."""

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from triumvir.storage import sqlite
from triumvir.storage.sqlite import SqliteDatabase


@pytest.fixture
def database(tmp_path: Path) -> Iterator[SqliteDatabase]:
    database = SqliteDatabase(tmp_path / "t.db")
    yield database
    database.close()


def test_who_wants_to_write_waits_for_the_other(database: SqliteDatabase) -> None:
    first, second = database.connect(), database.connect()
    first.begin()
    first.change("CREATE TABLE words (word TEXT)")
    waiting = threading.Thread(target=second.begin)
    waiting.start()
    waiting.join(0.05)
    assert waiting.is_alive()
    first.commit()
    waiting.join(60)
    assert not waiting.is_alive()
    second.change("INSERT INTO words VALUES (?)", ["salve"])
    second.commit()
    assert first.ask("SELECT word FROM words") == [("salve",)]
    first.close()
    second.close()


def test_patience_ends(database: SqliteDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.02)
    first, second = database.connect(), database.connect()
    first.begin()
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        second.begin()
    first.rollback()
    second.begin()
    second.rollback()
    first.close()
    second.close()


def test_what_is_not_a_matter_of_waiting_is_said_at_once(database: SqliteDatabase) -> None:
    connection = database.connect()
    connection.begin()
    with pytest.raises(sqlite3.OperationalError, match="within a transaction"):
        connection.begin()
    connection.rollback()
    connection.close()


@pytest.mark.parametrize("rows", [0, 1, 3, 64, 65, 200])
def test_however_many_rows_are_added_each_is_there_once(database: SqliteDatabase, rows: int) -> None:
    connection = database.connect()
    connection.change("CREATE TABLE numbers (number INTEGER, square INTEGER)")
    connection.change_each("INSERT INTO numbers VALUES (?, ?)", [(number, number**2) for number in range(rows)])
    found = connection.ask("SELECT number, square FROM numbers ORDER BY number")
    assert found == [(number, number**2) for number in range(rows)]
    connection.close()
