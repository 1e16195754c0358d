"""The position: everything on the table, open and hidden, and who knows what."""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from triumvir.contract.chance import Chance
from triumvir.contract.errors import IllegalAction
from triumvir.contract.event import Event, Log
from triumvir.contract.json import JSON
from triumvir.contract.line import to_line

SPECTATOR: Final = -1
"""The viewer who sits at no seat."""

OPEN: Final = -2
"""Who sees everything: nobody at a table. `Position.open_view` is for looking back, and for made-up positions."""

Codes: TypeAlias = "vec[i64]"
"""A row of action codes."""

Numbers: TypeAlias = "vec[i64]"
"""A row of numbers that describe a position or an action; 100 stands for one."""


# Actions and views are dataclasses in the games; the compiler does not let a dataclass derive from an ABC.


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Action:
    """What a player declares, as a frozen typed value."""

    def notation(self) -> str:
        """One word that says it all."""
        raise NotImplementedError

    def to_json(self) -> Mapping[str, JSON]:
        raise NotImplementedError


@dataclass(frozen=True)
class Outcome:
    """How a game ended: why, and the place of every seat (1 is best, shared places are equal)."""

    reason: str
    places: tuple[int, ...]
    scores: tuple[int, ...] = ()

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def to_json(self) -> dict[str, JSON]:
        return {"reason": self.reason, "places": list(self.places), "scores": list(self.scores)}


@dataclass(frozen=True)
class Refusal:
    """Something that looks playable but is not, and the rule that forbids it."""

    subject: str
    rule: str

    def to_json(self) -> dict[str, JSON]:
        return {"subject": self.subject, "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class View:
    """The table as one viewer may know it, built field by field. Folding events over it keeps it current."""

    def fold(self, event: Event) -> None:
        """Bring the view up to date with an event as its viewer saw it."""
        raise NotImplementedError

    def to_json(self) -> dict[str, JSON]:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(ABC):
    """Mutable, cloned in one call, without randomness and without text."""

    @abstractmethod
    def seats(self) -> i64:
        """How many sit at this table."""

    @abstractmethod
    def to_act(self) -> i64:
        """The seats that have a decision to make, one bit each; 0 when the game is over."""

    @abstractmethod
    def legal(self, seat: i64, out: Codes) -> i64:
        """Write the legal action codes of a seat into `out`, in a stable order; return their number."""

    @abstractmethod
    def forbids(self, seat: i64, action: i64) -> str:
        """The id of the rule that forbids this action now, or nothing if it is legal."""

    def apply(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
        """Carry out a legal action; raise IllegalAction and change nothing for any other."""
        rule = self.forbids(seat, action)
        if rule:
            raise IllegalAction(rule)
        self.carry_out(seat, action, chance, log)

    @abstractmethod
    def carry_out(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
        """What `apply` does with a legal action; for search, which has it from `legal` and need not ask again."""

    @abstractmethod
    def payoff(self, seat: i64) -> float:
        """After the end: 1.0 for a win, 0.0 for a loss, between for shared places."""

    @abstractmethod
    def outcome(self) -> Outcome | None: ...

    def is_automatic(self, seat: i64) -> bool:
        """Whether the rules themselves play this seat, which then always has exactly one legal action; usually not."""
        return False

    @abstractmethod
    def clone(self) -> "Position": ...

    def hash(self) -> str:
        """The same for equal positions on every machine and build; different for any two others."""
        return hashlib.sha256(self.to_line().encode()).hexdigest()[:16]

    @abstractmethod
    def view(self, viewer: i64) -> View: ...

    def open_view(self) -> View:
        """The table with everything face up: what any seat may know of its own things, laid into what all see.

        For finished games and made-up positions; whoever plays, or watches a match, is never shown it.
        """
        return self.view(OPEN)

    @abstractmethod
    def refusals(self, seat: i64) -> list[Refusal]:
        """What looks playable to this seat but is not, and why."""

    @abstractmethod
    def imagine(self, viewer: i64, chance: Chance) -> "Position":
        """A full position consistent with what the viewer knows, depending on nothing else."""

    @abstractmethod
    def facts(self, seat: i64, out: Numbers) -> None:
        """Describe the table in the numbers of GameInfo.facts, from where a seat sits.

        Everything that lies there is counted, also what the seat may not know: ask an imagined position.
        """

    @abstractmethod
    def action_facts(self, seat: i64, action: i64, out: Numbers) -> None:
        """Describe what a legal action would do, in the numbers of GameInfo.action_facts; again of an imagined one."""

    def hides(self, seat: i64, action: i64) -> bool:
        """Whether the others do not see what exactly a seat did by this action, now legal; usually they do."""
        return False

    @abstractmethod
    def held(self, seat: i64) -> list[tuple[str, int]]:
        """What a seat holds out of the others' sight, by name and number."""

    @abstractmethod
    def action(self, code: i64) -> Action: ...

    @abstractmethod
    def code(self, action: Action) -> i64: ...

    def codebook(self) -> str:
        """Names what the codes stand for: by the same code, positions with the same codebook mean the same action.

        Usually nothing has to be named: the codes are the same at every table.
        """
        return ""

    def note(self, events: list[Event]) -> str:
        """What a record should name besides action and chance results; usually nothing."""
        return ""

    @abstractmethod
    def audit(self) -> str:
        """What is wrong with the components on the table, or nothing (law 12)."""

    @abstractmethod
    def to_json(self) -> dict[str, JSON]: ...

    def to_line(self) -> str:
        """The one-line position notation."""
        fields = self.to_json()
        return to_line(str(fields["game"]), fields)


def legal_actions(position: Position, seat: int, most: int) -> list[int]:
    """The legal action codes of a seat as a list; for the edges, not for search."""
    out = vec[i64]([0] * most)
    count = position.legal(seat, out)
    return [int(out[i]) for i in range(count)]


def sees(viewer: i64, seat: i64) -> bool:
    """Whether a viewer sees what is meant for the eyes of a seat only."""
    return viewer == seat or viewer == OPEN


def seats_to_act(position: Position) -> list[int]:
    mask = int(position.to_act())
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
