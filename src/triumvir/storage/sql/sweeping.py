"""Letting go of what nobody needs, in portions that keep nobody waiting."""

from collections.abc import Sequence
from typing import Final

from triumvir.storage.sql.database import Cell, Connection
from triumvir.storage.values import GUEST, IdleGuests

WAITING: Final = "s.is_over = 0 AND s.status = 'waiting' AND s.updated_at < ?"
OF_MATCH: Final = ("entries", "participants", "links", "chat", "jobs", "summaries")
TRACES: Final = ("sessions.person", "participants.person", "matches.created_by", "chat.person")
"""Where people are named; the cheapest to look through come first."""


def sweep(connection: Connection, now: int, limit: int) -> int:
    return sum(_sweep(connection, table, now, limit) for table in ("sessions", "links"))


def _sweep(connection: Connection, table: str, now: int, limit: int) -> int:
    expired = f"SELECT token_hash FROM {table} WHERE expires_at < ? ORDER BY expires_at, token_hash LIMIT ?"
    return connection.change(f"DELETE FROM {table} WHERE token_hash IN ({expired})", [now, limit])


def waiting(connection: Connection, before: int, limit: int) -> tuple[str, ...]:
    statement = f"SELECT s.match_id FROM summaries s WHERE {WAITING} ORDER BY s.updated_at, s.match_id LIMIT ?"
    return tuple(str(match) for (match,) in connection.ask(statement, [before, limit]))


def drop_waiting(connection: Connection, match: str, before: int) -> bool:
    if not connection.ask(f"SELECT 1 FROM summaries s WHERE {WAITING} AND s.match_id = ?", [before, match]):
        return False
    for table in OF_MATCH:
        connection.change(f"DELETE FROM {table} WHERE match_id = ?", [match])
    connection.change("DELETE FROM matches WHERE id = ?", [match])
    return True


def idle_guests(connection: Connection, before: int, after: str, limit: int) -> IdleGuests:
    statement = "SELECT id, kind, created_at FROM people WHERE id > ? ORDER BY id LIMIT ?"
    found = connection.ask(statement, [after, limit])
    idle: list[Cell] = [person for person, kind, at in found if kind == GUEST and isinstance(at, int) and at < before]
    for trace in TRACES:
        idle = _without(connection, idle, trace)
    return IdleGuests(tuple(str(person) for person in idle), str(found[-1][0]) if len(found) == limit > 0 else None)


def _without(connection: Connection, people: list[Cell], trace: str) -> list[Cell]:
    """Those who left no such trace."""
    if not people:
        return people
    table, _, column = trace.partition(".")
    statement = f"SELECT DISTINCT {column} FROM {table} WHERE {column} IN ({_marks(people)})"
    named = {row[0] for row in connection.ask(statement, people)}
    return [person for person in people if person not in named]


def drop_people(connection: Connection, people: Sequence[str]) -> int:
    return connection.change(f"DELETE FROM people WHERE id IN ({_marks(people)})", list(people)) if people else 0


def _marks(values: Sequence[Cell] | Sequence[str]) -> str:
    return ", ".join("?" * len(values))
