from tests.contract.duel import DUEL

from triumvir.contract.chance import Seeded
from triumvir.contract.playout import buffer, lowest_seat, play_out


def test_random_play_goes_to_the_end() -> None:
    chance = Seeded(1)
    position = DUEL.start(DUEL.info.read_options({}), 2, chance)
    assert play_out(position, chance, buffer(DUEL.info.most_actions)) == 4
    assert position.outcome() is not None


def test_the_lowest_seat_of_several_acts_first() -> None:
    assert [lowest_seat(mask) for mask in (1, 2, 6, 8)] == [0, 1, 1, 3]
