"""Values as rows and back, and the columns of every table."""

import json
from functools import lru_cache
from typing import Final, cast

from triumvir.storage.sql.database import Cell, Row
from triumvir.storage.values import (
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
    Visibility,
)

TABLES: Final[dict[str, tuple[str, ...]]] = {
    name: tuple(columns.split())
    for name, columns in {
        "matches": "id game rules_version start has_clock visibility created_at created_by",
        "entries": "match_id seq kind seat command_id body answer state_hash at",
        "summaries": "match_id game visibility status seats to_act plies updated_at result is_over last_seq",
        "participants": "person match_id is_over updated_at",
        "people": "id name kind created_at profile",
        "sessions": "token_hash person created_at expires_at",
        "links": "token_hash match_id seat expires_at",
        "chat": "match_id number room person name text at",
        "jobs": "id match_id kind body due_at worker leased_until attempts owner cost",
    }.items()
}

KEPT_TEXTS: Final = 4096

_SUMMARY_CELLS: Final = 9
"""The columns of a summary that a list shows."""


def columns(table: str, prefix: str = "") -> str:
    return ", ".join(prefix + column for column in TABLES[table])


def insert(table: str, otherwise: str = "") -> str:
    """The statement that adds a row; `otherwise` says what to do when it is there."""
    marks = ", ".join("?" * len(TABLES[table]))
    return f"INSERT INTO {table} ({columns(table)}) VALUES ({marks}) {otherwise}"


def put(table: str, key: str) -> str:
    """The statement that adds a row or replaces the one with the same key."""
    kept = [column for column in TABLES[table] if column != key]
    changes = ", ".join(f"{column} = excluded.{column}" for column in kept)
    return insert(table, f"ON CONFLICT ({key}) DO UPDATE SET {changes}")


# ---- matches -------------------------------------------------------------------------------------------------


def header_row(header: MatchHeader) -> Row:
    return (
        header.id,
        header.game,
        header.rules_version,
        header.start,
        int(header.has_clock),
        str(header.visibility),
        header.created_at,
        header.created_by,
    )


def header_of(row: Row) -> MatchHeader:
    cells = list(row)
    cells[4], cells[5] = bool(row[4]), Visibility(cast(str, row[5]))
    return MatchHeader(*cells)  # type: ignore[arg-type]


def entry_row(match: str, entry: Entry) -> Row:
    return (
        match,
        entry.seq,
        entry.kind,
        entry.seat,
        entry.command_id,
        entry.body,
        entry.answer,
        entry.state_hash,
        entry.at,
    )


def entry_of(row: Row) -> Entry:
    return Entry(*row[1:])  # type: ignore[arg-type]


@lru_cache(KEPT_TEXTS)
def seats_text(seats: tuple[SeatLine, ...]) -> str:
    """Asked for at every move, and seldom another."""
    return json.dumps([[seat.kind, seat.name, seat.person] for seat in seats], separators=(",", ":"))


@lru_cache(KEPT_TEXTS)
def to_act_text(seats: tuple[int, ...]) -> str:
    return json.dumps(seats)


def summary_row(summary: MatchSummary, last_seq: int) -> Row:
    return (
        summary.match,
        summary.game,
        str(summary.visibility),
        str(summary.status),
        seats_text(summary.seats),
        to_act_text(summary.to_act),
        summary.plies,
        summary.updated_at,
        summary.result,
        int(summary.status.is_over),
        last_seq,
    )


def summary_of(row: Row) -> MatchSummary:
    match, game, visibility, status, seats, to_act, plies, updated_at, result = row[:_SUMMARY_CELLS]
    return MatchSummary(
        match=cast(str, match),
        game=cast(str, game),
        visibility=Visibility(cast(str, visibility)),
        status=Status(cast(str, status)),
        seats=tuple(SeatLine(*seat) for seat in json.loads(cast(str, seats))),
        to_act=tuple(json.loads(cast(str, to_act))),
        plies=cast(int, plies),
        updated_at=cast(int, updated_at),
        result=cast("str | None", result),
    )


def participant_rows(summary: MatchSummary) -> list[Row]:
    people = sorted({seat.person for seat in summary.seats if seat.person is not None})
    return [(person, summary.match, int(summary.status.is_over), summary.updated_at) for person in people]


# ---- what lies beside them -----------------------------------------------------------------------------------


def person_row(person: Person) -> Row:
    return person.id, person.name, person.kind, person.created_at, person.profile


def person_of(row: Row) -> Person:
    return Person(*row)  # type: ignore[arg-type]


def session_row(session: Session) -> Row:
    return session.token_hash, session.person, session.created_at, session.expires_at


def session_of(row: Row) -> Session:
    return Session(*row)  # type: ignore[arg-type]


def link_row(link: Link) -> Row:
    return link.token_hash, link.match, link.seat, link.expires_at


def link_of(row: Row) -> Link:
    return Link(*row)  # type: ignore[arg-type]


def chat_row(line: ChatLine) -> Row:
    return line.match, line.number, line.room, line.person, line.name, line.text, line.at


def chat_of(row: Row) -> ChatLine:
    match, counted, *rest = row
    return ChatLine(*(match, *rest, counted))  # type: ignore[arg-type]


def job_row(job: Job) -> Row:
    return (
        job.id,
        job.match,
        job.kind,
        job.body,
        job.due_at,
        job.worker,
        job.leased_until,
        job.attempts,
        job.owner,
        job.cost,
    )


def job_of(row: Row) -> Job:
    return Job(*row)  # type: ignore[arg-type]


def number(cell: Cell) -> int:
    """A count or a number that the database computed."""
    assert isinstance(cell, int)
    return cell
