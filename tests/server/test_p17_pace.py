"""P3, P17: neither when a bot answers nor what it draws from tells anything about what it holds."""

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.match.matches import new_table
from tests.server.test_bots import against, has_moved, human_first, wait_for
from tests.server.world import ROOMY, RandomEvaluator, World, run, world

from triumvir.contract.json import JSON
from triumvir.match.seat import LEVELS
from triumvir.match.start import SEEDLESS
from triumvir.match.state import Match
from triumvir.server.jobs.bots import Question, any_action
from triumvir.server.jobs.pacing import PACES, pace_of, reveal_at
from triumvir.server.jobs.seeding import seed_of
from triumvir.storage.memory import MemoryStore
from triumvir.table.times import rounded

START = 1_700_000_000_123
PACED = replace(ROOMY, bot_pace=100)


# ---- when ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("took", "answered"),
    [(0, 600), (1, 600), (599, 600), (600, 600), (601, 1200), (1200, 1200), (86_400_001, 86_400_600)],
)
def test_p17_an_answer_comes_at_a_beat_of_its_pace(took: int, answered: int) -> None:
    assert reveal_at(START, START + took, 600) == START + answered


@given(st.integers(0, 2**40), st.integers(-(2**40), 2**40), st.sampled_from([0, 1, 600, 3000]))
def test_p17_an_answer_never_waits_for_more_than_one_beat(asked: int, took: int, pace: int) -> None:
    """Not even where a clock was set back by years between the question and the answer."""
    ready = asked + took
    assert ready <= reveal_at(asked, ready, pace) <= ready + pace
    if took >= 0 and pace:
        assert (reveal_at(asked, ready, pace) - asked) % pace == 0


def test_every_level_has_a_pace_and_the_setting_changes_it() -> None:
    assert set(PACES) == set(LEVELS)
    assert [pace_of(level, 100) for level in LEVELS] == sorted(PACES.values())
    assert (pace_of("Tiro", 50), pace_of("Tiro", 0), pace_of("unheard of", 100)) == (300, 0, max(PACES.values()))


