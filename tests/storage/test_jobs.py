from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.storage.samples import ANNA, WAIT, add_match, entry, header, job, summary

from triumvir.storage.store import NoSuchMatch, SeatLine, Status, Store


def take(store: Store, worker: str, now: int = 100, limit: int = 1, dear: int | None = None) -> list[str]:
    taken = store.take_jobs(worker, ["bot", "hint"], now, now + 50, limit, dear).result(WAIT)
    return [found.id for found in taken]


def test_jobs_are_taken_in_the_order_in_which_they_came(store: Store) -> None:
    add_match(store)
    for key in ("j9", "j1", "j5"):
        store.put_jobs([job(key)]).result(WAIT)
    store.append("m1", [entry(1)], None, [job("j0"), job("j3")]).result(WAIT)
    assert [take(store, "w1") for _ in range(6)] == [["j9"], ["j1"], ["j5"], ["j0"], ["j3"], []]


def test_the_tables_of_one_take_turns_with_the_one_of_another(store: Store) -> None:
    add_match(store)
    many = [job(f"a{number}", owner="anna") for number in range(4)]
    store.put_jobs([*many, job("b0", owner="bela"), job("c0", owner="cili")]).result(WAIT)
    assert take(store, "w1") == ["a0"]
    assert [take(store, "w1") for _ in range(2)] == [["b0"], ["c0"]], "what is being done counts as well"
    store.finish_job("a0", "w1").result(WAIT)
    store.put_jobs([job("b1", owner="bela")]).result(WAIT)
    assert [take(store, "w1") for _ in range(4)] == [["a1"], ["a2"], ["b1"], ["a3"]]


def test_whoever_was_served_last_comes_after_the_others(store: Store) -> None:
    add_match(store)
    store.put_jobs([job(f"{owner}{number}", owner=owner) for number in range(2) for owner in "abc"]).result(WAIT)
    (first,) = store.take_jobs("w1", ["bot"], 100, 150, 1, None, ["b", "a"]).result(WAIT)
    store.finish_job(first.id, "w1").result(WAIT)
    (second,) = store.take_jobs("w1", ["bot"], 100, 150, 1, None, ["b", "a", "c"]).result(WAIT)
    assert (first.id, second.id) == ("c0", "b0")


def test_what_costs_much_leaves_room_for_what_does_not(store: Store) -> None:
    add_match(store)
    dear = [job(f"d{number}", owner="anna", cost=1) for number in range(3)]
    store.put_jobs([*dear, job("q0", owner="anna"), job("q1", owner="bela")]).result(WAIT)
    assert take(store, "w1", limit=5, dear=1) == ["d0", "q0", "q1"]
    assert take(store, "w1", limit=5, dear=0) == []
    assert take(store, "w1", limit=5, dear=2) == ["d1", "d2"]


def test_what_costs_much_is_not_put_off_for_ever(store: Store) -> None:
    """However many cheap jobs come, an older dear one is taken before those that came later."""
    add_match(store)
    store.put_jobs([job("d0", owner="anna", cost=1)]).result(WAIT)
    store.put_jobs([job(f"q{number}", owner=f"p{number}") for number in range(9)]).result(WAIT)
    assert take(store, "w1", limit=1, dear=1) == ["d0"]


def test_the_jobs_of_a_former_life_are_taken_back(store: Store) -> None:
    add_match(store)
    store.put_jobs([job("j1"), job("j2"), job("j3", kind="mail")]).result(WAIT)
    take(store, "here/one")
    take(store, "there/one")
    store.take_jobs("here/one", ["mail"], 100, 150).result(WAIT)
    assert store.free_jobs_of("here/", ["bot", "hint"]).result(WAIT) == 1
    assert store.free_jobs_of("here/", []).result(WAIT) == 0
    assert take(store, "here/two", limit=9) == ["j1"]
    assert [found.attempts for found in store.jobs_of("m1")] == [2, 1, 1]


def test_a_lease_of_a_wrong_clock_is_none(store: Store) -> None:
    add_match(store)
    store.put_jobs([job("j1"), job("j2", due_at=10**12)]).result(WAIT)
    assert take(store, "w1", now=10**12 - 5) == ["j1"]
    assert take(store, "w2", now=100, limit=2) == ["j1", "j2"]
    assert take(store, "w3", now=120, limit=2) == []


def test_tables_of_bots_are_counted_for_whoever_made_them(store: Store) -> None:
    bots = (SeatLine("bot", "Miles"), SeatLine("bot", "Tiro"))
    left = (SeatLine("bot", "Miles"), SeatLine("bot", "Anna", "anna"))
    seats = {"m1": bots, "m2": bots, "m3": (ANNA, *bots), "m4": left, "m5": bots, "m6": bots}
    for match, sitting in seats.items():
        status = {"m5": Status.OVER, "m6": Status.WAITING}.get(match, Status.PLAYING)
        store.create_match(header(match), summary(match, status=status, seats=sitting)).result(WAIT)
    assert (store.bot_tables("anna"), store.bot_tables("bela")) == (2, 0)


def test_jobs_are_taken_when_they_are_due(store: Store) -> None:
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
