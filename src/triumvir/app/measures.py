"""What is worth counting in a finished game besides its decisions, game by game."""

from collections.abc import Callable, Mapping
from typing import Final

from triumvir.contract.position import Position
from triumvir.games.caesar.box import NONE
from triumvir.games.caesar.table import Table

Measure = Callable[[Position], int]


def placements(position: Position) -> int:
    """Tokens on the board of CAESAR!; none ever leaves it."""
    assert isinstance(position, Table)
    return sum(kind != NONE for kind in position.kind_at)


MEASURES: Final[Mapping[str, Mapping[str, Measure]]] = {"caesar": {"placements": placements}}
