"""What the kill test must never find."""

from typing import Final

MOVES_LOST: Final = "moves lost"
MOVES_DOUBLED: Final = "moves doubled"
LINES_LOST: Final = "chat lines lost"
LINES_DOUBLED: Final = "chat lines doubled"
OTHER: Final = "other findings"
KINDS: Final = (MOVES_LOST, MOVES_DOUBLED, LINES_LOST, LINES_DOUBLED, OTHER)


class Lost(Exception):
    """A promise that was not kept: what, and where."""

    def __init__(self, what: str, kind: str = OTHER) -> None:
        super().__init__(what)
        self.kind = kind
