"""P14: nobody can make tables and guests without end, and what nobody needs goes away."""

import asyncio
from dataclasses import replace
from unittest.mock import patch

import httpx
from tests.server.world import NONCE, PATIENCE, ROOMY, Client, Message, World, run, world

from triumvir.server.cluster.peers import Peers
from triumvir.server.cluster.shards import Shards
from triumvir.server.config import Config
from triumvir.server.matches.registry import MatchRegistry
from triumvir.server.matches.sweeping import Sweeper
from triumvir.server.people.people import DAY
from triumvir.storage.memory import MemoryStore
from triumvir.storage.store import Link, Person, Session, Status

WISH = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], "nonce": NONCE}
SOLO = {**WISH, "seats": [{"kind": "me"}, {"kind": "me"}]}
START = 10**12


class Time:
    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


def at(w: World, address: str) -> Client:
    """Somebody who comes from this address."""
    transport = httpx.ASGITransport(app=w.server.app, raise_app_exceptions=False, client=(address, 1))
    client = Client(w, httpx.AsyncClient(transport=transport, base_url="http://localhost"))
    w.clients.append(client)
    return client


async def guest(w: World, address: str) -> Client:
    client = at(w, address)
    assert (await client.http.post("/api/v1/session", json={"name": "Anna"})).status_code == 201
    return client


async def made(client: Client, wish: Message = WISH) -> str:
    """The id of a new table, or what was wrong."""
    answer = (await client.http.post("/api/v1/tables", json=wish)).json()
    return str(answer["match"] if "match" in answer else answer["error"]["code"])


# ---- making --------------------------------------------------------------------------------------------------


def test_p14_one_person_has_a_few_open_tables() -> None:
    async def story() -> None:
        async with world(replace(ROOMY, open_tables=3)) as w:
            anna, bela = await w.guest("Anna"), await w.guest("Bela")
            first, *_ = [await made(anna, SOLO) for _ in range(3)]
            assert await made(anna, SOLO) == "too-many"
            assert await made(bela, SOLO) not in ("too-many", "too-fast")
            socket = await anna.seated(first)
            assert (await socket.command("resign", first, 0))["type"] == "done"
            assert await made(anna, SOLO) != "too-many"
            assert await made(anna, SOLO) == "too-many"

    run(story())


def test_p14_many_at_once_are_not_more_than_a_few() -> None:
    async def story() -> None:
        async with world(replace(ROOMY, open_tables=3)) as w:
            anna = await w.guest()
            answers = await asyncio.gather(*(made(anna) for _ in range(12)))
            assert answers.count("too-many") == 9

    run(story())


def test_p14_after_a_restart_the_tables_of_a_person_are_still_counted() -> None:
    store, config = MemoryStore(), replace(ROOMY, open_tables=2)

    async def story() -> None:
        async with world(config, store) as w:
            anna = await w.guest()
            assert "too-many" not in [await made(anna) for _ in range(2)]
            cookies = anna.http.cookies
        async with world(config, store) as w:
            again = w.stranger()
            again.http.cookies = cookies
            assert await made(again) == "too-many"

    run(story())


def test_p14_who_sits_at_tables_of_others_may_make_some() -> None:
    async def story() -> None:
        async with world(replace(ROOMY, open_tables=2)) as w:
            bela = await w.guest("Bela")
            for _ in range(3):
                table = await (await w.guest()).create()
                await bela.join(table["invites"][0]["token"])
            assert await made(bela) != "too-many"

    run(story())


def test_p14_one_address_has_so_many_tables_however_many_guests_it_sends() -> None:
    async def story() -> None:
        async with world(replace(ROOMY, open_tables_per_address=4)) as w:
            answers = [await made(await guest(w, f"2001:db8::{number}")) for number in range(6)]
            assert answers[4:] == ["too-many"] * 2
            assert "too-many" not in answers[:4]
            assert await made(await guest(w, "2001:db8:0:1::1")) != "too-many"

    run(story())


def test_p14_one_address_makes_tables_and_guests_at_a_pace() -> None:
    async def story() -> None:
        time = Time()
        config = replace(ROOMY, tables_per_minute=1, tables_per_day=5, guests_per_day=9)
        async with world(config, now=time) as w:
            crowd = [await guest(w, "192.0.2.1") for _ in range(9)]
            answers = [await made(client) for client in crowd[:4]]
            assert [answer == "too-fast" for answer in answers] == [False, False, False, True]
            time.now += 60_000
            answers = [await made(client) for client in crowd[4:7]]
            assert [answer == "too-fast" for answer in answers] == [False, False, True]
            late = await at(w, "192.0.2.1").http.post("/api/v1/session", json={"name": "Eve"})
            assert late.json()["error"]["code"] == "too-fast"
            time.now += DAY
            assert (await at(w, "192.0.2.1").http.post("/api/v1/session", json={"name": "Eve"})).status_code == 201

    run(story())


# ---- sweeping ------------------------------------------------------------------------------------------------


