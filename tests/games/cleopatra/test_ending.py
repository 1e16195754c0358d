"""Chapters 6 and 7: ends and scoring."""

import pytest
from tests.games.cleopatra.bench import Bench, all_but, kinds
from tests.games.cleopatra.test_turn import crowded

from triumvir.contract.chance import Scripted
from triumvir.contract.errors import BadInput
from triumvir.contract.event import Log
from triumvir.games.cleopatra.ending import assassination_opens
from triumvir.games.cleopatra.events import GameEnded
from triumvir.games.cleopatra.game import CLEOPATRA
from triumvir.games.cleopatra.scoring import score, winner


def spent(*cards: str) -> list[str]:
    return all_but(*cards)


def lone(table: dict[str, list[str]], hand: list[str], vote: str = "", last_vote: str = "none") -> Bench:
    """Cleopatra plays alone: Caesar has no influence card left."""
    caesar = [card for key, row in table.items() if key.endswith("caesar") for card in row]
    cleopatra = [card for key, row in table.items() if key.endswith("cleopatra") for card in row]
    discards = {"caesar": spent(*caesar), "cleopatra": spent(*cleopatra, *hand)}
    options = {"last_vote": last_vote}
    return Bench(table, caesar=[], cleopatra=hand, options=options, discards=discards, lone="cleopatra", vote=vote)


def test_k41_all_patricians_end_the_game_at_once() -> None:
    won = {"caesar": [5, 5, 5, 3, 2], "cleopatra": [0] * 5}
    bench = Bench({"aediles.caesar": ["5*"]}, won=won, pile=["aediles", "shuffle"], vote_discards=["orgy", "orgy"])
    bench.run("1@aediles*", "finish")
    bench.do("draw:action")
    assert bench.reason() == "all_patricians"
    assert bench.legal(0) == bench.legal(1) == set()
    assert bench.refused("pass", 0) == "K41"
    assert [(one.subject, one.rule) for one in bench.position.refusals(0)] == [("turn", "K41")]


def test_k41_both_without_influence_end_the_game_after_the_vote_card() -> None:
    bench = Bench(
        {},
        caesar=[],
        cleopatra=["1"],
        discards={"caesar": spent(), "cleopatra": spent("1")},
        lone="cleopatra",
        vote="orgy",
    )
    bench.do("1@censors*")
    events = kinds(bench.do("finish"))
    assert events.index("VoteCardTurned") < events.index("GameEnded")
    assert bench.reason() == "exhausted"


def test_k42_the_lone_player_goes_on_and_the_other_may_only_veto() -> None:
    bench = Bench(
        {"senators.caesar": []},
        caesar=["veto"],
        cleopatra=["1", "2", "wrath"],
        lone="cleopatra",
        discards={"caesar": spent("veto"), "cleopatra": spent("1", "2", "wrath")},
        vote="orgy",
    )
    bench.do("1@senators*")
    bench.do("wrath:senators")
    assert (bench.view().asked, bench.legal()) == ("caesar", {"allow", "veto"})
    bench.do("veto")
    assert (bench.view().active, bench.view().alone) == ("cleopatra", True)
    assert [(one.subject, one.rule) for one in bench.position.refusals(0)] == [("turn", "K42")]


def nearly_full() -> dict[str, list[str]]:
    """One place is left for Cleopatra, at the censors."""
    table = crowded(4)
    table["censors.cleopatra"] = ["3", "2", "2"]
    return table


def test_k43_a_lone_player_without_room_ends_the_game() -> None:
    bench = lone(nearly_full(), ["3", "1"], vote="orgy")
    bench.do("3@censors*")
    events = kinds(bench.do("finish"))
    assert "VoteCardTurned" not in events
    assert bench.reason() == "lone_blocked"


def test_k43_a_last_vote_card_is_turned_where_the_table_wants_it() -> None:
    bench = lone(nearly_full(), ["3", "1"], vote="orgy", last_vote="turned")
    bench.do("3@censors*")
    assert "VoteCardTurned" in kinds(bench.do("finish"))
    assert bench.reason() == "lone_blocked"


def room_by_vote(last_vote: str, *cards: str) -> Bench:
    """Cleopatra has five of the seven cards at the Senators: their vote would make room."""
    table = nearly_full()
    table |= {"senators.caesar": ["5", "3"], "senators.cleopatra": ["1"] * 5}
    return lone(table, ["3", "1", *cards], vote="senators", last_vote=last_vote)


