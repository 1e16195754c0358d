"""A table says where it started, nobody sits down unasked where somebody may know hidden cards, and no seal is shown
that does not hold (P11)."""

from typing import Any

import pytest
from tests.server.world import NONCE, Client, Message, World, run, world

from triumvir.contract.chance import Seeded
from triumvir.contract.record import read_record
from triumvir.kits.catalogue import GAMES
from triumvir.match.sealed import proof_of


def position(game: str) -> str:
    """A position that a host could write: they know every card in it."""
    rules = GAMES[game]
    return rules.start(rules.info.read_options({}), 2, Seeded(7)).to_line()


async def refusal(guest: Client, **wish: Any) -> str:
    answer = await guest.http.post("/api/v1/join", json={"nonce": NONCE, **wish})
    assert answer.status_code == 409, answer.text
    error: Message = answer.json()["error"]
    assert (error["text"], error["where"]) == ("problem-start-not-agreed", "agrees")
    return str(error["code"])


async def peek(guest: Client, token: str) -> Message:
    face: Message = (await guest.http.post("/api/v1/links", json={"token": token})).json()["table"]
    return face


@pytest.mark.parametrize("game", ["caesar", "cleopatra", "ave-caesar"])
def test_p11_an_invitation_says_where_the_table_starts_and_the_guest_agrees_first(game: str) -> None:
    async def story() -> None:
        async with world() as w:
            anna, bela = await w.guest("Anna"), await w.guest("Bela")
            made = await anna.create(game, start=position(game))
            token = made["invites"][0]["token"]
            face = await peek(bela, token)
            assert (face["start"], face["commitment"]) == ("position", "")
            assert await refusal(bela, token=token) == "start-not-agreed"
            assert (await peek(bela, token))["status"] == "waiting"
            answer = await bela.http.post("/api/v1/join", json={"nonce": NONCE, "token": token, "agrees": True})
            assert answer.status_code == 200, answer.text
            assert (await bela.seated(made["match"])).last["table"]["start"] == "position"

    run(story())


def test_p11_at_a_public_table_the_lobby_says_it_and_the_socket_asks_too() -> None:
    async def story() -> None:
        async with world() as w:
            anna, bela = await w.guest("Anna"), await w.guest("Bela")
            made = await anna.create("cleopatra", visibility="public", start=position("cleopatra"))
            usual = await anna.create("cleopatra", visibility="public")
            lines = (await bela.http.get("/api/v1/tables")).json()["matches"]
            assert {line["match"]: line["start"] for line in lines} == {
                made["match"]: "position",
                usual["match"]: "usual",
            }
            assert await refusal(bela, match=made["match"]) == "start-not-agreed"
            socket = await bela.seated(made["match"])
            answer = await socket.command("sit", made["match"], 1, nonce=NONCE)
            assert answer["error"]["code"] == "start-not-agreed"
            assert socket.last["table"]["status"] == "waiting"
            assert (await socket.command("sit", made["match"], 1, nonce=NONCE, agrees=True))["type"] == "done"

    run(story())


def test_p11_who_gets_up_is_asked_again_and_a_bot_is_not() -> None:
    async def story() -> None:
        async with world() as w:
            anna = await w.guest("Anna")
            made = await anna.create("cleopatra", start=position("cleopatra"))
            socket = await anna.seated(made["match"])
            assert (await socket.command("stand_up", made["match"]))["type"] == "done"
            answer = await socket.command("sit", made["match"], 0, nonce=NONCE)
            assert answer["error"]["code"] == "start-not-agreed"
            assert (await socket.command("sit", made["match"], 0, nonce=NONCE, agrees=True))["type"] == "done"
            assert (await socket.command("add_bot", made["match"], 1, level="Tiro"))["type"] == "done"
            await socket.until_that(lambda message: message.get("table", {}).get("status") == "playing")

    run(story())


async def played(w: World, **wish: Any) -> tuple[str, Message, str]:
    """A match that Bela resigned: its id, its face at the end, and its record."""
    anna, bela = await w.guest("Anna"), await w.guest("Bela")
    made = await anna.create("cleopatra", visibility="public", **wish)
    token = made["invites"][0]["token"]
    await bela.http.post("/api/v1/join", json={"nonce": NONCE, "token": token, "agrees": True})
    socket = await bela.seated(made["match"])
    assert (await socket.command("resign", made["match"], 1))["type"] == "done"
    face: Message = (await anna.http.get(f"/api/v1/matches/{made['match']}")).json()
    record = (await anna.http.get(f"/api/v1/matches/{made['match']}/record")).text
    return made["match"], face, record


