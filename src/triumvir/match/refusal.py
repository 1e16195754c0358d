"""Why a command was refused: a code for the catalogues, and the id of the rule where a rule forbids."""

from collections.abc import Mapping
from typing import Final

from triumvir.contract.json import JSON

# The seat and the moment
UNKNOWN_SEAT: Final = "unknown-seat"
NOT_YOUR_SEAT: Final = "not-your-seat"
SEAT_TAKEN: Final = "seat-taken"
NOT_STARTED: Final = "not-started"
ALREADY_STARTED: Final = "already-started"
ALREADY_ENDED: Final = "already-ended"
NOT_ENDED: Final = "not-ended"
STALE: Final = "stale"
NOT_YOUR_TURN: Final = "not-your-turn"
# Actions
BAD_ACTION: Final = "bad-action"
FORBIDDEN: Final = "forbidden"
# Undo
NOTHING_TO_UNDO: Final = "nothing-to-undo"
UNDO_ACTIVE_PLAYER: Final = "undo-active-player"
UNDO_CHANCE: Final = "undo-chance"
UNDO_REVEALED: Final = "undo-revealed"
# Offers
NO_SUCH_OFFER: Final = "no-such-offer"
ALREADY_OFFERED: Final = "already-offered"
NOBODY_TO_AGREE: Final = "nobody-to-agree"
# Leavers
NOT_ABSENT: Final = "not-absent"
NUDGED_LATELY: Final = "nudged-lately"
NOT_AWAITED: Final = "not-awaited"
NOT_TWO_PEOPLE: Final = "not-two-people"
NO_STAND_IN: Final = "no-stand-in"
UNKNOWN_LEVEL: Final = "unknown-level"
BAD_NONCE: Final = "bad-nonce"
START_NOT_AGREED: Final = "start-not-agreed"

CODES: Final = (
    UNKNOWN_SEAT,
    NOT_YOUR_SEAT,
    SEAT_TAKEN,
    NOT_STARTED,
    ALREADY_STARTED,
    ALREADY_ENDED,
    NOT_ENDED,
    STALE,
    NOT_YOUR_TURN,
    BAD_ACTION,
    FORBIDDEN,
    NOTHING_TO_UNDO,
    UNDO_ACTIVE_PLAYER,
    UNDO_CHANCE,
    UNDO_REVEALED,
    NO_SUCH_OFFER,
    ALREADY_OFFERED,
    NOBODY_TO_AGREE,
    NOT_ABSENT,
    NUDGED_LATELY,
    NOT_AWAITED,
    NOT_TWO_PEOPLE,
    NO_STAND_IN,
    UNKNOWN_LEVEL,
    BAD_NONCE,
    START_NOT_AGREED,
)


class Refused(Exception):
    """A command that changes nothing."""

    def __init__(self, code: str, rule: str = "", where: str = "", args: Mapping[str, JSON] | None = None) -> None:
        super().__init__(f"{code}{f' at {where}' if where else ''}{f' [{rule}]' if rule else ''}")
        self.code = code
        self.rule = rule
        self.where = where
        self.arguments: Mapping[str, JSON] = args or {}
