"""Chapter 2: active and passive turns."""

import pytest
from tests.games.cleopatra.bench import Bench, all_but, kinds

from triumvir.games.cleopatra.events import CardDrawn

TIED = {"censors.caesar": ["2", "2", "2", "2"], "censors.cleopatra": ["2", "2", "2", "2"]}
FULL = {f"{group}.cleopatra": ["1"] * 5 for group in ("senators", "praetors")}


def crowded(own: int = 5) -> dict[str, list[str]]:
    """All groups hold eight cards, tied, so nobody can lay; Cleopatra has `own` cards at the censors."""
    table = {
        "senators.caesar": ["1", "1", "1", "1", "1"],
        "senators.cleopatra": ["5", "P", "P"],
        "praetors.caesar": ["2", "2", "2", "2"],
        "praetors.cleopatra": ["2", "2", "2", "2"],
        "quaestors.caesar": ["3", "3", "3", "3"],
        "quaestors.cleopatra": ["3", "3", "3", "3"],
        "aediles.caesar": ["4", "4", "4", "4"],
        "aediles.cleopatra": ["4", "4", "4", "4"],
    }
    if own == 5:
        return {**table, "censors.caesar": ["5", "2", "P"], "censors.cleopatra": ["1", "1", "1", "2", "2"]}
    return {**table, "censors.caesar": ["5", "5", "P", "P"], "censors.cleopatra": ["3", "2", "2", "3"]}


def test_k10_passive_is_always_allowed_active_only_with_influence() -> None:
    assert "pass" in Bench({}).legal()
    idle = Bench({}, cleopatra=["spy", "scout"])
    assert idle.legal() == {"pass", "swap:spy", "swap:scout"}


def test_k11_the_steps_of_an_active_turn_come_in_order() -> None:
    bench = Bench({"censors.caesar": ["5"] * 4, "censors.cleopatra": ["1"] * 3}, vote="aediles")
    events = kinds(bench.run("1@censors*", "finish", "draw:influence"))
    steps = [
        kind for kind in events if kind in ("CardLaid", "PatricianWon", "CardDrawn", "VoteCardTurned", "TurnBegan")
    ]
    assert steps == ["CardLaid", "PatricianWon", "CardDrawn", "VoteCardTurned", "TurnBegan"]
    bench = Bench({})
    bench.do("1@censors*")
    assert bench.refused("pass") == "K11"


def test_k12_one_card_face_down_or_two_face_up() -> None:
    bench = Bench({})
    assert {"1@senators", "1@senators*"} <= bench.legal()
    bench.do("1@senators")
    assert bench.phase == "second"
    assert bench.refused("2@senators*") == "K12"
    assert bench.refused("finish") == "K12"
    bench.do("2@aediles")
    assert bench.phase == "after"
    assert bench.refused("3@aediles*") == bench.refused("3@aediles") == "K12"


def test_k12_with_one_influence_card_only_face_down() -> None:
    bench = Bench({}, cleopatra=["3", "spy"])
    assert bench.refused("3@senators") == "K12"
    assert bench.refused("4@senators*") == "K12"
    assert "3@senators*" in bench.legal()


def test_k13_at_most_five_own_and_eight_in_all() -> None:
    five = Bench({"senators.cleopatra": ["1"] * 5, "praetors.caesar": ["2"] * 5, "praetors.cleopatra": ["3"] * 3})
    assert five.refused("1@senators*") == five.refused("1@praetors*") == "K13"
    assert ("senators", "K13") in [(one.subject, one.rule) for one in five.position.refusals(1)]


def test_k13_seven_cards_leave_room_for_one_face_up_card_only() -> None:
    bench = Bench({"senators.caesar": ["1"] * 4, "senators.cleopatra": ["2"] * 3})
    bench.do("1@senators")
    assert "2@senators" not in bench.legal()
    assert bench.refused("2@senators") == "K13"
    assert "2@praetors" in bench.legal()


