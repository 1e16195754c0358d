"""Attacks by numbers: connections that say nothing or next to nothing, and crowds that ask for the same again."""

import asyncio
import re
from contextlib import suppress
from typing import Final

from benchmarks.attacking.target import COUNTED, PATH, Asking, Counted, Line, Target, greeted, together
from benchmarks.load.sockets import Socket

SILENT: Final = 2000
SPECTATORS: Final = 60
READERS: Final = 16
AT_ONCE: Final = 200
"""Connections that are opened at the same time."""
HEAD: Final = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


async def silent(target: Target) -> Counted:
    """Connections that never say anything."""
    return await _crowd(target, b"")


async def slowloris(target: Target) -> Counted:
    """Connections that say one byte a second of the head of a request."""
    return await _crowd(target, HEAD)


async def mute_sockets(target: Target) -> Counted:
    """WebSockets that never say hello."""

    async def be_mute(target: Target, number: int, counted: Counted) -> None:
        line = Line()
        await Socket.open(line, target.port, PATH, source=target.source(number))
        counted["sockets"] += 1
        try:
            while not line.is_closed:
                await asyncio.sleep(0.1)
            raise ConnectionError("closed")
        finally:
            line.close()

    return await together(target, min(SPECTATORS * target.strength, 600), be_mute)


async def _crowd(target: Target, head: bytes) -> Counted:
    """As many as wanted or possible; who is thrown out stays out, so that the count says what the server holds.

    Nobody says farewell: the sockets end with the process.
    """
    counted = COUNTED
    lines: list[asyncio.StreamWriter] = []
    wanted = SILENT * target.strength

    async def come(number: int) -> None:
        source = target.source(number)
        try:
            opening = asyncio.open_connection("127.0.0.1", target.port, local_addr=(source, 0))
            reader, writer = await asyncio.wait_for(opening, 5)
        except (OSError, TimeoutError):
            counted["not let in"] += 1
            return
        counted["connections"] += 1
        lines.append(writer)
        writer.write(head)
        with suppress(OSError):
            await reader.read()
        counted["thrown out"] += 1
        writer.close()

    coming: set[asyncio.Task[None]] = set()
    if head:
        coming.add(asyncio.create_task(_dribble(lines)))
    for first in range(0, wanted, AT_ONCE):
        if target.is_over:
            break
        coming |= {asyncio.create_task(come(number)) for number in range(first, min(first + AT_ONCE, wanted))}
        await asyncio.sleep(0.05)
    while not target.is_over:
        await asyncio.sleep(0.1)
    counted["held at the end"] = counted["connections"] - counted["thrown out"]
    return counted


async def _dribble(lines: list[asyncio.StreamWriter]) -> None:
    while True:
        for writer in list(lines):
            if not writer.is_closing():
                writer.write(b"x")
        await asyncio.sleep(1)


# ---- asking again and again ----------------------------------------------------------------------------------


async def spectators(target: Target) -> Counted:
    """Anonymous spectators ask for the whole history again and again."""
    return await together(target, SPECTATORS * target.strength, _watch)


async def _watch(target: Target, number: int, counted: Counted) -> None:
    match = target.match
    line = await greeted(target, number, match=match)
    counted["sockets"] += 1
    try:
        while True:
            line.tell("watch", id="w", match=match, last_seq=0)
            message = await line.hear("table", "refused", "farewell")
            counted[message["type"]] += 1
            if message["type"] == "refused":
                await asyncio.sleep(0.05)
            elif message["type"] == "table" and message["table"]["next_match"]:
                match = message["table"]["next_match"]
    finally:
        line.close()


async def replays(target: Target) -> Counted:
    """Anonymous spectators replay the game again and again."""
    return await together(target, SPECTATORS * target.strength, _replay)


async def _replay(target: Target, number: int, counted: Counted) -> None:
    asking = await Asking.open(target.port, target.source(number))
    try:
        while True:
            status, _, body = await asking.ask("GET", f"/api/v1/matches/{target.match}/replay")
            counted[f"status {status}"] += 1
            counted["bytes"] += len(body)
            if status == 429:
                await asyncio.sleep(0.02)
    finally:
        asking.close()


async def pages(target: Target) -> Counted:
    """Connections that fetch the browser client as fast as they can."""
    return await together(target, READERS * target.strength, _read_pages)


async def _read_pages(target: Target, number: int, counted: Counted) -> None:
    asking = await Asking.open(target.port, target.source(number))
    files = ["/"]
    try:
        while True:
            for path in files:
                status, _, body = await asking.ask("GET", path)
                counted[f"status {status}"] += 1
                counted["bytes"] += len(body)
                if len(files) == 1:
                    files += [f"/{name}" for name in re.findall(r"assets/[\w.-]+", body.decode("utf-8", "replace"))]
    finally:
        asking.close()
