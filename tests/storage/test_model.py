"""Any sequence of writes and reads: a database answers like the store in memory."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from tests.storage.conftest import address
from tests.storage.samples import ANNA, BELA, WAIT, entry, header, job, line, link, summary

from triumvir.storage.memory import MemoryStore
from triumvir.storage.opening import open_store
from triumvir.storage.store import SeatLine, Status, StorageError, Store, Visibility, WriteResult

MATCHES = ("m1", "m2", "m3")
JOBS = ("j1", "j2", "j3", "j4", "j5")
WORKERS = ("w1", "w2")
SEATS = ((), (ANNA,), (ANNA, BELA), (BELA, SeatLine("bot", "Miles")), (ANNA, ANNA))

matches = st.sampled_from(MATCHES)
jobs = st.sampled_from(JOBS)
workers = st.sampled_from(WORKERS)
moments = st.integers(0, 6)


T = TypeVar("T")


def outcome(future: WriteResult[T]) -> object:
    error = future.exception(WAIT)
    return future.result() if error is None else (type(error), str(error))


class Stores(RuleBasedStateMachine):
    def __init__(self, url: str) -> None:
        super().__init__()
        self.stores: tuple[Store, Store] = (MemoryStore(), open_store(url))

    def teardown(self) -> None:
        for store in self.stores:
            store.close()

    def both(self, write: Callable[[Store], WriteResult[T]]) -> None:
        """Done to both stores, with the same outcome."""
        model, real = (outcome(write(store)) for store in self.stores)
        assert real == model

    @rule(
        match=matches,
        count=st.integers(0, 2),
        at=moments,
        status=st.sampled_from(Status),
        visibility=st.sampled_from(Visibility),
        seats=st.sampled_from(SEATS),
    )
    def create(
        self, match: str, count: int, at: int, status: Status, visibility: Visibility, seats: tuple[SeatLine, ...]
    ) -> None:
        made = summary(match, at, status, visibility=visibility, seats=seats)
        first = [entry(seq + 1) for seq in range(count)]
        self.both(lambda store: store.create_match(header(match), made, first, [job("j1", match)], [link("l1", match)]))

    @rule(
        match=matches,
        seq=st.integers(1, 6),
        command=st.sampled_from([None, "c1", "c2", "c3"]),
        at=moments,
        status=st.sampled_from([None, *Status]),
        seats=st.sampled_from(SEATS),
        new=jobs,
        done=jobs,
    )
    def append(
        self,
        match: str,
        seq: int,
        command: str | None,
        at: int,
        status: Status | None,
        seats: tuple[SeatLine, ...],
        new: str,
        done: str,
    ) -> None:
        after = None if status is None else summary(match, at, status, seats=seats)
        self.both(lambda store: store.append(match, [entry(seq, command)], after, [job(new, match)], [done]))

    @rule(match=matches, text=st.sampled_from(["ave", "salve"]), room=st.sampled_from(["players", "spectators"]))
    def say(self, match: str, text: str, room: str) -> None:
        self.both(lambda store: store.say(line(text, room, match)))

    @rule(match=matches, key=jobs, due_at=moments, owner=st.sampled_from(["anna", "bela"]), cost=st.integers(0, 1))
    def put_job(self, match: str, key: str, due_at: int, owner: str, cost: int) -> None:
        self.both(lambda store: store.put_jobs([job(key, match, "bot", due_at, owner, cost)]))

    @rule(
        worker=workers,
        now=moments,
        length=st.integers(0, 3),
        limit=st.integers(0, 3),
        dear=st.sampled_from([None, 0, 1, 2]),
        lately=st.sampled_from([(), ("anna",), ("bela", "anna"), ("anna", "bela", "")]),
    )
    def take(self, worker: str, now: int, length: int, limit: int, dear: int | None, lately: tuple[str, ...]) -> None:
        self.both(lambda store: store.take_jobs(worker, ["bot"], now, now + length, limit, dear, lately))

    @rule(name=st.sampled_from(["w", "w1", "x"]))
    def free(self, name: str) -> None:
        self.both(lambda store: store.free_jobs_of(name, ["bot", "hint"]))

    @rule(key=jobs, worker=workers, due_at=moments)
    def release(self, key: str, worker: str, due_at: int) -> None:
        self.both(lambda store: store.release_job(key, worker, due_at))

    @rule(key=jobs, worker=workers)
    def finish(self, key: str, worker: str) -> None:
        self.both(lambda store: store.finish_job(key, worker))

    @rule(now=st.sampled_from([5000, 5001]))
    def sweep(self, now: int) -> None:
        self.both(lambda store: store.sweep(now))

    @rule(now=st.sampled_from([5000, 5001]))
    def sweep_a_portion(self, now: int) -> None:
        self.both(lambda store: store.sweep(now, 1))

    @rule(match=matches, before=moments)
    def drop_waiting(self, match: str, before: int) -> None:
        self.both(lambda store: store.drop_waiting(match, before))

    @invariant()
    def both_answer_alike(self) -> None:
        model, real = (everything(store) for store in self.stores)
        assert real == model
        assert self.stores[1].check() == ()


def everything(store: Store) -> list[object]:
    answers: list[object] = [store.lobby(limit=1), store.archive(limit=2), store.unfinished(limit=2), store.match_ids()]
    answers += [store.waiting(3), store.waiting(9, 1), store.link("l1")]
    for person in ("anna", "bela"):
        answers.append(store.bot_tables(person))
        answers += [store.of_person(person, is_over, limit=2) for is_over in (True, False)]
    for match in MATCHES:
        answers += [store.load(match), store.entries_since(match, 2), store.answered(match, "c1")]
        answers += [store.chat(match, "players", limit=2), store.jobs_of(match)]
    return answers


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "examples"), [("sqlite", 40), ("postgres", 8)])
def test_a_database_answers_like_the_store_in_memory(
    kind: str, examples: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    numbers = count()

    def begin() -> Stores:
        folder = tmp_path / str(next(numbers))
        folder.mkdir()
        return Stores(address(kind, folder, request))

    chosen = settings(max_examples=examples, stateful_step_count=25, deadline=None)
    run_state_machine_as_test(begin, settings=chosen)  # type: ignore[arg-type]


def test_an_outcome_tells_a_refusal_from_another() -> None:
    store = MemoryStore()
    refused = outcome(store.append("m1", [entry(1)]))
    assert isinstance(refused, tuple)
    assert issubclass(refused[0], StorageError)
