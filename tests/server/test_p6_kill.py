"""P6: a crash is a pause. A real server is killed with SIGKILL while people play."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from tests.server.world import World, run, world
from tests.storage.postgres_server import running_server

from triumvir.contract.errors import BadInput
from triumvir.hosting.fail_points import POINTS, fail_point
from triumvir.lab.killtest.clients import Client, Table
from triumvir.lab.killtest.errors import LINES_DOUBLED, LINES_LOST, Lost
from triumvir.lab.killtest.faults import (
    DEATHS,
    LONG,
    Fate,
    chosen,
    fates,
    possible,
)
from triumvir.lab.killtest.quiet import must_be_quiet
from triumvir.lab.killtest.running import Killing, Plan
from triumvir.lab.killtest.servers import ServerLife
from triumvir.lab.killtest.tally import Tally
from triumvir.lab.killtest.verification import Case, check_chat, check_clock, examine
from triumvir.match.clock import ClockRule, new_clock


def kill(plan: Plan) -> Tally:
    return asyncio.run(asyncio.wait_for(Killing(replace(plan, moves=12)).run(), 900))


def assert_nothing_was_lost(tally: Tally, rounds: int) -> None:
    assert rounds == tally.rounds == tally.faults.total()
    assert tally.findings.total() == 0
    assert tally.matches == tally.replayed
    assert tally.acknowledged > 2 * rounds
    assert tally.lines > rounds / 2


@pytest.mark.slow
def test_p6_nothing_told_is_lost_or_doubled_by_deaths_on_sqlite(tmp_path: Path) -> None:
    tally = kill(Plan(f"sqlite://{tmp_path}/triumvir.db", 32, faults=tuple(DEATHS)))
    assert_nothing_was_lost(tally, 32)
    assert tally.retried > 0
    assert min(tally.faults[kind] for kind in DEATHS) == 8


@pytest.mark.slow
def test_p6_nothing_told_is_lost_or_doubled_by_anything_on_sqlite(tmp_path: Path) -> None:
    tally = kill(Plan(f"sqlite://{tmp_path}/triumvir.db", 20))
    assert_nothing_was_lost(tally, 20)
    assert set(tally.faults) == set(possible("sqlite:", False))


@pytest.mark.slow
def test_p6_nothing_told_is_lost_or_doubled_by_anything_on_postgres() -> None:
    with running_server() as server:
        where = server.empty_database("triumvir_killed")
        tally = kill(Plan(where, 22, restart=server.restart_command))
    assert_nothing_was_lost(tally, 22)
    assert set(tally.faults) == set(possible("postgresql:", True))


# ---- what happens, and how often -----------------------------------------------------------------------------

FILE = "sqlite:///tmp/t.db"


@pytest.mark.parametrize(
    "wish",
    ["", "tree", "lock", "point, start", "point,process,lock", ",".join(possible("postgresql://x", True))],
)
def test_p6_every_fault_that_is_wished_for_comes_equally_often(wish: str) -> None:
    wished = chosen(wish, "postgresql://x" if "crash" in wish else FILE, True)
    counts: Counter[str] = Counter()
    for fate in islice(fates(wished, Random(1)), 2000):
        counts.update([*fate.blows, fate.death])
        assert not fate.blows or fate.death in LONG
    asked = [counts[kind] for kind in wished]
    assert min(asked) > 0.95 * max(asked)
    assert set(counts) <= {*wished, "tree"}


@pytest.mark.parametrize(
    ("wish", "database", "complaint"),
    [
        ("tree,flood", FILE, "'flood' is none of point"),
        ("crash", FILE, "'crash' cannot be tried"),
        ("lock", "postgresql://x", "'lock' cannot be tried"),
        ("restart", "postgresql://x", "'restart' cannot be tried"),
    ],
)
def test_p6_a_fault_that_cannot_be_is_refused(wish: str, database: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        chosen(wish, database, can_restart=False)


def test_p6_only_who_needs_them_has_two_processes_or_bots() -> None:
    assert Fate(("process", "lock"), "tree").processes == 2
    assert Fate(("worker",), "tree").processes == 1
    assert Fate(("worker",), "tree").has_bots
    assert not Fate(("lock",), "tree").has_bots
    assert Fate(("lock", "process"), "tree").within(2) == Fate(("lock",), "tree")


# ---- dying at a named point ----------------------------------------------------------------------------------


def test_p6_every_named_point_is_passed_by_a_move_in_order() -> None:
    async def story() -> list[str]:
        async with world() as w:
            match, anna, _ = await w.two_at_a_table()
            passed: list[str] = []
            w.server.registry.reach = passed.append
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


# ---- a client goes on playing -------------------------------------------------------------------------------


def waiting_client() -> Client:
    """Who has seen entry 3, moved, and was cut off before the answer came."""
    pending = {"type": "play", "id": "k1", "match": "m", "seat": 0, "seen_seq": 3, "action": "end"}
    return Client(0, "cookie", pending=pending, seen=3, legal=[{"notation": "end"}])


def shown(seq: int) -> dict[str, object]:
    view = {"seat": 0, "digest": f"after {seq}", "legal": [{"notation": "end"}]}
    return {"type": "table", "match": "m", "seq": seq, "table": {"status": "playing"}, "views": [view]}


def test_p6_a_client_who_sees_the_table_before_the_answer_moves_after_it() -> None:
    client = waiting_client()
    client.look(shown(4))
    assert not client.may_move
    assert client.note({"type": "done", "id": "k1", "seq": 4})
    assert client.may_move


def test_p6_a_client_who_is_answered_first_waits_for_the_table() -> None:
    client = waiting_client()
    assert client.note({"type": "done", "id": "k1", "seq": 4})
    assert not client.may_move
    client.look(shown(4))
    assert client.may_move


def test_p6_a_client_who_is_told_to_come_again_asks_the_same_again() -> None:
    client = waiting_client()
    assert not client.note({"type": "refused", "id": "k1", "error": {"code": "unavailable"}})
    assert client.pending is not None
    assert client.note({"type": "done", "id": "k1", "seq": 4})


def test_p6_a_client_who_is_refused_looks_again_before_moving() -> None:
    client = waiting_client()
    assert not client.note({"type": "refused", "id": "k1", "error": {"code": "stale"}})
    assert not client.may_move
    client.look(shown(5))
    assert client.may_move


# ---- the verification finds what is wrong -------------------------------------------------------------------------


async def played(w: World) -> tuple[Table, Client]:
    """A table with one move, and the honest testimony of who made it."""
    anna = await w.guest()
    made = await anna.create("caesar", ["me", "me"])
    socket = await anna.seated(made["match"])
    action = socket.legal(0)[0]
    done = await socket.command("play", made["match"], 0, id="k1", action=action)
    await socket.until("update")
    client = Client(0, "", {"k1": (done["seq"], action)}, {socket.last["seq"]: socket.view(0)["digest"]})
    return Table(made["match"], "caesar", [client]), client


def later(told: dict[str, tuple[int, str]]) -> dict[str, tuple[int, str]]:
    return {command: (seq + 1, action) for command, (seq, action) in told.items()}


def another(told: dict[str, tuple[int, str]]) -> dict[str, tuple[int, str]]:
    return {command: (seq, "pass") for command, (seq, _) in told.items()}


LIES: dict[str, Callable[[Client], Client]] = {
    "k2 was acknowledged": lambda w: replace(w, acknowledged={**w.acknowledged, "k2": (3, "pass")}),
    "k1 was acknowledged": lambda w: replace(w, acknowledged=later(w.acknowledged)),
    "k1 said pass": lambda w: replace(w, acknowledged=another(w.acknowledged)),
    "was shown something else": lambda w: replace(w, shown=dict.fromkeys(w.shown, "0123456789abcdef")),
    "is not stored": lambda w: replace(w, shown={**w.shown, 99: ""}),
}


@pytest.mark.parametrize("finding", LIES)
def test_p6_the_verification_sees_what_is_not_as_it_was_told(finding: str) -> None:
    async def story() -> None:
        async with world() as w:
            table, client = await played(w)
            examine(w.store, Case(table))
            with pytest.raises(Lost, match=finding):
                examine(w.store, Case(replace(table, clients=[LIES[finding](client)])))

    run(story())


def test_p6_the_verification_sees_a_lost_match_a_doubled_move_and_a_wrong_hash() -> None:
    async def story() -> None:
        async with world() as w:
            table, _ = await played(w)
            with pytest.raises(Lost, match="gone"):
                examine(w.store, Case(replace(table, match="nothing")))
            entries = w.store._matches[table.match].entries  # type: ignore[attr-defined]
            last = entries[-1]
            entries.append(replace(last, seq=last.seq + 1))
            with pytest.raises(Lost, match="twice"):
                examine(w.store, Case(table))
            entries[-2:] = [replace(last, state_hash="0" * 16)]
            with pytest.raises(Lost, match="hash"):
                examine(w.store, Case(table))

    run(story())


CHATS: dict[str, tuple[list[str], str]] = {
    "line 0.1 was published and is not stored": (["0.0", "1.0"], LINES_LOST),
    "line 1.0 is stored 2 times": (["0.0", "0.1", "1.0", "1.0"], LINES_DOUBLED),
}


@pytest.mark.parametrize("finding", CHATS)
def test_p6_the_verification_sees_lines_of_chat_that_are_gone_or_twice(finding: str) -> None:
    table = Table("m", "caesar", [Client(0, "", heard={"0.0": 1, "0.1": 2})])
    check_chat(table, ["0.0", "0.1", "1.0"])
    stored, kind = CHATS[finding]
    with pytest.raises(Lost, match=finding) as found:
        check_chat(table, stored)
    assert found.value.kind == kind


def test_p6_a_client_hears_a_line_once() -> None:
    client = Client(0, "")
    client.hear({"text": "0.0", "number": 1})
    client.hear({"text": "0.0", "number": 1})
    with pytest.raises(Lost, match="published twice"):
        client.hear({"text": "0.0", "number": 2})


def test_p6_the_verification_sees_an_unfair_clock() -> None:
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
    for harmless in ('{"level": "error", "event": "process has fallen"}\n', TRACE.format("/multiprocessing/spawn.py")):
        log.write_text(harmless)
        must_be_quiet(log)
    for finding in ('{"at": 1, "level": "error", "event": "task failed"}\n', TRACE.format("/triumvir/registry.py")):
        log.write_text(finding)
        with pytest.raises(Lost, match="a server complained"):
            must_be_quiet(log)


TRACE = 'Traceback (most recent call last):\n  File "{}", line 1\n    here()\nEOFError\n'


@pytest.mark.parametrize("cut", ["Triu", "Triumvir is at ", "Triumvir is at http://127.0.0.1:43", ""])
def test_p6_a_server_killed_in_the_middle_of_its_address_is_dead(cut: str) -> None:
    async def story() -> ServerLife:
        life = ServerLife()
        for line in ("born 5\n", *f"{cut}\ndied -9\n".splitlines(keepends=True)):
            life.hear(line)
        return life

    life = run(story())
    assert (life.pid, life.code, life.died.is_set()) == (5, -9, True)


def test_p6_a_server_tells_its_address_once_it_is_whole() -> None:
    async def story() -> int:
        life = ServerLife()
        life.hear("Triumvir is at http://127.0.0.1:43427\n")
        life.hear("died 0\n")
        return await life.listening

    assert run(story()) == 43427
