"""From a rule to its code and its tests: reads docstrings and test names.

A docstring cites rules in
brackets: `[C4.5]`, `[C4.2, C8.5]`, `[C4.1-C4.5]`. A test names them: `test_c4_5_the_active_player_comes_first`.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from triumvir.rulebook import ID

_CITATION: Final = re.compile(rf"\[({ID}(?:\s*[-–,]\s*{ID})*)\]")
_RANGE: Final = re.compile(rf"({ID})(?:\s*[-–]\s*({ID}))?")
_TEST_IDS: Final = re.compile(r"test_((?:[a-z]{1,2}\d+(?:_\d+)?[a-z]?_)+)")
_TEST_ID: Final = re.compile(r"([a-z]{1,2})(\d+)(?:_(\d+))?([a-z]?)_")

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Place:
    """Where something is said: a file, a line, and the name of what says it."""

    file: Path
    line: int
    name: str = ""


@dataclass(frozen=True)
class Citation:
    rule: str
    place: Place


# ---- code ----------------------------------------------------------------------------------------------------


def find_citations(root: Path, order: Sequence[str] = ()) -> list[Citation]:
    """Every rule that a docstring under this folder cites. `order` is the order of ids, to fill ranges."""
    return [citation for path in _modules(root) for citation in _cited_in(path, order)]


def _modules(root: Path) -> Iterator[Path]:
    yield from sorted(root.rglob("*.py"))


def _cited_in(path: Path, order: Sequence[str]) -> Iterator[Citation]:
    tree = ast.parse(path.read_text("utf-8"))
    for owner, text in _docstrings(tree):
        place = Place(path, owner.lineno if isinstance(owner, Definition) else text.lineno, getattr(owner, "name", ""))
        for rule in ids_cited(str(text.value), order):
            yield Citation(rule, place)


def _docstrings(tree: ast.Module) -> Iterator[tuple[ast.AST, ast.Constant]]:
    """Every string that stands for itself, with the definition it opens, or else itself."""
    for owner in ast.walk(tree):
        body = getattr(owner, "body", None)
        for number, statement in enumerate(body if isinstance(body, list) else []):
            match statement:
                case ast.Expr(value=ast.Constant(value=str()) as text):
                    yield (owner if number == 0 else statement), text


def ids_cited(text: str, order: Sequence[str] = ()) -> list[str]:
    """The ids in brackets within a text, ranges filled in."""
    return [
        rule
        for citation in _CITATION.finditer(text)
        for part in _RANGE.finditer(citation[1])
        for rule in _filled(part[1], part[2], order)
    ]


def _filled(first: str, last: str | None, order: Sequence[str]) -> Sequence[str]:
    if last is None:
        return [first]
    if first in order and last in order:
        return order[order.index(first) : order.index(last) + 1]
    return [first, last]


def find_spoken_ids(root: Path) -> list[Citation]:
    """Every string under this folder that is exactly an id, as in `IllegalAction("C3.2")`."""
    return [
        Citation(node.value, Place(path, node.lineno))
        for path in _modules(root)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(ID, node.value)
    ]


# ---- tests ---------------------------------------------------------------------------------------------------


def find_tests(root: Path, known: Iterable[str] = ()) -> list[Citation]:
    """Every rule that the name of a test under this folder cites."""
    ids = frozenset(known)
    return [
        Citation(rule, Place(path, node.lineno, node.name))
        for path in _modules(root)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for rule in ids_in_name(node.name, ids)
    ]


def ids_in_name(name: str, known: frozenset[str] = frozenset()) -> list[str]:
    """The ids at the beginning of a test's name; a number that is no part of a known id is a word."""
    found = _TEST_IDS.match(f"{name}_")
    return [] if found is None else [_id(part, known) for part in _TEST_ID.finditer(found[1])]


def _id(part: re.Match[str], known: frozenset[str]) -> str:
    chapter = part[1].upper() + part[2]
    if part[3] is None:
        return chapter + part[4]
    full = f"{chapter}.{part[3]}{part[4]}"
    return chapter if full not in known and chapter in known else full


def places_of(rule: str, citations: Iterable[Citation]) -> list[Place]:
    return [citation.place for citation in citations if citation.rule == rule]
