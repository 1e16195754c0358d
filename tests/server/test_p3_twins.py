"""P3, P17: the same for twins on two servers: whatever a viewer gets over the wire is the same to the last byte.

The twins of `tests/contract/twins.py` are put into stores as matches under way, then played on in the same way.
`TRIUMVIR_TWINS=50` tries as many tables of each game as that.
"""

import json
import os
from collections.abc import Iterator, Sequence
from itertools import count, islice
from random import Random
from unittest.mock import patch

import pytest
from tests.contract.test_p3_twins import various
from tests.contract.twins import History, Told, on_the_table, played, side_of, told, twin_of
from tests.server.world import NONCE, PATIENCE, Client, Socket, World, run, world

from triumvir.contract.json import JSON
from triumvir.contract.position import SPECTATOR, legal_actions
from triumvir.kits.catalogue import GAMES
from triumvir.match.commands import Play
from triumvir.match.deciding import decide
from triumvir.match.draft import AppliedEntry, Draft
from triumvir.match.entry import CREATED, PLY, STARTED, Entry
from triumvir.match.folding import begin
from triumvir.match.seat import AUTOMATIC, HUMAN, Seat, human
from triumvir.match.settings import Settings
from triumvir.match.state import Match
from triumvir.server.matches.persistence import header_of, summary_of, to_stored

TABLES = int(os.environ.get("TRIUMVIR_TWINS", "1"))
PLIES = {"caesar": 24, "ave-caesar": 24, "cleopatra": 50}
MATCH = "twinmatch"
NOW = 10**12
LONGEST = 4
"""Moves that are played on both servers after the twins were put there."""


def match_of(history: History, people: Sequence[str]) -> Draft:
    """A history as a match under way, with a seed that has nothing to do with it."""
    game = history.game
    options = history.options.changed(game.info)
    settings = Settings(game.info.key, game.info.rules_version, history.seats, options)
    automatic = [history.start.is_automatic(seat) for seat in range(history.seats)]
    seats = [
        Seat(AUTOMATIC) if alone else human(person, person.title(), NONCE)
        for person, alone in zip(people, automatic, strict=True)
    ]
    body: dict[str, JSON] = {
        "settings": settings.to_json(),
        "seats": [seat.to_json() for seat in seats],
        "seed": "07" * 32,
    }
    first = Entry(1, CREATED, None, body, at=NOW)
    draft = Draft(begin(game, first), NOW, [AppliedEntry(first)])
    draft.note(STARTED, None, {"draws": list(history.set_up)})
    for step in history.steps:
        draft.note(PLY, step.seat, {"action": step.action, "draws": list(step.draws)})
    return draft


def common_moves(matches: Sequence[Match], viewer: int, random: Random) -> Iterator[tuple[int, str]]:
    """Moves that are legal in both and after which, by the rulebook, the viewer cannot tell them apart either."""
    now = list(matches)
    own = side_of(now[0].game, viewer)
    for _ in range(LONGEST):
        asked = [seat for seat in now[0].to_act() if now[0].seats[seat].kind == HUMAN]
        if not asked:
            return
        seat = random.choice(asked)
        shared = sorted(set(legal_at(now[0], seat)) & set(legal_at(now[1], seat)))
        if not shared:
            return
        action = random.choice(shared)
        drafts = [decide(match, Play(match.seats[seat].person, seat, action, match.seq), NOW) for match in now]
        now = [draft.match for draft in drafts]
        if any(match.end is not None for match in now) or known(drafts[0], own) != known(drafts[1], own):
            return
        yield seat, action


def legal_at(match: Match, seat: int) -> list[str]:
    codes = legal_actions(match.table, seat, match.game.info.most_actions)
    return [match.table.action(code).notation() for code in codes]


def known(draft: Draft, own: str) -> tuple[list[Told], Told]:
    game = draft.match.game
    events = [event for applied in draft.applied_entries for event in applied.events]
    return told(game.info.key, events, own), on_the_table(game, draft.match.table, own)


# ---- two servers ---------------------------------------------------------------------------------------------


async def stream(history: History, viewer: int, moves: Sequence[tuple[int, str]]) -> list[str]:
    """Everything the viewer gets: live, after a break, over HTTP, and what is thought about for them."""
    ids = count(1)
    with patch("triumvir.server.people.people.new_id", lambda: f"person{next(ids):04}"):
        async with world(now=lambda: NOW, real=True) as w:
            people = [await w.guest(f"P{seat}") for seat in range(history.seats)]
            draft = match_of(history, [client.person for client in people])
            put(w, draft, people[0].person)
            eyes = w.stranger() if viewer == SPECTATOR else people[viewer]
            socket = await eyes.seated(MATCH)
            hands = {seat: socket if people[seat] is eyes else await people[seat].seated(MATCH) for seat, _ in moves}
            await pry(socket, viewer)
            for number, (seat, action) in enumerate(moves):
                hand = hands[seat]
                seen = w.server.registry.matches[MATCH].match.seq
                answer = await hand.command("play", MATCH, seat, action=action, seen_seq=seen, id=f"move{number}")
                assert answer["type"] == "done", answer
                for other in {id(one): one for one in (socket, *hands.values())}.values():
                    while other.last["seq"] < w.server.registry.matches[MATCH].match.seq:
                        await other.until("update")
                await pry(socket, viewer)
            return [*quiet(socket), *await again(eyes), *thoughts(w, viewer)]


