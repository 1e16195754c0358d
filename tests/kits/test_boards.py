"""The browser is given what it draws a course from, be it from the box or added."""

from dataclasses import replace

import pytest

from triumvir.games.ave_caesar.course import built_in_course
from triumvir.kits.ave_caesar.boards import Courses
from triumvir.kits.catalogue import GAMES, board_named


def test_every_course_on_offer_can_be_drawn() -> None:
    offered = next(option.values for option in GAMES["ave-caesar"].info.options if option.name == "course")
    for name in offered:
        drawing = board_named("ave-caesar", name)
        assert drawing is not None
        assert drawing["course"] == name


def test_an_added_course_can_be_drawn() -> None:
    courses = Courses([replace(built_in_course("white"), name="own")])
    drawing, original = courses.drawing("own"), courses.drawing("white")
    assert drawing is not None
    assert original is not None
    assert drawing == {**original, "course": "own"}


@pytest.mark.parametrize(("game", "name"), [("ave-caesar", "green"), ("caesar", "white"), ("chess", "")])
def test_what_is_not_there_cannot(game: str, name: str) -> None:
    assert board_named(game, name) is None
