"""The same games on one core, on several, and on Ray."""

import importlib.util
import os
import signal
import subprocess
import sys
from dataclasses import replace
from multiprocessing import parent_process
from pathlib import Path

import pytest

from triumvir.arena.running import CrewLost, Played, play_here, play_on_cores
from triumvir.arena.schedule import Wish, jobs
from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.kits.catalogue import game_named

ROOT = Path(__file__).resolve().parents[2]
WISH = Wish(game_named, "caesar", ("random", "thumb"), 6, 2, {"poison": "on"}, 3, is_recorded=True)


def in_order(played: list[Played]) -> list[Played]:
    return sorted(played, key=lambda one: one[0])


def test_the_number_of_cores_changes_no_game() -> None:
    planned = jobs(WISH)
    alone = list(play_here(planned))
    assert [number for number, _ in alone] == list(range(6))
    assert in_order(list(play_on_cores(planned, 2))) == alone
    assert list(play_on_cores(planned, 1)) == alone


def test_who_stops_early_waits_for_nobody() -> None:
    """Forty games are planned; closing ends those that are being played at their next decision."""
    wish = Wish(game_named, "caesar", ("search:20", "random"), 40, 2, {}, 3)
    playing = play_on_cores(jobs(wish), 2)
    first = next(playing)
    playing.close()  # type: ignore[attr-defined]
    assert first[1].fault is None
    assert list(playing) == []


def test_players_leave_with_a_parent_that_was_killed() -> None:
    """The players hold the other end of the pipe: it ends when the last of them is gone."""
    start = "from tests.arena.loud import play_without_end; play_without_end()"
    with subprocess.Popen([sys.executable, "-c", start], cwd=ROOT, stderr=subprocess.PIPE) as arena:
        assert arena.stderr is not None
        assert arena.stderr.read(1) == b"p"
        arena.kill()
        assert b"Traceback" not in arena.stderr.read()


def suicidal_game(key: str) -> Game:
    if parent_process() is not None:
        os.kill(os.getpid(), signal.SIGKILL)
    return game_named(key)


def test_a_player_that_is_killed_from_outside_is_no_riddle() -> None:
    planned = jobs(replace(WISH, find_game=suicidal_game))
    with pytest.raises(CrewLost, match="a process that played was killed from outside"):
        list(play_on_cores(planned, 2))


@pytest.mark.slow
@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed")
def test_a_local_ray_plays_the_same_games() -> None:
    from triumvir.arena.cluster import play_on_ray

    planned = jobs(WISH)
    assert in_order(list(play_on_ray(planned, "local"))) == list(play_here(planned))


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed")
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_a_cluster_that_does_not_answer_is_named(address: str) -> None:
    from triumvir.arena.cluster import play_on_ray

    with pytest.raises(BadInput, match=f"option --ray {address}: nobody answers"):
        next(play_on_ray(jobs(WISH), address))
