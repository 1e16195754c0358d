"""The kill test: a server is killed again and again while people play; nothing that anybody was told is lost.

A life starts a server on the same database and lets people play and talk as fast as they can. It suffers some blows,
and everybody must be able to go on after each of them; then it dies. A blow or a death is a round, and after each
comes the verification.
"""

import asyncio
import shlex
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from websockets.exceptions import WebSocketException

from triumvir.hosting.fail_points import POINTS
from triumvir.kits.catalogue import GAMES
from triumvir.lab.killtest import faults, processes
from triumvir.lab.killtest.clients import Playing, Table, new_table
from triumvir.lab.killtest.errors import Lost
from triumvir.lab.killtest.faults import Fate, fates
from triumvir.lab.killtest.quiet import must_be_quiet
from triumvir.lab.killtest.servers import ServerLife, Servers
from triumvir.lab.killtest.tally import Tally
from triumvir.lab.killtest.verification import Case, examine
from triumvir.server.cluster.shards import Shards
from triumvir.storage.opening import open_store

STALLED: Final = 120.0
"""Seconds without a death, after which something hangs."""
BROKEN: Final = (OSError, WebSocketException, EOFError)
"""What a client meets when its server dies, or only its line."""
POLL_SECONDS: Final = 0.05
BY_COMMAND: Final = 10
"""Every so many lives the server is started by the command itself."""
GOING_ON: Final = 2
"""So many moves at every table show that a server has survived."""
LOCKED_SECONDS: Final = 2.0


@dataclass(frozen=True)
class Plan:
    database: str
    rounds: int
    tables: int = 4
    seed: int = 1
    moves: int = 24
    """At most so many moves before something happens."""
    faults: tuple[str, ...] = ()
    """All that are possible, by default."""
    restart: str = ""
    """The command that restarts the database server; {mode} in it is fast or immediate."""


