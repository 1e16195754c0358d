"""The boxes as the browser draws them, which knows the map, and every token by its name, but not what is in a box."""

from collections.abc import Sequence
from typing import Final

from triumvir.contract.json import JSON
from triumvir.games.caesar.contents import Box
from triumvir.games.caesar.own_box import PRINTED_BOX


class Boxes:
    """The printed box and those that were added."""

    def __init__(self, added: Sequence[Box] = ()) -> None:
        self._boxes: Final = {box.name: box for box in (PRINTED_BOX, *added)}

    def drawing(self, name: str) -> dict[str, JSON] | None:
        """What is drawn beside the map; None if there is no such box."""
        return box_board(self._boxes[name]) if name in self._boxes else None


def box_board(box: Box) -> dict[str, JSON]:
    """The Centurion tokens, and the commands on the tiles of Auto-Crassus."""
    tiles = zip(box.tiles, box.contents.orders.tiles, strict=True)
    return {
        "box": box.name,
        "centurions": list(box.centurions),
        "tiles": {tile: list(commands) for tile, commands in tiles},
    }
