"""Jobs: work that a move made necessary."""

from collections.abc import Iterable, Sequence
from typing import Final

from triumvir.storage.fairness import horizon
from triumvir.storage.sql import rows
from triumvir.storage.sql.database import Connection
from triumvir.storage.sql.matches import ADD_JOB, require
from triumvir.storage.sql.rows import columns
from triumvir.storage.values import Job

HELD: Final = "WHERE id = ? AND worker = ?"


def put_jobs(connection: Connection, jobs: Sequence[Job]) -> None:
    require(connection, [job.match for job in jobs])
    for job in jobs:
        connection.change(ADD_JOB, rows.job_row(job))


def take_jobs(
    connection: Connection,
    skip: str,
    worker: str,
    kinds: Sequence[str],
    now: int,
    leased_until: int,
    limit: int,
    dear: int,
    lately: Sequence[str],
) -> tuple[Job, ...]:
    """What `fairness.next_jobs` chooses. `skip` lets several processes take jobs side by side: each passes over what
    another is just taking, and asks once more, with the row in hand, whether it is free."""
    if not kinds or limit <= 0:
        return ()
    latest = horizon(now, leased_until)
    taken = connection.ask(
        f"""WITH ours AS (
            SELECT id, owner, cost, arrival,
                CASE WHEN leased_until > ? AND leased_until <= ? THEN 1 ELSE 0 END AS held,
                CASE WHEN due_at > ? AND due_at <= ? THEN 1 ELSE 0 END AS early
            FROM jobs WHERE kind IN ({marks(kinds)})),
        turns AS (
            SELECT id, cost, arrival, held, early, {_served(lately)} AS served,
                sum(held) OVER (PARTITION BY owner, cost)
                + row_number() OVER (PARTITION BY owner, cost, held, early ORDER BY arrival) AS turn
            FROM ours),
        waiting AS (
            SELECT id, cost, turn, served, arrival,
                row_number() OVER (PARTITION BY cost ORDER BY turn, served, arrival) AS place
            FROM turns WHERE held = 0 AND early = 0),
        chosen AS (
            SELECT id FROM waiting WHERE cost = 0 OR place <= ? ORDER BY turn, served, arrival LIMIT ?),
        free AS MATERIALIZED (
            SELECT id FROM jobs WHERE id IN (SELECT id FROM chosen) AND (leased_until <= ? OR leased_until > ?) {skip})
        UPDATE jobs SET worker = ?, leased_until = ?, attempts = attempts + 1
        WHERE id IN (SELECT id FROM free) RETURNING {columns("jobs")}""",
        [now, latest, now, latest, *kinds, *lately, dear, limit, now, latest, worker, leased_until],
    )
    return _in_order(rows.job_of(row) for row in taken)


def _served(lately: Sequence[str]) -> str:
    """When an owner was served last, counted among these; 0 for the others."""
    if not lately:
        return "0"
    return f"CASE owner {' '.join(f'WHEN ? THEN {number}' for number in range(1, len(lately) + 1))} ELSE 0 END"


def marks(values: Sequence[str]) -> str:
    return ", ".join("?" * len(values))


def _in_order(jobs: Iterable[Job]) -> tuple[Job, ...]:
    return tuple(sorted(jobs, key=lambda job: (job.due_at, job.id)))


def finish_job(connection: Connection, job: str, worker: str) -> bool:
    return connection.change(f"DELETE FROM jobs {HELD}", [job, worker]) == 1


def release_job(connection: Connection, job: str, worker: str, due_at: int) -> bool:
    statement = f"UPDATE jobs SET worker = '', leased_until = 0, due_at = ? {HELD}"
    return connection.change(statement, [due_at, job, worker]) == 1


def renew_job(connection: Connection, job: str, worker: str, leased_until: int) -> bool:
    return connection.change(f"UPDATE jobs SET leased_until = ? {HELD}", [leased_until, job, worker]) == 1


def free_jobs_of(connection: Connection, name: str, kinds: Sequence[str]) -> int:
    if not kinds:
        return 0
    return connection.change(
        f"""UPDATE jobs SET worker = '', leased_until = 0
        WHERE kind IN ({marks(kinds)}) AND worker <> '' AND substr(worker, 1, ?) = ?""",
        [*kinds, len(name), name],
    )


def jobs_of(connection: Connection, match: str) -> tuple[Job, ...]:
    found = connection.ask(f"SELECT {columns('jobs')} FROM jobs WHERE match_id = ?", [match])
    return _in_order(rows.job_of(row) for row in found)
