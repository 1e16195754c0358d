"""The kit of CAESAR!."""

from typing import Final

from triumvir.bots.judges import caesar as judge
from triumvir.contract.position import Position
from triumvir.games.caesar.box import NONE
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.state import Table
from triumvir.kits.kit import Kit


def placements(position: Position) -> int:
    """Tokens on the board; none ever leaves it."""
    assert isinstance(position, Table)
    return sum(kind != NONE for kind in position.kind_at)


KIT: Final = Kit(
    CAESAR,
    judge.PRIOR,
    judge.VALUE,
    measures={"placements": placements},
    terminal="triumvir.terminal.tables.caesar.table:CAESAR_TABLE",
)
