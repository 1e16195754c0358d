"""Times as they are told to others."""

from typing import Final

SECOND: Final = 1000


def rounded(at: int) -> int:
    """To the second, which says when something happened, and not how long somebody thought."""
    return at // SECOND * SECOND
