"""Bots as a server's workers call them."""

import pytest

from triumvir.contract.chance import Seeded
from triumvir.contract.position import Position, legal_actions, seats_to_act
from triumvir.hosting.choosing import choose
from triumvir.kits.catalogue import complete_options, game_named

TABLES = [("caesar", 2), ("cleopatra", 2), ("ave-caesar", 2), ("ave-caesar", 5)]


def started(key: str, seats: int) -> Position:
    game = game_named(key)
    return game.start(complete_options(game, {}, seats), seats, Seeded(7))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_bot_chooses_something_legal(key: str, seats: int) -> None:
    game, position = game_named(key), started(key, seats)
    seat = seats_to_act(position)[0]
    notation = choose(key, game_named(key).info.rules_version, position.to_json(), seat, "Tiro", 3)
    legal = legal_actions(position, seat, game.info.most_actions)
    assert notation in [position.action(code).notation() for code in legal]


def test_p9_a_bot_chooses_by_the_rules_of_its_match() -> None:
    """By the first version of the rules the first cards are laid before the other has put his in order."""
    game = game_named("cleopatra").under(1)
    position = game.start(game.info.read_options({"action_order": "preset"}), 2, Seeded(7))
    position.apply(0, position.code(game.read_action("preset:guarded")), Seeded(7), None)
    assert choose("cleopatra", 1, position.to_json(), 0, "Tiro", 3).endswith("@senators*")


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_same_seed_chooses_the_same(key: str, seats: int) -> None:
    position = started(key, seats)
    seat = seats_to_act(position)[0]
    first, second = (
        choose(key, game_named(key).info.rules_version, position.to_json(), seat, "Tiro", 11) for _ in range(2)
    )
    assert first == second
