"""P5, P6: what is told stays told, whatever is done to the files of an SQLite database while it is in use."""

import logging
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.storage.samples import WAIT, add_match, entry
from tests.storage.test_writer import Faults, FrailDatabase

from triumvir.storage import sqlite
from triumvir.storage.backups import restore
from triumvir.storage.opening import open_store
from triumvir.storage.sql.store import SqlStore
from triumvir.storage.sqlite import SqliteDatabase
from triumvir.storage.store import Displaced, Unavailable


class Stage:
    def __init__(self, folder: Path) -> None:
        self.file = folder / "triumvir.db"
        self.faults = Faults()
        self.database = FrailDatabase(self.file, self.faults)
        self.store = SqlStore(self.database)
        self.entries = 0
        add_match(self.store)
        self.append()

    def beside(self, suffix: str) -> Path:
        return self.file.with_name(self.file.name + suffix)

    def append(self) -> BaseException | None:
        outcome = self.store.append("m1", [entry(self.entries + 1)]).exception(WAIT)
        self.entries += outcome is None
        return outcome

    def locks(self) -> list[tuple[str, ...]]:
        """What this process holds on the file and on the index of its log: kind, first and last byte."""
        files = {str(path.stat().st_ino) for path in (self.file, self.beside("-shm"))}
        lines = [line.split() for line in Path("/proc/locks").read_text("ascii").splitlines()]
        own = [words for words in lines if words[4] == str(os.getpid()) and words[5].rpartition(":")[2] in files]
        return sorted((words[3], words[5], *words[6:]) for words in own)

    def told_after_a_death(self, folder: Path) -> int:
        """How many entries a new server would find, if this one were killed now."""
        for suffix in ("", "-wal"):
            if self.beside(suffix).exists():
                shutil.copyfile(self.beside(suffix), folder / f"died.db{suffix}")
        with closing(open_store(f"sqlite://{folder}/died.db")) as found:
            return len(found.entries_since("m1", 0))


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    stage = Stage(tmp_path)
    yield stage
    stage.faults.at.clear()
    stage.store.close()


has_locks = pytest.mark.skipif(not Path("/proc/locks").exists(), reason="only Linux shows who holds a lock")

# ---- the locks of the process --------------------------------------------------------------------------------


