"""P3: times tell nothing either: whoever compares when things happened learns nothing about hidden cards.

How long a bot thinks depends on what it holds. So what is published must not depend on how long it thought: the entries,
their times and the clocks are the same whether it took a moment or nearly a second.
"""

import asyncio
from dataclasses import replace
from itertools import count
from typing import Any
from unittest.mock import patch

import pytest
from tests.server.world import ROOMY, RandomEvaluator, Socket, fixed_seeds, run, world

from triumvir.contract.json import JSON

QUICK, SLOW = 1, 900
"""Milliseconds of thinking; both less than the time that a bot of this level always takes."""
CLOCK = {"kind": "live", "base": 600_000, "increment": 1000}
MOVES = 6
LEVEL, BOT = "Legatus", 1
Told = tuple[str, object]


PACED = replace(ROOMY, bot_pace=100)
"""With bots that keep their pace."""


class Clock:
    """A time that passes only when somebody says so."""

    def __init__(self) -> None:
        self.at = 10**12

    def now(self) -> int:
        return self.at

    def passes(self, milliseconds: float) -> None:
        self.at += round(milliseconds)

    async def pause(self, seconds: float) -> None:
        """Instead of waiting: the time is over at once."""
        self.passes(1000 * seconds)
        await asyncio.sleep(0)


class Ponderer(RandomEvaluator):
    """Takes so long for every thought, by the clock on the wall."""

    def __init__(self, clock: Clock, milliseconds: int) -> None:
        super().__init__()
        self._clock = clock
        self._milliseconds = milliseconds

    async def choose(self, game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
        self._clock.passes(self._milliseconds)
        return await super().choose(game, rules, position, seat, level, seed)


async def published(game: str, milliseconds: int) -> list[Told]:
    """Kind, number and time of every entry, and the clocks between them, as an opponent of the bot gets them."""
    clock, ids = Clock(), count(1)
    with (
        fixed_seeds(),
        patch("triumvir.server.cluster.shards.new_id", lambda: f"match{next(ids):04}"),
        patch("triumvir.server.people.people.new_id", lambda: f"person{next(ids):04}"),
    ):
        async with world(PACED, now=clock.now, evaluator=Ponderer(clock, milliseconds)) as w:
            w.server.bots.pause = clock.pause
            anna = await w.guest()
            made = await anna.create(game, ["me", LEVEL], clock=CLOCK)
            return await play(clock, await anna.seated(made["match"]), made["match"])


async def play(clock: Clock, socket: Socket, match: str) -> list[Told]:
    """Some moves, each only when the bot has answered: else it may answer at any moment. The clocks are looked at then,
    too: before, it is chance how far the bot has come."""
    told = entries(socket.last)
    moves = 0
    while socket.last["table"]["status"] == "playing":
        if BOT not in socket.last["table"]["to_act"]:
            told.append(("clocks", clocks(socket.last)))
            if moves == MOVES:
                break
            clock.passes(2000)
            answer = await socket.play(match, 0)
            assert answer["type"] == "done"
            moves += 1
        await socket.until("update")
        told += entries(socket.last)
    return told


def entries(message: dict[str, Any]) -> list[Told]:
    return [(entry["kind"], (entry["seq"], entry["at"])) for entry in message["entries"]]


def clocks(message: dict[str, object]) -> object:
    table = message["table"]
    assert isinstance(table, dict)
    return table["clocks"]


@pytest.mark.parametrize("game", ["caesar", "ave-caesar", "cleopatra"])
def test_p3_times_do_not_tell_how_long_a_bot_thought(game: str) -> None:
    quick, slow = run(published(game, QUICK)), run(published(game, SLOW))
    assert len(quick) >= MOVES
    assert quick == slow


def test_p3_the_times_of_people_are_told() -> None:
    """The check can fail: whose thinking may be seen is seen."""
    assert run(published("caesar", 0)) != run(published("caesar", 60_000))
