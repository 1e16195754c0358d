"""What the rest of the room expects of a database: a few verbs, and where it may differ from another."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Final, TypeAlias

from triumvir.storage.validation import LONGEST_KEY, is_text

Cell: TypeAlias = str | int | None
Row: TypeAlias = tuple[Cell, ...]
Parameters: TypeAlias = Sequence[Cell]


class Connection(ABC):
    """One conversation with a database. Outside of begin … commit every statement stands alone."""

    @abstractmethod
    def ask(self, statement: str, parameters: Parameters = ()) -> list[Row]:
        """The rows that a statement gives."""

    @abstractmethod
    def ask_each(self, statement: str, parameters: Sequence[Parameters]) -> list[list[Row]]:
        """The rows of one statement for each set of parameters, in one exchange where that saves time."""

    @abstractmethod
    def find_each(
        self, columns: str, table: str, keys: Sequence[str], values: Sequence[Parameters]
    ) -> list[Row | None]:
        """For each set of key values the columns of the one row that has them, in one exchange."""

    @abstractmethod
    def change(self, statement: str, parameters: Parameters = ()) -> int:
        """How many rows a statement changed."""

    @abstractmethod
    def change_each(self, statement: str, parameters: Sequence[Parameters]) -> None: ...

    @abstractmethod
    def stream(self, statement: str) -> Iterator[Row]:
        """Rows one after the other, for tables that do not fit into memory."""

    @abstractmethod
    def begin(self) -> None:
        """Start to write; nobody else writes the same rows until the end."""

    @abstractmethod
    def commit(self) -> None: ...

    @abstractmethod
    def rollback(self) -> None: ...

    @abstractmethod
    def close(self) -> None: ...


class Database(ABC):
    kind: str
    """The folder of its migrations."""
    error: type[Exception]
    """What it raises when something is wrong with it."""
    lock_row = ""
    """What a SELECT says to hold its rows until the end of the transaction."""
    skip_locked = ""
    """What a SELECT says to hold its rows and pass over those that another holds."""
    displaced = ""
    """What `verify` found wrong, once and for all."""

    @abstractmethod
    def connect(self) -> Connection:
        """A connection that may write."""

    @abstractmethod
    def lend(self) -> AbstractContextManager[Connection]:
        """A connection for reading, for the length of a `with`."""

    def is_busy(self, error: Exception) -> bool:
        """Whether only somebody else was in the way: the connection is as good as before."""
        return False

    @abstractmethod
    def verify(self) -> None:
        """Called after every commit, before anybody is told. Raises `Displaced` if it went where nobody will look."""

    @abstractmethod
    def lock_for_migration(self, connection: Connection) -> None:
        """Within a transaction: of several that start at once, one migrates and the others wait."""

    @abstractmethod
    def tables(self, connection: Connection) -> list[str]:
        """The names of all tables there are."""

    @abstractmethod
    def backup(self, file: Path) -> None: ...

    @abstractmethod
    def check(self, connection: Connection) -> list[str]:
        """What the database itself has to complain about."""

    @abstractmethod
    def close(self) -> None: ...


@contextmanager
def transaction(connection: Connection) -> Iterator[None]:
    """All of it or nothing."""
    connection.begin()
    try:
        yield
    except BaseException:
        connection.rollback()
        raise
    connection.commit()


NOWHERE: Final = "\ufffd" * (LONGEST_KEY + 1)
"""Longer than any id, so it equals none."""


def askable(parameters: Parameters) -> Parameters:
    """Half a character cannot even be asked for, and is stored nowhere."""
    return [NOWHERE if isinstance(cell, str) and not is_text(cell) else cell for cell in parameters]
