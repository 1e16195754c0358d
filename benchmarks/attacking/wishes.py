"""Attacks by wishes: whatever one person may ask for, asked for without end."""

import asyncio
import json
from dataclasses import replace
from itertools import count
from typing import Any, Final

from benchmarks.attacking.target import (
    COUNTED,
    Asking,
    Counted,
    Line,
    Target,
    greeted,
    new_guest,
    new_table,
    together,
)

from triumvir.contract.record import Record
from triumvir.kits.catalogue import GAMES
from triumvir.lab.fuzzing import Table, try_out

MAKERS: Final = 4
"""Connections over which one address makes guests and tables."""
BOT_TABLES: Final = 2
LONG_NAME: Final = 90_000
TOO_LONG_NAME: Final = 2_000_000


async def tables(target: Target) -> Counted:
    """One address makes guests, and each guest tables, as fast as it can."""
    return await together(target, MAKERS * target.strength, _make_tables)


async def _make_tables(target: Target, number: int, counted: Counted) -> None:
    asking = await Asking.open(target.port, target.source(number))
    cookie = ""
    try:
        while True:
            if not cookie:
                status, headers, _ = await asking.ask("POST", "/api/v1/session", {"name": "Latro"})
                counted[f"guests {status}"] += 1
                cookie = headers.get("set-cookie", "").partition(";")[0]
                if not cookie:
                    await asyncio.sleep(0.05)
                    continue
            seats = [{"kind": "me"}, {"kind": "open"}]
            wish = {"game": "caesar", "seats": seats, "nonce": "0" * 32, "visibility": "public"}
            status, _, _ = await asking.ask("POST", "/api/v1/tables", wish, cookie)
            counted[f"tables {status}"] += 1
            if status != 201:
                cookie = ""
                await asyncio.sleep(0.02)
    finally:
        asking.close()


async def bots(target: Target) -> Counted:
    """One person makes tables of two Imperators that nobody watches."""
    counted = COUNTED
    asking = await Asking.open(target.port, target.source(0))
    cookie = await new_guest(asking)
    while counted["tables"] < BOT_TABLES * target.strength and not target.is_over:
        try:
            await new_table(asking, cookie, ["Imperator", "Imperator"])
            counted["tables"] += 1
        except ValueError:
            counted["refused"] += 1
            await asyncio.sleep(0.5)
    while not target.is_over:
        await asyncio.sleep(0.1)
    asking.close()
    return counted


# ---- questions that cost the server work ---------------------------------------------------------------------


async def questions(target: Target) -> Counted:
    """Previews of everything, hints by the best and undos, from a table of one's own."""
    return await together(target, target.strength, _question)


async def _question(target: Target, number: int, counted: Counted) -> None:
    line, match, table = await _own_table(target, number)
    legal = [action["notation"] for action in table["views"][0]["legal"]]
    try:
        for turn in count():
            line.tell("preview", id=f"p{turn}", match=match, seat=0, actions=(legal * 32)[:32])
            line.tell("ask_hint", id=f"h{turn}", match=match, seat=0, level="Imperator")
            line.tell("undo", id=f"u{turn}", match=match, seat=0, seen_seq=table["seq"])
            counted["asked"] += 3
            await asyncio.sleep(0.02)
            _count_answers(line, counted)
            if line.is_closed:
                raise ConnectionError("closed")
    finally:
        line.close()


async def chat(target: Target) -> Counted:
    """Lines of chat at the honest people's table, as fast as they go."""
    return await together(target, target.strength, _chat)


async def _chat(target: Target, number: int, counted: Counted) -> None:
    asking = await Asking.open(target.port, target.source(number))
    try:
        cookie = await new_guest(asking)
    finally:
        asking.close()
    line = await greeted(target, number, cookie, target.match)
    line.tell("watch", id="w", match=target.match)
    try:
        for turn in count():
            line.tell("say", id=f"s{turn}", match=target.match, text="\U0001f480" * 500)
            counted["said"] += 1
            await asyncio.sleep(0.005)
            _count_answers(line, counted)
            if line.is_closed:
                raise ConnectionError("closed")
    finally:
        line.close()


def _count_answers(line: Line, counted: Counted) -> None:
    while not line.texts.empty():
        message = json.loads(line.texts.get_nowait())
        code = message.get("error", {}).get("code", "")
        counted[f"{message['type']} {code}".strip()] += 1


async def _own_table(target: Target, number: int) -> tuple[Line, str, dict[str, Any]]:
    """A hot-seat table of one's own, watched."""
    asking = await Asking.open(target.port, target.source(number))
    try:
        cookie = await new_guest(asking)
        match = (await new_table(asking, cookie, ["me", "me"]))["match"]
    finally:
        asking.close()
    line = await greeted(target, number, cookie, match)
    line.tell("watch", id="w", match=match)
    return line, match, await asyncio.wait_for(line.hear("table"), 5)


# ---- records -------------------------------------------------------------------------------------------------


async def big_records(target: Target) -> Counted:
    """Public records with the longest names that a body can hold, and with longer ones; then the archive is read."""
    counted = await together(target, target.strength, _import)
    asking = await Asking.open(target.port, target.source(0))
    try:
        status, _, body = await asking.ask("GET", "/api/v1/archive")
        counted["bytes of the archive"] = len(body) if status == 200 else 0
    finally:
        asking.close()
    return counted


async def _import(target: Target, number: int, counted: Counted) -> None:
    record = a_record()
    asking = await Asking.open(target.port, target.source(number))
    try:
        cookie = await new_guest(asking)
        for length in (LONG_NAME, TOO_LONG_NAME):
            named = replace(record, seats=tuple(letter * length for letter in "AB"))
            wish = {"record": named.to_text(), "visibility": "public"}
            status, _, _ = await asking.ask("POST", "/api/v1/records", wish, cookie)
            counted[f"{length} letters: {status}"] += 1
    finally:
        asking.close()
    await asyncio.sleep(0.2)


def a_record() -> Record:
    game = GAMES["caesar"]
    made = try_out(game, Table(2, game.info.read_options({})), 1, every=1000)
    assert isinstance(made, Record)
    return made
