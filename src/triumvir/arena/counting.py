"""What is worth counting in the events of a game, seat by seat."""

from typing import Final

from triumvir.arena.playing import CountEvents
from triumvir.contract.info import Options
from triumvir.kits.kit import Kit

DISQUALIFIED: Final = "disqualified"


def counter_for(kit: Kit, options: Options, seats: int) -> CountEvents:
    counted = kit.disqualifications
    if counted is None:
        return lambda events: {}
    return lambda events: {DISQUALIFIED: counted.count(options, seats, events)}
