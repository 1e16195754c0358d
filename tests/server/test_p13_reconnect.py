"""P13: reconnecting takes one round trip and misses nothing; P12 over a server that restarts."""

import asyncio
import json
from random import Random
from typing import Any

import pytest
from tests.server.world import ALL_GAMES, Socket, World, run, world

from triumvir.contract.position import SPECTATOR
from triumvir.server.matches.live_match import KEPT_ENTRIES, LiveMatch
from triumvir.server.matches.past import told
from triumvir.storage.memory import MemoryStore
from triumvir.table.protocol import EntrySeen
from triumvir.table.seat_views import ENCODER, digest_of


def digest_at_server(w: World, match: str, seat: int | None) -> str:
    table = w.server.registry.matches[match].match.table
    return digest_of(ENCODER.encode(table.view(SPECTATOR if seat is None else seat).to_json()))


async def missed(w: World, live: LiveMatch, person: str | None, seen: int) -> list[EntrySeen]:
    entries = told(live, person, seen, None)
    if entries is None:
        entries = told(live, person, seen, await w.server.dispatcher.pasts.read(live, person))
    assert entries is not None
    return entries


async def play_some(w: World, match: str, hands: dict[int, Socket], moves: int, random: Random) -> None:
    for _ in range(moves):
        live = w.server.registry.matches[match].match
        if live.end is not None:
            return
        seat = live.to_act()[0]
        hand = hands[seat]
        if hand.last["seq"] < live.seq:
            await hand.watch(match, hand.last["seq"])
        answer = await hand.command("play", match, seat, action=random.choice(hand.legal(seat)))
        assert answer["type"] == "done", answer
        while hand.last["seq"] < answer["seq"]:
            await hand.until("update")


def test_p13_who_comes_back_soon_is_told_the_same_from_memory_as_from_the_store() -> None:
    async def story() -> None:
        async with world() as w:
            match, anna, bela = await w.two_at_a_table("ave-caesar")
            await play_some(w, match, {0: anna, 1: bela}, 12, Random(1))
            live = w.server.registry.matches[match]
            assert len(live.lately) == KEPT_ENTRIES
            told = [await missed(w, live, person, live.match.seq - 5) for person in (None, *live.seated())]
            assert live.after(live.match.seq - KEPT_ENTRIES) is not None
            assert live.after(live.match.seq - KEPT_ENTRIES - 1) is None
            live.lately.clear()
            assert live.after(live.match.seq - 1) is None
            read = [await missed(w, live, person, live.match.seq - 5) for person in (None, *live.seated())]
            assert told == read
            assert [[entry.seq for entry in entries] for entries in read] == [
                list(range(live.match.seq - 4, live.match.seq + 1))
            ] * 3

    run(story())


def test_p13_a_new_table_is_told_from_its_first_entry() -> None:
    async def story() -> None:
        async with world() as w:
            match, _, _ = await w.two_at_a_table("caesar")
            live = w.server.registry.matches[match]
            told = await missed(w, live, None, 0)
            live.lately.clear()
            assert told == await missed(w, live, None, 0)
            assert told[0].seq == 1

    run(story())


@pytest.mark.slow
@pytest.mark.parametrize("game", ["caesar", "ave-caesar", "cleopatra"])
def test_p13_a_sleeper_gets_all_it_missed_in_one_answer(game: str) -> None:
    async def story() -> None:
        async with world(real=True) as w:
            match, anna, bela = await w.two_at_a_table(game)
            random = Random(1)
            await play_some(w, match, {0: anna, 1: bela}, 4, random)
            seen = bela.last["seq"]
            await bela.close()
            other = await w.clients[1].seated(match)
            await play_some(w, match, {0: anna, 1: other}, 9, random)
            again = await w.clients[1].socket()
            table = await again.watch(match, seen)
            live = w.server.registry.matches[match].match
            assert [entry["seq"] for entry in table["entries"]] == list(range(seen + 1, live.seq + 1))
            assert table["views"][0]["digest"] == digest_at_server(w, match, 1)
            while other.last["seq"] < live.seq:
                await other.until("update")
            updates = [message for message in map(json.loads, other.heard) if message["type"] == "update"]
            told = {entry["seq"]: entry for update in updates for entry in update["entries"]}
            assert told
            assert {entry["seq"]: entry for entry in table["entries"] if entry["seq"] in told} == told

    run(story())


def test_p13_what_was_missed_is_what_was_sent_to_those_who_stayed() -> None:
    """The same entries, byte for byte, live and afterwards."""

    async def story() -> None:
        async with world() as w:
            match, anna, bela = await w.two_at_a_table("cleopatra")
            await play_some(w, match, {0: anna, 1: bela}, 30, Random(3))
            await anna.watch(match)
            live = [
                entry
                for text in anna.heard
                if json.loads(text)["type"] == "update"
                for entry in json.loads(text)["entries"]
            ]
            later = anna.last["entries"]
            assert later[-len(live) :] == live

    run(story())


