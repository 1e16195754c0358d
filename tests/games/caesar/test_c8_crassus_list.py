"""Chapter C8: the list of Auto-Crassus, and how ties are broken."""

import pytest
from tests.games.caesar.solo import SOLO, aim, crassus
from tests.games.caesar.tables import (
    do,
    fill,
    holder,
    markers,
    supply,
)

from triumvir.contract.position import Outcome
from triumvir.games.caesar import box
from triumvir.games.caesar.crassus_list import spare_the_game
from triumvir.games.caesar.crassus_placing import aim_of, candidates, gives_the_win, space_of
from triumvir.games.caesar.position import CaesarPosition

# ---- C8.7 ----------------------------------------------------------------------------------------------------


def test_c8_7_item_1_the_lowest_value_that_gains_control() -> None:
    tokens = {"HU-MT": "caesar.ship33>HU"}
    position = crassus("shield60 shield51 shield42", tokens, bonuses={"HU": "wealth"})
    assert aim(position) == (1, "HU", "shield42@HU-HC=4/2")


def test_c8_7_item_1_zero_to_zero_is_a_tie_he_wins() -> None:
    tokens = {"HU-MT": "caesar.ship60>MT"}
    position = crassus("shield60 shield51", tokens, bonuses={"HU": "wealth"})
    assert aim(position) == (1, "HU", "shield60@HU-HC=0/6")


def test_c8_7_item_2_closes_though_the_human_gets_it() -> None:
    tokens = {"HU-MT": "caesar.ship60>HU"}
    position = crassus("shield51 shield42", tokens, bonuses={"HU": "wealth"})
    assert aim(position) == (2, "HU", "shield51@HU-HC=1/5")
    assert holder(position, "HU") == "caesar"


WEST = fill(
    ["HU-MT", "MT-SD", "MT-NU", "AG-SY", "AS-SY", "AG-AS", "CR-AS", "CY-AG", "CR-AG"],
    "c.ship60 c.ship51 c.sword60 c.sword33 p.laurel40 p.laurel22 p.laurel31 p.sword51 p.ship51",
)


def nearly_lost(row: str, spares: str = "item2") -> CaesarPosition:
    """If Crassus closes Hispania Ulterior, the human gets it and wins with his last marker."""
    return crassus(
        row,
        WEST,
        options=SOLO | {"crassus_spares": spares},
        held={"MT": "caesar", "SY": "tied", "AS": "tied", "AG": "tied"},
        bonuses={"HU": "wealth"},
        senate=[1, 2, 3, 4],
    )


def test_c8_7_item_2_not_if_the_human_wins_by_it_at_once() -> None:
    position = nearly_lost("shield42 sword60")
    assert markers(position)[0] == 1
    item, province, placement = aim(position)
    assert (item, province) == (3, "HU")  # as printed, only item 2 looks at that
    assert placement == "shield42@HU-HC=4/2"
    assert position.outcome() == Outcome("markers", (1, 2))


def test_c8_7_spares_all_ignores_placements_that_lose() -> None:
    position = nearly_lost("shield42 sword60", spares="all")
    assert aim(position)[:2] == (3, "SD")
    assert position.outcome() is None


def test_c8_7_spares_all_only_if_there_is_another() -> None:
    position = nearly_lost("shield42", spares="all")
    losing = [c for c in candidates(position) if gives_the_win(position, c)]
    assert {box.SPACES[space_of(c)] for c in losing} == {"HU-HC"}
    assert list(spare_the_game(position, box.row([int(c) for c in losing]))) == losing


def test_c8_7_item_3_the_largest_deficit_and_his_highest_value() -> None:
    tokens = {"IT-AC": "caesar.ship51>AC", "AF-CY": "caesar.shield42>AF"}
    position = crassus("shield51 shield60 sword60", tokens)
    assert aim(position) == (3, "AC", "shield60@AC-CR=6/0")


def test_c8_7_item_3_only_provinces_he_can_place_into_count() -> None:
    tokens = {"HC-GA": "caesar.sword51>HC", "AC-MD": "caesar.sword42>AC"}
    position = crassus("ship60", tokens)
    assert aim(position)[:2] == (3, "AC")


