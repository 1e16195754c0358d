"""What the contract does for every game: the checked `apply`, the hash and the line of a position."""

import hashlib

import pytest
from tests.contract.duel import DuelGame

from triumvir.contract.chance import Seeded
from triumvir.contract.errors import IllegalAction
from triumvir.contract.position import Position, legal_actions


def duel() -> Position:
    game = DuelGame()
    return game.start(game.info.read_options({}), 2, Seeded(1))


def test_apply_asks_the_rules_and_then_carries_out() -> None:
    checked, unchecked = duel(), duel()
    action = legal_actions(checked, 0, DuelGame().info.most_actions)[0]
    checked.apply(0, action, Seeded(7), None)
    unchecked.carry_out(0, action, Seeded(7), None)
    assert checked.to_line() == unchecked.to_line() != duel().to_line()


def test_apply_refuses_what_is_forbidden_and_changes_nothing() -> None:
    position = duel()
    with pytest.raises(IllegalAction, match="D1"):
        position.apply(1, 0, Seeded(7), None)
    assert position.to_line() == duel().to_line()


def test_the_line_begins_with_the_game_and_the_hash_is_of_the_line() -> None:
    position = duel()
    assert position.to_line().split()[0] == "duel"
    assert position.hash() == hashlib.sha256(position.to_line().encode()).hexdigest()[:16]
    assert position.codebook() == ""


def test_usually_nobody_is_automatic_and_nothing_is_hidden() -> None:
    position = duel()
    assert not Position.is_automatic(position, 0)
    assert not position.hides(0, 0)
    assert position.seats() == 2
