"""Whose job is next: in the order of arrival, in turns between those whose tables they are for.

A database asks the same in its own language (`sql/jobs.py`); the tests hold the two against each other.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from triumvir.storage.values import Job


def horizon(now: int, leased_until: int) -> int:
    """No time that was written by a right clock lies beyond: twice as far from now as the lease that is asked for."""
    return 2 * leased_until - now


def is_to_come(moment: int, now: int, leased_until: int) -> bool:
    """Whether a lease still lasts, or a job is not yet due. What a wrong clock wrote is neither."""
    return now < moment <= horizon(now, leased_until)


def next_jobs(
    jobs: Iterable[Job], now: int, leased_until: int, limit: int, dear: int, lately: Sequence[str] = ()
) -> list[Job]:
    """Up to `limit` of these jobs, which stand in the order of arrival; of those at most `dear` that cost much.

    Every owner has a first turn, a second, and so on, held jobs included. Of those who have the same turn, whoever was
    not served `lately` comes first, then whoever was served longest ago, and then whose job came first.
    """
    ours = list(jobs)
    held = [job for job in ours if is_to_come(job.leased_until, now, leased_until)]
    free = [job for job in ours if job not in held and not is_to_come(job.due_at, now, leased_until)]
    busy = Counter((job.owner, job.cost) for job in held)
    served = {owner: number for number, owner in enumerate(lately, 1)}
    turns: list[tuple[int, int, int, Job]] = []
    for arrival, job in enumerate(free):
        busy[job.owner, job.cost] += 1
        turns.append((busy[job.owner, job.cost], served.get(job.owner, 0), arrival, job))
    chosen: list[Job] = []
    taken: defaultdict[int, int] = defaultdict(int)
    for *_, job in sorted(turns, key=lambda turn: turn[:3]):
        taken[job.cost] += 1
        if job.cost == 0 or taken[job.cost] <= dear:
            chosen.append(job)
    return chosen[: max(0, limit)]
