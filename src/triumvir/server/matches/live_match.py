"""A match in memory: its state, who watches it, and what was answered lately."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Protocol

from triumvir.match.draft import AppliedEntry
from triumvir.match.state import Match
from triumvir.storage.store import MatchHeader
from triumvir.table.info import Lasting, lasting_of, table_info
from triumvir.table.problems import ApiError
from triumvir.table.protocol import TableInfo

KEPT_ANSWERS: Final = 256
KEPT_ENTRIES: Final = 8


class Watcher(Protocol):
    """Somebody who is told about matches."""

    @property
    def person(self) -> str | None: ...

    @property
    def muted(self) -> frozenset[str]:
        """The people whose chat this one does not want to see."""

    def push(self, data: bytes) -> None:
        """Send when possible; never waits."""


@dataclass(frozen=True)
class Answered:
    """What a command was answered, and what it said."""

    digest: str
    seq: int = 0
    trouble: ApiError | None = None


@dataclass(eq=False)
class LiveMatch:
    id: str
    header: MatchHeader
    match: Match
    latest_rules: int
    """The version by which new matches of its game are played."""
    loaded_at: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    answers: OrderedDict[str, Answered] = field(default_factory=OrderedDict)
    lately: deque[tuple[AppliedEntry, int | None]] = field(default_factory=lambda: deque(maxlen=KEPT_ENTRIES))
    """What happened last, with the number of the ply where it was one: who comes back soon has missed no more."""
    last_seen: dict[str, int] = field(default_factory=dict)
    touched_at: int = 0
    alarm: asyncio.TimerHandle | None = None
    is_doubtful: bool = False
    """A write failed: what is stored has to be read again before anything else is decided."""
    is_gone: bool = False
    """Nobody has begun to play for so long that there is no such table any more."""
    lasting: Lasting = field(init=False)

    def __post_init__(self) -> None:
        self.lasting = lasting_of(self.id, self.match, self.header.visibility.value, self.latest_rules)

    def remember(self, command_id: str, answered: Answered) -> None:
        """An id is used up by a command that was carried out; of others that were refused each keeps its answer."""
        key = command_id if answered.trouble is None else f"{command_id} {answered.digest}"
        self.answers[key] = answered
        if len(self.answers) > KEPT_ANSWERS:
            self.answers.popitem(last=False)

    def answer_to(self, command_id: str | None, digest: str) -> Answered | None:
        """What was answered to a command with this id, as far as that is remembered."""
        if command_id is None:
            return None
        return self.answers.get(command_id) or self.answers.get(f"{command_id} {digest}")

    def after(self, seq: int) -> list[tuple[AppliedEntry, int | None]] | None:
        """What happened after this entry; None if that is too long ago."""
        if seq >= self.match.seq:
            return []
        if not self.lately or self.lately[0][0].entry.seq > seq + 1 or self.lately[-1][0].entry.seq != self.match.seq:
            return None
        return [(applied, ply) for applied, ply in self.lately if applied.entry.seq > seq]

    # ---- presence --------------------------------------------------------------------------------------------

    def online(self) -> set[str | None]:
        """Everybody who watches; None for those who have no name."""
        return {watcher.person for watcher in self.watchers}

    def stood_still(self, gap: int) -> None:
        """Nobody could come back meanwhile."""
        self.loaded_at += gap
        self.last_seen = {person: at + gap for person, at in self.last_seen.items()}

    def is_online(self, person: str) -> bool:
        return person in self.online()

    def away(self, person: str, now: int) -> int:
        """For how long somebody has been away; since this server knows of the match, at most."""
        return 0 if self.is_online(person) else self._gone(person, now)

    def _gone(self, person: str, now: int) -> int:
        return max(1, now - self.last_seen.get(person, self.loaded_at))

    def away_by_seat(self, now: int) -> list[int]:
        """For how long the person of each seat has been away; 0 where nobody sits."""
        here, people = self.online(), [seat.person for seat in self.match.seats]
        return [self._gone(person, now) if person and person not in here else 0 for person in people]

    def spectators(self) -> int:
        return sum(1 for _ in self.spectating())

    def spectating(self) -> Iterator[Watcher]:
        seated = self.seated()
        return (watcher for watcher in self.watchers if watcher.person not in seated)

    def info(self, now: int) -> TableInfo:
        return table_info(self.match, self.lasting, now, self.away_by_seat(now), self.spectators())

    # ---- who may what ----------------------------------------------------------------------------------------

    def is_host(self, person: str | None) -> bool:
        return person is not None and self.header.created_by == person

    def seated(self) -> set[str]:
        """Everybody who has a seat, also where a bot stands in."""
        return {seat.person for seat in self.match.seats if seat.person}

    def is_seated(self, person: str | None) -> bool:
        return person in self.seated()
