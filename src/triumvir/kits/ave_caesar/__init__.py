"""The kit of Ave Caesar, with the courses that people added."""

from collections.abc import Sequence
from typing import Final

from triumvir.bots.judges import ave_caesar as judge
from triumvir.contract.event import Event
from triumvir.contract.info import Options
from triumvir.contract.position import Position
from triumvir.games.ave_caesar.events import ChariotDisqualified
from triumvir.games.ave_caesar.game import AVE_CAESAR, AveCaesar
from triumvir.games.ave_caesar.state import STRANDED, Table
from triumvir.kits.ave_caesar.boards import Courses
from triumvir.kits.ave_caesar.courses import added_courses
from triumvir.kits.kit import Disqualifications, Kit


def laurels(position: Position) -> int:
    """Laurels won in all races: fewer, the more chariots are disqualified or stranded."""
    assert isinstance(position, Table)
    return sum(int(won) for won in position.laurels)


def disqualified(position: Position) -> int:
    """Chariots disqualified in the last race."""
    assert isinstance(position, Table)
    return sum(int(out) for out in position.disqualified)


def stranded(position: Position) -> int:
    """Players' chariots stranded in the last race."""
    assert isinstance(position, Table)
    return sum(position.state[chariot] == STRANDED for chariot in range(position.rules.driven))


def disqualified_by_seat(options: Options, seats: int, events: Sequence[Event]) -> tuple[int, ...]:
    """The disqualified chariots of each seat; chariots are driven in turn, neutral ones come last. [A7.2]"""
    counts = [0] * seats
    for event in events:
        if isinstance(event, ChariotDisqualified):
            chariot = AVE_CAESAR.info.sides.index(event.chariot)
            if chariot < seats * int(options["chariots"]):
                counts[chariot % seats] += 1
    return tuple(counts)


def starts(options: Options) -> int:
    """How often a seat sends a chariot into a race in one game, all races together. [A2.4]"""
    return int(options["races"]) * int(options["chariots"])


_ADDED: Final = added_courses()

KIT: Final = Kit(
    AveCaesar(_ADDED.things) if _ADDED.things else AVE_CAESAR,
    judge.PRIOR,
    judge.VALUE,
    measures={
        "laurels": laurels,
        "last_race_disqualified": disqualified,
        "last_race_stranded": stranded,
    },
    disqualifications=Disqualifications(disqualified_by_seat, starts),
    terminal="triumvir.terminal.tables.ave_caesar.table:AVE_CAESAR_TABLE",
    boards=Courses(_ADDED.things).drawing,
    complaints=_ADDED.complaints,
)
