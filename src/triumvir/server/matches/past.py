"""What happened in matches longer ago than a match itself remembers, for those who come late or come back.

It is read beside the match, never under its lock, and kept: what is read for one is there for all who sit at the same
seats, and grows by what is new. Kept is what entries make of a match and nothing else, so nothing in it can be old.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from triumvir.match.draft import AppliedEntry
from triumvir.match.state import Match
from triumvir.server.limits import Limiter
from triumvir.server.matches.live_match import LiveMatch
from triumvir.server.matches.loading import read_match, read_on
from triumvir.server.matches.registry import MatchRegistry
from triumvir.table.problems import TOO_FAST, ApiError
from triumvir.table.protocol import EntrySeen
from triumvir.table.seat_views import numbered, seen_from, viewpoints

MOST_ENTRIES: Final = 400
"""Nobody is told more than so many of the latest."""
MOST_KEPT: Final = MOST_ENTRIES + 100
"""What is stored may be a little ahead of what is told."""
MOST_BYTES: Final = 32 * 1024 * 1024
READERS: Final = 2
"""How many are read at a time, so that whoever wants something else finds a thread."""
WEIGHT: Final = 1000
"""What an entry takes in memory beside its events, and about as much for each kind of viewer."""
MINUTE: Final = 60

Line: TypeAlias = tuple[AppliedEntry, int | None]
Seats: TypeAlias = tuple[int | None, ...]
"""All that decides what somebody may know of an entry."""


@dataclass(frozen=True)
class News:
    """What was read in a thread, to be added to what is known."""

    match: Match
    lines: list[Line]
    shown: dict[Seats, list[EntrySeen]]


@dataclass
class Past:
    """One match as far as it was read; changed in the event loop only."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Who reads on holds it: of many who ask at once, one reads."""
    match: Match | None = None
    lines: list[Line] = field(default_factory=list)
    shown: dict[Seats, list[EntrySeen]] = field(default_factory=dict)

    @property
    def seq(self) -> int:
        return 0 if self.match is None else self.match.seq

    def add(self, news: News) -> None:
        self.match = news.match
        self.lines = [*self.lines, *news.lines][-MOST_KEPT:]
        for seats, entries in news.shown.items():
            self.shown[seats] = [*self.shown.get(seats, []), *entries][-MOST_KEPT:]

    def told(self, live: LiveMatch, seats: Seats, seen: int) -> list[EntrySeen] | None:
        lately = live.after(self.seq)
        if lately is None or seats not in self.shown:
            return None
        first = max(seen, live.match.seq - MOST_ENTRIES)
        older = [entry for entry in self.shown[seats] if first < entry.seq <= live.match.seq]
        return older + _seen(lately, seats)

    def weight(self) -> int:
        return WEIGHT * (10 + len(self.lines)) + sum(_weight(entries) for entries in self.shown.values())


def _weight(entries: Sequence[EntrySeen]) -> int:
    parts = [raw for entry in entries for part in entry.events for raw in (part.events, part.lines)]
    return WEIGHT * len(entries) + sum(len(memoryview(raw)) for raw in parts)


def _seen(lines: Iterable[Line], seats: Seats) -> list[EntrySeen]:
    return [seen_from(applied, seats, ply) for applied, ply in lines]


def told(live: LiveMatch, person: str | None, seen: int, past: Past | None) -> list[EntrySeen] | None:
    """What happened after entry `seen`, as this person may know it; None if it has to be read first."""
    seats = tuple(viewpoints(live.match, person))
    lately = live.after(seen)
    if lately is not None:
        return _seen(lately, seats)
    return None if past is None else past.told(live, seats, seen)


class Pasts:
    def __init__(self, registry: MatchRegistry, most_bytes: int = MOST_BYTES) -> None:
        self.bytes = 0
        self._registry = registry
        self._most_bytes = most_bytes
        self._kept: OrderedDict[str, Past] = OrderedDict()
        self._weights: dict[str, int] = {}
        self._readers = asyncio.Semaphore(READERS)
        often = registry.config.sockets_per_address
        self._by_asker = Limiter(often / MINUTE, often)
        self._by_match = Limiter(often / 4, 4 * often)
        registry.metrics.gauges["past_bytes"] = lambda: self.bytes

    def must_be_slow(self, live: LiveMatch, person: str | None, address: str) -> None:
        """Everybody behind an address may come back at once, but not again and again; spectators together neither.

        Those who play are counted each for themselves, so that nobody who watches can keep them away.
        """
        now, plays = self._registry.now(), live.is_seated(person)
        is_slow = self._by_asker.may(f"{live.id} {person if plays else address}", now)
        if not is_slow or not (plays or self._by_match.may(live.id, now)):
            raise ApiError(TOO_FAST, "match")

    async def read(self, live: LiveMatch, person: str | None) -> Past:
        """The past of a match up to now. Nobody who plays waits for this, and who asked may go away meanwhile."""
        past = self._kept.setdefault(live.id, Past())
        self._kept.move_to_end(live.id)
        seats = tuple(viewpoints(live.match, person))
        await asyncio.shield(self._registry.spawn(self._bring_up(live, past, seats)))
        return past

    async def _bring_up(self, live: LiveMatch, past: Past, seats: Seats) -> None:
        async with past.lock:
            if past.match is not None and seats in past.shown and live.after(past.seq) is not None:
                return
            try:
                async with self._readers:
                    news = await asyncio.to_thread(self._read_on, live.id, past, seats)
            except ApiError:
                self.forget(live.id)
                raise
            past.add(news)
        self._registry.metrics.count("pasts_read")
        self._weigh(live.id, past)

    def _read_on(self, match_id: str, past: Past, seats: Seats) -> News:
        """In a thread: on a copy, since others may look at what is known."""
        if past.match is None:
            found = read_match(self._registry.store, self._registry.games, match_id, 0)
            match, lines = found.match, numbered(found.applied_entries, 0)[-MOST_KEPT:]
        else:
            match = past.match.copy()
            lines = numbered(read_on(self._registry.store, match, match_id), len(past.match.plies))
        shown = {known: _seen(lines, known) for known in past.shown}
        shown.setdefault(seats, _seen([*past.lines, *lines], seats))
        return News(match, lines, shown)

    def _weigh(self, match_id: str, past: Past) -> None:
        """The longest unasked go first, even one that is too large by itself."""
        if self._kept.get(match_id) is past:
            self.bytes += past.weight() - self._weights.get(match_id, 0)
            self._weights[match_id] = past.weight()
        while self._kept and self.bytes > self._most_bytes:
            self.forget(next(iter(self._kept)))

    def forget(self, match_id: str) -> None:
        self._kept.pop(match_id, None)
        self.bytes -= self._weights.pop(match_id, 0)
