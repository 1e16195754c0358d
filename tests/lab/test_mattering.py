"""Whether an option mattered is seen by playing the same choices and the same chance at another table."""

from dataclasses import replace

import pytest
from tests.contract.duel import DUEL
from tests.games.caesar.tables import table

from triumvir.contract.chance import Seeded
from triumvir.contract.play import Play, at_random, play_game
from triumvir.contract.record import Record
from triumvir.games.caesar.game import CAESAR
from triumvir.lab.mattering import mattered, new_options


def game_with(seed: int, start: str = "", **given: str) -> Record:
    play = Play(CAESAR, CAESAR.info.read_options(given), 2, Seeded(seed), start=start)
    return play_game(play, at_random(Seeded(seed + 1)))


def test_the_options_of_the_first_rules_are_all_new() -> None:
    assert new_options(DUEL.info) == list(DUEL.info.options)
    assert "poison" not in [option.name for option in new_options(CAESAR.info)]
    assert "crassus_ties" in [option.name for option in new_options(CAESAR.info)]  # it has another default


@pytest.mark.parametrize("option", ["bank_draw", "crassus_ties", "crassus_list_ties", "centurion_taken"])
def test_without_the_module_an_option_changes_nothing(option: str) -> None:
    record = game_with(3)
    for value in CAESAR.info.option(option).values:
        assert not mattered(CAESAR, record, option, value)


def test_what_changes_the_set_up_matters() -> None:
    assert mattered(CAESAR, game_with(3), "poison", "on")
    assert mattered(CAESAR, game_with(3), "border_control", "on")  # which cannot be chosen alone


def test_a_record_from_a_given_position_is_compared_from_there() -> None:
    record = game_with(3, start=table(caesar="sword51", pompey="ship60").to_line())
    assert not mattered(CAESAR, record, "bank_draw", "must")
    assert not mattered(CAESAR, replace(record, plies=()) if record.outcome is None else record, "human", "pompey")
