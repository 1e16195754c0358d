"""A bot whose turn it is, and of which nobody knows, would never play. So the tables are gone through now and then."""

import asyncio
import logging
from typing import Final

from triumvir.match.seat import BOT, HUMAN
from triumvir.server.logs import log
from triumvir.server.matches.registry import MatchRegistry
from triumvir.storage.store import Cursor, MatchSummary, StorageError
from triumvir.table.problems import ApiError

SECONDS: Final = 600.0
PAGE: Final = 200


class Healing:
    """Once when the server starts, and then every few minutes."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._keep_healing())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_healing(self) -> None:
        while True:
            try:
                await self.heal()
            except StorageError:
                log(logging.WARNING, "tables could not be gone through")
            await asyncio.sleep(SECONDS)

    async def heal(self) -> None:
        """Every table that waits for a bot is looked at; those that are in memory, also where bots are alone."""
        for live in list(self._registry.matches.values()):
            await self._registry.heal(live)
        place: Cursor | None = None
        while True:
            page = await asyncio.to_thread(self._registry.store.unfinished, place, PAGE)
            for summary in page.matches:
                if waits_for_bot(summary) and self._registry.shards.is_here(summary.match):
                    await self._heal(summary.match)
            place = page.next
            if place is None:
                return

    async def _heal(self, match_id: str) -> None:
        """To read a match is to heal it; most have their job, and need not be read."""
        if await asyncio.to_thread(self._registry.store.jobs_of, match_id):
            return
        try:
            await self._registry.heal(await self._registry.get(match_id))
        except ApiError as trouble:
            log(logging.WARNING, "table could not be looked at", match=match_id, code=trouble.problem.code)


def waits_for_bot(summary: MatchSummary) -> bool:
    """A bot has to act at a table where somebody sits."""
    is_kept = any(seat.kind == HUMAN for seat in summary.seats)
    return is_kept and any(summary.seats[seat].kind == BOT for seat in summary.to_act)
