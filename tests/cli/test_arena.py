"""`triumvir arena` from the command line."""

import json
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path

import pytest
from tests.cli.test_processes import start
from tests.terminal.terminal import assert_sound, triumvir

from triumvir.arena.running import CrewLost, Played, play_here
from triumvir.arena.schedule import Job
from triumvir.cli import arena as command
from triumvir.contract.record import read_record


def arena(*arguments: str) -> tuple[int, str, str]:
    result = triumvir("arena", *arguments, "--cores", "1")
    return result.code, result.out, result.err


def test_two_bots_meet() -> None:
    code, out, err = arena("caesar", "random", "thumb", "--games", "4")
    assert (code, err) == (0, "")
    assert "Elo" in out
    assert "thumb" in out


def test_json_records_and_picture(tmp_path: Path) -> None:
    records, picture = tmp_path / "records", tmp_path / "arena.svg"
    code, out, _ = arena(
        "ave-caesar", "thumb", "random", "random", "--option", "races=1", "--games", "3",
        "--json", "--records", str(records), "--svg", str(picture),
    )  # fmt: skip
    data = json.loads(out)
    assert (code, data["seats"], data["rating"], data["games"]) == (0, 3, "OpenSkill", 3)
    texts = [path.read_text("utf-8") for path in sorted(records.iterdir())]
    assert [read_record(text).seats.index("thumb") for text in texts] == [0, 1, 2]
    assert picture.read_text("utf-8").startswith("<svg")
    assert_sound(str(sorted(records.iterdir())[0]))


def test_the_same_seed_gives_the_same_text() -> None:
    arguments = ("cleopatra", "random", "thumb", "--games", "2", "--json", "--seed", "8")
    assert arena(*arguments) == arena(*arguments)
    assert arena(*arguments) != arena(*arguments[:-1], "9")


def test_crassus_plays_by_the_rules() -> None:
    code, out, _ = arena("caesar", "random", "crassus", "--games", "2", "--option", "crassus=hard")
    assert code == 0
    assert "crassus=hard" in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess", "random", "thumb"], "unknown game"),
        (["caesar", "random", "nobody"], "'nobody' is no bot"),
        (["caesar", "random", "thumb", "--seats", "3"], "3 cannot play caesar"),
        (["caesar", "random", "thumb", "--option", "poison"], "'name=value' is expected"),
        (["caesar", "random", "thumb", "--games", "0"], "0 is less than 1"),
        (["caesar", "random", "program:no-such-thing-here"], "there is no program"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(arguments: list[str], complaint: str) -> None:
    code, out, err = arena(*arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert complaint in err


def after(games: int, error: BaseException) -> Callable[[Sequence[Job], int], Iterator[Played]]:
    """A crew that stops after so many games."""

    def interrupted(planned: Sequence[Job], cores: int) -> Iterator[Played]:
        yield from islice(play_here(planned), games)
        raise error

    return interrupted


def test_control_c_tells_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "play_on_cores", after(3, KeyboardInterrupt()))
    code, out, err = arena("caesar", "random", "thumb", "--games", "10")
    assert (code, err) == (130, "")
    assert "3 of 10 games" in out


def test_control_c_before_the_first_game_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "play_on_cores", after(0, KeyboardInterrupt()))
    assert arena("caesar", "random", "thumb") == (130, "", "triumvir: arena: no game was played to its end\n")


def test_a_crew_that_is_lost_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "play_on_cores", after(2, CrewLost("the lights went out")))
    code, out, err = arena("caesar", "random", "thumb", "--games", "10")
    assert (code, err) == (1, "triumvir: arena: the lights went out\n")
    assert "2 of 10 games" in out


def test_a_real_control_c_ends_all_cores(tmp_path: Path) -> None:
    """Each game starts a program that tells it; two cores have finished some when the eighth begins."""
    fifo = tmp_path / "begun"
    os.mkfifo(fifo)
    program = f"program:sh -c 'echo > {fifo}; exec cat'"
    process = start("arena", "caesar", "random", program, "--games", "2000", "--cores", "2")
    with fifo.open("r+b", buffering=0) as begun:  # also for writing: so it does not end between two games
        for _ in range(8):
            begun.read(1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, b"")
    assert b"of 2,000 games" in out