def test_p14_a_table_at_which_nobody_plays_goes_after_a_day_and_its_watchers_hear_of_it() -> None:
    async def story() -> None:
        time = Time()
        async with world(now=time) as w:
            anna, bela = await w.guest("Anna"), await w.guest("Bela")
            waiting, played = await anna.create(visibility="public"), await anna.create("duel", ["me", "me"])
            socket = await anna.seated(waiting["match"])
            time.now += DAY
            await w.server.sweeper.sweep()
            assert waiting["match"] in w.server.registry.matches
            time.now += 1
            await w.server.sweeper.sweep()
            assert (await socket.until("refused"))["error"]["code"] == "not-found"
            assert waiting["match"] not in w.server.registry.matches
            assert w.store.load(waiting["match"]) is None
            assert w.store.load(played["match"]) is not None
            late = await bela.http.post("/api/v1/join", json={"token": waiting["invites"][0]["token"], "nonce": NONCE})
            assert (late.status_code, late.json()["error"]["code"]) == (404, "not-found")
            assert (await socket.watch(waiting["match"]))["error"]["code"] == "not-found"
            assert w.server.registry.metrics.counts["swept", "tables"] == 1

    run(story())


def test_p14_who_sits_down_while_the_table_goes_is_told_that_it_is_gone() -> None:
    async def story() -> None:
        time = Time()
        async with world(now=time) as w:
            anna, bela = await w.guest("Anna"), await w.guest("Bela")
            table = await anna.create(visibility="public")
            live = w.server.registry.matches[table["match"]]
            time.now += 2 * DAY
            async with live.lock:
                clearing = asyncio.create_task(w.server.sweeper.sweep())
                while not live.lock._waiters:
                    await asyncio.sleep(0)
                joining = asyncio.create_task(
                    bela.http.post("/api/v1/join", json={"match": table["match"], "seat": 1, "nonce": NONCE})
                )
                while len(live.lock._waiters) < 2:
                    await asyncio.sleep(0)
            await clearing
            assert (await joining).json()["error"]["code"] == "not-found"
            assert w.store.load(table["match"]) is None

    run(story())


def test_p14_who_sits_down_first_keeps_the_table() -> None:
    async def story() -> None:
        time = Time()
        async with world(now=time) as w:
            anna, bela = await w.guest("Anna"), await w.guest("Bela")
            table = await anna.create("ave-caesar", ["me", "open", "open"])
            time.now += 2 * DAY
            await bela.join(table["invites"][0]["token"])
            await w.server.sweeper.sweep()
            assert w.store.load(table["match"]) is not None

    run(story())


def test_p14_expired_sessions_and_links_and_forgotten_guests_go_in_portions() -> None:
    store, time = MemoryStore(), Time()
    old = time.now - 2 * DAY
    for number in range(450):
        store.put_person(Person(f"p{number:03}", "Anna", "guest", old))
        store.put_session(Session(f"s{number:03}", f"p{number:03}", old, time.now + (1 if number == 7 else -1)))

    async def story() -> None:
        async with world(store=store, now=time) as w:
            anna = await w.guest()
            table = await anna.create("duel", ["me", "me"])
            store.put_link(Link("gone", table["match"], None, time.now - 1))
            for _ in range(4):
                await w.server.sweeper.sweep()
            counts = w.server.registry.metrics.counts
            assert (counts["swept", "expired"], counts["swept", "guests"]) == (450, 449)
            assert store.session("s007") is not None
            assert [store.person(f"p{number:03}") is None for number in (0, 7, 449)] == [True, False, True]
            assert store.person(anna.person) is not None
            assert store.person("house") is not None
            assert store.link("gone") is None

    run(story())


def test_p14_of_several_processes_each_clears_its_own_tables_and_one_does_the_rest() -> None:
    store, time = MemoryStore(), Time()

    async def story() -> None:
        async with world(store=store, now=time) as w:
            anna = await w.guest()
            tables = [(await anna.create())["match"] for _ in range(8)]
            store.put_session(Session("s1", "nobody", time.now, time.now + 1))
        time.now += 2 * DAY
        config = Config(secret="a secret for tests")
        second = MatchRegistry(w.server.registry.games, store, config, time, shards=Peers(Shards(1, 2)).shards)
        await Sweeper(second).sweep()
        left = [match for match in tables if store.load(match) is not None]
        assert left == [match for match in tables if not second.shards.is_here(match)]
        assert store.session("s1") is not None
        first = MatchRegistry(w.server.registry.games, store, config, time, shards=Shards(0, 2))
        await Sweeper(first).sweep()
        assert not [match for match in tables if store.load(match) is not None]
        assert store.session("s1") is None
        assert store.lobby().matches == ()

    run(story())


def test_p14_the_server_sweeps_by_itself() -> None:
    store, time = MemoryStore(), Time()
    store.put_session(Session("s1", "nobody", 0, time.now - 1))

    async def story() -> None:
        with patch("triumvir.server.application.IDLE_SECONDS", 0.0):
            async with world(store=store, now=time):
                while store.session("s1") is not None:
                    await asyncio.sleep(0)

    run(asyncio.wait_for(story(), PATIENCE))


def test_p14_a_started_match_is_never_swept() -> None:
    store, time = MemoryStore(), Time()

    async def story() -> None:
        async with world(store=store, now=time) as w:
            match, *_ = await w.two_at_a_table()
            time.now += 1000 * DAY
            await w.server.sweeper.sweep()
            summary = store.summary(match)
            assert summary is not None
            assert summary.status is Status.PLAYING

    run(story())
