"""Who sits where, for games in which the others are people, bots or programs."""

from typing import Final

from triumvir.arena.outside.program import command_of, is_program
from triumvir.bots.roster import LEVELS, RANDOM, SEARCH, THUMB, is_bot
from triumvir.contract.complaints import none_of
from triumvir.contract.errors import BadInput
from triumvir.contract.info import GameInfo
from triumvir.terminal.complaints import bad
from triumvir.terminal.tables.table import Invitation

OPPONENTS: Final = ("human", RANDOM, THUMB, *LEVELS)
DEFAULT_OPPONENT: Final = "miles"


def check_opponent(against: str, known: tuple[str, ...]) -> str:
    """Somebody who can play: one of the known, a search, or a program whose command fits into a record."""
    if is_program(against):
        if any(mark in against for mark in ',"\n'):
            raise bad("complaint-command-marks", "option --against")
        command_of(against)
    elif against not in known and not is_bot(against):
        raise none_of(against, [*known, f"{SEARCH}N", "program:COMMAND"], "option --against")
    return against


def is_known(player: str) -> bool:
    """Whether a record can be taken up with this player on a seat."""
    return player in ("human", "automatic") or is_bot(player)


def seat_of(info: GameInfo, invitation: Invitation, seats: int) -> int:
    """The seat of the person at the keyboard."""
    if invitation.side is None:
        return 0
    try:
        seat = info.seat_named(invitation.side)
    except BadInput as error:
        raise error.about("option --side") from None
    if seat >= seats:
        raise bad("complaint-side-absent", "option --side", side=invitation.side, seats=seats)
    return seat


def seat_others(own: int, others: str, seats: int) -> tuple[str, ...]:
    return tuple("human" if seat == own else others for seat in range(seats))
