"""The kit of CAESAR!, with the boxes that people added."""

from typing import Final

from triumvir.bots.judges import caesar as judge
from triumvir.contract.position import Position
from triumvir.games.caesar.box import NONE
from triumvir.games.caesar.game import CAESAR, with_boxes
from triumvir.games.caesar.state import Table
from triumvir.kits.caesar.boards import Boxes
from triumvir.kits.caesar.boxes import added_boxes
from triumvir.kits.kit import Kit


def placements(position: Position) -> int:
    """Tokens on the board; none ever leaves it."""
    assert isinstance(position, Table)
    return sum(kind != NONE for kind in position.kind_at)


_ADDED: Final = added_boxes()

KIT: Final = Kit(
    with_boxes(_ADDED.things) if _ADDED.things else CAESAR,
    judge.PRIOR,
    judge.VALUE,
    measures={"placements": placements},
    terminal="triumvir.terminal.tables.caesar.table:CAESAR_TABLE",
    boards=Boxes(_ADDED.things).drawing,
    complaints=_ADDED.complaints,
)
