from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.storage.samples import WAIT, add_match, job

from triumvir.storage.store import NoSuchMatch, Snapshot, Store


def take(store: Store, worker: str, now: int = 100, limit: int = 1) -> list[str]:
    taken = store.take_jobs(worker, ["bot", "hint"], now, now + 50, limit).result(WAIT)
    return [found.id for found in taken]


def test_jobs_are_taken_in_the_order_in_which_they_are_due(store: Store) -> None:
    add_match(store)
    store.put_jobs([job("j3", due_at=30), job("j1", due_at=50), job("j2", due_at=50), job("j4", due_at=101)]).result(
        WAIT
    )
    assert take(store, "w1", limit=2) == ["j3", "j1"]
    assert take(store, "w2", limit=5) == ["j2"]
    assert take(store, "w3") == []
    assert take(store, "w3", now=101) == ["j4"]


def test_a_worker_takes_only_what_it_can_do(store: Store) -> None:
    add_match(store)
    store.put_jobs([job("j1", kind="mail")]).result(WAIT)
    assert take(store, "w1") == []
    assert store.take_jobs("w1", [], 100, 200).result(WAIT) == ()
    (taken,) = store.take_jobs("w1", ["mail"], 100, 200).result(WAIT)
    assert (taken.worker, taken.leased_until, taken.attempts) == ("w1", 200, 1)
    assert store.jobs_of("m1") == (taken,)


def test_a_finished_job_is_gone(store: Store) -> None:
    add_match(store)
    store.put_jobs([job()]).result(WAIT)
    take(store, "w1")
    assert store.finish_job("j1", "w1").result(WAIT)
    assert store.jobs_of("m1") == ()
    assert not store.finish_job("j1", "w1").result(WAIT)


def test_the_job_of_a_dead_worker_is_taken_over(store: Store) -> None:
    add_match(store)
    store.put_jobs([job()]).result(WAIT)
    assert take(store, "w1", now=100) == ["j1"]
    assert take(store, "w2", now=149) == []
    assert take(store, "w2", now=150) == ["j1"]
    assert store.jobs_of("m1")[0].attempts == 2
    assert not store.finish_job("j1", "w1").result(WAIT)
    assert not store.release_job("j1", "w1", 0).result(WAIT)
    assert not store.renew_job("j1", "w1", 999).result(WAIT)
    assert store.finish_job("j1", "w2").result(WAIT)


def test_a_released_job_is_taken_again_when_it_is_due(store: Store) -> None:
    add_match(store)
    store.put_jobs([job()]).result(WAIT)
    take(store, "w1")
    assert store.release_job("j1", "w1", due_at=120).result(WAIT)
    assert take(store, "w2", now=119) == []
    assert take(store, "w2", now=120) == ["j1"]


def test_a_lease_can_be_renewed(store: Store) -> None:
    add_match(store)
    store.put_jobs([job()]).result(WAIT)
    take(store, "w1", now=100)
    assert store.renew_job("j1", "w1", 300).result(WAIT)
    assert take(store, "w2", now=299) == []
    assert take(store, "w2", now=300) == ["j1"]


def test_the_same_id_is_the_same_job(store: Store) -> None:
    add_match(store)
    store.put_jobs([job()]).result(WAIT)
    take(store, "w1")
    store.put_jobs([job()]).result(WAIT)
    assert [found.worker for found in store.jobs_of("m1")] == ["w1"]


def test_a_job_for_no_match(store: Store) -> None:
    add_match(store)
    with pytest.raises(NoSuchMatch):
        store.put_jobs([job("j1", "m1"), job("j2", "m2")]).result(WAIT)
    assert store.jobs_of("m1") == ()
    store.put_jobs([]).result(WAIT)


def test_no_job_is_taken_by_two(store: Store) -> None:
    add_match(store)
    store.put_jobs([job(f"j{number:02}") for number in range(60)]).result(WAIT)

    def work(worker: int) -> list[str]:
        return [key for _ in range(12) for key in take(store, f"w{worker}", limit=1 + worker)]

    with ThreadPoolExecutor(4) as pool:
        taken = [key for keys in pool.map(work, range(4)) for key in keys]
    assert sorted(taken) == [f"j{number:02}" for number in range(60)]


def test_a_snapshot_replaces_the_one_before(store: Store) -> None:
    add_match(store)
    assert store.snapshot("m1") is None
    store.put_snapshot(Snapshot("m1", 3, "1", "{}")).result(WAIT)
    store.put_snapshot(Snapshot("m1", 9, "2", '{"a":1}')).result(WAIT)
    assert store.snapshot("m1") == Snapshot("m1", 9, "2", '{"a":1}')


def test_a_snapshot_of_no_match(store: Store) -> None:
    with pytest.raises(NoSuchMatch):
        store.put_snapshot(Snapshot("m1", 3, "1", "{}")).result(WAIT)
