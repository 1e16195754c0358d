"""A match: several games between two players who swap sides after every game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from triumvir.contract.position import Outcome

PLAYERS = (0, 1)
"""The players, numbered by their seats in the first game."""


def seat_of(player: int, number: int) -> int:
    """Where a player sits in game `number`, counted from 0."""
    return (player + number) % len(PLAYERS)


@dataclass
class Match:
    games: int
    outcomes: list[Outcome] = field(default_factory=list)
    """How the finished games ended, by seat."""

    def points(self, player: int) -> int | None:
        """All points of a player; nothing in a game without points."""
        scored = [
            outcome.scores[seat_of(player, number)]
            for number, outcome in enumerate(self.outcomes)
            if len(outcome.scores) == len(PLAYERS)
        ]
        return sum(scored) if scored else None

    def wins(self, player: int) -> int:
        return sum(self.has_won(player, number) for number in range(len(self.outcomes)))

    def has_won(self, player: int, number: int) -> bool:
        return self.outcomes[number].winners() == (seat_of(player, number),)

    def leaders(self) -> list[int]:
        """Who has won more games, or with as many wins more points; both if all is equal."""
        return _best(_best(PLAYERS, self.wins), lambda player: self.points(player) or 0)


def _best(players: Iterable[int], worth: Callable[[int], int]) -> list[int]:
    among = list(players)
    most = max(worth(player) for player in among)
    return [player for player in among if worth(player) == most]


def resigned(seat: int) -> Outcome:
    """A game that this seat gave away."""
    return Outcome("resigned", tuple(2 if other == seat else 1 for other in PLAYERS))
