"""What the games that were played say: a standing for every bot, and a cross-table."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from triumvir.arena.counting import DISQUALIFIED
from triumvir.arena.crassus import options_at
from triumvir.arena.elo import Meeting, elo
from triumvir.arena.intervals import Interval, wilson
from triumvir.arena.playing import GameResult
from triumvir.arena.running import Played
from triumvir.arena.schedule import Job
from triumvir.arena.skill import openskill
from triumvir.kits.catalogue import kit_of

ELO: Final = "Elo"
OPENSKILL: Final = "OpenSkill"


@dataclass(frozen=True)
class Standing:
    """What one bot achieved; a bot on several seats of a table has played as many games there."""

    bot: str
    rating: Interval
    games: int
    wins: Interval
    """The share of games won; a shared win counts in part."""
    mean_place: float
    disqualified: Interval | None
    """The share of chariots; nothing in a game without them."""
    faults: int


@dataclass(frozen=True)
class FaultReport:
    bot: str
    side: str
    game: int
    ply: int
    what: str


@dataclass(frozen=True)
class Tally:
    """All of it, the strongest bot first."""

    planned: int
    games: int
    seats: int
    rating: str
    standings: tuple[Standing, ...]
    cross: dict[tuple[str, str], tuple[int, Interval]]
    """How often the first did better than the second, over so many games; level counts half."""
    faults: tuple[FaultReport, ...]
    by_seat: tuple[Interval, ...]
    """The share of wins on each seat, whoever sat there."""


@dataclass(frozen=True)
class _Game:
    job: Job
    result: GameResult


def tally(jobs: Sequence[Job], played: Iterable[Played]) -> Tally:
    games = [_Game(jobs[number], result) for number, result in sorted(played, key=lambda one: one[0])]
    seats = jobs[0].wish.seats
    rating = ELO if seats == 2 else OPENSKILL
    ratings = _elo(games) if seats == 2 else openskill([(game.job.seating, game.result.places) for game in games])
    standings = [_standing(name, games, rated) for name, rated in ratings.items()]
    standings.sort(key=lambda standing: -standing.rating.value)
    faults = tuple(report for game in games for report in _faults(game))
    return Tally(len(jobs), len(games), seats, rating, tuple(standings), _cross(games), faults, _by_seat(games, seats))


def _elo(games: Sequence[_Game]) -> dict[str, Interval]:
    """Ratings from the games of each pair, deal by deal."""
    pairs: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        first, second = sorted(game.job.seating)
        points = game.result.points(game.job.seating.index(first))
        pairs[first, second][game.job.deal].append(points)
    meetings = [
        Meeting(first, second, tuple((sum(points), len(points)) for points in deals.values()))
        for (first, second), deals in sorted(pairs.items())
    ]
    return elo(meetings) if meetings else {}


def _standing(name: str, games: Sequence[_Game], rating: Interval) -> Standing:
    seen = [(game, seat) for game in games for seat, bot in enumerate(game.job.seating) if bot == name]
    results = [(game.result, seat) for game, seat in seen]
    return Standing(
        bot=name,
        rating=rating,
        games=len(results),
        wins=wilson(sum(result.points(seat) for result, seat in results), len(results)),
        mean_place=sum(result.places[seat] for result, seat in results) / len(results),
        disqualified=_disqualified(seen),
        faults=sum(result.fault is not None and result.fault.seat == seat for result, seat in results),
    )


def _disqualified(seen: Sequence[tuple[_Game, int]]) -> Interval | None:
    counted = [game.result.counts[DISQUALIFIED][seat] for game, seat in seen if DISQUALIFIED in game.result.counts]
    if not counted:
        return None
    return wilson(sum(counted), len(counted) * _starts(seen[0][0].job))


def _starts(job: Job) -> int:
    game = job.wish.find_game(job.wish.game)
    counted = kit_of(game).disqualifications
    assert counted is not None, "somebody counted what the game does not have"
    return counted.starts(game.info.read_options(options_at(game.info, job.seating, job.wish.options)))


def _cross(games: Sequence[_Game]) -> dict[tuple[str, str], tuple[int, Interval]]:
    points: dict[tuple[str, str], float] = defaultdict(float)
    meetings: dict[tuple[str, str], int] = defaultdict(int)
    for game in games:
        for seat, name in enumerate(game.job.seating):
            for other, rival in enumerate(game.job.seating):
                if name != rival:
                    points[name, rival] += _better(game.result.places[seat], game.result.places[other])
                    meetings[name, rival] += 1
    return {pair: (count, wilson(points[pair], count)) for pair, count in meetings.items()}


def _better(place: int, other: int) -> float:
    return 0.5 if place == other else float(place < other)


def _by_seat(games: Sequence[_Game], seats: int) -> tuple[Interval, ...]:
    return tuple(wilson(sum(game.result.points(seat) for game in games), len(games)) for seat in range(seats))


def _faults(game: _Game) -> Iterable[FaultReport]:
    fault = game.result.fault
    if fault is not None:
        sides = game.job.wish.find_game(game.job.wish.game).info.sides
        yield FaultReport(game.job.seating[fault.seat], sides[fault.seat], game.job.number, fault.ply, fault.what)
