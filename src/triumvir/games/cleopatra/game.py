"""The game Caesar & Cleopatra, for those who want to start or read one."""

from typing import Final

from triumvir.contract.chance import Chance
from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.info import GameInfo, Options
from triumvir.contract.json import JSON
from triumvir.contract.line import from_line
from triumvir.contract.position import Action, Position
from triumvir.games.cleopatra.actions import action_from_json, read_action
from triumvir.games.cleopatra.choices import Choices
from triumvir.games.cleopatra.position import INFO, CleopatraPosition
from triumvir.games.cleopatra.reading import read_choices, read_table
from triumvir.games.cleopatra.setup import set_up


class Cleopatra(Game):
    @property
    def info(self) -> GameInfo:
        return INFO

    def check_options(self, options: Options, seats: int) -> None:
        """All options go together. [K1]"""
        if seats not in INFO.seats:
            raise BadInput(f"{seats} seats; Caesar & Cleopatra is for two", "seats", "K1")

    def start(self, options: Options, seats: int, chance: Chance) -> Position:
        self.check_options(options, seats)
        position = CleopatraPosition(Choices(options))
        set_up(position, chance)
        return position

    def read_action(self, text: str) -> Action:
        return read_action(text)

    def action_from_json(self, value: JSON) -> Action:
        return action_from_json(value)

    def position_from_json(self, value: JSON) -> Position:
        position = CleopatraPosition(read_choices(value, INFO))
        read_table(position, value)
        return position

    def position_from_line(self, line: str) -> Position:
        return self.position_from_json(from_line(INFO.key, line))


CLEOPATRA: Final = Cleopatra()
