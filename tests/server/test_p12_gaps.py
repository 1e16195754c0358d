"""P12: clocks count the time in which players could play, and no other: neither that of a slow disk, nor that of a
server that stood still, nor what somebody does to the clock on the wall."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from typing import Any

import pytest
from tests.server.world import PATIENCE, Socket, World, run, world

from triumvir.match.clock import Clock
from triumvir.match.folding import fold_all
from triumvir.server.matches.live_match import LiveMatch
from triumvir.server.matches.persistence import from_stored
from triumvir.storage.memory import MemoryStore
from triumvir.storage.store import Person, StoredMatch, Unavailable

SECOND = 1000
DAY = 24 * 3600 * SECOND
BASE = 300 * SECOND
LIVE: dict[str, Any] = {"kind": "live", "base": BASE, "increment": 0}


class Time:
    """The time of the server and the steady one, moved by hand."""

    def __init__(self) -> None:
        self.wall = 10**12
        self.steady = 0

    def now(self) -> int:
        return self.wall

    def beats(self) -> int:
        return self.steady

    def think(self, milliseconds: int) -> None:
        """Time in which everything works."""
        self.wall += milliseconds

    def freeze(self, milliseconds: int) -> None:
        """Time in which the server stands still."""
        self.wall += milliseconds
        self.steady += milliseconds


class HeldStore(MemoryStore):
    """Appends that are on their way until they are let go; or that fail."""

    def __init__(self) -> None:
        super().__init__()
        self.holds = False
        self.fails = False
        self.held: list[Future[None]] = []
        self.is_held = asyncio.Event()
        self.is_reading = threading.Event()
        self.may_read = threading.Event()
        self.may_read.set()

    def put_person(self, person: Person) -> Future[None]:
        return _failed() if self.fails else super().put_person(person)

    def append(self, *values: Any) -> Future[None]:
        if self.fails:
            return _failed()
        written = super().append(*values)
        if not self.holds:
            return written
        waiting: Future[None] = Future()
        self.held.append(waiting)
        self.is_held.set()
        return waiting

    def load(self, match: str) -> StoredMatch | None:
        self.is_reading.set()
        assert self.may_read.wait(PATIENCE)
        return super().load(match)

    def let_go(self) -> None:
        self.holds = False
        while self.held:
            self.held.pop().set_result(None)


def _failed() -> Future[None]:
    failed: Future[None] = Future()
    failed.set_exception(Unavailable("locked"))
    return failed


class Table:
    """Two people at a table with clocks."""

    def __init__(self, w: World, time: Time, store: HeldStore, match: str, anna: Socket, bela: Socket) -> None:
        self.w, self.time, self.store, self.match = w, time, store, match
        self.players = [anna, bela]

    @property
    def live(self) -> LiveMatch:
        return self.w.server.registry.matches[self.match]

    def left(self, seat: int) -> int:
        return self.live.match.left_at(seat, self.w.server.registry.now())

    def shown(self, seat: int) -> int:
        return self.live.info(self.w.server.registry.now()).clocks[seat].left

    async def play(self, seat: int) -> None:
        player = self.players[seat]
        while player.last["seq"] < self.live.match.seq:
            await player.until("update")
        assert (await player.play(self.match, seat))["type"] == "done"

    async def heard(self) -> None:
        """Until everybody has heard of everything."""
        for player in self.players:
            while player.last["seq"] < self.live.match.seq:
                await player.until("update")

    def folded(self) -> Clock:
        """From entries alone."""
        return fold_all(self.live.match.game, from_stored(self.store.entries_since(self.match, 0))).clock


def told(story: Callable[[Table], Awaitable[None]]) -> None:
    async def tell() -> None:
        time, store = Time(), HeldStore()
        async with world(store=store, now=time.now, steady=time.beats) as w:
            match, anna, bela = await w.two_at_a_table("duel", clock=LIVE)
            await story(Table(w, time, store, match, anna, bela))

    run(tell())


# ---- a slow disk ---------------------------------------------------------------------------------------------


def test_p12_a_clock_runs_from_when_the_move_before_is_written() -> None:
    async def story(table: Table) -> None:
        table.time.think(10 * SECOND)
        table.store.holds = True
        playing = asyncio.create_task(table.play(0))
        await table.store.is_held.wait()
        table.time.think(60 * SECOND)  # the disk is busy
        table.store.let_go()
        await playing
        await table.heard()
        assert (table.left(0), table.left(1)) == (BASE - 10 * SECOND, BASE)
        assert table.shown(1) == BASE
        table.time.think(5 * SECOND)
        assert table.players[1].last["table"]["clocks"][1]["left"] == BASE
        await table.play(1)
        assert table.left(1) == BASE - 5 * SECOND
        assert table.folded() == table.live.match.clock

    told(story)


def test_p12_who_waits_behind_another_write_does_not_pay_for_it() -> None:
    """Béla's nudge is on its way to the disk for a minute while Anna wants to move."""

    async def story(table: Table) -> None:
        table.store.holds = True
        nudging = asyncio.create_task(table.players[1].command("nudge", table.match, 1, target=0))
        await table.store.is_held.wait()
        table.time.think(400 * SECOND)
        table.w.server.registry.clocks._ring(table.live)
        table.store.let_go()
        assert (await nudging)["type"] == "done"
        await table.play(0)
        assert table.live.match.end is None
        assert table.left(0) == BASE

    told(story)


