"""From what a client sent to what a match understands."""

from dataclasses import dataclass
from typing import Final, Protocol, assert_never

import msgspec
from xxhash import xxh3_128_hexdigest

from triumvir.match import commands
from triumvir.match.commands import Command
from triumvir.match.state import Match
from triumvir.table import protocol
from triumvir.table.problems import NOT_ALLOWED, ApiError
from triumvir.table.protocol import Commands

ENCODER: Final = msgspec.json.Encoder(order="deterministic")


@dataclass(frozen=True)
class Sender:
    """The person who sent a command."""

    id: str
    name: str


class TablePresence(Protocol):
    """Who made a table and who is at it, as far as a command depends on that."""

    match: Match

    def is_host(self, person: str | None) -> bool: ...

    def away(self, person: str, now: int) -> int:
        """For how long somebody has been away."""


def command_of(message: Commands, sender: Sender, table: TablePresence, now: int) -> Command:
    by, seat = sender.id, message.seat
    match message:
        case protocol.Play(action=action):
            return commands.Play(by, seat, action, message.seen_seq)
        case protocol.Sit(nonce=nonce, agrees=agrees):
            return commands.Sit(by, seat, sender.name, nonce, agrees)
        case protocol.StandUp():
            return commands.StandUp(by, seat)
        case protocol.AddBot(level=level):
            if not table.is_host(by):
                raise ApiError(NOT_ALLOWED, "seat")
            return commands.AddBot(seat, level)
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
            return commands.TakeOver(by, seat, target, level, absence(table, target, now))
        case protocol.Claim():
            return commands.Claim(by, seat, absence(table, 1 - seat, now))
        case protocol.ComeBack():
            return commands.ComeBack(by, seat)
        case _:
            assert_never(message)


def absence(table: TablePresence, seat: int, now: int) -> int:
    """For how long the person of a seat has been away."""
    seats = table.match.seats
    return table.away(seats[seat].person, now) if 0 <= seat < len(seats) and seats[seat].person else 0


def digest_of(message: Commands) -> str:
    """What a command says, whatever spaces and order of names it was sent with."""
    return xxh3_128_hexdigest(ENCODER.encode(message))
