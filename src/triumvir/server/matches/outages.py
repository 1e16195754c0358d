"""Coming back after an outage: clocks are given back the time in which nobody could have played.

While it runs, the server notes in the store that it is alive. A server that starts finds the last such note, and every
running clock is set back by the time between the two. The note may be a few seconds old: that is a gift to the players.
"""

import asyncio
import logging
from typing import Final

from triumvir.contract import json
from triumvir.match.commands import Resume
from triumvir.server.logs import log
from triumvir.server.matches.registry import MatchRegistry, Request
from triumvir.storage.store import Cursor, Person, StorageError, Store
from triumvir.table.problems import UNAVAILABLE, ApiError

ALIVE: Final = "house"
"""The id under which the note is kept; no person has it, since theirs are longer."""
BEAT_SECONDS: Final = 10.0
PAGE: Final = 200
RETRY_SECONDS: Final = 1.0


def last_alive(store: Store) -> int | None:
    """When a server last noted that it was alive; None if there never was one."""
    note = store.person(ALIVE)
    return None if note is None else json.Reader(json.loads(note.profile), ALIVE).number("alive", 0, 2**53)


class Heartbeat:
    def __init__(self, registry: MatchRegistry, alive: int | None = None) -> None:
        """`alive` is when matches were last served, where whoever starts this process knows better than the note."""
        self._registry = registry
        self._alive = alive
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        alive = await asyncio.to_thread(self._last_alive)
        await asyncio.to_thread(self._go_on_from, alive)
        self._registry.clocks.note_outage(alive)
        await self._resume_clocks(alive)
        await self.beat()
        self._task = asyncio.get_running_loop().create_task(self._keep_beating())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.beat()

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self.beat()

    async def beat(self) -> bool:
        """Note that the server is alive; False if that could not be written."""
        now = self._registry.now()
        note = Person(ALIVE, "", ALIVE, now, json.dumps({"alive": now}))
        try:
            await asyncio.wrap_future(self._registry.store.put_person(note))
        except StorageError:
            self._registry.clocks.note_store(False, now)
            log(logging.WARNING, "heartbeat could not be written")
            return False
        self._registry.clocks.note_store(True, now)
        return True

    def _last_alive(self) -> int:
        """When matches were last served, as far as anybody knows."""
        noted = last_alive(self._registry.store) if self._alive is None else self._alive
        return self._registry.now() if noted is None else noted

    def _go_on_from(self, alive: int) -> None:
        """The time of the server goes on where it was, even if somebody has set the clock on the wall back: otherwise
        every match would stand still until that clock has caught up."""
        latest = self._registry.store.unfinished(limit=1).matches
        behind = self._registry.now.go_on_from(max([alive, *(summary.updated_at for summary in latest)]))
        if behind:
            log(logging.WARNING, "the clock on the wall is behind", milliseconds=behind)

    async def _resume_clocks(self, alive: int) -> None:
        """Every match with a running clock goes on where the outage interrupted it.

        The outage ends for each match when its clock is set: starting takes its time, too.
        """
        place: Cursor | None = None
        while True:
            page = await asyncio.to_thread(self._registry.store.unfinished, place, PAGE)
            for summary in page.matches:
                if self._registry.shards.is_here(summary.match):
                    await self._resume(summary.match, alive)
            place = page.next
            if place is None:
                return

    async def _resume(self, match_id: str, alive: int) -> None:
        """While nothing can be written, nobody is served: a clock that is not resumed would charge the outage."""
        if not await asyncio.to_thread(self._has_clock, match_id):
            return
        while not self._registry.is_stopping:
            try:
                live = await self._registry.get(match_id)
                await self._registry.submit(live, Request(Resume(alive)))
                return
            except ApiError as trouble:
                if trouble.problem.code != UNAVAILABLE or trouble.problem.where:
                    log(logging.ERROR, "clock could not be resumed", match=match_id, code=trouble.problem.code)
                    return
                log(logging.WARNING, "clock cannot be resumed yet", match=match_id)
                await asyncio.sleep(RETRY_SECONDS)

    def _has_clock(self, match_id: str) -> bool:
        """Most matches have none; only those with one are worth reading."""
        found = self._registry.store.header(match_id)
        return found is not None and found.has_clock
