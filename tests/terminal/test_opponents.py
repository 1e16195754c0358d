"""Bots and programs on the other side of the table, and their advice."""

import shlex
import sys
from pathlib import Path

import pytest
from tests.terminal.terminal import ScriptedScreen, triumvir
from tests.terminal.test_ave_caesar_play import numbers as race_numbers
from tests.terminal.test_play import numbers, options, played, sit_down, typing

from triumvir.contract.chance import Seeded
from triumvir.contract.play import Play
from triumvir.contract.position import legal_actions, seats_to_act
from triumvir.kits.catalogue import GAMES
from triumvir.terminal.hint import hint

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = f"program:{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'examples/bot.py'))}"


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "against", "more", "typed"),
    [
        ("caesar", "thumb", [], numbers(9)),
        ("caesar", EXAMPLE, [], numbers(9)),
        ("ave-caesar", "search:4", ["races=1"], race_numbers(9)),
        ("cleopatra", "tiro", ["action_order=preset"], numbers(9)),
    ],
    ids=["caesar", "a-program", "ave-caesar", "cleopatra"],
)
def test_every_kind_of_opponent_plays_to_the_end(
    game: str, against: str, more: list[str], typed: str, game_file: Path
) -> None:
    words = ["play", game, "--against", against, *options(*more), "--seed", "4", "--save", str(game_file)]
    result = triumvir(*words, typed=typed)
    assert (result.code, result.err) == (0, "")
    record = played(game_file)
    assert record.outcome is not None
    assert record.seats == ("human", against)


def test_without_a_wish_miles_plays(game_file: Path) -> None:
    triumvir("play", "caesar", "--seed", "4", "--save", str(game_file), typed="quit\n")
    assert played(game_file).seats == ("human", "miles")


def test_a_game_against_a_search_is_resumed_exactly(game_file: Path, tmp_path: Path) -> None:
    arguments = ["play", "caesar", "--against", "search:6", "--seed", "11", "--save"]
    triumvir(*arguments, str(game_file), typed=numbers(2))
    script = [ply.action for ply in played(game_file).plies if ply.seat == "caesar"]
    path = tmp_path / "paused.record"
    triumvir(*arguments, str(path), typed="\n".join(script[:3]) + "\nquit\n")
    assert len(played(path).plies) < len(played(game_file).plies)
    triumvir("play", "caesar", "--resume", str(path), typed="\n".join(script[3:]) + "\n")
    assert path.read_text("utf-8") == game_file.read_text("utf-8")


def test_a_record_never_makes_us_run_a_program(game_file: Path, tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    triumvir("play", "caesar", "--against", EXAMPLE, "--seed", "4", "--save", str(game_file), typed="1\n1\n1\nquit\n")
    text = game_file.read_text("utf-8").replace(EXAMPLE, f"program:touch {ran}")
    game_file.write_text(text, "utf-8")
    result = triumvir("play", "caesar", "--resume", str(game_file), typed=numbers(1))
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert "name it with --against" in result.err
    assert not ran.exists()
    again = triumvir("play", "caesar", "--resume", str(game_file), "--against", EXAMPLE, typed=numbers(1))
    assert again.code == 0
    assert played(game_file).outcome is not None


def test_a_program_that_fails_gives_the_game_away(game_file: Path) -> None:
    result = triumvir(
        "play", "caesar", "--against", "program:false", "--seed", "4", "--save", str(game_file), typed=numbers(1)
    )
    assert result.code == 0
    assert "program:false cannot play on and gives the game away: it ended with exit code 1." in result.out
    assert ("Event", "pompey resigned") in played(game_file).tags


@pytest.mark.parametrize(
    ("against", "complaint"),
    [
        ("program:surely-no-such-program", "there is no program"),
        ("program:a,b", "cannot be kept in a record"),
        ("search:x", "'search:x' is none of human, random, thumb, tiro, miles"),
    ],
)
def test_who_cannot_play_is_refused_before_anything_is_drawn(against: str, complaint: str) -> None:
    result = triumvir("play", "cleopatra", "--against", against)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert complaint in result.err


@pytest.mark.slow
def test_a_live_screen_says_who_thinks() -> None:
    shown: list[str] = []
    sitting = sit_down(("human", "search:3"), ScriptedScreen(typing(3), lambda prompt, text: shown.append(text)))
    sitting.run()
    assert any("search:3 is thinking" in text for text in shown)


# ---- hints ---------------------------------------------------------------------------------------------------


def test_a_hint_names_moves_that_can_be_made_and_costs_nothing(game_file: Path) -> None:
    result = triumvir(
        "play", "caesar", "--against", "random", "--seed", "8", "--save", str(game_file), typed="hint\nquit\n"
    )
    line = next(line for line in result.out.splitlines() if line.startswith("Best: "))
    moves = line.removeprefix("Best: ").split(" · ")
    assert len(moves) == 3
    for move in moves:
        notation, chance, sign = move.split()
        assert "@" in notation
        assert (0 <= int(chance) <= 100, sign) == (True, "%")
    assert played(game_file).plies == ()


def test_a_hint_where_there_is_no_choice_names_the_only_move() -> None:
    game = GAMES["ave-caesar"]
    chance = Seeded(1)
    play = Play(game, game.info.read_options({"races": "1"}), 2, chance)
    while True:
        (seat,) = seats_to_act(play.position)
        legal = legal_actions(play.position, seat, game.info.most_actions)
        if len(legal) == 1:
            break
        play.act(seat, legal[int(chance.below(len(legal)))])
    only = play.position.action(legal[0]).notation()
    assert hint(game, play.position, seat, 1) == f"Only {only} is possible."


@pytest.mark.parametrize("game", ["caesar", "cleopatra"])
def test_a_hint_tells_nothing_that_the_seat_does_not_know(game: str) -> None:
    position = GAMES[game].start(GAMES[game].info.read_options({}), 2, Seeded(5))
    twin = position.imagine(0, Seeded(77))
    hints = {hint(GAMES[game], one, 0, 1) for one in (position, twin)}
    assert len(hints) == 1
