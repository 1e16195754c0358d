"""P5, P6: a server whose store cannot be written to says so, and changes nothing by halves."""

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from contextlib import AbstractContextManager, asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Final
from unittest.mock import patch

import httpx
import psycopg
import pytest
from tests.server.world import PATIENCE, World, run, world
from tests.storage.postgres_server import running_server

from triumvir.server.http.readiness import Readiness
from triumvir.server.http.routes import ROOT
from triumvir.storage import sqlite
from triumvir.storage.memory import MemoryStore
from triumvir.storage.opening import open_database
from triumvir.storage.sql.store import SqlStore
from triumvir.storage.store import Unavailable
from triumvir.storage.values import Person

READ_ONLY: Final = "PRAGMA query_only = ON"


class Second:
    """A clock in which a second passes whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


@asynccontextmanager
async def served(url: str) -> AsyncIterator[tuple[World, SqlStore]]:
    """A server on a database, that is asked anew every time and does not wait for long."""
    with closing(SqlStore(open_database(url))) as store:
        async with world(store=store) as w:
            w.server.readiness = Readiness(w.server.registry, w.server.heartbeat, 0.1, Second())
            yield w, store


async def status_of(w: World) -> tuple[int, str]:
    answer = await w.stranger().http.get("/ready")
    return answer.status_code, answer.json()["status"]


async def until(w: World, status: tuple[int, str]) -> None:
    async def ask() -> None:
        while await status_of(w) != status:
            await asyncio.sleep(0.01)

    await asyncio.wait_for(ask(), 3 * PATIENCE)


# ---- what may be wrong with a file ---------------------------------------------------------------------------


@contextmanager
def locked(store: SqlStore, file: Path) -> Iterator[None]:
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def full(store: SqlStore, file: Path) -> Iterator[None]:
    """No file may grow beyond what it has now, so the log cannot."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.with_name(f"{file.name}-wal").stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def immutable(store: SqlStore, file: Path) -> Iterator[None]:
    """Nothing can be written through the connection that is open, nor through those that are opened meanwhile."""

    def set_up_to_read(connection: sqlite.SqliteConnection) -> None:
        set_up(connection)
        connection.ask(READ_ONLY)

    set_up = sqlite.set_up
    with patch.object(sqlite, "set_up", set_up_to_read):
        store.writer.do(lambda connection: connection.ask(READ_ONLY)).result(PATIENCE)
        yield


@pytest.mark.parametrize("fault", [locked, full, immutable])
def test_p6_a_server_that_cannot_write_is_not_ready_until_it_can(
    tmp_path: Path, fault: Callable[[SqlStore, Path], AbstractContextManager[None]]
) -> None:
    file = tmp_path / "triumvir.db"

    async def story() -> None:
        async with served(f"sqlite://{file}") as (w, store):
            assert await status_of(w) == (200, "ok")
            with fault(store, file):
                await until(w, (503, "failing"))
                assert (await w.stranger().http.get("/health")).json()["status"] == "ok"
            await until(w, (200, "ok"))

    run(story())


def test_p6_a_server_whose_log_was_deleted_is_not_ready_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(f"sqlite://{tmp_path}/triumvir.db") as (w, _):
            (tmp_path / "triumvir.db-wal").unlink()
            assert await status_of(w) == (503, "failing")
            refused = await w.stranger().http.post(f"{ROOT}/session", json={"name": "Anna"})
            assert (refused.status_code, refused.json()["error"]["code"]) == (503, "unavailable")
            assert await status_of(w) == (503, "failing")

    run(story())


@pytest.mark.slow
def test_p6_a_server_without_its_postgres_is_not_ready_until_it_is_back() -> None:
    async def story(url: str, administer: Callable[[str], object]) -> None:
        async with served(url) as (w, _):
            assert await status_of(w) == (200, "ok")
            administer("ALTER DATABASE triumvir_away ALLOW_CONNECTIONS false")
            administer("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'triumvir_away'")
            await until(w, (503, "failing"))
            administer("ALTER DATABASE triumvir_away ALLOW_CONNECTIONS true")
            await until(w, (200, "ok"))

    with running_server() as server, psycopg.connect(server.url("postgres"), autocommit=True) as administrator:
        url = server.empty_database("triumvir_away")
        run(story(url, lambda statement: administrator.execute(statement.encode())))


# ---- how it is asked -----------------------------------------------------------------------------------------


class Counted(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.notes = 0
        self.failed: str | None = None

    def put_person(self, person: Person) -> Future[None]:
        self.notes += person.id == "house"
        return super().put_person(person)

    def trouble(self) -> str | None:
        return self.failed


def test_p14_whoever_asks_the_store_is_written_to_once_a_second() -> None:
    async def story() -> None:
        store = Counted()
        async with world(store=store) as w:
            now = [0.0]
            w.server.readiness = Readiness(w.server.registry, w.server.heartbeat, clock=lambda: now[0])
            before = store.notes
            await asyncio.gather(*(status_of(w) for _ in range(20)))
            assert store.notes == before + 1
            now[0] = 1.0
            assert await status_of(w) == (200, "ok")
            assert store.notes == before + 2

    run(story())


def test_p6_a_write_that_failed_since_counts() -> None:
    async def story() -> None:
        store = Counted()
        async with world(store=store) as w:
            assert await status_of(w) == (200, "ok")
            store.failed = "no space left"
            assert await status_of(w) == (503, "failing")

    run(story())


# ---- signing out ---------------------------------------------------------------------------------------------


class Stubborn(MemoryStore):
    """A store in which no session can be deleted."""

    is_stubborn = True

    def drop_session(self, token_hash: str) -> Future[None]:
        if self.is_stubborn:
            raise Unavailable("the disk is full")
        return super().drop_session(token_hash)


async def me(http: httpx.AsyncClient) -> object:
    return (await http.get(f"{ROOT}/session")).json()["person"]


def test_p5_who_cannot_be_signed_out_is_told_and_stays() -> None:
    async def story() -> None:
        store = Stubborn()
        async with world(store=store) as w:
            anna = await w.guest()
            refused = await anna.http.delete(f"{ROOT}/session")
            assert (refused.status_code, refused.json()["error"]["code"]) == (503, "unavailable")
            assert "set-cookie" not in refused.headers
            assert await me(anna.http) == anna.person
            store.is_stubborn = False
            assert (await anna.http.delete(f"{ROOT}/session")).status_code < 300
            assert await me(anna.http) is None

    run(story())
