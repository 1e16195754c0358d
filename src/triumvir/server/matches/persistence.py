"""Between a match and its stored form."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from triumvir.contract import json
from triumvir.contract.json import JSON
from triumvir.match import entry as match_entry
from triumvir.match.draft import Happening
from triumvir.match.sealed import commitment_of
from triumvir.match.seat import BOT, HUMAN
from triumvir.match.state import OVER, WAITING, Match
from triumvir.server.cluster.shards import bucket_of
from triumvir.server.jobs.evaluator import cost_of
from triumvir.storage.store import Entry, Job, MatchHeader, MatchSummary, SeatLine, Status, Visibility

BOT_JOB = "bot"
KEPT_LINES: Final = 4096
ENCODER: Final = msgspec.json.Encoder(order="sorted")


def bot_job_kind(bucket: int) -> str:
    """Jobs tell where their match lives, so that no process takes those of another."""
    return f"{BOT_JOB}.{bucket}"


def header_of(match_id: str, match: Match, visibility: str, created_by: str | None, at: int) -> MatchHeader:
    return MatchHeader(
        id=match_id,
        game=match.settings.game,
        rules_version=match.settings.rules_version,
        options=json.dumps(dict(match.options.values)),
        seats=json.dumps([seat.kind for seat in match.seats]),
        settings=json.dumps(match.settings.to_json()),
        seed_commitment=commitment_of(match.seed),
        visibility=Visibility(visibility),
        created_at=at,
        created_by=created_by,
        secret=match.seed.hex(),
    )


def stored(happenings: Sequence[Happening], command_id: str | None = None, answer: JSON = None) -> list[Entry]:
    """Entries to be written; the first one carries the command and its answer."""
    lines = []
    for number, happening in enumerate(happenings):
        entry = happening.entry
        is_first = number == 0 and command_id is not None
        lines.append(
            Entry(
                seq=entry.seq,
                kind=entry.kind,
                seat=entry.seat,
                command_id=command_id if is_first else None,
                body=_text(entry.body),
                answer=_text(answer) if is_first else None,
                state_hash=entry.state_hash,
                at=entry.at,
            )
        )
    return lines


def _text(value: JSON) -> str:
    """The same text as `json.dumps` makes, in a third of the time."""
    return ENCODER.encode(value).decode()


def unstored(entries: Sequence[Entry]) -> list[match_entry.Entry]:
    found = []
    for entry in entries:
        body = json.loads(entry.body, f"entry {entry.seq}")
        assert isinstance(body, dict)
        found.append(match_entry.Entry(entry.seq, entry.kind, entry.seat, body, entry.state_hash, entry.at))
    return found


def summary_of(match_id: str, match: Match, visibility: Visibility) -> MatchSummary:
    return MatchSummary(
        match=match_id,
        game=match.settings.game,
        visibility=visibility,
        status=_status(match),
        seats=tuple([seat_line(seat.kind, seat.name, seat.person or None) for seat in match.seats]),
        to_act=tuple(match.to_act()),
        plies=len(match.plies),
        updated_at=match.updated_at,
        result=None if match.end is None else json.dumps(match.end.outcome.to_json()),
    )


@lru_cache(KEPT_LINES)
def seat_line(kind: str, name: str, person: str | None) -> SeatLine:
    """A match writes its summary at every move, and the same people sit there."""
    return SeatLine(kind, name, person)


def _status(match: Match) -> Status:
    if match.status == WAITING:
        return Status.OPEN
    if match.status != OVER:
        return Status.RUNNING
    assert match.end is not None
    return Status.CANCELLED if match.end.outcome.reason == "cancelled" else Status.FINISHED


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
            cost=cost_of(match.seats[seat].level),
        )
        for seat, seen in asked
    ]


def is_alone(match: Match) -> bool:
    """Nobody sits here; bots play among themselves, or stand in for people who have all left."""
    return all(seat.kind != HUMAN for seat in match.seats)
