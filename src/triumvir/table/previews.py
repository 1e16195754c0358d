"""What would happen: the certain part of an action's events, from nothing but what the seat knows."""

from typing import Final

from msgspec import Raw

from triumvir.contract.chance import Seeded
from triumvir.contract.event import Event, Log
from triumvir.match.acting import read_code
from triumvir.match.refusal import FORBIDDEN, NOT_YOUR_TURN, Refused
from triumvir.match.state import Match
from triumvir.table.problems import from_refusal
from triumvir.table.protocol import ActionPreview
from triumvir.table.seat_views import ENCODER, told

WORLDS: Final = 6
"""How many imagined tables, each with other secrets and other chance, an event has to happen on to be certain."""
NOTHING: Final = Raw(b"[]")


def preview(match: Match, seat: int, notation: str) -> ActionPreview:
    try:
        if seat not in match.to_act():
            raise Refused(NOT_YOUR_TURN, where="seat")
        code = read_code(match, notation)
        rule = match.table.forbids(seat, code)
        if rule:
            raise Refused(FORBIDDEN, rule, "actions")
    except Refused as refused:
        return ActionPreview(notation, NOTHING, NOTHING, error=from_refusal(refused).problem)
    return _certain_part(match, seat, code, notation)


def _certain_part(match: Match, seat: int, code: int, notation: str) -> ActionPreview:
    worlds = [_events(match, seat, code, world) for world in range(WORLDS)]
    certain = common_beginning(worlds)
    view = match.table.view(seat)
    for event in certain:
        view.fold(event)
    return ActionPreview(
        notation,
        *told(certain),
        Raw(ENCODER.encode(view.to_json())),
        complete=all(len(events) == len(certain) for events in worlds),
    )


def _events(match: Match, seat: int, code: int, world: int) -> list[Event]:
    """What the seat would see on a table that it cannot tell from the real one. [law 11]"""
    position = match.table.imagine(seat, Seeded(world))
    log = Log()
    position.apply(seat, code, Seeded(1000 + world), log)
    return [event.seen_by(seat) for event in log.take()]


def common_beginning(lines: list[list[Event]]) -> list[Event]:
    common: list[Event] = []
    for events in zip(*lines, strict=False):
        if any(event != events[0] for event in events):
            break
        common.append(events[0])
    return common
