"""Ave Caesar at the command line: whole tournaments at the prompt, secrecy, saving, and every command."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.cli.test_bad_input import assert_refused
from tests.terminal.terminal import ScriptedScreen, assert_sound, triumvir

from triumvir.contract.certain import certain
from triumvir.contract.chance import Replayed, Seeded
from triumvir.contract.json import JSON
from triumvir.contract.play import Play, begin
from triumvir.contract.position import Position, legal_actions, seats_to_act
from triumvir.contract.record import Record, read_record
from triumvir.games.ave_caesar.game import AVE_CAESAR
from triumvir.terminal.prompt import Prompt, Turn
from triumvir.terminal.screen import Screen
from triumvir.terminal.session import Sitting
from triumvir.terminal.tables import table_of
from triumvir.terminal.tables.table import Room, Scene

ONE_RACE = ("--option", "races=1")


def numbers(seed: int, count: int = 6000) -> str:
    """Somebody who types any small number, right or wrong."""
    chance = Seeded(seed)
    return "".join(f"{int(chance.below(7))}\n" for _ in range(count))


def played(path: Path) -> Record:
    return read_record(path.read_text("utf-8"))


def read_json(*arguments: str, typed: str = "") -> Any:
    result = triumvir(*arguments, "--json", typed=typed)
    assert (result.code, result.err) == (0, "")
    return json.loads(result.out)


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


# ---- whole games ---------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "players"),
    [
        (["--against", "random"], ("human", "random")),
        (["--against", "random", "--seats", "6", "--side", "purpurea"], ("random",) * 5 + ("human",)),
        (["--seats", "3", "--against", "human"], ("human",) * 3),
        (["--against", "random", "--option", "neutral=4", "--reading", "1989"], ("human", "random")),
        (["--against", "thumb", "--option", "chariots=3", "--option", "course=red"], ("human", "thumb")),
    ],
)
def test_a_race_is_played_to_its_end(arguments: list[str], players: tuple[str, ...], game_file: Path) -> None:
    words = ["play", "ave-caesar", *ONE_RACE, *arguments, "--seed", "4", "--save", str(game_file)]
    result = triumvir(*words, typed=numbers(9))
    assert (result.code, result.err) == (0, "")
    record = played(game_file)
    assert record.outcome is not None
    assert record.seats == players
    assert "laurels" in result.out.splitlines()[-1]
    assert_sound(str(game_file))


def as_typed(record: Record, seat: int) -> list[str]:
    """What a player has to type for a record: twice what the table warns of."""
    typed: list[str] = []
    position = begin(AVE_CAESAR, record)
    for ply in record.plies:
        if seat in seats_to_act(position):
            action = AVE_CAESAR.read_action(ply.action)
            foreseen = certain(position, seat, int(position.code(action)))
            is_warned = table_of(AVE_CAESAR).warning(position.view(seat), action, foreseen)
            typed.append(f"{ply.action}\n{ply.action}" if is_warned else ply.action)
        code = position.code(AVE_CAESAR.read_action(ply.action))
        position.apply(AVE_CAESAR.info.seat_named(ply.seat), code, Replayed(ply.draws), None)
    return typed


@pytest.mark.slow
def test_a_resumed_race_continues_exactly(game_file: Path, tmp_path: Path) -> None:
    arguments = ["play", "ave-caesar", "--against", "random", *ONE_RACE, "--seats", "3", "--seed", "11", "--save"]
    triumvir(*arguments, str(game_file), typed=numbers(2))
    script = as_typed(played(game_file), 0)
    path = tmp_path / "paused.record"
    first = triumvir(*arguments, str(path), typed="\n".join(script[:9]) + "\nquit\n")
    assert "--resume" in first.out
    assert played(path).outcome is None
    triumvir("play", "ave-caesar", "--resume", str(path), typed="\n".join(script[9:]) + "\n")
    assert path.read_text("utf-8") == game_file.read_text("utf-8")


def test_automatic_steps_are_told() -> None:
    result = triumvir(
        "play", "ave-caesar", "--against", "random", *ONE_RACE, "--option", "neutral=2", "--seed", "4", typed=numbers(9)
    )
    words = " ".join(result.out.split())
    assert "Veneta, neutral, turns up a" in words
    assert "Albata drives" in words


# ---- the prompt ----------------------------------------------------------------------------------------------

UNPAID: dict[str, JSON] = {
    "game": "ave-caesar",
    "options": {"races": "1"},
    "players": 2,
    "order": ["russata", "albata"],
    "turn": "russata",
    "cells": {"russata": "x1", "albata": "b1"},
    "crossings": {"russata": 2, "albata": 2},
    "hands": {"russata": [1, 5, 6], "albata": [1, 2, 3]},
    "played": {"russata": [1], "albata": [1]},
}


def sit_down(position: Position, typed: list[str], shown: list[str]) -> Sitting:
    """A game that begins from a position."""
    options = AVE_CAESAR.info.read_options({"races": "1"})
    players = ("human", "random")
    play = Play(AVE_CAESAR, options, 2, Seeded(1), players, start=position.to_line())
    screen = ScriptedScreen(iter(typed), lambda prompt, text: shown.append(text))
    return Sitting(play, table_of(AVE_CAESAR), screen, players, 1)


@pytest.mark.parametrize("typed", [["5", "1", "1"], ["5>b2", "5>b2"]])
def test_a_move_that_disqualifies_is_done_when_asked_for_twice(typed: list[str]) -> None:
    shown: list[str] = []
    sitting = sit_down(AVE_CAESAR.position_from_json(UNPAID), [*typed, "quit", ""], shown)
    sitting.run()
    assert any("disqualified, no points (rule A5.3). Type it again" in text for text in shown)
    assert sitting.play.plies[0].action.startswith("5>")
    assert "Russata begins the third lap unpaid: disqualified." in sitting.told_to(0)


def test_another_move_after_the_warning_is_warned_of_again() -> None:
    sitting = sit_down(AVE_CAESAR.position_from_json(UNPAID), ["5>b2", "5>b3", "quit", ""], [])
    sitting.run()
    assert sitting.play.plies == []


def test_a_question_mark_names_the_rule_of_a_locked_six() -> None:
    shown: list[str] = []
    sit_down(AVE_CAESAR.position_from_json(UNPAID), ["?", "", "quit", ""], shown).run()
    words = " ".join(" ".join(shown).split())
    assert "5>b2" in words
    assert "6 by rule A4.1. The leader may not play a 6." in words


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("99", "99 is none of the choices"),
        ("7>c1", "'7>c1' is no action"),
        ("6>zz", "has no cell 'zz'"),
        ("skip", "rule A3.3"),
        ("rule A99", "no rule A99"),
        ("rule", "rule A4.1"),
    ],
)
def test_wrong_input_at_the_prompt_changes_nothing(typed: str, told: str) -> None:
    result = triumvir("play", "ave-caesar", "--against", "random", "--seed", "5", typed=f"{typed}\nquit\n\n")
    assert result.code == 0
    assert told in result.out
    assert "Russata drives" not in result.out


# ---- secrecy -------------------------------------------------------------------------------------------------


def screen_text(position: Position, seat: int) -> str:
    """Everything a seat can call onto the screen in one decision."""
    screen = Screen(Console(file=io.StringIO(), force_terminal=False, width=100, height=40))
    turn = Turn.of(AVE_CAESAR, table_of(AVE_CAESAR), position, seat)
    lines = iter(["?", *"123456"])

    def read(prompt: str, style: str = "") -> str:
        return next(lines, "quit")

    screen.read = read  # type: ignore[method-assign]
    Prompt(screen, table_of(AVE_CAESAR), turn, Scene(Room(100, 40))).decide()
    assert isinstance(screen.console.file, io.StringIO)
    return screen.console.file.getvalue()


@pytest.mark.slow
def test_positions_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    play = Play(AVE_CAESAR, AVE_CAESAR.info.read_options({"races": "1", "neutral": "1"}), 3, Seeded(12))
    chance = Seeded(13)
    while seats := seats_to_act(play.position):
        seat = seats[0]
        twin = play.position.imagine(seat, chance)
        assert screen_text(play.position, seat) == screen_text(twin, seat)
        actions = legal_actions(play.position, seat, AVE_CAESAR.info.most_actions)
        play.act(seat, actions[int(chance.below(len(actions)))])


@pytest.mark.slow
def test_the_hand_over_screen_shows_no_card() -> None:
    shown: list[tuple[str, str]] = []
    screen = ScriptedScreen(iter(numbers(5, 150).splitlines()), lambda prompt, text: shown.append((prompt, text)))
    players = ("human",) * 3
    play = Play(AVE_CAESAR, AVE_CAESAR.info.read_options({"races": "1"}), 3, Seeded(6), players)
    Sitting(play, table_of(AVE_CAESAR), screen, players, 6).run()
    covers = [text for prompt, text in shown if "press Enter when nobody" in prompt]
    assert len(covers) > 8
    assert not any("hand" in text or "draws" in text or "AVE CAESAR" in text for text in covers)


def test_a_seat_hears_only_of_its_own_cards() -> None:
    players = ("human", "random", "random")
    play = Play(AVE_CAESAR, AVE_CAESAR.info.read_options({"races": "1"}), 3, Seeded(6), players)
    screen = ScriptedScreen(iter(numbers(5, 100).splitlines()), lambda prompt, text: None)
    sitting = Sitting(play, table_of(AVE_CAESAR), screen, players, 6)
    sitting.run()
    drawn = {line for line in sitting.told_to(0) if "draws" in line}
    assert drawn
    assert all(line.startswith("Russata") for line in drawn)


# ---- the other commands --------------------------------------------------------------------------------------


def test_simulate_counts_laurels_and_shared_wins() -> None:
    data = read_json("simulate", "ave-caesar", "--games", "10", "--seats", "3", "--option", "races=1")
    assert list(data["wins"]) == ["russata", "albata", "veneta"]
    assert sum(data["end_reasons"].values()) == 10
    for measure, most in (("laurels", 13), ("last_race_disqualified", 3), ("last_race_stranded", 3)):
        assert 0 <= data["length"][measure]["min"] <= data["length"][measure]["max"] <= most


def test_replay_for_a_viewer_hides_other_hands(tmp_path: Path) -> None:
    arguments = ["simulate", "ave-caesar", "--games", "1", "--seed", "3", "--seats", "3", *ONE_RACE]
    triumvir(*arguments, "--records", str(tmp_path))
    record = str(tmp_path / "ave-caesar-3.record")
    data = read_json("replay", record, "--at", "7", "--viewer", "albata")
    chariots = data["view"]["chariots"]
    assert [chariots[name]["cards"] is None for name in ("russata", "albata", "veneta")] == [True, False, True]
    assert "ply 7 of" in triumvir("replay", record, "--at", "7").out
    assert_refused(triumvir("replay", record, "--viewer", "purpurea"), "--viewer", "russata, albata, veneta, spectator")


def test_position_shows_the_views_of_those_who_play() -> None:
    data = read_json("position", "ave-caesar", typed=json.dumps(UNPAID))
    assert list(data["views"]) == ["russata", "albata"]
    assert data["to_act"] == ["russata"]
    assert "5>b2" in data["legal"]["russata"]
    out = triumvir("position", "ave-caesar", typed=data["line"]).out
    assert "as Albata sees it" in out
    assert "as Veneta sees it" not in out


def test_fuzz_finds_nothing() -> None:
    data = read_json("fuzz", "ave-caesar", "--games", "2", "--every", "100", "--seconds", "60")
    assert (data["games"], data["failure"]) == (2, None)


def test_a_rule_is_shown_with_its_code() -> None:
    data = read_json("rule", "a5.3")
    assert (data["game"], data["rule"]) == ("ave-caesar", "A5.3")
    assert any(place["file"].endswith("imperial_lane.py") for place in data["code"])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["simulate", "ave-caesar", "--seats", "7"], ["seats", "7"]),
        (["simulate", "ave-caesar", "--option", "course=pink"], ["option course", "[A1.2]"]),
        (["simulate", "ave-caesar", "--option", "chariots=2", "--seats", "4"], ["option chariots", "[A7.2]"]),
        (["play", "ave-caesar", "--option", "neutral=4", "--seats", "3"], ["option neutral", "[A7.1]"]),
        (["play", "ave-caesar", "--side", "veneta"], ["--side", "does not play with 2 seats"]),
        (["play", "ave-caesar", "--side", "brutus"], ["--side", "'brutus'"]),
        (["play", "ave-caesar", "--against", "crassus"], ["--against", "'crassus'"]),
        (["simulate", "ave-caesar", "--reading", "cs"], ["reading", "2006, 1989"]),
        (["course", "draw", "pink", "--out", "x.svg"], ["pink"]),
        (["course", "draw", "white", "--out", "x.svg", "--direction", "up"], ["direction", "'up'"]),
        (["course", "check", "missing.json"], ["missing.json"]),
        (["rule", "A99.9"], ["A99.9"]),
    ],
)
def test_wrong_words_are_refused(
    arguments: list[str], words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(triumvir(*arguments), *words)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("typed", ["", "{", "ave-caesar nonsense", "caesar", '{"game": "ave-caesar", "x": 1}'])
def test_a_text_that_is_no_position_is_refused(typed: str) -> None:
    assert_refused(triumvir("position", "ave-caesar", typed=typed), "position")


def test_a_course_is_checked_and_drawn(tmp_path: Path) -> None:
    out = tmp_path / "white.svg"
    assert triumvir("course", "draw", "white", "--out", str(out)).code == 0
    assert out.read_text("utf-8").startswith("<svg")
    source = Path(__file__).parents[2] / "src/triumvir/games/ave_caesar/red.json"
    data = read_json("course", "check", str(source), "--out", str(tmp_path / "red.svg"))
    assert (data["course"], data["cells"]) == ("red", 79)
