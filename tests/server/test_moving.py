"""Moves that are made as soon as they are heard, and whatever is left to the line."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.world import World, run, world

from triumvir.match.commands import Play
from triumvir.server.matches.live_match import LiveMatch
from triumvir.server.matches.registry import Request
from triumvir.server.sockets.connection import Connection
from triumvir.server.sockets.quick_path import move_at_once

Message = dict[str, Any]


class Scene:
    """A table at which Anna is to move, and what she could say."""

    def __init__(self, w: World, match: str, move: Message) -> None:
        self.registry = w.server.registry
        self.live: LiveMatch = self.registry.matches[match]
        person = self.live.match.seats[0].person
        self.connection: Connection = next(one for one in w.server.desk.connections if one.person == person)
        self.move = move
        self.otherwise: list[object] = []

    def hear(self, **changes: Any) -> bool:
        return self.hear_text(json.dumps(self.move | changes))

    def hear_text(self, text: str) -> bool:
        return move_at_once(self.registry, self.connection, text, self.otherwise.append)

    @property
    def tokens(self) -> float:
        return self.connection.pace._bucket.tokens


def at_a_table(story: Callable[[Scene], Any]) -> None:
    async def told() -> None:
        async with world() as w:
            match, anna, _ = await w.two_at_a_table()
            await asyncio.sleep(0)
            action = anna.legal(0)[0]
            move = {
                "type": "play",
                "id": "x",
                "match": match,
                "seat": 0,
                "seen_seq": anna.last["seq"],
                "action": action,
            }
            await story(Scene(w, match, move))

    run(told())


def test_a_move_is_made_at_once_and_only_once() -> None:
    async def story(scene: Scene) -> None:
        assert scene.hear()
        assert scene.live.lock.locked()
        assert not scene.hear(id="y"), "somebody else is moving"
        while scene.live.lock.locked():
            await asyncio.sleep(0)
        assert len(scene.live.match.plies) == 1
        assert not scene.hear(), "the line answers what was answered before"
        assert len(scene.live.match.plies) == 1

    at_a_table(story)


@pytest.mark.parametrize(
    "changes",
    [
        {"match": "nowhere"},
        {"seat": 1},
        {"seen_seq": 0},
        {"action": "nonsense"},
        {"action": 7},
        {"dragon": 1, "seat": "x"},
        {"type": "undo"},
    ],
    ids="match seat stale action kind field other".split(),
)
def test_whatever_is_wrong_is_left_to_the_line_and_costs_nothing(changes: Message) -> None:
    async def story(scene: Scene) -> None:
        before = scene.tokens
        assert not scene.hear(**changes)
        assert scene.tokens >= before
        assert not scene.live.lock.locked()
        assert not scene.live.match.plies

    at_a_table(story)


def test_who_is_not_done_with_the_last_message_waits() -> None:
    async def story(scene: Scene) -> None:
        scene.connection.is_waiting = False
        assert not scene.hear()

    at_a_table(story)


def test_who_talks_too_fast_waits_in_line() -> None:
    async def story(scene: Scene) -> None:
        while scene.connection.pace.spare(scene.registry.now()):
            pass
        assert not scene.hear()

    at_a_table(story)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"type":"play"', '{"type":"play"}', '{"type":"play","id":1}'])
def test_what_is_no_move_is_left_to_the_line(text: str) -> None:
    async def story(scene: Scene) -> None:
        assert not scene.hear_text(text)

    at_a_table(story)


def test_a_match_in_doubt_and_a_house_that_stops_take_nothing_at_once() -> None:
    async def story(scene: Scene) -> None:
        scene.live.is_doubtful = True
        assert not scene.hear()
        scene.live.is_doubtful = False
        scene.registry.is_stopping = True
        assert not scene.hear()
        scene.registry.is_stopping = False
        assert scene.hear()

    at_a_table(story)


def test_a_fault_while_deciding_lets_go_of_the_match() -> None:
    async def story(scene: Scene) -> None:
        command = Play(scene.live.match.seats[0].person, 0, scene.move["action"], scene.move["seen_seq"])

        def fail(point: str) -> None:
            raise ZeroDivisionError

        scene.registry.reach = fail
        with pytest.raises(ZeroDivisionError):
            scene.registry.submit_at_once(scene.live, Request(command, "a:x"), lambda seq: None, lambda: None)
        assert not scene.live.lock.locked()

    at_a_table(story)


def test_who_waits_for_the_match_comes_before_who_cannot_wait() -> None:
    async def story(scene: Scene) -> None:
        assert scene.live.hold()
        waiting = asyncio.get_running_loop().create_task(scene.live.lock.acquire())
        await asyncio.sleep(0)
        scene.live.lock.release()
        assert not scene.live.hold()
        assert await waiting
        scene.live.lock.release()
        assert scene.live.hold()

    at_a_table(story)
