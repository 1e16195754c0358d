"""What people call themselves and say, made fit to be shown: no letters that hide, turn lines around or pile up.

A name that somebody chose and a name in a record go by the same rules.
"""

import unicodedata
from collections.abc import Iterable
from typing import Final

LONGEST_NAME: Final = 24
NAMELESS: Final = "?"
MOST_MARKS: Final = 2
"""Marks above and below one letter; every language that we know of gets by with them."""

_UNSEEN: Final = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D159, 0x1D159),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""What Unicode calls ignorable by default, and blanks that it counts as letters or signs."""
_TURNING: Final = ((0x202A, 0x202E), (0x2066, 0x2069))
"""What turns the direction of whatever comes after it."""


def _within(char: str, ranges: tuple[tuple[int, int], ...]) -> bool:
    code = ord(char)
    return any(first <= code <= last for first, last in ranges)


def clean_name(text: str) -> str:
    """A name that can be shown, with single spaces; empty if nothing of it could be seen."""
    plain = unicodedata.normalize("NFC", text[: 10 * LONGEST_NAME])
    spaced = (_seen_or_space(char) for char in plain)
    return " ".join("".join(_fewer_marks(spaced)).split())[:LONGEST_NAME].strip()


def shown_name(text: str) -> str:
    """A name that was kept before, as it may be shown now."""
    return clean_name(text) or NAMELESS if text else ""


def _seen_or_space(char: str) -> str:
    """Marks that nobody sees only say how to draw a letter, and go without a trace."""
    kind = unicodedata.category(char)[0]
    if _within(char, _UNSEEN):
        return "" if kind == "M" else " "
    return " " if kind in "CZ" else char


def clean_talk(text: str) -> str:
    """Lines that can be shown among those of others; empty if nothing of them could be seen."""
    lines = (_clean_line(line).strip() for line in unicodedata.normalize("NFC", text).splitlines())
    said = "\n".join(line for line in lines if line)
    return said if any(_is_seen(char) for char in said) else ""


def _clean_line(line: str) -> str:
    """Joiners stay, since pictures are put together with them."""
    kept = (" " if char == "\t" else char for char in line)
    plain = (c for c in kept if unicodedata.category(c) not in ("Cc", "Cs") and not _within(c, _TURNING))
    return "".join(_fewer_marks(plain))


def _fewer_marks(text: Iterable[str]) -> Iterable[str]:
    """No mark without a letter, and only a few on one."""
    marks = MOST_MARKS
    for char in text:
        if not char:
            continue
        if unicodedata.category(char)[0] != "M":
            marks = MOST_MARKS if char == " " else 0
        elif marks < MOST_MARKS:
            marks += 1
        else:
            continue
        yield char


def _is_seen(char: str) -> bool:
    return unicodedata.category(char)[0] not in "CZM" and not _within(char, _UNSEEN)
