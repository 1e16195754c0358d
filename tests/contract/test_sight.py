"""A sight shows what its seat may know, and lets nobody behind it."""

from tests.contract.duel import DuelGame

from triumvir.contract.chance import Seeded
from triumvir.contract.sight import Sight

DUEL = DuelGame()


def test_a_sight_is_the_seats_own_look_at_the_table() -> None:
    position = DUEL.start(DUEL.info.read_options({}), 2, Seeded(3))
    sight = Sight(DUEL, position, 0)
    assert sight.view().to_json() == position.view(0).to_json()
    assert sight.info is DUEL.info
    assert sight.seats == 2
    assert [sight.action(code).notation() for code in sight.legal()] == [f"play:{card}" for card, _ in position.held(0)]
    assert Sight(DUEL, position, 1).legal() == []
    imagined = sight.imagine(Seeded(9))
    assert imagined.view(0).to_json() == position.view(0).to_json()
    assert imagined is not position
