"""P15: what people call themselves and say hides nothing, turns nothing around and piles nothing up."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.contract.letters import LONGEST_NAME, clean_name, clean_talk, shown_name

ZALGO = "A" + "\u0301\u0316" * 40


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Anna\u200b", "Anna"),
        ("\u2067Anna\u2069", "Anna"),
        ("An\u3164na", "An na"),
        ("Ve\u0301ra", "Véra"),
        ("Zoe\u0308\u0301", "Zoë\u0301"),
        ("\u0301Anna", "Anna"),
        ("❤\ufe0f", "❤"),
        ("Nguyễn", "Nguyễn"),
        ("क्षि", "क्षि"),
        ("x" * 500_000, "x" * LONGEST_NAME),
    ],
)
def test_p15_a_name_is_what_can_be_seen_of_it(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize(
    "blank", ["\u200b", "\u3164", "\u115f", "\u2800", "\u0301", "\u00ad\u2060", "\ufe0f", " \u00a0"]
)
def test_p15_a_name_that_looks_empty_is_empty(blank: str) -> None:
    assert clean_name(blank) == ""
    assert clean_talk(blank) == ""
    assert shown_name(blank) == "?"


def test_p15_marks_do_not_pile_up() -> None:
    assert len(clean_name(ZALGO)) <= 3
    assert len(clean_talk(f"look: {ZALGO}!")) <= len("look: A!") + 2


def test_p15_talk_keeps_its_lines_and_turns_nobody_elses_around() -> None:
    assert clean_talk(" ave \n\n\u202esalve\u0007\n") == "ave\nsalve"
    assert clean_talk("👩\u200d🚀 \t hi") == "👩\u200d🚀   hi"


@given(st.text(max_size=60))
def test_p15_cleaning_twice_changes_nothing(text: str) -> None:
    assert clean_name(clean_name(text)) == clean_name(text)
    assert clean_talk(clean_talk(text)) == clean_talk(text)
    assert len(clean_name(text)) <= LONGEST_NAME
