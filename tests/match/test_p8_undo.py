"""P8: undo never leaks and never robs."""

from random import Random

import pytest
from tests.contract.duel import Duel
from tests.match.matches import ANNA, BELA, CASES, NONCE, Table, new_table

from triumvir.contract.chance import Seeded
from triumvir.contract.json import dumps
from triumvir.contract.position import SPECTATOR, Position, legal_actions, seats_to_act
from triumvir.match import undoing
from triumvir.match.commands import Answer, Propose, Undo
from triumvir.match.refusal import Refused
from triumvir.match.seat import bot, human
from triumvir.match.undoing import own_last, seen, why_not

PEOPLE_ONLY = [
    pytest.param(case, marks=pytest.mark.compiled) if case == "cleopatra" else case
    for case in CASES
    if case != "caesar-solo"
]
"""Cleopatra imagines long histories of cards, some hundred times a ply."""


def knowledge(position: Position, seats: int, most: int) -> list[str]:
    """All that every viewer knows and may do: view, legal actions, refusals, and what they imagine."""
    told = []
    for viewer in (*range(seats), SPECTATOR):
        told.append(dumps(position.view(viewer).to_json()))
        told.append(position.imagine(viewer, Seeded(5)).to_line())
        if viewer != SPECTATOR:
            told.append(str(legal_actions(position, viewer, most)))
            told.append(str(position.refusals(viewer)))
    return told


@pytest.mark.slow
@pytest.mark.parametrize("case", PEOPLE_ONLY)
def test_p8_knowledge_after_undo_is_that_before_the_action(case: str) -> None:
    """Over random games: whatever may be taken back freely leaves no trace with anybody."""
    allowed = checked = 0
    for seed in range(2):
        table = new_table(case, seed=seed)
        random = Random(seed)
        most = table.match.game.info.most_actions
        while table.match.to_act():
            before = table.match.table.clone()
            seat = random.choice(table.match.to_act())
            acting = seats_to_act(before)
            table.play(seat, random.choice(table.legal(seat)))
            if table.is_over or why_not(table.match, seat):
                continue
            allowed += 1
            assert acting == [seat] == table.match.to_act(), "the active player would change"
            assert not table.match.plies[-1].draws, "chance would be taken back"
            if allowed % 7 == 1 and is_taken_back(table, seat):
                checked += 1
                assert_told_nothing(before, seat, table)
                seats = len(table.match.seats)
                assert knowledge(table.match.table, seats, most) == knowledge(before, seats, most)
                assert table.match.table.hash() == before.hash()
                assert not table.match.unrated
    if case == "cleopatra":
        assert checked > 5, "the test would show nothing"


def is_taken_back(table: Table, seat: int) -> bool:
    """Ask for it; the thorough look before the deed may still say no."""
    try:
        table.do(Undo(table.match.seats[seat].person, seat, table.match.seq))
    except Refused as refused:
        return refused.code != "undo-revealed"
    return True


def assert_told_nothing(before: Position, seat: int, table: Table) -> None:
    """With many more samples than the judge took: nobody could have learned anything."""
    match = table.match
    undone = [entry for entry in table.entries if entry.kind == "ply"][-1]
    code = int(before.code(match.game.read_action(str(undone.body["action"]))))
    events = undoing._events(before.clone(), seat, code)
    assert events is not None
    public = seen(events, SPECTATOR)
    assert all(seen(events, other) == public for other in range(len(match.seats)) if other != seat)
    for sample in range(1000, 1060):
        world = before.imagine(seat, Seeded(sample))
        there = undoing._events(world, seat, code)
        assert there is not None
        assert seen(there, seat) == seen(events, seat)
        assert undoing._could_look_like(match, before.imagine(SPECTATOR, Seeded(sample)), seat, code, public)


def test_p8_a_shown_card_is_not_taken_back() -> None:
    """In the duel every action shows a hidden card and passes the turn."""
    table = new_table("duel")
    table.play(0)
    assert why_not(table.match, 0) == "undo-active-player"
    with pytest.raises(Refused, match="undo-active-player"):
        table.do(Undo(ANNA, 0, table.match.seq))


