"""P9: a match of an earlier version of the rules goes on by them after an upgrade, in every way a match can."""

from collections.abc import Awaitable, Callable, Mapping
from random import Random
from typing import Any

from tests.server.test_reviews import until_done
from tests.server.test_tables import play_to_the_end
from tests.server.world import ALL_GAMES, NONCE, Client, Message, RandomEvaluator, Socket, World, run, world

from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.contract.play import replay
from triumvir.contract.record import Record, read_record
from triumvir.kits.catalogue import GAMES
from triumvir.lab.stored_matches import all_matches, replayed
from triumvir.match.sealed import verify_chance
from triumvir.storage.memory import MemoryStore
from triumvir.storage.store import Store

LATEST = GAMES["cleopatra"].info.rules_version
BEFORE: Mapping[str, Game] = {**ALL_GAMES, "cleopatra": GAMES["cleopatra"].under(1)}
"""The games of a server as it was before the upgrade."""

Story = Callable[[World, str, Client, Client], Awaitable[None]]


async def play(socket: Socket, match: str, seat: int, action: str) -> None:
    answer = await socket.play(match, seat, action)
    assert answer["type"] == "done", answer
    while socket.last["seq"] < answer["seq"]:
        await socket.until("update")


async def begun(store: Store, **fields: Any) -> tuple[str, list[Any]]:
    """Anna and Bela have ordered and laid some cards when the server is stopped; their cookies are kept."""
    async with world(store=store, games=BEFORE) as w:
        match, anna, bela = await w.two_at_a_table("cleopatra", options={"action_order": "preset"}, **fields)
        await play(anna, match, 0, "preset:guarded")
        await play(anna, match, 0, "3@senators*")
        await play(bela, match, 1, "preset:storming")
        return match, [client.http.cookies for client in w.clients]


def upgraded(story: Story, **fields: Any) -> None:
    """Tell what happens after an upgrade to a match that was begun before it."""

    async def whole() -> None:
        store = MemoryStore()
        match, cookies = await begun(store, **fields)
        async with world(store=store) as w:
            people = [w.stranger(), w.stranger()]
            for client, kept in zip(people, cookies, strict=True):
                client.http.cookies = kept
            await story(w, match, *people)
        for stored in all_matches(store):
            assert replayed(stored).settings.rules_version == stored.header.rules_version

    run(whole())


async def seated(match: str, anna: Client, bela: Client) -> list[Socket]:
    return [await anna.seated(match), await bela.seated(match)]


async def record_of(client: Client, match: str) -> Record:
    answer = await client.http.get(f"/api/v1/matches/{match}/record")
    assert answer.status_code == 200
    return read_record(answer.text)


def test_p9_everybody_is_told_by_which_rules_a_match_is_played() -> None:
    async def story(w: World, match: str, anna: Client, bela: Client) -> None:
        sockets = await seated(match, anna, bela)
        table = sockets[0].last["table"]
        assert (table["rules_version"], table["latest_rules"]) == (1, LATEST)
        assert "last_vote" not in table["options"]
        assert sockets[0].view(0)["view"]["sides"]["caesar"]["bonus"] is not None
        made = await anna.create("cleopatra")
        table = (await sockets[0].watch(made["match"]))["table"]
        assert table["rules_version"] == table["latest_rules"] == LATEST

    upgraded(story)


def test_p9_people_play_on_and_take_back_by_the_rules_of_their_match() -> None:
    """By the first version of the rules nobody waits for the other to lay his cards."""

    async def story(w: World, match: str, anna: Client, bela: Client) -> None:
        sockets = await seated(match, anna, bela)
        await play(sockets[0], match, 0, "1@praetors*")
        await sockets[0].command("propose", match, 0, offer="undo")
        await sockets[1].until_that(lambda m: m["type"] == "update" and bool(m["table"]["offers"]))
        await sockets[1].command("answer", match, 1, offer="undo", accept=True)
        await sockets[0].until_that(lambda m: m["type"] == "update" and "1@praetors*" in sockets[0].legal(0))
        await play(sockets[0], match, 0, "2@praetors*")
        await play_to_the_end(match, sockets, Random(5))
        record = await record_of(anna, match)
        assert record.rules_version == 1
        assert [ply.action for ply in record.plies[:4]] == [
            "preset:guarded",
            "3@senators*",
            "preset:storming",
            "2@praetors*",
        ]
        replay(GAMES["cleopatra"], record)
        verify_chance(GAMES["cleopatra"], record)

    upgraded(story)


