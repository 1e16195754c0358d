"""A game that was put away goes on as if nobody had left."""

from dataclasses import replace

import pytest

from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.play import Play, at_random, play_game
from triumvir.contract.position import legal_actions, seats_to_act
from triumvir.games.caesar.game import CAESAR
from triumvir.terminal.saving import seed_of, seed_tag, take_up


def play_on(play: Play, plies: int) -> None:
    """The last legal action, a number of times."""
    for _ in range(plies):
        (seat,) = seats_to_act(play.position)
        play.act(seat, legal_actions(play.position, seat, CAESAR.info.most_actions)[-1])


@pytest.mark.parametrize("pause", [0, 1, 7])
def test_a_game_taken_up_goes_on_the_same(pause: int) -> None:
    whole = Play(CAESAR, CAESAR.info.read_options({"poison": "on"}), 2, Seeded(42))
    play_on(whole, pause)
    record = whole.record([seed_tag(42)])
    play_on(whole, 5)
    resumed, events = take_up(CAESAR, record, 42)
    assert bool(events) == (pause > 0)
    play_on(resumed, 5)
    assert resumed.record() == whole.record()


def test_a_game_from_a_given_position_can_be_taken_up() -> None:
    start = CAESAR.start(CAESAR.info.read_options({}), 2, Seeded(1)).to_line()
    play = Play(CAESAR, CAESAR.info.read_options({}), 2, Seeded(9), start=start)
    play_on(play, 4)
    resumed, _ = take_up(CAESAR, play.record(), 9)
    play_on(play, 2)
    play_on(resumed, 2)
    assert resumed.position.hash() == play.position.hash()


def test_the_seed_is_read_from_its_tag() -> None:
    chance = Seeded(1)
    record = play_game(Play(CAESAR, CAESAR.info.read_options({}), 2, chance), at_random(chance))
    assert seed_of(record) is None
    assert seed_of(replace(record, tags=(("Event", "x"), seed_tag(-5)))) == -5
    with pytest.raises(BadInput, match="tag Chance"):
        seed_of(replace(record, tags=(("Chance", "dice"),)))
