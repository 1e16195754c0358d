"""Matches in memory, each on a shelf of its own, and lists of them."""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import RLock
from typing import TypeVar

from triumvir.storage.errors import Closed, Conflict, Duplicate, MatchExists, NoSuchMatch, StorageError
from triumvir.storage.validation import check_match, check_run, check_values
from triumvir.storage.values import (
    ChatLine,
    Entry,
    Job,
    Link,
    MatchHeader,
    MatchSummary,
    Page,
    Person,
    Place,
    RulesInUse,
    Session,
    Snapshot,
    Status,
    StoredMatch,
    Visibility,
)

T = TypeVar("T")


@dataclass
class Shelf:
    """All there is about one match."""

    header: MatchHeader
    summary: MatchSummary
    entries: list[Entry] = field(default_factory=list)
    answered: dict[str, Entry] = field(default_factory=dict)
    chat: list[ChatLine] = field(default_factory=list)
    snapshot: Snapshot | None = None

    def add(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.entries.append(entry)
            if entry.command_id is not None:
                self.answered[entry.command_id] = entry

    def refuse(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if entry.command_id is not None and entry.command_id in self.answered:
                raise Duplicate(self.header.id, self.answered[entry.command_id])
        if entries and entries[0].seq != len(self.entries) + 1:
            raise Conflict(self.header.id, entries[0].seq, len(self.entries))


class Shelves:
    def __init__(self) -> None:
        self._lock = RLock()
        self._is_closed = False
        self._shelves: dict[str, Shelf] = {}
        self._people: dict[str, Person] = {}
        self._sessions: dict[str, Session] = {}
        self._links: dict[str, Link] = {}
        self._jobs: dict[str, Job] = {}
        """In the order in which they came."""

    def _write(self, work: Callable[[], T]) -> Future[T]:
        """Done at once; a refusal comes through the future, as from a database."""
        future: Future[T] = Future()
        with self._lock:
            if self._is_closed:
                raise Closed
            try:
                future.set_result(work())
            except StorageError as refusal:
                future.set_exception(refusal)
        return future

    def _shelf(self, match: str) -> Shelf:
        if match not in self._shelves:
            raise NoSuchMatch(match)
        return self._shelves[match]

    # ---- matches ---------------------------------------------------------------------------------------------

    def create_match(
        self,
        header: MatchHeader,
        summary: MatchSummary,
        entries: Sequence[Entry] = (),
        jobs: Sequence[Job] = (),
        links: Sequence[Link] = (),
    ) -> Future[None]:
        check_values([header, summary, *entries, *jobs, *links])
        check_run(entries)
        check_match(header.id, [summary.match, *(job.match for job in jobs), *(link.match for link in links)])

        def create() -> None:
            if header.id in self._shelves:
                raise MatchExists(header.id)
            shelf = Shelf(header, summary)
            shelf.refuse(entries)
            self._shelves[header.id] = shelf
            shelf.add(entries)
            self._add_jobs(jobs)
            self._links.update({link.token_hash: link for link in links})

        return self._write(create)

    def append(
        self,
        match: str,
        entries: Sequence[Entry],
        summary: MatchSummary | None = None,
        jobs: Sequence[Job] = (),
        done: Sequence[str] = (),
    ) -> Future[None]:
        check_values([*entries, *jobs, *([summary] if summary else [])])
        check_run(entries)
        check_match(match, [*(job.match for job in jobs), *([summary.match] if summary else [])])

        def add() -> None:
            shelf = self._shelf(match)
            shelf.refuse(entries)
            shelf.add(entries)
            shelf.summary = summary or shelf.summary
            self._add_jobs(jobs)
            for job in done:
                self._jobs.pop(job, None)

        return self._write(add)

    def header(self, match: str) -> MatchHeader | None:
        with self._lock:
            return self._shelves[match].header if match in self._shelves else None

    def headers(self, wanted: Sequence[str]) -> tuple[MatchHeader, ...]:
        with self._lock:
            return tuple(self._shelves[match].header for match in dict.fromkeys(wanted) if match in self._shelves)

    def load(self, match: str) -> StoredMatch | None:
        with self._lock:
            shelf = self._shelves.get(match)
            return StoredMatch(shelf.header, shelf.summary, tuple(shelf.entries)) if shelf is not None else None

    def entries_since(self, match: str, seq: int) -> tuple[Entry, ...]:
        with self._lock:
            return tuple(self._shelves[match].entries[max(seq, 0) :]) if match in self._shelves else ()

    def answered(self, match: str, command_id: str) -> Entry | None:
        with self._lock:
            return self._shelves[match].answered.get(command_id) if match in self._shelves else None

    # ---- lists -----------------------------------------------------------------------------------------------

    def summary(self, match: str) -> MatchSummary | None:
        with self._lock:
            return self._shelves[match].summary if match in self._shelves else None

    def _page(self, wanted: Callable[[MatchSummary], bool], after: Place | None, limit: int) -> Page:
        with self._lock:
            found = [shelf.summary for shelf in self._shelves.values() if wanted(shelf.summary)]
        found.sort(key=place_of, reverse=True)
        if after is not None:
            found = [summary for summary in found if place_of(summary) < (after.at, after.match)]
        page = found[:limit]
        return Page(tuple(page), Place(*place_of(page[-1])) if len(found) > limit and page else None)

    def lobby(self, game: str | None = None, after: Place | None = None, limit: int = 50) -> Page:
        return self._page(lambda summary: is_public(summary, game) and not summary.status.is_over, after, limit)

    def archive(self, game: str | None = None, after: Place | None = None, limit: int = 50) -> Page:
        return self._page(lambda summary: is_public(summary, game) and summary.status.is_over, after, limit)

    def of_person(self, person: str, is_over: bool, after: Place | None = None, limit: int = 50) -> Page:
        def wanted(summary: MatchSummary) -> bool:
            return summary.status.is_over == is_over and any(seat.person == person for seat in summary.seats)

        return self._page(wanted, after, limit)

    def unfinished(self, after: Place | None = None, limit: int = 50) -> Page:
        return self._page(lambda summary: not summary.status.is_over, after, limit)

    def waiting(self, before: int, limit: int = 50) -> tuple[str, ...]:
        with self._lock:
            found = [shelf.summary for shelf in self._shelves.values() if is_waiting(shelf.summary, before)]
        return tuple(summary.match for summary in sorted(found, key=place_of)[:limit])

    def bot_tables(self, person: str) -> int:
        with self._lock:
            return sum(
                shelf.header.created_by == person and shelf.summary.status is Status.RUNNING and not people_of(shelf)
                for shelf in self._shelves.values()
            )

    def match_ids(self, after: str = "", limit: int = 1000) -> tuple[str, ...]:
        with self._lock:
            return tuple(sorted(match for match in self._shelves if match > after)[:limit])

    def rules_in_use(self) -> tuple[RulesInUse, ...]:
        with self._lock:
            shelves = list(self._shelves.values())
        versions = sorted({(shelf.header.game, shelf.header.rules_version) for shelf in shelves})
        return tuple(_rules_in_use(shelves, *version) for version in versions)

    def _add_jobs(self, jobs: Sequence[Job]) -> None:
        for job in jobs:
            self._jobs.setdefault(job.id, job)


def place_of(summary: MatchSummary) -> tuple[int, str]:
    return summary.updated_at, summary.match


def is_waiting(summary: MatchSummary, before: int) -> bool:
    return summary.status is Status.OPEN and summary.updated_at < before


def people_of(shelf: Shelf) -> set[str]:
    return {seat.person for seat in shelf.summary.seats if seat.person is not None}


def is_public(summary: MatchSummary, game: str | None) -> bool:
    return summary.visibility is Visibility.PUBLIC and game in (None, summary.game)


def _rules_in_use(shelves: Sequence[Shelf], game: str, version: int) -> RulesInUse:
    same = [shelf for shelf in shelves if (shelf.header.game, shelf.header.rules_version) == (game, version)]
    return RulesInUse(game, version, len(same), sum(not shelf.summary.status.is_over for shelf in same))