def test_k14_an_action_comes_before_between_or_after() -> None:
    for before, after in (
        ((), ("1@senators", "2@senators")),
        (("1@senators",), ("2@senators",)),
        (("1@senators", "2@senators"), ()),
    ):
        bench = Bench({"aediles.caesar": ["3*"]}, cleopatra=["1", "2", "3", "scout", "scout"])
        bench.run(*before, "scout:aediles", "allow")
        assert bench.faces("aediles", "caesar") == ["up"]
        assert not any(text.startswith("scout") for text in bench.legal())
        if after:
            assert bench.refused("scout:senators") == "K14"
        bench.run(*after)
        assert bench.phase == "draw"


def test_k14_the_first_of_two_needs_room_for_both() -> None:
    table = crowded(4)
    table["censors.cleopatra"] = ["3", "2", "2"]
    bench = Bench(table, cleopatra=["1", "4"])
    assert bench.refused("1@censors") == "K12"
    assert {"1@censors*", "4@censors*"} <= bench.legal()


def test_k15_an_action_may_open_room_for_the_lay() -> None:
    bench = Bench(crowded(4), cleopatra=["1", "assassination", "wrath", "scout", "castling"])
    assert bench.refused("1@censors*") == "K13"
    assert {"wrath:censors", "assassination:censors.5", "assassination:censors.P"} <= bench.legal()
    assert bench.refused("castling:senators-praetors") == "K15"
    bench.run("assassination:censors.5", "allow")
    assert bench.phase == "lay"
    assert bench.legal() == {"1@censors*"}


def test_k15_an_assassination_elsewhere_does_not_open_room() -> None:
    table = crowded(5)
    table["senators.caesar"], table["senators.cleopatra"] = ["5", "P", "P"], ["1", "1", "1", "1", "1"]
    table["censors.caesar"], table["censors.cleopatra"] = ["5", "2"], ["1", "1", "P", "P", "3"]
    bench = Bench(table, cleopatra=["2", "assassination", "castling"])
    assert bench.refused("assassination:senators.5") == "K15"
    assert bench.refused("castling:senators-praetors") == "K15"
    assert "assassination:praetors.2" in bench.legal()


def test_k15a_a_vetoed_opening_cuts_the_turn_short() -> None:
    bench = Bench(crowded(4), caesar=["1", "veto"], cleopatra=["1", "assassination", "spy"], passes=3, vote="orgy")
    bench.run("assassination:censors.5", "veto")
    events = bench.do("decline")
    assert "TurnCutShort" in kinds(events)
    assert bench.phase == "draw"
    events = bench.run("draw:influence", "draw:influence", "draw:influence")
    assert "VoteCardTurned" not in kinds(events)
    assert (bench.view().active, bench.view().passes) == ("caesar", 0)


def test_k16_eight_cards_get_an_immediate_vote() -> None:
    bench = Bench({"censors.caesar": ["5"] * 4, "censors.cleopatra": ["1"] * 3})
    bench.do("1@censors*")
    assert "PatricianWon" in kinds(bench.do("finish"))
    assert bench.won("caesar") == {"censors": 1}


def test_k16_the_final_position_counts() -> None:
    bench = Bench({"censors.caesar": ["5"] * 4, "censors.cleopatra": ["1"] * 3}, cleopatra=["1", "assassination"])
    bench.run("1@censors*", "assassination:censors.5")
    assert "PatricianWon" not in kinds(bench.do("allow"))


def test_k16_a_locked_group_is_opened_by_assassination_and_voted_again() -> None:
    bench = Bench(TIED, cleopatra=["1", "assassination"])
    bench.run("assassination:censors.2", "allow")
    bench.do("1@censors*")
    assert bench.won("cleopatra") == {"censors": 1}


def test_k17_refill_card_by_card_with_a_choice() -> None:
    bench = Bench({}, vote="orgy")
    bench.run("1@censors", "2@censors", "finish")
    assert bench.legal() == {"draw:influence", "draw:action"}
    assert bench.refused("decline") == "K17"
    assert bench.view().due == 2
    bench.do("draw:influence")
    assert bench.view().due == 1
    bench.do("draw:action")
    assert len(bench.hand("cleopatra")) == 5


