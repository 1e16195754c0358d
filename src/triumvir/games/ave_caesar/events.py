"""What can happen in Ave Caesar. Chariots, courses and cells are named by the words of the box."""

from dataclasses import dataclass

from mypy_extensions import i64

from triumvir.contract.event import Event
from triumvir.contract.telling import Telling, tell, tell_great, tell_turn
from triumvir.games.ave_caesar.box import FACTIONS
from triumvir.games.ave_caesar.story import chariot, course


def sits_at(viewer: i64, player: str) -> bool:
    return viewer >= 0 and FACTIONS[viewer] == player


@dataclass(frozen=True)
class RaceBegan(Event):
    """A new race: the chariots on places I, II … and their cells, everybody with a full deck."""

    race: int
    course: str
    direction: str
    order: tuple[str, ...]
    cells: tuple[str, ...]

    def telling(self) -> Telling | None:
        return tell_turn(
            f"ave-event-RaceBegan-{self.direction}",
            "A2.1",
            race=self.race,
            course=course(self.course),
            order=[chariot(name) for name in self.order],
        )


@dataclass(frozen=True)
class CardDrawn(Event):
    chariot: str
    player: str
    card: int | None

    def seen_by(self, viewer: i64) -> Event:
        """Cards in hand are known to the player who holds them only. [A1.1]"""
        return self if sits_at(viewer, self.player) else CardDrawn(self.chariot, self.player, None)

    def telling(self) -> Telling | None:
        """That a hand was filled up is no news; to whom it belongs, the card is."""
        if self.card is None:
            return None
        return tell("ave-event-CardDrawn", "A3.4", chariot=chariot(self.chariot), card=self.card)


@dataclass(frozen=True)
class TurnBegan(Event):
    chariot: str

    def telling(self) -> Telling | None:
        """Whose turn it is the board shows."""
        return None


@dataclass(frozen=True)
class CardPlayed(Event):
    chariot: str
    card: int

    def telling(self) -> Telling | None:
        return tell("ave-event-CardPlayed", "A3.2", chariot=chariot(self.chariot), card=self.card)


@dataclass(frozen=True)
class CardTurned(Event):
    """The top card of a neutral chariot's deck. [A7.1]"""

    chariot: str
    card: int

    def telling(self) -> Telling | None:
        return tell("ave-event-CardTurned", "A7.1", chariot=chariot(self.chariot), card=self.card)


@dataclass(frozen=True)
class ChariotMoved(Event):
    """A move with the cells of one way that leads there, for showing it."""

    chariot: str
    to: str
    path: tuple[str, ...]
    crossed: bool

    def telling(self) -> Telling | None:
        cells = len(self.path)
        if self.crossed:
            return tell("ave-event-ChariotMoved-crossed", "A6.1", chariot=chariot(self.chariot), cells=cells)
        return tell("ave-event-ChariotMoved", "A3.2", chariot=chariot(self.chariot), cells=cells)


@dataclass(frozen=True)
class TurnSkipped(Event):
    """A player skipped. Why is not told: it would tell about the hand. [A5.4]"""

    chariot: str

    def telling(self) -> Telling | None:
        return tell("ave-event-TurnSkipped", "A3.3", chariot=chariot(self.chariot))


@dataclass(frozen=True)
class CardDiscarded(Event):
    """A neutral chariot could not move its card. [A7.1]"""

    chariot: str

    def telling(self) -> Telling | None:
        return tell("ave-event-CardDiscarded", "A7.1", chariot=chariot(self.chariot))


@dataclass(frozen=True)
class NeutralBlocked(Event):
    """A neutral chariot is blocked on all sides and turns no card. [A7.1]"""

    chariot: str

    def telling(self) -> Telling | None:
        return tell("ave-event-NeutralBlocked", "A7.1", chariot=chariot(self.chariot))


@dataclass(frozen=True)
class DenariusPaid(Event):
    """Ave Caesar! [A5.1]"""

    chariot: str

    def telling(self) -> Telling | None:
        return tell_great("ave-event-DenariusPaid", "A5.1", chariot=chariot(self.chariot))


@dataclass(frozen=True)
class ChariotDisqualified(Event):
    chariot: str

    def telling(self) -> Telling | None:
        return tell_great("ave-event-ChariotDisqualified", "A5.3", chariot=chariot(self.chariot))


@dataclass(frozen=True)
class ChariotFinished(Event):
    chariot: str
    path: tuple[str, ...]
    laurels: int

    def telling(self) -> Telling | None:
        return tell_great("ave-event-ChariotFinished", "A6.2", chariot=chariot(self.chariot), laurels=self.laurels)


@dataclass(frozen=True)
class ChariotStranded(Event):
    chariot: str

    def telling(self) -> Telling | None:
        return tell_great("ave-event-ChariotStranded", "A3.5", chariot=chariot(self.chariot))


@dataclass(frozen=True)
class RaceEnded(Event):
    race: int
    result: tuple[str, ...]
    """The players' chariots from first to last. [A2.3]"""

    def telling(self) -> Telling | None:
        result = [chariot(name) for name in self.result]
        return tell_turn("ave-event-RaceEnded", "A6.2", race=self.race, result=result)


@dataclass(frozen=True)
class GameEnded(Event):
    reason: str
    places: tuple[int, ...]

    def telling(self) -> Telling | None:
        winners = [chariot(FACTIONS[seat]) for seat, place in enumerate(self.places) if place == 1]
        return tell_great("ave-prompt-over", "A6.3", reason=self.reason, winners=winners)
