"""A store in memory, for tests: nothing outlives the process, everything else is as in a database."""

from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from triumvir.storage.backups import write_backup
from triumvir.storage.fairness import next_jobs
from triumvir.storage.memory_matches import MemoryMatches, is_waiting
from triumvir.storage.sql import rows
from triumvir.storage.sql.database import Row
from triumvir.storage.validation import check_text, check_value, check_values
from triumvir.storage.values import (
    GUEST,
    ChatLine,
    IdleGuests,
    Job,
    Link,
    Person,
    Session,
)

T = TypeVar("T")


class MemoryStore(MemoryMatches):
    # ---- people, sessions, links -----------------------------------------------------------------------------

    def put_person(self, person: Person) -> Future[None]:
        check_value(person)
        return self._write(lambda: self._people.update({person.id: person}))

    def person(self, person: str) -> Person | None:
        with self._lock:
            return self._people.get(person)

    def put_session(self, session: Session) -> Future[None]:
        check_value(session)
        return self._write(lambda: self._sessions.update({session.token_hash: session}))

    def session(self, token_hash: str) -> Session | None:
        with self._lock:
            return self._sessions.get(token_hash)

    def drop_session(self, token_hash: str) -> Future[None]:
        return self._write(lambda: _drop(self._sessions, [token_hash]))

    def put_link(self, link: Link) -> Future[None]:
        check_value(link)

        def put() -> None:
            self._kept(link.match)
            self._links[link.token_hash] = link

        return self._write(put)

    def link(self, token_hash: str) -> Link | None:
        with self._lock:
            return self._links.get(token_hash)

    def sweep(self, now: int, limit: int = 500) -> Future[int]:
        def sweep() -> int:
            sessions = _expired(self._sessions, now, limit)
            links = _expired(self._links, now, limit)
            _drop(self._sessions, sessions)
            _drop(self._links, links)
            return len(sessions) + len(links)

        return self._write(sweep)

    def drop_waiting(self, match: str, before: int) -> Future[bool]:
        def drop() -> bool:
            kept = self._matches.get(match)
            if kept is None or not is_waiting(kept.summary, before):
                return False
            del self._matches[match]
            _drop(self._links, [key for key, link in self._links.items() if link.match == match])
            _drop(self._jobs, [key for key, job in self._jobs.items() if job.match == match])
            return True

        return self._write(drop)

    def idle_guests(self, before: int, after: str = "", limit: int = 200) -> IdleGuests:
        with self._lock:
            looked = sorted(person for person in self._people if person > after)[:limit]
            busy = self._busy()
            idle = [p for p in looked if self._people[p].kind == GUEST and self._people[p].created_at < before]
        return IdleGuests(
            tuple(person for person in idle if person not in busy), looked[-1] if len(looked) == limit > 0 else None
        )

    def _busy(self) -> set[str | None]:
        """Everybody who has a session, a match or a word in a chat."""
        all_kept = self._matches.values()
        busy: set[str | None] = {session.person for session in self._sessions.values()}
        busy |= {kept.header.created_by for kept in all_kept}
        busy |= {seat.person for kept in all_kept for seat in kept.summary.seats}
        return busy | {line.person for kept in all_kept for line in kept.chat}

    def drop_people(self, people: Sequence[str]) -> Future[int]:
        def drop() -> int:
            known = [person for person in set(people) if person in self._people]
            _drop(self._people, known)
            return len(known)

        return self._write(drop)

    # ---- chat ------------------------------------------------------------------------------------------------

    def say(self, line: ChatLine) -> Future[ChatLine]:
        check_value(line)

        def say() -> ChatLine:
            kept = self._kept(line.match)
            kept.chat.append(replace(line, number=len(kept.chat) + 1))
            return kept.chat[-1]

        return self._write(say)

    def chat(self, match: str, room: str, after: int = 0, limit: int = 100) -> tuple[ChatLine, ...]:
        with self._lock:
            lines = self._matches[match].chat if match in self._matches else []
            found = [line for line in lines if line.room == room and line.number > after]
        return tuple(found[max(len(found) - limit, 0) :])

    # ---- jobs ------------------------------------------------------------------------------------------------

    def put_jobs(self, jobs: Sequence[Job]) -> Future[None]:
        check_values(jobs)

        def put() -> None:
            for job in jobs:
                self._kept(job.match)
            self._add_jobs(jobs)

        return self._write(put)

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

        def take() -> tuple[Job, ...]:
            ours = [job for job in self._jobs.values() if job.kind in kinds]
            chosen = next_jobs(ours, now, leased_until, limit, limit if dear is None else dear, lately)
            taken = [
                replace(job, worker=worker, leased_until=leased_until, attempts=job.attempts + 1) for job in chosen
            ]
            self._jobs.update({job.id: job for job in taken})
            return tuple(sorted(taken, key=lambda job: (job.due_at, job.id)))

        return self._write(take)

    def free_jobs_of(self, name: str, kinds: Sequence[str]) -> Future[int]:
        check_text(name, "worker")

        def free() -> int:
            found = [j for j in self._jobs.values() if j.kind in kinds and j.worker and j.worker.startswith(name)]
            self._jobs.update({job.id: replace(job, worker="", leased_until=0) for job in found})
            return len(found)

        return self._write(free)

    def _held(self, job: str, worker: str) -> Job | None:
        found = self._jobs.get(job)
        return found if found is not None and found.worker == worker else None

    def finish_job(self, job: str, worker: str) -> Future[bool]:
        def finish() -> bool:
            held = self._held(job, worker)
            if held is not None:
                del self._jobs[job]
            return held is not None

        return self._write(finish)

    def release_job(self, job: str, worker: str, due_at: int) -> Future[bool]:
        return self._write(lambda: self._change_job(job, worker, worker="", leased_until=0, due_at=due_at))

    def renew_job(self, job: str, worker: str, leased_until: int) -> Future[bool]:
        return self._write(lambda: self._change_job(job, worker, worker=worker, leased_until=leased_until))

    def _change_job(self, job: str, holder: str, worker: str, leased_until: int, due_at: int | None = None) -> bool:
        held = self._held(job, holder)
        if held is None:
            return False
        due = held.due_at if due_at is None else due_at
        self._jobs[job] = replace(held, worker=worker, leased_until=leased_until, due_at=due)
        return True

    def jobs_of(self, match: str) -> tuple[Job, ...]:
        with self._lock:
            found = [job for job in self._jobs.values() if job.match == match]
        return tuple(sorted(found, key=lambda job: (job.due_at, job.id)))

    # ---- keeping it ------------------------------------------------------------------------------------------

    def backup(self, file: Path) -> None:
        with self._lock:
            write_backup(file, self._tables())

    def _tables(self) -> dict[str, list[Row]]:
        all_kept = self._matches.values()
        return {
            "matches": [rows.header_row(kept.header) for kept in all_kept],
            "entries": [rows.entry_row(kept.header.id, entry) for kept in all_kept for entry in kept.entries],
            "summaries": [rows.summary_row(kept.summary, len(kept.entries)) for kept in all_kept],
            "participants": [row for kept in all_kept for row in rows.participant_rows(kept.summary)],
            "people": [rows.person_row(person) for person in self._people.values()],
            "sessions": [rows.session_row(session) for session in self._sessions.values()],
            "links": [rows.link_row(link) for link in self._links.values()],
            "chat": [rows.chat_row(line) for kept in all_kept for line in kept.chat],
            "jobs": [rows.job_row(job) for job in self._jobs.values()],
        }

    def check(self) -> tuple[str, ...]:
        return ()

    def trouble(self) -> str | None:
        return None

    def close(self) -> None:
        with self._lock:
            self._is_closed = True


Expiring = TypeVar("Expiring", Session, Link)


def _expired(kept: dict[str, Expiring], now: int, limit: int) -> list[str]:
    """The longest expired first."""
    found = sorted((value.expires_at, key) for key, value in kept.items() if value.expires_at < now)
    return [key for _, key in found[:limit]]


def _drop(kept: dict[str, T], keys: Iterable[str]) -> None:
    for key in keys:
        kept.pop(key, None)
