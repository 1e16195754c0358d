"""What is sent to those who watch a table, each what they may know."""

from collections.abc import Sequence
from typing import Final, TypeVar, cast

import msgspec
from msgspec import Raw

from triumvir.match.draft import AppliedEntry
from triumvir.match.state import Match
from triumvir.table.protocol import ChatLine, EntrySeen, ServerMessage, TableInfo, TableState, Update
from triumvir.table.seat_views import seen_by, views_of

T = TypeVar("T")
_ENCODER: Final = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    return _ENCODER.encode(message)


def shared(part: T) -> T:
    """A part of several messages, encoded once: raw JSON may stand wherever a part is expected."""
    return cast(T, Raw(_ENCODER.encode(part)))


def update_for(
    person: str | None, match_id: str, match: Match, info: TableInfo, lines: Sequence[tuple[AppliedEntry, int | None]]
) -> Update:
    """What happened and what is to be seen now, for somebody with a seat or, without a person, for spectators."""
    entries = [seen_by(match, applied, person, ply) for applied, ply in lines]
    return Update(match_id, match.seq, info, views_of(match, person), entries)


def state_for(
    person: str | None, is_host: bool, match: Match, info: TableInfo, entries: list[EntrySeen], chat: list[ChatLine]
) -> TableState:
    """All there is to know."""
    seats = match.seats_of(person or "")
    return TableState(info.match, match.seq, info, seats, is_host, views_of(match, person), entries, chat)
