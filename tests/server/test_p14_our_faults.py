"""A fault of ours is answered to the one who asked, costs nobody their socket, and leaves no question open (P14)."""

from collections.abc import Mapping

import pytest
from tests.contract.duel import DuelGame
from tests.server.world import ALL_GAMES, Message, RandomEvaluator, Socket, run, world

from triumvir.contract.game import Game
from triumvir.contract.json import JSON

DREAMLESS: Mapping[str, Game] = {**ALL_GAMES, "duel": DuelGame("dreamless")}
"""A duel that fails whenever somebody imagines its table."""


class Failing(RandomEvaluator):
    """A evaluator whose workers fail in a way that nobody expected, as often as it is told to."""

    failures = 1

    async def choose(self, game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
        if self.failures:
            self.failures -= 1
            raise IndexError("a worker that cannot think")
        return await super().choose(game, rules, position, seat, level, seed)


async def ask(socket: Socket, kind: str, **fields: object) -> Message:
    await socket.send(kind, id="q", **fields)
    return await socket.until_that(lambda message: message.get("id") == "q")


async def still_plays(match: str, acting: Socket, seat: int, other: Socket) -> None:
    """Both sockets are as open as before."""
    answer = await acting.play(match, seat)
    assert answer["type"] == "done", answer
    while other.last["seq"] < answer["seq"]:
        await other.until("update")


@pytest.mark.parametrize("question", ["preview", "ask_hint"])
def test_p14_a_table_that_nobody_can_imagine_costs_one_answer(question: str) -> None:
    async def story() -> None:
        async with world(games=DREAMLESS) as w:
            match, anna, bela = await w.two_at_a_table("duel")
            seat = anna.last["table"]["to_act"][0]
            acting, other = (anna, bela) if seat == 0 else (bela, anna)
            fields: dict[str, object] = {"match": match, "seat": seat}
            if question == "preview":
                fields["actions"] = [acting.legal(seat)[0]]
            for _ in range(2):
                answer = await ask(acting, question, **fields)
                assert (answer["type"], answer["error"]["code"]) == ("refused", "internal")
                assert answer["match"] == match
            await still_plays(match, acting, seat, other)
            assert not any("internal" in text for text in other.heard)

    run(story())


def test_p14_a_hint_is_answered_whatever_the_worker_does() -> None:
    async def story() -> None:
        async with world(evaluator=Failing()) as w:
            match, anna, bela = await w.two_at_a_table("duel")
            seat = anna.last["table"]["to_act"][0]
            acting, other = (anna, bela) if seat == 0 else (bela, anna)
            first = await ask(acting, "ask_hint", match=match, seat=seat)
            assert (first["type"], first["error"]["code"]) == ("refused", "internal")
            second = await ask(acting, "ask_hint", match=match, seat=seat)
            assert second["type"] == "hinted"
            await still_plays(match, acting, seat, other)

    run(story())


def test_p14_a_bot_whose_worker_fails_plays_all_the_same() -> None:
    async def story() -> None:
        evaluator = Failing()
        evaluator.failures = 100
        async with world(evaluator=evaluator) as w:
            anna = await w.guest()
            made = await anna.create("duel", ["Tiro", "me"])
            socket = await anna.seated(made["match"])
            while socket.last["table"]["plies"] == 0:
                await socket.until("update")

    run(story())
