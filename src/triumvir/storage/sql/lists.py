"""Lists of matches, the latest first, a page at a time: each page begins after the place where the last one ended."""

from typing import Final

from triumvir.storage.sql import rows
from triumvir.storage.sql.database import Cell, Connection
from triumvir.storage.sql.rows import columns, number
from triumvir.storage.values import Cursor, Page, RulesInUse

SUMMARY: Final = f"SELECT {columns('summaries', 's.')} FROM"

# Conditions are literal where an index is partial: the planner has to recognise them.
UNFINISHED: Final = f"{SUMMARY} summaries s WHERE s.is_over = 0"
LOBBY: Final = f"{UNFINISHED} AND s.visibility = 'public'"
ARCHIVE: Final = f"{SUMMARY} summaries s WHERE s.is_over = 1 AND s.visibility = 'public'"
OF_PERSON: Final = f"{SUMMARY} participants p JOIN summaries s ON s.match_id = p.match_id WHERE p.person = ?"
OF_GAME: Final = " AND s.game = ?"


def unfinished(connection: Connection, after: Cursor | None, limit: int) -> Page:
    return _page(connection, UNFINISHED, [], "s", after, limit)


def lobby(connection: Connection, game: str | None, after: Cursor | None, limit: int) -> Page:
    return _public(connection, LOBBY, game, after, limit)


def archive(connection: Connection, game: str | None, after: Cursor | None, limit: int) -> Page:
    return _public(connection, ARCHIVE, game, after, limit)


def _public(connection: Connection, statement: str, game: str | None, after: Cursor | None, limit: int) -> Page:
    if game is None:
        return _page(connection, statement, [], "s", after, limit)
    return _page(connection, statement + OF_GAME, [game], "s", after, limit)


def of_person(connection: Connection, person: str, is_over: bool, after: Cursor | None, limit: int) -> Page:
    """Matches that are over may be many, and stand in order beside the person; the others are few, and get sorted."""
    if is_over:
        return _page(connection, f"{OF_PERSON} AND p.is_over = 1", [person], "p", after, limit)
    return _page(connection, f"{OF_PERSON} AND p.is_over = 0", [person], "s", after, limit)


def _page(
    connection: Connection, statement: str, parameters: list[Cell], by: str, after: Cursor | None, limit: int
) -> Page:
    """One row more than wanted tells whether there is another page."""
    if after is not None:
        statement += f" AND ({by}.updated_at, {by}.match_id) < (?, ?)"
        parameters = [*parameters, after.at, after.match]
    statement += f" ORDER BY {by}.updated_at DESC, {by}.match_id DESC LIMIT ?"
    found = [rows.summary_of(row) for row in connection.ask(statement, [*parameters, limit + 1])]
    page = tuple(found[:limit])
    return Page(page, Cursor(page[-1].updated_at, page[-1].match) if len(found) > limit and page else None)


def bot_tables(connection: Connection, person: str) -> int:
    """Whoever sits at a table, or sat there and may come back, is among its participants."""
    ((found,),) = connection.ask(
        """SELECT count(*) FROM matches m JOIN summaries s ON s.match_id = m.id
        WHERE m.created_by = ? AND s.is_over = 0 AND s.status = 'playing'
            AND NOT EXISTS (SELECT 1 FROM participants p WHERE p.match_id = m.id)""",
        [person],
    )
    return number(found)


def match_ids(connection: Connection, after: str, limit: int) -> tuple[str, ...]:
    found = connection.ask("SELECT id FROM matches WHERE id > ? ORDER BY id LIMIT ?", [after, limit])
    return tuple(str(match) for (match,) in found)


def rules_in_use(connection: Connection) -> tuple[RulesInUse, ...]:
    found = connection.ask(
        """SELECT m.game, m.rules_version, count(*), CAST(sum(1 - s.is_over) AS INTEGER)
        FROM matches m JOIN summaries s ON s.match_id = m.id
        GROUP BY m.game, m.rules_version ORDER BY m.game, m.rules_version"""
    )
    return tuple(RulesInUse(str(game), *(number(cell) for cell in counts)) for game, *counts in found)
