"""Whole games of Caesar & Cleopatra at the prompt, and every command with it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.test_bad_input import assert_refused
from tests.cli.test_commands import read_json
from tests.terminal.terminal import ScriptedScreen, assert_sound, triumvir
from tests.terminal.test_play import numbers, options, played

from triumvir.cli.play import Wish, begin
from triumvir.contract.chance import Seeded
from triumvir.contract.play import Play
from triumvir.games.cleopatra.game import CLEOPATRA
from triumvir.terminal.saving import seed_tag
from triumvir.terminal.tables.table import Invitation

ALL_VARIANTS = ("orgies_leave=on", "one_orgy_less=on", "two_face_down=on", "orgy_tickets=on", "exchange=hidden")


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "players"),
    [
        (["--against", "random"], ("human", "random")),
        (["--against", "random", "--side", "cleopatra", "--reading", "beginners"], ("random", "human")),
        (
            ["--against", "thumb", *options("action_order=preset", "ask_veto=when_held", *ALL_VARIANTS)],
            ("human", "thumb"),
        ),
        (["--against", "human", *options("action_order=preset")], ("human", "human")),
    ],
)
def test_a_game_is_played_to_its_end(arguments: list[str], players: tuple[str, ...], game_file: Path) -> None:
    result = triumvir("play", "cleopatra", *arguments, "--seed", "4", "--save", str(game_file), typed=numbers(9))
    assert (result.code, result.err) == (0, "")
    record = played(game_file)
    assert record.outcome is not None
    assert record.seats == players
    assert "Whole groups" in result.out
    assert "Bonus cards: Caesar" in result.out.splitlines()[-1]
    assert_sound(str(game_file))


@pytest.mark.slow
def test_a_resumed_game_continues_exactly(game_file: Path, tmp_path: Path) -> None:
    """Also in the middle of the set-up."""
    arguments = ["play", "cleopatra", "--against", "random", "--seed", "11", "--save"]
    triumvir(*arguments, str(game_file), typed=numbers(2))
    whole = played(game_file)
    script = [ply.action for ply in whole.plies if ply.seat == "caesar"]
    for pause in (5, len(script) // 2):
        path = tmp_path / f"paused-{pause}.record"
        first = triumvir(*arguments, str(path), typed="\n".join(script[:pause]) + "\nquit\n")
        assert "--resume" in first.out
        assert len(played(path).plies) < len(whole.plies)
        triumvir("play", "cleopatra", "--resume", str(path), typed="\n".join(script[pause:]) + "\n")
        assert path.read_text("utf-8") == game_file.read_text("utf-8")


# ---- at the prompt -------------------------------------------------------------------------------------------

ARRANGED = "preset:guarded\n1@senators*\n2@praetors*\n3@quaestors*\n4@censors*\n"
"""The last card finds its own place."""


def at_the_prompt(typed: str) -> str:
    return " ".join(
        triumvir(
            "play", "cleopatra", "--against", "random", *options("action_order=preset"), "--seed", "5", typed=typed
        ).out.split()
    )


def test_a_whole_order_is_one_choice() -> None:
    out = triumvir("play", "cleopatra", "--against", "random", "--seed", "5", typed="7\n1\n").out
    assert "which card do you lay face down at the Senators?" in out
    assert "card 2 of your action reserve" not in out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("99", "99 is none of the choices"),
        ("dance", "'dance' is no action"),
        ("preset:guarded\n1@praetors*", "rule K7"),
        ("veto", "rule K6"),
        (ARRANGED + "veto", "rule K19"),
        (ARRANGED + "P@senators", "rule K12"),
        (ARRANGED + "spy", "rule K14"),
    ],
)
def test_wrong_input_names_the_rule(typed: str, told: str) -> None:
    assert told in at_the_prompt(f"{typed}\n")


def test_a_question_mark_lists_what_is_possible() -> None:
    out = at_the_prompt(ARRANGED + "?\n")
    assert "1@senators* 2@senators*" in out
    assert "swap:5" in out
    assert "You cannot" in out


def test_enter_is_enough_where_there_is_one_answer_only() -> None:
    """Whoever holds no Veto is asked all the same."""
    shown: list[str] = []

    def typed() -> Iterator[str]:
        while "you hold no Veto" not in shown[-1]:
            yield "1"
        yield ""

    sitting = begin(CLEOPATRA, Wish(Invitation("random", None, {"action_order": "shuffled"}), None, 8, None))
    sitting.screen = ScriptedScreen(typed(), lambda prompt, text: shown.append(text))
    sitting.run()
    assert [ply.action for ply in sitting.play.plies if ply.seat == "caesar"][-1] == "allow"


# ---- the other commands --------------------------------------------------------------------------------------


def test_simulate_counts_patricians_and_points() -> None:
    data = read_json("simulate", "cleopatra", "--games", "20", "--seed", "7", "--option", "orgy_tickets=on")
    assert data["options"]["orgy_tickets"] == "on"
    assert data["length"]["patricians_won"]["max"] <= 21
    assert data["length"]["points"]["max"] <= 2 * 33
    assert sum(data["end_reasons"].values()) == 20
    assert "patricians won in a game" in triumvir("simulate", "cleopatra", "--games", "3").out


def test_replay_shows_everything_or_what_a_seat_sees(tmp_path: Path) -> None:
    triumvir("simulate", "cleopatra", "--games", "1", "--seed", "3", "--records", str(tmp_path))
    path = str(tmp_path / "cleopatra-3.record")
    assert_sound(path)
    assert "Whole groups" in triumvir("replay", path).out
    data = read_json("replay", path, "--at", "60", "--viewer", "caesar")
    assert data["view"]["viewer"] == "caesar"
    assert data["view"]["sides"]["cleopatra"]["hand"] is None
    assert data["view"]["sides"]["cleopatra"]["bonus"] is None
    assert data["view"]["votes"]["odds"].keys() == data["view"]["votes"]["pile"].keys()
    drawn = [event for event in data["events"] if event["event"] == "CardDrawn" and event["side"] == "cleopatra"]
    assert all(event["card"] is None for event in drawn)
    assert "bonus hidden" in triumvir("replay", path, "--at", "60", "--viewer", "spectator").out


def test_position_shows_both_sides_of_a_simultaneous_set_up() -> None:
    start = CLEOPATRA.start(CLEOPATRA.info.read_options({}), 2, Seeded(3))
    data = read_json("position", "cleopatra", typed=start.to_line())
    assert data == read_json("position", "cleopatra", typed=json.dumps(start.to_json()))
    assert data["to_act"] == ["caesar", "cleopatra"]
    assert data["legal"]["caesar"] == data["legal"]["cleopatra"]
    out = triumvir("position", "cleopatra", typed=start.to_line()).out
    for words in ("everything face up", "Caesar can do one of 6", "Cleopatra can do one of 6", "as Cleopatra sees it"):
        assert words in out
    assert start.to_line() in out


def test_fuzz_and_games_know_it() -> None:
    data = read_json("fuzz", "cleopatra", "--seconds", "60", "--games", "1", "--every", "100")
    assert (data["games"], data["failure"]) == (1, None)
    listed = {game["game"]: game for game in read_json("games")}
    assert listed["cleopatra"]["sides"] == ["caesar", "cleopatra"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "cleopatra", "--against", "crassus"], ["--against", "'crassus' is none of human, random"]),
        (["play", "cleopatra", "--side", "pompey"], ["--side", "'pompey'"]),
        (["play", "cleopatra", "--seats", "3"], ["seats", "3"]),
        (["simulate", "cleopatra", "--option", "exchange=never"], ["option exchange", "[KR17]"]),
        (["simulate", "cleopatra", "--reading", "cs"], ["reading", "'cs' is none of beginners"]),
        (["position", "cleopatra", "missing.json"], ["missing.json", "no such file"]),
    ],
)
def test_wrong_words_are_refused(arguments: list[str], words: list[str]) -> None:
    assert_refused(triumvir(*arguments), *words)


# ---- earlier rules -------------------------------------------------------------------------------------------

GOLDEN = Path(__file__).parents[1] / "games/cleopatra/golden"
SAID = {
    "en": "by the rules of version 1",
    "cs": "podle pravidel verze 1",
    "hu": "a szabályok 1. változata szerint",
}


@pytest.mark.parametrize("language", SAID)
def test_p9_a_replay_says_by_which_earlier_rules_it_was_played(language: str) -> None:
    spoken = ["--language", language]
    assert SAID[language] in triumvir(*spoken, "replay", str(GOLDEN / "v1/scene-veto.record")).out
    assert SAID[language] not in triumvir(*spoken, "replay", str(GOLDEN / "scene-veto.record")).out
    data = read_json("replay", str(GOLDEN / "v1/scene-veto.record"))
    assert data["rules_version"] == 1


def test_p9_a_game_is_resumed_by_the_rules_that_it_began_with(game_file: Path) -> None:
    """By the first version of the rules the bonus card is known before the action cards are in order."""
    old = CLEOPATRA.under(1)
    play = Play(old, old.info.read_options({"action_order": "preset"}), 2, Seeded(4), ("human", "random"))
    play.act(0, int(play.position.code(old.read_action("preset:guarded"))))
    game_file.write_text(play.record([seed_tag(4)]).to_text(), "utf-8")
    result = triumvir("play", "cleopatra", "--resume", str(game_file), typed="1@senators*\nquit\n")
    assert SAID["en"] in result.out
    assert "bonus to come" not in result.out
    record = played(game_file)
    assert record.rules_version == 1
    assert record.plies[1].action == "1@senators*"
