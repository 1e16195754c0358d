"""Every test that asks for `store` runs against all backends."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.storage.postgres_server import PostgresServer, running_server

from triumvir.storage.opening import open_store
from triumvir.storage.store import Store

DATABASES = ("sqlite", pytest.param("postgres", marks=pytest.mark.slow))
"""A server has to be started first, which is not for a quick look."""


@pytest.fixture(scope="session")
def server() -> Iterator[PostgresServer]:
    with running_server() as server:
        yield server


def address(kind: str, folder: Path, request: pytest.FixtureRequest, name: str = "triumvir_tests") -> str:
    """Of an empty database of this kind; PostgreSQL is started only when it is asked for."""
    if kind == "postgres":
        server: PostgresServer = request.getfixturevalue("server")
        return server.empty_database(name)
    return "memory:" if kind == "memory" else f"sqlite://{folder}/{name}.db"


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database that outlives its store."""
    return address(request.param, tmp_path, request)


@pytest.fixture(params=("memory", *DATABASES))
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    store = open_store(address(request.param, tmp_path, request))
    yield store
    store.close()
