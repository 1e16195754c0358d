"""`triumvir verify` proves the chance of a match that was played at a server (P11)."""

from pathlib import Path
from random import Random

import pytest
from tests.match.matches import CASES, new_table

from triumvir.cli.main import main
from triumvir.match.record import to_record


def record_file(folder: Path, case: str) -> Path:
    table = new_table(case, seed=3)
    table.play_at_random(Random(3))
    file = folder / "match.record"
    file.write_text(to_record(table.match).to_text(), "utf-8")
    return file


@pytest.mark.parametrize("case", [case for case in CASES if case != "duel"])
def test_p11_verify_proves_the_seal_offline(tmp_path: Path, capsys: pytest.CaptureFixture[str], case: str) -> None:
    assert main(["verify", str(record_file(tmp_path, case))]) == 0
    assert "sealed" in capsys.readouterr().out


def test_p11_verify_finds_another_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = record_file(tmp_path, "caesar")
    text = file.read_text("utf-8")
    file.write_text(text.replace(" seed 0000", " seed 1111"), "utf-8")
    assert main(["verify", str(file)]) == 2
    assert "committed" in capsys.readouterr().err
