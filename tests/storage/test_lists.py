from collections.abc import Callable

import pytest
from tests.storage.samples import ANNA, BELA, WAIT, add_match, entry, summary

from triumvir.storage.store import Cursor, Page, RulesInUse, SeatLine, Status, Store, Visibility

CLEO = SeatLine("human", "Cleo", "cleo")
List = Callable[[Cursor | None, int], Page]


def ids(page: Page) -> list[str]:
    return [found.match for found in page.matches]


@pytest.fixture
def town(store: Store) -> Store:
    """One match of every kind; m8 and m9 were touched at the same moment."""
    add_match(store, "m1", 1000, Status.WAITING)
    add_match(store, "m2", 2000, Status.PLAYING, "cleopatra")
    add_match(store, "m3", 3000, Status.OVER)
    add_match(store, "m4", 4000, Status.OVER, "cleopatra")
    add_match(store, "m5", 5000, Status.PLAYING, visibility=Visibility.LINK)
    add_match(store, "m6", 6000, Status.OVER, visibility=Visibility.PRIVATE)
    add_match(store, "m8", 7000, Status.PLAYING, seats=(CLEO, CLEO))
    add_match(store, "m9", 7000, Status.OVER, seats=(CLEO, BELA))
    return store


def test_the_lobby_is_what_is_public_and_not_over(town: Store) -> None:
    assert ids(town.lobby()) == ["m8", "m2", "m1"]
    assert ids(town.lobby("caesar")) == ["m8", "m1"]
    assert ids(town.lobby("ave-caesar")) == []


def test_the_archive_is_what_is_public_and_over(town: Store) -> None:
    assert ids(town.archive()) == ["m9", "m4", "m3"]
    assert ids(town.archive("cleopatra")) == ["m4"]


def test_unfinished_matches_of_all_kinds(town: Store) -> None:
    assert ids(town.unfinished()) == ["m8", "m5", "m2", "m1"]


def test_the_matches_of_a_person(town: Store) -> None:
    assert ids(town.of_person("anna", is_over=False)) == ["m5", "m2", "m1"]
    assert ids(town.of_person("anna", is_over=True)) == ["m6", "m4", "m3"]
    assert ids(town.of_person("cleo", is_over=False)) == ["m8"]
    assert ids(town.of_person("nobody", is_over=False)) == []


def test_lists_hold_whole_summaries(town: Store) -> None:
    assert town.lobby("cleopatra").matches == (summary("m2", 2000, game="cleopatra"),)


@pytest.mark.parametrize("limit", [1, 2, 3, 4, 7, 8])
def test_pages_follow_each_other_without_gap_or_overlap(store: Store, limit: int) -> None:
    """Several matches of one moment: the id decides."""
    for number in range(7):
        add_match(store, f"m{number}", 1000 + number // 3)
    lists: list[List] = [
        lambda after, limit: store.lobby(None, after, limit),
        lambda after, limit: store.unfinished(after, limit),
        lambda after, limit: store.of_person("anna", False, after, limit),
    ]
    for one in lists:
        pages = [one(None, limit)]
        while (place := pages[-1].next) is not None and len(pages) < 8:
            pages.append(one(place, limit))
        assert all(len(page.matches) == limit for page in pages[:-1])
        assert [key for page in pages for key in ids(page)] == ["m6", "m5", "m4", "m3", "m2", "m1", "m0"]


def test_pages_of_what_is_over(store: Store) -> None:
    for number in range(5):
        add_match(store, f"m{number}", 1000 + number // 2, Status.OVER)
    for one in (store.archive, lambda after, limit: store.of_person("anna", True, after, limit)):
        first = one(after=None, limit=3)
        assert ids(first) == ["m4", "m3", "m2"]
        assert ids(one(after=first.next, limit=3)) == ["m1", "m0"]


def test_a_move_brings_a_match_to_the_top(town: Store) -> None:
    town.append("m1", [entry(1)], summary("m1", 9000)).result(WAIT)
    assert ids(town.lobby()) == ["m1", "m8", "m2"]
    assert ids(town.of_person("anna", is_over=False)) == ["m1", "m5", "m2"]


def test_an_end_moves_a_match_to_the_archive(town: Store) -> None:
    town.append("m1", [entry(1)], summary("m1", 9000, Status.OVER)).result(WAIT)
    assert ids(town.lobby()) == ["m8", "m2"]
    assert ids(town.archive()) == ["m1", "m9", "m4", "m3"]
    assert ids(town.of_person("bela", is_over=True)) == ["m1", "m9", "m6", "m4", "m3"]
    town.append("m1", [], summary("m1", 9001, Status.PLAYING)).result(WAIT)
    assert ids(town.of_person("bela", is_over=True)) == ["m9", "m6", "m4", "m3"]


def test_who_sits_down_finds_the_match_and_who_gets_up_does_not(town: Store) -> None:
    town.append("m1", [entry(1)], summary("m1", 9000, seats=(ANNA, CLEO))).result(WAIT)
    assert ids(town.of_person("cleo", is_over=False)) == ["m1", "m8"]
    assert ids(town.of_person("bela", is_over=False)) == ["m5", "m2"]


def test_all_ids_in_alphabetical_order(town: Store) -> None:
    assert town.match_ids(limit=3) == ("m1", "m2", "m3")
    assert town.match_ids("m3") == ("m4", "m5", "m6", "m8", "m9")


def test_the_rules_by_which_matches_are_played(town: Store) -> None:
    assert town.rules_in_use() == (RulesInUse("caesar", 1, 6, 3), RulesInUse("cleopatra", 1, 2, 1))
