"""P12: a server that comes back gives every clock the time in which nobody could have played."""

from concurrent.futures import Future
from typing import Any
from unittest.mock import patch

from tests.server.world import run, world

from triumvir.storage.memory import MemoryStore
from triumvir.storage.store import StoredMatch, Unavailable

SECOND = 1000
CLOCK = {"kind": "live", "base": 300 * SECOND, "increment": 0}


def test_p12_nobody_pays_for_an_outage_nor_for_a_slow_start() -> None:
    """The matches are read one after the other, each in ten seconds, and the last one pays for none of them."""
    store, clock = MemoryStore(), [10**12]
    load = store.load

    def slow_load(match: str) -> StoredMatch | None:
        clock[0] += 10 * SECOND
        return load(match)

    async def story() -> list[int]:
        async with world(store=store, now=lambda: clock[0]) as w:
            anna = await w.guest()
            made = [await anna.create("duel", ["me", "me"], clock=CLOCK) for _ in range(3)]
            clock[0] += 60 * SECOND
        clock[0] += 3600 * SECOND
        with patch.object(store, "load", slow_load):
            async with world(store=store, now=lambda: clock[0]) as w:
                lives = [w.server.registry.matches[one["match"]] for one in made]
                return [live.match.clock.left_at(0, live.match.updated_at) for live in lives]

    assert run(story()) == [240 * SECOND] * 3


def test_p12_nobody_pays_for_an_outage_after_which_nothing_can_be_written_at_first() -> None:
    store, clock, refused = MemoryStore(), [10**12], [3]
    append = store.append

    def locked(*said: Any, **more: Any) -> Future[None]:
        if not refused[0]:
            return append(*said, **more)
        refused[0] -= 1
        clock[0] += 10 * SECOND
        failed: Future[None] = Future()
        failed.set_exception(Unavailable("locked"))
        return failed

    async def story() -> int:
        async with world(store=store, now=lambda: clock[0]) as w:
            made = await (await w.guest()).create("duel", ["me", "me"], clock=CLOCK)
            clock[0] += 60 * SECOND
        clock[0] += 3600 * SECOND
        with patch.object(store, "append", locked), patch("triumvir.server.matches.outages.RETRY_SECONDS", 0.0):
            async with world(store=store, now=lambda: clock[0]) as w:
                live = w.server.registry.matches[made["match"]]
                return live.match.clock.left_at(0, live.match.updated_at)

    assert run(story()) == 240 * SECOND
    assert refused == [0]
