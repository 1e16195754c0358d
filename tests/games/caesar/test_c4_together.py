"""C4.5 by the option `double_closing=together`: two provinces closed at once go through all steps side by side."""

from collections.abc import Mapping, Sequence

import pytest
from tests.games.caesar.solo import crassus
from tests.games.caesar.tables import MODULES, do, fill, holder, kinds, legal, marked, markers, only, refused, table

from triumvir.contract.certain import certain
from triumvir.contract.event import Event
from triumvir.contract.position import Outcome
from triumvir.games.caesar.events import BorderMarked, GameEnded, ProvinceHeld, SenateKept
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.position import CaesarPosition

TOGETHER = {"double_closing": "together"}
ONE_BY_ONE = {"double_closing": "one_by_one"}
MAURITANIA = fill(["HU-MT", "MT-SD", "MT-NU"], "p.ship60 p.ship51 p.sword60")
GALLIA = fill(["HC-GA", "SD-GA", "GA-GC"], "c.sword60 c.shield60 c.sword51")
BOTH_MINE = fill(["HU-MT", "HC-GA"], "c.ship60 c.sword60")


def both_close(options: Mapping[str, str] = TOGETHER, **bonuses: str) -> CaesarPosition:
    """Caesar is about to fill HU-HC: Pompey gets HU beside his MT, Caesar HC beside his GA."""
    return table(
        options=options,
        tokens=MAURITANIA | GALLIA,
        held={"MT": "pompey", "GA": "caesar"},
        bonuses=bonuses,
        caesar="shield33 sword42",
        pompey="sword51 ship42",
    )


def of_closing(events: Sequence[Event]) -> list[str]:
    steps = ("ProvinceClosed", "ProvinceHeld", "ProvinceTied", "BorderMarked", "BonusKept", "SenateKept", "Asked")
    return [kind for kind in kinds(events) if kind in steps]


def test_c4_5_together_all_markers_come_before_any_bonus() -> None:
    position = both_close(HU="wealth", HC="tactics")
    events = do(position, "shield33@HU-HC")
    assert of_closing(events) == [
        *["ProvinceClosed"] * 2,
        *["ProvinceHeld"] * 2,
        *["BorderMarked"] * 2,
        *["BonusKept"] * 2,
        "Asked",
    ]
    assert (holder(position, "HU"), holder(position, "HC")) == ("pompey", "caesar")
    borders = [event for event in events if event.kind() == "BorderMarked"]
    assert borders == [BorderMarked("HC-GA", "caesar"), BorderMarked("HU-MT", "pompey")]


def test_c4_5_together_the_active_player_chooses_which_bonus_comes_first() -> None:
    for first, second in ((("HU", "wealth"), ("HC", "tactics")), (("HC", "tactics"), ("HU", "wealth"))):
        position = both_close(HU="wealth", HC="tactics")
        do(position, "shield33@HU-HC")
        assert legal(position) == ["first:HU", "first:HC"]
        assert refused(position, "first:GA") == "C3.3"
        do(position, f"first:{first[0]}")
        assert legal(position) == [f"use:{first[1]}", f"decline:{first[1]}"]
        do(position, f"use:{first[1]}")
        assert legal(position) == [f"use:{second[1]}", f"decline:{second[1]}"]
        do(position, f"decline:{second[1]}")
        assert position.to_act() == (1 if first[1] == "tactics" else 2)


def test_c4_5_together_two_alike_are_asked_about_one_after_the_other() -> None:
    position = both_close(HU="wealth", HC="wealth")
    do(position, "shield33@HU-HC")
    assert position.view(0).to_json()["in_hand"] == {"HC": "wealth"}
    do(position, "use:wealth")
    assert position.view(0).to_json()["in_hand"] == {}
    do(position, "use:wealth")
    assert position.supply_size[0] == 4


def test_c4_5_together_one_token_is_asked_about_at_once() -> None:
    position = both_close(HU="senate", HC="wealth")
    events = do(position, "shield33@HU-HC")
    assert only(events, "SenateKept") == SenateKept("caesar", 0)  # Pompey has HU
    assert legal(position) == ["use:wealth", "decline:wealth"]


@pytest.mark.parametrize(("options", "who"), [(ONE_BY_ONE, "caesar"), (TOGETHER, "pompey")])
def test_c4_5_might_touches_the_second_count_only_one_by_one(options: dict[str, str], who: str) -> None:
    """Pompey has 6 : 3 in HC; Might of HU could turn his token before HC is counted."""
    tokens = {"HU-MT": "caesar.ship60>HU", "HC-GA": "pompey.sword60>HC"}
    position = table(options=options, tokens=tokens, bonuses={"HU": "might", "HC": "wealth"}, caesar="shield33")
    do(position, "shield33@HU-HC", "first:HU")
    targets = [move for move in legal(position) if move.startswith("might:")]
    if options is TOGETHER:
        assert targets == ["might:HC-GA", "might:HC"]  # GA is open still, HC is not counted again
        do(position, "might:HC-GA")
    else:
        assert targets == ["might:HC-GA"]
        do(position, "might:HC-GA")
    assert holder(position, "HC") == who


