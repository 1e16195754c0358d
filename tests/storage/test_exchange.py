import json
from dataclasses import replace

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
    assert json.loads(text)["format"] == 2


@pytest.mark.parametrize("start", ["usual", "position", "record"])
def test_a_match_of_the_format_before_can_be_read(start: str) -> None:
    made = replace(header(), start=start, has_clock=start == "usual")
    match = StoredMatch(made, summary(status=Status.PLAYING), ())
    text = json.loads(match_to_text(match))
    del text["header"]["start"], text["header"]["has_clock"]
    clock = "live" if made.has_clock else "none"
    text["header"] |= {
        "options": "{}",
        "seats": "[]",
        "seed_commitment": "",
        "secret": "0" * 64 if start == "record" else "5e",
    }
    text["header"]["settings"] = f'{{"clock":{{"kind":"{clock}"}},"start":"{"{}" if start == "position" else ""}"}}'
    text["summary"]["status"] = "running"
    assert match_from_text(json.dumps(text | {"format": 1})) == match


def test_a_flag_is_true_or_false() -> None:
    text = json.loads(match_to_text(StoredMatch(header(), summary(), ())))
    text["header"]["has_clock"] = 1
    with pytest.raises(BadValue, match=r"header\.has_clock: true or false"):
        match_from_text(json.dumps(text))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "3", '"match"', "[" * 100_000, "{}"])
def test_what_is_no_match_is_refused(text: str) -> None:
    with pytest.raises(BadValue, match=r"not JSON|an object is expected|missing"):
        match_from_text(text)
