"""Looking back at games that are over: asked for here, thought about elsewhere, and kept for those who ask next."""

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from msgspec import Raw

from triumvir.match.record import to_record
from triumvir.match.state import OVER
from triumvir.server.jobs.evaluator import MOST_ATTEMPTS, Evaluator, WorkerLost
from triumvir.server.logs import log
from triumvir.server.matches.live_match import LiveMatch
from triumvir.server.matches.registry import MatchRegistry
from triumvir.table.problems import STOPPING, TOO_MANY, UNAVAILABLE, ApiError
from triumvir.table.protocol import Analysis

KEPT: Final = 200
"""So many reviews are kept; an older one is made again when somebody asks for it."""
MOST_WAITING: Final = 20
"""So many games may wait for their review at one time."""


class Reviews:
    def __init__(self, registry: MatchRegistry, evaluator: Evaluator) -> None:
        self._registry = registry
        self._evaluator = evaluator
        self._found: OrderedDict[str, bytes] = OrderedDict()
        self._waiting: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()
        """Reviews that came to nothing, until somebody has been told."""
        registry.metrics.gauges["analyses_waiting"] = lambda: len(self._waiting)

    def ask(self, live: LiveMatch) -> Analysis:
        """The review of a game, or the word that somebody thinks about it."""
        if live.match.status != OVER or live.match.position is None:
            raise ApiError("not-ended", "match")
        found = self._found.get(live.id)
        if found is not None:
            self._found.move_to_end(live.id)
            return Analysis("done", Raw(found))
        if live.id in self._failed:
            self._failed.discard(live.id)
            raise ApiError(UNAVAILABLE, "match")
        if live.id not in self._waiting:
            self._begin(live)
        return Analysis("thinking", None)

    def _begin(self, live: LiveMatch) -> None:
        if self._registry.is_stopping:
            raise ApiError(STOPPING)
        if len(self._waiting) >= MOST_WAITING:
            raise ApiError(TOO_MANY, "match")
        task = asyncio.get_running_loop().create_task(self._review(live))
        self._waiting[live.id] = task
        task.add_done_callback(lambda _: self._waiting.pop(live.id, None))

    async def _review(self, live: LiveMatch) -> None:
        record = to_record(live.match).to_text()
        try:
            self._keep(live.id, await self._thought(record))
        except Exception as error:  # whatever it was, it must not be lost with the task
            log(logging.ERROR, "review given up", match=live.id, error=type(error).__name__)
            self._registry.metrics.count("analyses_failed")
            self._failed.add(live.id)

    async def _thought(self, record: str) -> str:
        """A review lost with its worker is given to the next."""
        for _ in range(MOST_ATTEMPTS):
            try:
                return await self._evaluator.review(record)
            except WorkerLost:
                self._registry.metrics.count("workers_lost")
        raise ApiError(UNAVAILABLE)

    def _keep(self, match_id: str, review: str) -> None:
        self._found[match_id] = review.encode()
        if len(self._found) > KEPT:
            self._found.popitem(last=False)

    async def stop(self) -> None:
        """Nobody waits for a review that can be made again."""
        for task in list(self._waiting.values()):
            task.cancel()
        await asyncio.gather(*self._waiting.values(), return_exceptions=True)
