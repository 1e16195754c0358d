"""Whether an option mattered in a game: with another value, the same choices and the same chance lead elsewhere."""

from collections.abc import Iterator
from dataclasses import replace

from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.info import GameInfo, Option
from triumvir.contract.json import JSON
from triumvir.contract.play import game_of, steps
from triumvir.contract.record import Record


def new_options(info: GameInfo) -> list[Option]:
    """The options that the latest version of the rules brought, and those to which it gave another default.

    One that has a single value, as long as nobody has added another, is none.
    """
    last = info.rules_version - 1
    chosen = [option for option in info.options if len(option.values) > 1]
    return [option for option in chosen if option.since > last or any(until == last for until, _ in option.earlier)]


def mattered(game: Game, record: Record, name: str, value: str) -> bool:
    """Whether some position of the record would have been another, or an action not allowed, with this value."""
    try:
        other = _with_option(game_of(game, record), record, name, value)
        return any(one != two for one, two in zip(_course(game, record), _course(game, other), strict=True))
    except BadInput:
        return True


def _with_option(game: Game, record: Record, name: str, value: str) -> Record:
    """The same record at a table with one other value; what it says of its own positions is left out."""
    options = game.info.read_options({**dict(record.options), name: value}).changed(game.info)
    start = record.start
    if start:
        position = game.position_from_line(start).to_json()
        start = game.position_from_json({**position, "options": {**options}}).to_line()
    return _unhashed(replace(record, options=tuple(options.items()), start=start))


def _unhashed(record: Record) -> Record:
    plies = tuple(replace(ply, hash="") for ply in record.plies)
    return replace(record, setup=replace(record.setup, hash=""), plies=plies)


def _course(game: Game, record: Record) -> Iterator[JSON]:
    """What lies on the table after every ply, everything face up."""
    for position, _ in steps(game, _unhashed(record)):
        yield position.open_view().to_json()
