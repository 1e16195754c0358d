"""Random games under all laws, over every combination of options that goes together."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import gcd, prod

from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput, BrokenLaw
from triumvir.contract.game import Game
from triumvir.contract.info import GameInfo, Options
from triumvir.contract.json import JSON
from triumvir.contract.laws import Trial
from triumvir.contract.record import Record


@dataclass(frozen=True)
class Table:
    """Who plays what: the number of seats and the options."""

    seats: int
    options: Options


@dataclass(frozen=True)
class Failure:
    """A game that did not keep a law, and all that is needed to see it again."""

    law: int
    """0 for an error that is no broken law."""
    what: str
    table: Table
    seed: int
    record: Record | None

    def to_json(self) -> dict[str, JSON]:
        options = dict(self.table.options.values)
        return {"law": self.law, "what": self.what, "seats": self.table.seats, "options": options, "seed": self.seed}


def tables(game: Game, seed: int) -> Iterator[Table]:
    """Every possible table once, in an order that mixes all options early; after that random ones, without end."""
    total = len(game.info.seats) * prod(len(option.values) for option in game.info.options)
    step = _stride(total)
    for turn in range(total):
        yield from _possible(game, (seed + turn * step) % total)
    chance = Seeded(seed)
    while True:
        yield from _possible(game, int(chance.below(total)))


def _stride(total: int) -> int:
    """A step that visits all numbers below the total, and peers far apart."""
    step = max(1, round(total * 0.618))
    while gcd(step, total) != 1:
        step += 1
    return step


def _possible(game: Game, number: int) -> Iterator[Table]:
    table = _numbered(game.info, number)
    try:
        game.check_options(table.options, table.seats)
    except BadInput:
        return
    yield table


def _numbered(info: GameInfo, number: int) -> Table:
    """The table with this number: one digit for the seats, one for every option."""
    number, digit = divmod(number, len(info.seats))
    seats = info.seats[digit]
    values = []
    for option in info.options:
        number, digit = divmod(number, len(option.values))
        values.append((option.name, option.values[digit]))
    return Table(seats, Options(tuple(values)))


def try_out(game: Game, table: Table, seed: int, every: int = 1) -> Failure | Record:
    """One game under the eyes of the law: its record, or how it failed."""
    trial: Trial | None = None
    try:
        trial = Trial(game, table.options, table.seats, seed, every=every)
        return trial.run()
    except BrokenLaw as error:
        return Failure(error.law, error.what, table, seed, _record_of(trial))
    except Exception as error:  # whatever a game throws is a finding
        return Failure(0, f"{type(error).__name__}: {error}", table, seed, _record_of(trial))


def _record_of(trial: Trial | None) -> Record | None:
    return None if trial is None else trial.record()
