"""A kit: a game, and all that anybody outside its rules has to know of it.

Whoever bots, counts, draws or serves games asks the kit, so that a game is named where its kit is registered
(`kits/catalogue.py`) and nowhere else. Everything but the game has a default that works for any game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from triumvir.bots.weights import Judges
from triumvir.contract.event import Event
from triumvir.contract.game import Game
from triumvir.contract.info import Options
from triumvir.contract.json import JSON
from triumvir.contract.position import Position

Measure = Callable[[Position], int]
"""Something worth counting in a finished game."""
Weights = Mapping[str, float]
"""What each fact is worth to a judge, by its name."""
Boards = Callable[[str], dict[str, JSON] | None]
"""What the browser draws a board from, by the name of the board; None if there is no such board."""


def no_boards(name: str) -> None:
    return None


@dataclass(frozen=True)
class Disqualifications:
    """What a game that disqualifies counts in the arena."""

    count: Callable[[Options, int, Sequence[Event]], tuple[int, ...]]
    """How often each of so many seats was disqualified, by the events of a game."""
    starts: Callable[[Options], int]
    """How often a seat can be, in one game."""


@dataclass(frozen=True)
class Kit:
    game: Game
    prior: Weights = field(default_factory=dict)
    """What speaks for an action, as somebody wrote it down; nothing does by default."""
    value: Weights = field(default_factory=dict)
    """What speaks for a position; by default only its outcome."""
    measures: Mapping[str, Measure] = field(default_factory=dict)
    disqualifications: Disqualifications | None = None
    terminal: str = ""
    """Where the table for the terminal is, as `module:NAME`: by name, because who draws it is built upon kits, and
    because a server need not load it. A plain table is made for a game that names none."""
    boards: Boards = no_boards
    complaints: tuple[str, ...] = ()
    """What is wrong with things that people added to the game, and that are left out."""

    @property
    def key(self) -> str:
        return self.game.info.key

    @property
    def judges(self) -> Judges:
        return Judges(self.game.info, self.prior, self.value)