@pytest.mark.parametrize(("options", "under"), [(ONE_BY_ONE, [1, 2]), (TOGETHER, [2, 2])])
def test_c4_5_two_senates_taken_together_count_for_each_other(options: dict[str, str], under: list[int]) -> None:
    position = table(options=options, tokens=BOTH_MINE, bonuses={"HU": "senate", "HC": "senate"}, caesar="shield33")
    do(position, "shield33@HU-HC")
    if options is ONE_BY_ONE:
        do(position, "first:HU")
    assert list(position.under_senate)[:2] == under
    assert marked(position) == {"HU-HC": "caesar"}
    assert markers(position)[0] == 12 - 3 - sum(under)
    assert position.audit() == ""
    assert CAESAR.position_from_line(position.to_line()).hash() == position.hash()


def test_c5_4_together_only_the_senate_of_a_province_that_was_won_gets_markers() -> None:
    position = both_close(HU="senate", HC="senate")
    events = do(position, "shield33@HU-HC")
    kept = [event for event in events if event.kind() == "SenateKept"]
    assert kept == [SenateKept("caesar", 0), SenateKept("caesar", 2)]


def test_c4_5_together_a_tie_stays_a_tie() -> None:
    tokens = MAURITANIA | {"HC-GA": "pompey.sword33>HC"}
    bonuses = {"HU": "wealth", "HC": "tactics"}
    position = table(options=TOGETHER, tokens=tokens, held={"MT": "pompey"}, bonuses=bonuses, caesar="shield33")
    events = do(position, "shield33@HU-HC")
    assert "ProvinceTied" in kinds(events)
    assert (holder(position, "HC"), marked(position)) == ("tied", {"HU-MT": "pompey"})


# ---- the end of the game -------------------------------------------------------------------------------------

CLOSED = fill(
    ["MT-SD", "MT-NU", "SD-GA", "GA-GC", "AG-SY", "AS-SY", "AG-AS", "CR-AS"],
    "p.ship51 p.sword60 p.shield60 p.sword51 c.sword33 p.shield51 p.laurel22 p.laurel31",
)
TIED = dict.fromkeys(["MT", "GA", "SY", "AS"], "tied")


def nearly_won(senate: list[int], **bonuses: str) -> CaesarPosition:
    """Caesar gets HU and HC by filling HU-HC; he has 12 markers less those under his Senate tokens."""
    return table(
        options=TOGETHER,
        tokens=BOTH_MINE | CLOSED,
        held=TIED,
        bonuses=bonuses,
        caesar="shield33",
        pompey="shield42",
        senate=senate,
    )


def test_c6_1_together_the_last_marker_on_a_field_wins_and_both_bonuses_are_gone() -> None:
    position = nearly_won([2, 3, 4, 2], HU="wealth", HC="tactics")
    assert markers(position)[0] == 1
    events = do(position, "shield33@HU-HC")
    held = [event for event in events if event.kind() == "ProvinceHeld"]
    assert held == [ProvinceHeld("HU", "caesar", 1), ProvinceHeld("HC", "caesar", 0)]
    assert events[-1] == GameEnded("caesar", "markers")
    assert position.audit() == ""
    assert CAESAR.position_from_line(position.to_line()).hash() == position.hash()


def test_c6_1_together_the_last_marker_on_a_border_wins() -> None:
    position = nearly_won([1, 2, 3, 3], HU="wealth", HC="tactics")
    do(position, "shield33@HU-HC")
    assert (position.winner, marked(position)) == (0, {"HU-HC": "caesar"})
    assert position.audit() == ""


def test_c6_1_together_the_first_senate_wins_before_anything_is_asked() -> None:
    position = nearly_won([0, 0, 0, 4], HU="wealth", HC="senate")
    assert markers(position)[0] == 8
    events = do(position, "shield33@HU-HC")
    assert events[-2:] == [SenateKept("caesar", 5), GameEnded("caesar", "markers")]
    assert position.audit() == ""


def test_c6_1_together_the_first_of_two_senates_may_win_with_a_marker_for_the_second() -> None:
    position = nearly_won([0, 1, 3], HU="senate", HC="senate")
    assert markers(position)[0] == 8
    events = do(position, "shield33@HU-HC")
    assert events[-2:] == [SenateKept("caesar", 5), GameEnded("caesar", "markers")]
    assert position.audit() == ""
    assert CAESAR.position_from_line(position.to_line()).hash() == position.hash()


