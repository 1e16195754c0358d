"""What came of a kill test, in numbers."""

from collections import Counter
from dataclasses import dataclass, field

from triumvir.contract.json import JSON
from triumvir.lab.killtest.errors import KINDS


@dataclass
class Tally:
    rounds: int = 0
    """Deaths and blows, each with an verification after it."""
    faults: Counter[str] = field(default_factory=Counter)
    """How many of which kind."""
    lives: int = 0
    acknowledged: int = 0
    retried: int = 0
    lines: int = 0
    """Lines of chat that were published."""
    matches: int = 0
    replayed: int = 0
    """Matches that were played through by the rules at the end, from their first entry."""
    findings: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def to_json(self) -> dict[str, JSON]:
        return {
            "rounds": self.rounds,
            "faults": dict(sorted(self.faults.items())),
            "lives of the server": self.lives,
            "moves acknowledged": self.acknowledged,
            "moves sent again": self.retried,
            "chat lines published": self.lines,
            **{kind: self.findings[kind] for kind in KINDS},
            "matches": self.matches,
            "matches replayed": self.replayed,
            "seconds a round": round(self.seconds / max(1, self.rounds), 3),
        }
