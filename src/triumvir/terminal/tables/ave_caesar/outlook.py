"""What a move would come to, as far as its player can know it: the way home, the denarius, the points to spare."""

from dataclasses import dataclass, replace

from triumvir.contract.certain import Certain
from triumvir.games.ave_caesar.events import CardPlayed, ChariotDisqualified, ChariotFinished, DenariusPaid
from triumvir.games.ave_caesar.track import NEVER, way_home
from triumvir.games.ave_caesar.view import TableView, must_stop, points_left


@dataclass(frozen=True)
class Outlook:
    to_go: int
    """The shortest way home, by the imperial lane if the denarius is still to be paid."""
    to_spare: int
    """The points of the cards left less that way."""
    pays: bool = False
    disqualifies: bool = False
    misses_lane: bool = False
    """The lane is out of reach before the third lap; the way home is the one without it. [A5.3]"""


def prospects(view: TableView, name: str) -> Outlook | None:
    """How things stand for a chariot; nothing once it has left the board."""
    chariot = view.chariots[name]
    if chariot.cell is None:
        return None
    return _outlook(view, view.cell_number(name), chariot.crossings, must_stop(chariot), points_left(chariot))


def after(view: TableView, foreseen: Certain) -> Outlook:
    """How things would stand for the chariot in turn, by what its move is certain to do."""
    name, then = view.active, foreseen.view
    assert name is not None
    assert isinstance(then, TableView)
    own = [event for event in foreseen.events if getattr(event, "chariot", None) == name]
    played = sum(event.card for event in own if isinstance(event, CardPlayed))
    stands = None if any(isinstance(event, ChariotFinished) for event in own) else prospects(then, name)
    if stands is None:
        return Outlook(0, points_left(view.chariots[name]) - played)
    pays = any(isinstance(event, DenariusPaid) for event in own)
    return replace(stands, pays=pays, disqualifies=any(isinstance(event, ChariotDisqualified) for event in own))


def _outlook(view: TableView, cell: int, crossings: int, must_stop: bool, points: int) -> Outlook:
    way = way_home(view.track(), cell, crossings, must_stop)
    is_missed = way >= NEVER
    if is_missed:
        way = way_home(view.track(), cell, crossings, False)
    return Outlook(way, points - way, misses_lane=is_missed)
