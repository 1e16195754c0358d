"""The WebSocket: who may open one, how many, and how fast."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, MutableMapping
from typing import Any

from triumvir.server.logs import log
from triumvir.server.origins import address_of, is_allowed_origin
from triumvir.server.people.people import Known, People
from triumvir.server.people.session_cookie import session_cookie
from triumvir.server.sockets.connection import (
    GOING_AWAY,
    POLICY,
    Closed,
    Connection,
    Receive,
    Send,
    Write,
    cost_of,
    greet,
    refuse,
)
from triumvir.server.sockets.dispatcher import Dispatcher
from triumvir.table.problems import INTERNAL, STOPPING, TOO_FAST, ApiError, problem
from triumvir.table.protocol import VERSION, Welcome

Scope = MutableMapping[str, Any]
ABORT = "triumvir.abort"
"""The extension by which a server lets go of a transport whose other side takes nothing any more."""
WRITE = "triumvir.write"
"""The extension by which a text goes out at once, without a task that waits for it."""
GREETED = "triumvir.greeted"
"""The extension by which a transport learns that its client has said hello."""


def aborter(scope: Scope) -> Callable[[], None]:
    abort: Callable[[], None] = (scope.get("extensions") or {}).get(ABORT, lambda: None)
    return abort


def writer(scope: Scope) -> Write | None:
    write: Write | None = (scope.get("extensions") or {}).get(WRITE)
    return write


def greeted(scope: Scope) -> Callable[[], None]:
    tell: Callable[[], None] = (scope.get("extensions") or {}).get(GREETED, lambda: None)
    return tell


class Sockets:
    """The ASGI application at `/api/v1/socket`."""

    def __init__(self, dispatcher: Dispatcher, people: People) -> None:
        self._dispatcher = dispatcher
        self._people = people
        self._by_address: Counter[str] = Counter()
        dispatcher.registry.metrics.gauges["sockets"] = lambda: len(dispatcher.connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        address = address_of(scope)
        reason = self._why_not(scope, address)
        if reason:
            self._dispatcher.registry.metrics.count("sockets_refused", reason)
            await send({"type": "websocket.close", "code": POLICY, "reason": reason})
            return
        self._by_address[address] += 1
        try:
            known = await self._who(scope)
            await send({"type": "websocket.accept"})
            registry = self._dispatcher.registry
            person = None if known is None else known.person
            connection = Connection(person, receive, send, registry.config, registry.now(), writer(scope))
            connection.address = address
            if known is not None:
                connection.session, connection.expires_at = known.session, known.expires_at
            await self._serve(connection, greeted(scope), aborter(scope))
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _why_not(self, scope: Scope, address: str) -> str:
        config = self._dispatcher.registry.config
        if not is_allowed_origin(scope, config.origins):
            return "wrong-origin"
        if self._dispatcher.registry.is_stopping:
            return "stopping"
        if (
            len(self._dispatcher.connections) >= config.max_sockets
            or self._by_address[address] >= config.sockets_per_address
        ):
            return "too-many"
        return ""

    async def _who(self, scope: Scope) -> Known | None:
        try:
            return await self._people.known(session_cookie(scope))
        except ApiError:
            return None

    async def _serve(self, connection: Connection, on_greeted: Callable[[], None], abort: Callable[[], None]) -> None:
        registry = self._dispatcher.registry
        self._dispatcher.connections.add(connection)
        try:
            await self._read(connection, on_greeted)
        except asyncio.CancelledError:
            if not connection.is_cut:
                raise
            registry.metrics.count("sockets_cut")
            abort()
        finally:
            self._dispatcher.connections.discard(connection)
            for match_id in list(connection.matches):
                self._dispatcher.unwatch(connection, match_id)
            await connection.end()

    async def _read(self, connection: Connection, on_greeted: Callable[[], None]) -> None:
        try:
            if await greet(connection):
                self._welcome(connection)
                on_greeted()
                await self._listen(connection)
            await connection.drained()
        except Closed as closed:
            if closed.code == POLICY:
                self._dispatcher.registry.metrics.count("sockets_cut")
            await connection.drained()
        except Exception:
            logging.getLogger("triumvir.server").exception("socket failed")
            connection.bid_farewell(problem(INTERNAL), POLICY)
            await connection.drained()

    def _welcome(self, connection: Connection) -> None:
        registry = self._dispatcher.registry
        account = connection.account
        name = "" if account is None else account.name
        connection.send(Welcome(VERSION, registry.version, connection.person, name, registry.now()))

    async def _listen(self, connection: Connection) -> None:
        registry, pace = self._dispatcher.registry, connection.pace
        while True:
            try:
                message = await connection.read()
            except ApiError as trouble:
                if not pace.may(registry.now()) and pace.is_over:
                    connection.bid_farewell(problem(TOO_FAST), POLICY)
                    return
                refuse(connection, None, None, trouble)
                continue
            if pace.may(registry.now(), cost_of(message)):
                registry.metrics.count("messages", str(message.__struct_config__.tag))
                await self._dispatcher.handle(connection, message)
            elif pace.is_over:
                connection.bid_farewell(problem(TOO_FAST), POLICY)
                return
            else:
                refuse(connection, getattr(message, "id", None), getattr(message, "match", None), ApiError(TOO_FAST))

    def bid_farewell(self) -> None:
        """The server stops: tell everybody to come back in a moment."""
        for connection in list(self._dispatcher.connections):
            connection.bid_farewell(problem(STOPPING), GOING_AWAY, retry=1000)
        log(logging.INFO, "sockets told to come back", count=len(self._dispatcher.connections))
