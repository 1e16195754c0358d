"""Who meets whom, who sits where, and with which deal.

A *table* is a set of bots that play together. Every deal is played in every arrangement of the table's bots on its
seats, so that neither the deal nor the seat favours anybody; with many arrangements a deal is played in all rotations
of one of them, and the next deal with those of another.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, cycle, islice, permutations
from typing import Final

from triumvir.arena.crassus import check_crassus, options_at
from triumvir.arena.entrants import check_entrant
from triumvir.arena.outside.program import TIME_LIMIT
from triumvir.contract.complaints import cannot_play
from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game

MOST_ARRANGEMENTS: Final = 24

Seating = tuple[str, ...]
"""The name of the bot on every seat."""
FindGame = Callable[[str], Game]


@dataclass(frozen=True)
class Wish:
    """What is to be played. `find_game` tells every process that plays where the games are."""

    find_game: FindGame
    game: str
    bots: tuple[str, ...]
    games: int
    seats: int
    options: Mapping[str, str]
    seed: int
    time_limit: float = TIME_LIMIT
    is_recorded: bool = False


@dataclass(frozen=True)
class Job:
    """One game. It can be played in any process or on any machine, with the same result."""

    wish: Wish
    number: int
    table: int
    deal: int
    seating: Seating

    @property
    def seed(self) -> int:
        return self.wish.seed + self.deal


def seats_for(game: Game, bots: Sequence[str], wanted: int | None) -> int:
    """As many seats as wanted, or as bots were named, or as few as can play."""
    possible = game.info.seats
    if wanted is None:
        return len(bots) if len(bots) in possible else possible[0]
    if wanted not in possible:
        raise cannot_play(wanted, game.info.key, possible, "seats")
    return wanted


def tables(bots: Sequence[str], seats: int) -> list[Seating]:
    """All meetings: too few bots are repeated, of too many each group that fits at a table plays."""
    if len(bots) <= seats:
        return [tuple(islice(cycle(bots), seats))]
    different = list(dict.fromkeys(bots))
    if len(different) < seats:
        raise BadInput(f"{len(bots)} bots for {seats} seats, and not enough different ones to take turns", "bots")
    return list(combinations(different, seats))


def arrangements(table: Seating, deal: int) -> list[Seating]:
    """The seatings in which one deal is played."""
    every = list(dict.fromkeys(permutations(table)))
    if len(every) <= MOST_ARRANGEMENTS:
        return every
    circles = [(table[0], *rest) for rest in dict.fromkeys(permutations(table[1:]))]
    circle = circles[deal % len(circles)]
    return [circle[first:] + circle[:first] for first in range(len(circle))]


def jobs(wish: Wish) -> list[Job]:
    """All games, at least as many as wished for at every table, and no deal half played."""
    check_wish(wish)
    planned: list[Job] = []
    for number, table in enumerate(tables(wish.bots, wish.seats)):
        played = deal = 0
        while played < wish.games:
            seatings = arrangements(table, deal)
            first = len(planned)
            planned += [Job(wish, first + i, number, deal, seating) for i, seating in enumerate(seatings)]
            played += len(seatings)
            deal += 1
    return planned


def check_wish(wish: Wish) -> None:
    """Everything that can be wrong is complained about before the first game."""
    game = wish.find_game(wish.game)
    check_crassus(game.info, wish.bots, wish.options, wish.seats)
    for name in dict.fromkeys(wish.bots):
        check_entrant(name)
    for table in tables(wish.bots, wish.seats):
        options = game.info.read_options(options_at(game.info, table, wish.options))
        game.check_options(options, wish.seats)
