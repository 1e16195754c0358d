"""Agreeing: take back, draw, cancel and play again, with the consent of everybody at the table."""

from triumvir.contract.position import Outcome
from triumvir.match.acting import end, must_be_current, must_be_playing
from triumvir.match.commands import Answer, Propose
from triumvir.match.draft import Draft
from triumvir.match.entry import ANSWERED, OFFERED
from triumvir.match.folding import CANCEL, DRAW, OFFERS, REMATCH, UNDO, is_agreed
from triumvir.match.refusal import (
    ALREADY_ENDED,
    ALREADY_OFFERED,
    NO_SUCH_OFFER,
    NOBODY_TO_AGREE,
    NOT_ENDED,
    Refused,
)
from triumvir.match.seat import HUMAN
from triumvir.match.state import OVER, Match
from triumvir.match.undoing import own_last, take_back

DRAWN = "draw"
CANCELLED = "cancelled"


def propose(draft: Draft, command: Propose) -> None:
    match = draft.match
    match.seat_for(command.by, command.seat)
    if command.offer not in OFFERS:
        raise Refused(NO_SUCH_OFFER, where="offer")
    _must_be_time_for(match, command)
    if command.offer in match.offers:
        raise Refused(ALREADY_OFFERED, where="offer")
    draft.note(OFFERED, command.seat, {"offer": command.offer})
    _carry_out(draft, command.offer)


def _must_be_time_for(match: Match, command: Propose) -> None:
    if command.offer == REMATCH:
        if match.status != OVER:
            raise Refused(NOT_ENDED)
        if match.next_match or match.rematch_agreed:
            raise Refused(ALREADY_OFFERED, where="offer")
    elif command.offer == CANCEL:
        if match.status == OVER:
            raise Refused(ALREADY_ENDED)
    else:
        must_be_playing(match)
        if command.offer == UNDO:
            must_be_current(match, command.seen)
            own_last(match, match.seats_of(command.by))
        if not match.others(command.by):
            raise Refused(NOBODY_TO_AGREE, where="offer")


def answer(draft: Draft, command: Answer) -> None:
    match = draft.match
    seat = match.seat_for(command.by, command.seat)
    offer = match.offers.get(command.offer)
    if offer is None or seat.kind != HUMAN:
        raise Refused(NO_SUCH_OFFER, where="offer")
    if command.accept and command.by in offer.agreed:
        raise Refused(ALREADY_OFFERED, where="offer")
    draft.note(ANSWERED, command.seat, {"offer": command.offer, "accept": command.accept})
    _carry_out(draft, command.offer)


def _carry_out(draft: Draft, kind: str) -> None:
    """Do what was offered, once everybody has said yes."""
    match = draft.match
    offer = match.offers.get(kind)
    if offer is None or not is_agreed(match, offer):
        return
    if kind == UNDO:
        person = match.seats[offer.seat].person
        take_back(draft, offer.seat, own_last(match, match.seats_of(person)), free=False)
    elif kind == DRAW:
        end(draft, Outcome(DRAWN, (1,) * len(match.seats)), offer.seat)
    elif kind == CANCEL:
        end(draft, Outcome(CANCELLED, ()), offer.seat)
