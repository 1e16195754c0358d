"""Servers for the kill test: real processes, each with a life of its own.

Importing everything takes longer than a round. So one process imports it once, and forks a server whenever it is
asked to; what the server does from then on is what `triumvir serve` does. Some are started by that command itself.
"""

import asyncio
import json
import os
import re
import signal
import sys
import traceback
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final

from triumvir.hosting.fail_points import FAIL_AT
from triumvir.lab.killtest.errors import Lost
from triumvir.storage.sqlite import BUSY_SECONDS

BORN: Final = "born"
DIED: Final = "died"
ADDRESS: Final = "Triumvir is at "
WHOLE_ADDRESS: Final = re.compile(re.escape(ADDRESS) + r"\S+:([0-9]+)\n")
"""A server that is killed while it tells its address tells a part of it."""
ROOMY: Final = {
    **{
        f"TRIUMVIR_{name}": "1000000"
        for name in (
            "MESSAGES_PER_SECOND",
            "REQUESTS_PER_SECOND",
            "GUESTS_PER_MINUTE",
            "GUESTS_PER_DAY",
            "TABLES_PER_MINUTE",
            "TABLES_PER_DAY",
            "OPEN_TABLES",
            "OPEN_TABLES_PER_ADDRESS",
            "BOT_TABLES",
            "CHAT_PER_MINUTE",
            "SOCKETS_PER_ADDRESS",
            "SILENT_PER_ADDRESS",
        )
    },
    "LC_ALL": "C.UTF-8",  # its address is heard in English, whatever the machine speaks
    "LANGUAGE": "en",
    "TRIUMVIR_WORKERS": "1",
    "TRIUMVIR_BOT_PACE": "0",
}
SHORT_WAIT: Final = 0.3
"""Seconds after which a server gives up that waits for another to write, where it need not be the usual time."""
SECONDS: Final = 60
"""How long a server may take to start on a busy machine."""


