"""The terminal tables by game: a new game adds its table here."""

from collections.abc import Mapping
from typing import Final

from triumvir.terminal.tables.ave_caesar.table import AVE_CAESAR_TABLE
from triumvir.terminal.tables.caesar.table import CAESAR_TABLE
from triumvir.terminal.tables.cleopatra.table import CLEOPATRA_TABLE
from triumvir.terminal.tables.table import TerminalTable

TABLES: Final[Mapping[str, TerminalTable]] = {
    "caesar": CAESAR_TABLE,
    "ave-caesar": AVE_CAESAR_TABLE,
    "cleopatra": CLEOPATRA_TABLE,
}
