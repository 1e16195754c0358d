"""The kill test: a server is killed again and again while people play; nothing that anybody was told is lost.

A round starts a server on the same database, lets people play as fast as they can, and kills it with SIGKILL: at a
named point of a change, after so many acknowledgements, or while it is starting. Then comes the inquest.
"""

import asyncio
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from websockets.exceptions import WebSocketException

from triumvir.app.catalogue import GAMES
from triumvir.app.crashing.errors import Lost
from triumvir.app.crashing.inquest import Case, examine
from triumvir.app.crashing.nursery import Life, Nursery
from triumvir.app.crashing.witness import Playing, Table, new_table
from triumvir.app.failing import POINTS
from triumvir.storage.opening import open_store

STALLED: Final = 120.0
"""Seconds without a death, after which something hangs."""
BROKEN: Final = (OSError, WebSocketException, EOFError)
"""What a client meets when its server dies, or only its line."""
PATIENCE: Final = 0.05
BY_COMMAND: Final = 10
"""Every so many rounds the server is started by the command itself."""


@dataclass(frozen=True)
class Plan:
    database: str
    rounds: int
    tables: int = 4
    seed: int = 1
    moves: int = 24
    """At most so many moves before a death."""


@dataclass
class Tally:
    rounds: int = 0
    acknowledged: int = 0
    retried: int = 0
    matches: int = 0
    at_points: int = 0
    """Deaths at a named point."""
    at_start: int = 0
    """Deaths before anybody could move."""
    seconds: float = 0.0

    def to_json(self) -> dict[str, float]:
        return {
            "rounds": self.rounds,
            "acknowledged": self.acknowledged,
            "retried": self.retried,
            "matches": self.matches,
            "killed at a named point": self.at_points,
            "killed while starting": self.at_start,
            "seconds a round": round(self.seconds / max(1, self.rounds), 3),
        }


class Killing:
    def __init__(self, plan: Plan, on_round: Callable[[Tally], None] = lambda tally: None) -> None:
        self._plan = plan
        self._random = Random(plan.seed)
        self._on_round = on_round
        self._at_table: dict[int, Case] = {}
        self._over: list[Case] = []
        self._to_kill = 0
        """So many acknowledgements until death, where it comes by them."""
        self._time_to_kill = asyncio.Event()
        self.tally = Tally()

    async def run(self) -> Tally:
        with tempfile.TemporaryDirectory(prefix="triumvir-killtest-") as folder:
            log = Path(folder, "log")
            async with Nursery(self._plan.database, log) as nursery:
                for number in range(self._plan.rounds):
                    await self._timed_round(nursery, number)
            must_be_quiet(log)
        self._last_inquest()
        return self.tally

    async def _timed_round(self, nursery: Nursery, number: int) -> None:
        began = time.monotonic()
        try:
            await self._round(nursery, number)
            self._inquest()
        except Lost as lost:
            raise Lost(f"round {number}: {lost}") from None
        self.tally.rounds += 1
        self.tally.seconds += time.monotonic() - began
        self._on_round(self.tally)

    # ---- one life of the server ------------------------------------------------------------------------------

    async def _round(self, nursery: Nursery, number: int) -> None:
        how = self._random.choice([*POINTS, "moves", "moves", "starting"])
        point = f"{how}:{self._random.randint(1, self._plan.moves)}" if how in POINTS else ""
        self._to_kill = self._random.randint(1, self._plan.moves) if how == "moves" else 0
        self._time_to_kill = asyncio.Event()
        life = await (nursery.command(point) if number % BY_COMMAND == 0 else nursery.fork(point))
        players = [asyncio.create_task(self._play(life, place)) for place in range(self._plan.tables)]
        if how == "starting":
            self.tally.at_start += 1
            await asyncio.sleep(self._random.random() * 0.1)
            self._time_to_kill.set()
        self.tally.at_points += how in POINTS
        try:
            await self._end(life)
        finally:
            self._note_death()
            await self._part(players)

    async def _end(self, life: Life) -> None:
        """Wait until it dies by itself, or until it is time to kill it."""
        died = asyncio.create_task(life.died.wait())
        kill = asyncio.create_task(self._time_to_kill.wait())
        try:
            done, _ = await asyncio.wait({died, kill}, timeout=STALLED, return_when=asyncio.FIRST_COMPLETED)
            life.kill()
            await life.died.wait()
        finally:
            kill.cancel()
        if not done:
            raise Lost(f"nobody could move for {STALLED:g} seconds")

    async def _part(self, players: list[asyncio.Task[None]]) -> None:
        """The sockets break with the server; anything else that ended somebody's play is a finding."""
        for result in await asyncio.gather(*players, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, BROKEN):
                raise result

    def _note_death(self) -> None:
        for case in self._at_table.values():
            case.table.deaths.append(time.time_ns() // 1_000_000)

    # ---- people ----------------------------------------------------------------------------------------------

    async def _play(self, life: Life, place: int) -> None:
        port = await life.listening
        while True:
            table = await self._table(port, place)
            playing = Playing(port, table, self._random, self._acknowledged)
            try:
                await playing.play()
            except BROKEN:
                if life.died.is_set():
                    raise
                await asyncio.sleep(PATIENCE)  # a line can break without a death: come again
                continue
            finally:
                self.tally.retried += playing.retried
            self._over.append(self._at_table.pop(place))

    async def _table(self, port: int, place: int) -> Table:
        if place not in self._at_table:
            table = await new_table(port, self._random.choice(list(GAMES)), has_clock=place % 2 == 0)
            self._at_table[place] = Case(table)
            self.tally.matches += 1
        return self._at_table[place].table

    def _acknowledged(self) -> None:
        self.tally.acknowledged += 1
        self._to_kill -= 1
        if self._to_kill == 0:
            # a moment later, so that it may come at any instruction and not only while a client is served
            asyncio.get_running_loop().call_later(self._random.random() * 0.005, self._time_to_kill.set)

    # ---- afterwards ------------------------------------------------------------------------------------------

    def _inquest(self) -> None:
        """Matches that ended in this round are looked at once more, and then at the very end."""
        store = open_store(self._plan.database)
        try:
            for case in [*self._at_table.values(), *self._over[-self._plan.tables :]]:
                examine(store, case)
        finally:
            store.close()

    def _last_inquest(self) -> None:
        store = open_store(self._plan.database)
        try:
            for case in [*self._at_table.values(), *self._over]:
                examine(store, Case(case.table))
            faults = store.check()
        finally:
            store.close()
        if faults:
            raise Lost(f"the database: {faults[0]}")


def must_be_quiet(log: Path) -> None:
    """A server that is killed says nothing; one that complains has found something that should not be."""
    for line in log.read_text("utf-8", "replace").splitlines():
        if '"level": "error"' in line or "Traceback" in line:
            raise Lost(f"a server complained: {line}")
