"""The game CAESAR!, for those who want to start or read one."""

from typing import Final

from triumvir.contract.chance import Chance
from triumvir.contract.errors import BadInput
from triumvir.contract.event import told_by
from triumvir.contract.game import Game
from triumvir.contract.info import GameInfo, Options
from triumvir.contract.json import JSON
from triumvir.contract.position import Action, Position
from triumvir.games.caesar.action_fact_names import ACTION_FACTS
from triumvir.games.caesar.actions import N_CODES, action_from_json, read_action
from triumvir.games.caesar.box import SIDES
from triumvir.games.caesar.choices import OPTIONS, READINGS, Choices, check_choices
from triumvir.games.caesar.fact_names import FACTS
from triumvir.games.caesar.position import CaesarPosition
from triumvir.games.caesar.reading import read_table
from triumvir.games.caesar.setup import set_up
from triumvir.games.caesar.state import END_REASONS
from triumvir.games.caesar.story import TELLINGS
from triumvir.games.caesar.wired import KEY

INFO: Final = GameInfo(
    key=KEY,
    rules_version=1,
    seats=(2,),
    sides=SIDES,
    options=OPTIONS,
    readings=READINGS,
    most_plies=600,
    most_actions=N_CODES,
    end_reasons=END_REASONS,
    revealing=("TokenReturned", "Asked", "GameEnded"),
    facts=FACTS,
    action_facts=ACTION_FACTS,
)


class Caesar(Game):
    def __init__(self) -> None:
        self._choices: Choices | None = None

    @property
    def info(self) -> GameInfo:
        return INFO

    def check_options(self, options: Options, seats: int) -> None:
        if seats != len(SIDES):
            raise BadInput(f"{seats} seats; CAESAR! has two sides", "seats", "C1.1")
        check_choices(options)

    def start(self, options: Options, seats: int, chance: Chance) -> Position:
        self.check_options(options, seats)
        position = CaesarPosition(self._decoded(options))
        set_up(position, chance)
        return position

    def _decoded(self, options: Options) -> Choices:
        """Decoding takes longer than setting up, and thousands of games are started with the same options."""
        if self._choices is None or self._choices.options is not options:
            self._choices = Choices(options)
        return self._choices

    def read_action(self, text: str) -> Action:
        return read_action(text)

    def action_from_json(self, value: JSON) -> Action:
        return action_from_json(value)

    def position_from_json(self, value: JSON) -> Position:
        options = INFO.options_of(value)
        check_choices(options)
        position = CaesarPosition(Choices(options))
        read_table(position, value)
        return position


CAESAR: Final = Caesar()
told_by(TELLINGS)
