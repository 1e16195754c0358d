"""How many durable moves a second the table server takes, how long they take, and what a socket costs.

A real server process on the loopback with SQLite, real rules, and clients in this process that speak raw frames, so
that they cost as little as possible. Three parts: a closed loop (every table plays as fast as it is answered), many
sockets that move every few seconds, and sockets that only wait.

Usage: python benchmarks/server.py [--tables 200] [--sockets 2000] [--seconds 15] [--game ave-caesar] [--json]
"""

import argparse
import asyncio
import base64
import json
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from triumvir.app.killing import Journal, Running, new_table

PACE = 4.0
"""Seconds between two moves of one socket in the second part."""
WARM_UP = 2.0


class Legal(msgspec.Struct):
    notation: str


class View(msgspec.Struct):
    seat: int | None
    legal: list[Legal]


class Table(msgspec.Struct):
    status: str


class Heard(msgspec.Struct):
    """What a client needs to read of a message; everything else is skipped."""

    type: str
    seq: int = 0
    table: Table | None = None
    views: list[View] = []


DECODER = msgspec.json.Decoder(Heard)


@dataclass
class Score:
    moves: int = 0
    waits: list[float] = field(default_factory=list)
    refused: int = 0

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        waits = sorted(self.waits)
        return round(waits[int(len(waits) * share)] * 1000, 2) if waits else 0.0


def frame(data: bytes) -> bytes:
    """A masked text frame whose mask is zero."""
    if len(data) < 126:
        return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data
    return bytes([0x81, 0xFE]) + len(data).to_bytes(2, "big") + bytes(4) + data


