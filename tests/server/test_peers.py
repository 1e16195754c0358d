"""Several processes at one store: whichever is asked, the right one answers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.world import ALL_GAMES, NONCE, PATIENCE, ROOMY, Client, RandomEvaluator, World, run

from triumvir.server.application import Server
from triumvir.server.cluster.peers import Peers, PersonChanged
from triumvir.server.cluster.shards import Shards, bucket_of
from triumvir.server.config import Config
from triumvir.server.http import handlers as http
from triumvir.server.matches.bot_jobs import BOT_JOB, bot_job_kind
from triumvir.server.metrics import added_up
from triumvir.storage.memory import MemoryStore
from triumvir.storage.store import Job
from triumvir.table.problems import ApiError


@asynccontextmanager
async def street(folder: Path, config: Config = ROOMY, processes: int = 2) -> AsyncIterator[list[World]]:
    """Processes at one store, in one process."""
    store = MemoryStore()
    worlds = []
    for number in range(processes):
        evaluator = RandomEvaluator()
        peers = Peers(Shards(number, processes), folder)
        server = Server(ALL_GAMES, store, evaluator, config, Path("/nonexistent"), "test", peers=peers)
        await server.start()
        worlds.append(World(server, store, evaluator))
    try:
        yield worlds
    finally:
        for world in worlds:
            await world.close()
            await world.server.stop()


def next_door(client: Client, world: World) -> Client:
    """The same person, who comes to another process."""
    other = world.stranger()
    other.http.cookies = client.http.cookies
    other.person = client.person
    return other


async def wait_for(is_true: Any) -> None:
    async def waiting() -> None:
        while not is_true():
            await asyncio.sleep(0.01)

    await asyncio.wait_for(waiting(), PATIENCE)


# ---- requests ------------------------------------------------------------------------------------------------


def test_a_table_is_joined_and_looked_at_through_any_process(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path) as (first, second):
            anna, bela = await first.guest("Anna"), await second.guest("Bela")
            made = await anna.create("duel")
            peeked = await bela.http.post("/api/v1/links", json={"token": made["invites"][0]["token"]})
            assert peeked.json()["match"] == made["match"]
            joined = await bela.join(made["invites"][0]["token"])
            assert joined == {"match": made["match"], "seat": 1}
            assert made["match"] not in second.server.registry.matches
            seen = await bela.http.get(f"/api/v1/matches/{made['match']}")
            assert [seat["name"] for seat in seen.json()["seats"]] == ["Anna", "Bela"]
            assert seen.headers["cache-control"] == "no-store"
            assert seen.headers.get_list("content-type") == ["application/json"]

    run(story())


def test_what_the_right_process_refuses_is_refused_the_same_way(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path, replace(ROOMY, max_body=2000)) as (first, second):
            anna = await first.guest("Anna")
            made = await anna.create("duel", visibility="private")
            there = next_door(anna, second)
            path = f"/api/v1/matches/{made['match']}/links"
            stranger = await second.stranger().http.get(f"/api/v1/matches/{made['match']}")
            assert (stranger.status_code, stranger.json()["error"]["code"]) == (404, "not-found")
            bad = await there.http.post(path, json={"seat": "x"})
            assert (bad.status_code, bad.json()["error"]["where"]) == (400, "seat")
            large = await there.http.post(path, content=b"x" * 3000)
            assert (large.status_code, large.json()["error"]["code"]) == (413, "too-large")
            good = await there.http.post(path, json={"seat": 1})
            assert good.status_code == 201

    run(story())


def test_a_process_that_is_not_there_is_unavailable(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path) as (first, second):
            anna = await first.guest("Anna")
            made = await anna.create("duel")
            (tmp_path / "process.0").unlink()
            there = next_door(anna, second)
            lost = await there.http.get(f"/api/v1/matches/{made['match']}")
            assert (lost.status_code, lost.json()["error"]["code"]) == (503, "unavailable")

    run(story())


def test_a_message_that_nobody_understands_harms_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path) as (_, second):
            for words in (b"", b"\0\0\0\2", b"\0\0\0\2{}", b"\xff\xff\xff\xff"):
                reader, writer = await asyncio.open_unix_connection(tmp_path / "process.0")
                writer.write(words)
                writer.write_eof()
                assert await reader.read() == b""
                writer.close()
            assert (await second.server.peers.ask(0, PersonChanged("nobody"))).status == 0

    run(story())


def test_a_fault_next_door_is_answered_as_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with street(tmp_path) as (first, second):
            anna = await first.guest("Anna")
            made = await anna.create("duel")
            monkeypatch.setattr(http, "must_be_let_in", None)
            failed = await next_door(anna, second).http.get(f"/api/v1/matches/{made['match']}")
            assert (failed.status_code, failed.json()["error"]["code"]) == (500, "internal")

    run(story())


def test_alone_there_is_nobody_to_talk_to(tmp_path: Path) -> None:
    async def story() -> None:
        alone = Peers()
        alone.tell(PersonChanged("anybody"))
        assert await alone.ask_all(PersonChanged("anybody")) == []
        with pytest.raises(ApiError):
            await Peers(Shards(0, 2), tmp_path).ask(1, PersonChanged("anybody"))

    run(story())


# ---- sockets -------------------------------------------------------------------------------------------------


def test_a_socket_at_the_wrong_process_is_sent_on_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path) as (first, second):
            anna = await first.guest("Anna")
            made = await anna.create("duel")
            socket = await next_door(anna, second).socket()
            await socket.send("watch", id="w", match=made["match"])
            farewell = await socket.until("farewell", "table", "refused")
            assert (farewell["type"], farewell["error"]["code"], farewell["retry"]) == ("farewell", "elsewhere", 0)
            with pytest.raises(ConnectionError, match="1001 elsewhere"):
                await socket.hear()
            home = await anna.socket()
            assert (await home.watch(made["match"]))["type"] == "table"

    run(story())


def test_the_next_game_is_played_in_the_same_process(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path) as worlds:
            for world in worlds:
                match, anna, bela = await world.two_at_a_table("duel", games=3)
                await anna.command("resign", match, 0)
                over = await bela.until_that(lambda m: m.get("table", {}).get("next_match"))
                assert (await bela.watch(over["table"]["next_match"]))["type"] == "table"

    run(story())


# ---- bots ----------------------------------------------------------------------------------------------------


def test_bots_think_in_the_process_of_their_match(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path) as worlds:
            for world in worlds:
                other = worlds[1 - worlds.index(world)]
                before = len(other.evaluator.jobs)
                anna = await world.guest()
                made = await anna.create("duel", ["Tiro", "Miles"])
                await anna.seated(made["match"])
                await wait_for(
                    lambda match=made["match"], w=world: w.server.registry.matches[match].match.end is not None
                )
                assert len(other.evaluator.jobs) == before
                assert made["match"] not in other.server.registry.matches

    run(story())


def test_a_job_from_before_there_were_processes_finds_its_process(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path) as (first, second):
            second.evaluator.gate = asyncio.Event()
            anna = await second.guest()
            made = await anna.create("duel", ["Tiro", "Miles"])
            await anna.seated(made["match"])
            await wait_for(lambda: second.evaluator.jobs)
            (job,) = first.store.jobs_of(made["match"])
            first.store.put_jobs([Job("old", job.match, BOT_JOB, job.body)]).result()
            first.server.registry.on_jobs()

            def moved() -> bool:
                return {job.id: job.kind for job in first.store.jobs_of(made["match"])} == {
                    job.id: bot_job_kind(bucket_of(job.match)),
                    "old.again": bot_job_kind(bucket_of(job.match)),
                }

            await wait_for(moved)
            second.evaluator.gate.set()
            await wait_for(lambda: second.server.registry.matches[made["match"]].match.end is not None)
            assert not first.evaluator.jobs

    run(story())


# ---- people and numbers --------------------------------------------------------------------------------------


def test_a_new_name_is_known_next_door(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path) as (first, second):
            anna = await first.guest("Anna")
            there = next_door(anna, second)
            assert (await there.http.get("/api/v1/session")).json()["name"] == "Anna"
            socket = await there.socket()
            (connection,) = second.server.dispatcher.connections
            await anna.http.patch("/api/v1/session", json={"name": "Livia"})
            await wait_for(lambda: connection.account is not None and connection.account.name == "Livia")
            assert (await there.http.get("/api/v1/session")).json()["name"] == "Livia"
            await socket.close()

    run(story())


def test_who_left_is_not_known_next_door_either(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path) as (first, second):
            anna = await first.guest("Anna")
            kept = httpx.Cookies(anna.http.cookies)
            there = next_door(anna, second)
            assert (await there.http.get("/api/v1/session")).json()["person"] == anna.person
            await anna.http.delete("/api/v1/session")
            await wait_for(lambda: not second.server.people._known)
            there.http.cookies = kept
            assert (await there.http.get("/api/v1/session")).json()["person"] is None
            refused = await there.http.post(
                "/api/v1/tables", json={"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}], "nonce": NONCE}
            )
            assert refused.status_code == 401

    run(story())


def test_the_numbers_of_all_processes_add_up(tmp_path: Path) -> None:
    async def story() -> str:
        async with street(tmp_path) as (first, second):
            await (await first.guest()).create("duel")
            await (await second.guest()).create("duel")
            return (await second.stranger().http.get("/metrics")).text

    lines = run(story()).splitlines()
    assert 'triumvir_matches_total{kind="duel"} 2' in lines
    assert "triumvir_matches_in_memory 2" in lines
    kinds = [line for line in lines if line.startswith("#")]
    assert len(kinds) == len(set(kinds))


def test_numbers_are_added_by_name_and_label() -> None:
    one = '# TYPE a counter\na{kind="x"} 1\na{kind="y"} 2\n# TYPE b gauge\nb 0.5\n'
    two = '# TYPE a counter\na{kind="x"} 9007199254740\n# TYPE b gauge\nb 1\n# TYPE c gauge\nc 3\n'
    assert added_up([one]) == one
    assert added_up([one, two]) == (
        '# TYPE a counter\na{kind="x"} 9007199254741\na{kind="y"} 2\n# TYPE b gauge\nb 1.5\n# TYPE c gauge\nc 3\n'
    )


def test_p15_signing_out_in_one_process_ends_the_sockets_in_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with street(tmp_path) as (first, second):
            anna, bela = await first.guest("Anna"), await first.guest("Bela")
            there, other = await next_door(anna, second).socket(), await next_door(bela, second).socket()
            cookie = dict(anna.http.cookies)
            await anna.http.delete("/api/v1/session")
            assert (await there.until("farewell"))["error"]["code"] == "no-session"
            await other.send("ping", at=1)
            assert (await other.until("pong", "farewell"))["type"] == "pong"
            again = second.stranger()
            again.http.cookies.update(cookie)
            assert (await again.http.get("/api/v1/session")).json()["person"] is None

    run(story())
