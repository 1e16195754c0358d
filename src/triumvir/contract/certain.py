"""What an action is certain to do, as far as the one who does it can know."""

from dataclasses import dataclass
from typing import Final

from triumvir.contract.chance import Seeded
from triumvir.contract.event import Event, Log
from triumvir.contract.position import Position, View

WORLDS: Final = 6
"""How many imagined tables, each with other secrets and other chance, an event has to happen on to be certain."""


@dataclass(frozen=True)
class Certain:
    """The part of an action's events that neither chance nor a secret can change."""

    events: tuple[Event, ...]
    """As the seat would see them, up to the first that may be another."""
    view: View
    """The seat's view after these events."""
    is_complete: bool
    """Nothing more would happen."""


def certain(position: Position, seat: int, code: int) -> Certain:
    """What follows from a legal action on every table that the seat cannot tell from this one. [law 11]

    An action that is not legal is refused as always.
    """
    worlds = [_events(position, seat, code, world) for world in range(WORLDS)]
    events = common_beginning(worlds)
    view = position.view(seat)
    for event in events:
        view.fold(event)
    return Certain(tuple(events), view, all(len(world) == len(events) for world in worlds))


def _events(position: Position, seat: int, code: int, world: int) -> list[Event]:
    imagined = position.imagine(seat, Seeded(world))
    log = Log()
    imagined.apply(seat, code, Seeded(1000 + world), log)
    return [event.seen_by(seat) for event in log.take()]


def common_beginning(lines: list[list[Event]]) -> list[Event]:
    common: list[Event] = []
    for events in zip(*lines, strict=False):
        if any(event != events[0] for event in events):
            break
        common.append(events[0])
    return common
