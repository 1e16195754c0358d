"""What is worth counting in a finished game besides its decisions, game by game."""

from collections.abc import Callable, Mapping
from typing import Final

from triumvir.contract.position import Position
from triumvir.games.ave_caesar import state as circus
from triumvir.games.caesar.box import NONE
from triumvir.games.caesar.state import Table
from triumvir.games.cleopatra.state import Table as CleopatraTable

Measure = Callable[[Position], int]


def placements(position: Position) -> int:
    """Tokens on the board of CAESAR!; none ever leaves it."""
    assert isinstance(position, Table)
    return sum(kind != NONE for kind in position.kind_at)


def laurels(position: Position) -> int:
    """Laurels won in all races of Ave Caesar: fewer, the more chariots are disqualified or stranded."""
    assert isinstance(position, circus.Table)
    return sum(int(won) for won in position.laurels)


def disqualified(position: Position) -> int:
    """Chariots disqualified in the last race."""
    assert isinstance(position, circus.Table)
    return sum(int(out) for out in position.disqualified)


def stranded(position: Position) -> int:
    """Players' chariots stranded in the last race."""
    assert isinstance(position, circus.Table)
    return sum(position.state[chariot] == circus.STRANDED for chariot in range(position.choices.driven))


def patricians_won(position: Position) -> int:
    """Votes of Caesar & Cleopatra that were decided."""
    assert isinstance(position, CleopatraTable)
    return int(sum(position.won))


def points(position: Position) -> int:
    """What both sides of Caesar & Cleopatra scored together."""
    outcome = position.outcome()
    assert outcome is not None
    return sum(outcome.scores)


MEASURES: Final[Mapping[str, Mapping[str, Measure]]] = {
    "caesar": {"placements": placements},
    "ave-caesar": {
        "laurels": laurels,
        "last_race_disqualified": disqualified,
        "last_race_stranded": stranded,
    },
    "cleopatra": {"patricians_won": patricians_won, "points": points},
}
