"""The translated rulebooks say the same: the same rules in the same chapters, with the same words of the games' notation."""

import re
from itertools import groupby
from pathlib import Path

import pytest

from triumvir.kits.catalogue import GAMES
from triumvir.rulebook import read_rules

SHELF = Path(__file__).parent.parent / "rulebooks"
LANGUAGES = ("cs", "hu")


def english(game: str) -> Path:
    return SHELF / f"{game}.md"


def translated(game: str, language: str) -> Path:
    return SHELF / f"{game}.{language}.md"


def chapters(path: Path) -> list[list[str]]:
    """The ids of every chapter that has rules, in the order of the book."""
    rules = read_rules(path).values()
    return [[rule.id for rule in chapter] for _, chapter in groupby(rules, lambda rule: rule.chapter)]


def headings(path: Path) -> int:
    return len(re.findall("^## ", path.read_text("utf-8"), re.MULTILINE))


def notation(path: Path) -> dict[str, list[str]]:
    """What every rule says `in backticks`; a translation may need another order."""
    return {rule.id: sorted(re.findall("`[^`]+`", rule.text)) for rule in read_rules(path).values()}


def test_every_book_is_there_in_every_language() -> None:
    books = [english(game) for game in GAMES]
    books += [translated(game, language) for game in GAMES for language in LANGUAGES]
    assert sorted(SHELF.iterdir()) == sorted(books)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_translation_has_the_same_rules(game: str, language: str) -> None:
    original, book = english(game), translated(game, language)
    assert chapters(book) == chapters(original)
    assert headings(book) == headings(original)
    assert notation(book) == notation(original)
