"""P9: a match or a record keeps the version of the rules that it began with."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pytest
from tests.contract.duel import INFO, DuelGame

from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.info import GameInfo, Option
from triumvir.contract.play import Play, at_random, play_game, replay

NOW: Final = replace(
    INFO,
    rules_version=3,
    options=(
        Option("first", ("right", "left"), "D1", earlier=((2, "left"),)),
        Option("lucky", ("off", "on"), "D2"),
        Option("loud", ("never", "often", "once"), "D3", since=2, earlier=((1, "once"),)),
    ),
    readings=(("old", (("first", "right"), ("loud", "often"))),),
)


class Grown(DuelGame):
    """The duel as it might be after two changes of its rules."""

    def __init__(self, info: GameInfo = NOW) -> None:
        super().__init__()
        self._info = info

    @property
    def info(self) -> GameInfo:
        return self._info

    def earlier(self) -> Sequence[Game]:
        return [Grown(NOW.under(1)), Grown(NOW.under(2))] if self._info is NOW else []


def test_p9_an_option_has_the_default_of_its_time() -> None:
    assert NOW.under(1).read_options({})["first"] == "left"
    assert NOW.under(2).read_options({})["first"] == "left"
    assert NOW.under(3) == NOW
    assert NOW.under(3).read_options({})["first"] == "right"


def test_p9_what_could_not_be_chosen_yet_is_fixed_and_not_offered() -> None:
    first = NOW.under(1)
    assert [option.name for option in first.options] == ["first", "lucky"]
    assert first.fixed == (("loud", "once"),)
    assert first.reading("old") == {"first": "right"}
    assert first.settled(first.read_options({}))["loud"] == "once"
    with pytest.raises(BadInput, match="unknown option"):
        first.read_options({"loud": "often"})
    assert NOW.under(2).option("loud").default == "never"
    assert not NOW.under(2).fixed


def test_p9_a_game_knows_the_versions_that_it_can_still_play() -> None:
    assert Grown().versions() == (1, 2, 3)
    assert [Grown().under(version).info.rules_version for version in (1, 2, 3)] == [1, 2, 3]
    with pytest.raises(BadInput, match=r"rules version 4 is not known \(known: 1, 2, 3\)"):
        Grown().under(4)


def test_p9_a_record_is_replayed_by_its_own_rules() -> None:
    game = Grown()
    old = game.under(1)
    play = Play(old, old.info.read_options({}), 2, Seeded(5))
    record = play_game(play, at_random(Seeded(6)))
    assert record.rules_version == 1
    assert replay(game, record).hash() == play.position.hash()
    with pytest.raises(BadInput, match="tag Rules"):
        replay(game, replace(record, rules_version=4))
