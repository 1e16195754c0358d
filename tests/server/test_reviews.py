"""Looking back at a game through the server: when it may be asked for, and what happens to those who think about it."""

import asyncio
import json
from typing import Any

import pytest
from tests.server.world import ROOMY, Client, RandomEvaluator, World, run, world

from triumvir.server.jobs import reviews as analyses

Answer = tuple[int, dict[str, Any]]


async def ask(client: Client, match: str) -> Answer:
    answer = await client.http.post(f"/api/v1/matches/{match}/analysis")
    return answer.status_code, answer.json()


async def ended(opened: World) -> tuple[Client, str]:
    """Somebody, and a game of theirs that is over."""
    anna = await opened.guest("Anna")
    made = await anna.create(seats=("me", "me"))
    socket = await anna.seated(made["match"])
    while socket.last["table"]["status"] == "playing":
        seat = socket.last["table"]["to_act"][0]
        await socket.play(made["match"], seat)
        await socket.until("update")
    return anna, made["match"]


async def until_done(client: Client, match: str) -> dict[str, Any]:
    for _ in range(1000):
        _, answer = await ask(client, match)
        if answer.get("state") != "thinking":
            return answer
        await asyncio.sleep(0)
    raise AssertionError("never done")


def test_a_review_is_made_once_and_kept() -> None:
    async def story() -> tuple[Answer, dict[str, Any], list[str]]:
        evaluator = RandomEvaluator()
        evaluator.gate = asyncio.Event()
        async with world(evaluator=evaluator) as opened:
            anna, match = await ended(opened)
            first = await ask(anna, match)
            assert await ask(anna, match) == first
            evaluator.gate.set()
            done = await until_done(anna, match)
            assert await until_done(anna, match) == done
            return first, done, evaluator.reviews

    first, done, reviews = run(story())
    assert first == (200, {"state": "thinking", "review": None})
    assert done == {"state": "done", "review": {"decisions": []}}
    assert len(reviews) == 1
    assert "[Game" in reviews[0]


def test_a_game_that_goes_on_has_no_review_and_strangers_get_none() -> None:
    async def story() -> list[Answer]:
        async with world() as opened:
            match, _, _ = await opened.two_at_a_table(visibility="public")
            anna, over = await ended(opened)
            return [
                await ask(anna, match),
                await ask(anna, "nowhere"),
                await ask(opened.stranger(), over),
            ]

    answers = run(story())
    assert [(status, answer["error"]["code"]) for status, answer in answers] == [
        (409, "not-ended"),
        (404, "not-found"),
        (401, "no-session"),
    ]


def test_a_review_lost_with_its_worker_is_given_to_the_next() -> None:
    async def story() -> int:
        evaluator = RandomEvaluator()
        evaluator.to_lose = 2
        async with world(evaluator=evaluator) as opened:
            anna, match = await ended(opened)
            await until_done(anna, match)
            return len(evaluator.reviews)

    assert run(story()) == 3


def test_what_no_worker_survives_is_told_once_and_can_be_asked_for_again() -> None:
    async def story() -> str:
        evaluator = RandomEvaluator()
        evaluator.to_lose = 4
        async with world(evaluator=evaluator) as opened:
            anna, match = await ended(opened)
            assert (await until_done(anna, match))["error"]["code"] == "unavailable"
            assert (await until_done(anna, match))["state"] == "done"
            return (await anna.http.get("/metrics")).text

    assert "triumvir_analyses_failed_total 1" in run(story())


def test_a_review_that_fails_is_counted_and_not_lost() -> None:
    class Broken(RandomEvaluator):
        async def review(self, record: str) -> str:
            raise ValueError("no such game")

    async def story() -> str:
        async with world(evaluator=Broken()) as opened:
            anna, match = await ended(opened)
            await ask(anna, match)
            await asyncio.sleep(0)
            return (await anna.http.get("/metrics")).text

    assert "triumvir_analyses_failed_total 1" in run(story())


def test_so_many_may_wait_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_WAITING", 1)

    async def story() -> list[Answer]:
        evaluator = RandomEvaluator()
        evaluator.gate = asyncio.Event()
        async with world(ROOMY, evaluator=evaluator) as opened:
            anna, match = await ended(opened)
            bela, other = await ended(opened)
            return [await ask(anna, match), await ask(bela, other)]  # and the server stops with one of them waiting

    (first, _), (second, refused) = run(story())
    assert (first, second, refused["error"]["code"]) == (200, 429, "too-many")


def test_the_oldest_review_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "KEPT", 1)

    async def story() -> int:
        evaluator = RandomEvaluator()
        async with world(evaluator=evaluator) as opened:
            anna, match = await ended(opened)
            bela, other = await ended(opened)
            for person, game in ((anna, match), (bela, other), (anna, match)):
                json.dumps(await until_done(person, game))
            return len(evaluator.reviews)

    assert run(story()) == 3
