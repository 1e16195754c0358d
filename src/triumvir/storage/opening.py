"""From an address to a store.

sqlite:///var/lib/triumvir/triumvir.db    a file by its full path
sqlite:triumvir.db                        a file in the current directory
postgresql://user@host/name               a PostgreSQL database
memory:                                   nothing is kept
"""

from pathlib import Path
from typing import Final

from triumvir.storage.errors import WrongDatabase
from triumvir.storage.memory import MemoryStore
from triumvir.storage.sql.database import Database
from triumvir.storage.sql.migration import Report, known_migrations, migrate, pending
from triumvir.storage.sql.store import SqlStore
from triumvir.storage.sqlite import SqliteDatabase
from triumvir.storage.store import Store

FORMS: Final = "sqlite:///path/to/file, sqlite:file or postgresql://user@host/name"


def open_store(url: str) -> Store:
    """The store at an address, made if it is not there and brought to the latest version."""
    return MemoryStore() if url == "memory:" else SqlStore(open_database(url))


def sqlite_file(url: str) -> Path | None:
    """The file at an address, where it is one of SQLite."""
    path = url.removeprefix("sqlite:").removeprefix("//")
    return Path(path) if url.startswith("sqlite:") and path else None


def open_database(url: str) -> Database:
    scheme = url.partition(":")[0]
    file = sqlite_file(url)
    if file is not None:
        return SqliteDatabase(file)
    if scheme in ("postgresql", "postgres"):
        return _open_postgres(url)
    raise WrongDatabase(f"'{scheme}:' is no address of a database; it looks like {FORMS}")


def _open_postgres(url: str) -> Database:
    try:
        from triumvir.storage.postgres import PostgresDatabase
    except ImportError:
        raise WrongDatabase("PostgreSQL needs a driver: pip install 'triumvir[postgres]'") from None
    return PostgresDatabase(url)


def migrate_database(url: str, is_dry_run: bool = False) -> Report:
    """Bring a database to the latest version, or tell what that would take."""
    database = open_database(url)
    migrations = known_migrations(database.kind)
    if is_dry_run and not exists(database):
        return pending(0, migrations)
    connection = database.connect()
    try:
        return migrate(database, connection, migrations, is_dry_run)
    except database.error as error:
        raise WrongDatabase(f"the migration failed, and nothing was changed: {error}") from None
    finally:
        connection.close()
        database.close()


def exists(database: Database) -> bool:
    return not isinstance(database, SqliteDatabase) or database.file.exists()
