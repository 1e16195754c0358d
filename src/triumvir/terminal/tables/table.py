"""What the terminal asks of a game: draw the table, put a choice into questions.

A table sees a `View` and decoded actions, never a position: what a seat may not know cannot reach its screen.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType

from triumvir.contract.certain import Certain
from triumvir.contract.position import Action, View

Foresee = Callable[[int], Certain]
"""What a legal action, by its code, is certain to do."""


@dataclass(frozen=True)
class Room:
    """How much of the terminal a table may use."""

    width: int
    height: int


@dataclass(frozen=True)
class Scene:
    """What surrounds a view on the screen."""

    room: Room
    players: tuple[str, ...] = ()
    """Who sits at each seat, in words."""
    marks: Mapping[str, int] = field(default_factory=dict)
    """Places of the board that can be chosen now, with the number to type."""
    happened: Sequence[str] = ()
    """The log in words, oldest first."""
    title: str = ""


@dataclass(frozen=True)
class Answer:
    """One numbered choice: an action code, or a way to ask further."""

    text: str
    leads_to: "int | Callable[[], Question]"
    mark: str = ""
    """The place of the board that it is about, if there is one."""
    reach: tuple[str, ...] = ()
    """Places of the board that it can lead to in the end."""
    number: int | None = None
    """The number to type, where the place in the list is not the natural one."""
    then: tuple[int, ...] = ()
    """Actions that follow the first one at once."""


@dataclass(frozen=True)
class Question:
    text: str
    answers: tuple[Answer, ...]
    inline: bool = False
    """Short answers share a line."""
    listed: bool = False
    """The answers say more than the board: they are listed even where their numbers stand on it."""

    def numbered(self) -> dict[int, Answer]:
        """The answers by the number to type."""
        return {place if a.number is None else a.number: a for place, a in enumerate(self.answers, 1)}

    def marks(self) -> dict[str, int]:
        """The places of the board that can be chosen, each with the first number that leads there."""
        marks: dict[str, int] = {}
        for number, answer in self.numbered().items():
            for place in (answer.mark, *answer.reach):
                marks.setdefault(place, number)
        marks.pop("", None)
        return marks


@dataclass(frozen=True)
class Invitation:
    """Who was asked to play: against whom, on which side, with which options."""

    against: str | None
    side: str | None
    options: Mapping[str, str]


@dataclass(frozen=True)
class Seating:
    """What came of it: `human`, `automatic` or the name of a bot for every seat, and the options to play with."""

    players: tuple[str, ...]
    options: Mapping[str, str]


class TerminalTable(ABC):
    example_rule: str

    @abstractmethod
    def seat(self, invitation: Invitation, seats: int) -> Seating:
        """Who sits where. BadInput if that does not go together."""

    @abstractmethod
    def name_of(self, seat: int) -> str:
        """What a seat is called."""

    @abstractmethod
    def draw(self, view: View, scene: Scene) -> RenderableType: ...

    @abstractmethod
    def ask(self, view: View, actions: Sequence[tuple[int, Action]], foresee: Foresee) -> Question:
        """The legal actions as a question with answers."""

    def warning(self, view: View, action: Action, foreseen: Certain) -> str:
        """What a player should hear before doing this, and then do again to mean it; usually nothing."""
        return ""
