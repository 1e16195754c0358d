"""Tables from the invitation to the record, as people use them."""

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from random import Random

import pytest
from tests.server.world import NONCE, Socket, World, run, world

from triumvir.contract.record import read_record
from triumvir.match.sealed import verify_chance
from triumvir.server.application import TIDY_MINUTES


async def play_to_the_end(match: str, sockets: list[Socket], random: Random) -> None:
    """Whoever has legal actions plays one."""
    while sockets[0].last["table"]["status"] == "playing":
        acting = [(socket, view["seat"]) for socket in sockets for view in socket.last["views"] if view["legal"]]
        if not acting:
            await sockets[0].until("update")
            continue
        socket, seat = acting[0]
        answer = await socket.play(match, seat, random.choice(socket.legal(seat)))
        assert answer["type"] == "done", answer
        seq = answer["seq"]
        for other in sockets:
            while other.last["seq"] < seq:
                await other.until("update")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["duel", "caesar", "cleopatra"])
def test_two_people_play_a_whole_match(game: str) -> None:
    async def story(w: World) -> None:
        match, anna, bela = await w.two_at_a_table(game)
        await play_to_the_end(match, [anna, bela], Random(1))
        assert anna.last["table"]["result"]["seed"]
        record = await w.clients[0].http.get(f"/api/v1/matches/{match}/record")
        if game != "duel":
            verify_chance(w.server.registry.games[game], read_record(record.text))

    run(told(story))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("caesar", ["me", "Tiro"], {}),
        ("caesar", ["me", "open"], {"crassus": "normal"}),
        ("ave-caesar", ["me", "Miles", "Legatus", "Imperator"], {}),
        ("cleopatra", ["me", "Centurio"], {}),
        ("ave-caesar", ["me", "me"], {}),
    ],
)
def test_alone_against_bots_the_rules_or_oneself(game: str, seats: list[str], options: dict[str, str]) -> None:
    async def story(w: World) -> None:
        anna = await w.guest()
        made = await anna.create(game, seats, options=options)
        socket = await anna.seated(made["match"])
        await play_to_the_end(made["match"], [socket], Random(2))
        page = (await anna.http.get("/api/v1/mine?state=over")).json()
        assert [line["match"] for line in page["matches"]] == [made["match"]]

    run(told(story))


def test_a_bot_without_people_plays_on_alone() -> None:
    async def story(w: World) -> None:
        anna = await w.guest()
        made = await anna.create("ave-caesar", ["Tiro", "Tiro"], visibility="public")
        watcher = w.stranger()
        socket = await watcher.seated(made["match"])
        while socket.last["table"]["status"] != "over":
            await socket.until("update")
        assert all(view["seat"] is None for view in socket.last["views"])

    run(told(story))


def test_the_lobby_shows_public_tables_only() -> None:
    async def story(w: World) -> None:
        anna = await w.guest()
        shown = await anna.create("caesar", visibility="public")
        await anna.create("caesar", visibility="link")
        await anna.create("caesar", visibility="private")
        page = (await w.stranger().http.get("/api/v1/tables")).json()
        assert [line["match"] for line in page["matches"]] == [shown["match"]]
        assert (await w.stranger().http.get("/api/v1/tables?game=cleopatra")).json()["matches"] == []

    run(told(story))


def test_an_invitation_leads_to_its_seat() -> None:
    async def story(w: World) -> None:
        anna, bela, cyril = await w.guest("Anna"), await w.guest("Bela"), await w.guest("Cyril")
        made = await anna.create("caesar")
        seat, watching = made["invites"]
        assert (seat["seat"], watching["seat"]) == (1, None)
        peeked = (await bela.http.post("/api/v1/links", json={"token": seat["token"]})).json()
        assert (peeked["seat"], peeked["table"]["status"]) == (1, "waiting")
        assert await bela.join(seat["token"]) == {"match": made["match"], "seat": 1}
        assert await bela.join(seat["token"]) == {"match": made["match"], "seat": 1}
        late = await cyril.http.post("/api/v1/join", json={"token": seat["token"], "nonce": NONCE})
        assert (late.status_code, late.json()["error"]["code"]) == (409, "already-started")
        spectator = await cyril.socket()
        assert (await spectator.watch(made["match"]))["type"] == "refused"
        table = await spectator.watch(made["match"], token=watching["token"])
        assert [view["seat"] for view in table["views"]] == [None]

    run(told(story))


def test_an_expired_link_says_so() -> None:
    async def story(w: World) -> None:
        anna, bela = await w.guest("Anna"), await w.guest("Bela")
        made = await anna.create("caesar")
        clock.now += 721 * 3600 * 1000
        answer = await bela.http.post("/api/v1/join", json={"token": made["invites"][0]["token"], "nonce": NONCE})
        assert (answer.status_code, answer.json()["error"]["code"]) == (410, "link-expired")

    clock = Clock()
    run(told(story, clock))


class Clock:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = 1_000_000_000

    def __call__(self) -> int:
        return self.now


