"""Three Roman board games at one table: CAESAR!, Ave Caesar, Caesar & Cleopatra."""

from triumvir import build_info as _build_info

__version__ = "0.1.0"

_build_info.choose_build()
