"""What self-play leaves behind: tables with their results, and choices with what the search made of them."""

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Whole: TypeAlias = NDArray[np.int16]
Real: TypeAlias = NDArray[np.float32]


@dataclass(frozen=True)
class Samples:
    """Rows of facts with results; rows of action facts with shares, where `choice` says which rows belong together."""

    facts: Whole
    results: Real
    action_facts: Whole
    shares: Real
    choice: NDArray[np.int32]

    def save(self, path: Path) -> None:
        """Write the whole file, then put it in its place: a file that is there is complete."""
        partial = path.with_suffix(".partial")
        with partial.open("wb") as file:
            np.savez_compressed(
                file,
                facts=self.facts,
                results=self.results,
                action_facts=self.action_facts,
                shares=self.shares,
                choice=self.choice,
            )
        partial.replace(path)


def load(path: Path) -> Samples:
    with np.load(path) as data:
        return Samples(data["facts"], data["results"], data["action_facts"], data["shares"], data["choice"])


def together(parts: list[Samples]) -> Samples:
    """All samples as one; choices are numbered anew."""
    numbers: list[NDArray[np.int32]] = []
    before = 0
    for part in parts:
        numbers.append(part.choice + before)
        before += int(part.choice.max(initial=-1)) + 1
    return Samples(
        np.concatenate([part.facts for part in parts]),
        np.concatenate([part.results for part in parts]),
        np.concatenate([part.action_facts for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate(numbers),
    )
