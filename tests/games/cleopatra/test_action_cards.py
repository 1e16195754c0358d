"""Chapter 5: action cards."""

import pytest
from tests.games.cleopatra.bench import Bench, all_but, kinds

from triumvir.games.cleopatra.events import CardAssassinated, VetoHeld
from triumvir.games.cleopatra.view import surely_held


def test_k35_assassination_discards_a_face_up_card_of_the_opponent() -> None:
    bench = Bench({"senators.caesar": ["5", "P", "3*"]}, cleopatra=["1", "assassination"])
    targets = {text for text in bench.legal() if text.startswith("assassination")}
    assert targets == {"assassination:senators.5", "assassination:senators.P"}
    assert bench.refused("assassination:senators.3") == "K35"
    bench.do("assassination:senators.P")
    assert CardAssassinated("caesar", "senators", "P") in bench.do("allow")
    assert bench.cards("senators", "caesar") == ["5", "3"]


def test_k36_spy_sees_the_hand_and_has_one_card_discarded() -> None:
    bench = Bench({}, caesar=["2", "veto", "5"], cleopatra=["1", "spy"])
    bench.run("spy", "allow")
    assert bench.legal() == {"take:2", "take:5", "take:veto"}
    assert bench.refused("take:1") == "K36"
    assert surely_held(bench.view(1).sides["caesar"]) == ["2", "5", "veto"]
    assert surely_held(bench.view(-1).sides["caesar"]) == []
    bench.do("take:veto")
    assert bench.discards("caesar") == ["veto"]
    assert bench.legal() == {"draw:influence", "draw:action", "decline"}
    bench.do("draw:action")
    assert bench.phase == "lay"


def test_k36_spy_needs_a_hand_to_look_at() -> None:
    bench = Bench({}, caesar=[], cleopatra=["1", "spy"])
    assert bench.refused("spy") == "K36"
    assert ("spy", "K36") in [(one.subject, one.rule) for one in bench.position.refusals(1)]


def test_k37_castling_lays_the_own_cards_of_two_groups_out_again() -> None:
    table = {"senators.cleopatra": ["1", "4*"], "censors.cleopatra": ["2"], "senators.caesar": ["3"]}
    bench = Bench(table, cleopatra=["1", "castling"])
    bench.run("castling:senators-censors", "allow")
    assert bench.legal() == {"move:1@senators", "move:1@censors"}
    assert bench.refused("move:2@senators") == bench.refused("move:1@aediles") == bench.refused("pass") == "K37"
    bench.run("move:1@censors", "move:2@censors", "move:4@censors")
    assert bench.cards("senators", "cleopatra") == []
    assert bench.cards("censors", "cleopatra") == ["1", "2", "4"]
    assert bench.faces("censors", "cleopatra") == ["down"] * 3
    assert bench.cards("senators", "caesar") == ["3"]
    assert bench.phase == "lay"


def test_k37_castling_needs_an_own_card() -> None:
    bench = Bench({"senators.caesar": ["3"]}, cleopatra=["1", "castling"])
    assert bench.refused("castling:senators-censors") == "K37"
    assert ("castling", "K37") in [(one.subject, one.rule) for one in bench.position.refusals(1)]


@pytest.mark.parametrize("at_first", [3, 4])
def test_k37_own_three_and_five_against_four_and_two(at_first: int) -> None:
    table = {
        "senators.cleopatra": ["1", "1", "1"],
        "praetors.cleopatra": ["2", "2", "3", "3", "4"],
        "senators.caesar": ["1", "2", "3", "4"],
        "praetors.caesar": ["5", "5"],
    }
    bench = Bench(table, cleopatra=["1", "castling"])
    bench.run("castling:senators-praetors", "allow")
    sizes: set[int] = set()
    for _ in range(at_first):
        bench.do(next(text for text in sorted(bench.legal()) if text.endswith("senators")))
    while bench.phase == "castle":
        choices = sorted(bench.legal())
        bench.do(next((text for text in choices if text.endswith("praetors")), choices[0]))
    sizes.add(len(bench.cards("senators", "cleopatra")))
    assert sizes == {at_first}


