"""What can happen in CAESAR!. Sides, provinces, spaces and tokens are named by the words of the box."""

from dataclasses import dataclass

from mypy_extensions import i64

from triumvir.contract.event import Event
from triumvir.contract.telling import Telling, Value, tell, tell_great, tell_turn
from triumvir.games.caesar.box import SIDES
from triumvir.games.caesar.story import BONUS_RULES, END_RULES, bonus, ends_of, province, side, space, token


def sits_at(viewer: i64, side: str) -> bool:
    return viewer >= 0 and SIDES[viewer] == side


@dataclass(frozen=True)
class TurnBegan(Event):
    side: str
    extra: bool

    def telling(self) -> Telling | None:
        if self.extra:
            return tell_turn("caesar-event-TurnBegan-extra", "C5.1", side=side(self.side))
        return tell_turn("caesar-event-TurnBegan", "C2.3", side=side(self.side))


@dataclass(frozen=True)
class Asked(Event):
    """A question to the active side: what phase the turn is in, and what it is about."""

    side: str
    phase: str
    about: str | None = None

    def telling(self) -> Telling | None:
        """Questions are told by the prompt."""
        return None


@dataclass(frozen=True)
class TokenPlaced(Event):
    side: str
    space: str
    token: str | None
    toward: tuple[int, int]
    face: str

    def seen_by(self, viewer: i64) -> Event:
        """Which token lies face down is known to its owner only. [C7.4]"""
        if self.face == "hidden" and not sits_at(viewer, self.side):
            return TokenPlaced(self.side, self.space, None, self.toward, self.face)
        return self

    def telling(self) -> Telling | None:
        first, second = [province(end) for end in ends_of(self.space)]
        if self.token is None:
            return tell("caesar-event-TokenPlaced-unknown", "C7.4", side=side(self.side), first=first, second=second)
        values: dict[str, Value] = {
            "side": side(self.side),
            "token": token(self.token),
            "first": first,
            "second": second,
        }
        if self.face == "hidden":
            return tell("caesar-event-TokenPlaced-hidden", "C7.4", **values)
        one, two = self.toward
        return tell("caesar-event-TokenPlaced", "C3.2", one=one, two=two, **values)


@dataclass(frozen=True)
class Passed(Event):
    """A side that could not place a token skipped placing; its tokens fit none of the empty spaces."""

    side: str
    tokens: int

    def telling(self) -> Telling | None:
        return tell("caesar-event-Passed", "C3.1", side=side(self.side))


@dataclass(frozen=True)
class BankDrawn(Event):
    side: str
    bonus: str

    def telling(self) -> Telling | None:
        return tell("caesar-event-BankDrawn", "C7.4", side=side(self.side), bonus=bonus(self.bonus))


@dataclass(frozen=True)
class ProvinceClosed(Event):
    province: str
    side: str
    bonus: str
    caesar: int
    pompey: int

    def telling(self) -> Telling | None:
        return tell_great(
            "caesar-event-ProvinceClosed",
            "C4.1",
            province=province(self.province),
            side=side(self.side),
            bonus=bonus(self.bonus),
            caesar=self.caesar,
            pompey=self.pompey,
        )


@dataclass(frozen=True)
class ProvinceHeld(Event):
    """A side gained control and put markers on the field or fields."""

    province: str
    side: str
    markers: int

    def telling(self) -> Telling | None:
        rule = "C4.3" if self.markers > 1 else "C4.2"
        words = province(self.province)
        return tell("caesar-event-ProvinceHeld", rule, province=words, side=side(self.side), markers=self.markers)


@dataclass(frozen=True)
class ProvinceTied(Event):
    province: str

    def telling(self) -> Telling | None:
        return tell("caesar-event-ProvinceTied", "C4.2", province=province(self.province))


@dataclass(frozen=True)
class BorderMarked(Event):
    space: str
    side: str

    def telling(self) -> Telling | None:
        return tell("caesar-event-BorderMarked", "C4.4", side=side(self.side), space=space(self.space))


@dataclass(frozen=True)
class SenateKept(Event):
    side: str
    markers: int

    def telling(self) -> Telling | None:
        return tell("caesar-event-SenateKept", "C5.4", side=side(self.side), markers=self.markers)


