"""What is to be said, without a word of it."""

from dataclasses import dataclass

from triumvir.contract.event import Event, story
from triumvir.contract.telling import PLAIN, Telling, phrase, tell, tell_great, tell_turn, up_to_date


@dataclass(frozen=True)
class Sneezed(Event):
    side: str
    times: int


def test_an_event_without_a_sentence_shows_itself() -> None:
    assert story([Sneezed("left", 2)]) == [tell("log-event", "", event="Sneezed", fields="side=left times=2")]


def test_a_telling_is_sent_without_what_is_as_usual() -> None:
    told = tell("x-met", "X1", who=phrase("x-side-left"), cards=["3", phrase("x-card", number=4)], count=2)
    assert told.to_json() == {
        "id": "x-met",
        "values": {"who": {"id": "x-side-left"}, "cards": ["3", {"id": "x-card", "values": {"number": 4}}], "count": 2},
        "rule": "X1",
    }
    assert tell_turn("x-turn", "").to_json() == {"id": "x-turn", "look": "turn"}
    assert tell_great("x-end", "").to_json() == {"id": "x-end", "look": "great"}


def test_what_a_later_telling_says_better_is_left_out() -> None:
    first, second = (Telling(phrase("x-order", place=place), "", PLAIN, "order") for place in (1, 2))
    other = tell("x-met", "")
    assert up_to_date([first, other, second, other]) == [other, second, other]
    assert second.to_json()["about"] == "order"
