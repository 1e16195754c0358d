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
from triumvir.server.clock import Now, server_time, steady_time
from triumvir.server.cluster.peers import ForwardedRequest, Peers, PersonChanged, SessionEnded
from triumvir.server.cluster.shards import WrongShard
from triumvir.server.config import Config
from triumvir.server.http.guard import Guard
from triumvir.server.http.handlers import Api, Boards, answer, body_of, failure
from triumvir.server.http.openapi import document, page
from triumvir.server.http.pages import Pages
from triumvir.server.http.readiness import Readiness
from triumvir.server.http.routes import ROOT, paths
from triumvir.server.jobs.bots import BotDriver
from triumvir.server.jobs.evaluator import Evaluator
from triumvir.server.jobs.healing import Healing
from triumvir.server.jobs.reviews import Reviews
from triumvir.server.logs import LOGGER, log
from triumvir.server.matches.chat import Chat
from triumvir.server.matches.live_match import LiveMatch
from triumvir.server.matches.outages import Heartbeat
from triumvir.server.matches.registry import MatchRegistry
from triumvir.server.matches.sweeping import Sweeper
from triumvir.server.matches.tables import next_game, wants_next
from triumvir.server.metrics import added_up
from triumvir.server.origins import address_of
from triumvir.server.people.people import People
from triumvir.server.sockets.dispatcher import Dispatcher
from triumvir.server.sockets.endpoint import Sockets
from triumvir.storage.store import Store
from triumvir.table.problems import INTERNAL, NOT_FOUND, WRONG_METHOD, ApiError, problem
from triumvir.table.protocol import Health

IDLE_SECONDS = 60.0
TIDY_MINUTES = 5
OWN = "own"
"""The numbers of one process alone are asked for with this."""


class Server:
    """Everything that belongs to one running server. The store and the evaluator belong to whoever handed them in."""

    def __init__(
        self,
        games: Mapping[str, Game],
        store: Store,
        evaluator: Evaluator,
        config: Config,
        client: Path,
        version: str = "",
        now: Now | None = None,
        boards: Boards = lambda game, board: None,
        peers: Peers | None = None,
        alive: int | None = None,
        steady: Now | None = None,
    ) -> None:
        """Who brings a time also brings the steady one by which a standstill is noticed, or none is."""
        self.peers = peers or Peers()
        beat = steady or (steady_time if now is None else lambda: 0)
        self.registry = MatchRegistry(games, store, config, now or server_time(), version, self.peers.shards, beat)
        self.people = People(store, config, self.registry.now)
        self.dispatcher = Dispatcher(self.registry, self.people, Chat(self.registry), evaluator)
        self.sockets = Sockets(self.dispatcher, self.people)
        self.bots = BotDriver(self.registry, evaluator)
        self.analyses = Reviews(self.registry, evaluator)
        self.heartbeat = Heartbeat(self.registry, alive)
        self.readiness = Readiness(self.registry, self.heartbeat)
        self.sweeper = Sweeper(self.registry)
        self.healing = Healing(self.registry)
        self.is_ready = False
        self._client = client
        self._boards = boards
        self._sweeper: asyncio.Task[None] | None = None
        self.registry.on_over = self._on_over
        self.people.on_change = lambda person: self.peers.tell(PersonChanged(person))
        self.people.on_leave = self._leave
        self._inner = self._starlette()
        self.app = Guard(self._inner, self.sockets, self.registry)

    # ---- life ------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        await self.heartbeat.start()
        self.registry.clocks.start_beating()
        await self.peers.listen(self._inner, self._on_change, self._on_leave)
        self.bots.start()
        self.healing.start()
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())
        self.is_ready = True
        log(logging.INFO, "server started")

    async def stop(self) -> None:
        """Tell everybody, finish what was begun, and lose nothing."""
        if self.registry.is_stopping:
            return
        self.is_ready = False
        self.registry.is_stopping = True
        self.sockets.bid_farewell()
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.healing.stop()
        await self.bots.stop()
        await self.analyses.stop()
        await self.readiness.stop()
        await self.heartbeat.stop()
        await self.registry.stop()
        await self.peers.stop()
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
        self.registry.forget_idle()
        self.dispatcher.end_expired()
        if minutes % TIDY_MINUTES == 0:
            gc.collect()

    def _on_over(self, live: LiveMatch) -> None:
        if wants_next(live.match) and not self.registry.is_stopping:
            self.registry.spawn(next_game(self.registry, live))

    async def _on_change(self, person: str) -> None:
        self.people.forget(person)
        await self.dispatcher.renew(person)

    def _leave(self, session: str) -> None:
        """Somebody signed out here."""
        self._on_leave(session)
        self.peers.tell(SessionEnded(session))

    def _on_leave(self, session: str) -> None:
        self.people.forget_session(session)
        self.dispatcher.end_session(session)

    # ---- paths -----------------------------------------------------------------------------------------------

    def _starlette(self) -> Starlette:
        return Starlette(
            routes=self._routes(),
            exception_handlers={
                HTTPException: _http_failure,
                WrongShard: self._elsewhere,
                ApiError: self._trouble,
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
        listed = paths(Api(self.registry, self.people, self.analyses, self._boards))
        described = document(listed, self.registry.version)
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
        """The match lives in another process: ask there, with what was read of the request."""
        assert isinstance(error, WrongShard)
        scope = http.scope
        try:
            body = await body_of(http, self.registry.config.max_body)
            asked = ForwardedRequest(
                scope["method"], scope["path"], scope["query_string"], scope["headers"], body, address_of(scope)
            )
            found = await self.peers.ask(error.home, asked)
        except ApiError as trouble:
            return await self._trouble(http, trouble)
        response = Response(found.body, found.status)
        response.raw_headers = found.headers
        return response

    async def _trouble(self, http: Http, error: Exception) -> Response:
        assert isinstance(error, ApiError)
        self.registry.metrics.count("problems", error.problem.code)
        return failure(error.problem, error.status)

    async def _health(self, http: Http) -> Response:
        return answer(Health("stopping" if self.registry.is_stopping else "ok", self.registry.version))

    async def _ready(self, http: Http) -> Response:
        """Whether this server can take new people: it has started, and its store can be written to."""
        if not self.is_ready:
            return answer(Health("stopping" if self.registry.is_stopping else "starting", self.registry.version), 503)
        if not await self.readiness.is_ready():
            return answer(Health("failing", self.registry.version), 503)
        return answer(Health("ok", self.registry.version))

    async def _metrics(self, http: Http) -> Response:
        """Of all processes together, whichever was asked."""
        texts = [self.registry.metrics.text()]
        if OWN not in http.query_params:
            asked = ForwardedRequest("GET", "/metrics", OWN.encode(), [], b"", "")
            texts += [answer.body.decode() for answer in await self.peers.ask_all(asked)]
        return PlainTextResponse(added_up(texts), media_type="text/plain; version=0.0.4")


async def _http_failure(http: Http, error: Exception) -> Response:
    """What Starlette itself refuses, in our shape."""
    assert isinstance(error, HTTPException)
    codes = {404: NOT_FOUND, 405: WRONG_METHOD}
    return failure(problem(codes.get(error.status_code, INTERNAL), "path"), error.status_code)


async def _internal(http: Http, error: Exception) -> Response:
    """A fault of ours; the guard notes it, and nobody sees a traceback."""
    return failure(problem(INTERNAL), 500)
