"""Chapters 3 and 4: votes and the pile."""

import pytest
from tests.games.cleopatra.bench import Bench, all_but, kinds

from triumvir.contract.chance import Scripted, Seeded
from triumvir.contract.event import Log
from triumvir.games.cleopatra.events import PatricianWon, VoteCardSettled
from triumvir.games.cleopatra.votes import (
    fill_pile,
    hold_vote,
    influence_at,
    philosophers_at,
    settle_orgy,
    turn_vote_card,
    vote_share,
)

VECTORS = [
    # Caesar     Cleopatra    winner        Caesar loses  Cleopatra loses
    ("3 4", "2 3 3", "cleopatra", "3", "3"),
    ("3 P", "4 5", "caesar", "3 P", "5"),
    ("P", "1", "caesar", "P", "1"),
    ("P", "", None, "", ""),
    ("", "", None, "", ""),
    ("1", "", "caesar", "1", ""),
    ("3 P", "", "cleopatra", "3 P", ""),
    ("2 P", "5 P", "cleopatra", "2 P", "5 P"),
    ("P", "P", None, "", ""),
    ("5", "2 3", None, "", ""),
    ("5 P", "2 3", None, "", ""),
    ("2 P P", "4 1", "caesar", "2 P P", "4"),
    ("5 P P", "1 P", "cleopatra", "5 P P", "1 P"),
    ("P P", "4 P", "caesar", "P P", "4 P"),
    ("1 2 3", "5 2", "cleopatra", "1", "5"),
    ("5 5 P", "3", "cleopatra", "5 P", "3"),
    ("4 4", "1 1 1 1 1", "caesar", "4", "1"),
]


def vote(caesar: str, cleopatra: str, down: bool = True) -> tuple[Bench, PatricianWon | None]:
    mark = "*" if down else ""
    bench = Bench(
        {
            "aediles.caesar": [card + mark for card in caesar.split()],
            "aediles.cleopatra": [card + mark for card in cleopatra.split()],
        },
        caesar=["1"],
        cleopatra=["1"],
    )
    log = Log()
    hold_vote(bench.position, 4, False, log)
    assert not bench.position.audit()
    won = [event for event in log.take() if isinstance(event, PatricianWon)]
    return bench, won[0] if won else None


@pytest.mark.parametrize(("caesar", "cleopatra", "winner", "caesar_loses", "cleopatra_loses"), VECTORS)
def test_k24_all_vectors(
    caesar: str, cleopatra: str, winner: str | None, caesar_loses: str, cleopatra_loses: str
) -> None:
    bench, won = vote(caesar, cleopatra)
    assert (won.side if won else None) == winner
    assert bench.discards("caesar") == sorted(caesar_loses.split(), key="P12345".index)
    assert bench.discards("cleopatra") == sorted(cleopatra_loses.split(), key="P12345".index)
    lost = len(caesar_loses.split()) + len(cleopatra_loses.split())
    assert len(bench.cards("aediles", "caesar") + bench.cards("aediles", "cleopatra")) == (
        len(caesar.split()) + len(cleopatra.split()) - lost
    )


def test_k21_all_cards_are_turned_up_and_stay_so() -> None:
    bench, _ = vote("3 4", "2 3 3")
    assert bench.faces("aediles", "caesar") == ["up"]
    assert bench.faces("aediles", "cleopatra") == ["up", "up"]


def test_k22_a_philosopher_adds_nothing() -> None:
    bench = Bench({"aediles.caesar": ["P", "3", "P"]})
    assert (influence_at(bench.position, 0, 4), philosophers_at(bench.position, 0, 4)) == (3, 2)


def test_k23_equal_sums_postpone_the_vote() -> None:
    bench, won = vote("5 P", "2 3")
    assert won is None
    assert bench.cards("aediles", "caesar") == ["5", "P"]
    assert bench.faces("aediles", "caesar") == ["up", "up"]


def test_k25_the_winner_takes_one_patrician() -> None:
    bench, _ = vote("4", "2")
    assert bench.won("caesar") == {"aediles": 1}
    assert bench.view().groups["aediles"].patricians == 2


def test_k26_losses_do_not_depend_on_who_won() -> None:
    bench, won = vote("3 P", "4 5")
    assert won is not None
    assert (won.caesar_lost, won.cleopatra_lost) == (("3", "P"), ("5",))
    assert bench.cards("aediles", "cleopatra") == ["4"]


def test_k27_what_remains_stays_face_up() -> None:
    bench, _ = vote("1 2 3", "5 2")
    assert bench.cards("aediles", "caesar") == ["2", "3"]
    assert bench.discards("caesar") == ["1"]


def test_k28_the_last_patrician_closes_the_group() -> None:
    table = {"aediles.caesar": ["5*", "4"], "aediles.cleopatra": ["2*", "P"]}
    won = {"caesar": [0, 0, 0, 0, 2], "cleopatra": [0, 0, 0, 0, 0]}
    bench = Bench(table, won=won)
    log = Log()
    hold_vote(bench.position, 4, False, log)
    assert "GroupClosed" in kinds(log.take())
    assert bench.cards("aediles", "caesar") == bench.cards("aediles", "cleopatra") == []
    assert bench.refused("1@aediles*") == "K13"
    assert ("aediles", "K28") in [(one.subject, one.rule) for one in bench.position.refusals(1)]


