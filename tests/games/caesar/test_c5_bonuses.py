"""Chapter C5: the bonus tokens."""

import pytest
from tests.games.caesar.tables import (
    MODULES,
    bag,
    do,
    fill,
    holder,
    influence,
    kinds,
    legal,
    marked,
    markers,
    only,
    refused,
    supply,
    table,
)

from triumvir.contract.errors import BadInput
from triumvir.games.caesar.events import CenturionTaken, SenateKept, TokenReturned, TurnBegan
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.position import CaesarPosition

HU_NEARLY = fill(["HU-MT"], "p.ship60")
BOTH_NEARLY = fill(["HU-MT", "HC-GA"], "p.ship60 c.sword60")


def close_hispania(bonus: str, **more: str) -> CaesarPosition:
    """Caesar has just closed Hispania Ulterior, which Pompey gets, and is asked about its bonus."""
    options = MODULES if bonus in ("poison", "centurion") else {}
    position = table(
        options=options,
        tokens=HU_NEARLY,
        bonuses={"HU": bonus},
        caesar="shield33 sword60",
        pompey=more.get("pompey", "ship51 sword42"),
    )
    do(position, "shield33@HU-HC")
    return position


def test_c5_1_tactics_gives_another_turn_after_the_draw() -> None:
    position = close_hispania("tactics")
    events = do(position, "use:tactics")
    assert kinds(events) == ["BonusUsed", "TokenDrawn", "TurnBegan", "Asked"]
    assert only(events, "TurnBegan") == TurnBegan("caesar", True)
    do(position, "sword60@HC-GA>HC")
    assert position.to_act() == 2


def test_c5_1_two_tactics_give_one_extra_turn() -> None:
    position = table(
        tokens=BOTH_NEARLY, bonuses={"HU": "tactics", "HC": "tactics"}, caesar="shield33 sword51", pompey="sword42"
    )
    do(position, "shield33@HU-HC", "first:HU", "use:tactics", "use:tactics")
    assert position.to_act() == 1
    do(position, "sword51@MT-NU>MT")
    assert position.to_act() == 2


def test_c5_1_tactics_in_the_extra_turn_gives_another() -> None:
    tokens = BOTH_NEARLY | fill(["GC-DM", "IT-GC"], "c.shield51 c.sword42")
    position = table(
        tokens=tokens,
        bonuses={"HU": "tactics", "HC": "wealth", "GC": "tactics"},
        caesar="shield33 sword51",
        pompey="sword42",
    )
    do(position, "shield33@HU-HC", "first:HU", "use:tactics", "decline:wealth")
    do(position, "sword51@GA-GC>GC", "use:tactics")
    assert position.to_act() == 1


def test_c5_2_wealth_draws_at_once_and_for_good() -> None:
    position = close_hispania("wealth")
    events = do(position, "use:wealth")
    assert kinds(events)[:3] == ["BonusUsed", "TokenDrawn", "TokenDrawn"]
    assert len(supply(position, "caesar")) == 3


def test_c5_2_at_the_end_of_the_turn_wealth_follows_the_draw() -> None:
    options = {**MODULES, "wealth_draw": "end_of_turn"}
    position = table(
        options=options,
        tokens=BOTH_NEARLY,
        bonuses={"HU": "wealth", "HC": "centurion"},
        caesar="shield33",
        pompey="sword42",
    )
    events = do(position, "shield33@HU-HC", "first:HU", "use:wealth")
    assert "DrawPutOff" in kinds(events)
    assert "TokenDrawn" not in kinds(events)
    assert (position.wealth_due, position.view(1).to_json()["wealth_due"]) == (1, 1)
    do(position, "use:centurion")
    assert CAESAR.position_from_line(position.to_line()).hash() == position.hash()
    events = do(position, "take:sword70")
    assert kinds(events)[:2] == ["CenturionTaken", "TokenDrawn"]
    assert len(supply(position, "caesar")) == 2
    assert position.wealth_due == 0


def test_c5_2_two_wealths_bring_two_tokens_at_the_end_of_the_turn() -> None:
    position = table(
        options={"wealth_draw": "end_of_turn"},
        tokens=BOTH_NEARLY,
        bonuses={"HU": "wealth", "HC": "wealth"},
        caesar="shield33",
        pompey="sword42",
    )
    events = do(position, "shield33@HU-HC", "first:HU", "use:wealth", "use:wealth")
    assert kinds(events)[-5:] == ["TokenDrawn", "TokenDrawn", "TokenDrawn", "TurnBegan", "Asked"]
    assert len(supply(position, "caesar")) == 3


