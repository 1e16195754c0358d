"""Bots' turns: nobody stops another's bots, nothing is thought where nobody is, and no turn is lost."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.server.world import ROOMY, Client, RandomEvaluator, Socket, World, run, world

from triumvir.contract.json import JSON
from triumvir.match.commands import BotPlay, Play
from triumvir.match.deciding import decide
from triumvir.match.timing import next_due
from triumvir.server.cluster.shards import ALONE
from triumvir.server.jobs.bots import LEASE, kinds_for
from triumvir.server.matches.bot_jobs import DEAR, bot_jobs
from triumvir.server.matches.persistence import summary_of, to_stored
from triumvir.server.matches.registry import Request
from triumvir.storage.memory import MemoryStore
from triumvir.storage.store import Job
from triumvir.table.problems import ApiError

LONG = 60.0
"""Ends a test that would wait for ever."""


async def wait_for(is_true: Callable[[], object]) -> None:
    async def until() -> None:
        while not is_true():
            await asyncio.sleep(0)

    await asyncio.wait_for(until(), LONG)


class SlowThinker(RandomEvaluator):
    """Thinks only when it is let: about dear levels when the gate is open, about others for each permit."""

    def __init__(self, slots: int, permits: int | None = None) -> None:
        super().__init__(slots)
        self.dear = asyncio.Event()
        self.asked = 0
        self.permits = None if permits is None else asyncio.Semaphore(permits)

    async def choose(self, game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
        self.asked += 1
        if level in DEAR:
            self.jobs.append((game, position, seat, level, seed))
            await self.dear.wait()
            self.jobs.pop()
        elif self.permits is not None:
            await self.permits.acquire()
        return await super().choose(game, rules, position, seat, level, seed)


def has_moved(w: World, match: str) -> bool:
    summary = w.store.summary(match)
    return summary is not None and summary.plies > 0


async def against(client: Client, level: str) -> str:
    """A table where a bot moves first."""
    return str((await client.create("duel", [level, "me"]))["match"])


# ---- fairness ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slots", [2, 3])
def test_p14_the_slow_bots_of_one_never_stop_the_quick_one_of_another(slots: int) -> None:
    async def story() -> None:
        evaluator = SlowThinker(slots)
        async with world(evaluator=evaluator) as w:
            anna, bela = await w.guest("Anna"), await w.guest("Bela")
            slow = [await against(anna, "Imperator") for _ in range(5)]
            await wait_for(lambda: len(evaluator.jobs) == slots - 1)
            quick = await against(bela, "Tiro")
            await wait_for(lambda: has_moved(w, quick))
            assert not any(has_moved(w, match) for match in slow)
            evaluator.dear.set()
            await wait_for(lambda: all(has_moved(w, match) for match in slow))

    run(story())


def test_p14_twenty_tables_of_one_take_turns_with_the_one_of_another() -> None:
    async def story() -> list[str]:
        evaluator = SlowThinker(slots=1, permits=0)
        assert evaluator.permits is not None
        async with world(evaluator=evaluator) as w:
            anna, bela = await w.guest("Anna"), await w.guest("Bela")
            many = [await against(anna, "Tiro") for _ in range(20)]
            one = await against(bela, "Miles")
            for _ in range(21):
                evaluator.permits.release()
            await wait_for(lambda: all(has_moved(w, match) for match in [*many, one]))
            return [level for _, _, _, level, _ in evaluator.jobs]

    assert "Miles" in run(story())[:2]


def test_p14_a_slow_bot_gets_its_place_however_many_quick_ones_come() -> None:
    async def story() -> None:
        evaluator = SlowThinker(slots=2, permits=0)
        evaluator.dear.set()
        assert evaluator.permits is not None
        async with world(evaluator=evaluator) as w:
            anna, bela = await w.guest("Anna"), await w.guest("Bela")
            quick = [await against(bela, "Tiro") for _ in range(2)]
            slow = await against(anna, "Imperator")
            quick += [await against(bela, "Tiro") for _ in range(6)]
            evaluator.permits.release()
            evaluator.permits.release()
            await wait_for(lambda: has_moved(w, slow))
            assert sum(has_moved(w, match) for match in quick) <= 3
            for _ in quick:
                evaluator.permits.release()
            await wait_for(lambda: all(has_moved(w, match) for match in quick))

    run(story())


def test_p14_a_person_is_given_one_hint_at_a_time() -> None:
    async def story() -> None:
        async with world() as w:
            match, first, _ = await w.two_at_a_table()
            second = await w.clients[0].seated(match)
            w.evaluator.gate = asyncio.Event()
            await first.send("ask_hint", id="h", match=match, seat=0)
            await wait_for(lambda: w.evaluator.jobs)
            await second.send("ask_hint", id="h", match=match, seat=0)
            assert (await second.until("refused"))["error"]["code"] == "too-fast"
            w.evaluator.gate.set()
            assert (await first.until("hinted"))["id"] == "h"

    run(story())


# ---- bots among themselves -----------------------------------------------------------------------------------


def test_bots_alone_play_while_somebody_watches_and_only_then() -> None:
    async def story() -> None:
        evaluator = SlowThinker(slots=2, permits=3)
        assert evaluator.permits is not None
        async with world(evaluator=evaluator) as w:
            anna = await w.guest()
            match = (await anna.create("caesar", ["Tiro", "Tiro"], clock={"kind": "live", "base": 60_000}))["match"]
            assert (w.store.jobs_of(match), evaluator.jobs) == ((), [])
            live = await w.server.registry.get(match)
            assert next_due(live.match) is None, "no clock runs while nobody plays"
            socket = await anna.seated(match)
            await wait_for(lambda: live.match.plies[2:] and evaluator.asked > 3)
            await socket.close()
            for _ in range(1000):
                evaluator.permits.release()
            await wait_for(lambda: not w.store.jobs_of(match))
            assert (live.match.status, len(live.match.plies)) == ("playing", 4)
            again = await anna.seated(match)
            while again.last["table"]["status"] != "over":
                await again.until("update")

    run(story())


def test_a_table_of_bots_goes_on_after_a_restart_when_somebody_comes() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with world(store=store) as w:
            match = (await (await w.guest()).create("duel", ["Tiro", "Tiro"], visibility="public"))["match"]
        async with world(store=store) as w:
            socket = await w.stranger().seated(match)
            while socket.last["table"]["status"] != "over":
                await socket.until("update")

    run(story())


async def ask_for(client: Client, seats: list[str], **fields: Any) -> tuple[int, dict[str, Any]]:
    wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    body = {"game": "duel", "seats": wishes, "nonce": "00112233445566778899aabbccddeeff", **fields}
    answer = await client.http.post("/api/v1/tables", json=body)
    return answer.status_code, answer.json()


def test_p14_a_person_has_a_few_tables_of_bots_and_no_more() -> None:
    async def story() -> None:
        async with world(replace(ROOMY, bot_tables=2)) as w:
            anna, bela = await w.guest("Anna"), await w.guest("Bela")
            made = await asyncio.gather(*(ask_for(anna, ["Tiro", "Miles"]) for _ in range(5)))
            assert sorted(status for status, _ in made) == [201, 201, 429, 429, 429]
            (error,) = {json.dumps(body["error"], sort_keys=True) for status, body in made if status == 429}
            assert (json.loads(error)["code"], json.loads(error)["where"]) == ("too-many", "bot_tables")
            assert (await ask_for(anna, ["me", "Miles"]))[0] == 201
            assert (await ask_for(bela, ["Tiro", "Miles"]))[0] == 201
            socket = await anna.seated(next(body["match"] for status, body in made if status == 201))
            while socket.last["table"]["status"] != "over":
                await socket.until("update")
            assert (await ask_for(anna, ["Tiro", "Miles"]))[0] == 201

    run(story())


def test_p14_nor_by_seating_bots_later() -> None:
    async def story() -> None:
        async with world(replace(ROOMY, bot_tables=1)) as w:
            anna = await w.guest()
            match = (await anna.create("duel", ["open", "open"]))["match"]
            assert (await ask_for(anna, ["Tiro", "Miles"]))[0] == 201
            socket = await anna.seated(match)
            assert (await socket.command("add_bot", match, 0, level="Tiro"))["type"] == "done"
            refused = await socket.command("add_bot", match, 1, level="Tiro")
            assert refused["error"]["code"] == "too-many"

    run(story())


# ---- leases --------------------------------------------------------------------------------------------------


def test_p6_bots_go_on_at_once_after_a_crash() -> None:
    """The job was taken by a server that is dead; no time passes until the next one takes it back."""

    async def story() -> None:
        store = MemoryStore()
        async with world(store=store, now=lambda: 10**12, evaluator=RandomEvaluator(slots=0)) as w:
            match = await against(await w.guest(), "Tiro")
        assert len(store.take_jobs("gone", kinds_for(ALONE), 10**12, 10**12 + LEASE, 9).result()) == 1
        async with world(store=store, now=lambda: 10**12) as w:
            await wait_for(lambda: has_moved(w, match))

    run(story())


def test_p6_bots_go_on_after_a_wrong_clock() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with world(store=store, now=lambda: 10**12, evaluator=RandomEvaluator(slots=0)) as w:
            match = await against(await w.guest(), "Tiro")
            days = 10**12 + 10**9
            assert len(store.take_jobs("there", kinds_for(ALONE), days, days + LEASE, 9).result()) == 1
            w.evaluator.slots = 1
            w.server.registry.on_jobs()
            await wait_for(lambda: has_moved(w, match))

    run(story())


# ---- no turn is lost -----------------------------------------------------------------------------------------


async def human_first(w: World) -> tuple[str, Socket]:
    anna = await w.guest()
    match = (await anna.create("duel", ["me", "Tiro"]))["match"]
    return match, await anna.seated(match)


def test_a_job_that_memory_knows_nothing_of_is_not_thrown_away() -> None:
    """A move was written behind the back of this server: it reads the match again before it gives the job up."""

    async def story() -> None:
        async with world() as w:
            match, socket = await human_first(w)
            live = await w.server.registry.get(match)
            person = live.match.seats[0].person
            draft = decide(live.match, Play(person, 0, socket.legal(0)[0], live.match.seq), w.server.registry.now())
            jobs = bot_jobs(match, draft.match, person, is_watched=True)
            assert jobs
            summary = summary_of(match, draft.match, live.header.visibility)
            w.store.append(match, to_stored(draft.applied_entries), summary, jobs).result()
            w.server.registry.on_jobs()
            await socket.until_that(lambda m: m["type"] == "update" and m["table"]["plies"] >= 2)

    run(story())


def test_a_bot_without_a_job_gets_one_when_its_table_is_read() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with world(store=store, evaluator=RandomEvaluator(slots=0)) as w:
            match, socket = await human_first(w)
            await socket.play(match, 0)
            lose_jobs(store, match)
        async with world(store=store) as w:
            await w.server.registry.get(match)
            await wait_for(lambda: len(store.load(match).entries) > 3)  # type: ignore[union-attr]

    run(story())


def test_a_bot_without_a_job_gets_one_when_tables_are_gone_through() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with world(store=store, evaluator=RandomEvaluator(slots=0)) as w:
            match, socket = await human_first(w)
            await socket.play(match, 0)
            before = store.summary(match)
            lose_jobs(store, match)
            w.evaluator.slots = 1
            w.server.registry.matches.clear()
            await w.server.healing.heal()
            await wait_for(lambda: store.summary(match) != before)

    run(story())


def lose_jobs(store: MemoryStore, match: str) -> None:
    jobs = store.jobs_of(match)
    assert jobs
    store.append(match, [], done=[job.id for job in jobs]).result()
    assert not store.jobs_of(match)


def test_a_bot_that_was_refused_once_plays_when_it_may() -> None:
    """What a command was answered is remembered; the next attempt is another command."""

    async def story() -> None:
        async with world(evaluator=SlowThinker(slots=1)) as w:
            match = await against(await w.guest(), "Imperator")
            await wait_for(lambda: w.evaluator.jobs)
            live = await w.server.registry.get(match)
            (job,) = w.store.jobs_of(match)
            for attempt in ("", ".1"):
                with pytest.raises(ApiError):
                    await w.server.registry.submit(live, Request(BotPlay(0, "x", 0), f"bot:{job.id}{attempt}", "x"))
            assert isinstance(w.evaluator, SlowThinker)
            w.evaluator.dear.set()
            await wait_for(lambda: has_moved(w, match))

    run(story())


def test_a_thought_that_fails_is_tried_again_and_then_anything_is_played() -> None:
    class Broken(RandomEvaluator):
        async def choose(self, game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
            self.jobs.append((game, position, seat, level, seed))
            raise ZeroDivisionError

    async def story() -> int:
        now = 10**12

        def later() -> int:
            nonlocal now
            now += 500
            return now

        async with world(now=later, evaluator=Broken()) as w:
            match = await against(await w.guest(), "Tiro")

            def nudged() -> bool:
                w.server.registry.on_jobs()
                return has_moved(w, match)

            await wait_for(nudged)
            return len(w.evaluator.jobs)

    assert run(story()) == 4


def test_a_job_of_an_older_program_is_done() -> None:
    async def story() -> None:
        async with world(evaluator=RandomEvaluator(slots=0)) as w:
            match = await against(await w.guest(), "Tiro")
            (job,) = w.store.jobs_of(match)
            lose_jobs(w.store, match)  # type: ignore[arg-type]
            body = json.loads(job.body)
            old = Job(job.id, match, job.kind, json.dumps({"seat": body["seat"], "seen": body["seen"]}))
            w.store.put_jobs([old]).result()
            w.evaluator.slots = 1
            w.server.registry.on_jobs()
            await wait_for(lambda: has_moved(w, match))

    run(story())