def test_k28_the_last_of_all_patricians_ends_the_game_at_once() -> None:
    won = {"caesar": [5, 5, 5, 3, 2], "cleopatra": [0, 0, 0, 0, 0]}
    bench = Bench({"aediles.caesar": ["5*"]}, won=won)
    hold_vote(bench.position, 4, False, None)
    assert bench.reason() == "all_patricians"


def turn(bench: Bench, *draws: int) -> list[str]:
    """Cleopatra lays a 1 face down at the senators, draws, and a vote card is turned."""
    bench.run("1@senators*", "finish")
    return kinds(bench.do("draw:action", 0, *draws))


def test_k29_the_card_of_an_open_group_is_discarded_even_on_a_tie() -> None:
    bench = Bench({}, vote="censors")
    assert "VotePostponed" in turn(bench)
    assert bench.view().vote_discards["censors"] == 1


def test_k30_the_card_of_a_closed_group_leaves_and_the_next_is_turned() -> None:
    won = {"caesar": [0, 0, 0, 3, 0], "cleopatra": [0, 0, 0, 0, 0]}
    bench = Bench({}, won=won, vote="censors")
    events = turn(bench)
    assert events.count("VoteCardTurned") == 2
    assert "VoteCardSettled" in events
    assert bench.view().pile["censors"] == bench.view().vote_discards["censors"] == 0


def test_k30_group_closed_by_extraordinary_vote_loses_its_card_when_revealed() -> None:
    table = {"censors.caesar": ["5", "5", "5", "5"], "censors.cleopatra": ["1", "1", "1"]}
    won = {"caesar": [0, 0, 0, 2, 0], "cleopatra": [0, 0, 0, 0, 0]}
    bench = Bench(table, won=won, vote="censors")
    bench.run("1@censors*", "finish")
    events = kinds(bench.do("draw:action"))
    assert events.count("VoteCardTurned") == 2
    assert bench.view().groups["censors"].patricians == 0


def test_k31_a_plain_orgy_calls_no_vote() -> None:
    bench = Bench({}, vote="orgy")
    events = turn(bench)
    assert "VotePostponed" not in events
    assert bench.view().vote_discards["orgy"] == 2


def test_k32_the_shuffle_orgy_rebuilds_the_pile() -> None:
    bench = Bench({}, vote="shuffle")
    events = turn(bench)
    assert events.count("VoteCardTurned") == 1
    assert sum(bench.view().pile.values()) == 8
    assert sum(bench.view().vote_discards.values()) == 0


def test_k33_the_pile_never_runs_out() -> None:
    bench = Bench({})
    t, chance = bench.position, Seeded(1)
    fill_pile(t)
    for _ in range(2000):
        card = turn_vote_card(t, chance, None)
        if card < 5:
            t.vote_discards[card] += 1
        else:
            settle_orgy(t, card, None)
        assert sum(t.pile) >= 1
        assert t.pile[6] == 1


@pytest.mark.parametrize("closed", range(5))
def test_k34_votes_are_called_as_often_as_computed(closed: int) -> None:
    won = {"caesar": [[5, 5, 5, 3, 3][g] if g < closed else 0 for g in range(5)], "cleopatra": [0] * 5}
    t, chance = Bench({}, won=won).position, Seeded(closed)
    fill_pile(t)
    called = 0
    for _ in range(8000):
        card = turn_vote_card(t, chance, None)
        called += card < 5
        if card < 5:
            t.vote_discards[card] += 1
        else:
            settle_orgy(t, card, None)
    numerator, denominator = vote_share(5 - closed, 2)
    assert (numerator, denominator) == (5 - closed, 9 - closed)
    assert abs(called / 8000 - numerator / denominator) < 0.02


def test_kr1_a_tie_with_philosophers_leaves_everything_open() -> None:
    bench, won = vote("P P", "P")
    assert won is None
    assert bench.cards("aediles", "caesar") == ["P", "P"]


def test_kr2_a_tie_with_eight_is_tested_again_silently_until_something_changes() -> None:
    table = {"censors.caesar": ["2", "2", "2", "2"], "censors.cleopatra": ["2", "2", "2", "2"]}
    bench = Bench(table, vote="orgy")
    bench.do("1@senators*")
    assert "VotePostponed" not in kinds(bench.do("finish"))
    hidden = Bench({"censors.caesar": ["2"] * 4, "censors.cleopatra": ["2"] * 3 + ["2*"]}, vote="orgy")
    hidden.do("1@senators*")
    assert "VotePostponed" in kinds(hidden.do("finish"))


def test_kr3_a_vote_card_can_always_be_turned() -> None:
    bench = Bench({}, vote="shuffle")
    assert turn_vote_card(bench.position, Scripted(), None) == 6