async def told(story: Callable[[World], Awaitable[None]], clock: Clock | None = None) -> None:
    async with world(now=clock) as w:
        await story(w)


def test_a_seat_of_a_public_table_is_for_anybody() -> None:
    async def story(w: World) -> None:
        anna, bela = await w.guest("Anna"), await w.guest("Bela")
        made = await anna.create("caesar", visibility="public")
        answer = await bela.http.post("/api/v1/join", json={"match": made["match"], "nonce": NONCE})
        assert answer.json() == {"match": made["match"], "seat": 1}

    run(told(story))


def test_rematch_swaps_sides_and_waits_for_both() -> None:
    async def story(w: World) -> None:
        match, anna, bela = await w.two_at_a_table()
        await anna.command("resign", match, 0)
        await bela.until_that(lambda m: m["type"] == "update" and m["table"]["status"] == "over")
        await bela.command("propose", match, 1, offer="rematch")
        await anna.until_that(lambda m: m["type"] == "update" and bool(m["table"]["offers"]))
        await anna.command("answer", match, 0, offer="rematch", accept=True)
        told_next = await bela.until_that(lambda m: m["type"] == "update" and m["table"]["next_match"] is not None)
        following = told_next["table"]["next_match"]
        table = await anna.watch(following)
        assert table["your_seats"] == [1]
        assert table["table"]["series"]["earlier"] == [[2, 1]]
        await anna.command("sit", following, 1, nonce=NONCE)
        await bela.watch(following)
        await bela.command("sit", following, 0, nonce=NONCE)
        await bela.until_that(lambda m: m["type"] == "update" and m["table"]["status"] == "playing")

    run(told(story))


def test_a_series_goes_on_by_itself() -> None:
    async def story(w: World) -> None:
        anna = await w.guest()
        made = await anna.create("duel", ["me", "me"], games=2)
        socket = await anna.seated(made["match"])
        await play_to_the_end(made["match"], [socket], Random(1))
        await socket.until_that(lambda m: m["type"] == "update" and m["table"]["next_match"] is not None)

    run(told(story))


def test_chat_keeps_players_and_spectators_apart() -> None:
    async def story(w: World) -> None:
        match, anna, bela = await w.two_at_a_table(visibility="public")
        eve = await w.guest("Eve")
        watching = await eve.seated(match)
        await anna.send("say", id="1", match=match, text="salve")
        assert (await bela.until("said"))["line"]["text"] == "salve"
        await watching.send("say", id="2", match=match, text="he has the five!")
        assert (await watching.until("said"))["line"]["room"] == "spectators"
        await anna.send("ping", at=1)
        await anna.until("pong")
        assert not any("five" in text for text in [*anna.heard, *bela.heard])
        assert not any("salve" in text for text in watching.heard)

    run(told(story))


def test_a_muted_person_is_not_heard_again() -> None:
    async def story(w: World) -> None:
        match, anna, bela = await w.two_at_a_table()
        await bela.send("mute", id="1", person=w.clients[0].person)
        await bela.send("ping", at=1)
        await bela.until("pong")
        await anna.send("say", id="2", match=match, text="salve")
        await anna.until("said")
        await bela.send("ping", at=2)
        await bela.until("pong")
        assert not any("salve" in text for text in bela.heard)
        again = await w.clients[1].socket()
        assert (await again.watch(match))["chat"] == []
        assert w.clients[0].person in (await w.clients[1].http.get("/api/v1/session")).json()["muted"]

    run(told(story))


def test_the_leaver_menu_opens_when_somebody_is_away() -> None:
    clock = Clock()

    async def story(w: World) -> None:
        match, anna, bela = await w.two_at_a_table()
        refused = await bela.command("take_over", match, 1, target=0, level="Miles")
        assert refused["error"]["code"] == "not-absent"
        await anna.close()
        gone = await bela.until_that(lambda m: m["type"] == "presence" and m["online"] == [False, True])
        assert gone["away"][1] == 0
        clock.now += 150_000
        assert (await bela.command("nudge", match, 1, target=0))["type"] == "done"
        assert (await bela.command("take_over", match, 1, target=0, level="Miles"))["type"] == "done"
        await bela.until_that(lambda m: m["type"] == "update" and 1 in m["table"]["to_act"])
        again = await w.clients[0].seated(match)
        assert (await again.command("come_back", match, 0))["type"] == "done"

    run(told(story, clock))


def test_a_worker_that_dies_loses_no_job() -> None:
    async def story(w: World) -> None:
        w.evaluator.to_lose = 2
        anna = await w.guest()
        made = await anna.create("duel", ["Tiro", "me"])
        socket = await anna.seated(made["match"])
        if socket.last["table"]["to_act"] != [1]:
            await socket.until_that(lambda m: m["type"] == "update" and m["table"]["to_act"] == [1])
        assert len(w.evaluator.jobs) == 3

    run(told(story))


