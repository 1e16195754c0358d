"""The ways in which storing can fail, each for another answer of the caller."""

from triumvir.storage.values import Entry


class StorageError(Exception):
    """Anything that storage refuses or cannot do."""


class Conflict(StorageError):
    """The match has gone on: the entries do not follow its last one."""

    def __init__(self, match: str, seq: int, last_seq: int) -> None:
        super().__init__(f"match {match}: entry {seq} does not follow the last one, {last_seq}")
        self.match = match
        self.seq = seq
        self.last_seq = last_seq


class Duplicate(StorageError):
    """The command was carried out before; `first` is the entry it made then, with the answer it got."""

    def __init__(self, match: str, first: Entry) -> None:
        super().__init__(f"match {match}: command {first.command_id} was entry {first.seq}")
        self.match = match
        self.first = first

    @property
    def answer(self) -> str | None:
        return self.first.answer


class NoSuchMatch(StorageError):
    def __init__(self, match: str) -> None:
        super().__init__(f"match {match} is not known")
        self.match = match


class MatchExists(StorageError):
    def __init__(self, match: str) -> None:
        super().__init__(f"match {match} is already there")
        self.match = match


class BadValue(StorageError, ValueError):
    """A value that no database could give back unchanged."""


class Unavailable(StorageError):
    """The database did not do it, or its answer was lost: ask again with the same command id."""


class Displaced(Unavailable):
    """The files of the database are not those any more that were opened. Nothing is written until a new start: what
    was opened may be gone with this process, and what lies there now may be in use by another."""


class Closed(StorageError):
    def __init__(self) -> None:
        super().__init__("the store is closed")


class WrongDatabase(StorageError):
    """A database that this version cannot use: a newer one, another program's, or none at all."""
