"""Between a match and its stored form."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from triumvir.contract import json
from triumvir.contract.json import JSON
from triumvir.match import entry as match_entry
from triumvir.match.clock import NONE
from triumvir.match.draft import AppliedEntry
from triumvir.match.start import start_of
from triumvir.match.state import Match
from triumvir.storage.store import Entry, MatchHeader, MatchSummary, SeatLine, Status, Visibility

KEPT_LINES: Final = 4096
ENCODER: Final = msgspec.json.Encoder(order="sorted")


def header_of(match_id: str, match: Match, visibility: str, created_by: str | None, at: int) -> MatchHeader:
    return MatchHeader(
        id=match_id,
        game=match.settings.game,
        rules_version=match.settings.rules_version,
        start=start_of(match.settings, match.seed),
        has_clock=match.settings.clock.kind != NONE,
        visibility=Visibility(visibility),
        created_at=at,
        created_by=created_by,
    )


def to_stored(
    applied_entries: Sequence[AppliedEntry], command_id: str | None = None, answer: JSON = None
) -> list[Entry]:
    """Entries to be written; the first one carries the command and its answer."""
    lines = []
    for number, applied in enumerate(applied_entries):
        entry = applied.entry
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


def from_stored(entries: Sequence[Entry]) -> list[match_entry.Entry]:
    """Entries that were read; BadInput names one that is none."""
    return [_entry_of(entry, f"entry {entry.seq}") for entry in entries]


def _entry_of(entry: Entry, where: str) -> match_entry.Entry:
    body = json.Reader(json.loads(entry.body, where), where).fields
    return match_entry.Entry(entry.seq, entry.kind, entry.seat, body, entry.state_hash, entry.at)


def summary_of(match_id: str, match: Match, visibility: Visibility) -> MatchSummary:
    return MatchSummary(
        match=match_id,
        game=match.settings.game,
        visibility=visibility,
        status=Status(match.status),
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
