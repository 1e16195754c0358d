"""What a move would come to, as far as its player can know it: the way home, the denarius, the points to spare."""

from dataclasses import dataclass

from triumvir.games.ave_caesar.actions import PlayCard
from triumvir.games.ave_caesar.box import LAST_LAP
from triumvir.games.ave_caesar.course import FINISH
from triumvir.games.ave_caesar.track import NEVER, crosses, way_home
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


def after(view: TableView, action: PlayCard) -> Outlook:
    """How things would stand for the chariot in turn."""
    assert view.active is not None
    chariot = view.chariots[view.active]
    points = points_left(chariot) - action.card
    if action.to == FINISH:
        return Outlook(0, points)
    track = view.track()
    here, target = view.cell_number(view.active), track.numbers[action.to]
    crossings = chariot.crossings + int(crosses(track, here, target))
    if not must_stop(chariot):
        return _outlook(view, target, crossings, False, points)
    if track.in_lane[target]:
        return _outlook(view, target, crossings, False, points, pays=True)
    if crossings == LAST_LAP:
        return _outlook(view, target, crossings, False, points, disqualifies=True)
    return _outlook(view, target, crossings, True, points)


def _outlook(
    view: TableView,
    cell: int,
    crossings: int,
    must_stop: bool,
    points: int,
    pays: bool = False,
    disqualifies: bool = False,
) -> Outlook:
    way = way_home(view.track(), cell, crossings, must_stop)
    is_missed = way >= NEVER
    if is_missed:
        way = way_home(view.track(), cell, crossings, False)
    return Outlook(way, points - way, pays, disqualifies, is_missed)
