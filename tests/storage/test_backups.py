"""A backup holds everything of one moment and can be restored into any database."""

import os
import sqlite3
import stat
from itertools import count
from pathlib import Path
from threading import Event, Thread

import pytest
from tests.storage.conftest import DATABASES, address
from tests.storage.samples import WAIT, add_match, entries, entry, job, line, link, person, session, summary

from triumvir.storage.backups import restore
from triumvir.storage.opening import open_database, open_store
from triumvir.storage.sql.migration import known_migrations, migrate
from triumvir.storage.sql.rows import TABLES
from triumvir.storage.sqlite import SqliteDatabase
from triumvir.storage.store import Status, Store, StoredMatch, Unavailable, WrongDatabase


def fill(store: Store) -> None:
    """Something in every table, with a hostile letter."""
    for number in range(30):
        add_match(store, f"m{number:02}", 1000 + number, Status.OVER if number % 2 else Status.PLAYING)
        store.append(f"m{number:02}", entries(1, number)).result(WAIT)
    store.append("m00", [entry(1, "c\0", "\0ž", None)], jobs=[job("j1", "m00")]).result(WAIT)
    store.put_person(person()).result(WAIT)
    store.put_session(session()).result(WAIT)
    store.put_link(link("l1", "m00", None)).result(WAIT)
    store.say(line("salve", match="m00")).result(WAIT)


def everything(store: Store) -> list[object]:
    matches: list[StoredMatch | None] = [store.load(match) for match in store.match_ids()]
    about = [store.jobs_of("m00"), store.chat("m00", "players")]
    return [*matches, *about, store.person("anna"), store.session("s1"), store.of_person("anna", is_over=True)]


@pytest.mark.slow
@pytest.mark.parametrize("kind", DATABASES)
def test_a_backup_is_restored_into_any_database(
    store: Store, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    fill(store)
    file = tmp_path / "backup.db"
    store.backup(file)
    target = address(kind, tmp_path, request, "triumvir_elsewhere")
    restore(file, open_database(target))
    restored = open_store(target)
    try:
        assert everything(restored) == everything(store)
        assert restored.check() == ()
        restored.append("m29", [entry(30)], summary("m29")).result(WAIT)
    finally:
        restored.close()


def test_a_backup_has_something_of_every_table(store: Store, tmp_path: Path) -> None:
    fill(store)
    store.backup(tmp_path / "backup.db")
    backup = sqlite3.connect(tmp_path / "backup.db")
    try:
        assert all(backup.execute(f"SELECT count(*) FROM {table}").fetchone()[0] > 0 for table in TABLES)
    finally:
        backup.close()


def test_a_backup_is_one_file_for_its_owner_alone(store: Store, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    store.backup(folder / "backup.db")
    assert [file.name for file in folder.iterdir()] == ["backup.db"]
    assert stat.S_IMODE(os.stat(folder / "backup.db").st_mode) == 0o600


def test_a_backup_never_replaces_a_file(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "dear.txt"
    file.write_text("to me")
    with pytest.raises(Unavailable, match=r"dear\.txt: file exists"):
        store.backup(file)
    assert file.read_text() == "to me"
    with pytest.raises(Unavailable, match="no such file or directory"):
        store.backup(tmp_path / "nowhere" / "backup.db")


def test_a_backup_is_of_one_moment_while_others_write(url: str, tmp_path: Path) -> None:
    """Entries and summaries lie in two tables; the check would find one ahead of the other."""
    store = open_store(url)
    add_match(store, "m1")
    add_match(store, "m2")
    enough, begun = Event(), Event()

    def write() -> None:
        for seq in count(1):
            futures = [store.append(match, [entry(seq)]) for match in ("m1", "m2")]
            for future in futures:
                future.result(WAIT)
            begun.set()
            if enough.is_set():
                return

    writer = Thread(target=write)
    writer.start()
    try:
        begun.wait(WAIT)
        for number in range(3):
            file = tmp_path / f"{number}.db"
            store.backup(file)
            copy = open_store(f"sqlite://{file}")
            assert copy.check() == ()
            assert abs(len(copy.entries_since("m1", 0)) - len(copy.entries_since("m2", 0))) <= 1
            copy.close()
    finally:
        enough.set()
        writer.join()
        store.close()


def test_a_full_database_is_not_restored_into(url: str, tmp_path: Path) -> None:
    store = open_store(url)
    add_match(store)
    store.backup(tmp_path / "backup.db")
    store.close()
    with pytest.raises(WrongDatabase, match="not empty"):
        restore(tmp_path / "backup.db", open_database(url))


def test_an_old_backup_is_restored(tmp_path: Path, url: str) -> None:
    old = SqliteDatabase(tmp_path / "old.db")
    connection = old.connect()
    migrate(old, connection, known_migrations("sqlite")[:1])
    connection.close()
    restore(tmp_path / "old.db", open_database(url))
    store = open_store(url)
    assert store.match_ids() == ()
    store.close()


@pytest.mark.parametrize("damage", ["missing", "empty", "text", "cut", "gap", "other"])
def test_a_damaged_backup_is_refused(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "backup.db"
    source = open_store(f"sqlite://{tmp_path}/source.db")
    fill(source)
    source.backup(file)
    source.close()
    spoil(file, damage)
    target = tmp_path / "target.db"
    with pytest.raises(WrongDatabase, match=r"^.*backup\.db: "):
        restore(file, SqliteDatabase(target))
    assert not target.exists()


def spoil(file: Path, damage: str) -> None:
    if damage in ("missing", "empty", "text", "other"):
        file.unlink()
    if damage in ("empty", "text"):
        file.write_text("" if damage == "empty" else "Dear Caesar, " * 1000)
    elif damage == "cut":
        file.write_bytes(file.read_bytes()[:-40_000])
    elif damage in ("gap", "other"):
        connection = sqlite3.connect(file)
        connection.execute("CREATE TABLE recipes (a)" if damage == "other" else "DELETE FROM entries WHERE seq = 5")
        connection.commit()
        connection.close()