def put(w: World, draft: Draft, host: str) -> None:
    header = header_of(MATCH, draft.match, "public", host, NOW)
    summary = summary_of(MATCH, draft.match, header.visibility)
    w.store.create_match(header, summary, to_stored(draft.applied_entries)).result(PATIENCE)


async def pry(socket: Socket, viewer: int) -> None:
    """What a viewer may try: wrong moves, previews, a hint, taking back."""
    seat, seen = max(0, viewer), socket.last["seq"]
    for number, wrong in enumerate(("nonsense", {"nothing": 1})):
        await socket.command("play", MATCH, seat, action=wrong, seen_seq=seen, id=f"wrong{seen}-{number}")
    if viewer == SPECTATOR:
        return
    legal = socket.legal(seat)
    if legal:
        await socket.send("preview", id=f"p{seen}", match=MATCH, seat=seat, actions=legal[:6])
        await socket.until("previewed")
        await socket.send("ask_hint", id=f"h{seen}", match=MATCH, seat=seat)
        await socket.until("hinted")


async def again(eyes: Client) -> list[str]:
    """After a break: everything once more, from the start and from the middle, and by the pages."""
    socket = await eyes.socket()
    last = (await socket.watch(MATCH, 0))["seq"]
    await socket.watch(MATCH, last - 3)
    path = f"/api/v1/matches/{MATCH}"
    tails = ("", "/replay", "/replay?viewpoint=spectator", "/replay?first=5", "/record")
    pages = [await eyes.http.get(path + tail) for tail in tails]
    lists = [await eyes.http.get(f"/api/v1{path}") for path in ("/tables", "/archive", "/mine")]
    return [*quiet(socket), *(page.text for page in [*pages, *lists])]


def quiet(socket: Socket) -> list[str]:
    """Who comes and goes in which order depends on the machine, not on the cards."""
    return [text for text in socket.heard if '"type":"presence"' not in text]


def thoughts(w: World, viewer: int) -> list[str]:
    return [json.dumps(job) for job in w.evaluator.jobs if job[2] == viewer]


# ---- the tests -----------------------------------------------------------------------------------------------


def pairs(key: str, tables: int, seed: int) -> Iterator[tuple[History, History, int]]:
    game = GAMES[key]
    for number, table in enumerate(islice(various(game, seed), tables)):
        history = played(game, table.options, table.seats, seed + number, PLIES[key])
        for viewer in (*range(table.seats), SPECTATOR):
            yield from apart(history, viewer, Random(f"{seed} {number} {viewer}"))


def apart(history: History, viewer: int, random: Random) -> Iterator[tuple[History, History, int]]:
    """The last of a few twins that differ, cut to the same length: in its end the two are still different."""
    for first in range(max(0, len(history.steps) - 6), len(history.steps) + 1):
        twin = twin_of(history, viewer, random, first)
        same = History(
            history.game,
            history.options,
            history.seats,
            history.set_up,
            history.start,
            history.steps[: len(twin.steps)],
        )
        is_over = same.now.outcome() is not None
        if twin.now.to_line() != same.now.to_line() and len(twin.steps) > 3 and not is_over:
            yield same, twin, viewer
            return


def compared(key: str, tables: int, seed: int, wrong: int = 0) -> tuple[int, int]:
    """How many streams were compared, and how many of them were not the same."""
    total = different = 0
    for first, second, viewer in pairs(key, tables, seed):
        drafts = [match_of(one, [f"person{seat + 1:04}" for seat in range(one.seats)]) for one in (first, second)]
        if wrong and viewer == SPECTATOR:
            continue
        moves = [] if wrong else list(common_moves([draft.match for draft in drafts], viewer, Random(seed)))
        eyes = (viewer + wrong) % first.seats
        if drafts[0].match.seats[max(0, eyes)].kind != HUMAN:
            continue
        left, right = (run(stream(one, eyes if wrong else viewer, moves)) for one in (first, second))
        total += 1
        different += left != right
    return total, different


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_p3_twins_look_the_same_over_the_wire(key: str) -> None:
    total, different = compared(key, TABLES, 11)
    assert total > TABLES
    assert different == 0


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_p3_twins_look_different_from_the_wrong_seat(key: str) -> None:
    """The check can fail."""
    _, different = compared(key, 1, 11, wrong=1)
    assert different > 0
