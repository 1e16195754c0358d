"""The same load on a boardgame.io server: as many sockets, two at a table, everybody answers at once.

It keeps its matches in memory and tells of a move before anything is stored, so its moves are not durable.
"""

import asyncio
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Final

import msgspec
from benchmarks.load.processes import Measured
from benchmarks.load.sockets import Socket

HERE: Final = Path(__file__).parent
FOLDER: Final = HERE.parent / ".boardgame"
GAME: Final = "caesarlike"
PATH: Final = "/socket.io/?EIO=4&transport=websocket"


class Space(msgspec.Struct):
    owner: int | None


class Table(msgspec.Struct):
    spaces: list[Space]


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815  their word


class State(msgspec.Struct):
    G: Table
    ctx: Context
    _stateID: int  # noqa: N815  their word


class Synced(msgspec.Struct):
    state: State


UPDATED: Final = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
SYNCED: Final = msgspec.json.Decoder(tuple[str, str, Synced])


class Tally:
    def __init__(self) -> None:
        self.moves = 0
        self.bytes = 0
        self.latencies: list[float] = []
        self.is_playing = False

    def clear(self) -> None:
        self.moves = self.bytes = 0
        self.latencies.clear()


class Player(Socket):
    """Speaks socket.io as far as it has to."""

    def __init__(self, match: str, seat: str, tally: Tally) -> None:
        super().__init__()
        self._match = match
        self._seat = seat
        self._tally = tally
        self._random = Random(hash((match, seat)))
        self._sent_at = 0.0
        self._is_waiting = False
        self._state: State | None = None
        self.synced = asyncio.get_running_loop().create_future()

    def heard(self, text: bytes) -> None:
        self._tally.bytes += len(text)
        if text == b"2":
            self.say(b"3")  # they ping
        elif text.startswith(b"0"):
            self.say(f"40/{GAME},".encode())
        elif text.startswith(b"40"):
            self.say(f'42/{GAME},["sync","{self._match}","{self._seat}",null,2]'.encode())
        elif text.startswith(b"42"):
            self._event(text[text.index(b",") + 1 :])

    def _event(self, data: bytes) -> None:
        if data.startswith(b'["sync"'):
            self._look(SYNCED.decode(data)[2].state)
            if not self.synced.done():
                self.synced.set_result(None)
        elif data.startswith(b'["update"'):
            self._look(UPDATED.decode(data)[2])

    def _look(self, state: State) -> None:
        if self._is_waiting:
            self._is_waiting = False
            self._tally.moves += 1
            self._tally.latencies.append(time.perf_counter() - self._sent_at)
        self._state = state
        self.move()

    def move(self) -> None:
        state = self._state
        if state is None or not self._tally.is_playing or state.ctx.currentPlayer != self._seat or self._is_waiting:
            return
        free = [number for number, space in enumerate(state.G.spaces) if space.owner is None]
        payload = f'"type":"place","args":[{self._random.choice(free)},0],"playerID":"{self._seat}","credentials":null'
        self._is_waiting, self._sent_at = True, time.perf_counter()
        action = f'{{"type":"MAKE_MOVE","payload":{{{payload}}}}}'
        self.say(f'42/{GAME},["update",{action},{state._stateID},"{self._match}","{self._seat}"]'.encode())


@contextmanager
def running() -> Iterator[Measured]:
    """The server, installed where that has not been done yet."""
    FOLDER.mkdir(exist_ok=True)
    for name in ("package.json", "server.js"):
        shutil.copy(HERE / "boardgame_server" / name, FOLDER / name)
    if not (FOLDER / "node_modules").exists():
        words = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
        subprocess.run(words, cwd=FOLDER, check=True)
    server = Measured(["node", "server.js"], {"NODE_ENV": "production"}, FOLDER)
    try:
        yield server
    finally:
        server.stop()


async def play(server: Measured, sockets: int, seconds: float) -> dict[str, float]:
    tally = Tally()
    everybody = [Player(f"m{number // 2}", str(number % 2), tally) for number in range(sockets)]
    for start in range(0, sockets, 50):
        part = everybody[start : start + 50]
        await asyncio.gather(*(Socket.open(player, server.port, PATH) for player in part))
        await asyncio.wait_for(asyncio.gather(*(player.synced for player in part)), 60)
    tally.is_playing = True
    for player in everybody:
        player.move()
    await asyncio.sleep(seconds / 5)
    tally.clear()
    began, cpu = time.perf_counter(), server.cpu_seconds()
    await asyncio.sleep(seconds)
    spent, used = time.perf_counter() - began, server.cpu_seconds() - cpu
    parts = quantiles(tally.latencies, n=100)
    return {
        "moves a second": tally.moves / spent,
        "moves for a processor second of the server": tally.moves / used,
        "share of a core: server": used / spent,
        "half of moves within, ms": 1000 * parts[49],
        "99 % of moves within, ms": 1000 * parts[98],
        "bytes heard for a move": tally.bytes / tally.moves,
        "load of the machine": os.getloadavg()[0],
    }
