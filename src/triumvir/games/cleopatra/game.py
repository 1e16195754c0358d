"""The game Caesar & Cleopatra, for those who want to start or read one."""

from collections.abc import Sequence
from typing import Final

from triumvir.contract.chance import Chance
from triumvir.contract.errors import BadInput
from triumvir.contract.event import told_by
from triumvir.contract.game import Game
from triumvir.contract.info import GameInfo, Options
from triumvir.contract.json import JSON
from triumvir.contract.position import Action, Position
from triumvir.games.cleopatra.action_fact_names import ACTION_FACTS
from triumvir.games.cleopatra.actions import BOOK, N_CODES
from triumvir.games.cleopatra.box import SIDES
from triumvir.games.cleopatra.fact_names import FACTS
from triumvir.games.cleopatra.position import CleopatraPosition
from triumvir.games.cleopatra.reading import read_table
from triumvir.games.cleopatra.rule_set import OPTIONS, READINGS, RuleSet
from triumvir.games.cleopatra.setup import set_up
from triumvir.games.cleopatra.state import END_REASONS
from triumvir.games.cleopatra.story import TELLINGS
from triumvir.games.cleopatra.wired import KEY

INFO: Final = GameInfo(
    key=KEY,
    rules_version=2,
    seats=(2,),
    sides=SIDES,
    options=OPTIONS,
    readings=READINGS,
    most_plies=1200,
    most_actions=N_CODES,
    end_reasons=END_REASONS,
    revealing=(
        "CardsLaidOut",
        "CardsTurnedUp",
        "CardTaken",
        "GameEnded",
        "GroupStruck",
        "HandShown",
        "LonePhaseBegan",
        "PatricianWon",
        "VetoHeld",
        "VotePostponed",
    ),
    facts=FACTS,
    action_facts=ACTION_FACTS,
)


class Cleopatra(Game):
    def __init__(self, info: GameInfo = INFO) -> None:
        self._info = info

    @property
    def info(self) -> GameInfo:
        return self._info

    def earlier(self) -> Sequence[Game]:
        """Version 1 dealt the bonus cards first, and turned a last vote card over. [K6, K43]"""
        return [Cleopatra(INFO.under(1))] if self._info is INFO else []

    def check_options(self, options: Options, seats: int) -> None:
        """All options go together. [K1]"""
        if seats not in INFO.seats:
            raise BadInput(f"{seats} seats; Caesar & Cleopatra is for two", "seats", "K1")

    def start(self, options: Options, seats: int, chance: Chance) -> Position:
        self.check_options(options, seats)
        position = CleopatraPosition(RuleSet(options, self._info))
        set_up(position, chance)
        return position

    def read_action(self, text: str) -> Action:
        return BOOK.read(text)

    def action_from_json(self, value: JSON) -> Action:
        return BOOK.from_json(value)

    def position_from_json(self, value: JSON) -> Position:
        position = CleopatraPosition(RuleSet(self._info.options_of(value), self._info))
        read_table(position, value)
        return position


CLEOPATRA: Final = Cleopatra()
told_by(TELLINGS)
