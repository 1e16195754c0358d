"""Where the rulebooks lie: at the root of a checkout, inside an installed package."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_SHELVES = (_PACKAGE / "rulebooks", _PACKAGE.parents[1] / "rulebooks")


def rulebook_path(game: str) -> Path:
    """The rulebook of a game, given its key (`caesar`, `ave-caesar`, `cleopatra`)."""
    for shelf in _SHELVES:
        path = shelf / f"{game}.md"
        if path.is_file():
            return path
    raise FileNotFoundError(f"no rulebook for the game {game!r}")
