"""Attacks by frames: one anonymous socket (or ten) sends WebSocket frames that mean nothing, as many as it can."""

import asyncio
import time
from typing import Final

from benchmarks.attacking.target import Counted, Line, Target, greeted, together
from benchmarks.load.sockets import NO_MASK

BYTES_PER_SECOND: Final = 1_800_000
"""What one socket sends."""
BEAT: Final = 0.01
MOST_WAITING: Final = 1 << 20
"""Bytes that the server has not taken yet; an attacker waits for it rather than fill its own memory."""
PING: Final = b"\x89\x80" + NO_MASK
PONG: Final = b"\x8a\x80" + NO_MASK
EMPTY_TEXT: Final = b"\x81\x80" + NO_MASK
FIRST_PART: Final = b"\x01\x80" + NO_MASK
NEXT_PART: Final = b"\x00\x80" + NO_MASK
ANNOUNCED: Final = 60_000
"""Bytes of the frame that never comes to its end: large, and still allowed."""
DRIBBLES_PER_SECOND: Final = 2000


async def pings(target: Target) -> Counted:
    return await _flood(target, PING)


async def pongs(target: Target) -> Counted:
    return await _flood(target, PONG)


async def empty_texts(target: Target) -> Counted:
    return await _flood(target, EMPTY_TEXT)


async def continuations(target: Target) -> Counted:
    """One message in frames without end, each of them empty."""
    return await _flood(target, NEXT_PART, FIRST_PART)


async def dribbled_frame(target: Target) -> Counted:
    """A frame is announced large, and comes byte by byte."""
    return await together(target, target.strength, _dribble)


async def _flood(target: Target, frame: bytes, first: bytes = b"") -> Counted:
    portion = frame * max(1, int(BYTES_PER_SECOND * BEAT) // len(frame))

    async def send(target: Target, number: int, counted: Counted) -> None:
        line = await greeted(target, number)
        counted["sockets"] += 1
        try:
            line.write(first)
            await _pour(target, line, portion, counted)
        finally:
            line.close()

    return await together(target, target.strength, send)


async def _pour(target: Target, line: Line, portion: bytes, counted: Counted) -> None:
    """A portion a hundred times a second, as far as the server takes them."""
    due = time.monotonic()
    while not target.is_over:
        if line.backlog < MOST_WAITING:
            line.write(portion)
            counted["bytes"] += len(portion)
        elif line.is_closed:
            raise ConnectionError("closed")
        due += BEAT
        await asyncio.sleep(max(0.0, due - time.monotonic()))


async def _dribble(target: Target, number: int, counted: Counted) -> None:
    line = await greeted(target, number)
    counted["sockets"] += 1
    try:
        line.write(b"\x81\xfe" + ANNOUNCED.to_bytes(2, "big") + NO_MASK)
        for _ in range(ANNOUNCED - 1):
            line.write(b" ")
            counted["bytes"] += 1
            await asyncio.sleep(1 / DRIBBLES_PER_SECOND)
            if target.is_over:
                return
    finally:
        line.close()