def test_when_every_worker_dies_the_table_still_goes_on() -> None:
    async def story(w: World) -> None:
        w.evaluator.to_lose = 1000
        anna = await w.guest()
        made = await anna.create("duel", ["Tiro", "me"])
        socket = await anna.seated(made["match"])
        if socket.last["table"]["to_act"] != [1]:
            await socket.until_that(lambda m: m["type"] == "update" and m["table"]["to_act"] == [1])

    run(told(story))


def test_a_thinking_bot_delays_nobody_else() -> None:
    async def story(w: World) -> None:
        w.evaluator.gate = asyncio.Event()
        anna = await w.guest()
        await anna.create("duel", ["Tiro", "me"])
        match, one, _ = await w.two_at_a_table()
        assert (await one.play(match, 0))["type"] == "done"
        w.evaluator.gate.set()

    run(told(story))


def test_hints_on_unrated_tables_only() -> None:
    async def story(w: World) -> None:
        match, anna, _ = await w.two_at_a_table()
        await anna.send("ask_hint", id="h", match=match, seat=0)
        assert (await anna.until("hinted"))["action"] in anna.legal(0)
        rated, cyril, _ = await w.two_at_a_table(rated=True)
        await cyril.send("ask_hint", id="h", match=rated, seat=0)
        assert (await cyril.until("refused", "hinted"))["error"]["code"] == "rated-table"

    run(told(story))


def test_previews_tell_what_is_certain() -> None:
    async def story(w: World) -> None:
        match, anna, bela = await w.two_at_a_table("caesar")
        await anna.send("preview", id="p", match=match, seat=0, actions=[*anna.legal(0)[:3], "nonsense"])
        previews = (await anna.until("previewed"))["previews"]
        assert [preview["action"] for preview in previews[:3]] == anna.legal(0)[:3]
        assert all(preview["events"][0]["event"] for preview in previews[:3])
        assert previews[3]["error"]["code"] == "bad-action"
        before = anna.last["seq"]
        await bela.send("preview", id="p", match=match, seat=1, actions=["x"])
        assert (await bela.until("refused"))["error"]["code"] == "not-your-turn"
        assert (await anna.watch(match))["seq"] == before

    run(told(story))


def test_replay_shows_only_what_one_may_know() -> None:
    async def story(w: World) -> None:
        match, anna, bela = await w.two_at_a_table("cleopatra")
        for _ in range(3):
            seat = anna.last["table"]["to_act"][0]
            socket = (anna, bela)[seat]
            answer = await socket.play(match, seat)
            for other in (anna, bela):
                while other.last["seq"] < answer["seq"]:
                    await other.until("update")
        http = w.clients[0].http
        own = (await http.get(f"/api/v1/matches/{match}/replay")).json()
        assert (own["viewpoint"], own["plies"], len(own["moments"])) == (0, 3, 4)
        other_seat = await http.get(f"/api/v1/matches/{match}/replay?viewpoint=1")
        assert other_seat.json()["error"]["code"] == "not-allowed"
        assert (await http.get(f"/api/v1/matches/{match}/record")).json()["error"]["code"] == "not-ended"
        await anna.command("resign", match, 0)
        after = (await http.get(f"/api/v1/matches/{match}/replay?viewpoint=1&first=1&last=2")).json()
        assert [moment["ply"] for moment in after["moments"]] == [1, 2]
        assert all(moment["action"] for moment in after["moments"])

    run(told(story))


def test_records_come_in_and_a_match_begins_from_a_ply() -> None:
    async def story(w: World) -> None:
        anna = await w.guest()
        made = await anna.create("caesar", ["me", "me"])
        socket = await anna.seated(made["match"])
        await play_to_the_end(made["match"], [socket], Random(4))
        record = (await anna.http.get(f"/api/v1/matches/{made['match']}/record")).text
        kept = await anna.http.post("/api/v1/records", json={"record": record})
        assert kept.status_code == 201
        face = (await anna.http.get(f"/api/v1/matches/{kept.json()['match']}")).json()
        assert face["status"] == "over"
        looked = (await anna.http.post("/api/v1/records/replay", json={"record": record, "viewpoint": 0})).json()
        assert looked["moments"][0]["ply"] == 0
        bad = await anna.http.post("/api/v1/records", json={"record": record.replace("1. ", "2. ", 1)})
        assert bad.json()["error"]["code"] == "bad-value"
        for fields in ({"from_record": record}, {"from_match": made["match"]}):
            other = await anna.create("caesar", ["me", "Tiro"], from_ply=4, **fields)
            assert other["table"]["status"] == "playing"

    run(told(story))


def test_a_server_tidies_up_what_only_holds_itself() -> None:
    class Knot:
        def __init__(self) -> None:
            self.self = self

    async def story() -> None:
        async with world() as w:
            knot = weakref.ref(Knot())
            gc.disable()
            try:
                w.server.tidy(1)
                assert knot() is not None
                w.server.tidy(TIDY_MINUTES)
                assert knot() is None
            finally:
                gc.enable()

    run(story())
