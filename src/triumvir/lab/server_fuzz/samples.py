"""What a pest can get hold of: real positions, actions and records of all games, hostile texts and numbers."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Final

from triumvir.contract.chance import Seeded
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.contract.play import Play
from triumvir.contract.position import Position, legal_actions, seats_to_act
from triumvir.lab.fuzzing import Table, tables

TABLES: Final = 4
"""How many tables of each game are played for the stock."""
EVERY: Final = 9
"""One of so many positions is kept."""
NUMBERS: Final = (0, 1, 2, 7, 15, 16, 255, 2**31 - 1, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, 10**30, -1, -(2**63))
TEXTS: Final = (
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "\u202e\u2066",
    "\ufeff",
    "é" * 24,
    "\U0001f480" * 24,
    "%s%n{}{0.__class__}",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "'; DROP TABLE entries; --",
    '"quoted" [Tag "x"]',
    "line\nbreak\r\n\t",
    "-",
    "null",
    "١٢",
    "²",
    "9" * 5000,
    "-" * 300,
    "A" * 24,
    "A" * 400,
)


@dataclass(frozen=True)
class Stock:
    positions: Mapping[str, tuple[str, ...]]
    """Lines, by game."""
    actions: Mapping[str, tuple[str, ...]]
    """Notations, by game."""
    action_values: Mapping[str, tuple[JSON, ...]]
    records: Mapping[str, tuple[str, ...]]
    options: Mapping[str, tuple[Mapping[str, str], ...]]


def stocked(games: Mapping[str, Game], seed: int) -> Stock:
    """The same for the same seed."""
    samples = {
        key: [_sample(game, table, seed) for table in islice(tables(game, seed), TABLES)] for key, game in games.items()
    }
    return Stock(
        {key: tuple(line for one in found for line in one.positions) for key, found in samples.items()},
        {key: tuple(sorted({word for one in found for word in one.actions})) for key, found in samples.items()},
        {key: tuple(value for one in found for value in one.values) for key, found in samples.items()},
        {key: tuple(one.record for one in found) for key, found in samples.items()},
        {key: tuple(one.options for one in found) for key, found in samples.items()},
    )


@dataclass(frozen=True)
class Sample:
    """One game played at random."""

    positions: list[str]
    actions: list[str]
    values: list[JSON]
    record: str
    options: dict[str, str]


def _sample(game: Game, table: Table, seed: int) -> Sample:
    chance = Seeded(seed)
    play = Play(game, table.options, table.seats, chance)
    positions: list[str] = []
    actions: list[str] = []
    values: list[JSON] = []
    while seats := seats_to_act(play.position):
        if len(play.plies) % EVERY == 0:
            positions.append(play.position.to_line())
        offered = list(_offered(game, play.position, seats))
        actions += [notation for notation, _ in offered[:8]]
        values += [value for _, value in offered[:2]]
        codes = legal_actions(play.position, seats[0], game.info.most_actions)
        play.act(seats[0], codes[int(chance.below(len(codes)))])
    return Sample(positions, actions, values, play.record().to_text(), dict(table.options.values))


def _offered(game: Game, position: Position, seats: list[int]) -> Iterator[tuple[str, JSON]]:
    for seat in seats:
        for code in legal_actions(position, seat, game.info.most_actions):
            action = position.action(code)
            yield action.notation(), action.to_json()
