"""The golden records: races that every build must replay hash by hash, and that together show all the rules do."""

from pathlib import Path

import pytest
from tests.games.ave_caesar.golden_claims import CLAIMS, shown_by

from triumvir.contract.play import steps
from triumvir.contract.record import read_record
from triumvir.games.ave_caesar.game import AVE_CAESAR

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    assert record.to_text() == text
    assert record.outcome is not None
    assert all(ply.hash for ply in (record.setup, *record.plies))
    assert sum(1 for _ in steps(AVE_CAESAR, record)) == len(record.plies) + 1


@pytest.mark.slow
def test_the_golden_records_show_everything() -> None:
    assert len(RECORDS) >= 30
    shown: set[str] = set()
    for path in RECORDS:
        shown |= shown_by(read_record(path.read_text("utf-8")))
    assert set(CLAIMS) - shown == set()
