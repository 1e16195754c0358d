"""What a fitted judge brings: games of its search against the search of the judge written by hand."""

from collections.abc import Iterator
from typing import Final

from triumvir.bots.judge import Judge
from triumvir.bots.players import Searcher
from triumvir.contract.chance import Seeded
from triumvir.contract.game import Game
from triumvir.contract.position import Position, legal_actions, seats_to_act
from triumvir.contract.sight import Sight

SEATS: Final = 4
"""Where more than two can play, one fitted judge sits with three others."""


def gains(game: Game, judge: Judge, by_hand: Judge, simulations: int, games: int, seed: int) -> Iterator[float]:
    """The payoff of the fitted judge, game by game; every deal is played from all seats."""
    seats = SEATS if SEATS in game.info.seats else game.info.seats[0]
    for number in range(games):
        yield one_game(game, judge, by_hand, simulations, seats, number % seats, seed + number // seats)


def one_game(game: Game, judge: Judge, by_hand: Judge, simulations: int, seats: int, seat: int, seed: int) -> float:
    bots = [Searcher(judge if s == seat else by_hand, seats, simulations, seed * seats + s) for s in range(seats)]
    chance = Seeded(seed)
    position = game.start(game.info.read_options({}), seats, chance)
    while to_act := seats_to_act(position):
        acting = to_act[0]
        action = choice(game, bots[acting], position, acting)
        hidden = position.hides(acting, action)
        position.apply(acting, action, chance, None)
        for watcher, bot in enumerate(bots):
            bot.watch(acting, action if watcher == acting or not hidden else None)
    return position.payoff(seat)


def choice(game: Game, bot: Searcher, position: Position, seat: int) -> int:
    if position.is_automatic(seat):
        return legal_actions(position, seat, game.info.most_actions)[0]
    return bot.choose(Sight(game, position, seat))
