"""Roman colours. A letter or a word always says the same thing as a colour."""

from typing import Final

CAESAR_INK: Final = "#f0563a"  # cinnabar, light enough for a dark ground
POMPEY_INK: Final = "#6f94ff"  # Egyptian blue, likewise
CAESAR_CHIP: Final = "bold #ffffff on #b3261a"
POMPEY_CHIP: Final = "bold #ffffff on #1034a6"
CLEOPATRA_INK: Final = "#3fc8b4"  # turquoise
CLEOPATRA_CHIP: Final = "bold #ffffff on #0b6e63"
GOLD_CHIP: Final = "bold #1c1405 on #e6b422"
GOLD: Final = "bold #e6b422"
STONE: Final = "#8a8378"
PARCHMENT: Final = "#d9cba3"
FAINT: Final = "#857d70"

INKS: Final = (CAESAR_INK, POMPEY_INK)
CHIPS: Final = (CAESAR_CHIP, POMPEY_CHIP)
