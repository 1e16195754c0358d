"""People may add boxes of their own to CAESAR!; they play everywhere, and what is wrong with one is told. [C1.7]"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from tests.bots.tables import play
from tests.games.caesar.boxes import EXAMPLE, GAME, OWN, full
from tests.kits.test_plain_kit import ThinkingHere
from tests.server.test_tables import play_to_the_end
from tests.server.world import run, world
from tests.terminal.terminal import assert_sound, triumvir

from triumvir.bots.bot import Bot
from triumvir.bots.roster import make_bot
from triumvir.contract.record import read_record
from triumvir.kits.caesar import KIT
from triumvir.kits.caesar.boards import Boxes
from triumvir.kits.caesar.boxes import FOLDER, added_boxes
from triumvir.kits.catalogue import GAMES, KITS, board_named, register
from triumvir.kits.own_files import Added

SOLO = {"crassus": "easy", "centurions": "on"}


@contextmanager
def own_boxes() -> Iterator[None]:
    """The boxes of the tests, as if they lay in the folder."""
    register(replace(KIT, game=GAME, boards=Boxes(list(OWN.values())).drawing))
    try:
        yield
    finally:
        register(KIT)


@pytest.fixture
def registered() -> Iterator[None]:
    with own_boxes():
        yield


# ---- the folder ----------------------------------------------------------------------------------------------------


def test_without_a_folder_nothing_is_added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER, raising=False)
    assert added_boxes() == Added()


def test_a_folder_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, "/nowhere")
    assert added_boxes().complaints == (f"{FOLDER}=/nowhere: no such folder",)


def test_good_boxes_are_added_and_bad_ones_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.json").write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    (tmp_path / "b.json").write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    (tmp_path / "c.json").write_text('{"name": "poor", "bonus_tokens": {"senate": 0}}', "utf-8")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    found = added_boxes()
    assert [box.name for box in found.things] == ["legions"]
    assert "b.json is left out: there is a box named legions already" in found.complaints[0]
    assert "c.json: box.bonus_tokens.senate: 0 is not between 1 and 9" in found.complaints[1]


def command(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    code = "from triumvir.cli.main import run; run()"
    env = os.environ | {FOLDER: str(folder)}
    return subprocess.run([sys.executable, "-c", code, *words], env=env, capture_output=True, text=True, check=True)


def test_c1_7_an_added_box_is_played_with(tmp_path: Path) -> None:
    (tmp_path / "own.json").write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    (tmp_path / "bad.json").write_text("{}", "utf-8")
    told = command(tmp_path, "simulate", "caesar", "--games", "2", "--option", "box=legions", "--json")
    assert json.loads(told.stdout)["options"]["box"] == "legions"
    assert "bad.json" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.slow
def test_c1_7_the_arena_plays_with_it_in_all_its_processes(tmp_path: Path) -> None:
    (tmp_path / "own.json").write_text(json.dumps(full()), "utf-8")
    words = ("arena", "caesar", "thumb", "random", "--games", "4", "--cores", "2", "--option", "box=full", "--json")
    assert json.loads(command(tmp_path, *words).stdout)["games"] == 4


# ---- bots ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"poison": "on", "centurions": "on", "border_control": "on"}, SOLO])
@pytest.mark.parametrize("box", OWN)
def test_c1_7_bots_play_whole_games_with_any_box(box: str, options: dict[str, str]) -> None:
    """Judges see values and standings, never kinds of tokens, so they judge a table with any box."""
    judges = replace(KIT, game=GAME).judges
    bots: list[Bot] = [make_bot(judges, 2, name, 1) for name in ("search:8", "thumb")]
    end, actions = play(GAME, {"box": box, **options}, bots, 3)
    assert end.outcome() is not None
    assert actions


# ---- tables --------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("registered")
def test_c1_7_the_terminal_plays_and_shows_it(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    options = [word for pair in ("box=full", "poison=on", "centurions=on") for word in ("--option", pair)]
    typed = "?\nhint\n" + "1\n" * 400
    result = triumvir("play", "caesar", *options, "--against", "tiro", "--seed", "3", "--save", str(path), typed=typed)
    assert (result.code, result.err) == (0, "")
    assert "≈8/8 †≈7/7 ✶9/9" in result.out
    record = read_record(path.read_text("utf-8"))
    assert dict(record.options)["box"] == "full"
    assert record.outcome is not None
    assert_sound(str(path))
    for language in ("en", "cs", "hu"):
        told = triumvir("--language", language, "replay", str(path))
        assert (told.code, told.err) == (0, "")


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("options", [{"box": "full", "poison": "on", "centurions": "on"}, {"box": "legions", **SOLO}])
def test_c1_7_a_server_plays_with_it_to_the_end(options: dict[str, str]) -> None:
    async def story() -> None:
        async with world(games=GAMES, evaluator=ThinkingHere()) as w:
            anna = await w.guest()
            made = await anna.create("caesar", ["me", "Tiro"], options=options)
            socket = await anna.seated(made["match"])
            await play_to_the_end(made["match"], [socket], Random(1))
            assert socket.last["table"]["options"]["box"] == options["box"]
            assert socket.last["table"]["result"] is not None

    run(story())


@pytest.mark.usefixtures("registered")
def test_the_browser_is_given_what_it_draws_a_box_from() -> None:
    assert KITS["caesar"].game is GAME
    for name in ("printed", *OWN):
        drawing = board_named("caesar", name)
        assert drawing is not None
        assert drawing["box"] == name
    example = board_named("caesar", "legions")
    assert example is not None
    assert example["centurions"] == ["sword70", "shieldship44", "centurionlaurel51"]
    assert isinstance(example["tiles"], dict)
    assert example["tiles"]["F"] == ["draw1", "execute", "draw1", "execute"]
    assert board_named("caesar", "white") is None
