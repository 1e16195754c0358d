"""From what a client sent to what a match understands."""

from typing import Final, assert_never

import msgspec
from xxhash import xxh3_128_hexdigest

from triumvir.match import commands
from triumvir.match.commands import Command
from triumvir.table import protocol
from triumvir.server.matches.live_match import Live
from triumvir.table.problems import NOT_ALLOWED, Trouble
from triumvir.table.protocol import Commands
from triumvir.storage.store import Person

ENCODER: Final = msgspec.json.Encoder(order="deterministic")


def command_of(message: Commands, person: Person, live: Live, now: int) -> Command:
    by, seat = person.id, message.seat
    match message:
        case protocol.Play(action=action):
            return commands.Act(by, seat, action, message.seen_seq)
        case protocol.Sit(nonce=nonce, agrees=agrees):
            return commands.Sit(by, seat, person.name, nonce, agrees)
        case protocol.StandUp():
            return commands.Leave(by, seat)
        case protocol.AddBot(level=level):
            if not live.is_host(by):
                raise Trouble(NOT_ALLOWED, "seat")
            return commands.SeatBot(seat, level)
        case protocol.Undo():
            return commands.Undo(by, seat, message.seen_seq)
        case protocol.Propose(offer=offer):
            return commands.Propose(by, seat, offer, message.seen_seq)
        case protocol.Answer(offer=offer, accept=accept):
            return commands.Answer(by, seat, offer, accept)
        case protocol.Resign():
            return commands.Resign(by, seat)
        case protocol.Nudge(target=target):
            return commands.Nudge(by, seat, target)
        case protocol.TakeOver(target=target, level=level):
            return commands.TakeOver(by, seat, target, level, absence(live, target, now))
        case protocol.Claim():
            return commands.Claim(by, seat, absence(live, 1 - seat, now))
        case protocol.ComeBack():
            return commands.Return(by, seat)
        case _:
            assert_never(message)


def absence(live: Live, seat: int, now: int) -> int:
    """For how long the person of a seat has been away."""
    seats = live.match.seats
    return live.away(seats[seat].person, now) if 0 <= seat < len(seats) and seats[seat].person else 0


def digest_of(message: Commands) -> str:
    """What a command says, whatever spaces and order of names it was sent with."""
    return xxh3_128_hexdigest(ENCODER.encode(message))
