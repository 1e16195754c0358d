"""`triumvir play --match`: game after game with sides swapped, one record each, and the total."""

from pathlib import Path

import pytest
from tests.terminal.terminal import ScriptedScreen, assert_sound, triumvir
from tests.terminal.test_play import numbers, played

from triumvir.cli.play import Wish, begin
from triumvir.games.cleopatra.game import CLEOPATRA
from triumvir.terminal.match import play_match
from triumvir.terminal.session import Sitting
from triumvir.terminal.tables.table import Invitation

QUICK = ("--option", "action_order=preset")


def words(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.slow
def test_two_games_with_sides_swapped(tmp_path: Path) -> None:
    save = tmp_path / "game.record"
    result = triumvir(
        "play",
        "cleopatra",
        "--against",
        "random",
        "--match",
        "2",
        "--seed",
        "3",
        *QUICK,
        "--save",
        str(save),
        typed=numbers(1),
    )
    assert (result.code, result.err) == (0, "")
    records = [played(tmp_path / f"game-{number}.record") for number in (1, 2)]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game-1.record", "game-2.record"]
    assert [record.seats for record in records] == [("human", "random"), ("random", "human")]
    assert [record.tags for record in records] == [(("Chance", "seed 3"),), (("Chance", "seed 4"),)]
    outcomes = [record.outcome for record in records]
    assert outcomes[0] is not None
    assert outcomes[1] is not None
    mine = outcomes[0].scores[0], outcomes[1].scores[1]
    told = words(result.out)
    assert f"you Caesar {mine[0]}" in told
    assert f"Cleopatra {mine[1]}" in told.rpartition("you Caesar")[2]
    assert f" {sum(mine)} " in told.rpartition("you Caesar")[2]
    assert "game 1 of 2" in told
    assert "game 2 of 2" in told
    assert result.out.splitlines()[-1] in (
        "You win the match.",
        "The match goes to a random player.",
        "The match is drawn.",
    )
    for number in (1, 2):
        assert_sound(str(tmp_path / f"game-{number}.record"))


@pytest.mark.slow
def test_people_in_the_hot_seat_keep_their_names() -> None:
    result = triumvir("play", "cleopatra", "--match", "2", "--against", "human", *QUICK, typed=numbers(2, 9000))
    told = words(result.out)
    assert "first player Caesar" in told
    assert "second player Cleopatra" in told


@pytest.mark.slow
def test_a_game_without_points_counts_wins_only() -> None:
    result = triumvir("play", "caesar", "--against", "random", "--match", "2", "--seed", "4", typed=numbers(9))
    last = result.out.rpartition("Match of 2 games")[2]
    assert "points" not in last
    assert "wins" in last


def test_crassus_changes_sides_as_well(tmp_path: Path) -> None:
    save = tmp_path / "solo.record"
    triumvir("play", "caesar", "--match", "2", "--against", "crassus", "--save", str(save), typed=numbers(9))
    records = [played(tmp_path / f"solo-{number}.record") for number in (1, 2)]
    assert [record.seats for record in records] == [("human", "automatic"), ("automatic", "human")]


def test_leaving_ends_the_match(tmp_path: Path) -> None:
    save = tmp_path / "game.record"
    result = triumvir(
        "play", "cleopatra", "--against", "random", "--match", "2", *QUICK, "--save", str(save), typed="1\n1\nquit\n"
    )
    assert "--resume" in result.out
    assert "Match of" not in result.out
    assert [path.name for path in tmp_path.iterdir()] == ["game-1.record"]


def test_a_resigned_game_is_lost_and_the_match_goes_on() -> None:
    result = triumvir(
        "play", "cleopatra", "--against", "random", "--match", "2", *QUICK, typed="resign\nyes\nresign\nyes\n"
    )
    assert "Caesar resigned." in result.out
    assert "Cleopatra resigned." in result.out
    assert words(result.out).endswith("a random player Cleopatra ✓ Caesar ✓ 2 The match goes to a random player.")


GIVE_AWAY = ["", "resign", "yes"]
"""Take the seat over, and resign."""


@pytest.mark.parametrize(("typed", "games"), [([*GIVE_AWAY, "", *GIVE_AWAY], 2), (GIVE_AWAY, 1)])
def test_a_live_screen_waits_before_the_sides_are_swapped(typed: list[str], games: int) -> None:
    prompts: list[str] = []
    screen = ScriptedScreen(iter(typed), lambda prompt, text: prompts.append(prompt))

    def begin_on_screen(number: int) -> Sitting:
        sitting = begin(CLEOPATRA, Wish(Invitation("human", None, {}), None, number, None))
        sitting.screen = screen
        return sitting

    play_match(begin_on_screen, 2)
    assert sum("swap sides" in prompt for prompt in prompts) == 1
    assert sum("press Enter when nobody" in prompt for prompt in prompts) == games


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--match", "1"], "--match"),
        (["--match", "two"], "--match"),
        (["--match", "2", "--resume", "game.record"], "--match"),
        (["--match", "2", "--save", "nowhere/game.record"], "nowhere"),
        (["--match", "2", "--save", "taken.record"], "taken-2.record"),
    ],
)
def test_what_cannot_be_a_match_is_refused(
    arguments: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken-2.record").write_text("precious", "utf-8")
    result = triumvir("play", "cleopatra", *arguments)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert told in result.err
    assert [path.name for path in tmp_path.iterdir()] == ["taken-2.record"]