def test_c5_3_might_turns_a_token_that_counts_nothing_then() -> None:
    tokens = {"HU-MT": "pompey.ship51>HU"}
    position = table(tokens=tokens, bonuses={"HU": "might"}, caesar="shield33", pompey="sword42")
    do(position, "shield33@HU-HC")
    assert influence(position, "MT") == (0, 1)
    do(position, "might:HU-MT")
    assert influence(position, "MT") == (0, 0)
    json = position.to_json()["tokens"]
    assert isinstance(json, dict)
    assert json["HU-MT"] == "pompey.ship51>HU~"


def test_c5_3_a_turned_token_counts_zero_but_fills_its_space() -> None:
    tokens = fill(["HU-MT", "HC-GA"], "p.ship60 p.sword60")
    position = table(tokens=tokens, bonuses={"HU": "might", "HC": "wealth"}, caesar="shield33", pompey="ship51")
    do(position, "shield33@HU-HC", "first:HU", "might:HC-GA")  # the second closing is not yet counted
    assert influence(position, "HC") == (3, 0)
    assert holder(position, "HC") == "caesar"


def test_c5_3_targets_are_tokens_of_uncounted_provinces_and_field_markers() -> None:
    tokens = fill(["HU-MT", "MT-SD", "MT-NU", "NU-SC"], "p.ship60 p.ship51 c.sword60 c.ship60")
    position = table(tokens=tokens, held={"MT": "pompey"}, bonuses={"HU": "might"}, caesar="shield33")
    do(position, "shield33@HU-HC")
    assert holder(position, "HU") == "pompey"
    assert marked(position) == {"HU-MT": "pompey"}
    assert legal(position) == ["might:MT-SD", "might:HU", "might:MT", "decline:might"]
    assert refused(position, "might:HU-MT") == "C5.3"
    assert refused(position, "might:NU-SC") == "C5.3"
    assert refused(position, "might:GA") == "C5.3"


def test_c5_3_a_face_down_marker_stops_new_border_markers_only() -> None:
    tokens = fill(["HU-MT", "MT-SD", "MT-NU", "HC-GA"], "p.ship60 p.ship51 p.sword60 p.sword51")
    position = table(tokens=tokens, held={"MT": "pompey"}, bonuses={"HU": "might", "HC": "wealth"}, caesar="shield33")
    do(position, "shield33@HU-HC", "first:HC", "decline:wealth")
    assert marked(position) == {"HU-HC": "pompey", "HU-MT": "pompey"}
    do(position, "might:HU")
    assert marked(position) == {"HU-HC": "pompey", "HU-MT": "pompey"}
    assert holder(position, "HU") == "pompey~"


def test_c5_3_italia_is_one_target() -> None:
    tokens = fill(
        ["SD-IT", "SC-IT", "IT-GC", "IT-AC", "IT-MD", "IT-DM"],
        "p.shield60 p.sword60 p.sword51 p.ship51 p.shield51 p.ship42",
    )
    position = table(tokens=tokens | HU_NEARLY, held={"IT": "pompey"}, bonuses={"HU": "might"}, caesar="shield33")
    do(position, "shield33@HU-HC")
    assert legal(position).count("might:IT") == 1
    do(position, "might:IT")
    assert holder(position, "IT") == "pompey~"


def test_c5_3_without_a_target_it_can_only_be_declined() -> None:
    tokens = fill(["HU-MT"], "c.ship60")
    position = table(tokens=tokens, bonuses={"HU": "might"}, caesar="shield33")
    do(position, "shield33@HU-HC")
    assert legal(position) == ["decline:might"]


EAST = fill(
    ["AG-SY", "AS-SY", "AG-AS", "CR-AS", "CR-AG", "CY-AG"],
    "c.sword51 p.shield51 c.laurel22 p.laurel22 c.laurel31 p.laurel31",
)
EAST_HELD = {"SY": "tied", "AS": "tied", "AG": "tied"}


