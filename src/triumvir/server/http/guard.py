"""What stands before every request: origin, pace, security headers, and one shape for every failure."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.types import Receive, Send

from triumvir.server.http.handlers import failure
from triumvir.server.http.routes import ROOT
from triumvir.server.limits import Limiter
from triumvir.server.logs import LOGGER
from triumvir.server.matches.registry import MatchRegistry
from triumvir.server.origins import address_of, is_allowed_origin
from triumvir.table.problems import INTERNAL, TOO_FAST, WRONG_ORIGIN, ApiError

Scope = MutableMapping[str, Any]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SOCKET: Final = f"{ROOT}/socket"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
ASKED: Final = ("/api/", "/health", "/ready", "/metrics")
"""What makes the server think; everything else is a file of the client, which it only has to hand over."""
FILES: Final = 5
"""How many files an address may have for one question: a page is made of some forty of them, taken at once."""
HOLD_SECONDS: Final = 1.0
"""How long whoever asks too often waits for the refusal. Until then they cannot ask again over that connection, so
that refusing, too, costs little."""


class Guard:
    def __init__(self, app: App, sockets: App, registry: MatchRegistry) -> None:
        self._app = app
        self._sockets = sockets
        self._registry = registry
        rate = registry.config.requests_per_second
        self._asked = Limiter(rate, 5 * rate)
        self._files = Limiter(FILES * rate, 4 * FILES * rate)
        self.hold: Callable[[float], Awaitable[None]] = asyncio.sleep

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            # what stands between a socket and its server has a part in every message, so nothing does
            is_socket = scope["type"] == "websocket" and scope["path"] == SOCKET
            await (self._sockets if is_socket else self._app)(scope, receive, send)
            return
        started = False

        async def guarded(message: MutableMapping[str, Any]) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                self._dress(scope, message)
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, receive, guarded)
        except ApiError as trouble:
            self._registry.metrics.count("problems", trouble.problem.code)
            if trouble.problem.code == TOO_FAST:
                await self.hold(HOLD_SECONDS)
            await failure(trouble.problem, trouble.status)(scope, receive, guarded)
        except Exception:
            LOGGER.log(logging.ERROR, "request failed", exc_info=True)
            if not started:
                await failure(ApiError(INTERNAL).problem, 500)(scope, receive, guarded)

    def _check(self, scope: Scope) -> None:
        if scope["method"] not in SAFE and not is_allowed_origin(scope, self._registry.config.origins):
            raise ApiError(WRONG_ORIGIN)
        limiter = self._asked if scope["path"].startswith(ASKED) else self._files
        if not limiter.may(address_of(scope), self._registry.now()):
            raise ApiError(TOO_FAST)

    def _dress(self, scope: Scope, message: MutableMapping[str, Any]) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers[name] = value
        if scope["path"].startswith("/api/"):
            headers["cache-control"] = "no-store"
        self._registry.metrics.count("responses", str(message["status"]))
