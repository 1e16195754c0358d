"""What can be said about a game before it is played: its seats, its options, its limits."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from triumvir.contract.complaints import expected, given_twice, none_of, unknown_option
from triumvir.contract.errors import echo
from triumvir.contract.json import JSON, Reader


@dataclass(frozen=True)
class Option:
    """One choice at the table; the first value is the default."""

    name: str
    values: tuple[str, ...]
    rule: str
    since: int = 1
    """The rules version that brought this choice."""
    earlier: tuple[tuple[int, str], ...] = ()
    """By which value everybody played, or which was the default, up to which rules version; oldest first."""

    @property
    def default(self) -> str:
        return self.values[0]

    def under(self, version: int) -> "Option":
        """The option as it was under that version of the rules: its default of then comes first."""
        then = next((value for until, value in self.earlier if version <= until), self.default)
        return replace(self, values=(then, *(value for value in self.values if value != then)))


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
        defaults = {option.name: option.default for option in info.options}
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
    fixed: tuple[tuple[str, str], ...] = ()
    """Under an earlier version of the rules: what could not be chosen yet, and how everybody played it."""

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        raise unknown_option(name, [option.name for option in self.options])

    def read_options(self, given: Mapping[str, str]) -> Options:
        """A full set of options from the few that were given; the game checks how they go together."""
        for name, value in given.items():
            option = self.option(name)
            if value not in option.values:
                raise none_of(value, option.values, f"option {name}", option.rule)
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
        raise none_of(name, [known for known, _ in self.readings], "reading")

    def under(self, version: int) -> "GameInfo":
        """What could be said of the game when this was the version of its rules."""
        then = [option.under(version) for option in self.options]
        offered = tuple(option for option in then if option.since <= version)
        names = {option.name for option in offered}
        return replace(
            self,
            rules_version=version,
            options=offered,
            readings=tuple(
                (name, tuple(pair for pair in values if pair[0] in names)) for name, values in self.readings
            ),
            fixed=tuple((option.name, option.default) for option in then if option.since > version),
        )

    def settled(self, options: Options) -> Options:
        """What was chosen, and what could not be chosen yet under these rules."""
        return Options((*options.values, *self.fixed))

    def seat_named(self, side: str) -> int:
        if side not in self.sides:
            raise none_of(side, self.sides, "seat")
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
            raise expected("pair", f"option {echo(word)}")
        if name in given:
            raise given_twice(f"option {echo(name)}")
        given[name] = value
    return given
