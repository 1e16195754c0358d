"""Dying on purpose, at a named point of a change, to show that nothing is lost by it.

`TRIUMVIR_FAIL_AT=written:7` kills the server when a change is written for the seventh time.
"""

import os
import signal
from collections.abc import Callable
from typing import Final

from triumvir.contract.errors import BadInput

FAIL_AT: Final = "TRIUMVIR_FAIL_AT"
POINTS: Final = ("decided", "written", "answered", "published")


def fail_point(wish: str, die: Callable[[], None] | None = None) -> Callable[[str], None]:
    """What to call at every point; it dies at the one that was wished for."""
    if not wish:
        return lambda point: None
    wanted, _, number = wish.partition(":")
    if wanted not in POINTS or not number.isdigit() or int(number) < 1:
        raise BadInput(f"'{wish}' does not look like written:7 (points: {', '.join(POINTS)})", FAIL_AT)
    left = int(number)

    def reach(point: str) -> None:
        nonlocal left
        if point == wanted:
            left -= 1
            if left == 0:
                (die or _die)()

    return reach


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)
