"""P14: a crowd that asks for all that happened disturbs nobody who plays, and learns nothing that it may not know."""

import asyncio
import json
import threading
from dataclasses import replace
from random import Random
from unittest.mock import patch

import pytest
from tests.server.test_p13_reconnect import play_some
from tests.server.world import ROOMY, Socket, World, run, world

from triumvir.server.matches.past import Pasts, told
from triumvir.server.matches.replays import Replays
from triumvir.storage.memory import MemoryStore
from triumvir.storage.store import StoredMatch

MOVES = 14
"""More than a match in memory remembers."""


async def a_long_match(w: World, game: str = "ave-caesar") -> tuple[str, Socket, Socket]:
    match, anna, bela = await w.two_at_a_table(game, visibility="public")
    await play_some(w, match, {0: anna, 1: bela}, MOVES, Random(1))
    return match, anna, bela


class Gate:
    """Reading the whole of a match waits here."""

    def __init__(self, store: MemoryStore) -> None:
        self.reached = threading.Event()
        self.opened = threading.Event()
        self.reads = 0
        self._load = store.load

    def load(self, match: str) -> StoredMatch | None:
        self.reads += 1
        self.reached.set()
        assert self.opened.wait(20)
        return self._load(match)


def test_p14_who_plays_does_not_wait_for_who_reads_the_past() -> None:
    store = MemoryStore()

    async def story() -> None:
        async with world(store=store) as w:
            match, anna, bela = await a_long_match(w)
            gate = Gate(store)
            with patch.object(store, "load", gate.load):
                eve = await w.stranger().socket()
                await eve.send("watch", id="w", match=match, last_seq=0)
                await asyncio.to_thread(gate.reached.wait, 20)
                await play_some(w, match, {0: anna, 1: bela}, 3, Random(2))
                played = w.server.registry.matches[match].match.seq
                gate.opened.set()
                table = await eve.until("table")
            assert table["seq"] == played
            assert [entry["seq"] for entry in table["entries"]] == list(range(1, played + 1))

    run(story())


def test_p14_a_crowd_costs_what_one_of_them_costs() -> None:
    store = MemoryStore()

    async def story() -> None:
        async with world(store=store) as w:
            match, anna, bela = await a_long_match(w)
            gate = Gate(store)
            gate.opened.set()
            with patch.object(store, "load", gate.load):
                crowd = [await w.stranger().socket() for _ in range(12)]
                first = await asyncio.gather(*(eve.watch(match) for eve in crowd))
                await play_some(w, match, {0: anna, 1: bela}, MOVES, Random(2))
                again = await w.stranger().socket()
                later = await again.watch(match)
            assert gate.reads == 1
            assert all(table["entries"] == first[0]["entries"] for table in first)
            assert later["entries"][: len(first[0]["entries"])] == first[0]["entries"]
            assert [entry["seq"] for entry in later["entries"]] == list(range(1, later["seq"] + 1))

    run(story())


@pytest.mark.parametrize("game", ["caesar", "ave-caesar", "cleopatra"])
def test_p3_what_is_kept_for_one_viewer_is_never_shown_to_another(game: str) -> None:
    """Read by each of them in any order, before and after more was played: always what was told to each at the time."""

    async def story() -> None:
        async with world() as w:
            match, anna, bela = await a_long_match(w, game)
            live, pasts = w.server.registry.matches[match], w.server.dispatcher.pasts
            people = [None, *live.seated()]
            for _ in range(2):
                for person in [*people, *reversed(people)]:
                    kept = told(live, person, 0, await pasts.read(live, person))
                    alone = told(live, person, 0, await Pasts(w.server.registry).read(live, person))
                    assert kept == alone
                await play_some(w, match, {0: anna, 1: bela}, MOVES, Random(2))

    run(story())


def test_p3_nobody_is_told_what_is_stored_but_not_yet_told() -> None:
    async def story() -> None:
        async with world() as w:
            match, *_ = await a_long_match(w)
            live, pasts = w.server.registry.matches[match], w.server.dispatcher.pasts
            past = await pasts.read(live, None)
            live.match = live.match.copy()
            live.match.seq -= 2
            entries = told(live, None, 0, past)
            assert entries is not None
            assert entries[-1].seq == live.match.seq

    run(story())