def test_c8_7_item_4_nearest_to_control() -> None:
    tokens = {"MD-DM": "pompey.sword42>DM", "AC-CR": "pompey.shield42>CR"}
    position = crassus("ship60", tokens)
    assert aim(position) == (4, "DM", "ship60@IT-DM=0/6")  # both lead by 4; DM has fewer empty spaces


SYRIA = {"AG-SY": "pompey.sword60>SY", "AS-SY": "pompey.shield60>SY"}


@pytest.mark.parametrize("face", ["", "~"])
def test_c8_7_item_5_next_to_one_he_controls(face: str) -> None:
    bonuses = {"AG": "wealth", "AS": "wealth"}
    position = crassus("ship60 sword51", SYRIA, held={"SY": "pompey" + face}, bonuses=bonuses)
    assert aim(position) == (5, "AG", "ship60@CR-AG=0/6")
    position = crassus("ship60 sword51", SYRIA, held={"SY": "pompey" + face}, bonuses=bonuses)
    assert aim(position, [1]) == (5, "AS", "ship60@AG-AS=0/6")


def test_c8_7_item_6_a_central_province_italia_among_equals() -> None:
    position = crassus("sword60 shield51")
    assert aim(position) == (6, "IT", "sword60@SC-IT=0/6")


CENTRAL_FULL = fill(
    ["MT-SD", "SD-GA", "SD-SC", "SD-IT", "NU-SC", "SC-IT", "SC-AF", "IT-GC", "IT-AC", "IT-MD", "IT-DM", "AF-AC"],
    "c.ship60 c.shield60 p.ship60 p.shield60 c.ship51 c.sword60 c.ship42 p.sword60 c.ship33 p.shield51 p.ship51 p.ship42",
) | fill(["AC-MD", "AC-CR", "CY-CR", "CR-AG", "CR-AS"], "c.sword51 c.shield51 p.shield42 p.ship33 c.shield42")


def test_c8_7_item_7_any_province() -> None:
    """All central provinces are full, and Might has turned every token: nobody has influence anywhere."""
    tied = dict.fromkeys(["SD", "SC", "IT", "AC", "CR"], "tied")
    tokens = {space: token + "~" for space, token in CENTRAL_FULL.items()}
    aims = {aim(crassus("shield33", tokens, held=tied), [roll])[:2] for roll in range(3)}
    assert {item for item, _ in aims} == {7}
    assert {province for _, province in aims} <= {"GC", "DM", "AF", "CY", "AS"}


def test_c8_8_ties_of_items_6_and_7_in_order_or_at_random() -> None:
    """Italia is full: of the central provinces Sicilia has a Senate token, which counts only `in_order`."""
    italia = fill(
        ["SD-IT", "SC-IT", "IT-GC", "IT-AC", "IT-MD", "IT-DM"],
        "c.shield60 c.sword60 c.sword51 c.ship60 c.shield51 c.ship51",
    )
    tokens = {space: token + "~" for space, token in italia.items()}
    bonuses = {"SC": "senate", "SD": "wealth", "AC": "wealth", "CR": "wealth"}
    for ties, aims in (("in_order", {"SC"}), ("random", {"SD", "SC", "AC", "CR"})):
        options = SOLO | {"crassus_list_ties": ties}
        given = [crassus("laurel22", tokens, held={"IT": "tied"}, bonuses=bonuses, options=options) for _ in range(4)]
        assert {aim(position, [roll])[:2] for roll, position in enumerate(given)} == {(6, name) for name in aims}


def test_c8_8_italia_comes_first_in_item_6_also_at_random() -> None:
    position = crassus("sword60 shield51", options=SOLO | {"crassus_list_ties": "random"})
    assert aim(position)[:2] == (6, "IT")


def test_c8_8_at_random_item_7_may_go_anywhere() -> None:
    tied = dict.fromkeys(["SD", "SC", "IT", "AC", "CR"], "tied")
    tokens = {space: token + "~" for space, token in CENTRAL_FULL.items()}
    options = SOLO | {"crassus_list_ties": "random"}
    aims = {aim(crassus("shield33", tokens, held=tied, options=options), [roll])[:2] for roll in range(5)}
    assert {item for item, _ in aims} == {7}
    assert "HU" in {province for _, province in aims}


# ---- C8.8 ----------------------------------------------------------------------------------------------------


