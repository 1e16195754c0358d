"""What an action is certain to do: nothing that chance or a secret could change, and nothing that tells one."""

import pytest
from tests.contract.duel import DUEL, DuelGame, Played

from triumvir.contract.certain import certain, common_beginning
from triumvir.contract.chance import Scripted, Seeded
from triumvir.contract.errors import IllegalAction
from triumvir.contract.event import Event
from triumvir.contract.position import Position, legal_actions


def table(**options: str) -> Position:
    return DUEL.start(DUEL.info.read_options(options), 2, Seeded(1))


def test_what_depends_on_chance_is_not_told() -> None:
    """The coin comes with the card, so playing it is certain to do nothing more."""
    position = table()
    told = certain(position, 0, legal_actions(position, 0, 6)[0])
    assert told.events == ()
    assert not told.is_complete
    assert told.view.to_json() == position.view(0).to_json()


def test_what_is_the_same_on_every_table_is_told_and_folded() -> None:
    position = DuelGame("fair").start(DUEL.info.read_options({}), 2, Seeded(1))
    card = legal_actions(position, 0, 6)[0]
    before = position.to_line()
    told = certain(position, 0, card)
    assert told.events == (Played("left", card, 0),)
    assert told.is_complete
    position_after = position.clone()
    position_after.apply(0, card, Scripted([0]), None)
    assert told.view.to_json() == position_after.view(0).to_json()
    assert position.to_line() == before


def test_it_depends_on_nothing_that_the_seat_cannot_know() -> None:
    position = table(lucky="on")
    twin = position.imagine(0, Seeded(9))
    assert twin.to_line() != position.to_line()
    for card in legal_actions(position, 0, 6):
        one, other = certain(position, 0, card), certain(twin, 0, card)
        assert (one.events, one.is_complete) == (other.events, other.is_complete)


def test_an_illegal_action_is_refused() -> None:
    with pytest.raises(IllegalAction):
        certain(table(), 1, 0)


def test_the_common_beginning() -> None:
    a, b, c = (Played("left", card, 0) for card in range(3))
    lines: list[list[Event]] = [[a, b], [a, c], [a]]
    assert common_beginning(lines) == [a]
    assert common_beginning([[a, b], [a, b, c]]) == [a, b]
