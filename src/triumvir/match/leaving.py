"""Leaving: resigning, and what those who stay may do about somebody who is away."""

from typing import Final

from triumvir.contract.position import Outcome
from triumvir.match.acting import end, must_be_playing
from triumvir.match.clock import DAYS, HOUR, SECOND
from triumvir.match.commands import Claim, ComeBack, Nudge, Resign, TakeOver
from triumvir.match.draft import Draft
from triumvir.match.entry import NUDGED, REPLACED, RETURNED
from triumvir.match.refusal import (
    NO_STAND_IN,
    NOT_ABSENT,
    NOT_AWAITED,
    NOT_TWO_PEOPLE,
    NOT_YOUR_TURN,
    NUDGED_LATELY,
    UNKNOWN_LEVEL,
    UNKNOWN_SEAT,
    Refused,
)
from triumvir.match.seat import HUMAN, LEVELS, Seat
from triumvir.match.state import Match

RESIGNED: Final = "resigned"
CLAIMED: Final = "claimed"


def resign(draft: Draft, command: Resign) -> None:
    match = draft.match
    seat = match.seat_for(command.by, command.seat)
    must_be_playing(match)
    if seat.kind != HUMAN:
        raise Refused(NOT_YOUR_TURN, where="seat")
    give_up(draft, command.seat, RESIGNED)


def give_up(draft: Draft, seat: int, reason: str) -> None:
    """Between two the other wins; among more a bot plays on in a seat that will be last."""
    match = draft.match
    if len(match.seats) == 2:
        end(draft, lost(match, seat, reason), seat)
        return
    draft.note(REPLACED, seat, {"level": LEVELS[0], "resigned": True, "reason": reason})
    if not match.people():
        places = tuple(
            len(match.seats) - match.resigned.index(other) if other in match.resigned else 1
            for other in range(len(match.seats))
        )
        end(draft, Outcome(reason, places), seat)


def lost(match: Match, loser: int, reason: str) -> Outcome:
    return Outcome(reason, tuple(2 if seat == loser else 1 for seat in range(len(match.seats))))


# ---- somebody is away ----------------------------------------------------------------------------------------


def patience(match: Match) -> int:
    """How long somebody has to be away before others may act on it."""
    return 24 * HOUR if match.settings.clock.kind == DAYS else 120 * SECOND


def between_nudges(match: Match) -> int:
    return 12 * HOUR if match.settings.clock.kind == DAYS else 30 * SECOND


def nudge(draft: Draft, command: Nudge) -> None:
    match = draft.match
    match.seat_for(command.by, command.seat)
    must_be_playing(match)
    _awaited(match, command.by, command.target)
    last = match.nudged_at.get(command.target)
    if last is not None and draft.at - last < between_nudges(match):
        raise Refused(NUDGED_LATELY, args={"wait": between_nudges(match) - (draft.at - last)})
    draft.note(NUDGED, command.target, {"by": command.seat})


def _awaited(match: Match, by: str, target: int) -> Seat:
    """Somebody else's seat whose turn it is."""
    if not 0 <= target < len(match.seats):
        raise Refused(UNKNOWN_SEAT, where="target")
    seat = match.seats[target]
    if seat.kind != HUMAN or seat.person == by or target not in match.to_act():
        raise Refused(NOT_AWAITED, where="target")
    return seat


def _must_be_away(match: Match, absent: int) -> None:
    if absent < patience(match):
        raise Refused(NOT_ABSENT, args={"wait": patience(match) - absent})


def take_over(draft: Draft, command: TakeOver) -> None:
    match = draft.match
    match.seat_for(command.by, command.seat)
    must_be_playing(match)
    _awaited(match, command.by, command.target)
    _must_be_away(match, command.absent)
    if command.level not in LEVELS:
        raise Refused(UNKNOWN_LEVEL, where="level")
    draft.note(REPLACED, command.target, {"level": command.level, "resigned": False, "by": command.seat})


def claim(draft: Draft, command: Claim) -> None:
    match = draft.match
    match.seat_for(command.by, command.seat)
    must_be_playing(match)
    if len(match.seats) != 2 or len(match.people()) != 2:
        raise Refused(NOT_TWO_PEOPLE)
    other = 1 - command.seat
    _awaited(match, command.by, other)
    _must_be_away(match, command.absent)
    end(draft, lost(match, other, CLAIMED), command.seat)


def come_back(draft: Draft, command: ComeBack) -> None:
    match = draft.match
    seat = match.seat_for(command.by, command.seat)
    must_be_playing(match)
    if not seat.is_stand_in or command.seat in match.resigned:
        raise Refused(NO_STAND_IN, where="seat")
    draft.note(RETURNED, command.seat, {})
