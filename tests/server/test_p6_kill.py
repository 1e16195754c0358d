"""P6: a crash is a pause. A real server is killed with SIGKILL while people play."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.world import World, run, world
from tests.storage.postgres_server import running_server

from triumvir.app.crashing.errors import Lost
from triumvir.app.crashing.inquest import Case, check_clock, examine
from triumvir.app.crashing.killing import Killing, Plan, Tally, must_be_quiet
from triumvir.app.crashing.witness import Table, Witness
from triumvir.app.failing import POINTS, fail_point
from triumvir.contract.errors import BadInput
from triumvir.match.clock import ClockRule, new_clock


def kill(database: str, rounds: int) -> Tally:
    return asyncio.run(asyncio.wait_for(Killing(Plan(database, rounds, moves=12)).run(), 900))


@pytest.mark.slow
def test_p6_nothing_told_is_lost_or_doubled_on_sqlite(tmp_path: Path) -> None:
    tally = kill(f"sqlite://{tmp_path}/triumvir.db", 40)
    assert tally.rounds == 40
    assert tally.acknowledged > 100
    assert tally.retried > 0
    assert tally.at_points > 0
    assert tally.at_start > 0


@pytest.mark.slow
def test_p6_nothing_told_is_lost_or_doubled_on_postgres() -> None:
    with running_server() as server:
        tally = kill(server.empty_database("triumvir_killed"), 15)
    assert tally.rounds == 15
    assert tally.acknowledged > 30
    assert tally.retried > 0


# ---- dying at a named point ----------------------------------------------------------------------------------


def test_p6_every_named_point_is_passed_by_a_move_in_order() -> None:
    async def story() -> list[str]:
        async with world() as w:
            match, anna, _ = await w.two_at_a_table()
            passed: list[str] = []
            w.server.house.reach = passed.append
            await anna.play(match, 0)
            await anna.until("update")
            return passed

    assert tuple(run(story())) == POINTS


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


# ---- a witness goes on playing -------------------------------------------------------------------------------


def waiting_witness() -> Witness:
    """Who has seen entry 3, moved, and was cut off before the answer came."""
    pending = {"type": "play", "id": "k1", "match": "m", "seat": 0, "seen_seq": 3, "action": "end"}
    return Witness(0, "cookie", pending=pending, seen=3, legal=[{"notation": "end"}])


def shown(seq: int) -> dict[str, object]:
    view = {"seat": 0, "digest": f"after {seq}", "legal": [{"notation": "end"}]}
    return {"type": "table", "match": "m", "seq": seq, "table": {"status": "playing"}, "views": [view]}


def test_p6_a_witness_who_sees_the_table_before_the_answer_moves_after_it() -> None:
    witness = waiting_witness()
    witness.look(shown(4))
    assert not witness.may_move
    assert witness.note({"type": "done", "id": "k1", "seq": 4})
    assert witness.may_move


def test_p6_a_witness_who_is_answered_first_waits_for_the_table() -> None:
    witness = waiting_witness()
    assert witness.note({"type": "done", "id": "k1", "seq": 4})
    assert not witness.may_move
    witness.look(shown(4))
    assert witness.may_move


def test_p6_a_witness_who_is_refused_looks_again_before_moving() -> None:
    witness = waiting_witness()
    assert not witness.note({"type": "refused", "id": "k1", "error": {"code": "stale"}})
    assert not witness.may_move
    witness.look(shown(5))
    assert witness.may_move


# ---- the inquest finds what is wrong -------------------------------------------------------------------------


async def played(w: World) -> tuple[Table, Witness]:
    """A table with one move, and the honest testimony of who made it."""
    anna = await w.guest()
    made = await anna.create("caesar", ["me", "me"])
    socket = await anna.seated(made["match"])
    action = socket.legal(0)[0]
    done = await socket.command("play", made["match"], 0, id="k1", action=action)
    await socket.until("update")
    witness = Witness(0, "", {"k1": (done["seq"], action)}, {socket.last["seq"]: socket.view(0)["digest"]})
    return Table(made["match"], "caesar", [witness]), witness


def later(told: dict[str, tuple[int, str]]) -> dict[str, tuple[int, str]]:
    return {command: (seq + 1, action) for command, (seq, action) in told.items()}


def another(told: dict[str, tuple[int, str]]) -> dict[str, tuple[int, str]]:
    return {command: (seq, "pass") for command, (seq, _) in told.items()}


LIES: dict[str, Callable[[Witness], Witness]] = {
    "k2 was acknowledged": lambda w: replace(w, acknowledged={**w.acknowledged, "k2": (3, "pass")}),
    "k1 was acknowledged": lambda w: replace(w, acknowledged=later(w.acknowledged)),
    "k1 said pass": lambda w: replace(w, acknowledged=another(w.acknowledged)),
    "was shown something else": lambda w: replace(w, shown=dict.fromkeys(w.shown, "0123456789abcdef")),
    "is not stored": lambda w: replace(w, shown={**w.shown, 99: ""}),
}


@pytest.mark.parametrize("finding", LIES)
def test_p6_the_inquest_sees_what_is_not_as_it_was_told(finding: str) -> None:
    async def story() -> None:
        async with world() as w:
            table, witness = await played(w)
            examine(w.store, Case(table))
            with pytest.raises(Lost, match=finding):
                examine(w.store, Case(replace(table, witnesses=[LIES[finding](witness)])))

    run(story())


def test_p6_the_inquest_sees_a_lost_match_a_doubled_move_and_a_wrong_hash() -> None:
    async def story() -> None:
        async with world() as w:
            table, _ = await played(w)
            with pytest.raises(Lost, match="gone"):
                examine(w.store, Case(replace(table, match="nothing")))
            entries = w.store._shelves[table.match].entries  # type: ignore[attr-defined]
            last = entries[-1]
            entries.append(replace(last, seq=last.seq + 1))
            with pytest.raises(Lost, match="twice"):
                examine(w.store, Case(table))
            entries[-2:] = [replace(last, state_hash="0" * 16)]
            with pytest.raises(Lost, match="hash"):
                examine(w.store, Case(table))

    run(story())


def test_p6_the_inquest_sees_an_unfair_clock() -> None:
    before = new_clock(ClockRule("live", 60_000, 0), 2).run([0], 1_000)
    check_clock("m", before, before.given_back(100_000, 103_000), "resumed", 3_000, 103_000)
    check_clock("m", before.run([], 1_000), before, "ply", 3_000, 103_000)
    with pytest.raises(Lost, match="seat 0 had 58000 ms and has"):
        check_clock("m", before, before.given_back(90_000, 103_000), "resumed", 3_000, 103_000)
    with pytest.raises(Lost, match="seat 0 had"):
        check_clock("m", before, new_clock(ClockRule("live", 90_000, 0), 2), "resumed", 3_000, 103_000)
    with pytest.raises(Lost, match="not resumed"):
        check_clock("m", before, before, "ply", 3_000, 103_000)


def test_p6_a_server_that_complains_is_a_finding(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text('{"at": 1, "level": "info", "event": "server started"}\n')
    must_be_quiet(log)
    log.write_text('{"at": 1, "level": "error", "event": "task failed"}\n')
    with pytest.raises(Lost, match="task failed"):
        must_be_quiet(log)
