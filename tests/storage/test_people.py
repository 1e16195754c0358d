from dataclasses import replace

import pytest
from tests.storage.samples import BELA, WAIT, add_match, line, link, person, session

from triumvir.storage.store import IdleGuests, NoSuchMatch, Person, Session, Store


def test_a_person_is_kept_and_changed(store: Store) -> None:
    assert store.person("anna") is None
    store.put_person(person()).result(WAIT)
    assert store.person("anna") == person()
    renamed = replace(person(), name="Anička", profile='{"language":"cs"}')
    store.put_person(renamed).result(WAIT)
    assert store.person("anna") == renamed


def test_a_session_is_known_by_the_hash_of_its_token(store: Store) -> None:
    store.put_session(session()).result(WAIT)
    assert store.session("s1") == session()
    store.drop_session("s1").result(WAIT)
    assert store.session("s1") is None
    store.drop_session("s1").result(WAIT)


def test_a_link_leads_to_a_seat_or_to_the_spectators(store: Store) -> None:
    add_match(store)
    store.put_link(link("l2", seat=None)).result(WAIT)
    store.put_link(link("l1", seat=0)).result(WAIT)
    assert store.link("l1") == link("l1", seat=0)
    assert store.link("l2") == link("l2", seat=None)


def test_a_link_to_nowhere(store: Store) -> None:
    with pytest.raises(NoSuchMatch):
        store.put_link(link()).result(WAIT)


def test_what_has_expired_is_swept_away(store: Store) -> None:
    add_match(store)
    for number, moment in enumerate((100, 200, 300)):
        store.put_session(session(f"s{number}", moment)).result(WAIT)
        store.put_link(link(f"l{number}", expires_at=moment)).result(WAIT)
    assert store.sweep(200).result(WAIT) == 2
    assert store.session("s0") is None
    assert store.link("l0") is None
    assert store.session("s1") is not None
    assert store.sweep(200).result(WAIT) == 0


def test_what_has_expired_is_swept_away_in_portions(store: Store) -> None:
    add_match(store)
    for number in range(5):
        store.put_session(session(f"s{number}", 100 + number)).result(WAIT)
        store.put_link(link(f"l{number}", expires_at=100 + number)).result(WAIT)
    assert store.sweep(200, limit=2).result(WAIT) == 4
    assert [store.session(f"s{number}") is None for number in range(5)] == [True, True, False, False, False]
    assert [store.sweep(200, limit=2).result(WAIT) for _ in range(3)] == [4, 2, 0]


def test_guests_whom_nobody_would_miss_are_found(store: Store) -> None:
    """Not those who have a session, sit or sat somewhere, made a table or said something; nor the young."""
    for key in ("anna", "bela", "cyril", "dora", "emil", "fred", "gita"):
        store.put_person(replace(person(key), created_at=9000 if key == "gita" else 1000)).result(WAIT)
    store.put_person(Person("house", "", "house", 1000)).result(WAIT)
    store.put_session(Session("s1", "cyril", 1000, 5000)).result(WAIT)
    add_match(store, seats=(BELA,))  # made by anna
    store.say(replace(line("ave", "spectators"), person="dora")).result(WAIT)
    assert store.idle_guests(5000) == IdleGuests(("emil", "fred"), None)
    assert store.idle_guests(5000, limit=5) == IdleGuests(("emil",), "emil")
    assert store.idle_guests(5000, "emil", limit=5) == IdleGuests(("fred",), None)
    assert store.drop_people(["emil", "fred", "emil", "zoe"]).result(WAIT) == 2
    assert store.person("emil") is None
    assert store.person("anna") is not None
    assert store.drop_people([]).result(WAIT) == 0


def test_lines_are_numbered_over_all_rooms(store: Store) -> None:
    add_match(store)
    said = [
        store.say(line(text, room)) for text, room in (("ave", "players"), ("psst", "spectators"), ("salve", "players"))
    ]
    assert [future.result(WAIT).number for future in said] == [1, 2, 3]
    assert store.chat("m1", "players") == (said[0].result(), said[2].result())
    assert store.chat("m1", "spectators") == (said[1].result(),)


def test_the_latest_lines_come_in_order(store: Store) -> None:
    add_match(store)
    for number in range(1, 8):
        store.say(line(str(number))).result(WAIT)
    assert [said.text for said in store.chat("m1", "players", limit=3)] == ["5", "6", "7"]
    assert [said.text for said in store.chat("m1", "players", after=5)] == ["6", "7"]
    assert store.chat("m1", "players", limit=0) == ()


def test_nothing_is_said_at_no_table(store: Store) -> None:
    with pytest.raises(NoSuchMatch):
        store.say(line("hello")).result(WAIT)
    assert store.chat("m1", "players") == ()
