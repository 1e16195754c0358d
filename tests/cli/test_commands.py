"""simulate, replay, verify, fuzz, position, games, --version: what they print for people and for programs."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.terminal import assert_sound, triumvir

from triumvir import __version__, build_info
from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BrokenLaw
from triumvir.contract.game import Game
from triumvir.contract.info import Options
from triumvir.contract.play import Play
from triumvir.contract.position import legal_actions, seats_to_act
from triumvir.contract.record import Record, read_record
from triumvir.games.caesar.game import CAESAR
from triumvir.kits.catalogue import GAMES
from triumvir.lab import fuzzing
from triumvir.terminal.language import speak
from triumvir.terminal.options import reading_name, what_changes, what_is_set
from triumvir.texts.catalogues import LANGUAGES, Texts

TIMES = ("seconds", "games_per_second", "decisions_per_second")


def read_json(*arguments: str, typed: str = "") -> Any:
    result = triumvir(*arguments, "--json", typed=typed)
    assert (result.code, result.err) == (0, "")
    return json.loads(result.out)


def test_version_names_the_build() -> None:
    result = triumvir("--version")
    assert result.out.startswith(f"triumvir {__version__}, {build_info.running()} engine")


def test_without_a_command_help_is_shown() -> None:
    for result in (triumvir(), triumvir("--help")):
        assert (result.code, result.err) == (0, "")
        assert "simulate" in result.out


# ---- games ---------------------------------------------------------------------------------------------------


def test_games_lists_every_option_with_its_rule() -> None:
    games = {game["game"]: game for game in read_json("games")}
    game = games["caesar"]
    assert (game["game"], game["seats"], game["sides"]) == ("caesar", [2], ["caesar", "pompey"])
    poison = next(option for option in game["options"] if option["name"] == "poison")
    assert poison == {"name": "poison", "values": ["off", "on"], "default": "off", "rule": "C7.1"}
    out = triumvir("games").out
    for game in games.values():
        assert all(option["name"] in out and option["rule"] in out for option in game["options"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_tells_what_every_option_changes_and_what_every_reading_sets(language: str) -> None:
    texts = Texts(language)
    told = " ".join(triumvir("--language", language, "games").out.split())
    for game in GAMES.values():
        info = game.info
        for option in info.options:
            key = f"{info.key}-{option.name}"
            assert f"{texts.say(f'option-{key}')}. {texts.say(f'explain-{key}')}" in told
        for reading, values in info.readings:
            items = [
                f"{texts.say(f'option-{info.key}-{name}')}: {texts.say(f'value-{info.key}-{name}-{value}')}"
                for name, value in values
            ]
            assert f"{texts.say(f'reading-{reading}')} — {'; '.join(items)}." in told
            assert " ".join(f"{name}={value}" for name, value in values) in told


def test_a_switch_is_on_or_off_and_what_has_no_text_is_called_by_its_name() -> None:
    speak("en")
    info = replace(GAMES["caesar"].info, key="duel")
    assert what_is_set(info, (("poison", "on"), ("stuck_loses", "always"))) == "poison: yes; stuck_loses: always"
    assert what_is_set(info, ()) == "nothing besides our default"
    assert reading_name("ours-of-1066") == "ours-of-1066"
    assert what_changes(info, "poison") == ""


# ---- simulate ------------------------------------------------------------------------------------------------


def test_simulate_has_the_promised_fields() -> None:
    data = read_json("simulate", "caesar", "--games", "40", "--seed", "7", "--reading", "hu")
    assert data["game"] == "caesar"
    assert data["options"]["stuck_loses"] == "empty_hand"
    assert data["build"] == build_info.running()
    assert data["games"] == 40
    assert data["decisions"] > 40 * 10
    assert all(data[name] > 0 for name in TIMES)
    for length in ("decisions", "placements"):
        spread = data["length"][length]
        assert spread["min"] <= spread["p5"] <= spread["p50"] <= spread["p95"] <= spread["max"]
        assert spread["min"] <= spread["mean"] <= spread["max"]
    assert sum(data["wins"].values()) == 40
    assert sum(data["end_reasons"].values()) == 40


def test_simulate_is_reproducible_with_and_without_records(tmp_path: Path) -> None:
    arguments = ["simulate", "caesar", "--games", "12", "--seed", "5", "--option", "poison=on"]
    runs = [read_json(*arguments), read_json(*arguments), read_json(*arguments, "--records", str(tmp_path / "new"))]
    for run in runs:
        for name in TIMES:
            del run[name]
    assert runs[0] == runs[1] == runs[2]
    records = sorted((tmp_path / "new").iterdir())
    assert len(records) == 12
    assert_sound(str(records[0]))


def test_simulate_reports_to_people() -> None:
    out = triumvir("simulate", "caesar", "--games", "5").out
    assert "wins of Caesar" in out
    assert "The last control marker has been" in out


# ---- replay and verify ---------------------------------------------------------------------------------------


@pytest.fixture
def record_file(tmp_path: Path) -> str:
    triumvir("simulate", "caesar", "--games", "1", "--seed", "3", "--records", str(tmp_path))
    return str(tmp_path / "caesar-3.record")


def test_replay_shows_board_and_log(record_file: str) -> None:
    result = triumvir("replay", record_file)
    assert result.code == 0
    assert "What happened" in result.out
    assert "has won:" in result.out
    assert "ply 0 of" in triumvir("replay", record_file, "--at", "0").out


def test_replay_at_a_ply_as_json(record_file: str) -> None:
    data = read_json("replay", record_file, "--at", "4")
    record = read_record(Path(record_file).read_text("utf-8"))
    assert (data["ply"], data["plies"]) == (4, len(record.plies))
    assert CAESAR.position_from_line(data["line"]).hash() == record.plies[3].hash
    assert data["position"]["game"] == "caesar"
    assert data["outcome"] is None
    assert read_json("replay", record_file)["outcome"]["reason"] in CAESAR.info.end_reasons


def test_replay_for_a_viewer_hides_the_other_supply(record_file: str) -> None:
    data = read_json("replay", record_file, "--at", "4", "--viewer", "caesar")
    assert "position" not in data
    assert data["view"]["sides"]["pompey"]["tokens"] is None
    drawn = [event for event in data["events"] if event["event"] == "TokenDrawn" and event["side"] == "pompey"]
    assert drawn
    assert all(event["token"] is None for event in drawn)
    assert "2 hidden" in triumvir("replay", record_file, "--at", "0", "--viewer", "spectator").out


def test_verify_says_what_it_checked(record_file: str) -> None:
    assert_sound(record_file)
    told = triumvir("verify", record_file).out
    assert "nothing is wrong, but less was checked: seal" in told


# ---- position ------------------------------------------------------------------------------------------------


def test_position_reads_json_and_one_line_alike() -> None:
    start = CAESAR.start(CAESAR.info.read_options({}), 2, Seeded(3))
    by_line = read_json("position", "caesar", typed=start.to_line() + "\n")
    by_json = read_json("position", "caesar", "-", typed=json.dumps(start.to_json()))
    assert by_line == by_json
    assert by_line["hash"] == start.hash()
    assert by_line["to_act"] == ["caesar"]
    codes = legal_actions(start, 0, CAESAR.info.most_actions)
    assert by_line["legal"]["caesar"] == [start.action(code).notation() for code in codes]
    assert by_line["views"]["caesar"]["sides"]["pompey"]["tokens"] is None
    assert by_line["views"]["pompey"]["sides"]["pompey"]["tokens"] == by_line["position"]["supply"]["pompey"]


def test_position_shows_board_actions_and_views() -> None:
    start = CAESAR.start(CAESAR.info.read_options({"poison": "on"}), 2, Seeded(3))
    out = triumvir("position", "caesar", typed=start.to_line()).out
    for words in ("everything face up", "Caesar can do one of", "as Caesar sees it", "as Pompey sees it"):
        assert words in out


# ---- fuzz ----------------------------------------------------------------------------------------------------


def test_fuzz_stops_after_so_many_games() -> None:
    data = read_json("fuzz", "caesar", "--seconds", "60", "--games", "3", "--every", "100")
    assert (data["games"], sum(data["end_reasons"].values()), data["failure"]) == (3, 3, None)


def test_fuzz_finds_nothing_in_a_lawful_game() -> None:
    data = read_json("fuzz", "caesar", "--seconds", "0.01", "--seed", "2")
    assert data["failure"] is None
    assert data["games"] >= 1
    assert data["decisions"] > 0


class LawlessTrial:
    """A trial in which a law is broken at the third ply."""

    def __init__(self, game: Game, options: Options, seats: int, seed: int, every: int) -> None:
        assert every == 1
        self.play = Play(game, options, seats, Seeded(seed))

    def run(self) -> Record:
        for _ in range(3):
            (seat,) = seats_to_act(self.play.position)
            self.play.act(seat, legal_actions(self.play.position, seat, self.play.game.info.most_actions)[0])
        raise BrokenLaw(12, "a token rolled under the table")

    def record(self) -> Record:
        return self.play.record()


def test_fuzz_writes_a_failure_that_replay_loads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "Trial", LawlessTrial)
    result = triumvir("fuzz", "caesar", "--seconds", "5", "--seed", "21", "--out", str(tmp_path / "found"), "--json")
    failure = json.loads(result.out)["failure"]
    assert result.code == 1
    assert (failure["law"], failure["seed"]) == (12, 21)
    assert failure["options"].keys() == {option.name for option in CAESAR.info.options}
    assert read_json("replay", failure["record"])["ply"] == 3
    told = triumvir("fuzz", "caesar", "--out", str(tmp_path / "found"))
    assert (told.code, "law 12: a token rolled under the table" in told.out) == (1, True)


def test_fuzz_reports_an_error_before_the_first_ply(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fall_over(*arguments: object, **named: object) -> None:
        raise IndexError("off the board")

    monkeypatch.setattr(fuzzing, "Trial", fall_over)
    result = triumvir("fuzz", "caesar", "--out", str(tmp_path))
    assert (result.code, "error: IndexError: off the board" in result.out) == (1, True)
    assert list(tmp_path.iterdir()) == []