class Killing:
    def __init__(self, plan: Plan, on_round: Callable[[Tally], None] = lambda tally: None) -> None:
        self._plan = plan
        self._random = Random(plan.seed)
        self._on_round = on_round
        self._at_table: dict[int, Case] = {}
        self._over: list[Case] = []
        self._moves: Counter[int] = Counter()
        """Acknowledged at each table."""
        self._acknowledging = asyncio.Event()
        self._folder = Path()
        self.tally = Tally()

    async def run(self) -> Tally:
        chosen = faults.chosen(",".join(self._plan.faults), self._plan.database, bool(self._plan.restart))
        with tempfile.TemporaryDirectory(prefix="triumvir-killtest-") as folder:
            self._folder = Path(folder)
            log = self._folder / "log"
            try:
                async with Servers(self._plan.database, log) as servers:
                    coming = fates(chosen, self._random)
                    while (left := self._plan.rounds - self.tally.rounds) > 0:
                        await self._live(servers, next(coming).within(left))
                must_be_quiet(log)
                self._verify_at_the_end()
            except Lost as lost:
                self.tally.findings[lost.kind] += 1
                raise
        return self.tally

    def _end_round(self, began: float, fault: str) -> float:
        try:
            self._verify()
        except Lost as lost:
            raise Lost(f"round {self.tally.rounds} ({fault}): {lost}", lost.kind) from None
        now = time.monotonic()
        self.tally.rounds += 1
        self.tally.faults[fault] += 1
        self.tally.seconds += now - began
        self._on_round(self.tally)
        return now

    # ---- one life of the server ------------------------------------------------------------------------------

    async def _live(self, servers: Servers, fate: Fate) -> None:
        began = time.monotonic()
        life = await self._born(servers, fate)
        places = range(self._plan.tables + fate.has_bots)
        players = [asyncio.create_task(self._play(life, place)) for place in places]
        try:
            for blow in fate.blows:
                await self._played(life, self._random.randint(1, self._plan.moves))
                await self._strike(servers, life, fate, blow)
                await self._survived(life)
                began = self._end_round(began, blow)
            await self._die(servers, life, fate)
        finally:
            life.kill()
            await life.died.wait()
            self._note_death()
            await self._part(players, fate)
        self._end_round(began, fate.death)

    async def _born(self, servers: Servers, fate: Fate) -> ServerLife:
        self.tally.lives += 1
        point = f"{self._random.choice(POINTS)}:{self._random.randint(1, self._plan.moves)}"
        bear = servers.command if self.tally.lives % BY_COMMAND == 1 else servers.fork
        return await bear(point if fate.death == faults.POINT else "", fate.processes)

    async def _die(self, servers: Servers, life: ServerLife, fate: Fate) -> None:
        if fate.death == faults.HELD:
            await self._played(life, self._random.randint(1, self._plan.moves))
            await asyncio.gather(servers.do(faults.LOCK, str(life.patience)), self._kill_while_held(life))
            return
        if fate.death == faults.POINT:
            await self._happens(life, life.died.wait())
        elif fate.death == faults.START:
            await asyncio.sleep(self._random.random() * 0.1)
        else:
            await self._played(life, self._random.randint(1, self._plan.moves))
            # a moment later, so that it may come at any instruction and not only while a client is served
            await asyncio.sleep(self._random.random() * 0.005)
        others = processes.descendants(life.pid)
        life.kill()
        if fate.death == faults.TREE:
            processes.kill(others)
        while any(map(processes.is_alive, others)):  # which go by themselves when the first is gone
            await asyncio.sleep(POLL_SECONDS)

    async def _kill_while_held(self, life: ServerLife) -> None:
        await asyncio.sleep(self._random.random() * life.patience)
        life.kill()

    async def _part(self, players: list[asyncio.Task[None]], fate: Fate) -> None:
        """The sockets break with the server; anything else that ended somebody's play is a finding."""
        for player in players:
            player.cancel()
        results = await asyncio.gather(*players, return_exceptions=True)
        if fate.has_bots and self._plan.tables in self._at_table:
            self._over.append(self._at_table.pop(self._plan.tables))  # nobody else needs workers
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, BROKEN):
                raise result

    def _note_death(self, shards: Shards | None = None) -> None:
        """Of all matches, or of those that live in one process."""
        for case in self._at_table.values():
            if shards is None or shards.is_here(case.table.match):
                case.table.deaths.append(time.time_ns() // 1_000_000)

    # ---- blows -----------------------------------------------------------------------------------------------

    async def _strike(self, servers: Servers, life: ServerLife, fate: Fate, blow: str) -> None:
        if blow == faults.PROCESS:
            await self._fell_process(life)
        elif blow == faults.WORKER:
            await self._kill_workers(life, fate)
        elif blow == faults.LOCK:
            await servers.do(blow, str(1.2 * life.patience))
            await servers.do(faults.COUNT, "")
        elif blow in faults.RESTARTS:
            await self._restart_database("fast" if blow == faults.RESTART else "immediate")
        else:
            await servers.do(blow, self._wish_of(blow))

    def _wish_of(self, blow: str) -> str:
        if blow == faults.BACKUP:
            return str(self._folder / f"backup-{self.tally.rounds}.db")
        return str(self._random.random() * LOCKED_SECONDS)

    async def _fell_process(self, life: ServerLife) -> None:
        """Which of the two is which is told by nothing but the order in which they were built at first."""
        before = await self._some(life, lambda: processes.workers(life.pid))
        falls = self._random.choice(before)
        processes.kill([falls])
        while len(new := [pid for pid in processes.workers(life.pid) if pid not in before]) == 0:
            await asyncio.sleep(POLL_SECONDS)
        life.pids = [new[0] if pid == falls else pid for pid in life.pids or before]
        self._note_death(Shards(life.pids.index(new[0]), len(life.pids)))

    async def _kill_workers(self, life: ServerLife, fate: Fate) -> None:
        """Those of bots, wherever they are."""

        def thinking() -> list[int]:
            servers = [life.pid] if fate.processes == 1 else processes.workers(life.pid)
            return [worker for server in servers for worker in processes.workers(server)]

        processes.kill(await self._some(life, thinking))

    async def _some(self, life: ServerLife, look: Callable[[], list[int]]) -> list[int]:
        """Processes that are there, or come soon."""

        async def wait() -> None:
            while not look():
                await asyncio.sleep(POLL_SECONDS)

        await self._happens(life, wait())
        return look()

    async def _restart_database(self, mode: str) -> None:
        words = shlex.split(self._plan.restart.replace("{mode}", mode))
        process = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.DEVNULL)
        if await asyncio.wait_for(process.wait(), STALLED) != 0:
            raise Lost(f"the database could not be restarted: {' '.join(words)}")

    # ---- waiting ---------------------------------------------------------------------------------------------

    async def _played(self, life: ServerLife, moves: int) -> None:
        """So many moves from now on."""
        until = self._moves.total() + moves
        await self._acknowledges(life, lambda: self._moves.total() >= until)

    async def _survived(self, life: ServerLife) -> None:
        """Everybody can go on."""
        before = self._moves.copy()
        places = range(self._plan.tables)
        await self._acknowledges(life, lambda: all(self._moves[at] >= before[at] + GOING_ON for at in places))

    async def _acknowledges(self, life: ServerLife, is_enough: Callable[[], bool]) -> None:
        async def wait() -> None:
            while not is_enough():
                self._acknowledging.clear()
                await self._acknowledging.wait()

        await self._happens(life, wait())
        if life.died.is_set():
            raise Lost(f"the server died by itself ({life.code})")

    async def _happens(self, life: ServerLife, what: Coroutine[object, None, object]) -> None:
        """Wait for it, unless the server dies first."""
        died, applied = asyncio.create_task(life.died.wait()), asyncio.create_task(what)
        try:
            done, _ = await asyncio.wait({died, applied}, timeout=STALLED, return_when=asyncio.FIRST_COMPLETED)
        finally:
            died.cancel()
            applied.cancel()
        if not done:
            raise Lost(f"nobody could move for {STALLED:g} seconds")

    # ---- people ----------------------------------------------------------------------------------------------

    async def _play(self, life: ServerLife, place: int) -> None:
        port = await life.listening
        while True:
            try:
                await self._play_at(await self._table(port, place), port, place)
            except BROKEN:
                if life.died.is_set():
                    raise
                await asyncio.sleep(POLL_SECONDS)  # a line can break without a death: come again
                continue
            self._over.append(self._at_table.pop(place))

    async def _play_at(self, table: Table, port: int, place: int) -> None:
        playing = Playing(port, table, self._random, partial(self._acknowledged, place))
        try:
            await playing.play()
        finally:
            self.tally.retried += playing.retried

    async def _table(self, port: int, place: int) -> Table:
        if place not in self._at_table:
            game = self._random.choice(list(GAMES))
            table = await new_table(port, game, place % 2 == 0, has_bots=place == self._plan.tables)
            self._at_table[place] = Case(table)
            self.tally.matches += 1
        return self._at_table[place].table

    def _acknowledged(self, place: int) -> None:
        self.tally.acknowledged += 1
        self._moves[place] += 1
        self._acknowledging.set()

    # ---- afterwards ------------------------------------------------------------------------------------------

    def _verify(self) -> None:
        """Matches that ended in this round are looked at once more, and then at the very end."""
        with closing(open_store(self._plan.database)) as store:
            for case in [*self._at_table.values(), *self._over[-self._plan.tables :]]:
                examine(store, case)

    def _verify_at_the_end(self) -> None:
        cases = [*self._at_table.values(), *self._over]
        with closing(open_store(self._plan.database)) as store:
            for case in cases:
                examine(store, Case(case.table))
                self.tally.replayed += 1
            complaints = store.check()
        self.tally.lines = sum(len(lines_of(case.table)) for case in cases)
        if complaints:
            raise Lost(f"the database: {complaints[0]}")


def lines_of(table: Table) -> set[str]:
    """Everything that anybody was shown to have been said."""
    return {text for client in table.clients for text in client.heard}
