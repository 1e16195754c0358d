"""When a bot answers: a fixed time after it was asked, whatever it had to decide.

How long a thought takes tells whether there was anything to think about, such as whether to use a card that nobody
knows of. So an answer that is ready waits until everybody of its level would answer, and one that took longer until
the next time that could have been its time.
"""

from collections.abc import Mapping
from typing import Final

from triumvir.contract.levels import LEVELS

PACES: Final[Mapping[str, int]] = {level.name: level.pace for level in LEVELS}
LONGEST: Final = max(PACES.values())


def pace_of(level: str, percent: int) -> int:
    return PACES.get(level, LONGEST) * percent // 100


def reveal_at(asked_at: int, ready_at: int, pace: int) -> int:
    """The first beat of its pace, counted from the question, at which an answer is ready.

    A question from the future was written by a clock that has been set back since: it counts from now.
    """
    if pace <= 0:
        return ready_at
    waited = ready_at - asked_at
    if waited < 0:
        return ready_at + pace
    return asked_at + max(1, -(-waited // pace)) * pace
