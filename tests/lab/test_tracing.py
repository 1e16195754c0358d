"""From a rule to its code and tests."""

from pathlib import Path

import pytest

from triumvir.lab.tracing import (
    find_citations,
    find_spoken_ids,
    find_tests,
    ids_cited,
    ids_in_name,
    places_of,
)
from triumvir.rulebook import read_rules

RULEBOOK = """# A game

Words before the rules.

## Turn (`C3`)
- **C3.1** Place a token,
  any token, on:
  1. a space,
  2. another.

  Then rest.
- **C3.2** Draw.

No rule.
## Solo
- **A4.6a** A letter.
- **K15a** No point.
- **KR6** Two letters.
"""

MODULE = '''"""A module. [C3.1]"""

LIMIT = 3
"""A table of numbers. [K15a]"""


def draw() -> str:
    """Draw a token. [C3.1-C3.2]"""
    return "C3.2"


class Rest:
    """Rest, and nothing else. [A4.6a, KR6]"""

    def nap(self) -> None:
        text = "[C9.9] in a string that is no docstring"
        print(text)
'''

TESTS = """def test_c3_1_a_token_is_placed() -> None: ...
def test_c3_2_a4_6a_both() -> None: ...
class TestMore:
    def test_kr6_2_letters(self) -> None: ...
def test_catalogue() -> None: ...
def helper_c3_1_not() -> None: ...
"""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "game.md"
    path.write_text(RULEBOOK, "utf-8")
    return path


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    folder.mkdir()
    (folder / "turn.py").write_text(MODULE, "utf-8")
    return folder


def test_a_rulebook_is_read_rule_by_rule(book: Path) -> None:
    rules = read_rules(book)
    assert list(rules) == ["C3.1", "C3.2", "A4.6a", "K15a", "KR6"]
    assert rules["C3.1"].text == "Place a token, any token, on:\n1. a space,\n2. another.\n\nThen rest."
    assert rules["C3.2"].text == "Draw."
    assert (rules["C3.2"].chapter, rules["KR6"].chapter) == ("Turn (`C3`)", "Solo")


def test_citations_are_found_where_they_belong(book: Path, source: Path) -> None:
    citations = find_citations(source, list(read_rules(book)))
    assert [(c.rule, c.place.line, c.place.name) for c in citations] == [
        ("C3.1", 1, ""),
        ("K15a", 4, ""),
        ("C3.1", 7, "draw"),
        ("C3.2", 7, "draw"),
        ("A4.6a", 12, "Rest"),
        ("KR6", 12, "Rest"),
    ]
    assert [place.line for place in places_of("C3.1", citations)] == [1, 7]


def test_ids_that_the_code_speaks_are_found(source: Path) -> None:
    assert [(c.rule, c.place.line) for c in find_spoken_ids(source)] == [("C3.2", 9)]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("[C4.5]", ["C4.5"]),
        ("x [C4.2, C8.5] y [K1]", ["C4.2", "C8.5", "K1"]),
        ("[C4.1-C4.3]", ["C4.1", "C4.2", "C4.3"]),
        ("[C4.1–C4.2, C9.9]", ["C4.1", "C4.2", "C9.9"]),
        ("[C8.8-C9.9]", ["C8.8", "C9.9"]),
        ("[4.5] C4.5 [sic] [C4.5 and more]", []),
    ],
)
def test_ids_are_read_from_brackets(text: str, ids: list[str]) -> None:
    assert ids_cited(text, ["C4.1", "C4.2", "C4.3"]) == ids


def test_tests_are_found_by_name(tmp_path: Path) -> None:
    (tmp_path / "test_turn.py").write_text(TESTS, "utf-8")
    found = find_tests(tmp_path, ["C3.1", "KR6"])
    assert sorted((c.rule, c.place.name) for c in found) == [
        ("A4.6a", "test_c3_2_a4_6a_both"),
        ("C3.1", "test_c3_1_a_token_is_placed"),
        ("C3.2", "test_c3_2_a4_6a_both"),
        ("KR6", "test_kr6_2_letters"),
    ]


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("test_c4_5_3_markers", ["C4.5"]),
        ("test_c4_5", ["C4.5"]),
        ("test_k15_12_cards", ["K15"]),
        ("test_k15a_x", ["K15a"]),
        ("test_c99_9_unknown", ["C99.9"]),
        ("test_c", []),
        ("a_c4_5_x", []),
    ],
)
def test_names_are_read_as_ids(name: str, ids: list[str]) -> None:
    assert ids_in_name(name, frozenset(["C4.5", "K15"])) == ids
