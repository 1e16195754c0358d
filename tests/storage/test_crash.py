"""Whoever was told that an entry is stored can rely on it, whatever happens to the writer."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.storage.doomed_writer import MATCHES
from tests.storage.samples import add_match, entry

from triumvir.storage.opening import open_store

ROOT = Path(__file__).parents[2]
ROUNDS = (1, 7, 40, 150, 333)
"""After how many acknowledgements the writer is killed, round by round."""


def kill_after(url: str, acknowledgements: int) -> list[tuple[str, int]]:
    """Let a process write, kill it in mid-sentence, and return everything it said before."""
    command = [sys.executable, "-m", "tests.storage.doomed_writer", url]
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, env=surroundings) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(acknowledgements)]
        writer.kill()
        lines += writer.stdout.readlines()
    told = [line.decode().split() for line in lines if line.endswith(b"\n")]
    return [(match, int(seq)) for match, seq in told]


@pytest.mark.slow
def test_p6_no_acknowledged_entry_is_lost_when_the_writer_is_killed(url: str) -> None:
    store = open_store(url)
    for match in MATCHES:
        add_match(store, match)
    store.close()
    for acknowledgements in ROUNDS:
        told = kill_after(url, acknowledgements)
        assert len(told) >= acknowledgements
        store = open_store(url)
        stored = {match: store.entries_since(match, 0) for match in MATCHES}
        for match, seq in told:
            assert stored[match][seq - 1] == entry(seq, f"c{seq}", "x" * 500)
        assert store.check() == ()
        store.close()
