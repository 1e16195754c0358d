"""Matches in memory, and lists of them."""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import RLock
from typing import TypeVar

from triumvir.storage.errors import Closed, Conflict, Duplicate, MatchExists, NoSuchMatch, StorageError
from triumvir.storage.validation import check_match, check_run, check_values
from triumvir.storage.values import (
    ChatLine,
    Cursor,
    Entry,
    Job,
    Link,
    MatchHeader,
    MatchSummary,
    Page,
    Person,
    RulesInUse,
    Session,
    Status,
    StoredMatch,
    Visibility,
)

T = TypeVar("T")


@dataclass
class MemoryMatch:
    """All there is about one match."""

    header: MatchHeader
    summary: MatchSummary
    entries: list[Entry] = field(default_factory=list)
    answered: dict[str, Entry] = field(default_factory=dict)
    chat: list[ChatLine] = field(default_factory=list)

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


class MemoryMatches:
    def __init__(self) -> None:
        self._lock = RLock()
        self._is_closed = False
        self._matches: dict[str, MemoryMatch] = {}
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

    def _kept(self, match: str) -> MemoryMatch:
        if match not in self._matches:
            raise NoSuchMatch(match)
        return self._matches[match]

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
            if header.id in self._matches:
                raise MatchExists(header.id)
            kept = MemoryMatch(header, summary)
            kept.refuse(entries)
            self._matches[header.id] = kept
            kept.add(entries)
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
            kept = self._kept(match)
            kept.refuse(entries)
            kept.add(entries)
            kept.summary = summary or kept.summary
            self._add_jobs(jobs)
            for job in done:
                self._jobs.pop(job, None)

        return self._write(add)

    def header(self, match: str) -> MatchHeader | None:
        with self._lock:
            return self._matches[match].header if match in self._matches else None

    def headers(self, wanted: Sequence[str]) -> tuple[MatchHeader, ...]:
        with self._lock:
            return tuple(self._matches[match].header for match in dict.fromkeys(wanted) if match in self._matches)

    def load(self, match: str) -> StoredMatch | None:
        with self._lock:
            kept = self._matches.get(match)
            return StoredMatch(kept.header, kept.summary, tuple(kept.entries)) if kept is not None else None

    def entries_since(self, match: str, seq: int) -> tuple[Entry, ...]:
        with self._lock:
            return tuple(self._matches[match].entries[max(seq, 0) :]) if match in self._matches else ()

    def answered(self, match: str, command_id: str) -> Entry | None:
        with self._lock:
            return self._matches[match].answered.get(command_id) if match in self._matches else None

    # ---- lists -----------------------------------------------------------------------------------------------

    def summary(self, match: str) -> MatchSummary | None:
        with self._lock:
            return self._matches[match].summary if match in self._matches else None

    def _page(self, wanted: Callable[[MatchSummary], bool], after: Cursor | None, limit: int) -> Page:
        with self._lock:
            found = [kept.summary for kept in self._matches.values() if wanted(kept.summary)]
        found.sort(key=cursor_of, reverse=True)
        if after is not None:
            found = [summary for summary in found if cursor_of(summary) < (after.at, after.match)]
        page = found[:limit]
        return Page(tuple(page), Cursor(*cursor_of(page[-1])) if len(found) > limit and page else None)

    def lobby(self, game: str | None = None, after: Cursor | None = None, limit: int = 50) -> Page:
        return self._page(lambda summary: is_public(summary, game) and not summary.status.is_over, after, limit)

    def archive(self, game: str | None = None, after: Cursor | None = None, limit: int = 50) -> Page:
        return self._page(lambda summary: is_public(summary, game) and summary.status.is_over, after, limit)

    def of_person(self, person: str, is_over: bool, after: Cursor | None = None, limit: int = 50) -> Page:
        def wanted(summary: MatchSummary) -> bool:
            return summary.status.is_over == is_over and any(seat.person == person for seat in summary.seats)

        return self._page(wanted, after, limit)

    def unfinished(self, after: Cursor | None = None, limit: int = 50) -> Page:
        return self._page(lambda summary: not summary.status.is_over, after, limit)

    def waiting(self, before: int, limit: int = 50) -> tuple[str, ...]:
        with self._lock:
            found = [kept.summary for kept in self._matches.values() if is_waiting(kept.summary, before)]
        return tuple(summary.match for summary in sorted(found, key=cursor_of)[:limit])

    def bot_tables(self, person: str) -> int:
        with self._lock:
            return sum(
                kept.header.created_by == person and kept.summary.status is Status.PLAYING and not people_of(kept)
                for kept in self._matches.values()
            )

    def match_ids(self, after: str = "", limit: int = 1000) -> tuple[str, ...]:
        with self._lock:
            return tuple(sorted(match for match in self._matches if match > after)[:limit])

    def rules_in_use(self) -> tuple[RulesInUse, ...]:
        with self._lock:
            all_kept = list(self._matches.values())
        versions = sorted({(kept.header.game, kept.header.rules_version) for kept in all_kept})
        return tuple(_rules_in_use(all_kept, *version) for version in versions)

    def _add_jobs(self, jobs: Sequence[Job]) -> None:
        for job in jobs:
            self._jobs.setdefault(job.id, job)


def cursor_of(summary: MatchSummary) -> tuple[int, str]:
    return summary.updated_at, summary.match


def is_waiting(summary: MatchSummary, before: int) -> bool:
    return summary.status is Status.WAITING and summary.updated_at < before


def people_of(kept: MemoryMatch) -> set[str]:
    return {seat.person for seat in kept.summary.seats if seat.person is not None}


def is_public(summary: MatchSummary, game: str | None) -> bool:
    return summary.visibility is Visibility.PUBLIC and game in (None, summary.game)


def _rules_in_use(all_kept: Sequence[MemoryMatch], game: str, version: int) -> RulesInUse:
    same = [kept for kept in all_kept if (kept.header.game, kept.header.rules_version) == (game, version)]
    return RulesInUse(game, version, len(same), sum(not kept.summary.status.is_over for kept in same))
