"""The readings of the two books, and the first version of the rules, by which what began goes on. [P9]"""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.games.ave_caesar.tables import RED, WHITE, race, started

from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.info import GameInfo
from triumvir.contract.play import Play, at_random, play_game, replay, steps
from triumvir.contract.record import read_record
from triumvir.games.ave_caesar.course import built_in_course
from triumvir.games.ave_caesar.game import AVE_CAESAR, AveCaesar

FIRST = AVE_CAESAR.under(1)
GOLDEN = sorted((Path(__file__).parent / "golden/v1").glob("*.record"))
CHANGED = ("sixes_after_first_finish", "start_places", "only_sixes", "blocked_lane", "neutral_drivers")


def defaults(info: GameInfo) -> dict[str, str]:
    return {option.name: option.default for option in info.options}


def test_by_default_everything_is_as_the_booklet_of_2006_says() -> None:
    usual = defaults(AVE_CAESAR.info)
    reading = AVE_CAESAR.info.reading("2006")
    assert reading == {name: usual[name] for name in ("next_starter", *CHANGED)}


def test_the_reading_of_1989_sets_everything_that_can_be_read_in_several_ways() -> None:
    assert AVE_CAESAR.info.reading("1989") == {
        "next_starter": "started_last",
        "sixes_after_first_finish": "free",
        "start_places": "middle",
        "only_sixes": "may",
        "blocked_lane": "must_skip",
        "neutral_drivers": "automatic",
    }


def test_the_first_version_knows_only_its_own_options_and_defaults() -> None:
    assert AVE_CAESAR.versions() == (1, 2)
    assert FIRST.earlier() == []
    assert set(defaults(AVE_CAESAR.info)) - set(defaults(FIRST.info)) == set(CHANGED[1:])
    assert FIRST.info.option("sixes_after_first_finish").values == ("free", "leader_barred")
    assert FIRST.info.reading("1989") == {"next_starter": "started_last", "sixes_after_first_finish": "free"}
    assert FIRST.info.fixed == (
        ("start_places", "middle"),
        ("only_sixes", "must"),
        ("blocked_lane", "may_skip"),
        ("neutral_drivers", "automatic"),
    )
    with pytest.raises(BadInput, match="unknown option"):
        FIRST.info.read_options({"only_sixes": "may"})


def test_only_the_first_version_has_its_faults() -> None:
    then, now = started(version=1).rules, started().rules
    assert (then.counts_turns_of_departed, then.blocks_by_width) == (True, True)
    assert (now.counts_turns_of_departed, now.blocks_by_width) == (False, False)


def test_a_position_of_the_first_version_is_written_as_it_was() -> None:
    position = race({RED: "k_n", WHITE: "j_n"}, options={"sixes_after_first_finish": "leader_barred"}, version=1)
    options = position.to_json()["options"]
    assert options == {"races": "1", "sixes_after_first_finish": "leader_barred"}
    line = position.to_line()
    assert FIRST.position_from_line(line).to_line() == line


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_of_the_first_version_replays(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    assert (record.rules_version, record.to_text()) == (1, text)
    assert all(ply.hash for ply in (record.setup, *record.plies))
    assert sum(1 for _ in steps(AVE_CAESAR, record)) == len(record.plies) + 1


def test_the_golden_records_of_the_first_version_stay() -> None:
    assert len(GOLDEN) == 34


def test_the_first_version_goes_on_on_added_courses() -> None:
    own = replace(built_in_course("white"), name="mine")
    game = AveCaesar([own])
    then = game.under(1)
    options = then.info.read_options({"course": "mine", "races": "1"})
    record = play_game(Play(then, options, 3, Seeded(5)), at_random(Seeded(6)))
    assert record.rules_version == 1
    assert replay(game, record).outcome() == record.outcome
