"""Telling those who watch a match what happened, each what they may know."""

from collections.abc import Sequence
from typing import Final, TypeVar, cast

import msgspec
from msgspec import Raw

from triumvir.match.draft import Happening
from triumvir.server.matches.live_match import Live
from triumvir.table.problems import NOT_FOUND, problem
from triumvir.table.protocol import ChatLine, EntrySeen, Presence, Refused, ServerMessage, TableState, Update
from triumvir.table.seat_views import numbered, seen_by, views_of

T = TypeVar("T")
_ENCODER: Final = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    return _ENCODER.encode(message)


def shared(part: T) -> T:
    """A part of several messages, encoded once: raw JSON may stand wherever a part is expected."""
    return cast(T, Raw(_ENCODER.encode(part)))


def publish(live: Live, happenings: Sequence[Happening], plies_before: int, now: int) -> None:
    """One message for each watcher; watchers who may know the same get the same bytes."""
    lines = numbered(happenings, plies_before)
    live.lately.extend(lines)
    if not live.watchers:
        return
    face = shared(live.face(now))
    made: dict[str | None, bytes] = {}
    seated = live.seated()
    for watcher in list(live.watchers):
        person = watcher.person if watcher.person in seated else None
        if person not in made:
            entries = [seen_by(live.match, happening, person, ply) for happening, ply in lines]
            made[person] = encode(Update(live.id, live.match.seq, face, views_of(live.match, person), entries))
        watcher.push(made[person])


def state_of(live: Live, person: str | None, entries: list[EntrySeen], chat: list[ChatLine], now: int) -> TableState:
    return TableState(
        live.id,
        live.match.seq,
        live.face(now),
        live.match.seats_of(person or ""),
        live.is_host(person),
        views_of(live.match, person),
        entries,
        chat,
    )


def publish_gone(live: Live) -> None:
    """There is no such table any more."""
    data = encode(Refused(None, problem(NOT_FOUND, "match"), live.id))
    for watcher in list(live.watchers):
        watcher.push(data)


def publish_presence(live: Live, now: int) -> None:
    away = live.away_by_seat(now)
    data = encode(Presence(live.id, [not gone for gone in away], away, live.spectators()))
    for watcher in list(live.watchers):
        watcher.push(data)
