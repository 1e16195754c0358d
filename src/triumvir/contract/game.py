"""A game: what starts positions and reads what people wrote."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from triumvir.contract.chance import Chance
from triumvir.contract.complaints import unknown_rules
from triumvir.contract.info import GameInfo, Options
from triumvir.contract.json import JSON
from triumvir.contract.line import from_line
from triumvir.contract.position import Action, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    @property
    @abstractmethod
    def info(self) -> GameInfo: ...

    def earlier(self) -> "Sequence[Game]":
        """The same game by the earlier versions of its rules that can still be played."""
        return ()

    def under(self, version: int) -> "Game":
        """The game by that version of its rules: matches and records keep the one that they began with. [P9]"""
        for game in (self, *self.earlier()):
            if game.info.rules_version == version:
                return game
        raise unknown_rules(version, self.versions())

    def versions(self) -> tuple[int, ...]:
        """The versions of the rules that can be played."""
        return tuple(sorted(game.info.rules_version for game in (self, *self.earlier())))

    @abstractmethod
    def check_options(self, options: Options, seats: int) -> None:
        """Raise BadInput for options that do not go together."""

    @abstractmethod
    def start(self, options: Options, seats: int, chance: Chance) -> Position:
        """A new game, set up by the rules."""

    @abstractmethod
    def read_action(self, text: str) -> Action:
        """The action with this notation."""

    @abstractmethod
    def action_from_json(self, value: JSON) -> Action: ...

    @abstractmethod
    def position_from_json(self, value: JSON) -> Position: ...

    def position_from_line(self, line: str) -> Position:
        return self.position_from_json(from_line(self.info.key, line))
