"""What only a real process shows: interruption, a closed pipe, an entry point."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

START = "import sys; from triumvir.cli.main import run; run()"


def hear_control_c() -> None:
    """A suite that runs in the background ignores Ctrl-C, and its children would inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(*arguments: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-u", "-c", START, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=hear_control_c,
    )


@pytest.mark.slow
def test_control_c_ends_quietly() -> None:
    process = start("play", "caesar", "--seed", "1")
    assert process.stdout is not None
    process.stdout.read(100)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (130, b"")


@pytest.mark.slow
def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    process = start("games", "--json")
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    err = process.stderr.read()
    process.wait(timeout=120)
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()
    assert b"Traceback" not in err
    assert b"BrokenPipe" not in err


@pytest.mark.slow
def test_bad_input_leaves_with_2() -> None:
    process = start("simulate", "chess")
    out, err = process.communicate(timeout=120)
    assert (process.returncode, out, err.count(b"\n")) == (2, b"", 1)
