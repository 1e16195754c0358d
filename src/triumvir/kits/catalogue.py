"""The games of the server, by key: the one place where they are joined."""

from collections.abc import Mapping, Sequence
from typing import Final

from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.info import GameInfo, Options, parse_options
from triumvir.games.ave_caesar.game import AVE_CAESAR, AveCaesar
from triumvir.games.caesar.game import CAESAR
from triumvir.games.cleopatra.game import CLEOPATRA
from triumvir.kits.courses import added_courses

ADDED: Final = added_courses()
"""The courses people added to Ave Caesar, and what is wrong with those that are left out."""

_AVE_CAESAR: Final = AveCaesar(ADDED.courses) if ADDED.courses else AVE_CAESAR
GAMES: Final[Mapping[str, Game]] = {game.info.key: game for game in (CAESAR, _AVE_CAESAR, CLEOPATRA)}


def game_named(key: str) -> Game:
    if key not in GAMES:
        raise BadInput(f"unknown game '{key}' (known: {', '.join(GAMES)})", "game")
    return GAMES[key]


def options_given(info: GameInfo, words: Sequence[str], reading: str | None = None) -> dict[str, str]:
    """What was asked for: the values of a reading, and over them the single options."""
    bundle = info.reading(reading) if reading is not None else {}
    return {**bundle, **parse_options(words)}


def complete_options(game: Game, given: Mapping[str, str], seats: int) -> Options:
    """A full set of options that go together."""
    options = game.info.read_options(given)
    game.check_options(options, seats)
    return options


def seat_count(info: GameInfo, wanted: int | None = None) -> int:
    """How many sit at the table: as many as wanted, or as few as can play."""
    if wanted is None:
        return info.seats[0]
    if wanted not in info.seats:
        allowed = ", ".join(str(count) for count in info.seats)
        raise BadInput(f"{wanted} cannot play {info.key} (possible: {allowed})", "seats")
    return wanted
