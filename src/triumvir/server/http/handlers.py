"""The HTTP interface under `/api/v1`: what each path answers. `routes.py` lists the paths."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar, get_args

import msgspec
from starlette.requests import ClientDisconnect
from starlette.requests import Request as Http
from starlette.responses import Response

from triumvir.match.record import to_record
from triumvir.match.state import OVER
from triumvir.server.jobs.reviews import Reviews
from triumvir.server.limits import Limiter
from triumvir.server.matches import lists
from triumvir.server.matches.live_match import LiveMatch
from triumvir.server.matches.open_tables import Openings
from triumvir.server.matches.registry import MatchRegistry
from triumvir.server.matches.replays import Replays, replay_record, viewpoint_of
from triumvir.server.matches.tables import (
    create_table,
    follow_link,
    import_record,
    join,
    make_link,
    must_be_let_in,
)
from triumvir.server.origins import address_of
from triumvir.server.people.people import People, Profile, me, read_profile
from triumvir.server.people.session_cookie import give, is_to_be_renamed, session_cookie, take_away
from triumvir.storage.store import Person
from triumvir.table import protocol
from triumvir.table.info import game_listing
from triumvir.table.problems import (
    BAD_MESSAGE,
    BAD_VALUE,
    NO_SESSION,
    NOT_ALLOWED,
    NOT_FOUND,
    TOO_FAST,
    TOO_LARGE,
    ApiError,
    from_bad_message,
)
from triumvir.table.protocol import Failure, Problem

Asked = TypeVar("Asked", bound=protocol.Body)
Boards = Callable[[str, str], dict[str, protocol.Json] | None]
"""What a board is drawn from, by its game and its name; None if there is no such board."""
BODY: Final = "triumvir.body"
"""Where a request keeps what was read of it, in case another process has to read it, too."""
A_DAY: Final = 24 * 3600
LEVELS: Final[list[protocol.Level]] = list(get_args(protocol.Level))


def answer(value: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def body_of(http: Http, most: int) -> bytes:
    """The body of a request, never more of it than allowed."""
    if BODY not in http.scope:
        data = bytearray()
        try:
            async for chunk in http.stream():
                data += chunk
                if len(data) > most:
                    raise ApiError(TOO_LARGE)
        except ClientDisconnect:
            raise ApiError(BAD_MESSAGE) from None
        http.scope[BODY] = bytes(data)
    body: bytes = http.scope[BODY]
    return body


def failure(problem: Problem, status: int) -> Response:
    return answer(Failure(problem), status)


@dataclass
class Api:
    registry: MatchRegistry
    people: People
    analyses: Reviews
    boards: Boards = lambda game, board: None

    def __post_init__(self) -> None:
        config = self.registry.config
        self._guests = Limiter(config.guests_per_minute / 60, max(1, config.guests_per_minute))
        self._replays = Limiter(config.requests_per_second / 5, config.requests_per_second)
        self._guests_a_day = Limiter(config.guests_per_day / A_DAY, max(1, config.guests_per_day))
        self._tables_by_address = Limiter(config.tables_per_minute / 20, max(1, 3 * config.tables_per_minute))
        self._tables_a_day = Limiter(config.tables_per_day / A_DAY, max(1, config.tables_per_day))
        self._openings = Openings(self.registry)
        self._looks = Replays(self.registry)
        self._tables = Limiter(config.tables_per_minute / 60, max(1, config.tables_per_minute))

    # ---- reading requests ------------------------------------------------------------------------------------

    async def _body(self, http: Http, kind: type[Asked]) -> Asked:
        data = await body_of(http, self.registry.config.max_body)
        try:
            return msgspec.json.decode(data, type=kind)
        except msgspec.MsgspecError as error:
            raise from_bad_message(error) from None
        except (UnicodeError, RecursionError):
            raise ApiError(BAD_MESSAGE) from None

    async def _who(self, http: Http) -> Person | None:
        return await self.people.who(session_cookie(http.scope))

    async def _person(self, http: Http) -> Person:
        person = await self._who(http)
        if person is None:
            raise ApiError(NO_SESSION)
        return person

    async def _match(self, http: Http) -> tuple[LiveMatch, Person | None]:
        """The match of the path, if this person may see it. A link's token comes in a header, never in the address."""
        person = await self._who(http)
        live = await self.registry.get(http.path_params["match"])
        token = http.headers.get("x-triumvir-token")
        await must_be_let_in(self.registry, live, None if person is None else person.id, token)
        return live, person

    # ---- people ----------------------------------------------------------------------------------------------

    async def get_session(self, http: Http) -> Response:
        cookie = session_cookie(http.scope)
        known = await self.people.known(cookie)
        response = answer(me(None if known is None else known.person))
        config = self.registry.config
        if known is not None and cookie is not None and is_to_be_renamed(http.scope, config):
            give(response, http.scope, config, cookie, known.expires_at - self.registry.now())
        return response

    async def post_session(self, http: Http) -> Response:
        wish = await self._body(http, protocol.Enter)
        self._must_not_crowd(http)
        person, cookie = await self.people.enter(wish.name, wish.language)
        response = answer(me(person), 201)
        give(response, http.scope, self.registry.config, cookie)
        return response

    async def patch_session(self, http: Http) -> Response:
        person = await self._person(http)
        wish = await self._body(http, protocol.Enter)
        profile = Profile(wish.language, read_profile(person.profile).muted)
        return answer(me(await self.people.change(person, wish.name, profile)))

    async def delete_session(self, http: Http) -> Response:
        await self.people.leave(session_cookie(http.scope))
        response = answer(me(None))
        take_away(response, http.scope, self.registry.config)
        return response

    # ---- tables ----------------------------------------------------------------------------------------------

    async def get_games(self, http: Http) -> Response:
        return answer(protocol.Games([game_listing(game.info) for game in self.registry.games.values()], LEVELS))

    async def get_board(self, http: Http) -> Response:
        game, board = http.path_params["game"], http.path_params["board"]
        drawing = await asyncio.to_thread(self.boards, game, board)
        if drawing is None:
            raise ApiError(NOT_FOUND, "board")
        return answer(protocol.BoardInfo(game, board, drawing))

    async def post_table(self, http: Http) -> Response:
        person = await self._person(http)
        wish = await self._body(http, protocol.CreateTable)
        self._must_be_slow(person, http)
        async with self._openings.room(person.id, address_of(http.scope)) as note:
            live, invites = await create_table(self.registry, person, wish)
            note(live.id)
        return answer(protocol.TableMade(live.id, live.info(self.registry.now()), invites), 201)

    def _must_be_slow(self, person: Person, http: Http) -> None:
        now, address = self.registry.now(), address_of(http.scope)
        by_person, by_address = self._tables.may(person.id, now), self._tables_by_address.may(address, now)
        if not (by_person and by_address and self._tables_a_day.may(address, now)):
            raise ApiError(TOO_FAST)

    def _must_not_crowd(self, http: Http) -> None:
        now, address = self.registry.now(), address_of(http.scope)
        if not (self._guests.may(address, now) and self._guests_a_day.may(address, now)):
            raise ApiError(TOO_FAST)

    async def post_join(self, http: Http) -> Response:
        person = await self._person(http)
        live, seat = await join(self.registry, person, await self._body(http, protocol.Join))
        return answer(protocol.Joined(live.id, seat))

    async def post_peek(self, http: Http) -> Response:
        wish = await self._body(http, protocol.Peek)
        link = await follow_link(self.registry, wish.token)
        live = await self.registry.get(link.match)
        return answer(protocol.LinkInfo(live.id, link.seat, live.info(self.registry.now())))

    async def post_link(self, http: Http) -> Response:
        person = await self._person(http)
        live, _ = await self._match(http)
        wish = await self._body(http, protocol.MakeLink)
        if not live.is_host(person.id):
            raise ApiError(NOT_ALLOWED)
        return answer(await make_link(self.registry, live, wish.seat), 201)

    # ---- lists -----------------------------------------------------------------------------------------------

    async def get_lobby(self, http: Http) -> Response:
        person = await self._who(http)
        query = http.query_params
        return answer(await lists.lobby(self.registry, query.get("game"), query.get("after"), _id(person)))

    async def get_archive(self, http: Http) -> Response:
        person = await self._who(http)
        query = http.query_params
        return answer(await lists.archive(self.registry, query.get("game"), query.get("after"), _id(person)))

    async def get_mine(self, http: Http) -> Response:
        person = await self._person(http)
        query = http.query_params
        if query.get("state", "current") not in ("current", "over"):
            raise ApiError(BAD_VALUE, "state")
        return answer(await lists.mine(self.registry, person.id, query.get("state") == "over", query.get("after")))

    # ---- matches and records ---------------------------------------------------------------------------------

    async def get_match(self, http: Http) -> Response:
        live, _ = await self._match(http)
        return answer(live.info(self.registry.now()))

    async def get_replay(self, http: Http) -> Response:
        live, person = await self._match(http)
        query = http.query_params
        viewpoint = viewpoint_of(live, _id(person), query.get("viewpoint"))
        first, last = _number(query, "first") or 0, _number(query, "last")
        self._must_not_tire_us(http)
        return Response(await self._looks.page(live, viewpoint, first, last), media_type="application/json")

    async def get_record(self, http: Http) -> Response:
        """The whole record, with all secrets: only when the match is over."""
        live, _ = await self._match(http)
        if live.match.status != OVER or live.match.position is None:
            raise ApiError("not-ended", "match")
        return Response(to_record(live.match).to_text(), media_type="text/plain; charset=utf-8")

    async def post_analysis(self, http: Http) -> Response:
        await self._person(http)
        live, _ = await self._match(http)
        self._must_not_tire_us(http)
        return answer(self.analyses.ask(live))

    async def post_record(self, http: Http) -> Response:
        person = await self._person(http)
        wish = await self._body(http, protocol.ImportRecord)
        self._must_be_slow(person, http)
        live = await import_record(self.registry, person, wish.record, wish.visibility)
        return answer(protocol.Imported(live.id), 201)

    async def post_record_replay(self, http: Http) -> Response:
        wish = await self._body(http, protocol.ReadRecord)
        self._must_not_tire_us(http)
        return answer(await replay_record(self.registry, wish))

    def _must_not_tire_us(self, http: Http) -> None:
        """Playing a game through takes a while: an address may ask for it less often than for other things."""
        if not self._replays.may(address_of(http.scope), self.registry.now()):
            raise ApiError(TOO_FAST)


def _id(person: Person | None) -> str | None:
    return None if person is None else person.id


def _number(query: Mapping[str, Any], name: str) -> int | None:
    text = query.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise ApiError(BAD_VALUE, name)
    return int(text)
