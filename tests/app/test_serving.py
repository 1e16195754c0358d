"""The composed server: its secret, its port, and that it stops in order and loses nothing."""

import asyncio
import os
import signal
import stat
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol

from triumvir.app.crashing.nursery import Nursery
from triumvir.app.crashing.witness import new_table
from triumvir.app.serving import complete, kept_secret, listen, secret_file
from triumvir.app.table_socket import text_frame
from triumvir.app.thinking import Workers
from triumvir.contract.errors import BadInput
from triumvir.contract.json import JSON
from triumvir.server.config import Config
from triumvir.server.thinking import WorkerLost
from triumvir.storage.opening import open_store


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
        async with Nursery(database, tmp_path / "log") as nursery:
            life = await nursery.command("")
            table = await new_table(await life.listening, "caesar")
            os.kill(life.pid, signal.SIGTERM)
            await asyncio.wait_for(life.died.wait(), 60)
        store = open_store(database)
        assert store.load(table.match) is not None
        store.close()
        return life.code

    assert asyncio.run(story()) == 0


# ---- workers -------------------------------------------------------------------------------------------------


def die_or_answer(game: str, position: JSON, seat: int, level: str, seed: int) -> str:
    """In a worker: dies for the game `death`."""
    if game == "death":
        os.kill(os.getpid(), signal.SIGKILL)
    return f"{game} {seat} {level} {seed}"


@pytest.mark.slow
def test_a_dead_worker_is_replaced() -> None:
    async def story() -> list[str]:
        workers = Workers(die_or_answer, 1)
        answers = [await workers.choose("caesar", {}, 1, "Tiro", 7)]
        with pytest.raises(WorkerLost):
            await workers.choose("death", {}, 1, "Tiro", 7)
        answers.append(await workers.choose("cleopatra", {}, 0, "Miles", 8))
        await workers.close()
        return answers

    assert asyncio.run(story()) == ["caesar 1 Tiro 7", "cleopatra 0 Miles 8"]


# ---- frames --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_text_is_sent_as_one_frame_that_any_client_reads(size: int) -> None:
    client = Protocol(CLIENT, max_size=None)
    client.receive_data(text_frame(b"x" * size))
    (frame,) = client.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, b"x" * size)