@pytest.mark.parametrize(("active", "action", "ranks"), [(0, "shield33@HU-HC", (1, 2)), (1, "execute", (2, 1))])
def test_c6_1_together_if_both_set_their_last_marker_the_active_player_has_won(
    active: int, action: str, ranks: tuple[int, int]
) -> None:
    """Each side has a marker left, and gets one of the two provinces."""
    position = table(
        options={"crassus": "easy", "harder": "cs", **TOGETHER},
        tokens={"HU-MT": "pompey.ship60>HU", "HC-GA": "caesar.sword60>HC"} | CLOSED,
        held=TIED,
        bonuses={"HU": "wealth", "HC": "tactics"},
        caesar="shield33",
        pompey="shield33",
        active=("caesar", "pompey")[active],
        tile="A",
        step=1,
        senate=[2, 3, 4, 2],
        removed=11,
    )
    assert markers(position) == (1, 1)
    events = do(position, action)
    assert kinds(events).count("GameEnded") == 1
    assert markers(position) == (0, 0)
    assert position.outcome() == Outcome("markers", ranks)
    assert position.audit() == ""
    assert CAESAR.position_from_line(position.to_line()).hash() == position.hash()


# ---- Auto-Crassus --------------------------------------------------------------------------------------------


def by_crassus(options: dict[str, str], removed: int = 0, **bonuses: str) -> CaesarPosition:
    """Crassus has 3 and 4 toward HU and HC and will fill the space between them."""
    tokens = {"HU-MT": "pompey.ship33>HU", "HC-GA": "pompey.sword42>HC"}
    return crassus(
        "shield33", tokens, bonuses=bonuses, options={"crassus": "easy", **TOGETHER, **options}, removed=removed
    )


def test_c8_9_together_crassus_throws_away_the_bonus_he_aimed_at_first() -> None:
    events = do(by_crassus({"harder": "hu"}, HU="wealth", HC="might"), "execute")
    aimed = only(events, "CrassusAimed").to_json()["province"]
    thrown = [event.to_json()["bonus"] for event in events if event.kind() == "BonusDiscarded"]
    assert thrown == (["wealth", "might"] if aimed == "HU" else ["might", "wealth"])
    assert kinds(events).count("MarkerRemoved") == 2


def test_c8_9_together_senate_and_poison_work_for_him() -> None:
    position = by_crassus({"poison": "on"}, HU="senate", HC="senate")
    do(position, "execute")
    assert position.to_json()["senate"] == {"caesar": [], "pompey": [2, 2]}
    position = by_crassus({"poison": "on"}, HU="poison", HC="senate")
    events = do(position, "execute")
    assert kinds(events).index("SenateKept") < kinds(events).index("TokenReturned")


def test_c8_9_together_his_last_marker_leaving_the_game_ends_it_before_the_second_bonus() -> None:
    position = by_crassus({"harder": "cs"}, removed=8, HU="wealth", HC="might")
    events = do(position, "execute")
    assert kinds(events).count("BonusDiscarded") == 1
    assert events[-1] == GameEnded("pompey", "markers_removed")
    assert position.audit() == ""


# ---- what is seen, foreseen and written ----------------------------------------------------------------------


def test_c4_5_together_everybody_sees_what_is_in_hand() -> None:
    position = both_close(HU="wealth", HC="tactics")
    before = position.view(1)
    for event in do(position, "shield33@HU-HC"):
        before.fold(event.seen_by(1))
    assert before.to_json() == position.view(1).to_json()
    assert position.view(1).to_json()["in_hand"] == {"HU": "wealth", "HC": "tactics"}


def test_c4_5_together_both_closings_are_certain_beforehand() -> None:
    position = both_close(HU="wealth", HC="tactics")
    foreseen = certain(position, 0, int(position.code(CAESAR.read_action("shield33@HU-HC"))))
    assert kinds(foreseen.events).count("ProvinceClosed") == 2
    assert foreseen.is_complete


def test_c4_5_together_a_position_with_tokens_in_hand_reads_back() -> None:
    options = {**TOGETHER, **MODULES, "centurion_taken": "at_once"}
    position = both_close(options, HU="centurion", HC="tactics")
    for action in ("shield33@HU-HC", "first:HU", "use:centurion", "take:sword70", "use:tactics"):
        do(position, action)
        again = CAESAR.position_from_line(position.to_line())
        assert (again.hash(), again.audit()) == (position.hash(), "")
    assert position.to_act() == 1
