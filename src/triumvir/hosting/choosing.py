"""How a bot decides, as the worker processes of a server call it."""

from triumvir.bots.roster import make_bot
from triumvir.contract.json import JSON
from triumvir.contract.sight import Sight
from triumvir.kits.catalogue import game_named, kit_of


def choose(game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
    """What the bot of this level does, by that version of the rules.

    The position is one that the seat could imagine, never the real one.
    """
    table = game_named(game).under(rules)
    imagined = table.position_from_json(position)
    sight = Sight(table, imagined, seat)
    if len(only := sight.legal()) == 1:
        return imagined.action(only[0]).notation()
    bot = make_bot(kit_of(table).judges, int(imagined.seats()), level.lower(), seed)
    return imagined.action(bot.choose(sight)).notation()
