"""People may add courses of their own; what is wrong with one is told, and the rest works."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from triumvir.kits.ave_caesar.courses import FOLDER, added_courses
from triumvir.kits.own_files import Added

BUILT_IN = Path(__file__).parents[2] / "src/triumvir/games/ave_caesar"


def own_course(name: str) -> str:
    value = json.loads((BUILT_IN / "white.json").read_text("utf-8"))
    return json.dumps({**value, "name": name})


def test_without_a_folder_nothing_is_added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER, raising=False)
    assert added_courses() == Added()


def test_a_folder_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, "/nowhere")
    assert added_courses().complaints == (f"{FOLDER}=/nowhere: no such folder",)


def test_good_courses_are_added_and_bad_ones_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.json").write_text(own_course("own"))
    (tmp_path / "b.json").write_text(own_course("own"))
    (tmp_path / "c.json").write_text("{")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    found = added_courses()
    assert [course.name for course in found.things] == ["own"]
    assert "b.json is left out: there is a course named own already" in found.complaints[0]
    assert "c.json" in found.complaints[1]


def test_an_added_course_is_raced_on(tmp_path: Path) -> None:
    (tmp_path / "own.json").write_text(own_course("own"))
    (tmp_path / "bad.json").write_text("{}")
    code = "from triumvir.cli.main import run; run()"
    words = ["simulate", "ave-caesar", "--games", "2", "--option", "course=own", "--option", "races=1", "--json"]
    env = os.environ | {FOLDER: str(tmp_path)}
    told = subprocess.run([sys.executable, "-c", code, *words], env=env, capture_output=True, text=True, check=True)
    assert json.loads(told.stdout)["options"]["course"] == "own"
    assert "bad.json" in told.stderr
    assert "Traceback" not in told.stderr
