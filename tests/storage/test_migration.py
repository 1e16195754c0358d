"""Old databases are brought forward, newer ones and those of others are left alone."""

import os
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.storage.postgres_server import PostgresServer
from tests.storage.samples import WAIT, entries, entry, header, person, summary

from triumvir.storage.opening import migrate_database, open_database, open_store
from triumvir.storage.sql import rows
from triumvir.storage.sql.database import Connection, Database
from triumvir.storage.sql.migration import Migration, known_migrations, migrate, pending, version_of
from triumvir.storage.sql.rows import TABLES, insert
from triumvir.storage.store import MatchHeader, Store, WrongDatabase

LATEST = known_migrations("sqlite")[-1].number


def with_connection(url: str, work: Callable[[Database, Connection], object]) -> None:
    database = open_database(url)
    connection = database.connect()
    try:
        work(database, connection)
    finally:
        connection.close()
        database.close()


def make_old(url: str, version: int) -> None:
    """A database as an older program left it."""

    def make(database: Database, connection: Connection) -> None:
        migrate(database, connection, known_migrations(database.kind)[:version])
        assert version_of(database, connection) == version

    with_connection(url, make)


LONG_HEADERS = 5
"""The last version whose headers said what the first entry says."""
OLD_STATUS = 4
SETTINGS = '{"clock":{"base":0,"increment":0,"kind":"%s"},"start":"%s"}'


