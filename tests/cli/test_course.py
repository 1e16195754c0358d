"""`triumvir course`: figures, pictures, geometry, and one line for every mistake."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from triumvir.cli.course import course_app
from triumvir.cli.failure import BAD_INPUT, guarded
from triumvir.games.ave_caesar import course as course_module

WHITE = Path(course_module.__file__).parent / "white.json"


def run(*words: str) -> int:
    return guarded(lambda: course_app(list(words), prog_name="triumvir course", standalone_mode=False))


def test_a_course_is_checked_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "own.json"
    file.write_text(WHITE.read_text("utf-8").replace('"name": "white"', '"name": "own"'))
    assert run("check", str(file)) == 0
    told = capsys.readouterr().out
    assert "26 to 30 cells" in told
    assert "80 to 92 cells" in told
    ET.fromstring((tmp_path / "own.svg").read_text("utf-8"))


def test_the_figures_are_there_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", str(WHITE), "--out", str(tmp_path / "w.svg"), "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["course"], told["cells"], told["narrow"]) == ("white", 68, 6)


def test_a_course_of_the_box_is_drawn_by_name(tmp_path: Path) -> None:
    picture, shapes = tmp_path / "red.svg", tmp_path / "red.json"
    assert run("draw", "red", "--out", str(picture), "--direction", "counter_clockwise", "--geometry", str(shapes)) == 0
    assert "red, counter-clockwise" in picture.read_text("utf-8")
    assert len(json.loads(shapes.read_text("utf-8"))["cells"]) == 79


def test_a_course_file_is_drawn_by_its_path(tmp_path: Path) -> None:
    assert run("draw", str(WHITE), "--out", str(tmp_path / "w.svg")) == 0


@pytest.mark.parametrize(
    "words",
    [
        ("check", "nothing.json"),
        ("draw", "green", "--out", "x.svg"),
        ("draw", "red", "--out", "no/such/folder/x.svg"),
        ("draw", "red", "--out", "x.svg", "--direction", "up"),
        ("draw", "red"),
        ("check",),
    ],
)
def test_mistakes_get_one_line_and_exit_code_2(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*words) == BAD_INPUT
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err


def test_a_wrong_course_file_names_the_cell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.json"
    file.write_text(WHITE.read_text("utf-8").replace('"to": ["c1", "c2"]', '"to": ["d_i"]'))
    assert run("check", str(file)) == BAD_INPUT
    assert "cell b1: ends at 18, but d_i begins at 24" in capsys.readouterr().err
    assert not (tmp_path / "bad.svg").exists()