def test_k37_the_limits_hold_for_castling() -> None:
    table = {
        "senators.cleopatra": ["1", "1", "1"],
        "praetors.cleopatra": ["2", "2", "3", "3", "4"],
        "senators.caesar": ["1", "2", "3", "4"],
        "praetors.caesar": ["5", "5"],
    }
    bench = Bench(table, cleopatra=["1", "castling"])
    bench.run("castling:senators-praetors", "allow", *["move:1@senators"] * 3, "move:2@senators")
    assert bench.legal() == {"move:2@praetors"}


def test_k37_eight_cards_after_castling_are_voted() -> None:
    table = {"senators.cleopatra": ["1", "1"], "praetors.cleopatra": ["2"], "senators.caesar": ["5"] * 5}
    bench = Bench(table, cleopatra=["4", "castling"])
    bench.run("4@aediles*", "castling:senators-praetors", "allow", "move:1@senators", "move:1@senators")
    assert "PatricianWon" in kinds(bench.do("move:2@senators"))


def test_k38_scout_turns_all_face_down_cards_of_a_group_up() -> None:
    bench = Bench({"senators.caesar": ["5*", "2", "P*"]}, cleopatra=["1", "scout"])
    assert bench.refused("scout:aediles") == "K38"
    bench.run("scout:senators", "allow")
    assert bench.faces("senators", "caesar") == ["up"] * 3


def test_k38_scout_without_target_is_refused() -> None:
    bench = Bench({"senators.caesar": ["5"]}, cleopatra=["1", "scout"])
    assert ("scout", "K38") in [(one.subject, one.rule) for one in bench.position.refusals(1)]


def test_k39_wrath_clears_both_sides_of_a_group() -> None:
    bench = Bench({"senators.caesar": ["5*", "P"], "senators.cleopatra": ["2*"]}, cleopatra=["1", "wrath"])
    assert bench.refused("wrath:aediles") == "K39"
    bench.do("wrath:senators")
    assert "GroupStruck" in kinds(bench.do("allow"))
    assert (bench.discards("caesar"), bench.discards("cleopatra")) == (["P", "5"], ["2", "wrath"])


def test_k39_wrath_without_cards_is_refused() -> None:
    bench = Bench({}, cleopatra=["1", "wrath", "assassination"])
    refused = [(one.subject, one.rule) for one in bench.position.refusals(1)]
    assert ("wrath", "K39") in refused
    assert ("assassination", "K35") in refused


def test_k40_a_veto_cancels_an_action_and_may_be_replaced() -> None:
    bench = Bench({"senators.caesar": ["5"]}, caesar=["1", "veto"], cleopatra=["1", "assassination"])
    bench.do("assassination:senators.5")
    assert bench.legal() == {"allow", "veto"}
    assert bench.refused("pass") == "K40"
    bench.do("veto")
    assert bench.cards("senators", "caesar") == ["5"]
    assert (bench.discards("caesar"), bench.discards("cleopatra")) == (["veto"], ["assassination"])
    bench.do("draw:influence")
    assert (bench.phase, bench.view().asked) == ("lay", "cleopatra")


def test_k40_a_veto_is_never_played_in_the_own_turn() -> None:
    bench = Bench({}, cleopatra=["1", "veto"])
    assert bench.refused("veto") == "K19"
    assert ("veto", "K40") in [(one.subject, one.rule) for one in bench.position.refusals(1)]


def test_kr18_a_played_action_card_is_public() -> None:
    bench = Bench({"senators.caesar": ["5*"]}, cleopatra=["1", "scout"])
    bench.do("scout:senators")
    assert bench.view(0).sides["cleopatra"].discards["scout"] == 1


def test_kr19_cards_struck_by_wrath_are_seen_by_all() -> None:
    bench = Bench({"senators.caesar": ["5*"]}, cleopatra=["1", "wrath"])
    bench.run("wrath:senators", "allow")
    assert bench.view(1).sides["caesar"].discards["5"] == 1