def put_header(connection: Connection, version: int, made: MatchHeader) -> None:
    if version > LONG_HEADERS:
        connection.change(insert("matches"), rows.header_row(made))
        return
    names = (
        "id, game, rules_version, options, seats, settings, seed_commitment, visibility, created_at, created_by, secret"
    )
    settings = SETTINGS % ("live" if made.has_clock else "none", "{}" if made.start == "position" else "")
    secret = "0" * 64 if made.start == "record" else "5eed"
    values = (made.id, made.game, 1, "{}", "[]", settings, "", str(made.visibility), 1000, made.created_by, secret)
    connection.change(f"INSERT INTO matches ({names}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)


def put_match(url: str, version: int = LATEST, made: MatchHeader | None = None) -> None:
    def put(_: Database, connection: Connection) -> None:
        put_header(connection, version, made or header())
        connection.change(insert("summaries"), rows.summary_row(summary(), 3))
        if version <= OLD_STATUS:
            connection.change("UPDATE summaries SET status = 'running'")
        connection.change_each(insert("entries"), [rows.entry_row("m1", each) for each in entries(1, 3)])
        connection.change_each(insert("participants"), rows.participant_rows(summary()))

    with_connection(url, put)


def try_out(store: Store) -> None:
    """A little of everything, in all tables."""
    store.append("m1", [entry(4)]).result(WAIT)
    store.put_person(person()).result(WAIT)
    assert store.take_jobs("w1", ["bot"], 1, 2).result(WAIT) == ()
    assert store.check() == ()


@pytest.mark.parametrize("version", range(1, LATEST + 1))
def test_a_database_of_every_old_version_is_brought_forward(url: str, version: int) -> None:
    make_old(url, version)
    put_match(url, version)
    store = open_store(url)
    try:
        assert store.header("m1") == header()
        assert store.summary("m1") == summary()
        assert store.entries_since("m1", 0) == tuple(entries(1, 3))
        assert [found.match for found in store.of_person("anna", is_over=False).matches] == ["m1"]
        try_out(store)
    finally:
        store.close()
    with_connection(url, lambda database, connection: check_version(database, connection, LATEST))


@pytest.mark.parametrize("start", ["usual", "position", "record"])
def test_a_header_still_tells_what_was_asked_of_it(url: str, start: str) -> None:
    made = replace(header(), start=start, has_clock=start == "position")
    make_old(url, LONG_HEADERS)
    put_match(url, LONG_HEADERS, made)
    store = open_store(url)
    try:
        assert store.header("m1") == made
    finally:
        store.close()


def check_version(database: Database, connection: Connection, version: int) -> None:
    assert version_of(database, connection) == version


def test_a_new_database_gets_every_table_and_column(url: str) -> None:
    open_store(url).close()

    def look(database: Database, connection: Connection) -> None:
        assert database.tables(connection) == sorted([*TABLES, "schema_version"])
        for table in TABLES:
            assert connection.ask(f"SELECT {rows.columns(table)} FROM {table}") == []

    with_connection(url, look)


def test_both_databases_take_the_same_steps() -> None:
    sqlite, postgres = known_migrations("sqlite"), known_migrations("postgres")
    assert [(step.number, step.name) for step in sqlite] == [(step.number, step.name) for step in postgres]
    assert [step.number for step in sqlite] == list(range(1, LATEST + 1))


def test_a_database_from_the_future_is_refused(url: str) -> None:
    open_store(url).close()
    ahead = f"INSERT INTO schema_version (version, name) VALUES ({LATEST + 1}, 'flying_chariots')"
    with_connection(url, lambda _, connection: connection.change(ahead))
    with pytest.raises(WrongDatabase, match=f"has version {LATEST + 1}, this program knows {LATEST}: use a newer one"):
        open_store(url)
    with pytest.raises(WrongDatabase, match="use a newer one"):
        migrate_database(url, is_dry_run=True)


def test_the_database_of_another_program_is_left_alone(url: str) -> None:
    with_connection(url, lambda _, connection: connection.change("CREATE TABLE recipes (name TEXT)"))
    with pytest.raises(WrongDatabase, match="not a database of Triumvir: it has the table recipes"):
        open_store(url)
    with_connection(url, lambda database, connection: check_tables(database, connection, ["recipes"]))


def check_tables(database: Database, connection: Connection, tables: list[str]) -> None:
    assert database.tables(connection) == tables


def test_a_dry_run_tells_the_steps_and_takes_none(url: str) -> None:
    make_old(url, 1)
    names = tuple(f"{step.number:03} {step.name}" for step in known_migrations("sqlite")[1:])
    report = migrate_database(url, is_dry_run=True)
    assert (report.before, report.after, report.steps) == (1, LATEST, names)
    with_connection(url, lambda database, connection: check_version(database, connection, 1))
    assert migrate_database(url) == report
    assert migrate_database(url).steps == ()


def test_a_dry_run_makes_no_file(tmp_path: Path) -> None:
    assert migrate_database(f"sqlite://{tmp_path}/new.db", is_dry_run=True).before == 0
    assert list(tmp_path.iterdir()) == []


def test_a_step_that_fails_leaves_everything_as_it_was(url: str) -> None:
    open_store(url).close()
    broken = Migration(LATEST + 1, "broken", ("CREATE TABLE half (a TEXT)", "CREATE TABLE half (a TEXT)"))

    def attempt(database: Database, connection: Connection) -> None:
        with pytest.raises(database.error):
            migrate(database, connection, [*known_migrations(database.kind), broken])
        assert "half" not in database.tables(connection)
        assert version_of(database, connection) == LATEST

    with_connection(url, attempt)


def test_without_steps_nothing_is_pending() -> None:
    assert pending(0, []).steps == ()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Cleopatra, " * 500)
    with pytest.raises(WrongDatabase, match=r"letter\.txt: file is not a database"):
        open_store(f"sqlite://{file}")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(WrongDatabase, match=r"nowhere/triumvir\.db: no such file or directory"):
        open_store(f"sqlite://{tmp_path}/nowhere/triumvir.db")


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    open_store(f"sqlite://{tmp_path}/triumvir.db").close()
    assert stat.S_IMODE(os.stat(tmp_path / "triumvir.db").st_mode) == 0o600


def test_a_path_may_have_strange_letters(tmp_path: Path) -> None:
    open_store(f"sqlite://{tmp_path}/a b?c#d%20é.db").close()
    assert (tmp_path / "a b?c#d%20é.db").exists()


@pytest.mark.parametrize("url", ["", "triumvir.db", "mysql://host/name", "sqlite:", "sqlite://", "memory"])
def test_an_address_that_is_none(url: str) -> None:
    with pytest.raises(WrongDatabase, match="is no address of a database; it looks like sqlite:///"):
        open_store(url)


def test_a_postgres_database_must_speak_utf8(server: PostgresServer) -> None:
    url = server.empty_database("triumvir_latin", "ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    with pytest.raises(WrongDatabase, match="must be UTF8"):
        open_store(url)
