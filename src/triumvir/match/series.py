"""Several games between the same players: after each game everybody moves one seat on.

Every game is a match of its own; a series only knows its place in the row and how the earlier games ended. A rematch
makes a series one game longer.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from triumvir.contract.json import JSON, Reader, read_number

MOST_GAMES = 99


@dataclass(frozen=True)
class Series:
    games: int = 1
    number: int = 0
    """Which game this is, counted from 0."""
    earlier: tuple[tuple[int, ...], ...] = ()
    """The places of the earlier games, by player; a player is numbered by the seat of the first game."""
    previous: str = ""
    """The match before this one."""

    @property
    def is_last(self) -> bool:
        return self.number + 1 >= self.games

    def wins(self, player: int) -> int:
        """Games that this player won alone."""
        return sum(places[player] == 1 and places.count(1) == 1 for places in self.earlier if places)

    def followed(self, previous: str, places: Sequence[int]) -> "Series":
        """The series at its next game."""
        by_player = tuple(places[seat_of(player, self.number, len(places))] for player in range(len(places)))
        number = self.number + 1
        return replace(
            self,
            games=max(self.games, number + 1),
            number=number,
            earlier=(*self.earlier, by_player),
            previous=previous,
        )

    def to_json(self) -> dict[str, JSON]:
        return {
            "games": self.games,
            "number": self.number,
            "earlier": [list(places) for places in self.earlier],
            "previous": self.previous,
        }


def seat_of(player: int, number: int, seats: int) -> int:
    """Where a player sits in game `number`, counted from 0."""
    return (player + number) % seats


def read_series(value: JSON, where: str) -> Series:
    reader = Reader(value, where)
    earlier = [_read_places(places, f"{where}.earlier") for places in reader.items("earlier")]
    games = reader.number("games", 1, MOST_GAMES)
    return Series(games, reader.number("number", 0, MOST_GAMES), tuple(earlier), reader.text("previous"))


def _read_places(value: JSON, where: str) -> tuple[int, ...]:
    assert isinstance(value, list | tuple)
    return tuple(read_number(place, 0, 99, where) for place in value)
