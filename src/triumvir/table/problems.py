"""What can go wrong, in the one shape that every client knows."""

from collections.abc import Mapping
from typing import Final

import msgspec

from triumvir.contract.errors import BadInput, echo
from triumvir.contract.json import JSON
from triumvir.match import refusal
from triumvir.match.refusal import Refused
from triumvir.table.protocol import Problem

LONGEST_PLACE: Final = 100

BAD_MESSAGE: Final = "bad-message"
BAD_VALUE: Final = "bad-value"
TOO_LARGE: Final = "too-large"
TOO_FAST: Final = "too-fast"
TOO_MANY: Final = "too-many"
TOO_SLOW: Final = "too-slow"
NO_SESSION: Final = "no-session"
NOT_FOUND: Final = "not-found"
NOT_ALLOWED: Final = "not-allowed"
LINK_EXPIRED: Final = "link-expired"
WRONG_ORIGIN: Final = "wrong-origin"
WRONG_METHOD: Final = "wrong-method"
WRONG_VERSION: Final = "wrong-version"
COMMAND_REUSED: Final = "command-reused"
RATED_TABLE: Final = "rated-table"
UNAVAILABLE: Final = "unavailable"
STOPPING: Final = "stopping"
ELSEWHERE: Final = "elsewhere"
INTERNAL: Final = "internal"

STATUS: Final[Mapping[str, int]] = {
    BAD_MESSAGE: 400,
    BAD_VALUE: 422,
    TOO_LARGE: 413,
    TOO_FAST: 429,
    TOO_MANY: 429,
    TOO_SLOW: 408,
    NO_SESSION: 401,
    NOT_FOUND: 404,
    NOT_ALLOWED: 403,
    LINK_EXPIRED: 410,
    WRONG_ORIGIN: 403,
    WRONG_METHOD: 405,
    WRONG_VERSION: 400,
    COMMAND_REUSED: 409,
    RATED_TABLE: 409,
    UNAVAILABLE: 503,
    STOPPING: 503,
    ELSEWHERE: 421,
    INTERNAL: 500,
}
"""The HTTP status of each code; refusals of a match are conflicts."""

CODES: Final = (*STATUS, *refusal.CODES)


class ApiError(Exception):
    """A problem on its way to the one who caused it."""

    def __init__(self, code: str, where: str = "", rule: str = "", args: Mapping[str, JSON] | None = None) -> None:
        super().__init__(code)
        self.problem = problem(code, where, rule, args)

    @property
    def status(self) -> int:
        return STATUS.get(self.problem.code, 409)


def problem(code: str, where: str = "", rule: str = "", args: Mapping[str, JSON] | None = None) -> Problem:
    """What was sent is repeated only as far as it helps to find the place."""
    return Problem(code, f"problem-{code}", rule or None, echo(where, LONGEST_PLACE) or None, dict(args or {}))


def from_refusal(refused: Refused) -> ApiError:
    return ApiError(refused.code, refused.where, refused.rule, refused.arguments)


def from_bad_input(error: BadInput) -> ApiError:
    return ApiError(BAD_VALUE, error.where, error.rule)


def from_bad_message(error: msgspec.MsgspecError) -> ApiError:
    """The place comes from msgspec's path, such as `$.seats[0].level`; what was sent is never repeated."""
    _, _, path = str(error).partition(" - at `$")
    return ApiError(BAD_MESSAGE, path.rstrip("`").lstrip("."))
