"""The one interface of storage.

Writes give a `concurrent.futures.Future` at once (`await asyncio.wrap_future(…)` in a coroutine), which is done only
after the commit that makes them durable; an append gives the lighter `PendingWrite` instead. They take effect in the
order in which one thread asked for them. Values that cannot be stored are refused by `BadValue` at once. Reads answer
at once, from any thread, and see everything that was committed; they may block, so a coroutine should call them in a
thread (`asyncio.to_thread`). Nothing here reads a clock: `now` is an argument.
"""

from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Protocol

from triumvir.storage.errors import (
    BadValue,
    Closed,
    Conflict,
    Displaced,
    Duplicate,
    MatchExists,
    NoSuchMatch,
    StorageError,
    Unavailable,
    WrongDatabase,
)
from triumvir.storage.values import (
    GUEST,
    ChatLine,
    Cursor,
    Entry,
    IdleGuests,
    Job,
    Link,
    MatchHeader,
    MatchSummary,
    Page,
    Person,
    RulesInUse,
    SeatLine,
    Session,
    Status,
    StoredMatch,
    Visibility,
)
from triumvir.storage.write_result import WriteResult

__all__ = [
    "GUEST",
    "BadValue",
    "ChatLine",
    "Closed",
    "Conflict",
    "Cursor",
    "Displaced",
    "Duplicate",
    "Entry",
    "IdleGuests",
    "Job",
    "Link",
    "MatchExists",
    "MatchHeader",
    "MatchSummary",
    "NoSuchMatch",
    "Page",
    "Person",
    "RulesInUse",
    "SeatLine",
    "Session",
    "Status",
    "StorageError",
    "Store",
    "StoredMatch",
    "Unavailable",
    "Visibility",
    "WriteResult",
    "WrongDatabase",
]


