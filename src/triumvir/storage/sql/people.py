"""People, their sessions, links to tables, and what they say there."""

from dataclasses import replace
from typing import Final

from triumvir.storage.sql import rows
from triumvir.storage.sql.database import Connection
from triumvir.storage.sql.matches import require
from triumvir.storage.sql.rows import columns, insert, number, put
from triumvir.storage.values import ChatLine, Link, Person, Session

LINK: Final = f"SELECT {columns('links')} FROM links"


def put_person(connection: Connection, person: Person) -> None:
    connection.change(put("people", "id"), rows.person_row(person))


def person(connection: Connection, key: str) -> Person | None:
    found = connection.ask(f"SELECT {columns('people')} FROM people WHERE id = ?", [key])
    return rows.person_of(found[0]) if found else None


def put_session(connection: Connection, session: Session) -> None:
    connection.change(put("sessions", "token_hash"), rows.session_row(session))


def session(connection: Connection, token_hash: str) -> Session | None:
    found = connection.ask(f"SELECT {columns('sessions')} FROM sessions WHERE token_hash = ?", [token_hash])
    return rows.session_of(found[0]) if found else None


def drop_session(connection: Connection, token_hash: str) -> None:
    connection.change("DELETE FROM sessions WHERE token_hash = ?", [token_hash])


def put_link(connection: Connection, link: Link) -> None:
    require(connection, [link.match])
    connection.change(put("links", "token_hash"), rows.link_row(link))


def link(connection: Connection, token_hash: str) -> Link | None:
    found = connection.ask(f"{LINK} WHERE token_hash = ?", [token_hash])
    return rows.link_of(found[0]) if found else None


def say(connection: Connection, line: ChatLine) -> ChatLine:
    require(connection, [line.match])
    ((last,),) = connection.ask("SELECT coalesce(max(number), 0) FROM chat WHERE match_id = ?", [line.match])
    said = replace(line, number=number(last) + 1)
    connection.change(insert("chat"), rows.chat_row(said))
    return said


def chat(connection: Connection, match: str, room: str, after: int, limit: int) -> tuple[ChatLine, ...]:
    statement = f"SELECT {columns('chat')} FROM chat WHERE match_id = ? AND room = ? AND number > ?"
    found = connection.ask(f"{statement} ORDER BY number DESC LIMIT ?", [match, room, after, limit])
    return tuple(rows.chat_of(row) for row in reversed(found))