def meet_a_lock(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program writes for longer than the writer has patience."""
    with closing(sqlite3.connect(stage.file, isolation_level=None)) as other, monkeypatch.context() as impatient:
        impatient.setattr(sqlite, "BUSY_SECONDS", 0.02)
        other.execute("BEGIN IMMEDIATE")
        assert isinstance(stage.append(), Unavailable)
        other.execute("ROLLBACK")


def meet_a_death(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection of the writer dies."""
    dying = [True]
    stage.faults.at["begin"] = lambda: dying.pop() if dying else False
    assert stage.append() is None
    assert stage.database.connected == 2


Meet = Callable[[Stage, pytest.MonkeyPatch], None]


@has_locks
@pytest.mark.parametrize("meet", [meet_a_lock, meet_a_death])
def test_p6_no_lock_is_lost_by_what_the_writer_meets(stage: Stage, monkeypatch: pytest.MonkeyPatch, meet: Meet) -> None:
    before = stage.locks()
    assert before
    meet(stage, monkeypatch)
    assert stage.append() is None
    assert stage.locks() == before


@pytest.mark.parametrize("meet", [meet_a_lock, meet_a_death])
def test_p6_a_program_that_leaves_the_database_does_not_take_the_log_along(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, meet: Meet
) -> None:
    meet(stage, monkeypatch)
    assert stage.append() is None
    look = f"import sqlite3; c = sqlite3.connect({str(stage.file)!r}); c.execute('SELECT count(*) FROM entries'); c.close()"
    subprocess.run([sys.executable, "-c", look], check=True, timeout=WAIT)
    assert stage.append() is None
    assert stage.told_after_a_death(tmp_path) == stage.entries


def test_p6_who_only_waited_keeps_the_connection(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    meet_a_lock(stage, monkeypatch)
    assert stage.append() is None
    assert stage.database.connected == 1


# ---- files that are taken away -------------------------------------------------------------------------------


def replace(stage: Stage, suffix: str) -> None:
    new = stage.beside(".new")
    shutil.copyfile(stage.beside(suffix), new)
    new.rename(stage.beside(suffix))


def move(stage: Stage) -> None:
    stage.file.rename(stage.beside(".old"))


DISPLACING: dict[str, Callable[[Stage], None]] = {
    "the log is deleted": lambda stage: stage.beside("-wal").unlink(),
    "the log is replaced": lambda stage: replace(stage, "-wal"),
    "the index is deleted": lambda stage: stage.beside("-shm").unlink(),
    "the file is deleted": lambda stage: stage.file.unlink(),
    "the file is replaced": lambda stage: replace(stage, ""),
    "the file is moved": move,
}


@pytest.mark.parametrize("what", DISPLACING)
def test_p5_nothing_is_told_of_what_goes_where_nobody_will_look(
    stage: Stage, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    DISPLACING[what](stage)
    outcome = stage.append()
    assert isinstance(outcome, Displaced)
    assert isinstance(outcome, Unavailable)
    assert str(stage.file) in str(outcome)
    assert [record.levelno for record in caplog.records if "database displaced" in record.message] == [logging.ERROR]
    assert stage.store.trouble() == str(outcome)
    with pytest.raises(Displaced):
        stage.store.header("m1")


def test_p5_it_does_not_heal_by_itself(stage: Stage) -> None:
    """Somebody may have begun anew under the name in the meantime, and what we know would be wrong."""
    away = stage.beside(".away")
    stage.file.rename(away)
    assert isinstance(stage.append(), Displaced)
    away.rename(stage.file)
    assert isinstance(stage.append(), Displaced)
    assert isinstance(stage.append(), Displaced)


def test_p5_a_dead_connection_is_not_replaced_by_one_to_another_file(stage: Stage) -> None:
    stage.file.unlink()
    stage.faults.at["begin"] = lambda: True
    assert isinstance(stage.append(), Displaced)
    assert not stage.file.exists()


def test_p6_what_was_told_is_saved_from_a_log_that_was_deleted(stage: Stage, tmp_path: Path) -> None:
    for _ in range(5):
        assert stage.append() is None
    stage.beside("-wal").unlink()
    assert isinstance(stage.append(), Displaced)
    assert stage.told_after_a_death(tmp_path) >= stage.entries == 6


def test_p6_a_log_that_another_has_begun_is_left_alone(stage: Stage) -> None:
    replace(stage, "-wal")
    begun = stage.beside("-wal").read_bytes()
    before = stage.file.read_bytes()
    assert isinstance(stage.append(), Displaced)
    assert stage.beside("-wal").read_bytes() == begun
    assert stage.file.read_bytes() == before


# ---- what may be done ----------------------------------------------------------------------------------------


def checkpoint(stage: Stage) -> None:
    with closing(sqlite3.connect(stage.file)) as other:
        assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0


def back_up(stage: Stage) -> None:
    with closing(open_store(f"sqlite://{stage.file}")) as other:
        other.backup(stage.beside(".backup"))


def restart(stage: Stage) -> None:
    stage.store.close()
    assert not stage.beside("-wal").exists()
    stage.store = SqlStore(stage.database)


@pytest.mark.parametrize("meet", [checkpoint, back_up, restart])
def test_p6_what_programs_may_do_displaces_nothing(stage: Stage, meet: Callable[[Stage], None]) -> None:
    for _ in range(3):
        meet(stage)
        stage.beside(".backup").unlink(missing_ok=True)
        assert stage.append() is None
    assert len(stage.store.entries_since("m1", 0)) == stage.entries


def test_p6_a_link_to_the_file_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link.db").symlink_to(tmp_path / "real" / "triumvir.db")
    (tmp_path / "real" / "triumvir.db").touch()
    with closing(SqlStore(SqliteDatabase(tmp_path / "link.db"))) as store:
        add_match(store)
        (tmp_path / "real" / "triumvir.db-wal").unlink()
        assert isinstance(store.append("m1", [entry(1)]).exception(WAIT), Displaced)


def test_p16_restoring_from_a_database_in_use_brings_what_only_its_log_holds(stage: Stage, tmp_path: Path) -> None:
    target = SqliteDatabase(tmp_path / "new.db")
    restore(stage.file, target)
    with closing(open_store(f"sqlite://{tmp_path}/new.db")) as found:
        assert len(found.entries_since("m1", 0)) == stage.entries


# ---- the last attempt ----------------------------------------------------------------------------------------


def test_the_store_knows_why_the_last_write_failed(stage: Stage) -> None:
    assert stage.store.trouble() is None
    stage.faults.at["commit"] = lambda: True
    assert isinstance(stage.append(), Unavailable)
    assert stage.store.trouble() == "disk on fire at commit"
    stage.faults.at.clear()
    assert stage.append() is None
    assert stage.store.trouble() is None
