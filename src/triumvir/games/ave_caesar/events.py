"""What can happen. Pieces, places and players are named by the words of the box.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from dataclasses import dataclass

from mypy_extensions import i64

from triumvir.contract.event import Event
from triumvir.games.ave_caesar.box import FACTIONS


def sits_at(viewer: i64, name: str) -> bool:
    return viewer >= 0 and FACTIONS[viewer] == name


@dataclass(frozen=True)
class RaceBegan(Event):
    """A new race: the chariots on places I, II … and their cells, everybody with a full deck."""

    race: int
    course: str
    direction: str
    order: tuple[str, ...]
    cells: tuple[str, ...]


@dataclass(frozen=True)
class CardDrawn(Event):
    chariot: str
    player: str
    card: int | None

    def seen_by(self, viewer: i64) -> Event:
        """Cards in hand are known to the player who holds them only. [A1.1]"""
        if sits_at(viewer, self.player):
            return self
        return CardDrawn(self.chariot, self.player, None)


@dataclass(frozen=True)
class TurnBegan(Event):
    """With the reason why it may or must skip, if it does."""

    chariot: str
    player: str
    halt: str | None

    def seen_by(self, viewer: i64) -> Event:
        """The reason would tell about the hand. [A5.4]"""
        if sits_at(viewer, self.player):
            return self
        return TurnBegan(self.chariot, self.player, None)


@dataclass(frozen=True)
class CardPlayed(Event):
    chariot: str
    card: int


@dataclass(frozen=True)
class CardTurned(Event):
    """The top card of a neutral chariot's deck. [A7.1]"""

    chariot: str
    card: int


@dataclass(frozen=True)
class ReinsTaken(Event):
    """The player whose turn came before drives a neutral chariot. [A7.1]"""

    chariot: str
    player: str
    card: int


@dataclass(frozen=True)
class ChariotMoved(Event):
    """A move with the cells of one way that leads there, for showing it."""

    chariot: str
    to: str
    path: tuple[str, ...]
    crossed: bool


@dataclass(frozen=True)
class TurnSkipped(Event):
    """A player skipped; others are told why where everybody can conclude it. [A5.4]"""

    chariot: str
    player: str
    halt: str | None
    is_plain: bool

    def seen_by(self, viewer: i64) -> Event:
        """What the hand decided is told where it is plain. [A5.4]"""
        if sits_at(viewer, self.player) or self.is_plain:
            return self
        return TurnSkipped(self.chariot, self.player, None, self.is_plain)


@dataclass(frozen=True)
class CardDiscarded(Event):
    """A neutral chariot could not move its card. [A7.1]"""

    chariot: str


@dataclass(frozen=True)
class NeutralBlocked(Event):
    """A neutral chariot is blocked on all sides and turns no card. [A7.1]"""

    chariot: str


@dataclass(frozen=True)
class DenariusPaid(Event):
    """Ave Caesar! [A5.1]"""

    chariot: str


@dataclass(frozen=True)
class ChariotDisqualified(Event):
    chariot: str


@dataclass(frozen=True)
class ChariotFinished(Event):
    chariot: str
    path: tuple[str, ...]
    laurels: int


@dataclass(frozen=True)
class ChariotStranded(Event):
    chariot: str


@dataclass(frozen=True)
class RaceEnded(Event):
    """A race is over; the players' chariots from first to last. [A2.3]"""

    race: int
    result: tuple[str, ...]


@dataclass(frozen=True)
class GameEnded(Event):
    reason: str
    places: tuple[int, ...]
