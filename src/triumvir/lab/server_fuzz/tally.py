"""What a pest has said, what was carried out of it, and what it found."""

from dataclasses import dataclass, field

from triumvir.contract.json import JSON


@dataclass(frozen=True)
class Finding:
    """What went wrong, and the last things that were said before."""

    what: str
    round: int
    said: tuple[str, ...]

    def to_json(self) -> dict[str, JSON]:
        return {"what": self.what, "round": self.round, "said": list(self.said)}


@dataclass
class Tally:
    rounds: int = 0
    messages: int = 0
    kinds: dict[str, int] = field(default_factory=dict)
    """How often each kind of message was sent."""
    carried_out: dict[str, int] = field(default_factory=dict)
    """And how often it was not refused: a pest that is always refused at once tries nothing."""
    findings: list[Finding] = field(default_factory=list)

    def note(self, kind: str, is_accepted: bool) -> None:
        self.messages += 1
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        self.carried_out[kind] = self.carried_out.get(kind, 0) + is_accepted

    def to_json(self) -> dict[str, JSON]:
        return {
            "rounds": self.rounds,
            "messages": self.messages,
            "kinds": dict(sorted(self.kinds.items())),
            "carried out": dict(sorted(self.carried_out.items())),
            "findings": [finding.to_json() for finding in self.findings],
        }
