"""`triumvir config`, `serve` and `killtest`: what they print, and how they fail."""

import json
from dataclasses import fields
from pathlib import Path

import pytest

from triumvir.cli.main import main
from triumvir.hosting.serving import listen
from triumvir.server.config import Config


def test_config_lists_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {one.name for one in fields(Config)}
    assert all(line["meaning"] for line in told.values())


def test_config_shows_no_secret(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIUMVIR_SECRET", "hush-hush")
    assert main(["config"]) == 0
    assert "hush" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "complaint"), [("port = 'x'", "port"), ("dragons = 1", "dragons"), ("port =", "not TOML")]
)
def test_a_wrong_file_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, complaint: str
) -> None:
    file = tmp_path / "t.toml"
    file.write_text(text)
    for command in ("config", "serve"):
        assert main([command, "--config", str(file)]) == 2
        told = capsys.readouterr().err
        assert complaint in told
        assert told.count("\n") == 1


def test_serve_tells_of_a_taken_port(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = listen(Config(port=0))
    taken.listen()
    port = taken.getsockname()[1]
    assert main(["serve", "--port", str(port), "--database", f"sqlite://{tmp_path}/t.db"]) == 2
    assert str(port) in capsys.readouterr().err
    taken.close()


def test_serve_tells_of_a_wrong_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--database", "oracle://x", "--host", "127.0.0.1"]) == 2
    assert "oracle" in capsys.readouterr().err


@pytest.mark.slow
def test_killtest_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["killtest", "--rounds", "2", "--faults", "count,tree", "--tables", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["rounds"] == 2
    assert told["faults"] == {"count": 1, "tree": 1}
    assert told["moves lost"] == told["chat lines lost"] == 0


def test_killtest_names_a_fault_that_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["killtest", "--faults", "flood"]) == 2
    assert "faults: 'flood' is none of point" in capsys.readouterr().err