class NotingThinker(RandomEvaluator):
    """Notes by which rules it was asked to think."""

    def __init__(self) -> None:
        super().__init__()
        self.rules: set[int] = set()

    async def choose(self, game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
        self.rules.add(rules)
        return await super().choose(game, rules, position, seat, level, seed)


def test_p9_a_bot_plays_on_by_the_rules_of_its_match() -> None:
    async def story() -> None:
        store, evaluator = MemoryStore(), NotingThinker()
        async with world(store=store, games=BEFORE) as w:
            anna = await w.guest()
            match = (await anna.create("cleopatra", seats=("me", "Tiro")))["match"]
            cookies = anna.http.cookies
        async with world(store=store, evaluator=evaluator) as w:
            anna = w.stranger()
            anna.http.cookies = cookies
            socket = await anna.seated(match)
            await play_to_the_end(match, [socket], Random(6))
            assert (await record_of(anna, match)).rules_version == 1
        assert evaluator.rules == {1}

    run(story())


def test_p9_a_series_keeps_its_rules_and_a_rematch_takes_the_latest() -> None:
    async def story(w: World, match: str, anna: Client, bela: Client) -> None:
        sockets = await seated(match, anna, bela)
        await sockets[0].command("resign", match, 0)
        second = await next_of(sockets[1])
        assert (await table_of(sockets, second))["rules_version"] == 1
        await sockets[1].command("resign", second, 0)
        await sockets[0].until_that(lambda m: m["type"] == "update" and m["table"]["status"] == "over")
        await sockets[0].command("propose", second, 1, offer="rematch")
        await sockets[1].until_that(lambda m: m["type"] == "update" and bool(m["table"]["offers"]))
        await sockets[1].command("answer", second, 0, offer="rematch", accept=True)
        table = await table_of(sockets, await next_of(sockets[0]))
        assert table["rules_version"] == table["latest_rules"] == LATEST
        assert table["options"]["action_order"] == "preset"
        assert table["options"]["last_vote"] == "none"

    upgraded(story, games=2)


async def next_of(socket: Socket) -> str:
    told = await socket.until_that(lambda m: m["type"] == "update" and m["table"]["next_match"] is not None)
    return str(told["table"]["next_match"])


async def table_of(sockets: list[Socket], match: str) -> Message:
    """Both sit down, now on the other side."""
    for socket in sockets:
        mine = (await socket.watch(match))["your_seats"][0]
        await socket.command("sit", match, mine, nonce=NONCE)
    table = await sockets[0].watch(match)
    found: Message = table["table"]
    return found


def test_p9_a_finished_match_is_exported_reviewed_and_looked_back_at() -> None:
    async def story(w: World, match: str, anna: Client, bela: Client) -> None:
        sockets = await seated(match, anna, bela)
        await play_to_the_end(match, sockets, Random(7))
        record = await record_of(bela, match)
        answer = await anna.http.get(f"/api/v1/matches/{match}/replay")
        assert answer.json()["plies"] == len(record.plies)
        assert (await until_done(anna, match))["state"] == "done"
        assert read_record(w.evaluator.reviews[0]).rules_version == 1
        kept = await anna.http.post("/api/v1/records", json={"record": record.to_text()})
        imported = (await sockets[0].watch(kept.json()["match"]))["table"]
        assert (imported["rules_version"], imported["latest_rules"]) == (1, LATEST)

    upgraded(story)
