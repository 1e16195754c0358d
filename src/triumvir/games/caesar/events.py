"""What can happen. Pieces, places and players are named by the words of the box.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from dataclasses import dataclass

from mypy_extensions import i64

from triumvir.contract.event import Event
from triumvir.games.caesar.box import SIDES


def sits_at(viewer: i64, name: str) -> bool:
    return viewer >= 0 and SIDES[viewer] == name


@dataclass(frozen=True)
class TurnBegan(Event):
    side: str
    extra: bool


@dataclass(frozen=True)
class Asked(Event):
    """A question to the active side: what phase the turn is in, and what it is about."""

    side: str
    phase: str
    about: str | None = None


@dataclass(frozen=True)
class TokenPlaced(Event):
    side: str
    space: str
    token: str | None
    toward: tuple[int, int]
    face: str

    def seen_by(self, viewer: i64) -> Event:
        """Which token lies face down is known to its owner only. [C7.4]"""
        if sits_at(viewer, self.side) or self.face != "hidden":
            return self
        return TokenPlaced(self.side, self.space, None, self.toward, self.face)


@dataclass(frozen=True)
class Passed(Event):
    """A side that could not place a token skipped placing; its tokens fit none of the empty spaces."""

    side: str
    tokens: int


@dataclass(frozen=True)
class BankDrawn(Event):
    side: str
    bonus: str


@dataclass(frozen=True)
class BankLeft(Event):
    """A side drew nothing from the bank for a token placed face down. [C7.4]"""

    side: str


@dataclass(frozen=True)
class ProvinceClosed(Event):
    province: str
    side: str
    bonus: str
    caesar: int
    pompey: int


@dataclass(frozen=True)
class ProvinceHeld(Event):
    """A side gained control and put markers on the field or fields."""

    province: str
    side: str
    markers: int


@dataclass(frozen=True)
class ProvinceTied(Event):
    province: str


@dataclass(frozen=True)
class BorderMarked(Event):
    space: str
    side: str


@dataclass(frozen=True)
class BonusKept(Event):
    """Of two provinces closed together, a bonus token that the active player will be asked about. [C4.5]"""

    province: str
    bonus: str


@dataclass(frozen=True)
class SenateKept(Event):
    side: str
    markers: int


@dataclass(frozen=True)
class BonusUsed(Event):
    side: str
    bonus: str


@dataclass(frozen=True)
class BonusDeclined(Event):
    side: str
    bonus: str


@dataclass(frozen=True)
class BonusDiscarded(Event):
    """Auto-Crassus throws away a bonus he has no use for. [C8.6]"""

    side: str
    bonus: str


@dataclass(frozen=True)
class MarkerRemoved(Event):
    """One of Auto-Crassus' unplaced markers left the game. [C8.6]"""

    side: str


@dataclass(frozen=True)
class TokenTurned(Event):
    space: str


@dataclass(frozen=True)
class MarkerTurned(Event):
    province: str


@dataclass(frozen=True)
class TokenDrawn(Event):
    side: str
    token: str | None
    open: bool

    def seen_by(self, viewer: i64) -> Event:
        """A drawn token is seen by its owner only, unless the supply is an open row. [C2.2, C8.1]"""
        if sits_at(viewer, self.side) or self.open:
            return self
        return TokenDrawn(self.side, None, self.open)


@dataclass(frozen=True)
class BagEmpty(Event):
    """A draw found nothing in the bag."""

    side: str


@dataclass(frozen=True)
class TokenReturned(Event):
    """A token went from the supply back to the bag, seen by both; `place` counts in an open row."""

    side: str
    token: str
    place: int | None


@dataclass(frozen=True)
class DrawPutOff(Event):
    """The token that Wealth brings is drawn at the end of the turn. [C5.2]"""

    side: str


@dataclass(frozen=True)
class CenturionTaken(Event):
    side: str
    token: str
    at_once: bool = False


@dataclass(frozen=True)
class DrawSkipped(Event):
    """A draw was skipped for a Centurion token that was taken at once. [C5.6]"""

    side: str


@dataclass(frozen=True)
class TileTurned(Event):
    tile: str
    shuffled: bool


@dataclass(frozen=True)
class StackEmpty(Event):
    """Auto-Crassus has no Centurion left to draw. [C8.4]"""

    side: str


@dataclass(frozen=True)
class CrassusAimed(Event):
    """Which item of his list Auto-Crassus follows, and the province it is about. [C8.7]"""

    side: str
    item: int
    province: str


@dataclass(frozen=True)
class CrassusSkipped(Event):
    """An execute that was not possible, or a discard after a short draw. [C8.4, C8.9]"""

    side: str
    command: str


@dataclass(frozen=True)
class GameEnded(Event):
    winner: str
    reason: str
