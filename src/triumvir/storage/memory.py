"""A store in memory, for tests: nothing outlives the process, everything else is as in a database."""

from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from triumvir.storage.backups import write_backup
from triumvir.storage.fairness import next_jobs
from triumvir.storage.shelves import Shelves
from triumvir.storage.soundness import check_text, check_value, check_values
from triumvir.storage.sql import rows
from triumvir.storage.sql.database import Row
from triumvir.storage.values import (
    ChatLine,
    Job,
    Link,
    Person,
    Session,
    Snapshot,
)

T = TypeVar("T")


class MemoryStore(Shelves):
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
            self._shelf(link.match)
            self._links[link.token_hash] = link

        return self._write(put)

    def link(self, token_hash: str) -> Link | None:
        with self._lock:
            return self._links.get(token_hash)

    def links_of(self, match: str) -> tuple[Link, ...]:
        with self._lock:
            found = [link for link in self._links.values() if link.match == match]
        return tuple(sorted(found, key=lambda link: link.token_hash))

    def drop_link(self, token_hash: str) -> Future[None]:
        return self._write(lambda: _drop(self._links, [token_hash]))

    def sweep(self, now: int) -> Future[int]:
        def sweep() -> int:
            sessions = [key for key, session in self._sessions.items() if session.expires_at < now]
            links = [key for key, link in self._links.items() if link.expires_at < now]
            _drop(self._sessions, sessions)
            _drop(self._links, links)
            return len(sessions) + len(links)

        return self._write(sweep)

    # ---- chat ------------------------------------------------------------------------------------------------

    def say(self, line: ChatLine) -> Future[ChatLine]:
        check_value(line)

        def say() -> ChatLine:
            shelf = self._shelf(line.match)
            shelf.chat.append(replace(line, number=len(shelf.chat) + 1))
            return shelf.chat[-1]

        return self._write(say)

    def chat(self, match: str, room: str, after: int = 0, limit: int = 100) -> tuple[ChatLine, ...]:
        with self._lock:
            lines = self._shelves[match].chat if match in self._shelves else []
            found = [line for line in lines if line.room == room and line.number > after]
        return tuple(found[max(len(found) - limit, 0) :])

    # ---- jobs ------------------------------------------------------------------------------------------------

    def put_jobs(self, jobs: Sequence[Job]) -> Future[None]:
        check_values(jobs)

        def put() -> None:
            for job in jobs:
                self._shelf(job.match)
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

    # ---- the cache -------------------------------------------------------------------------------------------

    def put_snapshot(self, snapshot: Snapshot) -> Future[None]:
        check_value(snapshot)

        def put() -> None:
            self._shelf(snapshot.match).snapshot = snapshot

        return self._write(put)

    def snapshot(self, match: str) -> Snapshot | None:
        with self._lock:
            return self._shelves[match].snapshot if match in self._shelves else None

    # ---- keeping it ------------------------------------------------------------------------------------------

    def backup(self, file: Path) -> None:
        with self._lock:
            write_backup(file, self._tables())

    def _tables(self) -> dict[str, list[Row]]:
        shelves = self._shelves.values()
        return {
            "matches": [rows.header_row(shelf.header) for shelf in shelves],
            "entries": [rows.entry_row(shelf.header.id, entry) for shelf in shelves for entry in shelf.entries],
            "summaries": [rows.summary_row(shelf.summary, len(shelf.entries)) for shelf in shelves],
            "participants": [row for shelf in shelves for row in rows.participant_rows(shelf.summary)],
            "people": [rows.person_row(person) for person in self._people.values()],
            "sessions": [rows.session_row(session) for session in self._sessions.values()],
            "links": [rows.link_row(link) for link in self._links.values()],
            "chat": [rows.chat_row(line) for shelf in shelves for line in shelf.chat],
            "jobs": [rows.job_row(job) for job in self._jobs.values()],
            "snapshots": [rows.snapshot_row(shelf.snapshot) for shelf in shelves if shelf.snapshot is not None],
        }

    def check(self) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        with self._lock:
            self._is_closed = True


def _drop(kept: dict[str, T], keys: Iterable[str]) -> None:
    for key in keys:
        kept.pop(key, None)
