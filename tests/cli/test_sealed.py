"""`triumvir verify` tells what it checked, and proves the chance of a match that was played at a server (P11)."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tests.match.matches import CASES, new_table
from tests.terminal.terminal import triumvir

from triumvir.match.record import proof_of_match, to_record


def record_file(folder: Path, case: str) -> Path:
    table = new_table(case, seed=3)
    table.play_at_random(Random(3))
    file = folder / "match.record"
    file.write_text(to_record(table.match).to_text(), "utf-8")
    return file


def verify(file: Path) -> tuple[int, dict[str, str]]:
    """The exit code, and what came of each check."""
    found = triumvir("verify", str(file), "--json")
    return found.code, {name: check["state"] for name, check in json.loads(found.out)["checks"].items()}


def rewrite(file: Path, change: Callable[[str], str]) -> Path:
    changed = change(file.read_text("utf-8"))
    assert changed != file.read_text("utf-8")
    file.write_text(changed, "utf-8")
    return file


def without_hashes(text: str) -> str:
    return re.sub(r" #[0-9a-f]{16}", "", text)


def without_seal(text: str) -> str:
    return re.sub(r"\[Chance .*\]\n", "", text)


ALL = {"legality": "holds", "hashes": "holds", "seal": "holds", "result": "holds", "names": "claimed"}


@pytest.mark.parametrize("case", [case for case in CASES if case != "duel"])
def test_p11_verify_proves_the_seal_offline(tmp_path: Path, case: str) -> None:
    file = record_file(tmp_path, case)
    assert verify(file) == (0, ALL)
    assert triumvir("verify", str(file)).out.endswith("ok: sealed, hashed and legal\n")


def test_p11_verify_finds_another_seed(tmp_path: Path) -> None:
    file = rewrite(record_file(tmp_path, "caesar"), lambda text: text.replace(" seed 0000", " seed 1111"))
    assert verify(file) == (2, {**ALL, "seal": "wrong"})
    assert "committed" in triumvir("verify", str(file)).err


@pytest.mark.parametrize(
    ("leave_out", "changed"),
    [
        (without_hashes, {"hashes": "absent"}),
        (lambda text: re.sub(r" #[0-9a-f]{16}", "", text, count=3), {"hashes": "partly"}),
        (without_seal, {"seal": "absent"}),
        (lambda text: without_hashes(without_seal(text)), {"seal": "absent", "hashes": "absent"}),
    ],
)
def test_p11_what_is_left_out_is_told_and_has_a_code_of_its_own(
    tmp_path: Path, leave_out: Callable[[str], str], changed: dict[str, str]
) -> None:
    file = rewrite(record_file(tmp_path, "cleopatra"), leave_out)
    assert verify(file) == (3, {**ALL, **changed})
    told = triumvir("verify", str(file)).out
    assert "nothing is wrong, but less was checked" in told
    assert "ok" not in told


def test_p11_names_are_told_as_what_nobody_proves(tmp_path: Path) -> None:
    file = record_file(tmp_path, "caesar")
    before = json.loads(triumvir("verify", str(file), "--json").out)["checks"]["names"]["what"]
    rewrite(file, lambda text: text.replace('[Seats "Anna, Bela"]', '[Seats "Bela, Anna"]'))
    after = json.loads(triumvir("verify", str(file), "--json").out)["checks"]["names"]["what"]
    assert before == "Anna, Bela: as written, covered by no hash and no seal"
    assert after == "Bela, Anna: as written, covered by no hash and no seal"


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (lambda text: re.sub(r'\[Result "(\d) (\d)"\]', r'[Result "\2 \1"]', text), "result"),
        (lambda text: re.sub(r"#[0-9a-f]{16}", "#0123456789abcdef", text, count=1), "hashes"),
        (lambda text: re.sub(r"\n1\. (\w+) \S+", r"\n1. \1 sword51@HU-MT>HU", text), "legality"),
    ],
)
def test_p11_each_wrong_thing_is_named(tmp_path: Path, change: Callable[[str], str], wrong: str) -> None:
    file = rewrite(record_file(tmp_path, "caesar"), change)
    code, states = verify(file)
    assert (code, states[wrong]) == (2, "wrong")
    if wrong != "legality":
        assert states == {**ALL, wrong: "wrong"}


def test_p11_a_given_start_is_covered_by_no_seal(tmp_path: Path) -> None:
    first = new_table("cleopatra", seed=3)
    table = new_table("cleopatra", seed=3, start=first.match.table.to_line())
    table.play_at_random(Random(3))
    file = tmp_path / "match.record"
    file.write_text(to_record(table.match).to_text(), "utf-8")
    assert verify(file) == (3, {**ALL, "seal": "absent"})
    assert "the start was given" in triumvir("verify", str(file)).out
    proof = proof_of_match(table.match).to_tag()[1]
    rewrite(file, lambda text: text.replace("[Result", f'[Chance "{proof}"]\n[Result', 1))
    assert verify(file) == (3, {**ALL, "seal": "partly"})