def test_k17_an_empty_reserve_leaves_the_other() -> None:
    left = [*[card for card in all_but("1", "2", "3", "4", "5", "5") if card != "1"], "1", "1", "1", "1", "1", "1"]
    bench = Bench({}, discards={"caesar": [], "cleopatra": left}, vote="orgy")
    bench.do("1@censors*")
    events = bench.do("finish")
    assert CardDrawn("cleopatra", "influence", "5") in events


def test_k17_both_empty_and_the_refill_stops() -> None:
    bench = Bench({}, cleopatra=["1", "2"], discards={"caesar": [], "cleopatra": all_but("1", "2")}, vote="orgy")
    bench.do("1@censors*")
    assert "CardDrawn" not in kinds(bench.do("finish"))
    assert bench.hand("cleopatra") == ["2"]


def test_k18_a_vote_card_in_every_active_turn() -> None:
    bench = Bench({}, vote="aediles")
    assert "VoteCardTurned" in kinds(bench.run("1@censors*", "finish", "draw:action"))


def test_k19_a_passive_turn_exchanges_any_number_of_cards() -> None:
    bench = Bench({})
    events = bench.run("swap:1", "swap:2", "enough", "draw:action")
    assert bench.view().due == 1
    events += bench.do("draw:influence")
    assert "VoteCardTurned" not in kinds(events)
    assert len(bench.hand("cleopatra")) == 5
    assert bench.view().active == "caesar"


def test_k19_all_five_go_straight_to_drawing() -> None:
    bench = Bench({})
    bench.run("swap:1", "swap:2", "swap:3", "swap:4")
    assert bench.refused("swap:1") == "K19"
    bench.do("swap:5")
    assert (bench.phase, bench.view().due) == ("draw", 5)


def test_k19_with_empty_reserves_a_pass_is_all_there_is() -> None:
    bench = Bench({}, cleopatra=["veto", "1"], discards={"caesar": [], "cleopatra": all_but("1", "veto")})
    assert not any(text.startswith("swap") for text in bench.legal())
    assert ("exchange", "K19") in [(one.subject, one.rule) for one in bench.position.refusals(1)]


def test_k20_a_player_sees_his_own_face_down_cards() -> None:
    bench = Bench({"senators.cleopatra": ["4*"]})
    assert bench.view(1).groups["senators"].cards["cleopatra"][0].card == "4"
    assert bench.view(0).groups["senators"].cards["cleopatra"][0].card is None
    assert bench.view(-1).groups["senators"].cards["cleopatra"][0].card is None


def test_kr12_a_philosopher_counts_for_the_limits() -> None:
    bench = Bench({"senators.cleopatra": ["P", "P", "1", "1", "1"]})
    assert bench.refused("1@senators*") == "K13"


def test_kr13_no_action_after_the_refill() -> None:
    bench = Bench({"aediles.caesar": ["3*"]}, cleopatra=["1", "2", "scout"])
    bench.run("1@senators*", "finish")
    assert bench.refused("scout:aediles") == "K17"


def test_kr14_an_action_obliges_to_lay() -> None:
    bench = Bench({"aediles.caesar": ["3*"]}, cleopatra=["1", "scout"])
    bench.run("scout:aediles", "allow")
    assert bench.refused("finish") == bench.refused("pass") == "K12"
    assert all("@" in text for text in bench.legal())


def test_kr15_without_influence_in_hand_the_turn_is_passive() -> None:
    bench = Bench({"aediles.caesar": ["3*"]}, cleopatra=["scout"])
    assert bench.refused("scout:aediles") == "KR15"
    assert ("scout", "KR15") in [(one.subject, one.rule) for one in bench.position.refusals(1)]


def test_kr16_no_more_exchanged_than_the_reserves_hold() -> None:
    left = all_but("1", "2", "3", "4", "5", "P")
    bench = Bench({}, discards={"caesar": [], "cleopatra": left})
    bench.do("swap:1")
    assert bench.view().active == "caesar"
    assert bench.hand("cleopatra") == ["P", "2", "3", "4", "5"]
    nothing = Bench({}, cleopatra=["1"], discards={"caesar": [], "cleopatra": all_but("1")})
    assert nothing.refused("swap:1") == "KR16"


