"""P9: a match keeps the rules that it began with, though the game has newer ones."""

from pathlib import Path
from random import Random

import pytest
from tests.match.matches import CASES, Table, new_table
from tests.match.test_p7_golden import read_entries

from triumvir.match.folding import begin, fold

OLD = sorted((Path(__file__).parent / "golden").glob("v*/*.jsonl"))


@pytest.mark.parametrize("file", OLD, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_p9_a_running_match_goes_on_by_the_rules_it_began_with(file: Path) -> None:
    version = int(file.parent.name[1:])
    entries = read_entries(file)
    match = begin(CASES[file.stem][0], entries[0])
    for entry in entries[1 : len(entries) // 2]:
        fold(match, entry)
    table = Table(match, [], entries[len(entries) // 2].at)
    table.play_at_random(Random(5))
    assert table.is_over
    assert table.match.game.info.rules_version == table.match.settings.rules_version == version
    assert new_table(file.stem).match.settings.rules_version > version