def test_k43_the_last_vote_card_may_make_room() -> None:
    bench = room_by_vote("turned")
    bench.run("3@censors*", "finish")
    assert bench.phase == "start"
    assert bench.won("caesar") == {"senators": 1}
    bench = room_by_vote("none")
    bench.run("3@censors*", "finish")
    assert bench.reason() == "lone_blocked"
    assert bench.won("caesar") == {}


def test_k43_an_extraordinary_vote_is_held_before_it_is_looked_at() -> None:
    table = nearly_full()
    table["censors.caesar"][0] = "2"
    bench = lone(table, ["3", "1"], vote="orgy")
    bench.do("3@censors*")
    events = kinds(bench.do("finish"))
    assert events.index("PatricianWon") < events.index("VoteCardTurned")
    assert bench.phase == "start"


def test_kr27_whoever_runs_out_of_influence_turns_a_vote_card_all_the_same() -> None:
    bench = lone(nearly_full(), ["3"], vote="orgy")
    bench.do("3@censors*")
    assert "VoteCardTurned" in kinds(bench.do("finish"))
    assert bench.reason() == "exhausted"


def test_kr27_a_blocked_opponent_does_not_keep_the_last_vote_card_from_being_turned() -> None:
    """Cleopatra lays her last card; Caesar, who still has one, is alone and blocked only from then on."""
    table = nearly_full()
    caesar = [card for key, row in table.items() if key.endswith("caesar") for card in row]
    cleopatra = [card for key, row in table.items() if key.endswith("cleopatra") for card in row]
    discards = {"caesar": spent(*caesar, "1"), "cleopatra": spent(*cleopatra, "3")}
    bench = Bench(table, caesar=["1"], cleopatra=["3"], discards=discards, vote="orgy")
    bench.do("3@censors*")
    assert "VoteCardTurned" in kinds(bench.do("finish"))
    assert bench.reason() == "lone_blocked"


def test_k43_version_1_of_the_rules_always_turned_the_last_vote_card() -> None:
    old = CLEOPATRA.under(1)
    assert old.info.fixed == (("last_vote", "turned"),)
    with pytest.raises(BadInput, match="unknown option"):
        old.info.read_options({"last_vote": "none"})
    fields = lone(nearly_full(), ["3", "1"], vote="orgy").position.to_json()
    position = old.position_from_json(fields)
    log = Log()
    for text in ("3@censors*", "finish"):
        position.apply(1, position.code(old.read_action(text)), Scripted(), log)
    assert "VoteCardTurned" in kinds(log.take())


def test_k43_a_wrath_in_hand_keeps_the_game_going() -> None:
    bench = lone(nearly_full(), ["3", "1", "wrath"], vote="orgy")
    bench.run("3@censors*", "finish")
    assert bench.phase == "start"
    assert {"pass", "wrath:censors"} <= bench.legal()


def test_k43_an_assassination_keeps_it_going_where_it_opens_room() -> None:
    bench = lone(nearly_full(), ["3", "1", "assassination"], vote="orgy")
    bench.run("3@censors*", "finish")
    assert bench.phase == "start"


def test_k43_without_a_full_group_an_assassination_opens_nothing() -> None:
    assert not assassination_opens(Bench({"senators.caesar": ["5"]}).position, 1)


def test_k44_a_lone_pass_ends_the_game() -> None:
    bench = lone({}, ["3", "1"])
    bench.do("pass")
    assert bench.reason() == "lone_pass"


def test_k44_mutual_block_ends_the_game() -> None:
    table = nearly_full()
    caesar = [card for key, row in table.items() if key.endswith("caesar") for card in row]
    cleopatra = [card for key, row in table.items() if key.endswith("cleopatra") for card in row]
    discards = {"caesar": spent(*caesar, "1"), "cleopatra": spent(*cleopatra, "3", "1")}
    bench = Bench(table, caesar=["1"], cleopatra=["3", "1"], discards=discards, vote="orgy")
    bench.run("3@censors*", "finish")
    assert bench.reason() == "mutual_block"


def test_k44_six_passes_in_a_row_end_the_game() -> None:
    bench = Bench({})
    for _ in range(5):
        bench.do("pass")
    assert bench.phase == "start"
    bench.do("pass")
    assert bench.reason() == "six_passes"


