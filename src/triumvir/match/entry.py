"""An entry: one thing that happened in a match, as plain values. All entries together are the match."""

from dataclasses import dataclass, field
from typing import Final

from triumvir.contract.json import JSON, Object

CREATED: Final = "created"
SAT: Final = "sat"
LEFT: Final = "left"
STARTED: Final = "started"
PLY: Final = "ply"
UNDONE: Final = "undone"
OFFERED: Final = "offered"
ANSWERED: Final = "answered"
NUDGED: Final = "nudged"
REPLACED: Final = "replaced"
RETURNED: Final = "returned"
WARNED: Final = "warned"
RESUMED: Final = "resumed"
ENDED: Final = "ended"
FOLLOWED: Final = "followed"

KINDS: Final = (
    CREATED,
    SAT,
    LEFT,
    STARTED,
    PLY,
    UNDONE,
    OFFERED,
    ANSWERED,
    NUDGED,
    REPLACED,
    RETURNED,
    WARNED,
    RESUMED,
    ENDED,
    FOLLOWED,
)

MOVING: Final = (STARTED, PLY, UNDONE, ENDED)
"""The kinds after which a command that has not seen them is stale."""


@dataclass(frozen=True)
class Entry:
    seq: int
    """Counts from 1 without gaps."""
    kind: str
    seat: int | None
    """Whom it is about."""
    body: Object = field(default_factory=dict)
    state_hash: str = ""
    """The hash of the position after it; nothing before the start."""
    at: int = 0

    def to_json(self) -> dict[str, JSON]:
        return {
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "body": self.body,
            "state_hash": self.state_hash,
            "at": self.at,
        }
