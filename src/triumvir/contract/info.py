"""What can be said about a game before it is played: its seats, its options, its limits."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from triumvir.contract.errors import BadInput, echo
from triumvir.contract.json import JSON, Reader


@dataclass(frozen=True)
class Option:
    """One choice at the table; the first value is the default."""

    name: str
    values: tuple[str, ...]
    rule: str

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Options:
    """A value for every option of a game."""

    values: tuple[tuple[str, str], ...]

    def __getitem__(self, name: str) -> str:
        for known, value in self.values:
            if known == name:
                return value
        raise KeyError(name)

    def on(self, name: str) -> bool:
        return self[name] == "on"

    def changed(self, info: "GameInfo") -> dict[str, str]:
        """Only what differs from the defaults."""
        return self.unlike(info.options)

    def unlike(self, options: "Sequence[Option]") -> dict[str, str]:
        """Only what differs from the defaults of these options."""
        defaults = {option.name: option.default for option in options}
        return {name: value for name, value in self.values if value != defaults[name]}


@dataclass(frozen=True)
class GameInfo:
    key: str
    rules_version: int
    seats: tuple[int, ...]
    """The possible numbers of seats."""
    sides: tuple[str, ...]
    """The name of each seat."""
    options: tuple[Option, ...]
    readings: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    """Named bundles of option values, such as the reading of one rulebook."""
    most_plies: int
    """No game has more plies than this (law 1)."""
    most_actions: int
    """No position has more legal actions, and no action code is as large as this."""
    end_reasons: tuple[str, ...]
    revealing: tuple[str, ...]
    """The kinds of event by which hidden information may rightly become known (law 11)."""
    facts: tuple[str, ...]
    """The names of the numbers that describe a position to a judge."""
    action_facts: tuple[str, ...]
    """The names of the numbers that describe an action to a judge."""

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        raise BadInput(f"unknown option (known: {known})", f"option {echo(name)}")

    def read_options(self, given: Mapping[str, str]) -> Options:
        """A full set of options from the few that were given; the game checks how they go together."""
        for name, value in given.items():
            option = self.option(name)
            if value not in option.values:
                allowed = ", ".join(option.values)
                raise BadInput(f"'{echo(value)}' is none of {allowed}", f"option {name}", option.rule)
        return Options(tuple((option.name, given.get(option.name, option.default)) for option in self.options))

    def options_of(self, position: JSON) -> Options:
        """The options that a position was written with; in the one-line notation a value may look like a number."""
        reader = Reader(position, "position")
        given: dict[str, str] = {}
        if reader.has("options"):
            options = reader.object("options")
            for name in options.fields:
                value = options.value(name)
                is_number = isinstance(value, int) and not isinstance(value, bool)
                given[name] = str(value) if is_number else options.text(name)
        return self.read_options(given)

    def reading(self, name: str) -> dict[str, str]:
        for known, values in self.readings:
            if known == name:
                return dict(values)
        raise BadInput(f"'{echo(name)}' is none of {', '.join(name for name, _ in self.readings)}", "reading")

    def seat_named(self, side: str) -> int:
        if side not in self.sides:
            raise BadInput(f"'{echo(side)}' is none of {', '.join(self.sides)}", "seat")
        return self.sides.index(side)

    def to_json(self) -> JSON:
        return {
            "game": self.key,
            "rules_version": self.rules_version,
            "seats": list(self.seats),
            "sides": list(self.sides),
            "options": [
                {"name": o.name, "values": list(o.values), "default": o.default, "rule": o.rule} for o in self.options
            ],
            "readings": {name: dict(values) for name, values in self.readings},
            "most_plies": self.most_plies,
            "end_reasons": list(self.end_reasons),
        }


def parse_options(words: Sequence[str]) -> dict[str, str]:
    """`key=value` words as a mapping."""
    given: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput("'name=value' is expected", f"option {echo(word)}")
        if name in given:
            raise BadInput("given twice", f"option {echo(name)}")
        given[name] = value
    return given
