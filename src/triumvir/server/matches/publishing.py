"""Telling those who watch a match what happened, each what they may know."""

from collections.abc import Sequence

from triumvir.match.draft import AppliedEntry
from triumvir.server.matches.live_match import LiveMatch
from triumvir.table.problems import NOT_FOUND, problem
from triumvir.table.protocol import ChatLine, EntrySeen, Presence, Refused, TableState
from triumvir.table.seat_views import numbered
from triumvir.table.updates import encode, shared, state_for, update_for


def publish(live: LiveMatch, applied_entries: Sequence[AppliedEntry], plies_before: int, now: int) -> None:
    """One message for each watcher; watchers who may know the same get the same bytes."""
    lines = numbered(applied_entries, plies_before)
    live.lately.extend(lines)
    if not live.watchers:
        return
    info = shared(live.info(now))
    made: dict[str | None, bytes] = {}
    seated = live.seated()
    for watcher in list(live.watchers):
        person = watcher.person if watcher.person in seated else None
        if person not in made:
            made[person] = encode(update_for(person, live.id, live.match, info, lines))
        watcher.push(made[person])


def state_of(
    live: LiveMatch, person: str | None, entries: list[EntrySeen], chat: list[ChatLine], now: int
) -> TableState:
    return state_for(person, live.is_host(person), live.match, live.info(now), entries, chat)


def publish_gone(live: LiveMatch) -> None:
    """There is no such table any more."""
    data = encode(Refused(None, problem(NOT_FOUND, "match"), live.id))
    for watcher in list(live.watchers):
        watcher.push(data)


def publish_presence(live: LiveMatch, now: int) -> None:
    away = live.away_by_seat(now)
    data = encode(Presence(live.id, [not gone for gone in away], away, live.spectators()))
    for watcher in list(live.watchers):
        watcher.push(data)