def test_p11_no_seal_is_shown_that_does_not_hold() -> None:
    async def story() -> None:
        async with world() as w:
            match, face, record = await played(w, start=position("cleopatra"))
            assert (face["start"], face["commitment"], face["rated"]) == ("position", "", False)
            assert (face["result"]["seed"], face["result"]["nonces"]) == ("", [])
            assert read_record(record).start
            assert proof_of(read_record(record)) is None
            replay = (await w.clients[0].http.get(f"/api/v1/matches/{match}/replay")).json()
            assert replay["start"] == "position"
            archive = (await w.clients[0].http.get("/api/v1/archive")).json()["matches"]
            assert [line["start"] for line in archive] == ["position"]

    run(story())


def test_p11_a_usual_table_keeps_its_seal() -> None:
    async def story() -> None:
        async with world() as w:
            _, face, record = await played(w)
            assert face["start"] == "usual"
            assert len(face["commitment"]) == 64
            assert face["result"]["seed"]
            assert proof_of(read_record(record)) is not None

    run(story())


def test_p11_a_table_from_a_position_is_never_rated() -> None:
    async def story() -> None:
        async with world() as w:
            anna = await w.guest("Anna")
            made = await anna.create("cleopatra", rated=True, start=position("cleopatra"))
            assert made["table"]["rated"] is False

    run(story())


def test_p11_playing_on_from_a_match_or_a_record_is_a_given_position_too() -> None:
    async def story() -> None:
        async with world() as w:
            match, _, record = await played(w)
            anna, bela = await w.guest("Anna"), await w.guest("Bela")
            for origin in ({"from_match": match}, {"from_record": record}):
                made = await anna.create("cleopatra", **origin)
                assert made["table"]["start"] == "position"
                assert await refusal(bela, token=made["invites"][0]["token"]) == "start-not-agreed"

    run(story())


def test_p11_a_record_that_was_brought_says_so_and_has_no_seal() -> None:
    async def story() -> None:
        async with world() as w:
            _, _, record = await played(w)
            anna = await w.guest("Anna")
            wish = {"record": record, "visibility": "public"}
            match = (await anna.http.post("/api/v1/records", json=wish)).json()["match"]
            face = (await anna.http.get(f"/api/v1/matches/{match}")).json()
            assert (face["start"], face["commitment"], face["result"]["seed"]) == ("record", "", "")
            archive = (await anna.http.get("/api/v1/archive")).json()["matches"]
            assert {line["match"]: line["start"] for line in archive}[match] == "record"
            seen = (await anna.http.post("/api/v1/records/replay", json={"record": record})).json()
            assert seen["start"] == "record"

    run(story())


def test_p11_the_next_game_after_a_position_is_set_up_by_the_rules() -> None:
    async def story() -> None:
        async with world() as w:
            match, _, _ = await played(w, start=position("cleopatra"), games=2)
            socket = await w.clients[1].seated(match)
            while socket.last["table"]["next_match"] is None:
                await socket.until("update")
            again = await w.clients[1].seated(socket.last["table"]["next_match"])
            face = again.last["table"]
            assert (face["start"], face["status"]) == ("usual", "waiting")
            assert len(face["commitment"]) == 64
            (seat,) = again.last["your_seats"]
            assert (await again.command("sit", face["match"], seat, nonce=NONCE))["type"] == "done"

    run(story())


@pytest.mark.parametrize(
    ("game", "wish", "where"),
    [
        ("ave-caesar", {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}, "start.players"),
        ("cleopatra", {"options": {"orgy_tickets": "on"}}, "start.options"),
    ],
)
def test_p11_a_position_is_one_of_the_table_that_is_shown(game: str, wish: Message, where: str) -> None:
    """Whoever is invited sees the options and the seats: the position cannot be of others."""

    async def story() -> None:
        async with world() as w:
            anna = await w.guest("Anna")
            seats = [{"kind": "me"}, {"kind": "open"}]
            body = {"game": game, "seats": seats, "nonce": NONCE, "start": position(game), **wish}
            answer = await anna.http.post("/api/v1/tables", json=body)
            assert answer.status_code == 422, answer.text
            assert answer.json()["error"]["where"] == where

    run(story())
