"""The composed server: its secret, its port, and that it stops in order and loses nothing."""

import asyncio
import os
import signal
import stat
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol

from triumvir.contract.errors import BadInput
from triumvir.contract.json import JSON
from triumvir.hosting.serving import complete, kept_secret, listen, secret_file
from triumvir.hosting.websocket_protocol import text_frame
from triumvir.hosting.worker_pool import Worker, Workers, begin_work
from triumvir.lab.killtest.clients import new_table
from triumvir.lab.killtest.servers import Servers
from triumvir.server.config import Config
from triumvir.server.jobs.evaluator import WorkerLost, dear_places
from triumvir.storage.opening import open_store

LONG = 120.0
"""Ends a test that would wait for ever."""


def test_a_secret_is_made_once_and_kept_for_its_owner_only(tmp_path: Path) -> None:
    config = complete(Config(database=f"sqlite://{tmp_path}/t.db"), {})
    assert len(config.secret) == 64
    assert complete(Config(database=f"sqlite://{tmp_path}/t.db"), {}).secret == config.secret
    mode = stat.S_IMODE((tmp_path / "t.db.secret").stat().st_mode)
    assert mode == 0o600


def test_a_given_secret_is_used(tmp_path: Path) -> None:
    assert complete(Config(database=f"sqlite://{tmp_path}/t.db", secret="given"), {}).secret == "given"
    assert not list(tmp_path.iterdir())


def test_a_secret_that_somebody_shortened_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text("short")
    with pytest.raises(BadInput, match="too short"):
        kept_secret(file)


def test_the_usual_database_lies_among_the_data_of_the_user(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path)}
    assert complete(Config(), environment).database == f"sqlite://{tmp_path}/triumvir/triumvir.db"
    assert secret_file("postgresql://host/name", environment) == tmp_path / "triumvir/server.secret"
    assert secret_file("memory:", environment) is None


def test_a_taken_port_is_said_in_one_line() -> None:
    taken = listen(Config(port=0))
    port = taken.getsockname()[1]
    taken.listen()
    with pytest.raises(BadInput, match=str(port)):
        listen(Config(port=port))
    taken.close()


@pytest.mark.slow
def test_a_server_that_is_told_to_stop_stops_in_order(tmp_path: Path) -> None:
    async def story() -> int | None:
        database = f"sqlite://{tmp_path}/t.db"
        async with Servers(database, tmp_path / "log") as servers:
            life = await servers.command("")
            table = await new_table(await life.listening, "caesar")
            os.kill(life.pid, signal.SIGTERM)
            await asyncio.wait_for(life.died.wait(), 60)
        store = open_store(database)
        assert store.load(table.match) is not None
        store.close()
        return life.code

    assert asyncio.run(story()) == 0


# ---- workers -------------------------------------------------------------------------------------------------


def die_or_answer(game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
    """In a worker: dies for the game `death`."""
    if game == "death":
        os.kill(os.getpid(), signal.SIGKILL)
    return f"{game} {seat} {level} {seed}"


@pytest.mark.slow
def test_a_dead_worker_is_replaced() -> None:
    async def story() -> list[str]:
        workers = Workers(die_or_answer, 1)
        answers = [await workers.choose("caesar", 1, {}, 1, "Tiro", 7)]
        with pytest.raises(WorkerLost):
            await workers.choose("death", 1, {}, 1, "Tiro", 7)
        answers.append(await workers.choose("cleopatra", 1, {}, 0, "Miles", 8))
        await workers.close()
        return answers

    assert asyncio.run(story()) == ["caesar 1 Tiro 7", "cleopatra 0 Miles 8"]


def hang_or_answer(game: str) -> str:
    """In a worker: never comes back for the game `hang`."""
    while game == "hang":
        signal.pause()
    return game


@pytest.mark.slow
def test_p6_a_worker_that_hangs_is_killed_and_replaced() -> None:
    worker = Worker(begin_work)
    assert worker.do(LONG, hang_or_answer, ("caesar",)) == "caesar"
    with pytest.raises(WorkerLost):
        worker.do(0.05, hang_or_answer, ("hang",))
    assert worker.do(LONG, hang_or_answer, ("cleopatra",)) == "cleopatra"
    worker.end()


def stand_still(game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
    """In a worker: the recruit answers, the emperor thinks for ever."""
    return hang_or_answer("hang" if level == "Imperator" else game)


@pytest.mark.slow
def test_p14_one_place_is_never_taken_by_those_who_think_for_long() -> None:
    async def story() -> str:
        workers = Workers(stand_still, 1)
        assert (workers.slots, dear_places(workers.slots)) == (2, 1)
        slow = asyncio.create_task(workers.choose("caesar", 1, {}, 0, "Imperator", 1))
        advised = asyncio.create_task(workers.hint("caesar", 1, {}, 0, "Imperator", 1))
        answer = await workers.choose("caesar", 1, {}, 0, "Tiro", 1)
        assert not slow.done()
        assert not advised.done()
        await workers.close()
        results = await asyncio.gather(slow, advised, return_exceptions=True)
        assert [type(result) for result in results] == [WorkerLost, WorkerLost]
        return answer

    assert asyncio.run(asyncio.wait_for(story(), LONG)) == "caesar"


@pytest.mark.slow
def test_a_thought_that_nobody_wants_any_more_leaves_its_place() -> None:
    async def story() -> str:
        workers = Workers(stand_still, 1)
        for _ in range(3):
            slow = asyncio.create_task(workers.hint("caesar", 1, {}, 0, "Imperator", 1))
            await asyncio.sleep(0)
            slow.cancel()
            await asyncio.gather(slow, return_exceptions=True)
        answer = await workers.hint("cleopatra", 1, {}, 0, "Tiro", 1)
        await workers.close()
        return answer

    assert asyncio.run(asyncio.wait_for(story(), LONG)) == "cleopatra"


def fail_to_answer(game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
    raise ValueError(game)


@pytest.mark.slow
def test_a_mistake_in_a_worker_is_told_and_harms_nobody() -> None:
    async def story() -> None:
        workers = Workers(fail_to_answer, 1)
        for _ in range(3):
            with pytest.raises(RuntimeError, match="ValueError: caesar"):
                await workers.choose("caesar", 1, {}, 0, "Tiro", 1)
        await workers.close()

    asyncio.run(asyncio.wait_for(story(), LONG))


# ---- frames --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_text_is_sent_as_one_frame_that_any_client_reads(size: int) -> None:
    client = Protocol(CLIENT, max_size=None)
    client.receive_data(text_frame(b"x" * size))
    (frame,) = client.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, b"x" * size)