@pytest.mark.parametrize(
    ("exchange", "discards", "unseen"),
    [
        ("backs", [], {"influence": 1, "action": 1, "either": 0}),
        ("hidden", [], {"influence": 0, "action": 0, "either": 2}),
        ("open", ["1", "spy"], {"influence": 0, "action": 0, "either": 0}),
    ],
)
def test_kr17_exchanged_cards_are_seen_as_the_table_wants(
    exchange: str, discards: list[str], unseen: dict[str, int]
) -> None:
    bench = Bench({}, cleopatra=["1", "2", "spy"], options={"exchange": exchange})
    bench.run("swap:1", "swap:spy")
    assert bench.discards("cleopatra") == discards
    assert bench.view(0).sides["cleopatra"].unseen_discards == unseen
    assert bench.view(1).sides["cleopatra"].put_away == ([] if exchange == "open" else ["1", "spy"])
    assert bench.view(0).sides["cleopatra"].put_away is None


def test_kr25_two_groups_with_eight_are_both_voted_in_table_order() -> None:
    table = {f"{group}.caesar": ["5"] * 3 + ["4"] for group in ("praetors", "aediles")}
    table |= {f"{group}.cleopatra": ["1"] * 3 for group in ("praetors", "aediles")}
    bench = Bench(table, cleopatra=["2", "3"])
    bench.run("2@aediles", "3@praetors")
    events = [event for event in bench.do("finish") if event.kind() == "PatricianWon"]
    assert [event.to_json()["group"] for event in events] == ["praetors", "aediles"]


def test_kr26_each_card_is_seen_before_the_next_choice() -> None:
    bench = Bench({})
    bench.run("1@censors", "2@censors", "finish")
    before = bench.hand("cleopatra")
    bench.do("draw:action")
    assert len(bench.hand("cleopatra")) == len(before) + 1
    assert bench.phase == "draw"


def test_kr27_a_turn_with_the_last_influence_card_is_finished_normally() -> None:
    bench = Bench({}, cleopatra=["1"], discards={"caesar": [], "cleopatra": all_but("1")}, vote="aediles")
    bench.do("1@censors*")
    events = kinds(bench.do("finish"))
    assert "VoteCardTurned" in events
    assert events[-3:] == ["LonePhaseBegan", "TurnBegan", "Asked"]
    assert bench.view().alone


def test_kr33_both_face_up_cards_may_go_to_one_group() -> None:
    bench = Bench({})
    bench.run("1@senators", "2@senators")
    assert bench.cards("senators", "cleopatra") == ["1", "2"]


def test_kr37_the_hand_never_exceeds_five_and_is_often_smaller() -> None:
    bench = Bench({}, cleopatra=["1", "2"])
    bench.do("pass")
    bench.do("pass")
    assert len(bench.hand("cleopatra")) == 2


def test_k50_two_cards_face_down_without_an_action() -> None:
    on = {"two_face_down": "on"}
    bench = Bench({"aediles.caesar": ["3*"]}, cleopatra=["1", "2", "scout"], options=on)
    bench.do("1@senators*")
    assert {"finish", "2@senators*", "2@aediles*", "scout:aediles"} <= bench.legal()
    bench.do("2@aediles*")
    assert bench.phase == "draw"


def test_k50_not_after_an_action_even_a_vetoed_one() -> None:
    on = {"two_face_down": "on"}
    bench = Bench({"aediles.caesar": ["3*"]}, caesar=["veto"], cleopatra=["1", "2", "scout"], options=on)
    bench.run("scout:aediles", "veto", "decline", "1@senators*")
    assert bench.phase == "draw"
    plain = Bench({}, cleopatra=["1", "2"])
    plain.do("1@senators*")
    assert plain.refused("2@senators*") == "K12"


def test_k12_out_of_phase_words_are_refused() -> None:
    bench = Bench({})
    assert bench.refused("keep") == "K19"
    bench.do("swap:1")
    assert bench.refused("1@senators*") == "K19"
