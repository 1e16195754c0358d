"""An open view is for looking back: nothing that serves a match can ask for one."""

import re
from pathlib import Path

import pytest

import triumvir

SOURCE = Path(triumvir.__file__).parent
SERVING = ("match", "table", "server", "storage", "hosting")
OPEN = re.compile(r"\bopen_view\b|(?<!\.)\bOPEN\b")


@pytest.mark.parametrize("room", SERVING)
def test_no_room_that_serves_a_match_can_open_a_table(room: str) -> None:
    found = [path for path in sorted((SOURCE / room).rglob("*.py")) if OPEN.search(path.read_text("utf-8"))]
    assert found == []


def test_the_search_finds_those_who_look_back() -> None:
    assert OPEN.search((SOURCE / "cli/replay.py").read_text("utf-8"))
    assert OPEN.search((SOURCE / "contract/position.py").read_text("utf-8"))
