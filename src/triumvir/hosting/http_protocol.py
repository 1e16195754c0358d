"""The server's end of HTTP: whoever keeps it waiting does so on the porch, while that has places and patience."""

import asyncio
from collections.abc import Mapping
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from triumvir.hosting.porch import Porch

HEAD_SECONDS: Final = 10.0
"""For all of the head of a request, from the beginning of the connection or the end of the last answer."""
BODY_SECONDS: Final = 30.0
"""For all of the body."""
ANSWER_SECONDS: Final = 30.0
"""For taking what the system does not hold for them."""
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
WAITS: Final[Mapping[object, float]] = {h11.IDLE: HEAD_SECONDS, h11.SEND_BODY: BODY_SECONDS}
"""How long we wait for what somebody has to send next."""


class TableRequests(H11Protocol):
    def __init__(
        self,
        porch: Porch,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        waited: float = 0.0,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._porch = porch
        self._waited = waited
        """Seconds that somebody else has waited for this request already."""
        self._awaited: object = None
        """What we wait for: a state of theirs, or that they take something."""
        self._is_deaf = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._look()

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_deaf = True
        self._look()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_deaf = False
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._porch.leave(self)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._porch.leave(self)
        super().connection_lost(exc)

    def _look(self) -> None:
        """Whose turn is it? As long as it is theirs for the same thing, they have the time they were given for it."""
        if self.transport.get_protocol() is not self:
            return
        takes = self._is_deaf or self.transport.is_closing()
        awaited = "taking" if takes else self.conn.their_state
        if awaited == self._awaited:
            return
        self._awaited = awaited
        seconds = ANSWER_SECONDS if takes else WAITS.get(self.conn.their_state)
        if seconds is None:
            self._porch.leave(self)
        else:
            self._porch.enter(self, self.client[0] if self.client else "", max(0.0, seconds - self._waited))
            self._waited = 0.0

    def let_go(self) -> None:
        if self._awaited is h11.SEND_BODY and not self.cycle.response_started:
            self.transport.write(TOO_LATE)
            self.transport.close()
            self._look()
        else:
            self.transport.abort()