def test_p14_the_past_takes_a_bounded_amount_of_memory() -> None:
    async def story() -> None:
        async with world() as w:
            pasts = Pasts(w.server.registry, most_bytes=150_000)
            lives = []
            for _ in range(4):
                match, *_ = await a_long_match(w)
                lives.append(w.server.registry.matches[match])
            for live in lives:
                past = await pasts.read(live, None)
                assert told(live, None, 0, past) is not None
                assert 0 < pasts.bytes <= 150_000
            tiny = Pasts(w.server.registry, most_bytes=10)
            assert told(lives[0], None, 0, await tiny.read(lives[0], None)) is not None
            assert tiny.bytes == 0

    run(story())


def test_p14_asking_for_everything_again_and_again_is_refused_but_coming_back_is_not() -> None:
    async def story() -> None:
        async with world(replace(ROOMY, sockets_per_address=3), now=lambda: 10**12) as w:
            match, anna, _ = await a_long_match(w)
            eve = await w.stranger().socket()
            answers = [await eve.watch(match) for _ in range(5)]
            assert [answer["type"] for answer in answers] == ["table"] * 3 + ["refused"] * 2
            assert answers[-1]["error"]["code"] == "too-fast"
            soon = await eve.watch(match, answers[0]["seq"] - 2)
            assert [entry["seq"] for entry in soon["entries"]] == [soon["seq"] - 1, soon["seq"]]
            assert (await anna.watch(match))["type"] == "table"

    run(story())


def test_p14_who_asks_again_is_no_news_to_the_others() -> None:
    async def story() -> None:
        async with world() as w:
            match, anna, bela = await a_long_match(w)
            eve = await w.stranger().socket()
            for _ in range(5):
                await eve.watch(match)
            await play_some(w, match, {0: anna, 1: bela}, 1, Random(2))
            for player in (anna, bela):
                while player.last["seq"] < w.server.registry.matches[match].match.seq:
                    await player.until("update")
            heard = [json.loads(text) for text in anna.heard]
            assert len([m for m in heard if m["type"] == "presence" and m["spectators"] == 1]) == 1

    run(story())


# ---- replay --------------------------------------------------------------------------------------------------


def test_p14_a_page_of_a_replay_is_made_once() -> None:
    async def story() -> None:
        async with world() as w:
            match, anna, bela = await a_long_match(w)
            live, looks = w.server.registry.matches[match], Replays(w.server.registry)
            made = w.server.registry.metrics.counts
            pages = await asyncio.gather(*(looks.page(live, None, 0, 5) for _ in range(10)))
            assert made["replays_made", ""] == 1
            assert len(set(pages)) == 1
            assert await looks.page(live, 0, 0, 5) != pages[0]
            await play_some(w, match, {0: anna, 1: bela}, 1, Random(2))
            await looks.page(live, None, 0, 5)
            assert made["replays_made", ""] == 3

    run(story())


def test_p14_replays_of_one_match_are_limited_and_kept_within_bounds() -> None:
    async def story() -> None:
        async with world(replace(ROOMY, requests_per_second=1), now=lambda: 10**12) as w:
            match, anna, bela = await w.two_at_a_table("ave-caesar", visibility="public")
            await play_some(w, match, {0: anna, 1: bela}, MOVES, Random(1))
            live, looks = w.server.registry.matches[match], Replays(w.server.registry, most_bytes=20_000)
            for first in range(5):
                await looks.page(live, None, first, first)
            assert 0 < looks.bytes <= 20_000
            with pytest.raises(Exception, match="too-fast"):
                await looks.page(live, None, 6, 6)

    run(story())


def test_p14_a_replay_that_cannot_be_made_is_not_kept() -> None:
    async def story() -> None:
        async with world() as w:
            anna = await w.guest()
            made = await anna.create()
            for _ in range(2):
                answer = await anna.http.get(f"/api/v1/matches/{made['match']}/replay")
                assert answer.json()["error"]["code"] == "not-started"

    run(story())
