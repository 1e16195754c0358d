"""A game that comes with nothing but its rules is registered by one line and plays everywhere."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.kits.duel_kit import duel_registered
from tests.server.test_tables import play_to_the_end
from tests.server.world import RandomEvaluator, run, world
from tests.terminal.terminal import assert_sound, triumvir

from triumvir.contract.chance import Seeded
from triumvir.contract.json import JSON
from triumvir.contract.play import Play, at_random, play_game
from triumvir.contract.record import read_record
from triumvir.hosting.choosing import choose
from triumvir.hosting.reviewing import review_record
from triumvir.kits.catalogue import GAMES, board_named, game_named, kit_of
from triumvir.terminal.tables import table_of
from triumvir.terminal.tables.plain import PlainTable


@pytest.fixture(autouse=True)
def duel() -> Iterator[None]:
    with duel_registered():
        yield


def finished_game() -> Play:
    game = game_named("duel")
    chance = Seeded(4)
    play = Play(game, game.info.read_options({}), 2, chance)
    play_game(play, at_random(chance))
    return play


def test_the_arena_rates_bots_at_it() -> None:
    result = triumvir("arena", "duel", "tiro", "thumb", "random", "--games", "4", "--cores", "1", "--json")
    assert (result.code, result.err) == (0, "")
    told = json.loads(result.out)
    assert told["games"] == 12
    assert {bot["disqualified"] for bot in told["bots"]} == {None}


def test_the_terminal_plays_a_whole_game(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    typed = "?\nrule D1\nhint\nplay:9\n" + "1\n" * 4
    result = triumvir("play", "duel", "--against", "tiro", "--seed", "3", "--save", str(path), typed=typed)
    assert (result.code, result.err) == (0, "")
    assert "hand=" in result.out
    assert "You can" in result.out
    assert "not allowed by rule D2. (the rulebook is not here)" in result.out
    assert "Played side=" in result.out
    assert read_record(path.read_text("utf-8")).outcome is not None
    assert_sound(str(path))


@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_what_was_played_can_be_looked_at(command: str, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(finished_game().record().to_text(), "utf-8")
    result = triumvir(command, str(path))
    assert (result.code, result.err) == (0, "")
    assert result.out


def test_a_position_is_drawn_open_and_as_each_seat_sees_it(tmp_path: Path) -> None:
    game = game_named("duel")
    path = tmp_path / "position.json"
    path.write_text(json.dumps(game.start(game.info.read_options({}), 2, Seeded(1)).to_json()), "utf-8")
    result = triumvir("position", "duel", str(path))
    assert (result.code, result.err) == (0, "")
    assert result.out.count("hand=") == 3


def test_random_games_are_counted_without_measures() -> None:
    result = triumvir("simulate", "duel", "--games", "20", "--json")
    assert list(json.loads(result.out)["length"]) == ["decisions"]


class ThinkingHere(RandomEvaluator):
    """Answers as a worker process does, in this one."""

    async def choose(self, game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
        return choose(game, rules, position, seat, level, seed)


def test_a_server_plays_it_to_the_end_with_a_bot() -> None:
    async def story() -> None:
        async with world(games=GAMES, evaluator=ThinkingHere()) as w:
            anna = await w.guest()
            made = await anna.create("duel", ["me", "Tiro"])
            socket = await anna.seated(made["match"])
            await play_to_the_end(made["match"], [socket], Random(1))
            assert socket.last["table"]["result"]["reason"] == "played"

    run(story())


def test_workers_answer_for_its_bots_and_look_back_at_it() -> None:
    game = game_named("duel")
    position = game.start(game.info.read_options({}), 2, Seeded(1))
    assert choose("duel", 1, position.to_json(), 0, "Tiro", 1).startswith("play:")
    assert len(json.loads(review_record(finished_game().record().to_text()))["decisions"]) > 0


def test_it_has_no_boards_and_nothing_to_complain_of() -> None:
    kit = kit_of(GAMES["duel"])
    assert board_named("duel", "table") is None
    assert kit.complaints == ()
    assert isinstance(table_of(kit.game), PlainTable)
