"""The game CAESAR!, for those who want to start or read one."""

from collections.abc import Sequence
from dataclasses import replace
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
from triumvir.games.caesar.contents import Box
from triumvir.games.caesar.fact_names import FACTS
from triumvir.games.caesar.own_box import BOX_AS_PRINTED, Boxes
from triumvir.games.caesar.position import CaesarPosition
from triumvir.games.caesar.reading import read_table
from triumvir.games.caesar.rule_set import OPTIONS, READINGS, RuleSet, check_rules
from triumvir.games.caesar.setup import set_up
from triumvir.games.caesar.state import END_REASONS
from triumvir.games.caesar.story import TELLINGS
from triumvir.games.caesar.wired import KEY

INFO: Final = GameInfo(
    key=KEY,
    rules_version=2,
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


MOST_PLIES: Final = 10_000
"""With tiles of one's own Crassus may need many turns to come by a token that fits. [C1.7, C8.3]"""


class Caesar(Game):
    """The game with the printed box, and with others that were added."""

    def __init__(self, info: GameInfo = INFO, boxes: Boxes = BOX_AS_PRINTED) -> None:
        self._info = info
        self._boxes = boxes
        self._rules: RuleSet | None = None

    @property
    def info(self) -> GameInfo:
        return self._info

    def earlier(self) -> Sequence[Game]:
        return EARLIER if self._info.rules_version == INFO.rules_version else ()

    def check_options(self, options: Options, seats: int) -> None:
        if seats != len(SIDES):
            raise BadInput(f"{seats} seats; CAESAR! has two sides", "seats", "C1.1")
        check_rules(options)

    def start(self, options: Options, seats: int, chance: Chance) -> Position:
        self.check_options(options, seats)
        position = CaesarPosition(self._decoded(options))
        set_up(position, chance)
        return position

    def _decoded(self, options: Options) -> RuleSet:
        """Decoding takes longer than setting up, and thousands of games are started with the same options."""
        if self._rules is None or self._rules.options is not options:
            self._rules = RuleSet(options, self._info, self._boxes)
        return self._rules

    def read_action(self, text: str) -> Action:
        return read_action(text, self._boxes)

    def action_from_json(self, value: JSON) -> Action:
        return action_from_json(value, self._boxes)

    def position_from_json(self, value: JSON) -> Position:
        options = self._info.options_of(value)
        check_rules(options)
        position = CaesarPosition(RuleSet(options, self._info, self._boxes))
        read_table(position, value)
        return position


def with_boxes(added: Sequence[Box]) -> Caesar:
    """The game with boxes that people made beside the printed one: the option `box` chooses. [C1.7]"""
    boxes = Boxes(added)
    options = tuple(replace(one, values=boxes.names) if one.name == "box" else one for one in INFO.options)
    return Caesar(replace(INFO, options=options, most_plies=MOST_PLIES), boxes)


EARLIER: Final = (Caesar(INFO.under(1)),)
CAESAR: Final = Caesar()
told_by(TELLINGS)
