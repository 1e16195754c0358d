"""P4: one total order per match. P5: nothing is sent before it is durable."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from random import Random

import pytest
from tests.server.world import ALL_GAMES, Socket, World, run, world

from triumvir.match.folding import fold_all
from triumvir.server.matches.persistence import from_stored
from triumvir.storage.memory import MemoryStore
from triumvir.storage.store import Entry, Job, MatchSummary, Unavailable

# ---- P4 ------------------------------------------------------------------------------------------------------


async def hammer(socket: Socket, match: str, seat: int, random: Random, tries: int) -> list[int]:
    """Send whatever, without waiting for one's turn; the numbers of what was carried out."""
    done = []
    for _ in range(tries):
        legal = socket.legal(seat) if socket.last.get("views") else []
        answer = await socket.command("play", match, seat, action=random.choice([*legal, "play:0"]))
        if answer["type"] == "done":
            done.append(answer["seq"])
    return done


@pytest.mark.parametrize("game", ["caesar", "ave-caesar", "cleopatra"])
def test_p4_concurrent_clients_make_one_history(game: str) -> None:
    async def story(w: World) -> None:
        match, anna, bela = await w.two_at_a_table(game)
        sockets = [(anna, 0), (bela, 1)]
        for client, seat in ((w.clients[0], 0), (w.clients[1], 1)):
            sockets.append((await client.seated(match), seat))
        done = await asyncio.gather(
            *(hammer(socket, match, seat, Random(number), 25) for number, (socket, seat) in enumerate(sockets))
        )
        acknowledged = [seq for numbers in done for seq in numbers]
        assert len(acknowledged) == len(set(acknowledged)) > 5
        found = w.store.load(match)
        assert found is not None
        history = fold_all(ALL_GAMES[game], from_stored(found.entries))
        live = w.server.registry.matches[match].match
        assert history.table.hash() == live.table.hash()
        assert {entry.seq for entry in found.entries if entry.command_id} >= set(acknowledged)
        for socket, _ in sockets:
            assert_no_gap(socket)

    run(told(story))


def assert_no_gap(socket: Socket) -> None:
    """Every update begins where the one before ended."""
    last = 0
    for text in socket.heard:
        message = json.loads(text)
        if message["type"] == "table":
            last = message["seq"]
        elif message["type"] == "update":
            assert [entry["seq"] for entry in message["entries"]] == list(range(last + 1, message["seq"] + 1))
            last = message["seq"]


def test_p4_stale_is_answered_with_a_fresh_view() -> None:
    async def story(w: World) -> None:
        match, anna, _ = await w.two_at_a_table()
        seen = anna.last["seq"]
        await anna.play(match, 0)
        stale = await anna.command("play", match, 0, action="play:0", seen_seq=seen)
        assert stale["error"]["code"] == "stale"
        table = await anna.until("table")
        assert table["seq"] == seen + 1
        assert [entry["seq"] for entry in table["entries"]] == [seen + 1]

    run(told(story))


async def told(story: Callable[[World], Awaitable[None]], store: MemoryStore | None = None) -> None:
    async with world(store=store) as w:
        await story(w)


# ---- P5 ------------------------------------------------------------------------------------------------------


class HeldStore(MemoryStore):
    """A store whose commits take as long as the test wants, or fail."""

    def __init__(self) -> None:
        super().__init__()
        self.holds = False
        self.fails = False
        self.held: list[tuple[Future[None], Future[None]]] = []

    def append(
        self,
        match: str,
        entries: Sequence[Entry],
        summary: MatchSummary | None = None,
        jobs: Sequence[Job] = (),
        done: Sequence[str] = (),
    ) -> Future[None]:
        promise: Future[None] = Future()
        if self.fails:
            promise.set_exception(Unavailable("the disk is full"))
            return promise
        written = super().append(match, entries, summary, jobs, done)
        if not self.holds:
            return written
        self.held.append((promise, written))
        return promise

    def release(self) -> None:
        for promise, written in self.held:
            promise.set_result(written.result())
        self.held = []


def arrived(socket: Socket) -> list[str]:
    """The types of messages that wait to be read at the client's end."""
    waiting = list(socket.wire.out._queue)
    return [json.loads(message["text"])["type"] for message in waiting if "text" in message]


async def a_move_held(w: World, store: HeldStore) -> tuple[str, Socket, Socket]:
    """A table at which a move has been decided and is being written."""
    match, anna, bela = await w.two_at_a_table()
    store.holds = True
    await anna.send("play", id="x", match=match, seat=0, seen_seq=anna.last["seq"], action=anna.legal(0)[0])
    while not store.held:
        await asyncio.sleep(0)
    return match, anna, bela


