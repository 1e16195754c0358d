"""P3: whole matches over real sockets, every frame captured, and nothing in any of them that its reader may not know.

What may be known is told here, by the rulebooks and not by the server. `TRIUMVIR_FRAMES=70000` captures as many.
"""

import json
import os
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest
from tests.contract.twins import private_fields
from tests.server.world import Client, Socket, World, run, world

from triumvir.kits.catalogue import GAMES
from triumvir.lab.fuzzing import Table, tables

FRAMES = int(os.environ.get("TRIUMVIR_FRAMES", "400"))
"""So many at least, of each game."""
HIDDEN = {"caesar": "the supply of", "ave-caesar": "the hand of", "cleopatra": "face down"}
EVERY = 12
"""After so many moves somebody asks for everything again."""

Found = dict[str, Any]


# ---- who may know what ---------------------------------------------------------------------------------------


def secrets_in(game: str, frame: Found, side: str, options: Found) -> Iterator[str]:
    """What a frame tells that somebody who plays this side may not know; nobody has two of them here."""
    is_over = frame.get("table", {}).get("status") == "over" if isinstance(frame.get("table"), dict) else False
    for part in parts_of(frame):
        if "event" in part:
            told = private_fields(game, part, side)
            yield from (f"{part['event']}.{name}: {part[name]}" for name in told if part.get(name) is not None)
        if "viewer" in part and not is_over:
            yield from secrets_of_view(game, part, side, options)
        if part.get("kind") == "ply" and "action" in part["body"] and GAMES[game].info.sides[part["seat"]] != side:
            yield f"the action of seat {part['seat']}: {part['body']['action']}"
        if part.get("legal") and (part["seat"] is None or GAMES[game].info.sides[part["seat"]] != side):
            yield f"what seat {part['seat']} may do"
        for name in ("seed", "secret", "draws", "state_hash", "hash"):
            if part.get(name) and not is_over:
                yield f"{name}: {part[name]}"


def parts_of(value: object) -> Iterator[Found]:
    """Every object in a frame, however deep."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from parts_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from parts_of(inner)


def secrets_of_view(game: str, view: Found, own: str, options: Found) -> Iterator[str]:
    if (view["viewer"] or "") != own:
        yield f"the view of {view['viewer']}"
    if game == "caesar":
        yield from secrets_of_caesar(view, own)
    elif game == "ave-caesar":
        chariots = view["chariots"].items()
        yield from (
            f"the hand of {name}" for name, one in chariots if one["player"] != own and one["cards"] is not None
        )
    elif game == "cleopatra":
        yield from secrets_of_cleopatra(view, own, options)


def secrets_of_caesar(view: Found, own: str) -> Iterator[str]:
    for side, one in view["sides"].items():
        if side not in (own, view["crassus"]) and one["tokens"] is not None:
            yield f"the supply of {side}"
    for space, one in view["spaces"].items():
        if one["face"] == "hidden" and one["owner"] != own and one["token"] is not None:
            yield f"what lies face down at {space}"


def secrets_of_cleopatra(view: Found, own: str, options: Found) -> Iterator[str]:
    for side, one in view["sides"].items():
        if side == own:
            continue
        for name in ("hand", "order", *(() if view["reason"] else ("bonus",))):
            if one[name] is not None:
                yield f"{name} of {side}"
        if one["put_away"] and options.get("exchange") != "open":
            yield f"what {side} put away"
    for group, one in view["groups"].items():
        for side, cards in one["cards"].items():
            if side != own:
                yield from (
                    f"what lies face down at {group}" for card in cards if card["face"] == "down" and card["card"]
                )
    if view["active"] != own and (view["aside"]["moves"] or view["aside"]["undecided"]):
        yield "a Castling under way"


# ---- capturing -----------------------------------------------------------------------------------------------


async def captured(game: str, table: Table, seed: int) -> list[tuple[str, list[str]]]:
    """All frames of a match from its first move to its end, each with the side of who got them; none for spectators."""
    async with world(real=True) as w:
        people = [await w.guest(f"P{seat}") for seat in range(table.seats)]
        options = table.options.changed(GAMES[game].info)
        made = await people[0].create(game, ["me", *["open"] * (table.seats - 1)], options=options, visibility="public")
        for invite in made["invites"]:
            if invite["seat"] is not None:
                await people[invite["seat"]].join(invite["token"])
        match = made["match"]
        sockets = [await person.seated(match) for person in people]
        eve = await w.stranger().seated(match)
        await played_out(w, match, people, sockets, eve, Random(seed))
        seated = w.server.registry.matches[match].match.seats
        own = [GAMES[game].info.sides[seat] if one.person else "" for seat, one in enumerate(seated)]
        return [*zip(own, (socket.heard for socket in sockets), strict=True), ("", eve.heard)]


async def played_out(
    w: World, match: str, people: list[Client], sockets: list[Socket], eve: Socket, random: Random
) -> None:
    for number in count(1):
        live = w.server.registry.matches[match].match
        asked = [seat for seat in live.to_act() if live.seats[seat].person]
        if live.end is not None or not asked:
            break
        seat = random.choice(asked)
        socket = sockets[seat]
        while socket.last["seq"] < live.seq:
            await socket.until("update", "table")
        legal = socket.legal(seat)
        await socket.send("preview", id=f"p{number}", match=match, seat=seat, actions=legal[:3])
        await socket.until("previewed")
        assert (await socket.play(match, seat, random.choice(legal)))["type"] == "done"
        if number % EVERY == 0:
            for one in (*sockets, eve):
                await one.watch(match)
    for one in (*sockets, eve):
        await one.watch(match)


def looked_through(game: str, frames: int, wrong: bool = False) -> tuple[int, list[str]]:
    """How many frames were captured, and what was found in them; `wrong` reads them with somebody else's eyes."""
    total, found = 0, []
    for number, table in enumerate(tables(GAMES[game], 5)):
        if total >= frames:
            break
        heard = run(captured(game, table, number))
        options = dict(table.options.values)
        for place, (side, texts) in enumerate(heard):
            own = heard[place - 1][0] if wrong else side
            total += len(texts)
            for text in texts:
                found += [f"{side}: {secret}" for secret in secrets_in(game, json.loads(text), own, options)]
    return total, found


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_p3_no_frame_tells_what_its_reader_may_not_know(game: str) -> None:
    total, found = looked_through(game, FRAMES)
    assert total >= FRAMES
    assert not found, found[:5]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_p3_the_frames_of_others_tell_more(game: str) -> None:
    """The check can fail: read with the eyes of somebody else, the same frames are full of secrets."""
    _, found = looked_through(game, 1, wrong=True)
    for secret in ("the view of", "may do", "the action of", HIDDEN[game]):
        assert any(secret in line for line in found), secret