def test_kr20_the_replacement_may_be_declined() -> None:
    bench = Bench({}, caesar=["2"], cleopatra=["1", "spy"])
    bench.run("spy", "allow", "take:2")
    assert "DrawDeclined" in kinds(bench.do("decline"))
    assert bench.hand("caesar") == []


def test_kr21_a_vetoed_action_is_the_action_of_the_turn() -> None:
    bench = Bench({"senators.caesar": ["5*"]}, caesar=["veto"], cleopatra=["1", "scout", "scout"])
    bench.run("scout:senators", "veto", "decline")
    assert bench.refused("scout:senators") == "K14"
    assert ("scout", "K14") in [(one.subject, one.rule) for one in bench.position.refusals(1)]


def test_kr22_the_veto_comes_before_the_hand_is_seen() -> None:
    bench = Bench({}, caesar=["veto", "3"], cleopatra=["1", "spy"])
    assert "HandShown" not in kinds(bench.do("spy"))
    bench.run("veto", "decline")
    assert surely_held(bench.view(1).sides["caesar"]) == []


def test_kr23_castling_moves_own_cards_only() -> None:
    bench = Bench({"senators.caesar": ["3"], "senators.cleopatra": ["1"]}, cleopatra=["1", "castling"])
    bench.run("castling:senators-aediles", "allow", "move:1@aediles")
    assert bench.cards("senators", "caesar") == ["3"]


def test_kr24_no_castling_with_a_closed_group() -> None:
    won = {"caesar": [0, 0, 0, 0, 3], "cleopatra": [0] * 5}
    bench = Bench({"senators.cleopatra": ["1"]}, cleopatra=["1", "castling"], won=won)
    assert bench.refused("castling:senators-aediles") == "K37"


@pytest.mark.parametrize("hand", [[], ["veto"], ["2"]])
def test_kr35_the_veto_question_is_asked_of_every_hand(hand: list[str]) -> None:
    bench = Bench({"senators.caesar": ["5*"]}, caesar=hand, cleopatra=["1", "scout"])
    bench.do("scout:senators")
    assert (bench.phase, bench.view(1).asked) == ("veto", "caesar")
    assert bench.legal() == ({"allow", "veto"} if "veto" in hand else {"allow"})


def test_kr35_the_table_may_ask_only_when_a_veto_is_held() -> None:
    when_held = {"ask_veto": "when_held"}
    without = Bench({"senators.caesar": ["5*"]}, caesar=["1"], cleopatra=["1", "scout"], options=when_held)
    assert VetoHeld("caesar", False) in without.do("scout:senators")
    assert without.phase == "lay"
    held = Bench({"senators.caesar": ["5*"]}, caesar=["veto"], cleopatra=["1", "scout"], options=when_held)
    held.do("scout:senators")
    assert held.phase == "veto"


def test_kr36_no_replacement_is_asked_for_with_empty_reserves() -> None:
    discards = {"caesar": all_but("2", "3"), "cleopatra": []}
    bench = Bench({}, caesar=["2", "3"], cleopatra=["1", "spy"], discards=discards)
    bench.run("spy", "allow", "take:2")
    assert bench.phase == "lay"
    assert bench.discards("caesar").count("2") == 7


def test_kr36_with_one_reserve_empty_the_other_or_none() -> None:
    discards = {"caesar": all_but("2", "3", "spy"), "cleopatra": []}
    bench = Bench({}, caesar=["2", "3"], cleopatra=["1", "spy"], discards=discards)
    bench.run("spy", "allow", "take:2")
    assert bench.legal() == {"draw:action", "decline"}


def test_kr38_castling_hides_cards_just_laid_face_up() -> None:
    bench = Bench({}, cleopatra=["1", "2", "castling"])
    bench.run("1@senators", "2@aediles", "castling:senators-aediles", "allow", "move:1@senators", "move:2@senators")
    assert bench.faces("senators", "cleopatra") == ["down", "down"]


def test_kr38_wrath_may_remove_the_card_just_laid_which_still_counts() -> None:
    bench = Bench({}, cleopatra=["1", "2", "wrath"])
    bench.run("1@senators", "wrath:senators", "allow")
    assert bench.phase == "second"
    bench.do("2@aediles")
    assert bench.phase == "draw"