def test_p12_nobody_pays_while_nothing_can_be_written() -> None:
    async def story(table: Table) -> None:
        table.time.think(20 * SECOND)
        table.store.fails = True
        for _ in range(3):
            answer = await table.players[0].play(table.match, 0)
            assert answer["error"]["code"] == "unavailable"
            table.time.think(400 * SECOND)
            table.w.server.registry.clocks._ring(table.live)
        table.store.fails = False
        await table.play(0)
        assert table.left(0) == BASE - 20 * SECOND
        assert table.folded() == table.live.match.clock

    told(story)


def test_p12_what_is_given_back_while_a_match_is_read_again_is_not_forgotten() -> None:
    async def story(table: Table) -> None:
        table.time.think(20 * SECOND)
        table.store.fails = True
        table.store.may_read.clear()
        assert (await table.players[0].play(table.match, 0))["error"]["code"] == "unavailable"
        await asyncio.to_thread(table.store.is_reading.wait, PATIENCE)
        table.time.think(400 * SECOND)
        table.w.server.registry.clocks.mind_the_gap()
        table.store.fails = False
        table.store.may_read.set()
        await table.play(0)
        assert table.left(0) == BASE - 20 * SECOND

    told(story)


# ---- a server that stands still ------------------------------------------------------------------------------


def test_p12_a_move_that_came_while_the_server_stood_still_costs_what_was_thought() -> None:
    async def story(table: Table) -> None:
        table.time.think(10 * SECOND)
        table.time.freeze(200 * SECOND)
        await table.play(0)
        assert table.left(0) == BASE - 10 * SECOND
        assert table.folded() == table.live.match.clock

    told(story)


def test_p12_no_alarm_takes_a_game_before_the_standstill_was_given_back() -> None:
    async def story(table: Table) -> None:
        registry = table.w.server.registry
        table.time.think(285 * SECOND)
        registry.clocks._ring(table.live)
        await table.players[1].until("update")
        assert table.live.match.clock.seats[0].warned is not None
        table.time.think(10 * SECOND)
        table.time.freeze(900 * SECOND)
        registry.clocks._ring(table.live)
        resumed = await table.players[1].until("update")
        assert [entry["kind"] for entry in resumed["entries"]] == ["resumed"]
        assert resumed["entries"][0]["body"]["outage"] == 900 * SECOND
        assert resumed["table"]["clocks"][0]["left"] == 5 * SECOND
        assert table.live.match.end is None
        assert table.live.alarm is not None
        table.time.think(20 * SECOND)
        registry.clocks._ring(table.live)
        over = await table.players[1].until("update")
        assert over["table"]["result"]["reason"] == "time"

    told(story)


def test_p12_a_short_standstill_goes_with_the_next_entry() -> None:
    async def story(table: Table) -> None:
        table.time.think(10 * SECOND)
        table.time.freeze(900)
        table.w.server.registry.clocks.mind_the_gap()
        assert table.shown(0) == BASE - 10 * SECOND
        await table.play(0)
        assert table.left(0) == BASE - 10 * SECOND
        assert "resumed" not in [entry.kind for entry in table.store.entries_since(table.match, 0)]
        assert table.folded() == table.live.match.clock

    told(story)


def test_p12_a_standstill_during_a_write_is_given_back_once() -> None:
    async def story(table: Table) -> None:
        table.store.holds = True
        playing = asyncio.create_task(table.play(0))
        await table.store.is_held.wait()
        table.time.freeze(700)
        table.store.let_go()
        await playing
        await table.heard()
        table.time.think(5 * SECOND)
        assert table.left(1) == BASE - 5 * SECOND
        await table.play(1)
        assert table.left(1) == BASE - 5 * SECOND

    told(story)


def test_p12_nobody_is_away_for_the_time_of_a_standstill() -> None:
    async def story(table: Table) -> None:
        await table.players[0].close()
        await table.players[1].until_that(lambda m: m["type"] == "presence" and not m["online"][0])
        table.time.think(10 * SECOND)
        table.time.freeze(500 * SECOND)
        answer = await table.players[1].command("claim", table.match, 1)
        assert answer["error"]["code"] == "not-absent"

    told(story)


def test_p12_a_look_at_the_clock_that_comes_too_early_is_not_the_last() -> None:
    async def story(table: Table) -> None:
        live = table.live
        assert live.alarm is not None
        live.alarm.cancel()
        live.alarm = None
        await table.w.server.registry.clocks._tick(live)
        assert live.alarm is not None

    told(story)


# ---- the clock on the wall -----------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [-5 * DAY, -3 * SECOND, 0, 5 * DAY])
def test_p12_whatever_the_clock_on_the_wall_says_after_a_restart_time_goes_on(jump: int) -> None:
    async def story() -> None:
        time, store = Time(), HeldStore()
        async with world(store=store, now=time.now) as w:
            match, _, _ = await w.two_at_a_table("duel", clock=LIVE)
            time.think(60 * SECOND)
        time.wall += jump
        async with world(store=store, now=time.now) as w:
            registry = w.server.registry
            live = await registry.get(match)
            assert live.match.left_at(0, registry.now()) == 240 * SECOND
            time.think(40 * SECOND)
            assert live.match.left_at(0, registry.now()) == 200 * SECOND
            time.think(180 * SECOND)
            registry.clocks._ring(live)
            async with live.lock:
                pass
            while live.match.clock.seats[0].warned is None:
                await asyncio.sleep(0)
            assert live.match.end is None

    run(story())
