"""Numbered steps from an empty database to the one this version wants, each applied once and in order."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from triumvir.storage.errors import WrongDatabase
from triumvir.storage.sql.database import Connection, Database, transaction
from triumvir.storage.sql.rows import number

FOLDER: Final = Path(__file__).parents[1] / "migrations"
LEDGER: Final = "schema_version"
"""The table that tells which steps were taken."""


@dataclass(frozen=True)
class Migration:
    number: int
    name: str
    statements: tuple[str, ...]


@dataclass(frozen=True)
class Report:
    """From which version to which, and by which steps."""

    before: int
    after: int
    steps: tuple[str, ...]


def known_migrations(kind: str) -> tuple[Migration, ...]:
    return tuple(read_migration(file) for file in sorted((FOLDER / kind).glob("*.sql")))


def read_migration(file: Path) -> Migration:
    number, _, name = file.stem.partition("_")
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("--")]
    statements = "\n".join(lines).split(";\n")
    return Migration(int(number), name, tuple(text.strip(" \n;") for text in statements if text.strip(" \n;")))


def version_of(database: Database, connection: Connection) -> int:
    tables = database.tables(connection)
    if LEDGER in tables:
        return number(connection.ask(f"SELECT coalesce(max(version), 0) FROM {LEDGER}")[0][0])
    if tables:
        raise WrongDatabase(f"not a database of Triumvir: it has the table {tables[0]}, but no {LEDGER}")
    return 0


def pending(version: int, migrations: Sequence[Migration]) -> Report:
    """What is to be done; a database from the future is refused."""
    latest = migrations[-1].number if migrations else 0
    if version > latest:
        raise WrongDatabase(f"the database has version {version}, this program knows {latest}: use a newer one")
    steps = tuple(f"{step.number:03} {step.name}" for step in migrations if step.number > version)
    return Report(version, latest, steps)


def migrate(
    database: Database, connection: Connection, migrations: Sequence[Migration], is_dry_run: bool = False
) -> Report:
    """Bring a database to the latest version, wholly or not at all. A dry run takes every step and then back."""
    report = pending(version_of(database, connection), migrations)
    if not report.steps:
        return report
    try:
        with transaction(connection):
            database.lock_for_migration(connection)
            report = pending(version_of(database, connection), migrations)  # another may have been quicker
            for step in migrations:
                if step.number > report.before:
                    take_step(connection, step)
            if is_dry_run:
                raise TakenBack
    except TakenBack:
        pass
    return report


class TakenBack(Exception):
    """The end of a dry run."""


def take_step(connection: Connection, step: Migration) -> None:
    connection.change(f"CREATE TABLE IF NOT EXISTS {LEDGER} (version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL)")
    for statement in step.statements:
        connection.change(statement)
    connection.change(f"INSERT INTO {LEDGER} (version, name) VALUES (?, ?)", [step.number, step.name])
