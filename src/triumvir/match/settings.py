"""What is agreed before a match begins."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.info import Options
from triumvir.contract.json import JSON, Reader
from triumvir.contract.play import given
from triumvir.match.clock import ClockRule, read_clock_rule
from triumvir.match.series import Series, read_series


@dataclass(frozen=True)
class Settings:
    game: str
    rules_version: int
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    """Only what differs from the defaults."""
    clock: ClockRule = field(default_factory=ClockRule)
    rated: bool = False
    start: str = ""
    """The position it begins from, in one line; nothing for a game set up by the rules."""
    series: Series = field(default_factory=Series)

    def to_json(self) -> dict[str, JSON]:
        return {
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "clock": self.clock.to_json(),
            "rated": self.rated,
            "start": self.start,
            "series": self.series.to_json(),
        }


def read_settings(value: JSON) -> Settings:
    reader = Reader(value, "settings")
    options = reader.object("options")
    return Settings(
        game=reader.text("game"),
        rules_version=reader.number("rules_version", 1, 10**6),
        seats=reader.number("seats", 1, 99),
        options={name: options.text(name) for name in options.fields},
        clock=read_clock_rule(reader.value("clock"), "settings.clock"),
        rated=reader.flag("rated"),
        start=reader.text("start"),
        series=read_series(reader.value("series"), "settings.series"),
    )


def check_settings(game: Game, settings: Settings) -> Options:
    """The full options of a match that this game can play by its version of the rules; BadInput otherwise."""
    if settings.game != game.info.key:
        raise BadInput(f"a match of '{settings.game}', not of '{game.info.key}'", "game")
    game = game.under(settings.rules_version)
    info = game.info
    if settings.seats not in info.seats:
        allowed = ", ".join(str(count) for count in info.seats)
        raise BadInput(f"{settings.seats} is none of {allowed}", "seats")
    options = info.read_options(settings.options)
    game.check_options(options, settings.seats)
    if settings.start:
        given(game, settings.start, options, settings.seats)
    return options
