"""P6 with several processes: whichever falls, the others play on, it is started again, and nothing told is lost."""

import asyncio
import os
import signal
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import WebSocketException

from triumvir.contract.errors import BadInput
from triumvir.hosting.porch import Porch
from triumvir.hosting.serving import serve
from triumvir.hosting.supervisor import HERE, READY, Care, Keep, ServerProcess, Supervisor
from triumvir.lab.killtest.clients import Playing, Table, new_table, request
from triumvir.lab.killtest.servers import ServerLife, Servers
from triumvir.lab.killtest.verification import Case, examine
from triumvir.server.clock import server_time
from triumvir.server.cluster.shards import BUCKETS, Shards, bucket_of
from triumvir.server.config import Config
from triumvir.storage.opening import open_store


def processes_of(life: ServerLife) -> list[int]:
    """The processes that serve, in the order in which they were built."""
    children = Path(f"/proc/{life.pid}/task/{life.pid}/children").read_text().split()
    return [int(child) for child in children if is_server_process(int(child))]


def is_server_process(pid: int) -> bool:
    """One that fell may vanish while it is looked at."""
    try:
        return is_alive(pid) and b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


async def both_processes(life: ServerLife) -> list[int]:
    """Both of them, once the one that fell before is started again."""
    while len(processes := processes_of(life)) < 2:
        await asyncio.sleep(0.05)
    return processes


async def tables_in_both(port: int) -> list[Table]:
    """Some tables in each of two processes, with more moves than anybody will make: a short game has thirteen."""
    tables: list[Table] = []
    while min([bucket_of(table.match) % 2 for table in tables].count(process) for process in (0, 1)) < 5:
        tables.append(await new_table(port, "caesar"))
    return tables


async def play_a_while(port: int, tables: list[Table], moves: int) -> None:
    """So many acknowledged moves at all tables together; who is cut off comes back."""
    enough = asyncio.Event()
    told = 0

    def count() -> None:
        nonlocal told
        told += 1
        if told >= moves:
            enough.set()

    async def keep_playing(table: Table) -> None:
        while not table.is_over:
            with suppress(OSError, WebSocketException):
                await Playing(port, table, Random(table.match), count).play()
            await asyncio.sleep(0.02)

    tasks = [asyncio.create_task(keep_playing(table)) for table in tables]
    await asyncio.wait_for(enough.wait(), 120)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.slow
def test_p6_a_process_that_falls_is_started_again_and_nothing_told_is_lost(tmp_path: Path) -> None:
    database = f"sqlite://{tmp_path}/t.db"

    async def story() -> tuple[list[Table], int | None, list[int]]:
        async with Servers(database, tmp_path / "log") as servers:
            life = await servers.command("", 2)
            port = await life.listening
            tables = await tables_in_both(port)
            await play_a_while(port, tables, 20)
            for number in (0, 1, 0):
                playing = asyncio.create_task(play_a_while(port, tables, 25))
                await asyncio.sleep(0.2)
                os.kill((await both_processes(life))[number], signal.SIGKILL)
                await playing
            everybody = await both_processes(life)
            os.kill(life.pid, signal.SIGTERM)
            await asyncio.wait_for(life.died.wait(), 60)
        return tables, life.code, everybody

    tables, code, everybody = asyncio.run(story())
    assert code == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in everybody)
    store = open_store(database)
    for table in tables:
        examine(store, Case(table))
    assert store.check() == ()
    store.close()
    assert sum(len(client.acknowledged) for table in tables for client in table.clients) >= 95


@pytest.mark.slow
def test_processes_leave_when_the_acceptor_is_gone(tmp_path: Path) -> None:
    async def story() -> list[int]:
        async with Servers(f"sqlite://{tmp_path}/t.db", tmp_path / "log") as servers:
            life = await servers.command("", 3)
            port = await life.listening
            status, _, _ = await request(port, "/api/v1/session", {"name": "Livia"}, "")
            assert status == 201
            everybody = processes_of(life)
            life.kill()
            await asyncio.wait_for(life.died.wait(), 60)
            while any(is_alive(pid) for pid in everybody):
                await asyncio.sleep(0.05)
            return everybody

    assert len(asyncio.run(asyncio.wait_for(story(), 120))) == 3


def fall(shards: Shards, folder: Path, channel: socket.socket, alive: int | None) -> None:
    """In the process of a process."""
    os._exit(1)


@pytest.mark.slow
def test_a_process_that_never_stood_ends_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        with socket.socket() as listener:
            await Supervisor(2, fall, tmp_path, Porch(Config())).serve(listener, None, lambda: None)

    with pytest.raises(BadInput, match="could not be started; its log tells why"):
        asyncio.run(asyncio.wait_for(story(), 120))


def stand(shards: Shards, folder: Path, channel: socket.socket, alive: int | None) -> None:
    """A process in small, in its process: it notes that it lives, says that it serves, and answers what it is asked.
    A sign in the folder makes it fall."""
    number = len(lives_of(folder, shards.number))
    Path(folder, f"life.{shards.number}.{number:03}").write_text(f"{os.getpid()} {alive}")
    channel.send(READY)
    while not Path(folder, f"fall.{shards.number}").exists() and channel.recv(1):
        with suppress(OSError):
            channel.send(HERE)


