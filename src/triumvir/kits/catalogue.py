"""The kits by the keys of their games: the one place where games are named."""

from collections.abc import Mapping, Sequence
from typing import Final

from triumvir.contract.complaints import cannot_play, unknown_game
from triumvir.contract.game import Game
from triumvir.contract.info import GameInfo, Options, parse_options
from triumvir.contract.json import JSON
from triumvir.kits import ave_caesar, caesar, cleopatra
from triumvir.kits.kit import Kit

KITS: Final[dict[str, Kit]] = {}
GAMES: Final[dict[str, Game]] = {}


def register(kit: Kit) -> None:
    """Make a game known to everybody who plays, draws or serves games."""
    KITS[kit.key] = kit
    GAMES[kit.key] = kit.game


register(caesar.KIT)
register(ave_caesar.KIT)
register(cleopatra.KIT)


def game_named(key: str) -> Game:
    if key not in GAMES:
        raise unknown_game(key, list(GAMES))
    return GAMES[key]


def kit_of(game: Game) -> Kit:
    """The registered kit of a game; a plain one for a game that nobody registered."""
    return KITS.get(game.info.key) or Kit(game)


def board_named(game: str, name: str) -> dict[str, JSON] | None:
    """What a board is drawn from; None if there is no such board."""
    return KITS[game].boards(name) if game in KITS else None


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
        raise cannot_play(wanted, info.key, info.seats, "seats")
    return wanted
