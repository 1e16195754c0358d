"""How a bot decides, as the worker processes of a server call it."""

from triumvir.app.catalogue import game_named
from triumvir.contract.chance import Seeded
from triumvir.contract.json import JSON
from triumvir.contract.position import legal_actions


def choose(game: str, position: JSON, seat: int, level: str, seed: int) -> str:
    """Anything legal, whatever the level. The position is one that the seat could imagine."""
    table = game_named(game)
    imagined = table.position_from_json(position)
    codes = legal_actions(imagined, seat, table.info.most_actions)
    return imagined.action(codes[int(Seeded(seed).below(len(codes)))]).notation()
