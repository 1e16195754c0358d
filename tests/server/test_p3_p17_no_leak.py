"""P3: everything sent to a viewer depends only on what that viewer may know. P17: the same for bots.

Two tables that a viewer cannot tell apart are played on in the same way, on two servers with real sockets; whatever the
viewer gets has to be the same to the last byte.
"""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from tests.match.matches import CASES, NONCE, PEOPLE, Table, new_table
from tests.server.world import ALL_GAMES, Socket, World, fixed_seeds, run, world

from triumvir.contract.chance import Seeded
from triumvir.contract.position import SPECTATOR
from triumvir.match import opening
from triumvir.match.seat import human
from triumvir.server.jobs.bots import bot_knowledge

GAMES = ("caesar", "caesar-modules", "ave-caesar", "cleopatra")
LONGEST = 12


@dataclass(frozen=True)
class Pair:
    """A position, one that the viewer cannot tell from it, and how to go on in both."""

    case: str
    viewer: int
    first: str
    second: str
    moves: tuple[tuple[int, str], ...]


def make_pair(case: str, viewer: int, seed: int, plies: int) -> Pair:
    table = new_table(case, seed=seed)
    table.play_at_random(Random(seed), plies)
    position = table.match.table
    twin = position.imagine(viewer, Seeded(seed))
    lines = position.to_line(), twin.to_line()
    return Pair(case, viewer, *lines, moves=tuple(common_moves(case, viewer, lines, Random(seed))))


def common_moves(case: str, viewer: int, lines: tuple[str, str], random: Random) -> Iterator[tuple[int, str]]:
    """The same actions in both, with the same chance, until something hidden is rightly revealed to the viewer."""
    tables = [same_chance(case, line) for line in lines]
    for _ in range(LONGEST):
        if any(table.is_over for table in tables):
            return
        seat = tables[0].match.to_act()[0]
        shared = [action for action in tables[0].legal(seat) if action in tables[1].legal(seat)]
        if not shared:
            return
        action = random.choice(shared)
        told = []
        for table in tables:
            before = len(table.applied_entries)
            table.play(seat, action)
            events = [event for applied in table.applied_entries[before:] for event in applied.events]
            told.append([event.seen_by(viewer) for event in events])
        if told[0] != told[1] or any(table.is_over for table in tables):
            return
        yield seat, action


def same_chance(case: str, line: str) -> Table:
    """As the server will play it: the seed of `fixed_seeds`, the same nonces."""
    seats = [human(PEOPLE[number], "x", NONCE) for number in range(CASES[case][1])]
    with patch("tests.match.matches.open_match", side_effect=_with_fixed_seed):
        return new_table(case, seats, start=line)


def _with_fixed_seed(game: Any, settings: Any, seats: Any, seed: bytes, at: int) -> Any:
    return opening.open_match(game, settings, seats, bytes(range(32)), at)


async def stream(pair: Pair, line: str) -> list[str]:
    """Everything the viewer gets, byte for byte."""
    game, seats, options = CASES[pair.case]
    ids = count(1)
    with (
        fixed_seeds(),
        patch("triumvir.server.cluster.shards.new_id", lambda: f"match{next(ids):04}"),
        patch("triumvir.server.people.people.new_id", lambda: f"person{next(ids):04}"),
    ):
        async with world(now=lambda: 10**12, real=True) as w:
            clients = [await w.guest(f"P{number}") for number in range(seats)]
            made = await clients[0].create(
                game.info.key,
                ["me", *["open"] * (seats - 1)],
                options=options,
                start=line,
                visibility="public",
            )
            match = made["match"]
            for number, client in enumerate(clients[1:], 1):
                wish = {"match": match, "seat": number, "nonce": NONCE, "agrees": True}
                assert (await client.http.post("/api/v1/join", json=wish)).status_code == 200
            eyes = w.stranger() if pair.viewer == SPECTATOR else clients[pair.viewer]
            viewer = await eyes.seated(match)
            hands = [viewer if client is eyes else await client.seated(match) for client in clients]
            heard = await play(w, match, pair, viewer, hands)
            # after a break: everything once more, from the start and from the middle
            again = await eyes.socket()
            for last_seq in (0, viewer.last["seq"] - 1):
                await again.watch(match, last_seq)
            path = f"/api/v1/matches/{match}"
            pages = [await eyes.http.get(path + tail) for tail in ("", "/replay", "/replay?viewpoint=spectator")]
            return [*heard, *again.heard, *(page.text for page in pages), *thoughts(w, pair.viewer)]


def thoughts(w: World, viewer: int) -> list[str]:
    return [json.dumps(job) for job in w.evaluator.jobs if job[2] == viewer]


async def play(w: World, match: str, pair: Pair, viewer: Socket, hands: list[Socket]) -> list[str]:
    """Play the moves; on each turn the viewer also asks, guesses wrong and previews."""
    for seat, action in pair.moves:
        await pry(match, pair, viewer)
        hand = hands[seat]
        seen = w.server.registry.matches[match].match.seq
        answer = await hand.command("play", match, seat, action=action, seen_seq=seen, id=f"move{seen}")
        assert answer["type"] == "done", answer
        for other in [viewer, *hands]:
            while other.last["seq"] < answer["seq"]:
                await other.until("update")
    await pry(match, pair, viewer)
    await viewer.send("ping", at=1)
    await viewer.until("pong")
    return [text for text in viewer.heard if '"type":"presence"' not in text]