def lives_of(folder: Path, process: int) -> list[str]:
    """Of each life of a process: its process, and when it was told to have been alive last."""
    return [file.read_text() for file in sorted(folder.glob(f"life.{process}.*")) if file.read_text()]


async def until(is_true: Callable[[], object]) -> None:
    while not is_true():
        await asyncio.sleep(0.01)


async def two_processes(folder: Path, care: Care, story: Callable[[], Awaitable[None]]) -> None:
    """What happens to two processes in small."""
    with socket.socket() as listener:
        serving = asyncio.create_task(
            Supervisor(2, stand, folder, Porch(Config()), care).serve(listener, None, lambda: None)
        )
        telling = asyncio.ensure_future(story())
        await asyncio.wait([serving, telling], return_when=asyncio.FIRST_COMPLETED)
        assert not serving.done(), serving.exception()
        await telling
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)


@pytest.mark.slow
def test_p6_a_process_that_hangs_is_noticed_and_started_again(tmp_path: Path) -> None:
    async def story() -> None:
        await until(lambda: lives_of(tmp_path, 0) and lives_of(tmp_path, 1))
        pid = int(lives_of(tmp_path, 0)[0].split()[0])
        os.kill(pid, signal.SIGSTOP)
        await until(lambda: len(lives_of(tmp_path, 0)) >= 2)
        assert not is_alive(pid)
        assert len(lives_of(tmp_path, 1)) == 1
        assert lives_of(tmp_path, 0)[1].split()[1].isdigit(), "it is told when it was last alive"

    asyncio.run(asyncio.wait_for(two_processes(tmp_path, Care(ask=0.1, unanswered=50, pause=0.01), story), 120))


@pytest.mark.slow
def test_p6_a_process_that_falls_again_and_again_ends_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        await until(lambda: lives_of(tmp_path, 0) and lives_of(tmp_path, 1))
        Path(tmp_path, "fall.0").touch()
        await until(lambda: len(lives_of(tmp_path, 0)) >= 8)
        Path(tmp_path, "fall.0").unlink()
        fallen = int(lives_of(tmp_path, 0)[6].split()[0])
        await until(lambda: not is_alive(fallen) and is_alive(int(lives_of(tmp_path, 0)[-1].split()[0])))
        assert len(lives_of(tmp_path, 1)) == 1
        assert is_alive(int(lives_of(tmp_path, 1)[0].split()[0]))

    asyncio.run(asyncio.wait_for(two_processes(tmp_path, Care(ask=0.01, pause=0.01, longest_pause=0.02), story), 240))


def test_pauses_between_falls_grow_up_to_a_bound(tmp_path: Path) -> None:
    pauses: list[float] = []

    class Falling(ServerProcess):
        async def keep(self, keep: Keep, folder: Path, alive: int | None) -> None:
            self.was_ready = True

    class Counting(Supervisor):
        async def _is_told_to_stop(self, seconds: float) -> bool:
            pauses.append(seconds)
            return len(pauses) == 8

    async def story() -> None:
        care = Care()
        await Counting(1, fall, tmp_path, Porch(Config()))._keep_up(Falling(Shards(0, 1), care, server_time()), None)

    asyncio.run(story())
    assert pauses == [1, 2, 4, 8, 16, 30, 30, 30]


@pytest.mark.slow
def test_p6_a_process_that_hangs_holds_up_its_tables_for_a_while_only(tmp_path: Path) -> None:
    """The whole server, with real people at tables of the server that hangs."""
    database = f"sqlite://{tmp_path}/t.db"

    async def story() -> list[Table]:
        async with Servers(database, tmp_path / "log") as servers:
            life = await servers.command("", 2)
            port = await life.listening
            tables = await tables_in_both(port)
            await play_a_while(port, tables, 10)
            hung = (await both_processes(life))[0]
            os.kill(hung, signal.SIGSTOP)
            theirs = [table for table in tables if bucket_of(table.match) % 2 == 0]
            others = [table for table in tables if bucket_of(table.match) % 2 == 1]
            await play_a_while(port, others, 10)
            await play_a_while(port, theirs, 10)
            assert not is_alive(hung)
            os.kill(life.pid, signal.SIGTERM)
            await asyncio.wait_for(life.died.wait(), 60)
        return tables

    tables = asyncio.run(asyncio.wait_for(story(), 240))
    store = open_store(database)
    for table in tables:
        examine(store, Case(table))
    store.close()


def is_alive(pid: int) -> bool:
    """A process that nobody has buried yet is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize(
    ("config", "where"),
    [
        (Config(port=0, processes=2, database="memory:"), "setting database"),
        (Config(port=0, processes=BUCKETS + 1, database="memory:"), "setting processes"),
    ],
)
def test_what_cannot_be_shared_is_said(config: Config, where: str) -> None:
    with pytest.raises(BadInput, match=where):
        serve(config)
