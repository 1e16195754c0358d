import json

import pytest
from tests.storage.samples import entry, header, summary

from triumvir.storage.exchange import match_from_text, match_to_text
from triumvir.storage.store import BadValue, SeatLine, Status, StoredMatch

STRANGE = "\0 \x1a \u2028 \"'\\ 🏛️"


def test_a_match_comes_back_from_its_text() -> None:
    seats = (SeatLine("human", STRANGE, None), SeatLine("bot", "Miles", "p"))
    entries = (entry(1, "c1", STRANGE, None), entry(2, None, "{}", STRANGE))
    match = StoredMatch(header(), summary(status=Status.OVER, seats=seats), entries)
    assert match_from_text(match_to_text(match)) == match


def test_a_text_tells_its_format() -> None:
    text = match_to_text(StoredMatch(header(), summary(), ()))
    assert json.loads(text)["format"] == 1


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "3", '"match"', "[" * 100_000, "{}"])
def test_what_is_no_match_is_refused(text: str) -> None:
    with pytest.raises(BadValue, match=r"not JSON|an object is expected|missing"):
        match_from_text(text)
