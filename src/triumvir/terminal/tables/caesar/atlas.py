"""Where provinces and border spaces lie on a sheet of characters, from the positions in `box.json`."""

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from triumvir.contract.json import Reader, read_number

Cell = tuple[int, int]

LEAST_WIDTH: Final = 98
LEAST_HEIGHT: Final = 25
MOST_WIDTH: Final = 122
HALF: Final = 5
"""A province takes eleven columns and three rows around its cell."""


def _place(item: Reader) -> Cell:
    x, y = (read_number(value, 0, 100, "at") for value in item.items("at"))
    return x, y


def _places() -> dict[str, Cell]:
    """Percent across and down, by province and by space."""
    box = Reader(json.loads(files("triumvir.games.caesar").joinpath("box.json").read_text("utf-8")), "box.json")
    provinces = [Reader(item, "provinces") for item in box.items("provinces")]
    borders = [Reader(item, "borders") for item in box.items("borders")]
    return {item.text("id"): _place(item) for item in provinces} | {_name(item): _place(item) for item in borders}


def _name(border: Reader) -> str:
    return "-".join(str(end) for end in border.items("between"))


PLACES: Final = _places()
_X = [place[0] for place in PLACES.values()]
_Y = [place[1] for place in PLACES.values()]

# Where rounding lets two labels touch, one of them steps aside: columns and rows.
ASIDE: Final[dict[str, Cell]] = {"HU-MT": (2, 0), "HC-GA": (1, 0), "SD-SC": (1, 0)}


@dataclass(frozen=True)
class Atlas:
    width: int
    height: int

    def cell(self, name: str) -> Cell:
        """The cell in the middle of a province or a border space."""
        x, y = PLACES[name]
        aside = ASIDE.get(name, (0, 0))
        column = HALF + (x - min(_X)) * (self.width - 1 - 2 * HALF) / (max(_X) - min(_X))
        row = 1 + (y - min(_Y)) * (self.height - 3) / (max(_Y) - min(_Y))
        return round(column) + aside[0], round(row) + aside[1]

    def is_beside(self, space: str) -> bool:
        """Whether the provinces of a space lie side by side; else one lies above the other."""
        (c1, r1), (c2, r2) = (self.cell(province) for province in space.split("-"))
        return abs(c1 - c2) > 2 * abs(r1 - r2)

    def is_first_before(self, space: str) -> bool:
        """Whether the first province of a space is the left, or the upper, one."""
        first, second = (self.cell(province) for province in space.split("-"))
        return first[0] < second[0] if self.is_beside(space) else first[1] < second[1]
