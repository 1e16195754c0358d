"""An entry: one thing that happened in a match, as plain values. All entries together are the match."""

from dataclasses import dataclass
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

LAG: Final = "lag"
"""In the body of an entry of any kind: milliseconds since the entry before it that no clock counts."""

MOVING: Final = (STARTED, PLY, UNDONE, ENDED)
"""The kinds after which a command that has not seen them is stale."""


@dataclass(init=False)
class Entry:
    """Never changed; every move makes one, and compiled this is much faster than what a dataclass makes of it."""

    seq: int
    """Counts from 1 without gaps."""
    kind: str
    seat: int | None
    """Whom it is about."""
    body: Object
    state_hash: str
    """The hash of the position after it; nothing before the start."""
    at: int

    def __init__(
        self, seq: int, kind: str, seat: int | None, body: Object | None = None, state_hash: str = "", at: int = 0
    ) -> None:
        self.seq = seq
        self.kind = kind
        self.seat = seat
        self.body = {} if body is None else body
        self.state_hash = state_hash
        self.at = at

    def to_json(self) -> dict[str, JSON]:
        return {
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "body": self.body,
            "state_hash": self.state_hash,
            "at": self.at,
        }
