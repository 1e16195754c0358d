"""The database that a command works on."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from triumvir.server.config import load_config
from triumvir.storage.locations import default_url, make_data_folder
from triumvir.storage.opening import open_store
from triumvir.storage.store import Store
from triumvir.terminal.complaints import bad

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="command-option-database",
    ),
]


def address(url: str | None) -> str:
    """The address that was given, or the one that a server would use."""
    wanted = load_config().database if url is None else url
    if not wanted:
        make_data_folder(os.environ)
    return wanted or default_url(os.environ)


@contextmanager
def opened(url: str | None) -> Iterator[Store]:
    """An existing database, for the length of a `with`."""
    where = address(url)
    check_exists(where)
    store = open_store(where)
    try:
        yield store
    finally:
        store.close()


def check_exists(url: str) -> None:
    """A slip of the pen must not make a new, empty database."""
    file = url.removeprefix("sqlite:").removeprefix("//")
    if url.startswith("sqlite:") and not os.path.exists(file):
        raise bad("complaint-no-database", file)