def test_k44_an_exchange_resets_the_count() -> None:
    bench = Bench({})
    bench.run("pass", "pass", "swap:1", "enough", "draw:action")
    assert bench.view().passes == 0


def test_k44_an_active_turn_resets_the_count() -> None:
    bench = Bench({}, passes=4, vote="orgy")
    bench.run("1@censors*", "finish", "draw:action")
    assert bench.view().passes == 0


def test_k45_patricians_on_the_table_score_for_nobody() -> None:
    bench = Bench({}, won={"caesar": [1, 0, 0, 0, 0], "cleopatra": [0] * 5})
    assert (score(bench.position, 0), score(bench.position, 1)) == (1, 0)


def test_k46_all_quaestors_with_the_quaestor_bonus_are_nine() -> None:
    won = {"caesar": [0, 0, 5, 0, 0], "cleopatra": [0] * 5}
    bench = Bench({}, won=won, bonus={"caesar": "quaestors", "cleopatra": "praetors"})
    assert score(bench.position, 0) == 9
    assert bench.view(0).score("caesar") == {
        "patricians": 5,
        "majorities": 1,
        "whole": 1,
        "bonus": 2,
        "total": 9,
    }
    assert bench.view(1).score("caesar")["total"] == 7


def test_k46_three_senators_two_censors_and_the_bonus_are_nine() -> None:
    bench = Bench({}, won={"caesar": [3, 0, 0, 2, 0], "cleopatra": [0] * 5})
    assert score(bench.position, 0) == 9


def test_k47_points_then_patricians_then_a_draw() -> None:
    more = Bench({}, won={"caesar": [0, 0, 0, 2, 0], "cleopatra": [0, 0, 0, 0, 1]})
    assert winner(more.position) == 0
    tie = Bench({}, won={"caesar": [0, 0, 0, 2, 0], "cleopatra": [0, 0, 2, 0, 1]})
    assert (score(tie.position, 0), score(tie.position, 1)) == (3, 3)
    assert winner(tie.position) == 1


def over(bench: Bench) -> Bench:
    for _ in range(6):
        bench.do("pass")
    return bench


def test_kr28_a_lone_player_cannot_pass_for_ever() -> None:
    bench = lone({}, ["3", "1"])
    assert "pass" in bench.legal()
    assert "GameEnded" in kinds(bench.do("pass"))


def test_kr29_a_player_without_influence_takes_no_turn_but_may_veto() -> None:
    bench = Bench(
        {},
        caesar=["veto", "scout"],
        cleopatra=["1", "2", "spy"],
        lone="cleopatra",
        discards={"caesar": spent("veto", "scout"), "cleopatra": spent("1", "2", "spy")},
        vote="orgy",
    )
    bench.do("spy")
    assert "veto" in bench.legal()
    bench.run("veto", "1@senators*")
    assert bench.view().active == "cleopatra"


def test_kr30_equal_points_and_patricians_are_a_draw() -> None:
    bench = over(Bench({}))
    outcome = bench.position.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((1, 1), (0, 0))
    assert bench.position.payoff(0) == bench.position.payoff(1) == 0.5


def test_k47_the_winner_takes_it_all() -> None:
    bench = over(Bench({}, won={"caesar": [1, 0, 0, 0, 0], "cleopatra": [0] * 5}))
    assert (bench.position.payoff(0), bench.position.payoff(1)) == (1.0, 0.0)
    assert bench.position.outcome().places == (1, 2)  # type: ignore[union-attr]


def test_kr31_bonus_cards_are_revealed_at_the_end() -> None:
    bench = Bench({})
    events = [event for _ in range(6) for event in bench.do("pass")]
    assert events[-1] == GameEnded(None, "six_passes", "senators", "praetors")
    assert bench.view(0).sides["cleopatra"].bonus == "praetors"


def test_kr32_two_of_five_are_no_majority() -> None:
    bench = Bench({}, won={"caesar": [2, 0, 0, 0, 0], "cleopatra": [1, 0, 0, 0, 0]})
    assert (score(bench.position, 0), score(bench.position, 1)) == (2, 1)


def test_kr34_a_deadlock_of_both_ends_the_game() -> None:
    test_k44_mutual_block_ends_the_game()