class Clockwork(RandomEvaluator):
    """Thinks for as long as it is told to, by the clock of the server; pauses pass by the same clock."""

    def __init__(self, thoughts: Sequence[int] = ()) -> None:
        super().__init__()
        self.time = START
        self.thoughts = list(thoughts)

    def now(self) -> int:
        return self.time

    async def choose(self, game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
        notation = await super().choose(game, rules, position, seat, level, seed)
        self.time += self.thoughts.pop(0) if self.thoughts else 0
        return notation

    async def pause(self, seconds: float) -> None:
        self.time += round(seconds * 1000)


@pytest.mark.parametrize("thought", [0, 3, 599])
def test_p17_a_bot_answers_at_the_same_time_whatever_it_thought(thought: int) -> None:
    async def story() -> int:
        evaluator = Clockwork([thought])
        async with world(PACED, now=evaluator.now, evaluator=evaluator) as w:
            w.server.bots.pause = evaluator.pause
            match, socket = await human_first(w)
            evaluator.time += 777
            await socket.play(match, 0)
            await wait_for(lambda: len(w.store.load(match).entries) >= 4)  # type: ignore[union-attr]
            asked, answered = (entry.at for entry in w.store.load(match).entries[2:4])  # type: ignore[union-attr]
            return answered - asked

    assert run(story()) == PACES["Tiro"]


def test_p17_the_pace_holds_after_a_restart() -> None:
    async def story() -> int:
        store, evaluator = MemoryStore(), Clockwork()
        async with world(PACED, store=store, now=evaluator.now, evaluator=RandomEvaluator(slots=0)) as w:
            match = await against(await w.guest(), "Tiro")
        evaluator.time += 4321
        async with world(PACED, store=store, now=evaluator.now, evaluator=evaluator) as w:
            w.server.bots.pause = evaluator.pause
            await wait_for(lambda: has_moved(w, match))
        stored = store.load(match)
        assert stored is not None
        return stored.entries[2].at - stored.entries[1].at

    assert run(story()) == 8 * PACES["Tiro"]


def test_p14_an_answer_that_waits_for_its_time_keeps_nobody_from_thinking() -> None:
    async def story() -> None:
        async with world(PACED, evaluator=RandomEvaluator(slots=1)) as w:
            gate = asyncio.Event()
            w.server.bots.pause = lambda seconds: gate.wait()
            anna = await w.guest()
            tables = [await against(anna, "Tiro") for _ in range(3)]
            await wait_for(lambda: len(w.evaluator.jobs) == 3)
            assert not any(has_moved(w, match) for match in tables)
            gate.set()
            await wait_for(lambda: all(has_moved(w, match) for match in tables))

    run(story())


def test_a_server_that_stops_waits_for_no_answer_and_loses_none() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with world(replace(ROOMY, bot_pace=10**6), store=store) as w:
            match = await against(await w.guest(), "Tiro")
            await wait_for(lambda: w.evaluator.jobs)
        assert [job.worker for job in store.jobs_of(match)] == [""]
        async with world(store=store) as w:
            await wait_for(lambda: has_moved(w, match))

    run(asyncio.wait_for(story(), 120))


def test_p3_times_are_told_to_the_second() -> None:
    async def story() -> list[int]:
        evaluator = Clockwork()
        async with world(ROOMY, now=evaluator.now, evaluator=evaluator) as w:
            anna, bela = await w.guest(), await w.guest()
            made = await anna.create("duel", visibility="public")
            evaluator.time += 4567
            await bela.join(made["invites"][0]["token"])
            one, two = await anna.seated(made["match"]), await bela.seated(made["match"])
            evaluator.time += 1234
            await one.play(made["match"], 0)
            update = await two.until("update")
            page = (await anna.http.get("/api/v1/tables")).json()
            return [
                *(entry["at"] for entry in one.last["entries"]),
                *(entry["at"] for entry in update["entries"]),
                *(line["updated_at"] for line in page["matches"]),
            ]

    times = run(story())
    assert len(times) >= 5
    assert all(at % 1000 == 0 and at > START - 1000 for at in times)
    assert rounded(START + 5801) in times


# ---- from what -----------------------------------------------------------------------------------------------


def public_seed(match_id: str, seq: int, seat: int) -> int:
    """What anybody could work out from what anybody sees."""
    digest = hashlib.sha256(f"triumvir bot {match_id} {seq} {seat}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def twins() -> tuple[Match, Match]:
    """Two matches that look alike to everybody and have other secrets."""
    match = new_table("duel").match
    other = match.copy()
    other.seed = bytes(reversed(match.seed))
    assert other.seed != match.seed
    return match, other


def test_p17_bots_draw_from_the_secret_of_their_match() -> None:
    match, other = twins()
    for purpose in ("bot", "hint", "any"):
        assert seed_of(match, "m", 3, 1, purpose) == seed_of(match, "m", 3, 1, purpose)
        assert seed_of(match, "m", 3, 1, purpose) != seed_of(other, "m", 3, 1, purpose)
    asked = [seed_of(match, "m", seq, seat, purpose) for seq in (1, 2) for seat in (0, 1) for purpose in ("bot", "any")]
    assert len(set(asked)) == len(asked)


def test_p17_a_match_without_a_secret_gets_one() -> None:
    match, _ = twins()
    match.seed = SEEDLESS
    assert seed_of(match, "m", 3, 1) != public_seed("m", 3, 1)
    assert seed_of(match, "m", 3, 1) != int.from_bytes(
        hashlib.sha256(SEEDLESS + b"triumvir bot m 3 1").digest()[:6], "big"
    )


def test_p17_what_is_played_in_need_is_not_foretold_either() -> None:
    match, other = twins()
    seat = match.to_act()[0]
    chosen = [[any_action(one, f"m{n}", Question(seat, 2, 0)) for n in range(40)] for one in (match, other)]
    assert chosen[0] != chosen[1]


async def seeds_given(w: World) -> tuple[str, list[tuple[int, int]]]:
    """What the workers got for a whole game, with the seats."""
    anna = await w.guest()
    made = await anna.create("cleopatra", ["Tiro", "Tiro"], visibility="public")
    socket = await anna.seated(made["match"])
    while socket.last["table"]["status"] != "over":
        await socket.until("update")
    return made["match"], [(seed, seat) for _, _, seat, _, seed in w.evaluator.jobs]


def test_p17_no_move_of_a_bot_is_foretold_from_what_everybody_sees() -> None:
    async def story() -> None:
        async with world() as w:
            match, given_out = await seeds_given(w)
            foretold = {public_seed(match, seq, seat) for seq in range(1000) for seat in range(2)}
            assert len(given_out) > 20
            assert not foretold & {seed for seed, _ in given_out}
            live = await w.server.registry.get(match)
            assert str(live.match.seed.hex()) not in repr(w.evaluator.jobs), "a worker gets a number and no secret"

    run(asyncio.wait_for(story(), 120))
