"""The golden records: games that every build must replay hash by hash, and that together show all the rules do."""

from pathlib import Path

import pytest
from tests.games.caesar.golden_claims import CLAIMS, shown_by
from tests.games.golden import earlier, latest, name_of, of_all_versions

from triumvir.contract.info import Option
from triumvir.contract.play import steps
from triumvir.contract.record import Record, read_record
from triumvir.games.caesar.game import CAESAR
from triumvir.lab.mattering import mattered, new_options

FOLDER = Path(__file__).parent / "golden"


def record_of(path: Path) -> Record:
    return read_record(path.read_text("utf-8"))


@pytest.mark.parametrize("path", of_all_versions(FOLDER), ids=name_of)
def test_a_golden_record_replays_by_its_own_rules(path: Path) -> None:
    record = record_of(path)
    assert record.to_text() == path.read_text("utf-8")
    assert record.outcome is not None
    assert all(ply.hash for ply in (record.setup, *record.plies))
    assert sum(1 for _ in steps(CAESAR, record)) == len(record.plies) + 1


def test_each_record_lies_with_its_version() -> None:
    assert {record_of(path).rules_version for path in latest(FOLDER)} == {CAESAR.info.rules_version}
    assert [record_of(path).rules_version for path in earlier(FOLDER, 1)] == [1] * 46


def test_the_golden_records_show_everything() -> None:
    assert len(latest(FOLDER)) >= 30
    shown: set[str] = set()
    for path in latest(FOLDER):
        shown |= shown_by(record_of(path))
    assert set(CLAIMS) - shown == set()


@pytest.mark.parametrize("option", new_options(CAESAR.info), ids=lambda option: option.name)
def test_a_golden_record_shows_what_each_value_of_a_new_option_changes(option: Option) -> None:
    for value in option.values:
        record = record_of(FOLDER / f"option-{option.name}-{value}.record")
        assert CAESAR.info.read_options(dict(record.options))[option.name] == value
        others = [other for other in option.values if other != value]
        assert all(mattered(CAESAR, record, option.name, other) for other in others)
        assert not mattered(CAESAR, record, option.name, value)
