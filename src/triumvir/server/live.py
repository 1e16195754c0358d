"""A match in memory: its state, who watches it, and what was answered lately."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Protocol

from triumvir.match.state import Match
from triumvir.server.faces import face_of
from triumvir.server.problems import Trouble
from triumvir.server.protocol import TableFace
from triumvir.storage.store import MatchHeader

KEPT_ANSWERS: Final = 256


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
    trouble: Trouble | None = None


@dataclass(eq=False)
class Live:
    id: str
    header: MatchHeader
    match: Match
    loaded_at: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    answers: OrderedDict[str, Answered] = field(default_factory=OrderedDict)
    last_seen: dict[str, int] = field(default_factory=dict)
    touched_at: int = 0
    alarm: asyncio.TimerHandle | None = None
    is_doubtful: bool = False
    """A write failed: what is stored has to be read again before anything else is decided."""

    def remember(self, command_id: str, answered: Answered) -> None:
        self.answers[command_id] = answered
        if len(self.answers) > KEPT_ANSWERS:
            self.answers.popitem(last=False)

    # ---- presence --------------------------------------------------------------------------------------------

    def is_online(self, person: str) -> bool:
        return any(watcher.person == person for watcher in self.watchers)

    def away(self, person: str, now: int) -> int:
        """For how long somebody has been away; since this server knows of the match, at most."""
        if self.is_online(person):
            return 0
        return max(1, now - self.last_seen.get(person, self.loaded_at))

    def spectators(self) -> int:
        return sum(1 for _ in self.spectating())

    def spectating(self) -> Iterator[Watcher]:
        return (watcher for watcher in self.watchers if not self.match.seats_of(watcher.person or ""))

    def face(self, now: int) -> TableFace:
        return face_of(
            self.header,
            self.match,
            now,
            lambda person: self.away(person, now),
            self.spectators(),
        )

    # ---- who may what ----------------------------------------------------------------------------------------

    def is_host(self, person: str | None) -> bool:
        return person is not None and self.header.created_by == person

    def is_seated(self, person: str | None) -> bool:
        return bool(self.match.seats_of(person or ""))