class Player(asyncio.Protocol):
    """One socket that plays all seats of one table."""

    def __init__(
        self, journal: Journal, score: Score, random: Random, pace: float | None, watches: bool = True
    ) -> None:
        self._journal = journal
        self._score = score
        self._random = random
        self._pace = pace
        self._watches = watches
        self._buffer = bytearray()
        self._is_open = False
        self._sent_at = 0.0
        self._number = 0
        self.is_over = asyncio.get_running_loop().create_future()
        self.is_ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /api/v1/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {self._journal.cookie}\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        for future in (self.is_over, self.is_ready):
            if not future.done():
                future.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self._is_open = True
            self._buffer = bytearray(rest)
            self._say({"type": "hello", "version": 1})
            if self._watches:
                self._say({"type": "watch", "id": "w", "match": self._journal.match})
        self._read_frames()

    def _read_frames(self) -> None:
        while len(self._buffer) >= 2:
            length, start = self._buffer[1] & 127, 2
            if length == 126:
                length, start = int.from_bytes(self._buffer[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(self._buffer[2:10], "big"), 10
            if len(self._buffer) < start + length:
                return
            kind, data = self._buffer[0] & 15, bytes(self._buffer[start : start + length])
            del self._buffer[: start + length]
            if kind == 1:
                self._hear(DECODER.decode(data))
            elif kind == 9:
                self._transport.write(bytes([0x8A, 0x80 | len(data), 0, 0, 0, 0]) + data)

    def _hear(self, heard: Heard) -> None:
        if heard.type == "welcome" and not self.is_ready.done():
            self.is_ready.set_result(None)
        elif heard.type == "done":
            self._score.moves += 1
            self._score.waits.append(time.perf_counter() - self._sent_at)
        elif heard.type == "refused":
            self._score.refused += 1
        elif heard.table is not None:
            if heard.table.status == "over":
                self._transport.close()
            elif self._pace is None:
                self._move(heard)
            else:
                asyncio.get_running_loop().call_later(self._pace * (0.5 + self._random.random()), self._move, heard)

    def _move(self, heard: Heard) -> None:
        view = next((view for view in heard.views if view.legal), None)
        if view is None or self._transport.is_closing():
            return
        self._number += 1
        self._sent_at = time.perf_counter()
        self._say(
            {
                "type": "play",
                "id": f"b{self._number}",
                "match": self._journal.match,
                "seat": view.seat,
                "seen_seq": heard.seq,
                "action": self._random.choice(view.legal).notation,
            }
        )

    def _say(self, message: dict[str, Any]) -> None:
        self._transport.write(frame(msgspec.json.encode(message)))

    def leave(self) -> None:
        self._transport.abort()


async def sit(port: int, game: str, score: Score, random: Random, pace: float | None) -> Player:
    journal = await new_table(port, game)
    return await join(port, journal, score, random, pace)


async def join(
    port: int, journal: Journal, score: Score, random: Random, pace: float | None, watches: bool = True
) -> Player:
    loop = asyncio.get_running_loop()
    _, player = await loop.create_connection(lambda: Player(journal, score, random, pace, watches), "127.0.0.1", port)
    return player


# ---- the three parts -----------------------------------------------------------------------------------------


async def closed_loop(port: int, game: str, tables: int, seconds: float) -> Score:
    """Every table plays on as soon as it is answered; a finished one is replaced."""
    score = Score()
    stop = time.monotonic() + seconds + WARM_UP

    async def seat(number: int) -> None:
        while time.monotonic() < stop:
            player = await sit(port, game, score, Random(number), None)
            await asyncio.wait([player.is_over], timeout=max(0.0, stop - time.monotonic()))
            player.leave()

    seats = [asyncio.create_task(seat(number)) for number in range(tables)]
    await asyncio.sleep(WARM_UP)
    score.moves, score.waits = 0, []
    await asyncio.sleep(seconds)
    counted = Score(score.moves, list(score.waits), score.refused)
    await asyncio.gather(*seats)
    return counted


async def paced(port: int, game: str, sockets: int, seconds: float) -> Score:
    """Many sockets, each with a move every few seconds."""
    score = Score()
    players = []
    for first in range(0, sockets, 50):
        batch = [sit(port, game, score, Random(number), PACE) for number in range(first, min(first + 50, sockets))]
        players += await asyncio.gather(*batch)
    await asyncio.sleep(PACE)
    score.moves, score.waits = 0, []
    await asyncio.sleep(seconds)
    counted = Score(score.moves, list(score.waits), score.refused)
    for player in players:
        player.leave()
    return counted


async def idle(port: int, game: str, sockets: int, memory: Callable[[], int]) -> float:
    """Kilobytes that one more waiting socket takes."""
    journal = await new_table(port, game)
    random = Random(1)
    score = Score()
    early = [await join(port, journal, score, random, None, watches=False) for _ in range(100)]
    await asyncio.gather(*(player.is_ready for player in early))
    before = memory()
    late = [await join(port, journal, score, random, None, watches=False) for _ in range(sockets)]
    await asyncio.gather(*(player.is_ready for player in late))
    grown = memory() - before
    for player in [*early, *late]:
        player.leave()
    return round(grown / sockets / 1024, 1)


def resident(pid: int) -> int:
    with open(f"/proc/{pid}/statm") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def used(pid: int) -> float:
    """Seconds of processor time of a process."""
    with open(f"/proc/{pid}/stat") as stat:
        words = stat.read().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def measure(wish: argparse.Namespace) -> dict[str, Any]:
    os.environ["TRIUMVIR_SOCKETS_PER_ADDRESS"] = "100000"
    with tempfile.TemporaryDirectory(prefix="triumvir-bench-") as folder:
        server = await Running.start(f"sqlite://{folder}/triumvir.db", "")
        pid = server.process.pid
        try:
            waiting = await idle(server.port, wish.game, min(1000, wish.sockets), lambda: resident(pid))
            began = used(pid), time.monotonic()
            loop = await closed_loop(server.port, wish.game, wish.tables, wish.seconds)
            share = (used(pid) - began[0]) / (time.monotonic() - began[1])
            slow = await paced(server.port, wish.game, wish.sockets, wish.seconds)
        finally:
            server.kill()
            await server.process.wait()
    return {
        "game": wish.game,
        "load_average": round(os.getloadavg()[0], 1),
        "closed_loop": {
            "tables": wish.tables,
            "moves_per_second": round(loop.moves / wish.seconds),
            "p50_ms": loop.percentile(0.5),
            "p99_ms": loop.percentile(0.99),
            "server_cpu_share": round(share, 2),
            "refused": loop.refused,
        },
        "paced": {
            "sockets": wish.sockets,
            "seconds_between_moves": PACE,
            "moves_per_second": round(slow.moves / wish.seconds),
            "p50_ms": slow.percentile(0.5),
            "p99_ms": slow.percentile(0.99),
            "refused": slow.refused,
        },
        "idle": {"kilobytes_per_socket": waiting},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the table server on the loopback.")
    parser.add_argument("--game", default="ave-caesar")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65536)), hard))
    found = asyncio.run(measure(wish))
    if wish.json:
        json.dump(found, sys.stdout, indent=2)
        return
    for part, numbers in found.items():
        if isinstance(numbers, dict):
            print(f"{part:12} " + "  ".join(f"{name} {value}" for name, value in numbers.items()))
        else:
            print(f"{part:12} {numbers}")


if __name__ == "__main__":
    main()
