"""OpenSkill ratings, for races of more than two: every game moves the ratings of all who took part."""

from collections.abc import Iterable

from openskill.models import PlackettLuce, PlackettLuceRating

from triumvir.arena.intervals import Z_95, Interval
from triumvir.arena.schedule import Seating

Rating = tuple[float, float]
"""What is believed of a bot's skill, and how unsure that is."""


def openskill(games: Iterable[tuple[Seating, tuple[int, ...]]]) -> dict[str, Interval]:
    """The ratings after games with their seatings and places, in this order."""
    model = PlackettLuce()
    ratings: dict[str, Rating] = {}
    for seating, places in games:
        for name in seating:
            ratings.setdefault(name, (model.mu, model.sigma))
        _move(model, ratings, seating, places)
    return {name: _interval(rating) for name, rating in ratings.items()}


def _move(model: PlackettLuce, ratings: dict[str, Rating], seating: Seating, places: tuple[int, ...]) -> None:
    """A bot that sits on several seats moves by the mean of what each of them moves."""
    teams = [[_rating(model, ratings[name])] for name in seating]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    for name in dict.fromkeys(seating):
        moved = [team[0] for team, other in zip(rated, seating, strict=True) if other == name]
        ratings[name] = sum(one.mu for one in moved) / len(moved), sum(one.sigma for one in moved) / len(moved)


def _rating(model: PlackettLuce, rating: Rating) -> PlackettLuceRating:
    return model.rating(mu=rating[0], sigma=rating[1])


def _interval(rating: Rating) -> Interval:
    mu, sigma = rating
    return Interval(mu, mu - Z_95 * sigma, mu + Z_95 * sigma)
