"""A store in a database: every write goes to the writer, every read to a connection of its own."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import TypeVar

from triumvir.storage.errors import Unavailable
from triumvir.storage.sql import checking, jobs, lists, matches, people, sweeping
from triumvir.storage.sql.database import Connection, Database
from triumvir.storage.sql.matches import Append
from triumvir.storage.sql.migration import known_migrations, migrate
from triumvir.storage.sql.writer import Writer
from triumvir.storage.validation import check_match, check_run, check_text, check_value, check_values
from triumvir.storage.values import (
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
    Session,
    StoredMatch,
)
from triumvir.storage.write_result import WriteResult

T = TypeVar("T")


class SqlStore:
    def __init__(self, database: Database) -> None:
        """Open a database, bringing it to the latest version."""
        self.database = database
        connection = database.connect()
        try:
            migrate(database, connection, known_migrations(database.kind))
        except BaseException:
            connection.close()
            database.close()
            raise
        self.writer = Writer(database, connection)

    def _read(self, question: Callable[[Connection], T]) -> T:
        try:
            with self.database.lend() as connection:
                return question(connection)
        except self.database.error as error:
            raise Unavailable(str(error)) from None

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
        return self.writer.do(lambda c: matches.create(c, header, summary, entries, jobs, links), header.id)

    def append(
        self,
        match: str,
        entries: Sequence[Entry],
        summary: MatchSummary | None = None,
        jobs: Sequence[Job] = (),
        done: Sequence[str] = (),
    ) -> WriteResult[None]:
        check_values([*entries, *jobs, *([summary] if summary else [])])
        check_run(entries)
        check_match(match, [*(job.match for job in jobs), *([summary.match] if summary else [])])
        return self.writer.append(Append(match, tuple(entries), summary, tuple(jobs), tuple(done)))

    def header(self, match: str) -> MatchHeader | None:
        return self._read(lambda c: matches.header(c, match))

    def headers(self, wanted: Sequence[str]) -> tuple[MatchHeader, ...]:
        return self._read(lambda c: matches.headers(c, wanted))

    def load(self, match: str) -> StoredMatch | None:
        return self._read(lambda c: matches.load(c, match))

    def entries_since(self, match: str, seq: int) -> tuple[Entry, ...]:
        return self._read(lambda c: matches.entries_since(c, match, seq))

    def answered(self, match: str, command_id: str) -> Entry | None:
        return self._read(lambda c: matches.answered(c, match, command_id))

    # ---- lists -----------------------------------------------------------------------------------------------

    def summary(self, match: str) -> MatchSummary | None:
        return self._read(lambda c: matches.summary(c, match))

    def lobby(self, game: str | None = None, after: Cursor | None = None, limit: int = 50) -> Page:
        return self._read(lambda c: lists.lobby(c, game, after, limit))

    def archive(self, game: str | None = None, after: Cursor | None = None, limit: int = 50) -> Page:
        return self._read(lambda c: lists.archive(c, game, after, limit))

    def of_person(self, person: str, is_over: bool, after: Cursor | None = None, limit: int = 50) -> Page:
        return self._read(lambda c: lists.of_person(c, person, is_over, after, limit))

    def unfinished(self, after: Cursor | None = None, limit: int = 50) -> Page:
        return self._read(lambda c: lists.unfinished(c, after, limit))

    def bot_tables(self, person: str) -> int:
        return self._read(lambda c: lists.bot_tables(c, person))

    def match_ids(self, after: str = "", limit: int = 1000) -> tuple[str, ...]:
        return self._read(lambda c: lists.match_ids(c, after, limit))

    def rules_in_use(self) -> tuple[RulesInUse, ...]:
        return self._read(lists.rules_in_use)

    # ---- people, sessions, links -----------------------------------------------------------------------------

    def put_person(self, person: Person) -> Future[None]:
        check_value(person)
        return self.writer.do(lambda c: people.put_person(c, person))

    def person(self, person: str) -> Person | None:
        return self._read(lambda c: people.person(c, person))

    def put_session(self, session: Session) -> Future[None]:
        check_value(session)
        return self.writer.do(lambda c: people.put_session(c, session))

    def session(self, token_hash: str) -> Session | None:
        return self._read(lambda c: people.session(c, token_hash))

    def drop_session(self, token_hash: str) -> Future[None]:
        return self.writer.do(lambda c: people.drop_session(c, token_hash))

    def put_link(self, link: Link) -> Future[None]:
        check_value(link)
        return self.writer.do(lambda c: people.put_link(c, link), link.match)

    def link(self, token_hash: str) -> Link | None:
        return self._read(lambda c: people.link(c, token_hash))

    # ---- letting go ------------------------------------------------------------------------------------------

    def sweep(self, now: int, limit: int = 500) -> Future[int]:
        return self.writer.do(lambda c: sweeping.sweep(c, now, limit))

    def waiting(self, before: int, limit: int = 50) -> tuple[str, ...]:
        return self._read(lambda c: sweeping.waiting(c, before, limit))

    def drop_waiting(self, match: str, before: int) -> Future[bool]:
        return self.writer.do(lambda c: self._drop_waiting(c, match, before), match)

    def _drop_waiting(self, connection: Connection, match: str, before: int) -> bool:
        """In the writer's thread."""
        is_dropped = sweeping.drop_waiting(connection, match, before)
        if is_dropped:
            self.writer.forget(match)
        return is_dropped

    def idle_guests(self, before: int, after: str = "", limit: int = 200) -> IdleGuests:
        return self._read(lambda c: sweeping.idle_guests(c, before, after, limit))

    def drop_people(self, people: Sequence[str]) -> Future[int]:
        return self.writer.do(lambda c: sweeping.drop_people(c, people))

    # ---- chat ------------------------------------------------------------------------------------------------

    def say(self, line: ChatLine) -> Future[ChatLine]:
        check_value(line)
        return self.writer.do(lambda c: people.say(c, line), line.match)

    def chat(self, match: str, room: str, after: int = 0, limit: int = 100) -> tuple[ChatLine, ...]:
        return self._read(lambda c: people.chat(c, match, room, after, limit))

    # ---- jobs ------------------------------------------------------------------------------------------------

    def put_jobs(self, jobs: Sequence[Job]) -> Future[None]:
        check_values(jobs)
        return self.writer.do(lambda c: _put_jobs(c, jobs), *(job.match for job in jobs))

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
        check_text(worker, "worker")
        skip, most = self.database.skip_locked, limit if dear is None else dear
        return self.writer.do(lambda c: jobs.take_jobs(c, skip, worker, kinds, now, leased_until, limit, most, lately))

    def free_jobs_of(self, name: str, kinds: Sequence[str]) -> Future[int]:
        check_text(name, "worker")
        return self.writer.do(lambda c: jobs.free_jobs_of(c, name, kinds))

    def finish_job(self, job: str, worker: str) -> Future[bool]:
        return self.writer.do(lambda c: jobs.finish_job(c, job, worker))

    def release_job(self, job: str, worker: str, due_at: int) -> Future[bool]:
        return self.writer.do(lambda c: jobs.release_job(c, job, worker, due_at))

    def renew_job(self, job: str, worker: str, leased_until: int) -> Future[bool]:
        return self.writer.do(lambda c: jobs.renew_job(c, job, worker, leased_until))

    def jobs_of(self, match: str) -> tuple[Job, ...]:
        return self._read(lambda c: jobs.jobs_of(c, match))

    # ---- keeping it ------------------------------------------------------------------------------------------

    def backup(self, file: Path) -> None:
        self.database.backup(file)

    def check(self) -> tuple[str, ...]:
        return self._read(lambda c: (*self.database.check(c), *checking.complaints(c)))

    def trouble(self) -> str | None:
        return self.writer.trouble

    def close(self) -> None:
        self.writer.close()
        self.database.close()


_put_jobs = jobs.put_jobs
"""Within the store, `jobs` is also the name of an argument."""