async def pry(match: str, pair: Pair, viewer: Socket) -> None:
    """What the viewer may try: illegal actions, previews, a hint, undo."""
    seat = max(0, pair.viewer)
    seen = viewer.last["seq"]
    for number, wrong in enumerate(("nonsense", {"nothing": 1})):
        await viewer.command("play", match, seat, action=wrong, seen_seq=seen, id=f"wrong{seen}-{number}")
    if pair.viewer == SPECTATOR:
        return
    legal = viewer.legal(seat)
    if legal:
        await viewer.send("preview", id="p", match=match, seat=seat, actions=legal[:8])
        await viewer.until("previewed")
        await viewer.send("ask_hint", id="h", match=match, seat=seat)
        await viewer.until("hinted")


@pytest.mark.slow
@pytest.mark.parametrize("case", GAMES)
def test_p3_what_a_viewer_gets_depends_only_on_what_they_may_know(case: str) -> None:
    seats = CASES[case][1]
    compared = 0
    for viewer in (*range(seats), SPECTATOR):
        for seed, plies in ((1, 6), (2, 17)):
            pair = make_pair(case, viewer, seed, plies)
            if pair.first == pair.second:
                continue
            first, second = run(stream(pair, pair.first)), run(stream(pair, pair.second))
            assert first == second
            compared += len(pair.moves)
    assert compared > 5, "the pairs did not differ or could not go on"


@pytest.mark.slow
def test_p3_the_test_sees_a_leak() -> None:
    """What one seat must not know another may: shown to the other, the two tables are not the same."""
    pair = next(
        pair for seed in range(20) if (pair := make_pair("caesar", 1, seed, 9)).first != pair.second and pair.moves
    )

    async def both(viewer: int) -> list[list[str]]:
        seen = replace(pair, viewer=viewer)
        return [await stream(seen, line) for line in (pair.first, pair.second)]

    for viewer, different in ((1, 1), (0, 2)):
        assert len({tuple(lines) for lines in run(both(viewer))}) == different


def test_p3_canaries_are_in_nothing_that_is_sent() -> None:
    """Seeds, hashes of positions, cookies, tokens and other people's draws: grepped in all outgoing bytes."""

    async def story() -> None:
        async with world() as w:
            match, anna, bela = await w.two_at_a_table("cleopatra")
            eve = await w.stranger().socket()
            await eve.watch(match)
            random = Random(1)
            for _ in range(60):
                live = w.server.registry.matches[match].match
                if live.end is not None:
                    break
                seat = live.to_act()[0]
                hand = (anna, bela)[seat]
                table = await hand.watch(match)
                legal = [action["notation"] for view in table["views"] for action in view["legal"]]
                await hand.command("play", match, seat, action=random.choice(legal))
            found = w.store.load(match)
            assert found is not None
            sent = "".join([*anna.heard, *bela.heard, *eve.heard])
            secrets = [
                w.server.registry.matches[match].match.seed.hex(),
                *(entry.state_hash for entry in found.entries if entry.state_hash),
            ]
            for client in w.clients[:2]:
                cookie = client.http.cookies.get("triumvir_session")
                assert cookie is not None
                secrets += [cookie, cookie.partition(".")[0]]
            assert len(secrets) > 40
            assert not [secret for secret in secrets if secret in sent]
            for path in ("", "/replay"):
                page = await w.clients[0].http.get(f"/api/v1/matches/{match}{path}")
                assert not [secret for secret in secrets if secret in page.text]

    run(story())


def test_p11_no_interface_gives_the_seed_before_the_end() -> None:
    async def story() -> None:
        async with world() as w:
            match, anna, _ = await w.two_at_a_table()
            seed = w.server.registry.matches[match].match.seed.hex()
            http = w.clients[0].http
            for path in ("", "/replay", "/record"):
                assert seed not in (await http.get(f"/api/v1/matches/{match}{path}")).text
            for path in ("/tables", "/mine", "/archive"):
                assert seed not in (await http.get(f"/api/v1{path}")).text
            assert not any(seed in text for text in anna.heard)
            assert seed not in repr(w.store.load(match).header)  # type: ignore[union-attr]
            await anna.command("resign", match, 0)
            await anna.until("update")
            assert anna.last["table"]["result"]["seed"] == seed

    run(story())


# ---- P17 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", GAMES)
def test_p17_a_bot_gets_the_same_whatever_it_cannot_know(case: str) -> None:
    seats = CASES[case][1]
    compared = 0
    for seed in range(6):
        table = new_table(case, seed=seed)
        table.play_at_random(Random(seed), 5 + 3 * seed)
        if table.is_over:
            continue
        for seat in range(seats):
            known = bot_knowledge(table.match, seat, 7)
            for world_number in range(3):
                twin = table.match.copy()
                twin.position = table.match.table.imagine(seat, Seeded(100 + world_number))
                assert bot_knowledge(twin, seat, 7) == known
                compared += twin.position.hash() != table.match.table.hash()
    assert compared > 5


@pytest.mark.slow
def test_p17_the_real_position_never_reaches_a_worker() -> None:
    async def story() -> None:
        async with world() as w:
            anna = await w.guest()
            made = await anna.create("cleopatra", ["Tiro", "Tiro"], visibility="public")
            socket = await anna.seated(made["match"])
            while socket.last["table"]["status"] != "over":
                await socket.until("update")
            hashes = {entry.state_hash for entry in w.store.load(made["match"]).entries}  # type: ignore[union-attr]
            given = [ALL_GAMES[game].position_from_json(position).hash() for game, position, *_ in w.evaluator.jobs]
            early = given[: len(given) // 2]
            assert sum(one in hashes for one in early) < len(early) / 2, "imagined, not real"

    run(asyncio.wait_for(story(), 60))
