"""Whatever is wrong with the input: one clear line that names the place and the rule, exit code 2, nothing written."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.terminal.terminal import Result, triumvir

from triumvir.contract.chance import Seeded
from triumvir.contract.json import JSON
from triumvir.contract.play import Play, at_random, play_game
from triumvir.games.caesar.game import CAESAR

Damage = Callable[[str], str]


def assert_refused(result: Result, *words: str, tells_more: bool = False) -> None:
    assert result.code == 2
    assert tells_more or result.out == ""
    assert result.err.count("\n") == 1
    assert result.err.startswith("triumvir: ")
    for word in words:
        assert word in result.err


@pytest.fixture(autouse=True)
def _empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def record_text(seed: int = 3) -> str:
    chance = Seeded(seed)
    return play_game(Play(CAESAR, CAESAR.info.read_options({}), 2, chance), at_random(chance)).to_text()


def start_json() -> dict[str, JSON]:
    return CAESAR.start(CAESAR.info.read_options({}), 2, Seeded(3)).to_json()


# ---- words on the command line -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["dance"], ["there is no command 'dance'"]),
        (["simulate", "chess"], ["game", "unknown game 'chess'", "caesar"]),
        (["play", "chess"], ["unknown game 'chess'"]),
        (["fuzz", "chess"], ["unknown game 'chess'"]),
        (["position", "chess"], ["unknown game 'chess'"]),
        (["simulate", "caesar", "--wings", "2"], ["--wings"]),
        (["simulate", "caesar", "--option", "wings=on"], ["option wings", "unknown option"]),
        (["simulate", "caesar", "--option", "poison=maybe"], ["option poison", "'maybe' is none of off, on", "[C7.1]"]),
        (["simulate", "caesar", "--option", "poison"], ["option poison", "name=value"]),
        (["simulate", "caesar", "--option", "poison=on", "--option", "poison=on"], ["poison", "twice"]),
        (["simulate", "caesar", "--option", "border_control=on"], ["border_control", "[C7.3]"]),
        (["simulate", "caesar", "--reading", "la"], ["reading", "'la' is none of cs, hu"]),
        (["simulate", "caesar", "--seats", "3"], ["seats", "3"]),
        (["simulate", "caesar", "--games", "0"], ["--games"]),
        (["simulate", "caesar", "--games", "-5"], ["--games"]),
        (["simulate", "caesar", "--games", "many"], ["--games"]),
        (["simulate", "caesar", "--seed", "x"], ["--seed"]),
        (["fuzz", "caesar", "--seconds", "0"], ["--seconds"]),
        (["play", "caesar", "--against", "crassus", "--option", "crassus=mild"], ["option crassus", "[C8.2]"]),
        (["play", "caesar", "--against", "brutus"], ["--against", "'brutus'"]),
        (["play", "caesar", "--side", "brutus"], ["--side", "'brutus'"]),
        (["play", "caesar", "--against", "human", "--option", "crassus=hard"], ["--against", "[C8.1]"]),
        (["play", "caesar", "--side", "pompey", "--option", "human=caesar", "--against", "crassus"], ["[C8.1]"]),
        (["play", "caesar", "--save", "."], ["directory"]),
        (["play", "caesar", "--save", "nowhere/game.record"], ["nowhere", "no such directory"]),
        (["play", "caesar", "--resume", "missing.record"], ["missing.record", "no such file"]),
        (["replay", "missing.record"], ["missing.record", "no such file"]),
        (["replay", "."], [".", "is a directory"]),
        (["verify", "."], [".", "is a directory"]),
        (["position", "caesar", "missing.json"], ["missing.json", "no such file"]),
        (["rule", "C99.9"], ["C99.9"]),
    ],
)
def test_wrong_words_are_refused(arguments: list[str], words: list[str], tmp_path: Path) -> None:
    assert_refused(triumvir(*arguments), *words)
    assert list(tmp_path.iterdir()) == []


# ---- records -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda text: text.replace('[Game "caesar"]\n', ""), ["tag Game is missing"]),
        (lambda text: text.replace('[Game "caesar"]', '[Game "chess"]'), ["unknown game 'chess'"]),
        (lambda text: text.replace('[Rules "2"]', '[Rules "77"]'), ["tag Rules", "77"]),
        (lambda text: text.replace('[Options ""]', '[Options "poison=maybe"]'), ["option poison", "[C7.1]"]),
        (lambda text: text.replace('[Reason "markers"]', '[Reason "boredom"]'), ["tag Result"]),
        (lambda text: text.replace("\n5. ", "\n6. "), ["line", "ply 5 is expected"]),
        (lambda text: text.replace("\n5. ", "\n5: "), ["line", "a ply looks like"]),
        (lambda text: text.replace("\n1. caesar ", "\n1. pompey "), ["ply 1", "[C2.3]"]),
        (lambda text: "what is this\n" + text, ["line 1"]),
        (lambda text: "", ["tag Game is missing"]),
    ],
)
def test_a_damaged_record_is_refused(damage: Damage, words: list[str], tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(damage(record_text()), "utf-8")
    for command in ("replay", "verify"):
        assert_refused(triumvir(command, str(path)), "game.record", *words, tells_more=command == "verify")
    assert_refused(triumvir("play", "caesar", "--resume", str(path)), "game.record")
    assert list(tmp_path.iterdir()) == [path]


def test_a_wrong_hash_is_refused_with_its_ply(tmp_path: Path) -> None:
    lines = record_text().splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("4. "))
    lines[number] = lines[number].partition("#")[0] + "#0123456789abcdef"
    (tmp_path / "game.record").write_text("\n".join(lines), "utf-8")
    assert_refused(triumvir("verify", "game.record"), "ply 4", "hash", tells_more=True)


def test_an_illegal_action_in_a_record_is_refused_with_its_rule(tmp_path: Path) -> None:
    lines = record_text().splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("1. "))
    lines.insert(first + 1, lines[first].replace("1. caesar", "2. pompey"))
    (tmp_path / "game.record").write_text("\n".join(lines[: first + 2]), "utf-8")
    assert_refused(triumvir("verify", "game.record"), "ply 2", "[C3.2]", tells_more=True)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "game.record").write_bytes(b"[Game \xff\xfe]")
    for arguments in (["replay"], ["verify"], ["position", "caesar"], ["play", "caesar", "--resume"]):
        assert_refused(triumvir(*arguments, "game.record"), "game.record", "not UTF-8")


@pytest.mark.parametrize("at", ["-1", "9999"])
def test_a_ply_that_is_not_there_is_refused(at: str, tmp_path: Path) -> None:
    (tmp_path / "game.record").write_text(record_text(), "utf-8")
    assert_refused(triumvir("replay", "game.record", "--at", at), "--at", at)


def test_an_unknown_viewer_is_refused(tmp_path: Path) -> None:
    (tmp_path / "game.record").write_text(record_text(), "utf-8")
    assert_refused(triumvir("replay", "game.record", "--viewer", "brutus"), "--viewer", "spectator")


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    (tmp_path / "game.record").write_text(record_text(), "utf-8")
    assert_refused(triumvir("play", "caesar", "--resume", "game.record"), "game.record", "over")


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "game.record").write_text("precious", "utf-8")
    assert_refused(triumvir("play", "caesar", "--save", "game.record"), "game.record", "already there")
    assert (tmp_path / "game.record").read_text("utf-8") == "precious"


def test_a_file_in_place_of_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "records").write_text("precious", "utf-8")
    assert_refused(triumvir("simulate", "caesar", "--games", "2", "--records", "records"), "records", "exists")
    assert (tmp_path / "records").read_text("utf-8") == "precious"


# ---- positions -----------------------------------------------------------------------------------------------


def change_senate(position: dict[str, JSON]) -> None:
    position["senate"] = {"caesar": [1, 2, 3, 4, 3], "pompey": []}


def double_token(position: dict[str, JSON]) -> None:
    position["supply"] = {"caesar": ["sword51", "sword51"], "pompey": ["ship60", "ship51"]}


def move_to_nowhere(position: dict[str, JSON]) -> None:
    provinces = position["provinces"]
    assert isinstance(provinces, dict)
    provinces["XX"] = "tactics"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (change_senate, ["senate", "[C"]),
        (double_token, ["sword51", "[C1.3]"]),
        (move_to_nowhere, ["provinces", "XX"]),
    ],
)
def test_an_impossible_position_is_refused(
    change: Callable[[dict[str, JSON]], None], words: list[str], tmp_path: Path
) -> None:
    position = start_json()
    change(position)
    (tmp_path / "position.json").write_text(json.dumps(position), "utf-8")
    assert_refused(triumvir("position", "caesar", "position.json"), "position.json", *words)
    assert_refused(triumvir("position", "caesar", "-", typed=json.dumps(position)), *words)


@pytest.mark.parametrize("typed", ["", "{", "[]", "caesar nonsense", "ave-caesar", '{"game": "caesar", "x": 1}'])
def test_a_text_that_is_no_position_is_refused(typed: str) -> None:
    assert_refused(triumvir("position", "caesar", typed=typed), "position")


# ---- at the prompt -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("99", "99 is none of the choices"),
        ("sword60@SC-IT>SC", "rule C3.2"),
        ("use:wealth", "rule C3.2"),
        ("sword51@SD-GA*", "C3.2"),
        ("dance", "'dance' is no action"),
        ("sword51@XX-YY>XX", "unknown space"),
        ("rule C99.9", "no rule C99.9"),
        ("rule", "rule and an id"),
        ("save .", "directory"),
    ],
)
def test_wrong_input_at_the_prompt_changes_nothing(typed: str, told: str, tmp_path: Path) -> None:
    result = triumvir("play", "caesar", "--seed", "5", typed=f"{typed}\nquit\n\n")
    assert result.code == 0
    assert told in result.out
    assert "Pompey’s turn" not in result.out
    assert list(tmp_path.iterdir()) == []
