"""How a bot decides, as the worker processes of a server call it."""

from collections.abc import Mapping

from triumvir.bots.roster import make_bot
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.contract.sight import Sight
from triumvir.kits.catalogue import game_named, kit_of


def choose(game: str, position: JSON, seat: int, level: str, seed: int) -> str:
    """What the bot of this level does. The position is one that the seat could imagine, never the real one."""
    table = game_named(game)
    imagined = table.position_from_json(position)
    sight = Sight(table, imagined, seat)
    if len(only := sight.legal()) == 1:
        return imagined.action(only[0]).notation()
    bot = make_bot(kit_of(table).judges, players_at(table, position), level.lower(), seed)
    return imagined.action(bot.choose(sight)).notation()


def players_at(game: Game, position: JSON) -> int:
    """A position names the number of players where a game has several."""
    named = position.get("players") if isinstance(position, Mapping) else None
    return named if isinstance(named, int) else max(game.info.seats)
