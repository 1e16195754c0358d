"""How a game is looked back at, as the worker processes of a server call it."""

from typing import Final

from triumvir.analysis.review import Review, review
from triumvir.analysis.thinking import Evaluator
from triumvir.contract import json
from triumvir.contract.play import game_of
from triumvir.contract.record import read_record
from triumvir.kits.catalogue import game_named, kit_of

SIMULATIONS: Final = 1_000
"""For each decision: a whole game takes a few seconds."""
SEED: Final = 1


def review_record(text: str) -> str:
    """What each seat's chances were as far as it could know, and where they were given away, as JSON."""
    record = read_record(text)
    game = game_of(game_named(record.game), record)
    seats = len(record.seats)
    evaluator = Evaluator(game, kit_of(game).judges.fitted(), seats, SIMULATIONS)
    decisions = [found for found in review(evaluator, record, None, False, SEED) if found is not None]
    return json.dumps(Review(record, game.info.sides[:seats], tuple(decisions)).to_json())
