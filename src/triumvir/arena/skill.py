"""OpenSkill ratings, for races of more than two: every game moves the ratings of all who took part.

Ratings that move game by game remember the last games best, but the order of an arena's games means nothing: the games
are gone through in several orders, and the ratings are the averages.
"""

import random
from collections.abc import Sequence
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from triumvir.arena.intervals import Z_95, Interval
from triumvir.arena.schedule import Seating

MOST_ORDERS: Final = 20
MOST_MOVES: Final = 20_000
"""So many games are gone through in all, and each at least once."""

Game = tuple[Seating, tuple[int, ...]]
"""Who sat where, and the places they came in."""
Rating = tuple[float, float]
"""What is believed of a bot's skill, and how unsure that is."""


def openskill(games: Sequence[Game], seed: int = 0) -> dict[str, Interval]:
    chance = random.Random(seed)
    orders = max(1, min(MOST_ORDERS, MOST_MOVES // max(1, len(games))))
    found = [_one_order(chance.sample(games, len(games))) for _ in range(orders)]
    names = dict.fromkeys(name for seating, _ in games for name in seating)
    return {name: _interval([ratings[name] for ratings in found]) for name in names}


def _one_order(games: Sequence[Game]) -> dict[str, Rating]:
    model = PlackettLuce()
    ratings: dict[str, Rating] = {}
    for seating, places in games:
        for name in seating:
            ratings.setdefault(name, (model.mu, model.sigma))
        _move(model, ratings, seating, places)
    return ratings


def _move(model: PlackettLuce, ratings: dict[str, Rating], seating: Seating, places: tuple[int, ...]) -> None:
    """A bot that sits on several seats moves by the mean of what each of them moves."""
    teams = [[_rating(model, ratings[name])] for name in seating]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    for name in dict.fromkeys(seating):
        moved = [team[0] for team, other in zip(rated, seating, strict=True) if other == name]
        ratings[name] = sum(one.mu for one in moved) / len(moved), sum(one.sigma for one in moved) / len(moved)


def _rating(model: PlackettLuce, rating: Rating) -> PlackettLuceRating:
    return model.rating(mu=rating[0], sigma=rating[1])


def _interval(ratings: Sequence[Rating]) -> Interval:
    mu = sum(rating[0] for rating in ratings) / len(ratings)
    sigma = sum(rating[1] for rating in ratings) / len(ratings)
    return Interval(mu, mu - Z_95 * sigma, mu + Z_95 * sigma)