@dataclass
class ServerLife:
    """One server, from its birth to its death."""

    pid: int = 0
    born: asyncio.Event = field(default_factory=asyncio.Event)
    listening: "asyncio.Future[int]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    """Done with the port."""
    died: asyncio.Event = field(default_factory=asyncio.Event)
    code: int | None = None
    """With which it left; negative for the signal that ended it."""
    patience: float = BUSY_SECONDS
    """How long it waits for others that write to its database."""
    pids: list[int] = field(default_factory=list)
    """Its processes in their order, where it has several and one was replaced."""

    def kill(self) -> None:
        if not self.died.is_set():
            with suppress(ProcessLookupError):  # it is dead, and the news has not come yet
                os.kill(self.pid, signal.SIGKILL)

    def hear(self, line: str) -> None:
        """What the server or its servers said."""
        word, _, rest = line.strip().partition(" ")
        if word == BORN:
            self.pid = int(rest)
            self.born.set()
        elif word == DIED:
            self.end(int(rest))
        elif (found := WHOLE_ADDRESS.fullmatch(line)) and not self.listening.done():
            self.listening.set_result(int(found[1]))

    def end(self, code: int | None) -> None:
        self.code = code
        self.died.set()
        if not self.listening.done():
            self.listening.set_exception(ConnectionError("died before it listened"))
            self.listening.exception()  # whoever waits hears it; nobody has to


class Forking:
    """A process that has everything imported, and forks another whenever it is asked to; one at a time."""

    def __init__(self, log: IO[bytes]) -> None:
        self._log = log
        self._lives: list[ServerLife] = []
        self._process: asyncio.subprocess.Process | None = None
        self._listening: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        self._process = await spawn("-m", "triumvir.lab.killtest.servers", environment=ROOMY, log=self._log)
        self._listening = asyncio.create_task(self._listen(self._process))

    async def end(self) -> None:
        for life in self._lives:
            life.kill()
        if self._process is not None and self._listening is not None:
            assert self._process.stdin is not None
            self._process.stdin.close()
            await self._process.wait()
            await self._listening

    async def fork(self, wish: Mapping[str, object]) -> ServerLife:
        assert self._process is not None
        assert self._process.stdin is not None
        self._lives = [life for life in self._lives if not life.died.is_set()]
        self._lives.append(ServerLife())
        self._process.stdin.write(json.dumps(wish).encode() + b"\n")
        return await alive(self._lives[-1])

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        """A line is about the one that was forked last."""
        assert process.stdout is not None
        async for line in process.stdout:
            self._lives[-1].hear(line.decode())
        for life in self._lives:
            life.born.set()
            if not life.died.is_set():
                life.end(None)


class Servers:
    """Where servers of one database come from, and the other programs that use it. What they log goes into a file."""

    def __init__(self, database: str, log: Path) -> None:
        self._database = database
        self._log = log.open("ab")
        self._servers = Forking(self._log)
        self._programs = Forking(self._log)
        self._followed: list[tuple[ServerLife, asyncio.Task[None]]] = []

    async def __aenter__(self) -> "Servers":
        await asyncio.gather(self._servers.begin(), self._programs.begin())
        return self

    async def __aexit__(self, *why: object) -> None:
        for life, _ in self._followed:
            life.kill()
        await self._servers.end()
        await self._programs.end()
        await asyncio.gather(*(following for _, following in self._followed))
        self._log.close()

    async def fork(self, fail_at: str, processes: int = 1) -> ServerLife:
        """A server out of the process that has everything imported; alone, it loses its patience sooner."""
        wish = {"database": self._database, "fail_at": fail_at, "processes": processes, "patience": SHORT_WAIT}
        life = await self._servers.fork(wish)
        life.patience = SHORT_WAIT if processes == 1 else BUSY_SECONDS
        return life

    async def command(self, fail_at: str, processes: int = 1) -> ServerLife:
        """A server by the command that people type."""
        life = ServerLife()
        words = ("serve", "--port", "0", "--database", self._database, "--processes", str(processes))
        process = await spawn("-m", "triumvir.cli", *words, environment={**ROOMY, FAIL_AT: fail_at}, log=self._log)
        life.hear(f"{BORN} {process.pid}")
        self._followed.append((life, asyncio.create_task(follow(process, life))))
        return await alive(life)

    async def do(self, chore: str, wish: str) -> None:
        """Another program does something with the database, and ends."""
        life = await self._programs.fork({"database": self._database, "chore": chore, "wish": wish})
        await asyncio.wait_for(life.died.wait(), 2 * SECONDS)
        if life.code != 0:
            raise Lost(f"another program could not do it: {chore}")


async def spawn(*words: str, environment: Mapping[str, str], log: IO[bytes]) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *words,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=log,
        env={**os.environ, **environment},
    )


async def follow(process: asyncio.subprocess.Process, life: ServerLife) -> None:
    assert process.stdout is not None
    async for line in process.stdout:
        life.hear(line.decode())
    life.end(await process.wait())


async def alive(life: ServerLife) -> ServerLife:
    await asyncio.wait_for(life.born.wait(), SECONDS)
    if not life.pid:
        raise Lost("the server was not born")
    return life


# ---- in the process that forks -------------------------------------------------------------------------------


def main() -> None:
    import triumvir.hosting.serving  # noqa: F401  what takes the time

    for line in sys.stdin:
        wish = json.loads(line)
        child = os.fork()
        if child == 0:
            _live(wish)
        print(BORN, child, flush=True)
        _, status = os.waitpid(child, 0)
        print(f"\n{DIED} {os.waitstatus_to_exitcode(status)}", flush=True)  # its last line may have no end


def _live(wish: Mapping[str, Any]) -> None:
    """In the child; whatever comes of it, it never returns."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    code = 1
    try:
        _do_chore(wish) if "chore" in wish else _serve(wish)
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def _do_chore(wish: Mapping[str, Any]) -> None:
    from triumvir.lab.killtest.chores import CHORES

    CHORES[wish["chore"]](wish["database"], wish["wish"])


def _serve(wish: Mapping[str, Any]) -> None:
    from triumvir.hosting.serving import serve as run
    from triumvir.server.config import load_config
    from triumvir.storage import sqlite

    os.environ[FAIL_AT] = wish["fail_at"]
    sqlite.BUSY_SECONDS = wish["patience"]  # type: ignore[misc]
    given = {"port": 0, "database": wish["database"], "processes": wish["processes"]}
    run(load_config().with_values(given, "wish"), lambda address: print(f"{ADDRESS}{address}", flush=True))


if __name__ == "__main__":
    main()
