"""Papers are wrapped like code, so that a change of one word is a change of one line."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
WIDTH = 120
WHOLE = ("|", "#", "<", "!", "[")
"""How lines begin that cannot be wrapped: tables, headings, pictures, links."""


def papers() -> list[Path]:
    said = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return [ROOT / line for line in said.splitlines()]


def too_long(text: str) -> Iterator[int]:
    """The numbers of the lines of prose that should have been wrapped."""
    is_code = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            is_code = not is_code
        elif not is_code and len(line) > WIDTH and " " in line.strip() and not line.lstrip().startswith(WHOLE):
            yield number


@pytest.mark.parametrize("path", papers(), ids=lambda path: str(path.relative_to(ROOT)))
def test_prose_is_wrapped(path: Path) -> None:
    assert list(too_long(path.read_text("utf-8"))) == []


def test_a_long_line_is_found() -> None:
    long = "a word " * 20
    assert list(too_long(f"{long}\n| {long}\n```\n{long}\n```\n# {long}\n- {long}")) == [1, 7]
