"""The server as one ASGI application."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request as Http
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from triumvir.contract.game import Game
from triumvir.server.jobs.reviews import Analyses
from triumvir.server.jobs.bots import BotDriver
from triumvir.server.matches.chat import Chat
from triumvir.server.config import Config
from triumvir.server.http.guard import Guard
from triumvir.server.jobs.healing import Healing
from triumvir.server.cluster.shards import Elsewhere
from triumvir.server.matches.registry import House
from triumvir.server.http.handlers import Api, Boards, answer, body_of, failure
from triumvir.server.matches.live_match import Live
from triumvir.server.logs import LOGGER, log
from triumvir.server.sockets.dispatcher import Desk
from triumvir.server.metrics import added_up
from triumvir.server.cluster.peers import Asked, Changed, Left, Neighbours
from triumvir.server.http.openapi import document, page
from triumvir.server.http.origins import address_of
from triumvir.server.http.pages import Pages
from triumvir.server.people.people import People
from triumvir.table.problems import INTERNAL, NOT_FOUND, WRONG_METHOD, Trouble, problem
from triumvir.table.protocol import Health
from triumvir.server.http.readiness import Readiness
from triumvir.server.matches.outages import Heartbeat
from triumvir.server.http.routes import ROOT, paths
from triumvir.server.sockets.endpoint import Sockets
from triumvir.server.matches.sweeping import Sweeper
from triumvir.server.matches.tables import next_game, wants_next
from triumvir.server.jobs.evaluator import Thinker
from triumvir.server.clock import Now, house_time, steady_time
from triumvir.storage.store import Store

IDLE_SECONDS = 60.0
TIDY_MINUTES = 5
OWN = "own"
"""The numbers of one house alone are asked for with this."""


class Server:
    """Everything that belongs to one running server. The store and the thinker belong to whoever handed them in."""

    def __init__(
        self,
        games: Mapping[str, Game],
        store: Store,
        thinker: Thinker,
        config: Config,
        client: Path,
        version: str = "",
        now: Now | None = None,
        boards: Boards = lambda game, board: None,
        neighbours: Neighbours | None = None,
        alive: int | None = None,
        steady: Now | None = None,
    ) -> None:
        """Who brings a time also brings the steady one by which a standstill is noticed, or none is."""
        self.neighbours = neighbours or Neighbours()
        beat = steady or (steady_time if now is None else lambda: 0)
        self.house = House(games, store, config, now or house_time(), version, self.neighbours.homes, beat)
        self.people = People(store, config, self.house.now)
        self.desk = Desk(self.house, self.people, Chat(self.house), thinker)
        self.sockets = Sockets(self.desk, self.people)
        self.bots = BotDriver(self.house, thinker)
        self.analyses = Analyses(self.house, thinker)
        self.heartbeat = Heartbeat(self.house, alive)
        self.readiness = Readiness(self.house, self.heartbeat)
        self.sweeper = Sweeper(self.house)
        self.healing = Healing(self.house)
        self.is_ready = False
        self._client = client
        self._boards = boards
        self._sweeper: asyncio.Task[None] | None = None
        self.house.on_over = self._on_over
        self.people.on_change = lambda person: self.neighbours.tell(Changed(person))
        self.people.on_leave = self._leave
        self._inner = self._starlette()
        self.app = Guard(self._inner, self.sockets, self.house)

    # ---- life ------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        await self.heartbeat.start()
        self.house.start_beating()
        await self.neighbours.listen(self._inner, self._on_change, self._on_leave)
        self.bots.start()
        self.healing.start()
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())
        self.is_ready = True
        log(logging.INFO, "server started")

    async def stop(self) -> None:
        """Tell everybody, finish what was begun, and lose nothing."""
        if self.house.is_stopping:
            return
        self.is_ready = False
        self.house.is_stopping = True
        self.sockets.bid_farewell()
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.healing.stop()
        await self.bots.stop()
        await self.analyses.stop()
        await self.readiness.stop()
        await self.heartbeat.stop()
        await self.house.stop()
        await self.neighbours.stop()
        log(logging.INFO, "server stopped")

    async def _sweep(self) -> None:
        for minutes in count(1):
            await asyncio.sleep(IDLE_SECONDS)
            try:
                self.tidy(minutes)
                await self.sweeper.sweep()
            except Exception:
                LOGGER.exception("could not be tidied")

    def tidy(self, minutes: int) -> None:
        """Let go of what nobody needs; now and then also of what only holds itself, such as closed sockets."""
        self.house.forget_idle()
        self.desk.end_expired()
        if minutes % TIDY_MINUTES == 0:
            gc.collect()

    def _on_over(self, live: Live) -> None:
        if wants_next(live.match) and not self.house.is_stopping:
            self.house.spawn(next_game(self.house, live))

    async def _on_change(self, person: str) -> None:
        self.people.forget(person)
        await self.desk.renew(person)

    def _leave(self, session: str) -> None:
        """Somebody signed out here."""
        self._on_leave(session)
        self.neighbours.tell(Left(session))

    def _on_leave(self, session: str) -> None:
        self.people.forget_session(session)
        self.desk.end_session(session)

    # ---- paths -----------------------------------------------------------------------------------------------

    def _starlette(self) -> Starlette:
        return Starlette(
            routes=self._routes(),
            exception_handlers={
                HTTPException: _http_failure,
                Elsewhere: self._elsewhere,
                Trouble: self._trouble,
                Exception: _internal,
            },
            lifespan=self._lifespan,
        )

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.start()
        try:
            yield
        finally:
            await self.stop()

    def _routes(self) -> list[BaseRoute]:
        listed = paths(Api(self.house, self.people, self.analyses, self._boards))
        described = document(listed, self.house.version)
        shown = page(listed)

        async def openapi(http: Http) -> Response:
            return JSONResponse(described)

        async def docs(http: Http) -> Response:
            return HTMLResponse(shown)

        return [
            *(Route(ROOT + path.path, path.endpoint, methods=[path.method]) for path in listed),
            Route(f"{ROOT}/openapi.json", openapi),
            Route(f"{ROOT}/docs", docs),
            Route("/health", self._health),
            Route("/ready", self._ready),
            Route("/metrics", self._metrics),
            Route("/{path:path}", Pages(self._client).__call__, methods=["GET"]),
        ]

    async def _elsewhere(self, http: Http, error: Exception) -> Response:
        """The match lives in another house: ask there, with what was read of the request."""
        assert isinstance(error, Elsewhere)
        scope = http.scope
        try:
            body = await body_of(http, self.house.config.max_body)
            asked = Asked(
                scope["method"], scope["path"], scope["query_string"], scope["headers"], body, address_of(scope)
            )
            found = await self.neighbours.ask(error.home, asked)
        except Trouble as trouble:
            return await self._trouble(http, trouble)
        response = Response(found.body, found.status)
        response.raw_headers = found.headers
        return response

    async def _trouble(self, http: Http, error: Exception) -> Response:
        assert isinstance(error, Trouble)
        self.house.metrics.count("problems", error.problem.code)
        return failure(error.problem, error.status)

    async def _health(self, http: Http) -> Response:
        return answer(Health("stopping" if self.house.is_stopping else "ok", self.house.version))

    async def _ready(self, http: Http) -> Response:
        """Whether this server can take new people: it has started, and its store can be written to."""
        if not self.is_ready:
            return answer(Health("stopping" if self.house.is_stopping else "starting", self.house.version), 503)
        if not await self.readiness.is_ready():
            return answer(Health("failing", self.house.version), 503)
        return answer(Health("ok", self.house.version))

    async def _metrics(self, http: Http) -> Response:
        """Of all houses together, whichever was asked."""
        texts = [self.house.metrics.text()]
        if OWN not in http.query_params:
            asked = Asked("GET", "/metrics", OWN.encode(), [], b"", "")
            texts += [answer.body.decode() for answer in await self.neighbours.ask_all(asked)]
        return PlainTextResponse(added_up(texts), media_type="text/plain; version=0.0.4")


async def _http_failure(http: Http, error: Exception) -> Response:
    """What Starlette itself refuses, in our shape."""
    assert isinstance(error, HTTPException)
    codes = {404: NOT_FOUND, 405: WRONG_METHOD}
    return failure(problem(codes.get(error.status_code, INTERNAL), "path"), error.status_code)


async def _internal(http: Http, error: Exception) -> Response:
    """A fault of ours; the guard notes it, and nobody sees a traceback."""
    return failure(problem(INTERNAL), 500)
