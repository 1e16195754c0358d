"""`triumvir analyse` from the command line."""

import json
from pathlib import Path

import pytest
from tests.analysis.games import random_play, random_record
from tests.terminal.terminal import triumvir

QUICK = ("--simulations", "16")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(random_record("caesar", 2, {}, 3).to_text(), "utf-8")
    return path


def position_file(tmp_path: Path, key: str, seats: int, as_json: bool = False) -> Path:
    path = tmp_path / "position"
    play, _, _ = next(found for found in random_play(key, seats, {}, 3) if len(found[0].plies) > 20)
    text = json.dumps(play.position.to_json()) if as_json else play.position.to_line()
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(("key", "seats"), [("caesar", 2), ("ave-caesar", 5), ("cleopatra", 2)])
def test_a_position_is_told_in_words_and_numbers(key: str, seats: int, tmp_path: Path) -> None:
    path = position_file(tmp_path, key, seats)
    result = triumvir("analyse", str(path), *QUICK)
    assert (result.code, result.err) == (0, "")
    assert "win chance" in result.out
    assert "best line" in result.out
    data = json.loads(triumvir("analyse", str(path), *QUICK, "--json").out)
    assert (data["game"], data["open"], data["simulations"]) == (key, False, 16)
    assert data["moves"][0]["chance"] == data["chance"]
    assert len(data["expects"]) == seats - 1


def test_the_same_position_as_json_gives_the_same_thoughts(tmp_path: Path) -> None:
    line = triumvir("analyse", str(position_file(tmp_path, "caesar", 2)), *QUICK, "--json").out
    assert triumvir("analyse", str(position_file(tmp_path, "caesar", 2, as_json=True)), *QUICK, "--json").out == line


def test_a_record_is_reviewed_and_drawn(record: Path, tmp_path: Path) -> None:
    picture = tmp_path / "game.svg"
    result = triumvir("analyse", str(record), *QUICK, "--svg", str(picture))
    assert (result.code, result.err) == (0, "")
    assert "lost on average" in result.out
    assert "??" in result.out
    assert picture.read_text("utf-8").startswith("<svg")
    data = json.loads(triumvir("analyse", str(record), *QUICK, "--seat", "pompey", "--json").out)
    assert list(data["seats"]) == ["pompey"]
    assert {decision["side"] for decision in data["decisions"]} == {"pompey"}


def test_open_is_said(record: Path) -> None:
    assert json.loads(triumvir("analyse", str(record), *QUICK, "--open", "--json").out)["open"] is True


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--level", "god"], "'god' is no bot"),
        (["--level", "tiro", "--simulations", "10"], "do not go together"),
        (["--seat", "cleopatra"], "'cleopatra' is none of caesar, pompey"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(arguments: list[str], complaint: str, record: Path) -> None:
    result = triumvir("analyse", str(record), *arguments)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert complaint in result.err


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "unknown game ''"),
        ("chess e2e4", "unknown game 'chess'"),
        ("{}", "position.game: missing"),
        ("{", "not JSON"),
        ("caesar nonsense", "nonsense"),
        ('[Game "caesar"]', "tag Rules is missing"),
        ('[Game "chess"]\n[Rules "1"]\n[Seats "a, b"]\n[Result "*"]\n\nset-up', "unknown game 'chess'"),
    ],
)
def test_a_file_that_makes_no_sense_is_named(text: str, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text(text, "utf-8")
    result = triumvir("analyse", str(path), *QUICK)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert complaint in result.err
    assert str(path) in result.err


def test_a_seat_that_has_nothing_to_decide(tmp_path: Path, record: Path) -> None:
    path = position_file(tmp_path, "ave-caesar", 3)
    sides = {"russata", "albata", "veneta"}
    errors = [triumvir("analyse", str(path), *QUICK, "--seat", side).err for side in sides]
    assert sum("has no decision to make here" in error for error in errors) == 2
    assert "only the record of a game can be drawn" in triumvir("analyse", str(path), "--svg", "x.svg").err