def test_kr4_the_vote_card_comes_also_after_an_extraordinary_vote() -> None:
    table = {"censors.caesar": ["5", "5", "5", "5"], "censors.cleopatra": ["1", "1", "1"]}
    bench = Bench(table, vote="censors")
    bench.do("1@censors*")
    first = bench.do("finish")
    second = bench.do("draw:action")
    assert "PatricianWon" in kinds(first)
    assert "PatricianWon" in kinds(second)
    assert bench.won("caesar") == {"censors": 2}


def test_kr5_a_side_without_cards_loses_nothing() -> None:
    bench, won = vote("1", "")
    assert won is not None
    assert (won.side, won.cleopatra_lost) == ("caesar", ())
    assert bench.discards("cleopatra") == []


def test_kr6_numbers_with_philosopher_lose_against_nothing() -> None:
    _, won = vote("3 P", "")
    assert won is not None
    assert won.side == "cleopatra"


def test_kr7_a_lone_philosopher_waits_face_up() -> None:
    bench, won = vote("P", "")
    assert won is None
    assert bench.faces("aediles", "caesar") == ["up"]


def test_kr8_a_philosopher_alone_beats_numbers() -> None:
    bench, won = vote("P", "2 4")
    assert won is not None
    assert (won.side, won.caesar_lost, won.cleopatra_lost) == ("caesar", ("P",), ("4",))
    assert bench.cards("aediles", "cleopatra") == ["2"]


def test_kr9_philosophers_on_both_sides_with_equal_sums_stay() -> None:
    bench, won = vote("3 P", "3 P")
    assert won is None
    assert bench.cards("aediles", "cleopatra") == ["3", "P"]


def test_kr10_two_philosophers_against_one_invert_and_all_go() -> None:
    bench, won = vote("5 P P", "1 P")
    assert won is not None
    assert won.side == "cleopatra"
    assert bench.discards("caesar") == ["P", "P", "5"]


def test_kr11_a_philosopher_is_never_the_lowest_card() -> None:
    _, won = vote("3 P", "4 5")
    assert won is not None
    assert won.caesar_lost == ("3", "P")


def test_k48_an_orgy_leaves_once_two_groups_are_closed() -> None:
    won = {"caesar": [0, 0, 0, 3, 3], "cleopatra": [0, 0, 0, 0, 0]}
    bench = Bench({}, won=won, options={"orgies_leave": "on"}, vote="orgy")
    events = turn(bench)
    assert "PatricianWon" not in events
    assert bench.view().pile["orgy"] + bench.view().vote_discards["orgy"] == 1


def test_k48_not_before_and_never_the_shuffle_orgy() -> None:
    won = {"caesar": [0, 0, 0, 3, 0], "cleopatra": [0, 0, 0, 0, 0]}
    bench = Bench({}, won=won, options={"orgies_leave": "on"}, vote="orgy")
    turn(bench)
    assert bench.view().vote_discards["orgy"] == 2
    both = {"caesar": [0, 0, 0, 3, 3], "cleopatra": [0, 0, 0, 0, 0]}
    bench = Bench({}, won=both, options={"orgies_leave": "on"}, vote="shuffle")
    turn(bench)
    assert bench.view().pile["shuffle"] == 1


def test_k49_one_plain_orgy_less() -> None:
    bench = Bench({}, options={"one_orgy_less": "on"})
    assert bench.view().pile["orgy"] == 1
    assert vote_share(5, 1) == (5, 8)


TICKETS = {"orgy_tickets": "on"}


def test_k51_an_orgy_gives_a_ticket() -> None:
    bench = Bench({}, options=TICKETS, vote="orgy")
    assert "TicketGained" in turn(bench)
    assert bench.view().sides["cleopatra"].tickets == 1


def test_k51_a_ticket_buys_off_an_orgy() -> None:
    bench = Bench({"censors.cleopatra": ["3"]}, options=TICKETS, tickets={"caesar": 0, "cleopatra": 1}, vote="shuffle")
    turn(bench)
    assert (bench.phase, bench.view().revealed) == ("ticket", "shuffle")
    assert bench.legal() == {"spend", "keep"}
    assert bench.refused("pass") == "K51"
    events = bench.do("spend", 3)
    assert "PatricianWon" in kinds(events)
    assert bench.view().sides["cleopatra"].tickets == 0


def test_k51_or_is_kept_and_another_gained() -> None:
    bench = Bench({}, options=TICKETS, tickets={"caesar": 0, "cleopatra": 1}, vote="orgy")
    turn(bench)
    events = bench.do("keep")
    assert VoteCardSettled("orgy", "discarded") in events
    assert bench.view().sides["cleopatra"].tickets == 2


def test_k33_an_emptied_pile_waits_for_its_shuffle_card() -> None:
    bench = Bench({}, options=TICKETS, tickets={"caesar": 0, "cleopatra": 1}, vote="shuffle")
    turn(bench)
    assert sum(bench.position.pile) == 0
    assert not bench.position.audit()


def test_the_reserves_can_be_written_empty() -> None:
    bench = Bench({}, caesar=["1"], cleopatra=["2"], discards={"caesar": all_but("1"), "cleopatra": all_but("2")})
    assert bench.view().sides["caesar"].reserves == {"influence": 0, "action": 0}
