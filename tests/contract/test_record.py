"""Records: written, read, replayed; and every kind of damage named with its line or ply."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.duel import DUEL, Duel

from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput, IllegalAction
from triumvir.contract.play import Play, at_random, play_game, replay, steps
from triumvir.contract.position import legal_actions
from triumvir.contract.record import Record, read_record


def played(seed: int = 5, **options: str) -> Record:
    play = Play(DUEL, DUEL.info.read_options(options), 2, Seeded(seed), ["Anna", "Béla"])
    return play_game(play, at_random(Seeded(seed)))


TEXT = played(first="right").to_text()


@given(st.integers(0, 10**6), st.sampled_from(["left", "right"]))
def test_a_record_reads_back_and_replays(seed: int, first: str) -> None:
    record = played(seed, first=first)
    assert read_record(record.to_text()) == record
    assert replay(DUEL, record).outcome() == record.outcome


def test_a_record_looks_like_this() -> None:
    lines = TEXT.splitlines()
    assert lines[:4] == ['[Game "duel"]', '[Rules "1"]', '[Options "first=right"]', '[Seats "Anna, Béla"]']
    assert lines[8].startswith("set-up ! ")
    assert lines[9].startswith("1. right play:")
    assert lines[12].endswith("{last}")


def test_replay_stops_at_any_ply() -> None:
    record = read_record(TEXT)
    for ply in range(5):
        position = replay(DUEL, record, ply)
        assert isinstance(position, Duel)
        assert len(position.played) == ply
    with pytest.raises(BadInput, match="ply: 5 is not between 0 and 4"):
        replay(DUEL, record, 5)


def test_a_game_can_start_from_a_position() -> None:
    middle = replay(DUEL, read_record(TEXT), 2)
    play = Play(DUEL, DUEL.info.read_options({"first": "right"}), 2, Seeded(1), start=middle.to_line())
    record = play_game(play, at_random(Seeded(1)))
    assert len(record.plies) == 2
    assert read_record(record.to_text()) == record
    assert replay(DUEL, record).outcome() == record.outcome


def test_unfinished_games_and_extra_tags() -> None:
    play = Play(DUEL, DUEL.info.read_options({}), 2, Seeded(1))
    record = play.record([("Date", "2026-11-15"), ("Event", "evening")])
    assert '[Result "*"]' in record.to_text()
    assert read_record(record.to_text()) == record
    assert replay(DUEL, record).outcome() is None


def test_an_illegal_action_is_not_recorded() -> None:
    play = Play(DUEL, DUEL.info.read_options({}), 2, Seeded(1))
    before = play.position.to_line()
    wrong = next(code for code in range(6) if code not in legal_actions(play.position, 0, 6))
    with pytest.raises(IllegalAction, match=f"play:{wrong} is not allowed by rule D2"):
        play.act(0, wrong)
    assert play.position.to_line() == before
    assert play.record().plies == ()


def damaged(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


FIRST_PLY = TEXT.splitlines()[9]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "head: tag Game is missing"),
        (damaged('[Seats "Anna, Béla"]\n', ""), "head: tag Seats is missing"),
        (damaged('[Game "duel"]', '[Game "duel]'), "line 1: a tag looks like"),
        (damaged('[Rules "1"]', '[Colour "1"]'), "line 2: unknown tag Colour"),
        (damaged('[Rules "1"]', '[Game "duel"]'), "line 2: tag Game given twice"),
        (damaged('[Rules "1"]', '[Rules "one"]'), "tag Rules: 'one' is not a whole number"),
        (damaged("first=right", "first"), "tag Options: 'first' is not name=value"),
        (TEXT + '[Date "today"]\n', "line 14: a tag after the first ply"),
        (TEXT + "nonsense\n", "line 14: a ply looks like"),
        (damaged("2. left", "3. left"), "line 11: ply 2 is expected here"),
        (TEXT.split("set-up")[0], "end of text: the set-up line is missing"),
        (TEXT.split("set-up")[0] + FIRST_PLY, "line 9: set-up is expected here"),
    ],
)
def test_a_damaged_record_names_the_line(text: str, complaint: str) -> None:
    with pytest.raises(BadInput) as error:
        read_record(text)
    assert str(error.value).startswith(complaint)


HASH = FIRST_PLY.split("#")[1]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('[Game "duel"]', '[Game "chess"]', "tag Game: a record of 'chess', not of 'duel'"),
        ('[Rules "1"]', '[Rules "9"]', "tag Rules: rules version 9 is not known (known: 1)"),
        ("first=right", "first=right first=left", "option first: given twice"),
        ("first=right", "first=up", "option first: 'up' is none of left, right"),
        ("Anna, Béla", "Anna, Béla, Cyril", "tag Seats: 3 seats cannot play this game"),
        ("set-up ! ", "set-up ! 77 ", "set-up: chance result 77 is not below 6"),
        ("1. right", "1. middle", "ply 1.seat: 'middle' is none of left, right"),
        ("1. right", "1. left", "ply 1: "),
        ("right play:", "right plays:", "ply 1.action: "),
        (f"#{HASH}", f"#{'0' * 16}", f"ply 1: the position has hash {HASH}, the record says {'0' * 16}"),
        (" {last}", " {first}", "ply 4: the note should be 'last'"),
        ('[Reason "played"]', '[Reason "bored"]', "tag Result: the result is not the one the plies lead to"),
    ],
)
def test_a_record_that_cannot_have_happened_names_the_ply(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadInput) as error:
        list(steps(DUEL, read_record(damaged(old, new))))
    assert str(error.value).startswith(complaint)


def test_too_many_chance_results_are_noticed() -> None:
    line = FIRST_PLY.split(" #")[0]
    with pytest.raises(BadInput, match="ply 1: 1 chance results too many"):
        list(steps(DUEL, read_record(damaged(line, line + " 0"))))


def test_too_few_chance_results_are_noticed() -> None:
    line = FIRST_PLY.split(" !")[0]
    with pytest.raises(BadInput, match="ply 1: a chance result is missing"):
        list(steps(DUEL, read_record(damaged(FIRST_PLY, line))))
