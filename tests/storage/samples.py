"""Values to store, in one line each."""

from triumvir.storage.store import (
    ChatLine,
    Entry,
    Job,
    Link,
    MatchHeader,
    MatchSummary,
    Person,
    SeatLine,
    Session,
    Status,
    Store,
    Visibility,
)

WAIT = 30
"""Seconds after which a write that never ends fails its test."""

ANNA = SeatLine("human", "Anna", "anna")
BELA = SeatLine("human", "Béla", "bela")


def header(match: str = "m1", game: str = "caesar", visibility: Visibility = Visibility.PUBLIC) -> MatchHeader:
    return MatchHeader(match, game, 1, "usual", False, visibility, 1000, "anna")


def entry(seq: int, command: str | None = None, body: str = "{}", answer: str | None = None) -> Entry:
    return Entry(seq, "action", seq % 2, command, body, answer, f"{seq:016x}", 1000 + seq)


def entries(first: int, last: int) -> list[Entry]:
    return [entry(seq) for seq in range(first, last + 1)]


def summary(
    match: str = "m1",
    at: int = 1000,
    status: Status = Status.PLAYING,
    game: str = "caesar",
    visibility: Visibility = Visibility.PUBLIC,
    seats: tuple[SeatLine, ...] = (ANNA, BELA),
    plies: int = 0,
) -> MatchSummary:
    return MatchSummary(match, game, visibility, status, seats, (0,), plies, at)


def job(key: str = "j1", match: str = "m1", kind: str = "bot", due_at: int = 0, owner: str = "", cost: int = 0) -> Job:
    return Job(key, match, kind, '{"level":"Miles"}', due_at, owner=owner, cost=cost)


def person(key: str = "anna", name: str = "Anna") -> Person:
    return Person(key, name, "guest", 1000)


def session(token_hash: str = "s1", expires_at: int = 5000) -> Session:
    return Session(token_hash, "anna", 1000, expires_at)


def link(token_hash: str = "l1", match: str = "m1", seat: int | None = 1, expires_at: int = 5000) -> Link:
    return Link(token_hash, match, seat, expires_at)


def line(text: str, room: str = "players", match: str = "m1") -> ChatLine:
    return ChatLine(match, room, "anna", "Anna", text, 2000)


def add_match(
    store: Store,
    match: str = "m1",
    at: int = 1000,
    status: Status = Status.PLAYING,
    game: str = "caesar",
    visibility: Visibility = Visibility.PUBLIC,
    seats: tuple[SeatLine, ...] = (ANNA, BELA),
) -> None:
    made = summary(match, at, status, game, visibility, seats)
    store.create_match(header(match, game, visibility), made).result(WAIT)
