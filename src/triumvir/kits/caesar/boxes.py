"""Boxes that people made of the blank tokens and tiles: the box files in the folder named by `TRIUMVIR_BOXES`."""

from typing import Final

from triumvir.games.caesar.contents import PRINTED, Box
from triumvir.games.caesar.own_box import load_box
from triumvir.kits.own_files import Added, added

FOLDER: Final = "TRIUMVIR_BOXES"


def added_boxes() -> Added[Box]:
    """All boxes of the folder; a file with a mistake is left out and told."""
    return added(FOLDER, load_box, "box", (PRINTED,))
