"""Whole numbers in texts from outside: the one place where such a text becomes a number."""

from typing import Final

from triumvir.contract.complaints import not_whole

MOST_DIGITS: Final = 9
"""No record has a larger number, and what is longer would take long to read."""


def is_whole(word: str, most: int = MOST_DIGITS) -> bool:
    """Whether this is a number as we write them: plain digits, perhaps with one minus before them."""
    digits = word[1:] if word.startswith("-") else word
    return digits.isascii() and digits.isdigit() and len(digits) <= most


def read_whole(word: str, where: str) -> int:
    if not is_whole(word):
        raise not_whole(word, where)
    return int(word)
