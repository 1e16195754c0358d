"""Who sits where, for games in which the others are people or random players."""

from triumvir.cli.tables.table import Invitation
from triumvir.contract.errors import BadInput
from triumvir.contract.info import GameInfo

OPPONENTS = ("random", "human")


def check_opponent(against: str, known: tuple[str, ...]) -> str:
    if against not in known:
        raise BadInput(f"'{against}' is none of {', '.join(known)}", "option --against")
    return against


def seat_of(info: GameInfo, invitation: Invitation, seats: int) -> int:
    """The seat of the person at the keyboard."""
    if invitation.side is None:
        return 0
    try:
        seat = info.seat_named(invitation.side)
    except BadInput as error:
        raise BadInput(error.what, "option --side") from None
    if seat >= seats:
        raise BadInput(f"'{invitation.side}' does not play with {seats} seats", "option --side")
    return seat


def seat_others(own: int, others: str, seats: int) -> tuple[str, ...]:
    return tuple("human" if seat == own else others for seat in range(seats))
