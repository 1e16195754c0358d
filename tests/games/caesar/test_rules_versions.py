"""CAESAR! by rules version 1 [P9], and what the readings of the two books bundle since version 2."""

import pytest
from tests.games.caesar.tables import new_game

from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.games.caesar.game import CAESAR

NEW = {
    "double_closing": "one_by_one",
    "wealth_draw": "at_once",
    "centurion_taken": "at_draw",
    "bank_draw": "must",
    "crassus_list_ties": "in_order",
    "box": "printed",
}
"""What came with version 2, as everybody played it before."""


def test_version_1_can_still_be_played() -> None:
    assert CAESAR.versions() == (1, 2)
    first = CAESAR.under(1)
    assert (first.info.rules_version, first.versions(), first.under(1)) == (1, (1,), first)
    assert dict(first.info.fixed) == NEW
    assert first.info.read_options({})["crassus_ties"] == "always"
    with pytest.raises(BadInput, match="unknown option"):
        first.info.read_options({"bank_draw": "may"})


def test_a_position_of_version_1_names_nothing_newer() -> None:
    first = CAESAR.under(1)
    options = first.info.read_options({"crassus": "hard", "centurions": "on"})
    position = first.start(options, 2, Seeded(4))
    assert position.to_json()["options"] == {"crassus": "hard", "centurions": "on"}
    assert not {"first_bonus", "second_bonus", "wealth_due", "skips"} & set(position.to_json())
    assert first.position_from_line(position.to_line()).hash() == position.hash()


def test_c8_5_by_default_the_game_is_played_by_the_czech_book() -> None:
    defaults = dict(CAESAR.info.read_options({}).values)
    czech, hungarian = CAESAR.info.reading("cs"), CAESAR.info.reading("hu")
    assert {name: defaults[name] for name in czech} == czech
    assert czech.keys() == hungarian.keys()
    assert all(czech[name] != hungarian[name] for name in czech)
    assert (czech["crassus_ties"], hungarian["crassus_ties"]) == ("own_turn", "always")


def test_the_hungarian_reading_can_be_played_with_everything() -> None:
    given = CAESAR.info.reading("hu") | {"poison": "on", "centurions": "on", "border_control": "on", "crassus": "hard"}
    position = new_game(Seeded(1), **given)
    assert {"first_bonus", "second_bonus", "wealth_due", "skips"} <= set(position.to_json())
