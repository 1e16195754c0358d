"""What people, bots and the server may ask of a match. `by` is the person who asks."""

from dataclasses import dataclass
from typing import TypeAlias

from triumvir.contract.json import JSON

# ---- people --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sit:
    """Take an empty seat, or say that one is ready at a seat kept for one; the nonce is mixed into the seed."""

    by: str
    seat: int
    name: str
    nonce: str
    agrees: bool = False
    """To begin from a position that somebody gave, where the match does."""


@dataclass(frozen=True)
class AddBot:
    """Let a bot have an empty seat."""

    seat: int
    level: str


@dataclass(frozen=True)
class StandUp:
    """Get up before the match has started."""

    by: str
    seat: int


@dataclass(frozen=True)
class Play:
    """An action, as notation or JSON; `seen` is the last entry that the player has seen."""

    by: str
    seat: int
    action: JSON
    seen: int


@dataclass(frozen=True)
class Undo:
    """Take back without asking, where that neither leaks nor robs."""

    by: str
    seat: int
    seen: int


@dataclass(frozen=True)
class Propose:
    """Ask all others: to take back, to call it a draw, to cancel, to play again."""

    by: str
    seat: int
    offer: str
    seen: int


@dataclass(frozen=True)
class Answer:
    by: str
    seat: int
    offer: str
    accept: bool


@dataclass(frozen=True)
class Resign:
    by: str
    seat: int


@dataclass(frozen=True)
class Nudge:
    """Remind somebody that it is their turn."""

    by: str
    seat: int
    target: int


@dataclass(frozen=True)
class TakeOver:
    """Let a bot play on for somebody who is away; `absent` is for how long, in milliseconds."""

    by: str
    seat: int
    target: int
    level: str
    absent: int


@dataclass(frozen=True)
class Claim:
    """Claim the win against somebody who is away."""

    by: str
    seat: int
    absent: int


@dataclass(frozen=True)
class ComeBack:
    """Come back to a seat where a bot stands in."""

    by: str
    seat: int


# ---- the server -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BotPlay:
    """What a bot decided for its seat after seeing entry `seen`."""

    seat: int
    action: str
    seen: int


@dataclass(frozen=True)
class Tick:
    """Look at the clocks."""


@dataclass(frozen=True)
class Resume:
    """The server is back; this is when it was last known to be there, if it was away and did not just stand still."""

    alive: int | None = None


@dataclass(frozen=True)
class Follow:
    """The next match of the series, or the rematch, has been made."""

    next_match: str


Command: TypeAlias = (
    "Sit | AddBot | StandUp | Play | Undo | Propose | Answer | Resign | Nudge | TakeOver | Claim | ComeBack"
    " | BotPlay | Tick | Resume | Follow"
)
