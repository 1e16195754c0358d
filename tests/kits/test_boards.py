"""The browser is given what it draws a course from, be it from the box or added."""

from dataclasses import replace

import pytest

from triumvir.games.ave_caesar.course import built_in_course
from triumvir.kits import boards
from triumvir.kits.boards import board_named
from triumvir.kits.catalogue import GAMES


def test_every_course_on_offer_can_be_drawn() -> None:
    offered = next(option.values for option in GAMES["ave-caesar"].info.options if option.name == "course")
    for name in offered:
        drawing = board_named("ave-caesar", name)
        assert drawing is not None
        assert drawing["course"] == name


def test_an_added_course_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    white = built_in_course("white")
    monkeypatch.setitem(boards._ADDED, "own", replace(white, name="own"))
    drawing, original = board_named("ave-caesar", "own"), board_named("ave-caesar", "white")
    assert drawing is not None
    assert original is not None
    assert drawing == {**original, "course": "own"}


@pytest.mark.parametrize(("game", "name"), [("ave-caesar", "green"), ("caesar", "white"), ("chess", "")])
def test_what_is_not_there_cannot(game: str, name: str) -> None:
    assert board_named(game, name) is None
