"""The levels of bots: what they are called at the table, and what follows from it wherever one plays."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    name: str
    simulations: int
    """For a choice: a fixed number, so that a level plays the same on every machine."""
    pace: int
    """Milliseconds from question to answer: enough for nearly every thought (`docs/measurements.md`)."""
    is_dear: bool = False
    """It takes long. Such a level never has the last place, so that the others need not wait for it."""

    @property
    def word(self) -> str:
        """As it is typed."""
        return self.name.lower()


LEVELS: Final = (
    Level("Tiro", 20, 600),
    Level("Miles", 60, 700),
    Level("Centurio", 300, 800),
    Level("Legatus", 3_000, 1000, is_dear=True),
    Level("Imperator", 50_000, 3000, is_dear=True),
)
"""From the recruit to the commander."""