def test_p8_revealing_is_seen_even_if_the_turn_goes_on() -> None:
    table = new_table("duel")
    position = table.match.table
    assert isinstance(position, Duel)
    assert undoing.reveals(table.match, position, 0, position.hands[0][0], undoing.QUICK)


def test_p8_chance_is_not_taken_back() -> None:
    random = Random(3)
    table = new_table("cleopatra", seed=3)
    reasons = set()
    while table.match.to_act():
        seat = random.choice(table.match.to_act())
        table.play(seat, random.choice(table.legal(seat)))
        if table.match.end is None and table.match.plies[-1].draws and table.match.to_act() == [seat]:
            reasons.add(why_not(table.match, seat))
    assert reasons == {"undo-chance"}


def test_p8_nobody_is_made_to_redo_without_consent() -> None:
    table = new_table("caesar")
    table.play_at_random(Random(1), 6)
    plies = len(table.match.plies)
    seat = 0 if table.match.plies[-1].seat == "caesar" else 1
    asker, other = (ANNA, BELA) if seat == 0 else (BELA, ANNA)
    table.do(Propose(asker, seat, "undo", table.match.seq))
    assert len(table.match.plies) == plies
    table.do(Answer(other, 1 - seat, "undo", accept=True))
    assert len(table.match.plies) < plies
    assert seat in table.match.to_act()
    assert table.match.unrated


def test_a_refused_undo_changes_nothing_but_the_offer() -> None:
    table = new_table("duel")
    table.play(0)
    table.do(Propose(ANNA, 0, "undo", table.match.seq))
    table.do(Answer(BELA, 1, "undo", accept=False))
    assert len(table.match.plies) == 1
    assert not table.match.offers


def test_a_move_answers_the_wish_with_no() -> None:
    table = new_table("duel")
    table.play(0)
    table.do(Propose(ANNA, 0, "undo", table.match.seq))
    table.play(1)
    with pytest.raises(Refused, match="no-such-offer"):
        table.do(Answer(BELA, 1, "undo", accept=True))


def test_against_bots_undo_is_always_possible_and_unrated() -> None:
    table = new_table("caesar", [human(ANNA, "Anna", NONCE), bot("Tiro")], rated=True)
    while 0 not in table.match.to_act():
        table.play(1)
    start = len(table.match.plies)
    line = table.match.table.to_line()
    while table.match.to_act() == [0]:
        table.play(0)
    while table.match.to_act() == [1]:
        table.play(1)
    assert table.match.is_rated
    while len(table.match.plies) > start:
        table.do(Undo(ANNA, 0, table.match.seq))
    assert table.match.table.to_line() == line
    assert not table.match.is_rated


def test_alone_at_the_screen_any_own_seat_is_taken_back() -> None:
    table = new_table("duel", [human(ANNA, "Anna", NONCE), human(ANNA, "Anna", NONCE)])
    table.play(0)
    table.play(1)
    table.do(Undo(ANNA, 0, table.match.seq))
    assert len(table.match.plies) == 1
    assert own_last(table.match, [0, 1]) == 0


def test_nothing_to_undo() -> None:
    table = new_table("duel")
    assert why_not(table.match, 0) == "nothing-to-undo"
    with pytest.raises(Refused, match="nothing-to-undo"):
        table.do(Propose(ANNA, 0, "undo", table.match.seq))


def test_chance_after_an_undo_is_new() -> None:
    """What was taken back tells nothing about what comes: the same move draws anew."""
    results = set()
    for seed in range(12):
        table = new_table("duel", [human(ANNA, "Anna", NONCE), bot("Tiro")], seed=seed)
        first = table.play(0)[0].body["draws"]
        table.do(Undo(ANNA, 0, table.match.seq))
        results.add(first == table.play(0)[0].body["draws"])
    assert results == {True, False}
