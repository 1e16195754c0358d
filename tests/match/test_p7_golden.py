"""P7: seed, rules version and inputs give the same state hash at every ply, everywhere."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.games.golden import latest, name_of, of_all_versions
from tests.match.matches import CASES

from triumvir import build_info
from triumvir.contract import json
from triumvir.contract.json import Reader
from triumvir.match.entry import KINDS, PLY, Entry
from triumvir.match.folding import begin, fold
from triumvir.match.record import to_record
from triumvir.match.sealed import verify_chance

FOLDER = Path(__file__).parent / "golden"
GOLDEN = of_all_versions(FOLDER, "jsonl")


def read_entries(file: Path) -> list[Entry]:
    return [read_entry(line) for line in file.read_text("utf-8").splitlines()]


def read_entry(line: str) -> Entry:
    reader = Reader(json.loads(line), "entry")
    seat = reader.number("seat", 0, 9) if reader.has("seat") else None
    return Entry(
        reader.number("seq", 1, 10**6),
        reader.word("kind", KINDS),
        seat,
        reader.object("body").fields,
        reader.text("state_hash"),
        reader.number("at", 0, 10**15),
    )


def replayed(file: Path) -> list[str]:
    """The hash after every entry; folding, not noting, makes it."""
    entries = read_entries(file)
    match = begin(CASES[file.stem][0], entries[0])
    hashes = []
    for entry in entries[1:]:
        fold(match, entry)
        hashes.append(match.table.hash() if match.position is not None else "")
    assert match.end is not None
    verify_chance(match.game, to_record(match))
    return hashes


def test_p7_there_is_a_golden_match_of_every_case() -> None:
    assert {file.stem for file in latest(FOLDER, "jsonl")} == set(CASES) - {"duel"}


def test_p9_a_golden_match_is_in_the_folder_of_its_rules() -> None:
    for file in GOLDEN:
        game = CASES[file.stem][0]
        version = begin(game, read_entries(file)[0]).game.info.rules_version
        assert file.parent.name == ("golden" if version == game.info.rules_version else f"v{version}")


@pytest.mark.parametrize("file", GOLDEN, ids=name_of)
def test_p7_a_golden_match_has_its_hashes(file: Path) -> None:
    entries = read_entries(file)
    assert replayed(file) == [entry.state_hash for entry in entries[1:]]
    assert sum(entry.kind == PLY for entry in entries) > 10


PROGRAM = """
import sys
from pathlib import Path
from tests.match.test_p7_golden import replayed
print(" ".join(replayed(Path(sys.argv[1]))))
"""


@pytest.mark.slow
@pytest.mark.parametrize("pure", ["", "1"])
@pytest.mark.parametrize("hash_seed", ["0", "12345"])
def test_p7_the_same_on_both_builds_and_with_any_hash_seed(hash_seed: str, pure: str) -> None:
    if not pure and not build_info.is_compiled_present():
        pytest.skip("no compiled engine here")
    file = FOLDER / "cleopatra.jsonl"
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "TRIUMVIR_PURE": pure, "PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(file)], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [entry.state_hash for entry in read_entries(file)[1:]]
