"""The game Ave Caesar, for those who want to start or read one."""

from collections.abc import Sequence
from typing import Final

from triumvir.contract.chance import Chance
from triumvir.contract.event import told_by
from triumvir.contract.game import Game
from triumvir.contract.info import GameInfo, Options
from triumvir.contract.json import JSON
from triumvir.contract.position import Action, Position
from triumvir.games.ave_caesar.action_fact_names import ACTION_FACTS
from triumvir.games.ave_caesar.actions import N_CODES, action_from_json, read_action
from triumvir.games.ave_caesar.box import DECK, FACTIONS, N_CHARIOTS
from triumvir.games.ave_caesar.course import Course
from triumvir.games.ave_caesar.fact_names import FACTS
from triumvir.games.ave_caesar.legality import find_moves
from triumvir.games.ave_caesar.position import AveCaesarPosition
from triumvir.games.ave_caesar.reading import read_rules, read_table
from triumvir.games.ave_caesar.rule_set import (
    BOX_COURSES,
    MOST_RACES,
    READINGS,
    RULES_VERSION,
    Courses,
    RuleSet,
    check_rules,
)
from triumvir.games.ave_caesar.setup import set_up
from triumvir.games.ave_caesar.state import END_REASONS
from triumvir.games.ave_caesar.story import TELLINGS
from triumvir.games.ave_caesar.wired import KEY

MOST_PLIES: Final = MOST_RACES * N_CHARIOTS * DECK * (2 * N_CHARIOTS + 1)
"""Within two rounds of turns some card is played, by the standstill ruling at the latest. [A4.6]"""


class AveCaesar(Game):
    """The game on the four courses of the box, and on others that were added."""

    def __init__(self, added: Sequence[Course] = (), version: int = RULES_VERSION) -> None:
        self.courses = Courses(added) if added else BOX_COURSES
        latest = GameInfo(
            key=KEY,
            rules_version=RULES_VERSION,
            seats=(2, 3, 4, 5, 6),
            sides=FACTIONS,
            options=self.courses.options(),
            readings=READINGS,
            most_plies=MOST_PLIES,
            most_actions=N_CODES,
            end_reasons=END_REASONS,
            revealing=(),
            facts=FACTS,
            action_facts=ACTION_FACTS,
        )
        self._info = latest if version == RULES_VERSION else latest.under(version)
        self._earlier: Sequence[Game] = [AveCaesar(added, earlier) for earlier in range(1, version)]

    @property
    def info(self) -> GameInfo:
        return self._info

    def earlier(self) -> Sequence[Game]:
        """On the same courses, by the versions of the rules before this one."""
        return self._earlier

    def check_options(self, options: Options, seats: int) -> None:
        check_rules(options, seats)

    def start(self, options: Options, seats: int, chance: Chance) -> Position:
        self.check_options(options, seats)
        position = AveCaesarPosition(RuleSet(options, seats, self.courses, self._info))
        set_up(position, chance)
        find_moves(position)
        return position

    def read_action(self, text: str) -> Action:
        return read_action(text)

    def action_from_json(self, value: JSON) -> Action:
        return action_from_json(value)

    def position_from_json(self, value: JSON) -> Position:
        position = AveCaesarPosition(read_rules(value, self._info, self.courses))
        read_table(position, value)
        return position


AVE_CAESAR: Final = AveCaesar()
told_by(TELLINGS)
