"""The paths of the HTTP interface, each with what it takes and gives; the documentation is made from this table."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec
from starlette.requests import Request as Http
from starlette.responses import Response

from triumvir.server.http.handlers import Api
from triumvir.table import protocol

ROOT = "/api/v1"
Endpoint = Callable[[Http], Awaitable[Response]]


@dataclass(frozen=True)
class Path:
    method: str
    path: str
    """Below `/api/v1`."""
    endpoint: Endpoint
    what: str
    takes: type[msgspec.Struct] | None = None
    gives: type[msgspec.Struct] | None = None
    """None for plain text."""
    status: int = 200
    query: tuple[str, ...] = ()
    needs_session: bool = False


def paths(api: Api) -> list[Path]:
    listing = ("game", "after")
    return [
        Path("GET", "/games", api.get_games, "all games, options and levels of bots", None, protocol.Games),
        Path(
            "GET", "/games/{game}/boards/{board}", api.get_board, "what a board is drawn from", None, protocol.BoardInfo
        ),
        Path("GET", "/session", api.get_session, "who you are", None, protocol.Me),
        Path("POST", "/session", api.post_session, "come in as a guest", protocol.Enter, protocol.Me, 201),
        Path(
            "PATCH",
            "/session",
            api.patch_session,
            "change name and language",
            protocol.Enter,
            protocol.Me,
            needs_session=True,
        ),
        Path("DELETE", "/session", api.delete_session, "go away", None, protocol.Me),
        Path("GET", "/tables", api.get_lobby, "public tables", None, protocol.MatchPage, query=listing),
        Path(
            "POST",
            "/tables",
            api.post_table,
            "make a table",
            protocol.CreateTable,
            protocol.TableMade,
            201,
            needs_session=True,
        ),
        Path("GET", "/archive", api.get_archive, "public games that are over", None, protocol.MatchPage, query=listing),
        Path(
            "GET",
            "/mine",
            api.get_mine,
            "your games; state is current or over",
            None,
            protocol.MatchPage,
            query=("state", "after"),
            needs_session=True,
        ),
        Path("POST", "/join", api.post_join, "sit down", protocol.Join, protocol.Joined, needs_session=True),
        Path("POST", "/links", api.post_peek, "where a link leads", protocol.Peek, protocol.LinkInfo),
        Path("GET", "/matches/{match}", api.get_match, "one match", None, protocol.TableInfo),
        Path(
            "POST",
            "/matches/{match}/links",
            api.post_link,
            "another link to your table",
            protocol.MakeLink,
            protocol.Invite,
            201,
            needs_session=True,
        ),
        Path(
            "GET",
            "/matches/{match}/replay",
            api.get_replay,
            "what a viewer saw at each ply",
            None,
            protocol.Replay,
            query=("viewpoint", "first", "last"),
        ),
        Path(
            "POST",
            "/matches/{match}/analysis",
            api.post_analysis,
            "look back at a game that is over",
            None,
            protocol.Analysis,
            needs_session=True,
        ),
        Path("GET", "/matches/{match}/record", api.get_record, "the record, when it is over"),
        Path(
            "POST",
            "/records",
            api.post_record,
            "keep a record as a finished match",
            protocol.ImportRecord,
            protocol.Imported,
            201,
            needs_session=True,
        ),
        Path(
            "POST", "/records/replay", api.post_record_replay, "look at a record", protocol.ReadRecord, protocol.Replay
        ),
    ]
