"""Where a match began, and so what somebody could know of it beforehand.

Chance is sealed from the set-up on. Whoever gives a position to begin from may know every card in it, and a record
that was brought here was played elsewhere: neither is vouched for by a seal, and so none is shown for it.
"""

from typing import Final

from triumvir.match.settings import Settings
from triumvir.match.state import Match

SEEDLESS: Final = bytes(32)
"""The seed of a match that was imported: its chance came from elsewhere."""

USUAL: Final = "usual"
"""Set up by the rules, with sealed chance."""
POSITION: Final = "position"
"""From a position that somebody gave."""
RECORD: Final = "record"
"""Played elsewhere, and brought here as a record."""


def start_of(settings: Settings, seed: bytes) -> str:
    if seed == SEEDLESS:
        return RECORD
    return POSITION if settings.start else USUAL


def is_sealed(match: Match) -> bool:
    """Whether the seal covers all there is to know: then, and only then, it is shown."""
    return start_of(match.settings, match.seed) == USUAL
