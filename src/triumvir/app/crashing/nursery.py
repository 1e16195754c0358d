"""Servers for the kill test: real processes, each with a life of its own.

Importing everything takes longer than a round. So one process imports it once, and forks a server whenever it is
asked to; what the server does from then on is what `triumvir serve` does. Some are started by that command itself.
"""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from triumvir.app.crashing.errors import Lost
from triumvir.app.failing import FAIL_AT

BORN: Final = "born"
DIED: Final = "died"
ADDRESS: Final = "Triumvir is at "
ROOMY: Final = {
    f"TRIUMVIR_{name}": "1000000"
    for name in ("MESSAGES_PER_SECOND", "REQUESTS_PER_SECOND", "GUESTS_PER_MINUTE", "TABLES_PER_MINUTE")
} | {"TRIUMVIR_BOT_PACE": "0"}
SECONDS: Final = 60
"""How long a server may take to start on a busy machine."""


@dataclass
class Life:
    """One server, from its birth to its death."""

    pid: int = 0
    born: asyncio.Event = field(default_factory=asyncio.Event)
    listening: "asyncio.Future[int]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    """Done with the port."""
    died: asyncio.Event = field(default_factory=asyncio.Event)
    code: int | None = None
    """With which it left; negative for the signal that ended it."""

    def kill(self) -> None:
        if not self.died.is_set():
            os.kill(self.pid, signal.SIGKILL)

    def hear(self, line: str) -> None:
        """What the server or its nursery said."""
        word, _, rest = line.strip().partition(" ")
        if word == BORN:
            self.pid = int(rest)
            self.born.set()
        elif word == DIED:
            self.end(int(rest))
        elif line.startswith(ADDRESS) and not self.listening.done():
            self.listening.set_result(int(line.rpartition(":")[2]))

    def end(self, code: int | None) -> None:
        self.code = code
        self.died.set()
        if not self.listening.done():
            self.listening.set_exception(ConnectionError("died before it listened"))
            self.listening.exception()  # whoever waits hears it; nobody has to


class Nursery:
    """Where servers of one database come from. What they log goes into a file."""

    def __init__(self, database: str, log: Path) -> None:
        self._database = database
        self._log = log.open("ab")
        self._lives: list[Life] = []
        self._process: asyncio.subprocess.Process | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Nursery":
        self._process = await self._spawn("-m", "triumvir.app.crashing.nursery", environment=ROOMY)
        self._tasks.append(asyncio.create_task(self._listen(self._process)))
        return self

    async def __aexit__(self, *why: object) -> None:
        for life in self._lives:
            life.kill()
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()
        await asyncio.gather(*self._tasks)
        self._log.close()

    async def _spawn(self, *words: str, environment: Mapping[str, str]) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            *words,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=self._log,
            env={**os.environ, **environment},
        )

    async def fork(self, fail_at: str) -> Life:
        """A server out of the process that has everything imported."""
        assert self._process is not None
        assert self._process.stdin is not None
        life = self._new_life()
        self._process.stdin.write(json.dumps({"database": self._database, "fail_at": fail_at}).encode() + b"\n")
        return await self._alive(life)

    async def command(self, fail_at: str) -> Life:
        """A server by the command that people type."""
        life = self._new_life()
        words = ("-m", "triumvir.cli", "serve", "--port", "0", "--database", self._database)
        process = await self._spawn(*words, environment={**ROOMY, FAIL_AT: fail_at})
        life.hear(f"{BORN} {process.pid}")
        self._tasks.append(asyncio.create_task(self._follow(process, life)))
        return await self._alive(life)

    def _new_life(self) -> Life:
        self._lives = [life for life in self._lives if not life.died.is_set()]
        self._lives.append(Life())
        return self._lives[-1]

    async def _alive(self, life: Life) -> Life:
        await asyncio.wait_for(life.born.wait(), SECONDS)
        if not life.pid:
            raise Lost("the server was not born")
        return life

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        """One server at a time is forked, so a line is about the last one."""
        assert process.stdout is not None
        async for line in process.stdout:
            self._lives[-1].hear(line.decode())
        for life in self._lives:
            life.born.set()
            if not life.died.is_set():
                life.end(None)

    async def _follow(self, process: asyncio.subprocess.Process, life: Life) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            life.hear(line.decode())
        life.end(await process.wait())


# ---- in the process that forks -------------------------------------------------------------------------------


def main() -> None:
    import triumvir.app.serving  # noqa: F401  what takes the time

    for line in sys.stdin:
        wish = json.loads(line)
        child = os.fork()
        if child == 0:
            _live(wish)
        print(BORN, child, flush=True)
        _, status = os.waitpid(child, 0)
        print(DIED, os.waitstatus_to_exitcode(status), flush=True)


def _live(wish: Mapping[str, str]) -> None:
    from triumvir.app.serving import serve as run
    from triumvir.server.config import load_config

    os.environ[FAIL_AT] = wish["fail_at"]
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    try:
        settings = load_config().with_values({"port": 0, "database": wish["database"]}, "wish")
        run(settings, lambda address: print(f"{ADDRESS}{address}", flush=True))
    finally:
        os._exit(1)


if __name__ == "__main__":
    main()
