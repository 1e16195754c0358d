"""docs/promises.md names a test for every promise; here it is seen that they exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "promises.md").read_text("utf-8")
PROMISE = re.compile(r"^## (P\d+) ", re.MULTILINE)
NOT_YET = "Not yet promised"


def chapters() -> dict[str, str]:
    parts = PROMISE.split(PAGE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def named_in(text: str) -> list[str]:
    return re.findall(r"`([\w./]+)`", text)


def written_tests() -> set[str]:
    sources = (path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    return {name for source in sources for name in re.findall(r"def (test_\w+)", source)}


def exists(name: str, tests: set[str]) -> bool:
    if "/" in name:
        return any((ROOT / folder / name).exists() for folder in ("tests", "web/tests"))
    return name in tests


def test_every_promise_has_its_chapter() -> None:
    assert list(chapters()) == [f"P{number}" for number in range(1, 22)]


def test_every_promise_names_a_test() -> None:
    assert [key for key, text in chapters().items() if NOT_YET not in text and not named_in(text)] == []


def test_every_test_that_is_named_exists() -> None:
    tests = written_tests()
    assert [name for text in chapters().values() for name in named_in(text) if not exists(name, tests)] == []
