"""`triumvir box`: figures, pictures, and one line for every mistake."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from tests.terminal.terminal import triumvir

from triumvir.cli.failure import BAD_INPUT

EXAMPLE = Path(__file__).parents[2] / "examples" / "box.json"


def copied(folder: Path) -> Path:
    file = folder / "own.json"
    file.write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    return file


def test_c1_7_a_box_is_checked_and_drawn(tmp_path: Path) -> None:
    told = triumvir("box", "check", str(copied(tmp_path)))
    assert (told.code, told.err) == (0, "")
    assert "†◊4/1" in told.out
    assert "own.svg" in told.out
    assert "7 Senate" in told.out
    picture = ET.fromstring((tmp_path / "own.svg").read_text("utf-8"))
    words = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert words.count("6/0") == 6
    assert "†◊" in words
    assert "F: draw1, execute, draw1, execute" in words


def test_the_figures_are_there_for_programs(tmp_path: Path) -> None:
    told = triumvir("box", "check", str(copied(tmp_path)), "--out", str(tmp_path / "b.svg"), "--json")
    box = json.loads(told.out)
    assert (box["box"], box["centurions"][2], box["bonus_tokens"]["poison"]) == ("legions", "centurionlaurel51", 4)
    assert len(box["tokens"]["caesar"]) == 17
    assert box["decks"]["hard"] == "AAACCF"
    assert box["picture"] == str(tmp_path / "b.svg")


@pytest.mark.parametrize(("name", "sign"), [("printed", "◊≈4/4"), (str(EXAMPLE), "✶5/1")])
def test_a_box_is_shown_in_the_terminal(name: str, sign: str) -> None:
    told = triumvir("box", "show", name)
    assert (told.code, told.err) == (0, "")
    assert sign in told.out
    assert "draw a Centurion, draw 1, place, place" in told.out
    assert json.loads(triumvir("box", "show", name, "--json").out)["tiles"]["A"] == ["draw1", "execute"]


def test_it_is_shown_in_the_words_of_the_reader() -> None:
    assert "Szenátus" in triumvir("--language", "hu", "box", "show").out


def test_the_printed_box_is_drawn_by_name(tmp_path: Path) -> None:
    assert triumvir("box", "draw", "printed", "--out", str(tmp_path / "p.svg")).code == 0
    ET.fromstring((tmp_path / "p.svg").read_text("utf-8"))


@pytest.mark.parametrize(
    "words",
    [
        ("check", "nothing.json"),
        ("check", "."),
        ("show", "green"),
        ("draw", "printed", "--out", "no/such/folder/x.svg"),
        ("draw", "printed"),
        ("check",),
    ],
)
def test_mistakes_get_one_line_and_exit_code_2(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = triumvir("box", *words)
    assert told.code == BAD_INPUT
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err


def test_c1_7_a_wrong_box_file_names_the_place(tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text(EXAMPLE.read_text("utf-8").replace("[5, 1]", "[1, 5]"), "utf-8")
    told = triumvir("box", "check", str(file))
    assert told.code == BAD_INPUT
    assert "bad.json: box.tokens.caesar.sword: the higher value comes first, as in [5, 1]" in told.err
    assert not (tmp_path / "bad.svg").exists()
