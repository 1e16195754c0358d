"""What is worth counting in the events of a game, seat by seat."""

from collections.abc import Mapping, Sequence
from typing import Final

from triumvir.arena.playing import CountEvents
from triumvir.contract.event import Event
from triumvir.contract.info import GameInfo, Options
from triumvir.games.ave_caesar.events import ChariotDisqualified

DISQUALIFIED: Final = "disqualified"


def counter_for(info: GameInfo, options: Options, seats: int) -> CountEvents:
    if info.key == "ave-caesar":
        return lambda events: {DISQUALIFIED: disqualified(info, options, seats, events)}
    return lambda events: {}


def disqualified(info: GameInfo, options: Options, seats: int, events: Sequence[Event]) -> tuple[int, ...]:
    """The disqualified chariots of each seat; chariots are driven in turn, neutral ones come last. [A7.2]"""
    counts = [0] * seats
    for event in events:
        if isinstance(event, ChariotDisqualified):
            chariot = info.sides.index(event.chariot)
            if chariot < seats * int(options["chariots"]):
                counts[chariot % seats] += 1
    return tuple(counts)


def starts(options: Mapping[str, str]) -> int:
    """How often a seat sends a chariot into a race in one game, all races together. [A2.4]"""
    return int(options["races"]) * int(options["chariots"])
