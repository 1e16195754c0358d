"""Clocks of a match: none, live with an increment, or days per move. Time is an argument in milliseconds.

A clock runs while its seat has a decision to make and the server could hear of it. The increment is paid, and the
days are counted anew, when the turn passes on, not after each of its steps. Nobody loses on time without having been
warned.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from triumvir.contract.json import JSON, Reader

NONE: Final = "none"
LIVE: Final = "live"
DAYS: Final = "days"
KINDS: Final = (NONE, LIVE, DAYS)

SECOND: Final = 1000
HOUR: Final = 3600 * SECOND
DAY: Final = 24 * HOUR
LONGEST: Final = 100 * DAY

WARN: Final = "warn"
FLAG: Final = "flag"


@dataclass(frozen=True)
class ClockRule:
    kind: str = NONE
    base: int = 0
    """Live: the time each seat begins with. Days: the time for each move."""
    increment: int = 0

    @property
    def warning(self) -> int:
        """A seat is warned when it has no more than this left."""
        return min(12 * HOUR if self.kind == DAYS else 30 * SECOND, self.base // 4)

    @property
    def grace(self) -> int:
        """The least time between a warning and a loss."""
        return min(HOUR if self.kind == DAYS else 10 * SECOND, self.warning)

    def to_json(self) -> dict[str, JSON]:
        return {"kind": self.kind, "base": self.base, "increment": self.increment}


def read_clock_rule(value: JSON, where: str) -> ClockRule:
    reader = Reader(value, where)
    kind = reader.word("kind", KINDS)
    if kind == NONE:
        return ClockRule()
    return ClockRule(kind, reader.number("base", SECOND, LONGEST), reader.number("increment", 0, LONGEST))


@dataclass(frozen=True)
class SeatClock:
    left: int
    """What was left when it last started or stopped."""
    since: int | None = None
    """When it began to run, if it runs."""
    warned: int | None = None
    """When the seat was warned, until it has time again."""

    def left_at(self, at: int) -> int:
        return self.left if self.since is None else self.left - max(0, at - self.since)

    def to_json(self) -> dict[str, JSON]:
        return {"left": self.left, "since": self.since, "warned": self.warned}


@dataclass(frozen=True)
class Due:
    """The next thing a clock will do if nobody acts."""

    at: int
    seat: int
    what: str


@dataclass(frozen=True)
class Clock:
    rule: ClockRule
    seats: tuple[SeatClock, ...]

    def left_at(self, seat: int, at: int) -> int:
        return self.seats[seat].left_at(at)

    def run(self, running: Iterable[int], at: int) -> "Clock":
        """Let exactly these clocks run from now on."""
        if self.rule.kind == NONE:
            return self
        wanted = frozenset(running)
        return replace(self, seats=tuple(self._turned(seat, seat in wanted, at) for seat in range(len(self.seats))))

    def _turned(self, seat: int, runs: bool, at: int) -> SeatClock:
        clock = self.seats[seat]
        if runs == (clock.since is not None):
            return clock
        return self._started(clock, at) if runs else self._stopped(clock, at)

    def _started(self, clock: SeatClock, at: int) -> SeatClock:
        left = self.rule.base if self.rule.kind == DAYS else clock.left
        return SeatClock(left, at, clock.warned if left <= self.rule.warning else None)

    def _stopped(self, clock: SeatClock, at: int) -> SeatClock:
        left = max(0, clock.left_at(at)) + self.rule.increment
        return SeatClock(left, None, clock.warned if left <= self.rule.warning else None)

    def stopped(self, at: int) -> "Clock":
        """The match is over: what is left stays, and nothing more is earned."""
        return replace(self, seats=tuple(SeatClock(clock.left_at(at), None, clock.warned) for clock in self.seats))

    def warned(self, seat: int, at: int) -> "Clock":
        return self._with(seat, replace(self.seats[seat], warned=at))

    def given_back(self, outage: int, at: int) -> "Clock":
        """Nobody pays for the time in which the server was away, and every warning counts from now on."""
        return replace(self, seats=tuple(self._given_back(clock, outage, at) for clock in self.seats))

    def _given_back(self, clock: SeatClock, outage: int, at: int) -> SeatClock:
        if clock.since is None:
            return clock
        warned = None if clock.warned is None else at
        return SeatClock(clock.left, min(at, clock.since + max(0, outage)), warned)

    def put_off(self, lag: int, at: int) -> "Clock":
        """Nobody pays for the time in which the server could not be heard or could not hear: all that runs began so
        much later, but not later than now."""
        return replace(self, seats=tuple(_put_off(clock, lag, at) for clock in self.seats))

    def _with(self, seat: int, clock: SeatClock) -> "Clock":
        return replace(self, seats=(*self.seats[:seat], clock, *self.seats[seat + 1 :]))

    def next_due(self) -> Due | None:
        """What will happen first: a warning, or a flag."""
        dues = [self._due(seat, clock) for seat, clock in enumerate(self.seats) if clock.since is not None]
        return min(dues, key=lambda due: due.at, default=None)

    def _due(self, seat: int, clock: SeatClock) -> Due:
        assert clock.since is not None
        if clock.warned is None:
            return Due(clock.since + max(0, clock.left - self.rule.warning), seat, WARN)
        return Due(max(clock.since + clock.left, clock.warned + self.rule.grace), seat, FLAG)

    def to_json(self) -> list[JSON]:
        return [clock.to_json() for clock in self.seats]


def _put_off(clock: SeatClock, lag: int, at: int) -> SeatClock:
    if clock.since is None:
        return clock
    warned = None if clock.warned is None else min(at, clock.warned + lag)
    return SeatClock(clock.left, min(at, clock.since + lag), warned)


def new_clock(rule: ClockRule, seats: int) -> Clock:
    return Clock(rule, (SeatClock(rule.base),) * seats)
