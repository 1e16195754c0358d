"""P2: a command id is applied at most once, and every retry gets the first answer, whatever the transport does."""

import asyncio
import json
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from tests.server.world import Client, Message, Socket, World, fixed_seeds, run, world

from triumvir.storage.memory import MemoryStore

NUMBERS = st.integers(0, 10**6)


class BadLine(RuleBasedStateMachine):
    """Two players on a line that drops, doubles, delays, reorders and breaks, at a server that restarts."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.seeds = fixed_seeds()
        self.seeds.__enter__()
        self.store = MemoryStore()
        self.sent: list[Message] = []
        """Every command ever composed; any of them may arrive again at any time."""
        self.answers: dict[str, list[Message]] = {}
        self.life = 0
        self.do(self.open())

    def do(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    async def open(self) -> None:
        self.context = world(store=self.store)
        self.world: World = await self.context.__aenter__()
        match, *_ = await self.world.two_at_a_table("ave-caesar")
        self.match = match
        self.people: list[Client] = self.world.clients
        self.cookies = [client.http.cookies for client in self.people]
        await self.reconnect()

    async def reconnect(self) -> None:
        self.lines: list[Socket] = [await client.seated(self.match) for client in self.people]

    # ---- what may go wrong -----------------------------------------------------------------------------------

    @rule(choice=NUMBERS, seat=st.sampled_from([None, None, 0, 1]), lag=st.sampled_from([0, 0, 0, 1, 2]))
    def compose(self, choice: int, seat: int | None, lag: int) -> None:
        """A move, perhaps of the wrong player or of somebody who sleeps."""
        live = self.world.server.registry.matches[self.match].match
        if live.end is not None:
            return
        legal = [action["notation"] for action in self.fresh(live.to_act()[0])]
        action = [*legal, "nonsense"][choice % (len(legal) + 1)]
        who = live.to_act()[0] if seat is None else seat
        self.sent.append(
            {
                "type": "play",
                "id": f"m{len(self.sent)}",
                "match": self.match,
                "seat": who,
                "seen_seq": max(0, live.seq - lag),
                "action": action,
            }
        )

    def fresh(self, seat: int) -> list[Message]:
        table = self.do(self.lines[seat].watch(self.match))
        found: list[Message] = next(view["legal"] for view in table["views"] if view["seat"] == seat)
        return found

    @precondition(lambda self: self.sent)
    @rule(choice=NUMBERS)
    def deliver(self, choice: int) -> None:
        """Also again, later, and out of order."""
        message = self.sent[choice % len(self.sent)]
        self.do(self.exchange(message))

    @precondition(lambda self: self.sent)
    @rule(choice=NUMBERS)
    def deliver_and_lose_the_answer(self, choice: int) -> None:
        message = self.sent[choice % len(self.sent)]
        self.do(self.send_and_break(message))

    @precondition(lambda self: self.sent)
    @rule(choice=NUMBERS)
    def deliver_with_another_content(self, choice: int) -> None:
        message = self.sent[choice % len(self.sent)]
        done = any(answer["type"] == "done" for answer in self.answers.get(message["id"], []))
        answer = self.do(self.exchange({**message, "seen_seq": message["seen_seq"] + 1}, noted=False))
        if done:
            assert answer["error"]["code"] == "command-reused"
        elif answer["type"] == "done":
            message["seen_seq"] += 1
            self.answers[message["id"]] = [answer]

    @rule()
    def restart(self) -> None:
        self.do(self.start_anew())

    async def start_anew(self) -> None:
        self.life += 1
        await self.context.__aexit__(None, None, None)
        self.context = world(store=self.store)
        self.world = await self.context.__aenter__()
        for cookies in self.cookies:
            client = self.world.stranger()
            client.http.cookies = cookies
        self.people = self.world.clients
        await self.reconnect()

    # ---- the line --------------------------------------------------------------------------------------------

    async def exchange(self, message: Message, noted: bool = True) -> Message:
        line = self.lines[message["seat"]]
        await line.wire.send(json.dumps(message))
        answer = await line.until_that(lambda m: m["type"] in ("done", "refused") and m["id"] == message["id"])
        if noted:
            self.answers.setdefault(message["id"], []).append({**answer, "life": self.life})
        return answer

    async def send_and_break(self, message: Message) -> None:
        """The answer never arrives, and perhaps the command did not either."""
        seat = message["seat"]
        await self.lines[seat].wire.send(json.dumps(message))
        await self.lines[seat].close()
        self.lines[seat] = await self.people[seat].seated(self.match)

    # ---- what must hold --------------------------------------------------------------------------------------

    @invariant()
    def every_command_is_stored_at_most_once(self) -> None:
        found = self.store.load(self.match)
        assert found is not None
        ids = [entry.command_id for entry in found.entries if entry.command_id is not None]
        assert len(ids) == len(set(ids))

    @invariant()
    def every_answer_is_the_first_answer(self) -> None:
        for answers in self.answers.values():
            done = [answer for answer in answers if answer["type"] == "done"]
            if done:
                assert len(done) == len(answers), "done once, refused another time"
                assert len({answer["seq"] for answer in done}) == 1
            for life in {answer.get("life") for answer in answers}:
                codes = [answer["error"]["code"] for answer in answers if "error" in answer and answer["life"] == life]
                assert len(set(codes)) <= 1

    def teardown(self) -> None:
        self.do(self.context.__aexit__(None, None, None))
        self.loop.close()
        self.seeds.__exit__(None, None, None)


@pytest.mark.slow
def test_p2_exactly_once_over_a_bad_line() -> None:
    run_state_machine_as_test(BadLine, settings=settings(max_examples=25, stateful_step_count=25, deadline=None))


def test_p2_a_retry_gets_the_first_answer_and_another_content_is_refused() -> None:
    async def story() -> None:
        async with world() as w:
            match, anna, bela = await w.two_at_a_table()
            action = anna.legal(0)[0]
            first = await anna.command("play", match, 0, id="x", action=action, seen_seq=anna.last["seq"])
            seen = anna.last["seq"]
            again = await anna.command("play", match, 0, id="x", action=action, seen_seq=seen)
            assert again == first
            other = await anna.command("play", match, 0, id="x", action="play:0", seen_seq=99)
            assert other["error"]["code"] == "command-reused"
            foreign = await bela.command("play", match, 1, id="x", action=bela.legal(1) or "play:0")
            assert foreign["type"] == "refused" or foreign["seq"] != first["seq"], "ids of two people are apart"

    run(story())


def test_p2_a_retry_after_a_restart_gets_the_first_answer() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with world(store=store) as w:
            match, anna, _ = await w.two_at_a_table()
            seen = anna.last["seq"]
            action = anna.legal(0)[0]
            first = await anna.command("play", match, 0, id="x", action=action, seen_seq=seen)
            cookies = w.clients[0].http.cookies
        async with world(store=store) as w:
            client = w.stranger()
            client.http.cookies = cookies
            socket = await client.seated(match)
            again = await socket.command("play", match, 0, id="x", action=action, seen_seq=seen)
            assert again == first
            other = await socket.command("play", match, 0, id="x", action=action, seen_seq=seen - 1)
            assert other["error"]["code"] == "command-reused"

    run(story())