def senate_game(heights: list[int], won: bool) -> tuple[CaesarPosition, int]:
    """Caesar closes Hispania Ulterior, which has a Senate token; says how many markers he had before."""
    tokens = EAST | fill(["HU-MT"], "c.ship60" if won else "p.ship60")
    position = table(tokens=tokens, held=EAST_HELD, bonuses={"HU": "senate"}, caesar="shield33", senate=heights)
    before = int(position.markers[0])
    do(position, "shield33@HU-HC")
    return position, before


def test_c5_4_printed_example_first_senate_with_control() -> None:
    position, before = senate_game([], won=True)
    assert list(position.under_senate)[:1] == [1]
    assert markers(position)[0] == before - 2  # one on the field, one under the token


def test_c5_4_printed_example_second_senate_without_control() -> None:
    position, before = senate_game([1], won=False)
    assert (position.senates[0], list(position.under_senate)[:2]) == (2, [1, 0])
    assert markers(position)[0] == before


def test_c5_4_printed_example_third_senate_with_control() -> None:
    position, before = senate_game([1, 0], won=True)
    assert (position.senates[0], list(position.under_senate)[:3]) == (3, [1, 0, 3])
    assert markers(position)[0] == before - 4


def test_c5_4_as_many_as_are_left() -> None:
    """With four Senate tokens four markers are due, but only three are left: all go under it and Caesar wins."""
    position, before = senate_game([1, 2, 3], won=True)
    assert before == 6
    assert position.winner == -1
    assert list(position.under_senate)[:4] == [1, 2, 3, 4]
    position = table(
        tokens=EAST | fill(["HU-MT", "MT-SD", "MT-NU"], "c.ship60 c.ship51 c.sword60"),
        held=EAST_HELD | {"MT": "caesar"},
        bonuses={"HU": "senate"},
        caesar="shield33",
        senate=[1, 2, 3],
    )
    events = do(position, "shield33@HU-HC")
    assert only(events, "SenateKept") == SenateKept("caesar", 3)
    assert position.winner == 0


def test_c5_5_poison_returns_a_random_token_seen_by_both() -> None:
    for roll, token in ((0, "sword42"), (1, "ship51")):
        position = close_hispania("poison")
        events = do(position, "use:poison", chance=[roll])
        returned = only(events, "TokenReturned")
        assert returned == TokenReturned("pompey", token, None)
        assert returned.seen_by(0) == returned.seen_by(-1) == returned
        assert len(supply(position, "pompey")) == 1
        assert token in bag(position, "pompey")


def test_c5_5_poison_against_an_empty_supply_does_nothing() -> None:
    position = close_hispania("poison", pompey="")
    events = do(position, "use:poison")
    assert "TokenReturned" not in kinds(events)
    assert position.winner == 0  # and Pompey is stuck


def test_c5_6_a_centurion_is_chosen_instead_of_the_draw() -> None:
    position = close_hispania("centurion")
    do(position, "use:centurion")
    assert legal(position) == ["take:sword70", "take:shieldship44", "take:laurel33"]
    assert refused(position, "use:centurion") == "C5.6"
    events = do(position, "take:shieldship44")
    assert events[0] == CenturionTaken("caesar", "shieldship44")
    assert "TokenDrawn" not in kinds(events)
    assert supply(position, "caesar") == ["sword60", "shieldship44"]


def test_c5_6_after_wealth_and_only_once_for_two() -> None:
    for bonuses, drawn in ((("wealth", "centurion"), 1), (("centurion", "centurion"), 0)):
        position = table(
            options=MODULES,
            tokens=BOTH_NEARLY,
            bonuses={"HU": bonuses[0], "HC": bonuses[1]},
            caesar="shield33",
            pompey="sword42",
        )
        events = do(position, "shield33@HU-HC", "first:HU", f"use:{bonuses[0]}", f"use:{bonuses[1]}")
        assert kinds(events).count("TokenDrawn") == drawn
        events = do(position, "take:sword70")
        assert "TokenDrawn" not in kinds(events)
        assert position.to_act() == 2


def test_c5_6_a_centurion_taken_is_not_offered_again() -> None:
    position = table(
        options=MODULES,
        tokens=HU_NEARLY,
        bonuses={"HU": "centurion"},
        caesar="shield33 sword70",
        pompey="sword42",
    )
    do(position, "shield33@HU-HC", "use:centurion")
    assert legal(position) == ["take:shieldship44", "take:laurel33"]
    assert refused(position, "take:sword70") == "C5.6"


AT_ONCE = {**MODULES, "centurion_taken": "at_once"}


