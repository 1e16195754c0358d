"""A game by an earlier version of its rules says so, discreetly."""

from triumvir.contract.game import Game
from triumvir.kits.catalogue import game_named
from triumvir.terminal.language import say


def earlier_rules(game: Game) -> str:
    """In a few words; nothing by the latest rules. [P9]"""
    version = game.info.rules_version
    return "" if version == game_named(game.info.key).info.rules_version else say("rules-earlier", version=version)
