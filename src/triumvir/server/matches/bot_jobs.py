"""What there is to do for the bots of a match."""

from typing import Final

from triumvir.contract import json
from triumvir.contract.levels import LEVELS
from triumvir.match.seat import BOT, HUMAN
from triumvir.match.state import Match
from triumvir.server.cluster.shards import bucket_of
from triumvir.storage.store import Job

BOT_JOB: Final = "bot"
DEAR: Final = frozenset([level.name for level in LEVELS if level.is_dear])


def bot_job_kind(bucket: int) -> str:
    """Jobs tell where their match lives, so that no process takes those of another."""
    return f"{BOT_JOB}.{bucket}"


def bot_jobs(match_id: str, match: Match, owner: str | None, is_watched: bool) -> list[Job]:
    """A job for every bot that has to decide now; the same position never makes a second one.

    Where bots are among themselves and nobody watches, there is nothing to be done until somebody does.
    """
    asked = [(seat, seen) for seat, seen in match.asked.items() if match.seats[seat].kind == BOT]
    if not asked or (not is_watched and is_alone(match)):
        return []
    return [
        Job(
            f"{match_id}.{seen}.{seat}",
            match_id,
            bot_job_kind(bucket_of(match_id)),
            json.dumps({"seat": seat, "seen": seen, "at": match.updated_at}),
            owner=owner or "",
            cost=int(match.seats[seat].level in DEAR),
        )
        for seat, seen in asked
    ]


def is_alone(match: Match) -> bool:
    """Nobody sits here; bots play among themselves, or stand in for people who have all left."""
    return all(seat.kind != HUMAN for seat in match.seats)
