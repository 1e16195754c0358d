"""All rows of one database into another, table by table, a few thousand at a time."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from triumvir.storage.sql.database import Connection, Row
from triumvir.storage.sql.rows import TABLES, columns, insert

AT_ONCE: Final = 2000


def copy_tables(source: Connection, target: Connection) -> None:
    for table in TABLES:
        fill(target, table, source.stream(f"SELECT {columns(table)} FROM {table}"))


def fill(target: Connection, table: str, rows: Iterable[Row]) -> None:
    for some in _portions(rows):
        target.change_each(insert(table), some)


def _portions(rows: Iterable[Row]) -> Iterator[list[Row]]:
    iterator = iter(rows)
    while some := list(islice(iterator, AT_ONCE)):
        yield some
