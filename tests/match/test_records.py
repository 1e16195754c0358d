"""Records out of matches and matches out of records; looking back; starting anywhere."""

from random import Random

import pytest
from tests.match.matches import ANNA, BELA, CASES, NONCE, new_table

from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.play import given, replay, steps
from triumvir.contract.record import read_record
from triumvir.match.commands import Resign
from triumvir.match.folding import fold_all
from triumvir.match.record import from_record, position_at, to_record
from triumvir.match.replay import moments
from triumvir.match.seat import human


@pytest.mark.parametrize("case", CASES)
def test_p7_a_match_its_record_and_its_replay_agree_at_every_ply(case: str) -> None:
    table = new_table(case, seed=5)
    table.play_at_random(Random(5))
    record = read_record(to_record(table.match).to_text())
    hashes = [position.hash() for position, _ in steps(table.match.game, record)]
    assert [moment.position.hash() for moment in moments(table.match)] == hashes
    assert hashes[1:] == [ply.hash for ply in record.plies]


@pytest.mark.parametrize("case", ["duel", "caesar-solo", "ave-caesar"])
def test_a_record_becomes_a_finished_match(case: str) -> None:
    table = new_table(case, seed=6)
    table.play_at_random(Random(6))
    record = to_record(table.match)
    draft = from_record(table.match.game, record, 10)
    entries = [applied.entry for applied in draft.applied_entries]
    match = fold_all(table.match.game, entries)
    assert match.end is not None
    assert to_record(match).plies == record.plies
    assert match.table.hash() == table.match.table.hash()


def test_an_unfinished_record_is_imported_as_it_is() -> None:
    table = new_table("caesar", seed=6)
    table.play_at_random(Random(6), 8)
    table.do(Resign(ANNA, 0))
    record = to_record(table.match)
    assert dict(record.tags)["Event"] == "resigned 2 1"
    match = from_record(table.match.game, record, 10).match
    assert match.end is not None
    assert match.end.outcome.reason == "imported"


def test_a_wrong_record_is_refused_with_its_ply() -> None:
    table = new_table("caesar", seed=6)
    table.play_at_random(Random(6), 8)
    text = to_record(table.match).to_text()
    lines = text.splitlines()
    lines[-1], lines[-2] = lines[-2].replace("7.", "8.", 1), lines[-1].replace("8.", "7.", 1)
    with pytest.raises(BadInput, match="ply 7"):
        from_record(table.match.game, read_record("\n".join(lines)), 0)


def test_a_match_begins_from_a_ply_of_a_record() -> None:
    table = new_table("caesar", seed=8)
    table.play_at_random(Random(8))
    record = to_record(table.match)
    line = position_at(table.match.game, record, 6)
    other = new_table("caesar", start=line)
    assert other.match.table.hash() == replay(table.match.game, record, 6).hash()
    other.play_at_random(Random(1))
    again = read_record(to_record(other.match).to_text())
    assert again.start == line
    assert fold_all(other.match.game, other.entries).table.hash() == other.match.table.hash()


def test_no_match_begins_where_the_game_is_over() -> None:
    table = new_table("duel")
    table.play_at_random(Random(8))
    with pytest.raises(BadInput, match="over"):
        position_at(table.match.game, to_record(table.match), 4)
    with pytest.raises(BadInput, match="over"):
        new_table("duel", start=table.match.table.to_line())


def test_names_are_made_fit_for_a_record() -> None:
    table = new_table("duel", [human(ANNA, 'A"n, [na]', NONCE), human(BELA, ",", NONCE)])
    assert read_record(to_record(table.match).to_text()).seats == ("An na", "right")


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seed", range(3))
def test_p10_no_stuck_match(case: str, seed: int) -> None:
    """Whatever is played, somebody has to decide or the match is over; it ends within the bound of its game."""
    table = new_table(case, seed=100 + seed)
    table.play_at_random(Random(seed))
    assert table.match.end is not None
    assert table.match.to_act() == []
    assert len(table.match.plies) <= table.match.game.info.most_plies


@pytest.mark.parametrize(
    ("case", "seats", "options", "where"),
    [("caesar", 2, {"poison": "on"}, "start.options"), ("ave-caesar", 3, {}, "start.players")],
)
def test_a_position_is_one_of_the_options_and_seats_that_play(
    case: str, seats: int, options: dict[str, str], where: str
) -> None:
    game = CASES[case][0]
    line = game.start(game.info.read_options({}), 2, Seeded(1)).to_line()
    with pytest.raises(BadInput) as refused:
        given(game, line, game.info.read_options(options), seats)
    assert refused.value.where == where
