"""Tables at which nobody played go wholly; what was started stays for ever."""

import pytest
from tests.storage.samples import WAIT, add_match, entries, entry, header, job, line, link, summary

from triumvir.storage.store import MatchExists, NoSuchMatch, Status, Store


def test_tables_that_wait_are_found_the_longest_unchanged_first(store: Store) -> None:
    for number, status in enumerate([Status.WAITING, Status.PLAYING, Status.WAITING, Status.OVER, Status.WAITING]):
        add_match(store, f"m{number}", 100 - number, status)
    assert store.waiting(100) == ("m4", "m2")
    assert store.waiting(101, limit=2) == ("m4", "m2")
    assert store.waiting(101) == ("m4", "m2", "m0")


def test_a_table_that_waits_goes_with_all_that_belongs_to_it(store: Store) -> None:
    made = summary("m1", 100, Status.WAITING)
    store.create_match(header("m1"), made, entries(1, 2), [job("j1", "m1")], [link("l1", "m1")]).result(WAIT)
    add_match(store, "m2", 100, Status.PLAYING)
    store.say(line("ave")).result(WAIT)
    assert store.drop_waiting("m1", 101).result(WAIT)
    assert store.load("m1") is None
    assert store.entries_since("m1", 0) == ()
    assert (store.link("l1"), store.jobs_of("m1")) == (None, ())
    assert store.chat("m1", "players") == ()
    assert store.match_ids() == ("m2",)
    assert [found.match for found in store.of_person("anna", is_over=False).matches] == ["m2"]
    assert store.check() == ()


@pytest.mark.parametrize("status", [status for status in Status if status is not Status.WAITING])
def test_a_match_that_was_started_stays(store: Store, status: Status) -> None:
    add_match(store, "m1", 100, status)
    assert not store.drop_waiting("m1", 10**9).result(WAIT)
    assert store.load("m1") is not None


def test_a_table_at_which_something_happened_stays(store: Store) -> None:
    add_match(store, "m1", 100, Status.WAITING)
    assert not store.drop_waiting("m1", 100).result(WAIT)
    assert not store.drop_waiting("m2", 1000).result(WAIT)
    assert store.load("m1") is not None


def test_nothing_is_written_to_a_table_that_is_gone(store: Store) -> None:
    """Also where the writer remembers how far it had come."""
    add_match(store, "m1", 100, Status.WAITING)
    store.append("m1", [entry(1, "c1")], summary("m1", 101, Status.WAITING)).result(WAIT)
    assert store.drop_waiting("m1", 200).result(WAIT)
    with pytest.raises(NoSuchMatch):
        store.append("m1", [entry(2, "c2")], summary("m1", 102, Status.PLAYING)).result(WAIT)
    assert store.check() == ()
    add_match(store, "m1", 300, Status.WAITING)
    with pytest.raises(MatchExists):
        add_match(store, "m1", 300, Status.WAITING)