@pytest.mark.slow
def test_p5_nobody_hears_of_a_move_before_it_is_durable() -> None:
    store = HeldStore()

    async def story(w: World) -> None:
        match, anna, bela = await a_move_held(w, store)
        fresh = await w.clients[0].socket()
        await fresh.send("ping", at=1)
        await fresh.until("pong")
        face = await w.clients[0].http.get(f"/api/v1/matches/{match}")
        told = arrived(anna) + arrived(bela)
        store.release()
        assert face.json()["plies"] == 0
        assert not {"update", "done", "table"} & set(told)
        assert (await anna.until("done", "update"))["type"] == "done"
        assert (await bela.until("update"))["table"]["plies"] == 1

    run(told(story, store))


def test_p5_who_goes_away_meanwhile_has_moved_all_the_same() -> None:
    store = HeldStore()

    async def story(w: World) -> None:
        _, anna, bela = await a_move_held(w, store)
        anna.wire.task.cancel()
        await asyncio.wait([anna.wire.task], timeout=0.1)
        store.release()
        assert (await bela.until("update"))["table"]["plies"] == 1
        await asyncio.wait([anna.wire.task], timeout=60)
        assert anna.wire.task.cancelled()

    run(told(story, store))


def test_p5_stopping_waits_for_what_is_written() -> None:
    store = HeldStore()

    async def story(w: World) -> None:
        match, _, bela = await a_move_held(w, store)
        stopping = asyncio.get_running_loop().create_task(w.server.registry.stop())
        for _ in range(20):
            await asyncio.sleep(0)
        assert not stopping.done()
        store.release()
        await asyncio.wait_for(stopping, 60)
        assert w.server.registry.matches[match].match.plies
        assert "update" in arrived(bela)

    run(told(story, store))


def test_p5_a_failed_commit_is_seen_by_nobody_and_may_be_tried_again() -> None:
    store = HeldStore()

    async def story(w: World) -> None:
        match, anna, bela = await w.two_at_a_table()
        store.fails = True
        action, seen = anna.legal(0)[0], anna.last["seq"]
        failed = await anna.command("play", match, 0, id="x", action=action, seen_seq=seen)
        assert failed["error"]["code"] == "unavailable"
        assert "update" not in arrived(bela)
        store.fails = False
        done = await anna.command("play", match, 0, id="x", action=action, seen_seq=seen)
        assert done["type"] == "done"
        assert (await bela.until("update"))["table"]["plies"] == 1

    run(told(story, store))


def test_p5_a_commit_whose_answer_was_lost_is_found_again() -> None:
    """Written, but reported as failed: the retry gets the answer of the first."""

    class Forgetful(HeldStore):
        forgets = False

        def append(
            self,
            match: str,
            entries: Sequence[Entry],
            summary: MatchSummary | None = None,
            jobs: Sequence[Job] = (),
            done: Sequence[str] = (),
        ) -> Future[None]:
            written = super().append(match, entries, summary, jobs, done)
            if not self.forgets:
                return written
            lost: Future[None] = Future()
            lost.set_exception(Unavailable("connection lost"))
            return lost

    store = Forgetful()

    async def story(w: World) -> None:
        match, anna, bela = await w.two_at_a_table()
        store.forgets = True
        action, seen = anna.legal(0)[0], anna.last["seq"]
        first = await anna.command("play", match, 0, id="x", action=action, seen_seq=seen)
        assert first["type"] == "refused"
        assert (await bela.until("update"))["table"]["plies"] == 1, "it is true, so everybody hears of it"
        store.forgets = False
        done = await anna.command("play", match, 0, id="x", action=action, seen_seq=seen)
        assert (done["type"], done["seq"]) == ("done", seen + 1)
        assert (await anna.watch(match))["table"]["plies"] == 1

    run(told(story, store))


def test_p4_two_servers_on_one_store_share_one_history() -> None:
    """Whoever is slower reads what the other wrote, tells its people, and decides anew."""

    async def story() -> None:
        store = MemoryStore()
        async with world(store=store) as first, world(store=store) as second:
            match, anna, _ = await first.two_at_a_table("ave-caesar")
            other = second.stranger()
            other.http.cookies = first.clients[1].http.cookies
            bela = await other.seated(match)
            seat = anna.last["table"]["to_act"][0]
            here, there = (anna, bela) if seat == 0 else (bela, anna)
            await here.play(match, seat)
            late = await there.command("resign", match, 1 - seat)
            assert late["type"] == "done"
            found = store.load(match)
            assert found is not None
            assert [entry.seq for entry in found.entries] == list(range(1, len(found.entries) + 1))
            assert [entry.kind for entry in found.entries][-2:] == ["ply", "ended"]
            assert_no_gap(there)

    run(story())
