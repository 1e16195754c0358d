"""P12: honest clocks, on simulated time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.match.matches import ANNA, BELA, NONCE, Table, new_table

from triumvir.match.clock import DAY, DAYS, HOUR, LIVE, SECOND, ClockRule, new_clock
from triumvir.match.commands import Resume, TakeOver, Tick, Undo
from triumvir.match.seat import bot, human
from triumvir.match.timing import next_due

FIVE = ClockRule(LIVE, 300 * SECOND, 5 * SECOND)
THREE_DAYS = ClockRule(DAYS, 3 * DAY)


def left(table: Table, seat: int) -> int:
    return table.match.clock.left_at(seat, table.now)


def test_p12_only_the_clock_of_the_active_seat_runs() -> None:
    table = new_table("duel", clock=FIVE)
    table.play(0, at=40 * SECOND)
    assert (left(table, 0), left(table, 1)) == (265 * SECOND, 300 * SECOND)
    table.play(1, at=100 * SECOND)
    assert (left(table, 0), left(table, 1)) == (265 * SECOND, 245 * SECOND)


def test_p12_steps_of_one_turn_earn_one_increment() -> None:
    table = new_table("cleopatra", clock=FIVE)
    seat = 0
    steps = 0
    now = 0
    while seat in table.match.to_act() and steps < 100:
        now += SECOND
        table.play(seat, at=now)
        steps += 1
    assert steps > 1
    assert left(table, seat) == (300 - steps + 5) * SECOND


def test_p12_days_are_counted_anew_for_each_move() -> None:
    table = new_table("duel", clock=THREE_DAYS)
    table.play(0, at=2 * DAY)
    table.play(1, at=3 * DAY)
    assert left(table, 0) == 3 * DAY


def test_p12_warned_before_a_forfeit() -> None:
    table = new_table("duel", clock=FIVE)
    due = next_due(table.match)
    assert due is not None
    assert (due.what, due.at) == ("warn", 270 * SECOND)
    assert not table.do(Tick(), at=269 * SECOND)
    assert [entry.kind for entry in table.do(Tick(), at=270 * SECOND)] == ["warned"]
    assert not table.do(Tick(), at=299 * SECOND)
    assert [entry.kind for entry in table.do(Tick(), at=300 * SECOND)] == ["ended"]
    assert table.match.end is not None
    assert (table.match.end.outcome.reason, table.match.end.outcome.places) == ("time", (2, 1))


def test_p12_a_late_look_at_the_clock_warns_first_and_waits() -> None:
    """A server that overslept does not take the game away without a word."""
    table = new_table("duel", clock=FIVE)
    assert [entry.kind for entry in table.do(Tick(), at=900 * SECOND)] == ["warned"]
    assert not table.do(Tick(), at=909 * SECOND)
    assert [entry.kind for entry in table.do(Tick(), at=910 * SECOND)] == ["ended"]


@pytest.mark.slow
@given(st.lists(st.integers(0, 400), min_size=1, max_size=30))
def test_p12_nobody_ever_loses_without_a_warning_some_time_before(waits: list[int]) -> None:
    table = new_table("duel", clock=FIVE)
    now = 0
    warned: dict[int, int] = {}
    for wait in waits:
        now += wait * SECOND
        for entry in table.do(Tick(), at=now):
            if entry.kind == "warned" and entry.seat is not None:
                warned[entry.seat] = now
        if table.match.end is not None:
            loser = table.match.end.seat
            assert loser is not None
            assert now - warned[loser] >= FIVE.grace
            assert left(table, loser) <= 0
            return
        if wait % 2 and table.match.to_act():
            table.play(table.match.to_act()[0], at=now)
            if table.is_over:
                return


def test_p12_an_outage_gives_the_time_back() -> None:
    table = new_table("duel", clock=FIVE)
    table.do(Resume(alive=60 * SECOND), at=260 * SECOND)
    assert left(table, 0) == 240 * SECOND
    assert not table.do(Tick(), at=261 * SECOND)


def test_p12_a_restart_in_mid_turn_after_a_warning_warns_anew() -> None:
    table = new_table("duel", clock=FIVE)
    table.do(Tick(), at=280 * SECOND)
    table.do(Resume(alive=280 * SECOND), at=1000 * SECOND)
    assert left(table, 0) == 20 * SECOND
    table.do(Tick(), at=1005 * SECOND)
    assert not table.is_over


@given(st.integers(0, 10**9), st.integers(0, 10**9))
def test_p12_an_outage_never_gives_more_than_was_taken(outage: int, at: int) -> None:
    clock = new_clock(FIVE, 2).run([0], 0).given_back(outage, at)
    assert clock.left_at(0, at) <= FIVE.base
    assert clock.left_at(0, at) >= new_clock(FIVE, 2).run([0], 0).left_at(0, at)


def test_p12_bots_take_no_time() -> None:
    table = new_table("duel", [human(ANNA, "Anna", NONCE), bot("Tiro")], clock=FIVE)
    table.play(0, at=10 * SECOND)
    assert next_due(table.match) is None
    table.play(1, at=1000 * SECOND)
    assert left(table, 0) == 295 * SECOND


def test_p12_time_never_runs_backwards() -> None:
    table = new_table("duel", clock=FIVE)
    table.play(0, at=50 * SECOND)
    table.play(1, at=20 * SECOND)
    assert left(table, 1) == 305 * SECOND
    assert [entry.at for entry in table.entries] == sorted(entry.at for entry in table.entries)


def test_p12_among_more_than_two_a_bot_plays_on_and_the_seat_comes_last() -> None:
    table = new_table("ave-caesar", clock=FIVE)
    seat = table.match.to_act()[0]
    table.do(Tick(), at=400 * SECOND)
    table.do(Tick(), at=500 * SECOND)
    assert table.match.seats[seat].kind == "bot"
    assert not table.is_over
    from random import Random

    table.play_at_random(Random(1))
    assert table.match.end is not None
    assert table.match.end.outcome.places[seat] == 3


def test_p12_undo_gives_no_time_back() -> None:
    table = new_table("duel", [human(ANNA, "Anna", NONCE), human(ANNA, "Anna", NONCE)], clock=FIVE)
    table.play(0, at=100 * SECOND)
    table.do(Undo(ANNA, 0, table.match.seq), at=110 * SECOND)
    assert left(table, 0) == 205 * SECOND


@pytest.mark.parametrize("rule", [FIVE, THREE_DAYS, ClockRule(LIVE, 10 * SECOND), ClockRule(DAYS, HOUR)])
def test_p12_a_warning_leaves_time_to_move(rule: ClockRule) -> None:
    assert 0 < rule.grace <= rule.warning < rule.base


def test_an_absent_seat_is_taken_over_and_its_clock_stops() -> None:
    table = new_table("duel", clock=FIVE)
    table.do(TakeOver(BELA, 1, 0, "Miles", 500 * SECOND), at=10 * SECOND)
    assert next_due(table.match) is None