def test_c8_8_ties_between_provinces_next_to_his_own() -> None:
    tokens = SYRIA | {"CY-AG": "caesar.sword60>AG", "GC-DM": "caesar.shield60>GC"}
    position = crassus("laurel22", tokens, held={"SY": "pompey"}, bonuses={"AG": "wealth", "GC": "senate"})
    assert aim(position)[:2] == (3, "AG")


@pytest.mark.parametrize(
    ("bonuses", "province"),
    [
        ({"AC": "senate", "MD": "wealth"}, "AC"),
        ({"AC": "wealth", "MD": "senate"}, "MD"),
        ({"AC": "wealth", "MD": "wealth"}, "AC"),  # central
        ({"AC": "wealth", "MD": "poison"}, "MD"),
    ],
)
def test_c8_8_ties_between_provinces_senate_poison_central(bonuses: dict[str, str], province: str) -> None:
    position = crassus("laurel22", {"AC-MD": "caesar.sword33>AC"}, bonuses=bonuses, options=SOLO | {"poison": "on"})
    assert aim(position)[:2] == (3, province)


def test_c8_8_ties_between_provinces_next_to_a_central_one() -> None:
    """With all central provinces full, those that border on one come before Hispania and Syria."""
    tied = dict.fromkeys(["SD", "SC", "IT", "AC", "CR"], "tied")
    tokens = {space: token + "~" for space, token in CENTRAL_FULL.items()}
    no_senate = dict.fromkeys(("GC", "DM", "AF", "AS"), "wealth")
    position = crassus("shield33", tokens, held=tied, bonuses=no_senate)
    for province in range(18):
        if position.bonus_at[province] == box.SENATE:
            position.bonus_at[province] = box.MIGHT
    provinces = {aim_of(c) for c in candidates(position)}
    assert {"HU", "HC", "SY"} <= {box.PROVINCES[p] for p in provinces}
    assert aim(position)[1] in ("GC", "DM", "AF", "CY", "AS")


def test_c8_8_ties_between_provinces_at_random_in_the_end() -> None:
    tokens = {"GC-DM": "caesar.shield33>GC"}
    seen = set()
    for roll in (0, 1):
        position = crassus("laurel22", tokens, bonuses={"GC": "wealth", "DM": "wealth"})
        seen.add(aim(position, [roll])[1])
    assert seen == {"GC", "DM"}


def test_c8_8_ties_between_spaces_by_the_province_behind() -> None:
    """In Achaia he is furthest behind; behind AC-CR he is 1 behind, behind IT-AC not at all."""
    tokens = {"AF-AC": "caesar.ship60>AC", "CY-CR": "caesar.shield51>CY"}
    position = crassus("laurel22", tokens)
    assert aim(position) == (3, "AC", "laurel22@AC-CR=2/2")


def test_c8_8_ties_between_spaces_central() -> None:
    position = crassus("laurel40", {"MT-NU": "caesar.sword60>MT"})
    assert aim(position) == (3, "MT", "laurel40@MT-SD=4/0")  # Sardinia is central, Hispania is not


def test_c8_8_ties_between_spaces_at_random_in_the_end() -> None:
    tokens = {"AF-AC": "caesar.ship60>AC"}
    seen = {aim(crassus("laurel22", tokens), [roll])[2] for roll in range(2)}
    assert seen == {"laurel22@IT-AC=2/2", "laurel22@AC-CR=2/2"}


def test_c8_8_ties_between_tokens_not_wild_then_sum_then_leftmost() -> None:
    tokens = {"HU-MT": "caesar.ship33>HU"}
    not_wild = crassus("laurel31 shield33", tokens, bonuses={"HU": "wealth"})
    assert aim(not_wild)[2] == "shield33@HU-HC=3/3"
    options = SOLO | {"centurions": "on"}
    smaller = crassus("laurel33 laurel31", tokens, bonuses={"HU": "wealth"}, options=options)
    assert aim(smaller)[2] == "laurel31@HU-HC=3/1"  # the lowest value is wanted: the smaller sum
    behind = {"MT-NU": "caesar.sword60>MT"}
    larger = crassus("laurel31 laurel33", behind, options=options)
    assert aim(larger)[2] == "laurel33@MT-SD=3/3"
    leftmost = crassus("laurel22 laurel22", behind)
    do(leftmost, "execute")
    assert supply(leftmost, "pompey") == ["laurel22"]
