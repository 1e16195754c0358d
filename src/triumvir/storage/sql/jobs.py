"""Jobs and snapshots: work that a move made necessary, and what it saves to have computed already."""

from collections.abc import Iterable, Sequence
from typing import Final

from triumvir.storage.sql import rows
from triumvir.storage.sql.database import Connection
from triumvir.storage.sql.matches import ADD_JOB, require
from triumvir.storage.sql.rows import columns, put
from triumvir.storage.values import Job, Snapshot

HELD: Final = "WHERE id = ? AND worker = ?"


def put_jobs(connection: Connection, jobs: Sequence[Job]) -> None:
    require(connection, [job.match for job in jobs])
    for job in jobs:
        connection.change(ADD_JOB, rows.job_row(job))


def take_jobs(
    connection: Connection, skip: str, worker: str, kinds: Sequence[str], now: int, leased_until: int, limit: int
) -> tuple[Job, ...]:
    """`skip` lets several processes take jobs side by side: each passes over what another is just taking."""
    if not kinds:
        return ()
    marks = ", ".join("?" * len(kinds))
    taken = connection.ask(
        f"""WITH free AS MATERIALIZED (
            SELECT id FROM jobs WHERE kind IN ({marks}) AND due_at <= ? AND leased_until <= ?
            ORDER BY due_at, id LIMIT ? {skip})
        UPDATE jobs SET worker = ?, leased_until = ?, attempts = attempts + 1
        WHERE id IN (SELECT id FROM free) RETURNING {columns("jobs")}""",
        [*kinds, now, now, limit, worker, leased_until],
    )
    return _in_order(rows.job_of(row) for row in taken)


def _in_order(jobs: Iterable[Job]) -> tuple[Job, ...]:
    return tuple(sorted(jobs, key=lambda job: (job.due_at, job.id)))


def finish_job(connection: Connection, job: str, worker: str) -> bool:
    return connection.change(f"DELETE FROM jobs {HELD}", [job, worker]) == 1


def release_job(connection: Connection, job: str, worker: str, due_at: int) -> bool:
    statement = f"UPDATE jobs SET worker = '', leased_until = 0, due_at = ? {HELD}"
    return connection.change(statement, [due_at, job, worker]) == 1


def renew_job(connection: Connection, job: str, worker: str, leased_until: int) -> bool:
    return connection.change(f"UPDATE jobs SET leased_until = ? {HELD}", [leased_until, job, worker]) == 1


def jobs_of(connection: Connection, match: str) -> tuple[Job, ...]:
    found = connection.ask(f"SELECT {columns('jobs')} FROM jobs WHERE match_id = ?", [match])
    return _in_order(rows.job_of(row) for row in found)


def put_snapshot(connection: Connection, snapshot: Snapshot) -> None:
    require(connection, [snapshot.match])
    connection.change(put("snapshots", "match_id"), rows.snapshot_row(snapshot))


def snapshot(connection: Connection, match: str) -> Snapshot | None:
    found = connection.ask(f"SELECT {columns('snapshots')} FROM snapshots WHERE match_id = ?", [match])
    return rows.snapshot_of(found[0]) if found else None
