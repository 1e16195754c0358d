"""The words of the box by their ids in the catalogues."""

from triumvir.contract.telling import Phrase, phrase
from triumvir.games.ave_caesar.course import BUILT_IN


def chariot(name: str) -> Phrase:
    return phrase(f"ave-faction-{name}")


def course(name: str) -> Phrase:
    """A course that was added is called by its name."""
    return phrase(f"ave-course-{name}") if name in BUILT_IN else phrase("ave-course-added", course=name)


def direction(name: str) -> Phrase:
    return phrase(f"ave-direction-{name}")
