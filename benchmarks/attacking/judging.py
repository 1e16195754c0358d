"""What was measured while an attacker was at work, and whether it is good enough."""

from dataclasses import dataclass, field
from statistics import quantiles
from typing import Final

P50, P99, GROWN, NEWCOMER, BOT, ARCHIVE = (10.0, 150.0, 200.0, 2000.0, 5000.0, 200_000)
"""What we want at most: of moves in ms, of memory in MB, of newcomers and bots in ms, of the archive in bytes."""
NO_LATENCY: Final = ("locked database",)
"""Nobody can be told of a move that cannot be written; afterwards everything has to go on."""


@dataclass
class Window:
    """What was measured in one span of time; times in milliseconds."""

    moves: int = 0
    a_second: float = 0.0
    p50: float = 0.0
    p99: float = 0.0
    longest: float = 0.0
    refused: int = 0
    why: str = ""
    """The first refusal of an honest move."""
    is_closed: bool = False
    mb_before: float = 0.0
    mb_most: float = 0.0
    mb_after: float = 0.0
    files_before: int = 0
    files_most: int = 0
    files_after: int = 0
    """Of both, after everything has settled; not looked at where nothing was to settle."""
    newcomers: int = 0
    newcomers_failed: int = 0
    newcomer_longest: float = 0.0
    bot_p50: float = 0.0
    bot_longest: float = 0.0
    moves_after: int = 0
    """Honest moves while the attack's traces settled."""
    counted: dict[str, int] = field(default_factory=dict)
    """By the attackers."""


def spread(seconds: list[float]) -> tuple[float, float, float]:
    """Half of them, 99 % and the longest, in milliseconds."""
    if len(seconds) < 2:
        longest = 1000 * max(seconds, default=0.0)
        return longest, longest, longest
    parts = quantiles(seconds, n=100, method="inclusive")
    return 1000 * parts[49], 1000 * parts[98], 1000 * max(seconds)


def faults(attack: str, found: Window, calm: Window) -> list[str]:
    """What is not as it should be, in a few words each."""
    wrong = [*_of_moves(found, calm)] if attack not in NO_LATENCY else []
    if not found.moves_after:
        wrong.append("no move afterwards")
    if found.is_closed:
        wrong.append("an honest socket was closed")
    if found.mb_most - found.mb_before > GROWN:
        wrong.append(f"memory grew by {found.mb_most - found.mb_before:.0f} MB")
    if found.bot_longest > BOT:
        wrong.append(f"a bot took {found.bot_longest:.0f} ms")
    if found.counted.get("bytes of the archive", 0) > ARCHIVE:
        wrong.append(f"the archive has {found.counted['bytes of the archive']} bytes")
    return wrong


def _of_moves(found: Window, calm: Window) -> list[str]:
    wrong = []
    if found.p50 > P50:
        wrong.append(f"p50 over {P50:g} ms")
    if found.p99 > P99:
        wrong.append(f"p99 over {P99:g} ms")
    if found.a_second < calm.a_second / 2:
        wrong.append("fewer than half of the moves")
    if found.refused:
        wrong.append(f"{found.refused} honest moves refused: {found.why}")
    if found.newcomers_failed:
        wrong.append(f"{found.newcomers_failed} newcomers did not come in")
    if found.newcomer_longest > NEWCOMER:
        wrong.append(f"a newcomer took {found.newcomer_longest:.0f} ms")
    return wrong
