"""The writer groups commits, tells nothing before them, and survives what can happen to a database."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from threading import Event

import pytest
from tests.storage.postgres_server import PostgresServer
from tests.storage.samples import WAIT, add_match, entry, header, job, person, summary

from triumvir.storage.opening import open_database, open_store
from triumvir.storage.sql.database import Connection, Database, Parameters
from triumvir.storage.sql.store import SqlStore
from triumvir.storage.sqlite import SqliteConnection, SqliteDatabase, set_up, with_rows
from triumvir.storage.store import Conflict, Duplicate, StorageError, Unavailable


@pytest.fixture
def store(url: str) -> Iterator[SqlStore]:
    store = SqlStore(open_database(url))
    yield store
    store.close()


def hold(store: SqlStore) -> tuple[Event, Future[bool]]:
    """Keep the writer busy until the event is set."""
    release = Event()
    return release, store.writer.do(lambda _: release.wait(WAIT))


def test_writes_that_wait_together_share_one_commit(store: SqlStore) -> None:
    for number in range(20):
        add_match(store, f"m{number}")
    release, busy = hold(store)
    before = store.writer.commits
    futures = [store.append(f"m{number % 20}", [entry(1 + number // 20)]) for number in range(200)]
    release.set()
    busy.result(WAIT)
    for future in futures:
        future.result(WAIT)
    assert store.writer.commits - before <= 2
    assert all(len(store.entries_since(f"m{number}", 0)) == 10 for number in range(20))


def test_a_write_is_not_done_before_its_commit(store: SqlStore) -> None:
    """Another connection sees nothing of it yet, and nobody has been told."""
    add_match(store)
    release = Event()
    written = Event()

    def wait(_: Connection) -> None:
        written.set()
        release.wait(WAIT)

    first = store.append("m1", [entry(1)])
    busy = store.writer.do(wait)
    written.wait(WAIT)
    second = store.append("m1", [entry(2)])
    assert not second.done()
    assert not busy.done()
    assert len(store.entries_since("m1", 0)) == (1 if first.done() else 0)
    release.set()
    second.result(WAIT)
    assert len(store.entries_since("m1", 0)) == 2


# ---- what is remembered of matches ---------------------------------------------------------------------------


class Two:
    """Two processes, as it were, that write to the same database: the first has written to its match before."""

    def __init__(self, url: str) -> None:
        self.first, self.second = SqlStore(open_database(url)), SqlStore(open_database(url))
        for number in (1, 2):
            add_match(self.first, f"m{number}")
            self.first.append(f"m{number}", [entry(1, "one")]).result(WAIT)

    def close(self) -> None:
        self.first.close()
        self.second.close()


@pytest.fixture
def two(url: str) -> Iterator[Two]:
    two = Two(url)
    yield two
    two.close()


def outcome(store: SqlStore, seq: int, command: str) -> BaseException | None:
    return store.append("m1", [entry(seq, command)], summary("m1")).exception(WAIT)


def test_p2_where_another_process_wrote_the_same_number_comes_a_conflict(two: Two) -> None:
    assert outcome(two.second, 2, "theirs") is None
    refusal = outcome(two.first, 2, "ours")
    assert isinstance(refusal, Conflict)
    assert refusal.last_seq == 2
    assert outcome(two.first, 3, "ours") is None


def test_p2_who_knows_more_than_the_writer_remembers_goes_on(two: Two) -> None:
    assert outcome(two.second, 2, "theirs") is None
    assert outcome(two.first, 3, "ours") is None
    assert [found.seq for found in two.second.entries_since("m1", 0)] == [1, 2, 3]


def test_p2_a_command_that_was_carried_out_before_is_a_duplicate(two: Two) -> None:
    refusal = outcome(two.first, 2, "one")
    assert isinstance(refusal, Duplicate)
    assert refusal.first.seq == 1


def test_p2_a_duplicate_does_not_harm_its_neighbours_nor_part_their_commit(two: Two) -> None:
    release, busy = hold(two.first)
    before = two.first.writer.commits
    again, other = two.first.append("m1", [entry(2, "one")]), two.first.append("m2", [entry(2, "two")])
    release.set()
    busy.result(WAIT)
    assert isinstance(again.exception(WAIT), Duplicate)
    assert other.exception(WAIT) is None
    assert two.first.writer.commits <= before + 2


# ---- what fails ----------------------------------------------------------------------------------------------


class Frail(SqliteConnection):
    """A connection that fails where it is told to."""

    def __init__(self, file: Path, faults: "Faults") -> None:
        super().__init__(file, "rw")
        set_up(self)
        self._faults = faults

    def begin(self) -> None:
        self._faults.meet("begin")
        super().begin()

    def change_each(self, statement: str, parameters: Sequence[Parameters]) -> None:
        super().change_each(statement, parameters)
        self._faults.meet("write", statement, parameters)

    def commit(self) -> None:
        self._faults.meet("commit")
        super().commit()

    def rollback(self) -> None:
        super().rollback()
        self._faults.meet("rollback")


class Faults:
    def __init__(self) -> None:
        self.at: dict[str, Callable[..., bool]] = {}

    def meet(self, where: str, *what: object) -> None:
        if where in self.at and self.at[where](*what):
            raise sqlite3.OperationalError(f"disk on fire at {where}")


class FrailDatabase(SqliteDatabase):
    def __init__(self, file: Path, faults: Faults) -> None:
        super().__init__(file)
        self._faults = faults
        self.connected = 0

    def connect(self) -> Connection:
        self._faults.meet("connect")
        super().connect().close()  # sets the modes of the file
        self.connected += 1
        return Frail(self.file, self._faults)


class Scene:
    def __init__(self, folder: Path) -> None:
        self.faults = Faults()
        self.database = FrailDatabase(folder / "triumvir.db", self.faults)
        self.store = SqlStore(self.database)
        add_match(self.store)

    def append_all(self, count: int) -> list[BaseException | None]:
        """Several appends that come into one group, and how each ended."""
        release, busy = hold(self.store)
        futures = [self.store.append("m1", [entry(seq)]) for seq in range(1, count + 1)]
        release.set()
        busy.exception(WAIT)
        return [future.exception(WAIT) for future in futures]

    def stored(self) -> list[int]:
        return [found.seq for found in self.store.entries_since("m1", 0)]


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    scene = Scene(tmp_path)
    yield scene
    scene.faults.at.clear()
    scene.store.close()


def test_p5_a_failing_commit_completes_nothing(scene: Scene) -> None:
    scene.faults.at["commit"] = lambda: True
    outcomes = scene.append_all(5)
    assert [type(outcome) for outcome in outcomes] == [Unavailable] * 5
    assert str(outcomes[0]) == "disk on fire at commit"
    assert scene.stored() == []
    scene.faults.at.clear()
    scene.store.append("m1", [entry(1)]).result(WAIT)
    assert scene.stored() == [1]


def test_p5_a_failing_commit_and_rollback_complete_nothing(scene: Scene) -> None:
    scene.faults.at.update(commit=lambda: True, rollback=lambda: True)
    assert [type(outcome) for outcome in scene.append_all(3)] == [Unavailable] * 3
    scene.faults.at.clear()
    assert scene.append_all(2) == [None, None]
    assert scene.database.connected == 2


def test_one_that_cannot_be_written_does_not_harm_its_neighbours(scene: Scene) -> None:
    scene.faults.at["write"] = lambda statement, rows: "entries" in statement and any(row[1] == 3 for row in rows)
    outcomes = scene.append_all(4)
    assert outcomes[:2] == [None, None]
    assert isinstance(outcomes[2], Unavailable)
    assert isinstance(outcomes[3], StorageError)
    assert scene.stored() == [1, 2]


def test_a_dead_connection_is_replaced(scene: Scene) -> None:
    dying = [True]
    scene.faults.at["begin"] = lambda: dying.pop() if dying else False
    assert scene.append_all(2) == [None, None]
    assert scene.database.connected == 2


def test_without_a_database_everything_fails_at_once(scene: Scene) -> None:
    asked = count()
    scene.faults.at["begin"] = lambda: True
    scene.faults.at["connect"] = lambda: next(asked) >= 0
    outcomes = scene.append_all(30)
    assert all(isinstance(outcome, Unavailable) for outcome in outcomes)
    assert next(asked) <= 2
    scene.faults.at.clear()
    assert scene.append_all(3) == [None] * 3


def test_postgres_is_found_again_after_a_restart(server: PostgresServer) -> None:
    store = open_store(server.empty_database())
    try:
        add_match(store)
        assert store.person("anna") is None
        server.hang_up()
        store.append("m1", [entry(1)]).result(WAIT)
        server.hang_up()
        assert len(store.entries_since("m1", 0)) == 1
    finally:
        store.close()


def test_p5_postgres_does_not_pass_off_a_rollback_as_a_commit(server: PostgresServer) -> None:
    with closing(open_database(server.empty_database())) as database, closing(database.connect()) as connection:
        connection.begin()
        with suppress(database.error):
            connection.change("INSERT INTO nowhere VALUES (1)")
        with pytest.raises(Unavailable, match="rolled back"):
            connection.commit()


# ---- several stores at one database --------------------------------------------------------------------------


def test_of_two_processes_one_wins_each_number(url: str) -> None:
    stores = [open_store(url), open_store(url)]
    try:
        add_match(stores[0])
        for seq in range(1, 26):
            futures = [store.append("m1", [entry(seq, f"{seq} of {id(store)}")]) for store in stores]
            assert sorted(str(type(future.exception(WAIT)).__name__) for future in futures) == ["Conflict", "NoneType"]
        assert [found.seq for found in stores[1].entries_since("m1", 0)] == list(range(1, 26))
        assert stores[0].check() == ()
    finally:
        for store in stores:
            store.close()


def test_two_processes_make_a_match_once(url: str) -> None:
    stores = [open_store(url), open_store(url)]
    try:
        for number in range(20):
            made = [store.create_match(header(f"m{number}"), summary(f"m{number}")) for store in stores]
            kinds = sorted(type(future.exception(WAIT)).__name__ for future in made)
            assert kinds == ["MatchExists", "NoneType"]
    finally:
        for store in stores:
            store.close()


def test_two_processes_lock_many_matches_without_standing_in_each_others_way(url: str) -> None:
    stores = [open_store(url), open_store(url)]
    try:
        for number in range(10):
            add_match(stores[0], f"m{number}")
        futures = []
        for turn in range(10):
            for index, store in enumerate(stores):
                order = range(10) if index else range(9, -1, -1)
                futures += [store.append(f"m{number}", [entry(turn + 1)]) for number in order]
                futures.append(store.put_person(person(f"p{turn}")))
        assert not [f for f in futures if isinstance(f.exception(WAIT), Unavailable)]
        assert all(len(stores[0].entries_since(f"m{number}", 0)) == 10 for number in range(10))
    finally:
        for store in stores:
            store.close()


def test_jobs_of_two_processes_are_taken_once(url: str) -> None:
    stores = [open_store(url), open_store(url)]
    try:
        add_match(stores[0])
        stores[0].put_jobs([job(f"j{number:02}") for number in range(40)]).result(WAIT)
        futures = [store.take_jobs(f"w{turn}", ["bot"], 1, 100, 3) for turn in range(10) for store in stores]
        taken = [found.id for future in futures for found in future.result(WAIT)]
        for turn in range(40 - len(taken)):  # those that both wanted at the same moment, and one passed over
            taken += [found.id for found in stores[0].take_jobs(f"last{turn}", ["bot"], 1, 100, 3).result(WAIT)]
        assert sorted(taken) == [f"j{number:02}" for number in range(40)]
    finally:
        for store in stores:
            store.close()


def test_each_database_says_how_it_is_locked(url: str) -> None:
    """SQLite has one lock for all; PostgreSQL locks rows, and passes over locked jobs."""
    database: Database = open_database(url)
    is_shared = database.kind == "postgres"
    assert bool(database.lock_row) == is_shared
    assert ("SKIP LOCKED" in database.skip_locked) == is_shared
    database.close()


def test_one_statement_adds_many_rows() -> None:
    assert with_rows("INSERT INTO t (a, b) VALUES (?, ?) ON CONFLICT DO NOTHING", 2) == (
        "INSERT INTO t (a, b) VALUES (?, ?), (?, ?) ON CONFLICT DO NOTHING"
    )
