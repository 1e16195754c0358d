"""The messages between a host and an engine, one JSON object to a line. See docs/engine-protocol.md."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from triumvir.contract.chance import Chance
from triumvir.contract.errors import BadInput
from triumvir.contract.event import Event
from triumvir.contract.game import Game
from triumvir.contract.info import GameInfo, Options
from triumvir.contract.json import JSON, Reader, dumps, loads
from triumvir.contract.sight import Sight

VERSION: Final = 1
POSITION: Final = "position"
"""An engine may want a position made up for its seat, to think about without knowing our rules' secrets."""
WANTS: Final = (POSITION,)
MOST_NAME: Final = 60


def line(message: Mapping[str, JSON]) -> bytes:
    return (dumps(message) + "\n").encode()


# ---- what a host says ----------------------------------------------------------------------------------------


def hello() -> dict[str, JSON]:
    return {"type": "hello", "protocol": "triumvir", "version": VERSION}


def new_game(info: GameInfo, options: Options, seats: int, seat: int, seed: int, time_limit: float) -> dict[str, JSON]:
    return {
        "type": "new",
        "game": info.key,
        "rules_version": info.rules_version,
        "options": dict(options.values),
        "sides": list(info.sides[:seats]),
        "seat": seat,
        "seed": seed,
        "time_limit": time_limit,
    }


def choose(sight: Sight, number: int, imagining: Chance | None) -> dict[str, JSON]:
    """A question; with chance to imagine by, also a position that agrees with what the seat knows."""
    message: dict[str, JSON] = {
        "type": "choose",
        "number": number,
        "view": sight.view().to_json(),
        "legal": [_legal(sight, code) for code in sight.legal()],
    }
    if imagining is not None:
        message["position"] = sight.imagine(imagining).to_json()
    return message


def _legal(sight: Sight, code: int) -> dict[str, JSON]:
    action = sight.action(code)
    return {"notation": action.notation(), "code": code, "action": dict(action.to_json())}


def watch(seat: int, code: int | None, notation: str | None, events: Sequence[Event]) -> dict[str, JSON]:
    """What somebody did, and what happened, as far as the engine's seat sees it."""
    return {
        "type": "watch",
        "seat": seat,
        "code": code,
        "notation": notation,
        "events": [event.to_json() for event in events],
    }


def bye() -> dict[str, JSON]:
    return {"type": "bye"}


# ---- what an engine says -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ready:
    name: str
    wants: tuple[str, ...]

    def to_json(self) -> dict[str, JSON]:
        return {"type": "ready", "version": VERSION, "name": self.name, "wants": list(self.wants)}


@dataclass(frozen=True)
class Answer:
    action: str
    say: Mapping[str, JSON] = field(default_factory=dict)
    """What the engine thinks of it: `chance`, `line`, or whatever it likes to tell."""

    def to_json(self) -> dict[str, JSON]:
        return {"action": self.action, "say": dict(self.say)} if self.say else {"action": self.action}


def read_message(text: bytes, where: str) -> Reader:
    try:
        decoded = text.decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput("not a text in UTF-8", where) from None
    return Reader(loads(decoded, where), where)


def read_ready(text: bytes) -> Ready:
    reader = read_message(text, "ready")
    reader.word("type", ("ready",))
    reader.number("version", VERSION, VERSION)
    wants = reader.items("wants") if reader.has("wants") else []
    for want in wants:
        if want not in WANTS:
            raise BadInput(f"'{want}' is none of {', '.join(WANTS)}", "ready.wants")
    name = reader.text("name") if reader.has("name") else ""
    return Ready(name[:MOST_NAME], tuple(str(want) for want in wants))


def read_answer(text: bytes) -> Answer:
    reader = read_message(text, "answer")
    said = reader.object("say").fields if reader.has("say") else {}
    return Answer(reader.text("action"), said)


# ---- what an engine is told ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class NewGame:
    game: Game
    options: Options
    seats: int
    seat: int
    seed: int


def read_new_game(reader: Reader, game: Game) -> NewGame:
    sides = reader.items("sides")
    if len(sides) not in game.info.seats:
        raise BadInput(f"{len(sides)} cannot play {game.info.key}", reader.place("sides"))
    try:
        game = game.under(reader.number("rules_version", 1, 2**31))
    except BadInput as error:
        raise error.about(reader.place("rules_version")) from None
    given = reader.object("options")
    options = game.info.read_options({name: given.text(name) for name in given.fields})
    game.check_options(options, len(sides))
    seat = reader.number("seat", 0, len(sides) - 1)
    seed = reader.number("seed", 0, 2**62) if reader.has("seed") else 0
    return NewGame(game, options, len(sides), seat, seed)
