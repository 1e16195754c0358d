"""One way for every change: decided under the lock of its match, written, and only then told."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest
from tests.server.world import World, run, world

from triumvir.contract.position import legal_actions
from triumvir.match.commands import Play, Tick
from triumvir.server.matches.live_match import LiveMatch
from triumvir.server.matches.registry import Request
from triumvir.storage.memory import MemoryStore
from triumvir.table.problems import ApiError


class HeldStore(MemoryStore):
    """Writes what it is told, and says so when it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.held: list[Future[None]] = []
        self.holds = False

    def append(self, *said: Any, **more: Any) -> Future[None]:
        written = super().append(*said, **more)
        if not self.holds:
            return written
        self.held.append(Future())
        return self.held[-1]


class Scene:
    """A table at which Anna is to move."""

    def __init__(self, w: World, match: str, store: HeldStore) -> None:
        self.registry = w.server.registry
        self.live: LiveMatch = self.registry.matches[match]
        self.store = store
        person = self.live.match.seats[0].person
        table = self.live.match.table
        code = legal_actions(table, 0, self.live.match.game.info.most_actions)[0]
        self.move = Play(person, 0, table.action(code).notation(), self.live.match.seq)

    def submit(self, **how: Any) -> "asyncio.Task[int]":
        return asyncio.create_task(self.registry.submit(self.live, Request(self.move, "anna:1", "d"), **how))


def at_a_table(story: Callable[[Scene], Any]) -> None:
    async def told() -> None:
        store = HeldStore()
        async with world(store=store) as w:
            match, _, _ = await w.two_at_a_table()
            await story(Scene(w, match, store))

    run(told())


def test_who_asked_may_go_away_once_it_is_decided() -> None:
    async def story(scene: Scene) -> None:
        scene.store.holds = True
        asking = scene.submit()
        while not scene.store.held:
            await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert scene.live.lock.locked()
        assert not scene.live.match.plies
        scene.store.held[0].set_result(None)
        while scene.live.lock.locked():
            await asyncio.sleep(0)
        assert len(scene.live.match.plies) == 1

    at_a_table(story)


def test_a_fault_while_deciding_lets_go_of_the_match() -> None:
    async def story(scene: Scene) -> None:
        def fail(point: str) -> None:
            raise ZeroDivisionError

        reach, scene.registry.reach = scene.registry.reach, fail
        with pytest.raises(ZeroDivisionError):
            await scene.submit()
        assert not scene.live.lock.locked()
        scene.registry.reach = reach
        assert await scene.submit() == scene.move.seen + 1

    at_a_table(story)


def test_a_server_that_stops_takes_nothing_more() -> None:
    async def story(scene: Scene) -> None:
        scene.registry.is_stopping = True
        with pytest.raises(ApiError, match="stopping"):
            await scene.submit()
        assert not scene.live.lock.locked()

    at_a_table(story)


def test_what_changes_nothing_is_answered_and_not_written() -> None:
    async def story(scene: Scene) -> None:
        heard: list[int] = []
        before = scene.live.match.seq
        assert await scene.registry.submit(scene.live, Request(Tick()), heard.append) == before
        assert heard == [before]
        assert scene.live.match.seq == before

    at_a_table(story)


def test_commands_of_one_match_wait_for_each_other_in_their_order() -> None:
    async def story(scene: Scene) -> None:
        scene.store.holds = True
        first = scene.submit()
        while not scene.store.held:
            await asyncio.sleep(0)
        second = scene.submit()
        await asyncio.sleep(0)
        assert len(scene.store.held) == 1
        scene.store.holds = False
        scene.store.held[0].set_result(None)
        assert await first == await second, "the same command again: its first answer"
        assert len(scene.live.match.plies) == 1

    at_a_table(story)
