"""What people can type comes back unchanged, or is refused before anything is written."""

from dataclasses import replace
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.storage.samples import WAIT, add_match, entry, header, job, line, link, person, session, summary

from triumvir.storage.store import BadValue, SeatLine, Store
from triumvir.storage.validation import LARGEST, LONGEST_KEY

HOSTILE: Final = {
    "empty": "",
    "nul": "a\0b\0",
    "escapes": "\x1a \x1a0 \x1a1 \0\x1a \\0 %s ? %(a)s",
    "quotes": "Robert'); DROP TABLE entries; --\" `",
    "controls": "".join(map(chr, range(32))) + "\x7f\x80\x9f",
    "right to left": "\u202eabc\u202c \u200f\ufeff",
    "beyond the basic plane": "𐀀𝄞🏛️👩‍👩‍👧‍👦",
    "combined": "Z̸̡̛͔a̷lgo ﷽ e\u0301 é \ufffd \uffff",
    "line ends": "a\r\nb\rc\u2028d\u2029e",
    "spaces": "  \t\u00a0 ",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_any_text_comes_back(store: Store, text: str) -> None:
    seats = (SeatLine(text, text, text), SeatLine("human", text, None))
    made = replace(header(), start=text)
    store.create_match(made, replace(summary(seats=seats), result=text)).result(WAIT)
    store.append("m1", [replace(entry(1), kind=text, command_id=text, body=text, answer=text)]).result(WAIT)
    store.put_person(person(text, text)).result(WAIT)
    store.put_session(replace(session(text), person=text)).result(WAIT)
    store.put_link(link(text)).result(WAIT)
    said = store.say(replace(line(text, text), name=text)).result(WAIT)
    store.put_jobs([replace(job(text), body=text)]).result(WAIT)

    found = store.load("m1")
    assert found is not None
    assert found.header == made
    assert found.summary == replace(summary(seats=seats), result=text)
    assert found.entries == (replace(entry(1), kind=text, command_id=text, body=text, answer=text),)
    assert store.answered("m1", text) == found.entries[0]
    assert [match.match for match in store.of_person(text, is_over=False).matches] == ["m1"]
    assert store.person(text) == person(text, text)
    assert store.session(text) == replace(session(text), person=text)
    assert store.link(text) == link(text)
    assert store.chat("m1", text) == (said,)
    assert said.text == text
    assert store.jobs_of("m1") == (replace(job(text), body=text),)
    assert store.check() == ()


@pytest.mark.slow
@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(name=st.text(st.characters(exclude_categories=["Cs"])))
def test_any_name_comes_back(store: Store, name: str) -> None:
    store.put_person(person("anna", name)).result(WAIT)
    assert store.person("anna") == person("anna", name)


@pytest.mark.slow
def test_a_huge_text_comes_back(store: Store) -> None:
    add_match(store)
    huge = "ž\0" * 2_000_000
    store.append("m1", [entry(1, "c1", huge, huge)]).result(WAIT)
    assert store.entries_since("m1", 0) == (entry(1, "c1", huge, huge),)


def test_the_largest_numbers_come_back(store: Store) -> None:
    for moment in (LARGEST, -LARGEST, 0):
        store.put_session(replace(session("s1", moment), created_at=-moment)).result(WAIT)
        assert store.session("s1") == replace(session("s1", moment), created_at=-moment)


def test_what_no_database_could_keep_is_refused_by_name(store: Store) -> None:
    add_match(store)
    with pytest.raises(BadValue, match=r"^Entry\.body: half a character$"):
        store.append("m1", [entry(1, body="abc\ud800")])
    with pytest.raises(BadValue, match=r"^Person\.name: half"):
        store.put_person(person("anna", "\udfff"))
    with pytest.raises(BadValue, match=r"^SeatLine\.name"):
        store.append("m1", [], summary(seats=(SeatLine("human", "\ud83c"),)))
    with pytest.raises(BadValue, match=r"^Entry\.at: \d+ is too large"):
        store.append("m1", [replace(entry(1), at=2**63)])
    with pytest.raises(BadValue, match=r"^Entry\.command_id: 201 characters, more than 200"):
        store.append("m1", [entry(1, "c" * (LONGEST_KEY + 1))])
    with pytest.raises(BadValue, match=r"^worker"):
        store.take_jobs("\ud800", ["bot"], 1, 2)
    assert store.entries_since("m1", 0) == ()


def test_the_longest_keys_can_be_stored(store: Store) -> None:
    key = "🏛" * LONGEST_KEY
    seats = (SeatLine("human", "Anna", key),)
    store.create_match(replace(header(key), game=key), summary(key, seats=seats, game=key)).result(WAIT)
    store.append(key, [entry(1, key)], jobs=[job(key, key, key)]).result(WAIT)
    assert [match.match for match in store.of_person(key, is_over=False).matches] == [key]
    assert store.answered(key, key) == entry(1, key)


@pytest.mark.parametrize("key", ["\ud800", "x" * 100_000, "\0"])
def test_a_strange_question_gets_no_answer(store: Store, key: str) -> None:
    """Ids come from addresses that anybody can type."""
    assert store.load(key) is None
    assert store.summary(key) is None
    assert store.answered("m1", key) is None
    assert store.link(key) is None
    assert store.session(key) is None
    assert store.person(key) is None
    assert store.chat(key, key) == ()
    assert store.of_person(key, is_over=True).matches == ()
    assert store.lobby(key).matches == ()
