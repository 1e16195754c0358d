"""Looking back: what one viewer saw at any ply of a match."""

from collections.abc import Iterator
from dataclasses import dataclass

from triumvir.contract.event import Event
from triumvir.contract.position import Position
from triumvir.match.folding import replay, set_up
from triumvir.match.state import Match


@dataclass(frozen=True)
class Moment:
    """The table after a ply (0 is the set-up), and what happened by it. The position moves on with the next moment."""

    ply: int
    seat: int | None
    action: str
    position: Position
    events: tuple[Event, ...]


def moments(match: Match) -> Iterator[Moment]:
    """Every moment of a match that has started, with all its secrets."""
    position = set_up(match, match.setup.draws)
    yield Moment(0, None, "", position, ())
    for number, ply in enumerate(match.plies, 1):
        seat = match.game.info.seat_named(ply.seat)
        events = replay(match.game, position, seat, ply.action, ply.draws)
        yield Moment(number, seat, ply.action, position, tuple(events))