@dataclass(frozen=True)
class BonusUsed(Event):
    side: str
    bonus: str

    def telling(self) -> Telling | None:
        return tell("caesar-event-BonusUsed", BONUS_RULES[self.bonus], side=side(self.side), bonus=bonus(self.bonus))


@dataclass(frozen=True)
class BonusDeclined(Event):
    side: str
    bonus: str

    def telling(self) -> Telling | None:
        return tell("caesar-event-BonusDeclined", "C5.7", side=side(self.side), bonus=bonus(self.bonus))


@dataclass(frozen=True)
class BonusDiscarded(Event):
    """Auto-Crassus throws away a bonus he has no use for. [C8.6]"""

    side: str
    bonus: str

    def telling(self) -> Telling | None:
        return tell("caesar-event-BonusDiscarded", "C8.6", side=side(self.side), bonus=bonus(self.bonus))


@dataclass(frozen=True)
class MarkerRemoved(Event):
    """One of Auto-Crassus' unplaced markers left the game. [C8.6]"""

    side: str

    def telling(self) -> Telling | None:
        return tell("caesar-event-MarkerRemoved", "C8.6", side=side(self.side))


@dataclass(frozen=True)
class TokenTurned(Event):
    space: str

    def telling(self) -> Telling | None:
        return tell("caesar-event-TokenTurned", "C5.3", space=space(self.space))


@dataclass(frozen=True)
class MarkerTurned(Event):
    province: str

    def telling(self) -> Telling | None:
        return tell("caesar-event-MarkerTurned", "C5.3", province=province(self.province))


@dataclass(frozen=True)
class TokenDrawn(Event):
    side: str
    token: str | None
    open: bool

    def seen_by(self, viewer: i64) -> Event:
        """A drawn token is seen by its owner only, unless the supply is an open row. [C2.2, C8.1]"""
        return self if self.open or sits_at(viewer, self.side) else TokenDrawn(self.side, None, self.open)

    def telling(self) -> Telling | None:
        if self.token is None:
            return tell("caesar-event-TokenDrawn-unknown", "C3.4", side=side(self.side))
        return tell("caesar-event-TokenDrawn", "C3.4", side=side(self.side), token=token(self.token))


@dataclass(frozen=True)
class BagEmpty(Event):
    """A draw found nothing in the bag."""

    side: str

    def telling(self) -> Telling | None:
        return tell("caesar-event-BagEmpty", "C3.4", side=side(self.side))


@dataclass(frozen=True)
class TokenReturned(Event):
    """A token went from the supply back to the bag, seen by both; `place` counts in an open row."""

    side: str
    token: str
    place: int | None

    def telling(self) -> Telling | None:
        rule = "C5.5" if self.place is None else "C8.4"
        return tell("caesar-event-TokenReturned", rule, side=side(self.side), token=token(self.token))


@dataclass(frozen=True)
class CenturionTaken(Event):
    side: str
    token: str

    def telling(self) -> Telling | None:
        return tell("caesar-event-CenturionTaken", "C5.6", side=side(self.side), token=token(self.token))


@dataclass(frozen=True)
class TileTurned(Event):
    tile: str
    shuffled: bool

    def telling(self) -> Telling | None:
        name = "caesar-event-TileTurned-shuffled" if self.shuffled else "caesar-event-TileTurned"
        return tell_turn(name, "C8.2", tile=self.tile)


@dataclass(frozen=True)
class StackEmpty(Event):
    """Auto-Crassus has no Centurion left to draw. [C8.4]"""

    side: str

    def telling(self) -> Telling | None:
        return tell("caesar-event-StackEmpty", "C8.4")


@dataclass(frozen=True)
class CrassusAimed(Event):
    """Which item of his list Auto-Crassus follows, and the province it is about. [C8.7]"""

    side: str
    item: int
    province: str

    def telling(self) -> Telling | None:
        return tell(f"caesar-aim-{self.item}", "C8.7", province=province(self.province))


@dataclass(frozen=True)
class CrassusSkipped(Event):
    """An execute that was not possible, or a discard after a short draw. [C8.4, C8.9]"""

    side: str
    command: str

    def telling(self) -> Telling | None:
        return tell("caesar-event-CrassusSkipped", "C8.9", command=self.command)


@dataclass(frozen=True)
class GameEnded(Event):
    winner: str
    reason: str

    def telling(self) -> Telling | None:
        return tell_great("caesar-prompt-over", END_RULES[self.reason], side=side(self.winner), reason=self.reason)
