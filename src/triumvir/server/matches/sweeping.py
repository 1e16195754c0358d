"""Letting go of what nobody needs: sessions and links that expired, tables at which nobody began to play, guests who
left nothing behind. A portion at a time, so that whoever plays never waits long behind it.

Where several processes serve, each clears the tables that live in it, and the first does the rest.
"""

import asyncio
import logging
from typing import Final

from triumvir.server.logs import log
from triumvir.server.matches.registry import MatchRegistry
from triumvir.storage.store import StorageError
from triumvir.table.problems import ApiError

HOUR: Final = 3600 * 1000
DAY: Final = 24 * HOUR
PORTION: Final = 200
TABLES: Final = 50
PORTIONS: Final = 10
"""So many of each at a time; the rest has time until the next minute."""


class Sweeper:
    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry
        self._looked_at = ""
        """Up to where people were looked through."""

    async def sweep(self) -> None:
        try:
            await self._sweep_tables()
            if self._registry.shards.number == 0:
                await self._sweep_expired()
                await self._sweep_guests()
        except (StorageError, ApiError):
            log(logging.WARNING, "could not be swept")

    def _note(self, what: str, number: int) -> None:
        if number:
            self._registry.metrics.count("swept", what, number)

    async def _sweep_expired(self) -> None:
        for _ in range(PORTIONS):
            swept = await asyncio.wrap_future(self._registry.store.sweep(self._registry.now(), PORTION))
            self._note("expired", swept)
            if swept < PORTION:
                return

    async def _sweep_tables(self) -> None:
        registry = self._registry
        before = registry.now() - registry.config.waiting_hours * HOUR
        for _ in range(PORTIONS):
            found = await asyncio.to_thread(registry.store.waiting, before, TABLES)
            cleared = [await self._clear(match, before) for match in found if registry.shards.is_here(match)]
            self._note("tables", sum(cleared))
            if len(found) < TABLES or not any(cleared):
                return

    async def _clear(self, match: str, before: int) -> bool:
        try:
            return await self._registry.clear(match, before)
        except ApiError as trouble:
            log(logging.WARNING, "table could not be cleared", match=match, code=trouble.problem.code)
            return False

    async def _sweep_guests(self) -> None:
        """A portion of all people each time, round and round."""
        store = self._registry.store
        idle = await asyncio.to_thread(store.idle_guests, self._registry.now() - DAY, self._looked_at, PORTION)
        self._looked_at = idle.next or ""
        if idle.people:
            self._note("guests", await asyncio.wrap_future(store.drop_people(idle.people)))
