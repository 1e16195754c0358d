"""What is stored, as frozen values. Times are milliseconds since 1970 in UTC; JSON is text that storage never reads.

Tokens are never stored, only their hashes. Names of people stand in `Person` and in the seats of a `MatchSummary`;
a header should name people by id, so that somebody can be forgotten.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Status(StrEnum):
    """The words are those of a match."""

    WAITING = "waiting"
    """For people to sit down."""
    PLAYING = "playing"
    OVER = "over"

    @property
    def is_over(self) -> bool:
        return self is Status.OVER

    @classmethod
    def _missing_(cls, value: object) -> "Status | None":
        """A match that was exported before there was one word for one thing."""
        return _FORMER_WORDS.get(str(value))


_FORMER_WORDS: Final = {
    "open": Status.WAITING,
    "running": Status.PLAYING,
    "finished": Status.OVER,
    "cancelled": Status.OVER,
}


class Visibility(StrEnum):
    PUBLIC = "public"
    """In the lobby, and in the archive afterwards."""
    LINK = "link"
    """For those who have a link."""
    PRIVATE = "private"
    """For those at the table."""


@dataclass(frozen=True, slots=True)
class MatchHeader:
    """What lists and doors ask of a match before they read it. It never changes, and its first entry says the rest."""

    id: str
    game: str
    rules_version: int
    start: str
    """Where it began."""
    has_clock: bool
    visibility: Visibility
    created_at: int
    created_by: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened in a match; `seq` counts from 1 without gaps."""

    seq: int
    kind: str
    seat: int | None
    command_id: str | None
    """Unique in its match: a command that comes again gets the first answer."""
    body: str
    """JSON."""
    answer: str | None
    """JSON: what the sender of the command was told."""
    state_hash: str
    at: int


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat in a list of matches."""

    kind: str
    name: str = ""
    person: str | None = None


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """What a list shows of a match. It may always be made again from header and entries."""

    match: str
    game: str
    visibility: Visibility
    status: Status
    seats: tuple[SeatLine, ...]
    to_act: tuple[int, ...]
    """The seats whose turn it is."""
    plies: int
    updated_at: int
    result: str | None = None
    """JSON, when it is over."""


@dataclass(frozen=True, slots=True)
class StoredMatch:
    header: MatchHeader
    summary: MatchSummary
    entries: tuple[Entry, ...]


GUEST: Final = "guest"


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    kind: str
    """`guest`, and what else there may be one day."""
    created_at: int
    profile: str = "{}"
    """JSON: language, colours, whom they muted."""


@dataclass(frozen=True, slots=True)
class Session:
    token_hash: str
    person: str
    created_at: int
    expires_at: int


@dataclass(frozen=True, slots=True)
class Link:
    """An invitation to a seat, or to watch where `seat` is None."""

    token_hash: str
    match: str
    seat: int | None
    expires_at: int


@dataclass(frozen=True, slots=True)
class ChatLine:
    match: str
    room: str
    """`players` or `spectators`."""
    person: str | None
    name: str
    text: str
    at: int
    number: int = 0
    """Given by the store: counts from 1 in a match, over all its rooms."""


@dataclass(frozen=True, slots=True)
class Job:
    """Work that a move made necessary, written in the transaction of the move and done by a worker later."""

    id: str
    """Chosen by the writer; the same id again is the same job and is not stored twice."""
    match: str
    kind: str
    body: str
    """JSON."""
    due_at: int = 0
    worker: str = ""
    """Who holds it, while `leased_until` is in the future."""
    leased_until: int = 0
    attempts: int = 0
    """How often it was taken."""
    owner: str = ""
    """Whose table it is for: jobs are done in turns between owners."""
    cost: int = 0
    """0 for what is done in a moment, 1 for what takes long. Both wait in lines of their own."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where a page of a list ended; the next page comes after it."""

    at: int
    match: str


@dataclass(frozen=True, slots=True)
class Page:
    """Summaries, the latest first; `next` is None on the last page."""

    matches: tuple[MatchSummary, ...]
    next: Cursor | None


@dataclass(frozen=True, slots=True)
class IdleGuests:
    """People whom nobody would miss; `next` is where to look on, None at the end."""

    people: tuple[str, ...]
    next: str | None


@dataclass(frozen=True, slots=True)
class RulesInUse:
    """How many matches are played by one version of the rules of a game."""

    game: str
    rules_version: int
    matches: int
    unfinished: int
