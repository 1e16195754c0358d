from dataclasses import replace

import pytest
from tests.storage.samples import WAIT, add_match, entries, entry, header, job, link, summary

from triumvir.storage.store import (
    BadValue,
    Closed,
    Conflict,
    Duplicate,
    Job,
    MatchExists,
    NoSuchMatch,
    Status,
    Store,
    StoredMatch,
    WriteResult,
)


def test_a_match_comes_back_as_it_was_made(store: Store) -> None:
    made = header(), summary(), entries(1, 2)
    store.create_match(*made, [job()], [link()]).result(WAIT)
    assert store.load("m1") == StoredMatch(made[0], made[1], tuple(made[2]))
    assert store.header("m1") == made[0]
    assert store.jobs_of("m1") == (job(),)
    assert store.link(link().token_hash) == link()


def test_an_unknown_match_is_nothing(store: Store) -> None:
    assert store.load("m1") is None
    assert store.header("m1") is None
    assert store.summary("m1") is None
    assert store.entries_since("m1", 0) == ()
    assert store.answered("m1", "c1") is None


def test_a_match_is_made_once(store: Store) -> None:
    add_match(store)
    with pytest.raises(MatchExists):
        store.create_match(header(game="cleopatra"), summary(game="cleopatra"), [], [job()]).result(WAIT)
    assert store.jobs_of("m1") == ()
    found = store.load("m1")
    assert found is not None
    assert found.header.game == "caesar"


def test_the_first_entry_is_number_one(store: Store) -> None:
    with pytest.raises(Conflict):
        store.create_match(header(), summary(), entries(2, 3)).result(WAIT)
    assert store.load("m1") is None


def test_entries_are_appended_in_order(store: Store) -> None:
    add_match(store)
    store.append("m1", entries(1, 3)).result(WAIT)
    store.append("m1", [entry(4)], summary(at=2000, plies=4)).result(WAIT)
    assert store.entries_since("m1", 0) == tuple(entries(1, 4))
    assert store.entries_since("m1", 2) == tuple(entries(3, 4))
    assert store.entries_since("m1", 4) == ()
    assert store.summary("m1") == summary(at=2000, plies=4)


@pytest.mark.parametrize("first", [1, 2, 4, 9])
def test_an_entry_that_does_not_follow_is_a_conflict(store: Store, first: int) -> None:
    add_match(store)
    store.append("m1", entries(1, 2)).result(WAIT)
    with pytest.raises(Conflict) as conflict:
        store.append("m1", entries(first, first + 1), summary(at=9999), [job()]).result(WAIT)
    assert (conflict.value.seq, conflict.value.last_seq) == (first, 2)
    assert store.entries_since("m1", 0) == tuple(entries(1, 2))
    assert store.jobs_of("m1") == ()
    assert store.summary("m1") == summary()


def test_a_command_that_comes_again_gets_the_first_entry(store: Store) -> None:
    add_match(store)
    first = entry(1, "c1", '{"move":1}', '{"ok":1}')
    store.append("m1", [first, entry(2)]).result(WAIT)
    for seq in (1, 3, 7):
        with pytest.raises(Duplicate) as duplicate:
            store.append("m1", [entry(seq, "c1", '{"move":2}', '{"ok":2}')]).result(WAIT)
        assert duplicate.value.first == first
        assert duplicate.value.answer == '{"ok":1}'
    assert store.answered("m1", "c1") == first
    assert len(store.entries_since("m1", 0)) == 2


def test_a_command_belongs_to_its_match(store: Store) -> None:
    add_match(store, "m1")
    add_match(store, "m2")
    store.append("m1", [entry(1, "c1")]).result(WAIT)
    store.append("m2", [entry(1, "c1")]).result(WAIT)
    assert store.answered("m2", "c1") == entry(1, "c1")


def test_an_append_to_no_match(store: Store) -> None:
    with pytest.raises(NoSuchMatch):
        store.append("m1", [entry(1)]).result(WAIT)


def test_a_refused_append_leaves_its_neighbours_alone(store: Store) -> None:
    """Asked for at once, so that they come into one commit."""
    futures: list[WriteResult[None]] = [store.create_match(header(), summary())]
    futures += [store.append("m1", [entry(seq, f"c{seq}")]) for seq in (1, 2, 2, 3)]
    futures += [store.append("m2", [entry(1)]), store.append("m1", [entry(4, "c1")]), store.append("m1", [entry(4)])]
    outcomes = [type(future.exception(WAIT)) for future in futures]
    nothing = type(None)
    assert outcomes == [nothing, nothing, nothing, Duplicate, nothing, NoSuchMatch, Duplicate, nothing]
    assert [found.seq for found in store.entries_since("m1", 0)] == [1, 2, 3, 4]


def test_of_two_that_append_the_same_number_one_wins(store: Store) -> None:
    add_match(store)
    futures = [store.append("m1", [entry(1, f"c{rival}")]) for rival in range(5)]
    assert [type(future.exception(WAIT)) for future in futures] == [type(None)] + [Conflict] * 4


def test_an_append_takes_jobs_with_it_and_finishes_others(store: Store) -> None:
    add_match(store)
    store.append("m1", [entry(1)], jobs=[job("j1"), job("j2")]).result(WAIT)
    store.append("m1", [entry(2)], jobs=[job("j3"), replace(job("j2"), body="other")], done=["j1"]).result(WAIT)
    assert store.jobs_of("m1") == (job("j2"), job("j3"))


def test_a_summary_may_change_without_an_entry(store: Store) -> None:
    add_match(store)
    store.append("m1", [], summary(status=Status.OVER)).result(WAIT)
    assert store.summary("m1") == summary(status=Status.OVER)


def test_what_was_asked_for_cannot_be_cancelled(store: Store) -> None:
    add_match(store)
    future = store.append("m1", [entry(1)])
    assert not future.cancel()
    future.result(WAIT)
    assert len(store.entries_since("m1", 0)) == 1


def test_a_closed_store_takes_nothing(store: Store) -> None:
    add_match(store)
    store.close()
    with pytest.raises(Closed):
        store.append("m1", [entry(1)])
    store.close()


def test_closing_carries_out_what_was_asked_for(store: Store) -> None:
    add_match(store)
    futures = [store.append("m1", [entry(seq)]) for seq in range(1, 101)]
    store.close()
    assert all(future.done() and future.exception() is None for future in futures)


def test_entries_of_one_append_are_numbered_without_gaps(store: Store) -> None:
    add_match(store)
    with pytest.raises(BadValue, match="3 comes after 1"):
        store.append("m1", [entry(1), entry(3)])
    with pytest.raises(BadValue, match="twice"):
        store.append("m1", [entry(1, "c1"), entry(2, "c1")])


def test_what_is_stored_with_a_match_is_about_it(store: Store) -> None:
    add_match(store)
    other: Job = job(match="m2")
    with pytest.raises(BadValue, match="match m2"):
        store.append("m1", [entry(1)], jobs=[other])
    with pytest.raises(BadValue, match="match m2"):
        store.append("m1", [entry(1)], summary("m2"))
    with pytest.raises(BadValue, match="match m2"):
        store.create_match(header("m3"), summary("m3"), links=[link(match="m2")])


def test_headers_come_for_those_matches_that_are_there(store: Store) -> None:
    for match in ("m1", "m2", "m3"):
        add_match(store, match)
    assert {found.id for found in store.headers(["m3", "m1", "m3", "nothing"])} == {"m1", "m3"}
    assert store.headers([]) == ()