class Store(Protocol):
    # ---- matches ---------------------------------------------------------------------------------------------

    def create_match(
        self,
        header: MatchHeader,
        summary: MatchSummary,
        entries: Sequence[Entry] = (),
        jobs: Sequence[Job] = (),
        links: Sequence[Link] = (),
    ) -> Future[None]:
        """A new match with its first entries, all of it or nothing. Fails with `MatchExists`."""

    def append(
        self,
        match: str,
        entries: Sequence[Entry],
        summary: MatchSummary | None = None,
        jobs: Sequence[Job] = (),
        done: Sequence[str] = (),
    ) -> WriteResult[None]:
        """What happened next, with the jobs it makes necessary and the ids of jobs that are done by it.

        All of it or nothing. Fails with `NoSuchMatch`; with `Duplicate` if a command id of these entries was
        stored before (asked first, so a late retry gets its answer); with `Conflict` if the first entry does not
        have the number after the last one.
        """

    def header(self, match: str) -> MatchHeader | None: ...

    def headers(self, wanted: Sequence[str]) -> tuple[MatchHeader, ...]:
        """The headers of these matches, in any order, without those that are not there."""

    def load(self, match: str) -> StoredMatch | None: ...

    def entries_since(self, match: str, seq: int) -> tuple[Entry, ...]:
        """The entries after number `seq`; 0 for all."""

    def answered(self, match: str, command_id: str) -> Entry | None:
        """The entry that a command made, if it was carried out."""

    # ---- lists, the latest first -----------------------------------------------------------------------------

    def summary(self, match: str) -> MatchSummary | None: ...

    def lobby(self, game: str | None = None, after: Cursor | None = None, limit: int = 50) -> Page:
        """Public matches that are not over."""

    def archive(self, game: str | None = None, after: Cursor | None = None, limit: int = 50) -> Page:
        """Public matches that are over."""

    def of_person(self, person: str, is_over: bool, after: Cursor | None = None, limit: int = 50) -> Page:
        """The matches at which a person sits or sat."""

    def unfinished(self, after: Cursor | None = None, limit: int = 50) -> Page:
        """Every match that is not over, for a server that starts."""

    def bot_tables(self, person: str) -> int:
        """How many tables that somebody made are going on with nobody but bots."""

    def match_ids(self, after: str = "", limit: int = 1000) -> tuple[str, ...]:
        """The ids of all matches after this one, in alphabetical order."""

    def rules_in_use(self) -> tuple[RulesInUse, ...]:
        """By which versions of the rules the stored matches are played."""

    # ---- people, sessions, links -----------------------------------------------------------------------------

    def put_person(self, person: Person) -> Future[None]:
        """A new person, or a known one as they are now."""

    def person(self, person: str) -> Person | None: ...

    def put_session(self, session: Session) -> Future[None]: ...

    def session(self, token_hash: str) -> Session | None:
        """Also one that has expired: the caller knows the time."""

    def drop_session(self, token_hash: str) -> Future[None]: ...

    def put_link(self, link: Link) -> Future[None]: ...

    def link(self, token_hash: str) -> Link | None:
        """Also one that has expired: the caller knows the time."""

    # ---- letting go, a portion at a time -----------------------------------------------------------------------

    def sweep(self, now: int, limit: int = 500) -> Future[int]:
        """Delete sessions and links that expired before `now`, so many of each at most; tell how many."""

    def waiting(self, before: int, limit: int = 50) -> tuple[str, ...]:
        """Matches that nobody has started and at which nothing has happened since, the longest unchanged first."""

    def drop_waiting(self, match: str, before: int) -> Future[bool]:
        """Delete such a match with all that belongs to it, and no other; False if it is none."""

    def idle_guests(self, before: int, after: str = "", limit: int = 200) -> IdleGuests:
        """Of the next so many people in the order of their ids those guests, known since `before`, who have no session,
        no match and no word in any chat. Nobody can be one of them any more."""

    def drop_people(self, people: Sequence[str]) -> Future[int]:
        """Delete them; tell how many there were."""

    # ---- chat ------------------------------------------------------------------------------------------------

    def say(self, line: ChatLine) -> Future[ChatLine]:
        """The line with the number it got. Fails with `NoSuchMatch`."""

    def chat(self, match: str, room: str, after: int = 0, limit: int = 100) -> tuple[ChatLine, ...]:
        """The latest lines of a room with numbers above `after`, in order."""

    # ---- jobs ------------------------------------------------------------------------------------------------

    def put_jobs(self, jobs: Sequence[Job]) -> Future[None]:
        """Jobs that belong to no append. Fails with `NoSuchMatch`."""

    def take_jobs(
        self,
        worker: str,
        kinds: Sequence[str],
        now: int,
        leased_until: int,
        limit: int = 1,
        dear: int | None = None,
        lately: Sequence[str] = (),
    ) -> Future[tuple[Job, ...]]:
        """Jobs of these kinds that are due and held by nobody, or whose lease ran out; never one for two workers.

        First come those whose owner has the fewest before them, held ones included; then those of owners who were not
        served `lately`, or longer ago, which is told by their order; and then those that came first (`fairness.py`).
        At most `dear` of them cost much. A lease that ends later than a right clock can have written counts as none.
        """

    def free_jobs_of(self, name: str, kinds: Sequence[str]) -> Future[int]:
        """Take back, and count, the jobs of these kinds that are held by workers whose name begins so: they are
        known to be dead."""

    def finish_job(self, job: str, worker: str) -> Future[bool]:
        """Done. False if the worker does not hold it any more: another may be at it."""

    def release_job(self, job: str, worker: str, due_at: int) -> Future[bool]:
        """Give it back, to be taken again from `due_at` on. False as for `finish_job`."""

    def renew_job(self, job: str, worker: str, leased_until: int) -> Future[bool]:
        """Hold it longer. False as for `finish_job`."""

    def jobs_of(self, match: str) -> tuple[Job, ...]: ...

    # ---- keeping it ------------------------------------------------------------------------------------------

    def backup(self, file: Path) -> None:
        """All of it as it is at one moment, written while others go on, as an SQLite file that must not exist yet."""

    def check(self) -> tuple[str, ...]:
        """What is wrong with the stored data, one line each; nothing for a sound store."""

    def trouble(self) -> str | None:
        """Why the last attempt to write failed; None if it did not."""

    def close(self) -> None:
        """Carry out what was asked for, then let go of everything."""
