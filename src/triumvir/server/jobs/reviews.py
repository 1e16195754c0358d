"""Looking back at games that are over: asked for here, thought about elsewhere, and kept for those who ask next."""

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from msgspec import Raw

from triumvir.match.record import to_record
from triumvir.match.state import OVER
from triumvir.server.matches.registry import House
from triumvir.server.matches.live_match import Live
from triumvir.server.logs import log
from triumvir.table.problems import STOPPING, TOO_MANY, UNAVAILABLE, Trouble
from triumvir.table.protocol import Analysis
from triumvir.server.jobs.evaluator import MOST_ATTEMPTS, Thinker, WorkerLost

KEPT: Final = 200
"""So many reviews are kept; an older one is made again when somebody asks for it."""
MOST_WAITING: Final = 20
"""So many games may wait for their review at one time."""


class Analyses:
    def __init__(self, house: House, thinker: Thinker) -> None:
        self._house = house
        self._thinker = thinker
        self._found: OrderedDict[str, bytes] = OrderedDict()
        self._waiting: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()
        """Reviews that came to nothing, until somebody has been told."""
        house.metrics.gauges["analyses_waiting"] = lambda: len(self._waiting)

    def ask(self, live: Live) -> Analysis:
        """The review of a game, or the word that somebody thinks about it."""
        if live.match.status != OVER or live.match.position is None:
            raise Trouble("not-ended", "match")
        found = self._found.get(live.id)
        if found is not None:
            self._found.move_to_end(live.id)
            return Analysis("done", Raw(found))
        if live.id in self._failed:
            self._failed.discard(live.id)
            raise Trouble(UNAVAILABLE, "match")
        if live.id not in self._waiting:
            self._begin(live)
        return Analysis("thinking", None)

    def _begin(self, live: Live) -> None:
        if self._house.is_stopping:
            raise Trouble(STOPPING)
        if len(self._waiting) >= MOST_WAITING:
            raise Trouble(TOO_MANY, "match")
        task = asyncio.get_running_loop().create_task(self._review(live))
        self._waiting[live.id] = task
        task.add_done_callback(lambda _: self._waiting.pop(live.id, None))

    async def _review(self, live: Live) -> None:
        record = to_record(live.match).to_text()
        try:
            self._keep(live.id, await self._thought(record))
        except Exception as error:  # whatever it was, it must not be lost with the task
            log(logging.ERROR, "review given up", match=live.id, error=type(error).__name__)
            self._house.metrics.count("analyses_failed")
            self._failed.add(live.id)

    async def _thought(self, record: str) -> str:
        """A review lost with its worker is given to the next."""
        for _ in range(MOST_ATTEMPTS):
            try:
                return await self._thinker.review(record)
            except WorkerLost:
                self._house.metrics.count("workers_lost")
        raise Trouble(UNAVAILABLE)

    def _keep(self, match_id: str, review: str) -> None:
        self._found[match_id] = review.encode()
        if len(self._found) > KEPT:
            self._found.popitem(last=False)

    async def stop(self) -> None:
        """Nobody waits for a review that can be made again."""
        for task in list(self._waiting.values()):
            task.cancel()
        await asyncio.gather(*self._waiting.values(), return_exceptions=True)
