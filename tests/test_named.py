"""A game is named where it lives and where its kit is registered, and nowhere else."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from triumvir.kits.catalogue import GAMES

SOURCE = Path(__file__).resolve().parents[1] / "src/triumvir"
REGISTRY = "kits/catalogue.py"
OWN_COMMANDS = {"cli/course.py": "ave-caesar", "cli/box.py": "caesar"}
"""Commands about the things of one game."""


def words(key: str) -> set[str]:
    return {key, key.replace("-", "_")}


def is_own(path: Path, key: str) -> bool:
    """Within a folder or a module that bears the name of the game."""
    inside = path.relative_to(SOURCE)
    return bool(words(key) & set(inside.with_suffix("").parts)) or OWN_COMMANDS.get(str(inside)) == key


def names_in(source: str) -> Iterator[tuple[int, str]]:
    """The words by which code can name a game: strings, and the parts of imported modules. Docstrings may, as examples."""
    tree = ast.parse(source)
    examples = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in examples:
                yield node.lineno, text
            case ast.ImportFrom(module=module, names=names):
                yield from ((node.lineno, word) for word in (module or "").split("."))
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.Import(names=names):
                yield from ((node.lineno, word) for alias in names for word in alias.name.split("."))


def places_that_name(key: str) -> list[str]:
    return [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in sorted(SOURCE.rglob("*.py"))
        if not is_own(path, key) and str(path.relative_to(SOURCE)) != REGISTRY
        for line, word in names_in(path.read_text("utf-8"))
        if word in words(key)
    ]


@pytest.mark.parametrize("key", ["ave-caesar", "cleopatra", "caesar"])
def test_no_module_but_its_own_names_a_game(key: str) -> None:
    assert key in GAMES
    sides = {"caesar", "cleopatra"}  # which are also people, within the games they play in
    found = [place for place in places_that_name(key) if key not in sides or not is_of_a_game(place)]
    assert found == []


def is_of_a_game(place: str) -> bool:
    return any(words(key) & set(Path(place.partition(":")[0]).with_suffix("").parts) for key in GAMES)


def test_a_name_would_be_seen() -> None:
    source = '"""Such as `caesar`."""\nfrom triumvir.games.caesar import turn\nKEY = "caesar"\n'
    assert [line for line, word in names_in(source) if word == "caesar"] == [2, 3]
