"""Chariots in words and signs, and the colours of the circus. A letter always says the same thing as a colour."""

from typing import Final

from triumvir.games.ave_caesar import story
from triumvir.terminal.language import tell

LETTERS: Final[dict[str, str]] = {
    "russata": "R",
    "albata": "A",
    "veneta": "V",
    "prasina": "P",
    "aurata": "G",  # gold
    "purpurea": "U",
}
CHIPS: Final[dict[str, str]] = {
    "russata": "bold #ffffff on #b3261a",
    "albata": "bold #1c1405 on #ffffff",
    "veneta": "bold #ffffff on #1a4fc4",
    "prasina": "bold #ffffff on #1f7a33",
    "aurata": "bold #1c1405 on #ffc400",
    "purpurea": "bold #ffffff on #8a1f9c",
}

SHADES: Final = ("#d9bd82", "#c9aa6c", "#eed5a8", "#b8925a")
"""Sand, so many kinds of it that cells which touch can differ, also where a terminal has 256 colours only."""
NARROW: Final = "#a5814a"
LANE: Final = ("#6d3768", "#7d4578", "#8f5f8f", "#5f2a5f")
WALL: Final = "#e8e6e2"
CARD: Final = "bold #1c1405 on #d9cba3"
ON_SAND: Final = "#6b5226"
ON_NARROW: Final = "#f4efe6"
ON_LANE: Final = "#e8c268"
WATER: Final = "bold #1f6fb5"
FINISH_LINE: Final = "bold #b3261a"

Line = list[tuple[str, str]]
"""Parts of one line, each with its style."""


def chariot_name(name: str) -> str:
    return tell(story.chariot(name))


def letter(name: str) -> str:
    return LETTERS[name]


def chip(name: str) -> tuple[str, str]:
    return f" {letter(name)} ", CHIPS[name]
