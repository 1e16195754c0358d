"""What the server asks of those who think. How they do it is decided where rooms are joined."""

from typing import Final, Protocol

from triumvir.contract.json import JSON

MOST_ATTEMPTS: Final = 4
"""After so many lost workers a bot plays anything legal, so that no table stands still."""


def dear_places(slots: int) -> int:
    """How many of so many places may be thinking for long."""
    return max(1, slots - 1)


class WorkerLost(Exception):
    """The worker died over its job; somebody else has to do it."""


class Evaluator(Protocol):
    @property
    def slots(self) -> int:
        """How many jobs can be thought about at the same time; all but one of them may be dear."""

    async def choose(self, game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
        """The notation of an action, by that version of the rules.

        The position is one that the seat could imagine, never the real one.

        Raises WorkerLost when the job has to be given to another worker.
        """

    async def hint(self, game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
        """The same for a person, who waits for other people and never for bots, nor they for a person."""

    async def review(self, record: str) -> str:
        """What the record of a finished game looks like in hindsight, as JSON. Raises WorkerLost like `choose`."""

    async def close(self) -> None: ...
