"""Whether a server can take people: its store is read from, and written to.

A store that can only be read looks well and is of no use, so the question is a write: the note that the server is
alive. It is asked at most once a second, whoever wants to know, and nobody waits long for the answer: where the
database is locked or gone, that *is* the answer.
"""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from triumvir.server.logs import log
from triumvir.server.matches.outages import Heartbeat
from triumvir.server.matches.registry import MatchRegistry

KNOWN_SECONDS: Final = 1.0
"""How long an answer holds."""
WRITE_SECONDS: Final = 2.0
"""Seconds for an answer; those who look after servers give up after three."""


class Readiness:
    def __init__(
        self,
        registry: MatchRegistry,
        heartbeat: Heartbeat,
        patience: float = WRITE_SECONDS,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._registry = registry
        self._heartbeat = heartbeat
        self._patience = patience
        self._clock = clock
        self._asked: asyncio.Task[bool] | None = None
        self._known_until = 0.0
        self._was_ready = True

    async def is_ready(self) -> bool:
        """The last answer of the store, if it is young and no write has failed since."""
        asked = self._question()
        done, _ = await asyncio.wait({asked}, timeout=self._patience)
        is_ready = bool(done) and asked.result() and self._registry.store.trouble() is None
        self._note(is_ready)
        return is_ready

    def _question(self) -> "asyncio.Task[bool]":
        """One at a time: while the store does not answer, nothing is piled up before it."""
        if self._asked is None or (self._asked.done() and self._clock() >= self._known_until):
            self._asked = asyncio.get_running_loop().create_task(self._ask())
            self._known_until = self._clock() + KNOWN_SECONDS
        return self._asked

    async def _ask(self) -> bool:
        try:
            await asyncio.to_thread(self._registry.store.lobby, None, None, 1)
        except Exception:
            return False
        return await self._heartbeat.beat()

    def _note(self, is_ready: bool) -> None:
        if is_ready != self._was_ready:
            self._was_ready = is_ready
            log(logging.INFO if is_ready else logging.ERROR, "store writes again" if is_ready else "store fails")

    async def stop(self) -> None:
        if self._asked is not None:
            self._asked.cancel()
            await asyncio.gather(self._asked, return_exceptions=True)
