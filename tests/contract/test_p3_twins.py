"""P3, P17: what a viewer gets is the same in two histories that, by the rulebook, they cannot tell apart.

The twins are made without the game's own `imagine`, and over all options. `TRIUMVIR_TWINS=500` tries as many tables of
each game as that.
"""

import os
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from tests.contract.duel import DUEL, DuelGame
from tests.contract.twins import SPECTATOR, Compared, compare, played, twin_of

from triumvir.contract.game import Game
from triumvir.kits.catalogue import GAMES
from triumvir.lab.fuzzing import Table, tables

TABLES = int(os.environ.get("TRIUMVIR_TWINS", "3"))
PLIES = {"caesar": 60, "ave-caesar": 60, "cleopatra": 80}
APART = 20
"""Plies between the places from which twins go their own way."""
WAYS = {"view", "events", "imagined"}
"""By which ways a wrong viewer learns something, whatever the game."""


def various(game: Game, seed: int) -> Iterator[Table]:
    """Tables with all kinds of options; few of those at which one plays alone or which show everything."""
    for number, table in enumerate(tables(game, seed)):
        chosen = dict(table.options.values)
        is_dull = chosen.get("crassus", "off") != "off" or chosen.get("lucky", "off") != "off"
        if not is_dull or (number % 8 == 0 and game.info.key == "caesar"):
            yield table


def viewed(game: Game, count: int, seed: int, plies: int, wrong: int = 0) -> Compared:
    """So many tables of a game, each with twins for every viewer; or looked at by a wrong one, so many seats on."""
    total = Compared()
    for number, table in enumerate(islice(various(game, seed), count)):
        history = played(game, table.options, table.seats, seed + number, plies)
        for viewer in (*range(table.seats), SPECTATOR):
            eyes = (viewer + wrong) % table.seats if wrong and viewer != SPECTATOR else viewer
            for first in range(0, len(history.steps), APART):
                twin = twin_of(history, viewer, Random(f"{seed} {number} {viewer} {first}"), first)
                total.add(compare(history, twin, eyes))
    return total


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_p3_a_viewer_gets_the_same_from_twins(key: str) -> None:
    found = viewed(GAMES[key], TABLES, 3, PLIES[key])
    assert not found.leaks, found.leaks[0]
    assert found.different > 20 * TABLES, "the twins are too much alike to show anything"


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("key", GAMES)
def test_p3_the_twins_differ_in_what_others_see(key: str) -> None:
    """The check can fail: whoever looks from the wrong seat sees which of the two it is, in more than one way."""
    found = viewed(GAMES[key], 1, 3, PLIES[key], wrong=1)
    assert {leak.way for leak in found.leaks} >= WAYS


@pytest.mark.parametrize("flaw", ["glass", "clairvoyant", "telling", "gossip", "chatty"])
def test_p3_the_twins_catch_a_game_that_leaks(flaw: str) -> None:
    assert not viewed(DUEL, 4, 1, 9).leaks
    assert any(viewed(DuelGame(flaw), 4, seed, 9).leaks for seed in range(6))