def test_c5_6_at_once_a_centurion_is_taken_and_the_next_draw_skipped() -> None:
    position = table(
        options=AT_ONCE,
        tokens=BOTH_NEARLY,
        bonuses={"HU": "centurion", "HC": "wealth"},
        caesar="shield33",
        pompey="sword42",
    )
    do(position, "shield33@HU-HC", "first:HU", "use:centurion")
    assert legal(position) == ["take:sword70", "take:shieldship44", "take:laurel33"]
    assert CAESAR.position_from_line(position.to_line()).hash() == position.hash()
    events = do(position, "take:sword70")
    assert events[0] == CenturionTaken("caesar", "sword70", True)
    assert legal(position) == ["use:wealth", "decline:wealth"]  # he knows what he holds
    view = position.view(1)
    events = do(position, "decline:wealth")
    assert kinds(events) == ["BonusDeclined", "DrawSkipped", "TurnBegan", "Asked"]
    for event in events:
        view.fold(event.seen_by(1))
    assert view.to_json() == position.view(1).to_json()
    assert supply(position, "caesar") == ["sword70"]


def test_c5_6_at_once_two_bring_two_and_skip_two_draws() -> None:
    position = table(
        options=AT_ONCE,
        tokens=BOTH_NEARLY,
        bonuses={"HU": "centurion", "HC": "centurion"},
        caesar="shield33 ship42",
        pompey="sword42 ship33",
    )
    do(position, "shield33@HU-HC", "first:HU", "use:centurion", "take:sword70", "use:centurion")
    assert refused(position, "take:sword70") == "C5.6"
    events = do(position, "take:laurel33")
    assert "DrawSkipped" in kinds(events)
    assert supply(position, "caesar") == ["ship42", "sword70", "laurel33"]
    assert position.view(0).to_json()["sides"]["caesar"]["skips"] == 1  # type: ignore[index, call-overload]
    assert CAESAR.position_from_line(position.to_line()).hash() == position.hash()
    events = do(position, "ship33@NU-SC", "sword70@SC-IT>SC")
    assert [event.to_json()["side"] for event in events if event.kind() == "DrawSkipped"] == ["caesar"]
    assert len(supply(position, "caesar")) == 2


def test_c5_6_a_position_with_fewer_centurions_than_bonus_tokens_is_refused() -> None:
    """All three are out, and a bonus token on the map would bring a fourth."""
    given = {"options": MODULES, "tokens": HU_NEARLY, "pompey": "sword42"}
    with pytest.raises(BadInput, match=r"0 Centurion tokens beside the bag, and 1 bonus tokens.* \[C5.6\]"):
        table(caesar="sword70 shieldship44 laurel33", bonuses={"HU": "centurion"}, **given)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match=r"1 Centurion tokens beside the bag, and 2 bonus tokens"):
        table(caesar="sword70 laurel33", bonuses={"HU": "centurion", "HC": "centurion"}, **given)  # type: ignore[arg-type]
    table(caesar="sword70 laurel33", bonuses={"HU": "centurion"}, **given)  # type: ignore[arg-type]


def test_c5_6_by_rules_version_1_nobody_counted_them() -> None:
    line = (
        "caesar options={centurions:on} provinces={HU:centurion,HC:senate,MT:senate,GA:senate,SD:might,GC:might,"
        "NU:might,IT:senate,SC:might,AF:wealth,DM:wealth,AC:wealth,MD:tactics,CY:tactics,CR:tactics,AG:wealth,"
        "AS:senate,SY:senate} supply={caesar:[sword70+shieldship44+laurel33],pompey:[ship60]}"
    )
    assert CAESAR.under(1).position_from_line(line).audit() == ""
    with pytest.raises(BadInput, match=r"\[C5\.6\]"):
        CAESAR.position_from_line(line)


def test_c5_7_every_bonus_can_be_declined() -> None:
    for bonus in ("tactics", "wealth", "might", "poison", "centurion"):
        position = close_hispania(bonus)
        assert f"decline:{bonus}" in legal(position)
        events = do(position, f"decline:{bonus}")
        assert kinds(events)[0] == "BonusDeclined"
        assert position.to_act() == 2
        assert len(supply(position, "caesar")) == 2


def test_c5_7_the_question_is_asked_even_when_using_changes_nothing() -> None:
    position = close_hispania("poison", pompey="")
    assert legal(position) == ["use:poison", "decline:poison"]
