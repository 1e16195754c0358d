"""Whole games at the prompt: against a random player, in the hot seat, alone against Auto-Crassus."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.terminal.terminal import ScriptedScreen, assert_sound, triumvir

from triumvir.contract.chance import Seeded
from triumvir.contract.play import Play, replay
from triumvir.contract.record import Record, read_record
from triumvir.games.caesar.game import CAESAR
from triumvir.kits.catalogue import GAMES
from triumvir.terminal.session import Sitting
from triumvir.terminal.tables import table_of
from triumvir.terminal.tables.plain import PlainTable

ALL_MODULES = ("poison=on", "centurions=on", "border_control=on")


def options(*words: str) -> list[str]:
    return [part for word in words for part in ("--option", word)]


def numbers(seed: int, count: int = 4000) -> str:
    """Somebody who types any small number, right or wrong."""
    chance = Seeded(seed)
    return "".join(f"{1 + int(chance.below(3))}\n" for _ in range(count))


def played(path: Path) -> Record:
    return read_record(path.read_text("utf-8"))


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "players"),
    [
        (["--against", "random"], ("human", "random")),
        (["--against", "random", "--side", "pompey"], ("random", "human")),
        (["--against", "random", *options(*ALL_MODULES)], ("human", "random")),
        (["--against", "human", "--reading", "hu", *options("poison=on", "border_control=on")], ("human", "human")),
        (["--against", "crassus"], ("human", "automatic")),
        (["--side", "pompey", *options("crassus=hard", "harder=cs", *ALL_MODULES)], ("automatic", "human")),
    ],
)
def test_a_game_is_played_to_its_end(arguments: list[str], players: tuple[str, ...], game_file: Path) -> None:
    result = triumvir("play", "caesar", *arguments, "--seed", "4", "--save", str(game_file), typed=numbers(9))
    assert (result.code, result.err) == (0, "")
    record = played(game_file)
    assert record.outcome is not None
    assert record.seats == players
    assert "has won:" in result.out.splitlines()[-1]
    assert_sound(str(game_file))


def test_auto_crassus_tells_his_steps_and_reasons() -> None:
    result = triumvir("play", "caesar", "--against", "crassus", "--seed", "4", typed=numbers(9))
    words = " ".join(result.out.split())
    assert "Crassus turns up tile" in words
    assert "is central" in words
    assert "He is furthest behind in" in words


@pytest.mark.slow
def test_a_resumed_game_continues_exactly(game_file: Path, tmp_path: Path) -> None:
    arguments = ["play", "caesar", "--against", "random", "--seed", "11", *options("centurions=on"), "--save"]
    triumvir(*arguments, str(game_file), typed=numbers(2))
    whole = played(game_file)
    script = [ply.action for ply in whole.plies if ply.seat == "caesar"]
    for pause in (1, len(script) // 2, len(script) - 1):
        path = tmp_path / f"paused-{pause}.record"
        first = triumvir(*arguments, str(path), typed="\n".join(script[:pause]) + "\nquit\n")
        assert "--resume" in first.out
        assert len(played(path).plies) < len(whole.plies)
        triumvir("play", "caesar", "--resume", str(path), typed="\n".join(script[pause:]) + "\n")
        assert path.read_text("utf-8") == game_file.read_text("utf-8")


def test_a_resumed_solo_game_knows_who_plays(game_file: Path) -> None:
    triumvir("play", "caesar", "--against", "crassus", "--side", "pompey", "--seed", "3", "--save", str(game_file),
             typed="1\n1\n1\nquit\n")  # fmt: skip
    before = played(game_file)
    assert before.seats == ("automatic", "human")
    assert before.plies
    result = triumvir("play", "caesar", "--resume", str(game_file), typed=numbers(1))
    after = played(game_file)
    assert result.code == 0
    assert after.plies[: len(before.plies)] == before.plies
    assert after.outcome is not None


def test_leaving_without_saving_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = triumvir("play", "caesar", "--against", "random", typed="quit\n\n")
    assert (result.code, list(tmp_path.iterdir())) == (0, [])


def test_quit_saves_where_it_is_told_to(game_file: Path) -> None:
    result = triumvir("play", "caesar", "--against", "random", typed=f"1\n1\n1\nquit\n{game_file}\n")
    assert result.code == 0
    assert played(game_file).outcome is None
    assert_sound(str(game_file))


def test_save_keeps_the_game_and_goes_on(game_file: Path) -> None:
    result = triumvir("play", "caesar", "--against", "random", typed=f"save {game_file}\nsave\n1\n1\n1\n")
    assert f"Saved to {game_file}" in result.out
    assert played(game_file).plies


def test_resigning_ends_the_game_for_good(game_file: Path) -> None:
    result = triumvir(
        "play", "caesar", "--against", "random", "--save", str(game_file), typed="resign\nno\nresign\nyes\n"
    )
    assert "You play on." in result.out
    assert result.out.endswith("Caesar resigned.\n")
    assert ("Event", "caesar resigned") in played(game_file).tags
    again = triumvir("play", "caesar", "--resume", str(game_file))
    assert (again.code, again.err.count("\n")) == (2, 1)


def test_a_resumed_game_keeps_its_options(game_file: Path) -> None:
    triumvir("play", "caesar", "--against", "random", "--save", str(game_file), typed="1\n1\n1\nquit\n")
    result = triumvir("play", "caesar", "--resume", str(game_file), "--option", "poison=on")
    assert (result.code, "keeps its options" in result.err) == (2, True)


def test_somebody_else_can_take_over(game_file: Path) -> None:
    triumvir("play", "caesar", "--against", "random", "--save", str(game_file), typed="1\n1\n1\nquit\n")
    result = triumvir("play", "caesar", "--resume", str(game_file), "--against", "human", typed="\n")
    assert "Pass the seat to" in result.out


# ---- words at the prompt -------------------------------------------------------------------------------------


def test_a_question_mark_lists_what_is_possible_and_what_is_not() -> None:
    result = triumvir("play", "caesar", "--against", "random", "--seed", "8", typed="?\n")
    supply = CAESAR.start(CAESAR.info.read_options({}), 2, Seeded(8)).to_json()["supply"]
    assert isinstance(supply, dict)
    for token in supply["caesar"]:
        assert f"{token}@" in result.out
    assert "You can" in result.out
    assert "You cannot" in result.out


def test_a_question_mark_names_the_rule_of_what_is_not_possible() -> None:
    """Two swords leave every shield and ship space without a token that fits."""
    seed = next(seed for seed in itertools.count() if _symbols(seed) == {"sword"})
    words = " ".join(triumvir("play", "caesar", "--against", "random", "--seed", str(seed), typed="?\n").out.split())
    assert "HU-HC" in words.partition("You cannot")[2]
    assert "by rule C3.2." in words


def _symbols(seed: int) -> set[str]:
    supply = CAESAR.start(CAESAR.info.read_options({}), 2, Seeded(seed)).to_json()["supply"]
    assert isinstance(supply, dict)
    return {str(token).rstrip("0123456789") for token in supply["caesar"]}


def test_the_way_back_and_the_log() -> None:
    result = triumvir("play", "caesar", "--against", "random", "--seed", "5", typed="log\n1\nb\nb\n1\n1\n1\nlog\n")
    assert "Nothing has happened yet." in result.out
    assert result.out.count("Which token do you place?") > 3
    assert "Caesar places" in result.out


# ---- live screens --------------------------------------------------------------------------------------------


def sit_down(players: tuple[str, ...], screen: ScriptedScreen, *words: str, seed: int = 6) -> Sitting:
    given = dict(word.split("=") for word in words)
    play = Play(CAESAR, CAESAR.info.read_options(given), 2, Seeded(seed), players)
    return Sitting(play, table_of(CAESAR), screen, players, seed)


def typing(seed: int) -> Iterator[str]:
    return iter(numbers(seed).splitlines())


@pytest.mark.slow
def test_a_live_screen_shows_the_map_and_lasts_to_the_end() -> None:
    shown: list[str] = []
    sitting = sit_down(("human", "random"), ScriptedScreen(typing(3), lambda prompt, text: shown.append(text)))
    assert "has won:" in sitting.run()
    assert all("Hisp. Ult." in text and "╭" in text for text in shown)
    assert any(" 1† " in text or " 1◊ " in text or " 1≈ " in text for text in shown)


def test_pages_wait_for_enter_on_a_live_screen() -> None:
    prompts: list[str] = []
    words = iter(["?", "", "log", "", "99", "quit", ""])
    sitting = sit_down(("human", "random"), ScriptedScreen(words, lambda prompt, text: prompts.append(prompt)))
    assert sitting.run() == "You left the table."
    assert prompts.count("Press Enter to go on.") == 2


def test_every_game_has_a_table_of_its_own() -> None:
    assert not [key for key, game in GAMES.items() if isinstance(table_of(game), PlainTable)]


@pytest.mark.slow
def test_the_record_of_a_sitting_leads_to_its_position() -> None:
    sitting = sit_down(("human", "human"), ScriptedScreen(typing(5), lambda prompt, text: None), "poison=on")
    sitting.run()
    assert replay(CAESAR, sitting.play.record()).hash() == sitting.play.position.hash()
