"""The kit of Caesar & Cleopatra."""

from typing import Final

from triumvir.bots.judges import cleopatra as judge
from triumvir.contract.position import Position
from triumvir.games.cleopatra.game import CLEOPATRA
from triumvir.games.cleopatra.state import Table
from triumvir.kits.kit import Kit


def patricians_won(position: Position) -> int:
    """Votes that were decided."""
    assert isinstance(position, Table)
    return int(sum(position.won))


def points(position: Position) -> int:
    """What both sides scored together."""
    outcome = position.outcome()
    assert outcome is not None
    return sum(outcome.scores)


KIT: Final = Kit(
    CLEOPATRA,
    judge.PRIOR,
    judge.VALUE,
    measures={"patricians_won": patricians_won, "points": points},
    terminal="triumvir.terminal.tables.cleopatra.table:CLEOPATRA_TABLE",
)
