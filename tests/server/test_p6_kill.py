"""P6: a crash is a pause. A real server is killed with SIGKILL while people play."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.world import run, world
from tests.storage.postgres_server import running_server

from triumvir import build_info
from triumvir.app.failing import POINTS, fail_point
from triumvir.app.killing import Journal, Killing, Lost, Plan, Tally, check_journal
from triumvir.contract.errors import BadInput
from triumvir.storage.store import Entry

IS_FAST = build_info.running() == "compiled"


def kill(database: str, rounds: int) -> Tally:
    return asyncio.run(asyncio.wait_for(Killing(Plan(database, rounds)).run(), 900))


@pytest.mark.slow
def test_p6_nothing_acknowledged_is_lost_or_doubled_on_sqlite(tmp_path: Path) -> None:
    rounds = 50 if IS_FAST else 3
    tally = kill(f"sqlite://{tmp_path}/triumvir.db", rounds)
    assert tally.rounds == rounds
    assert tally.acknowledged > 3 * rounds
    assert tally.retried > 0


@pytest.mark.slow
def test_p6_nothing_acknowledged_is_lost_or_doubled_on_postgres() -> None:
    rounds = 10 if IS_FAST else 2
    with running_server() as server:
        tally = kill(server.empty_database("triumvir_killed"), rounds)
    assert tally.rounds == rounds
    assert tally.acknowledged > 3 * rounds


@pytest.mark.parametrize("point", POINTS)
def test_p6_every_named_point_is_passed_by_a_move(point: str) -> None:
    async def story() -> list[str]:
        async with world() as w:
            match, anna, _ = await w.two_at_a_table()
            passed: list[str] = []
            w.server.house.reach = passed.append
            await anna.play(match, 0)
            await anna.until("update")
            return passed

    assert point in run(story())


def test_p6_a_fail_point_dies_at_its_time() -> None:
    deaths: list[int] = []
    reach = fail_point("written:2", lambda: deaths.append(1))
    for point in ("written", "answered", "decided"):
        reach(point)
    assert not deaths
    reach("written")
    assert deaths == [1]


@pytest.mark.parametrize("wish", ["written", "written:0", "nowhere:3", "written:x"])
def test_p6_a_wrong_fail_point_is_refused(wish: str) -> None:
    with pytest.raises(BadInput, match="TRIUMVIR_FAIL_AT"):
        fail_point(wish)


def test_p6_the_check_sees_a_loss_and_a_doubled_move() -> None:
    """A journal that claims more than the store has, and a store that was written twice."""

    async def story() -> None:
        async with world() as w:
            anna = await w.guest()
            made = await anna.create("caesar", ["me", "me"])
            socket = await anna.seated(made["match"])
            done = await socket.command("play", made["match"], 0, id="k1", action=socket.legal(0)[0])
            journal = Journal(made["match"], "caesar", "", {"k1": done["seq"]})
            check_journal(w.store, journal)
            with pytest.raises(Lost, match="k2"):
                check_journal(w.store, replace(journal, acknowledged={"k2": 3}))
            with pytest.raises(Lost, match="k1"):
                check_journal(w.store, replace(journal, acknowledged={"k1": done["seq"] + 1}))
            with pytest.raises(Lost, match="gone"):
                check_journal(w.store, replace(journal, match="nothing"))
            shelf = w.store._shelves[made["match"]]  # type: ignore[attr-defined]
            twice: Entry = shelf.entries[-1]
            shelf.entries.append(replace(twice, seq=twice.seq + 1))
            with pytest.raises(Lost, match="twice"):
                check_journal(w.store, journal)

    run(story())
