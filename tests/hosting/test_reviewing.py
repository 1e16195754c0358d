"""Reviews as the workers of a server make them."""

import asyncio
import json

import pytest

from triumvir.contract.chance import Seeded
from triumvir.contract.play import Play, at_random, play_game
from triumvir.hosting import reviewing
from triumvir.hosting.choosing import choose
from triumvir.hosting.worker_pool import Workers
from triumvir.kits.catalogue import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_looked_back_at(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "SIMULATIONS", 8)
    options = {"ave-caesar": {"races": "1"}}.get(game, {})
    table = GAMES[game]
    record = play_game(Play(table, table.info.read_options(options), 2, Seeded(4)), at_random(Seeded(5)))
    found = json.loads(reviewing.review_record(record.to_text()))
    assert found["plies"] == len(record.plies)
    assert set(found["seats"]) == set(table.info.sides[:2])
    assert all(0 <= decision["chance"] <= 1 for decision in found["decisions"])


@pytest.mark.slow
def test_p9_a_game_by_earlier_rules_is_looked_back_at_by_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "SIMULATIONS", 4)
    old = GAMES["cleopatra"].under(1)
    record = play_game(Play(old, old.info.read_options({}), 2, Seeded(4)), at_random(Seeded(5)))
    assert json.loads(reviewing.review_record(record.to_text()))["plies"] == len(record.plies)


def length(record: str) -> str:
    return str(len(record))


@pytest.mark.slow
def test_reviews_are_made_in_a_process_of_their_own() -> None:
    async def story() -> str:
        workers = Workers(choose, 1, length)
        try:
            return await workers.review("a record")
        finally:
            await workers.close()

    assert asyncio.run(story()) == "8"
