"""P14: names from anywhere are short and plain, lists stay small whatever is stored, and no answer repeats a flood."""

from pathlib import Path

import pytest
from tests.server.world import NONCE, run, world
from tests.storage.samples import WAIT, header, summary

from triumvir.storage.memory import MemoryStore
from triumvir.storage.store import SeatLine, Status

GOLDEN = Path(__file__).parents[1] / "games/caesar/golden"
RECORD = sorted(GOLDEN.glob("*.record"))[0].read_text("utf-8")
SEATS = next(line for line in RECORD.splitlines() if line.startswith("[Seats"))
LARGEST_PAGE = 30_000
"""Thirty matches with six seats each are told in less."""


def test_p14_an_imported_record_does_not_fill_the_archive() -> None:
    async def story() -> None:
        async with world() as w:
            anna = await w.guest()
            flood = RECORD.replace(SEATS, f'[Seats "{"x" * 490}, {"y" * 490}"]')
            for _ in range(3):
                answer = await anna.http.post("/api/v1/records", json={"record": flood, "visibility": "public"})
                assert answer.status_code == 201, answer.text
            page = await w.stranger().http.get("/api/v1/archive")
            assert [line["seats"] for line in page.json()["matches"]] == [["x" * 24, "y" * 24]] * 3

    run(story())


def test_p14_lists_are_small_whatever_is_stored() -> None:
    """Names that were kept before names were cut."""
    store = MemoryStore()

    async def story() -> None:
        async with world(store=store) as w:
            anna = await w.guest()
            for number in range(60):
                status = Status.OVER if number % 2 else Status.PLAYING
                seats = (SeatLine("human", "\u202e" + "x" * 100_000, anna.person),) * 6
                made = summary(f"m{number}", number, status, seats=seats)
                store.create_match(header(f"m{number}"), made).result(WAIT)
            for path in ("archive", "tables", "mine", "mine?state=over"):
                page = await anna.http.get(f"/api/v1/{path}")
                assert len(page.json()["matches"]) == 30
                assert len(page.content) < LARGEST_PAGE

    run(story())


@pytest.mark.parametrize("name", ["\u3164", "\u115f\u2800", "\u0301\u0302", "\u2066\u2069"])
def test_p14_nobody_goes_by_a_name_that_cannot_be_seen(name: str) -> None:
    async def story() -> None:
        async with world() as w:
            answer = await w.stranger().http.post("/api/v1/session", json={"name": name})
            assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-value")

    run(story())


@pytest.mark.parametrize(
    "text", [RECORD.replace("\n1. ", f"\n{'1' * 5000}. ", 1), RECORD.replace('[Rules "', '[Rules "--')]
)
def test_p14_a_record_with_impossible_numbers_is_a_bad_value(text: str) -> None:
    async def story() -> None:
        async with world() as w:
            anna = await w.guest()
            for path, body in (
                ("records", {"record": text, "visibility": "public"}),
                ("records/replay", {"record": text}),
                ("tables", {"game": "caesar", "seats": [{"kind": "me"}] * 2, "nonce": NONCE, "from_record": text}),
            ):
                answer = await anna.http.post(f"/api/v1/{path}", json=body)
                assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-value")

    run(story())


def test_p14_a_viewpoint_of_thousands_of_digits_is_a_bad_value() -> None:
    async def story() -> None:
        async with world() as w:
            anna = await w.guest()
            made = await anna.create("duel", ["me", "me"])
            for wish in ("9" * 5000, "--1", "²"):
                answer = await anna.http.get(f"/api/v1/matches/{made['match']}/replay", params={"viewpoint": wish})
                assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-value")

    run(story())


def test_p14_what_was_sent_is_repeated_in_short() -> None:
    async def story() -> None:
        async with world() as w:
            anna = await w.guest()
            wish = {"game": "caesar", "seats": [{"kind": "me"}] * 2, "nonce": NONCE}
            for more in ({"start": "caesar " + "x" * 15_000}, {"options": {"x" * 15_000: "on"}}):
                answer = await anna.http.post("/api/v1/tables", json={**wish, **more})
                assert answer.status_code in (400, 422)
                assert len(answer.content) < 500

    run(story())


def test_p14_talk_is_plain() -> None:
    async def story() -> None:
        async with world() as w:
            match, anna, bela = await w.two_at_a_table()
            await anna.send("say", id="s", match=match, text="ave\u202e \u0007" + "e" + "\u0301" * 60)
            said = await bela.until("said")
            assert said["line"]["text"] == "ave é\u0301\u0301"
            await anna.send("say", id="s", match=match, text="\u200b\u3164")
            assert (await anna.until("refused"))["error"]["code"] == "bad-value"

    run(story())