@pytest.mark.slow
def test_p13_nothing_is_missed_between_page_load_and_subscription() -> None:
    """Moves that are made while somebody subscribes are either in the state or in an update, never nowhere."""

    async def story() -> None:
        async with world(real=True) as w:
            match, anna, bela = await w.two_at_a_table("ave-caesar", visibility="public")
            playing = asyncio.create_task(play_some(w, match, {0: anna, 1: bela}, 40, Random(5)))
            for _ in range(10):
                page = (await w.clients[0].http.get(f"/api/v1/matches/{match}")).json()
                eve = await w.stranger().socket()
                table = await eve.watch(match, 0)
                assert table["table"]["plies"] >= page["plies"]
                last = table["seq"]
                if playing.done():
                    break
                update = await eve.until_that(lambda m: m["type"] == "update" or playing.done())
                if update["type"] == "update":
                    assert update["entries"][0]["seq"] == last + 1
                await eve.close()
            await playing

    run(story())


def test_p13_a_half_open_socket_does_not_stand_in_the_way() -> None:
    """The old socket hangs without being closed; the new one plays on, and the old one is no leaver."""

    async def story() -> None:
        async with world(real=True) as w:
            match, anna, bela = await w.two_at_a_table()
            second = await w.clients[0].seated(match)
            assert (await second.play(match, 0))["type"] == "done"
            await bela.until("update")
            assert bela.last["table"]["seats"][0]["online"]
            await second.close()
            assert bela.last["table"]["seats"][0]["online"]
            assert anna.last["seq"] < bela.last["seq"]

    run(story())


def test_p13_a_client_from_the_future_gets_everything() -> None:
    async def story() -> None:
        async with world() as w:
            match, anna, _ = await w.two_at_a_table()
            table = await anna.watch(match, 9999)
            assert [entry["seq"] for entry in table["entries"]] == list(range(1, table["seq"] + 1))

    run(story())


# ---- P12 -----------------------------------------------------------------------------------------------------


class Clock:
    def __init__(self) -> None:
        self.now = 10**12

    def __call__(self) -> int:
        return self.now


LIVE: dict[str, Any] = {"kind": "live", "base": 300_000, "increment": 5_000}


def test_p12_a_restart_in_mid_turn_gives_time_back() -> None:
    async def story() -> None:
        clock = Clock()
        store = MemoryStore()
        async with world(store=store, now=clock) as w:
            match, _, _ = await w.two_at_a_table(clock=LIVE)
            clock.now += 60_000
        clock.now += 3_600_000
        async with world(store=store, now=clock) as w:
            live = await w.server.registry.get(match)
            assert live.match.clock.left_at(0, clock.now) == 240_000
            assert live.alarm is not None

    run(story())


def test_p12_a_crash_costs_nobody_time() -> None:
    """Without a last word the last heartbeat counts, and the doubt is in favour of the player."""

    async def story() -> None:
        clock = Clock()
        store = MemoryStore()
        context = world(store=store, now=clock)
        w = await context.__aenter__()
        match, _, _ = await w.two_at_a_table(clock=LIVE)
        clock.now += 8_000
        # killed: nothing of the first server runs any more, and it has written nothing
        await w.server.heartbeat.stop()
        note = store.person("house")
        assert note is not None
        clock.now += 500_000
        async with world(store=store, now=clock) as second:
            live = await second.server.registry.get(match)
            assert live.match.clock.left_at(0, clock.now) >= 292_000
            assert live.match.end is None
        await context.__aexit__(None, None, None)

    run(story())


def test_p12_the_alarm_warns_and_then_ends_the_match() -> None:
    async def story() -> None:
        clock = Clock()
        async with world(now=clock) as w:
            match, anna, bela = await w.two_at_a_table(clock=LIVE)
            live = w.server.registry.matches[match]
            clock.now += 280_000
            w.server.registry.clocks._ring(live)
            assert (await bela.until("update"))["entries"][0]["kind"] == "warned"
            clock.now += 30_000
            w.server.registry.clocks._ring(live)
            update = await anna.until_that(lambda m: m["type"] == "update" and m["table"]["status"] == "over")
            assert update["table"]["result"]["reason"] == "time"

    run(story())


def test_games_of_the_world_are_those_of_the_catalogue() -> None:
    assert set(ALL_GAMES) == {"caesar", "ave-caesar", "cleopatra", "duel"}
