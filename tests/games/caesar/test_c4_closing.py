"""Chapter C4: closing a province."""

from tests.games.caesar.tables import do, fill, holder, influence, kinds, legal, marked, markers, only, refused, table

from triumvir.games.caesar.events import BorderMarked, ProvinceClosed, ProvinceHeld
from triumvir.games.caesar.position import CaesarPosition

ACHAIA = {
    "IT-AC": "caesar.ship51>AC",
    "AF-AC": "caesar.ship33>AC",
    "AC-CR": "pompey.shield51>CR",
}
MAURITANIA = fill(["HU-MT", "MT-SD", "MT-NU"], "p.ship60 p.ship51 p.sword60")
GALLIA = fill(["HC-GA", "SD-GA", "GA-GC"], "c.sword60 c.shield60 c.sword51")


def test_c4_1_the_bonus_goes_to_who_closed_it() -> None:
    position = table(tokens=ACHAIA, bonuses={"AC": "tactics"}, pompey="sword33", active="pompey")
    events = do(position, "sword33@AC-MD")
    assert only(events, "ProvinceClosed") == ProvinceClosed("AC", "pompey", "tactics", 8, 4)
    assert legal(position) == ["use:tactics", "decline:tactics"]


def test_c4_2_printed_example_the_larger_sum_controls() -> None:
    """Pompey closes Achaia with a 3/3; the sums are 8 to 4, so the marker is Caesar's and the bonus Pompey's."""
    position = table(tokens=ACHAIA, bonuses={"AC": "tactics"}, pompey="sword33", active="pompey")
    do(position, "sword33@AC-MD")
    assert influence(position, "AC") == (8, 4)
    assert holder(position, "AC") == "caesar"
    assert markers(position) == (11, 12)
    assert position.to_act() == 2


def test_c4_2_a_tie_is_nobodys_for_good() -> None:
    position = table(tokens=fill(["HU-MT"], "p.ship60"), bonuses={"HU": "senate"}, caesar="shield60")
    events = do(position, "shield60@HU-HC>HU")
    assert "ProvinceTied" in kinds(events)
    assert holder(position, "HU") == "tied"
    assert markers(position) == (12, 12)
    assert position.senates[0] == 1  # the bonus is taken all the same


ITALIA = fill(["SD-IT", "SC-IT", "IT-GC", "IT-AC", "IT-MD"], "c.shield60 c.sword60 c.sword51 p.ship60 p.shield60")


def test_c4_3_italia_takes_two_markers() -> None:
    position = table(tokens=ITALIA, caesar="ship60", pompey="laurel40")
    events = do(position, "ship60@IT-DM>DM")
    assert only(events, "ProvinceHeld") == ProvinceHeld("IT", "pompey", 2)
    assert markers(position) == (12, 10)


ASIA = {
    "AG-SY": "pompey.sword60>SY",
    "AS-SY": "caesar.shield51>AS",
    "AG-AS": "pompey.ship60>AS",
}


def test_c4_4_printed_example_a_marker_on_the_border() -> None:
    """Pompey closes Asia with a 5/1 while controlling Syria: a marker on Asia, one covering Caesar's token."""
    position = table(tokens=ASIA, held={"SY": "pompey"}, bonuses={"AS": "wealth"}, pompey="shield51", active="pompey")
    events = do(position, "shield51@CR-AS>AS")
    assert holder(position, "AS") == "pompey"
    assert marked(position) == {"AS-SY": "pompey"}
    assert only(events, "BorderMarked") == BorderMarked("AS-SY", "pompey")
    assert markers(position) == (12, 9)


def test_c4_4_not_with_a_marker_face_down() -> None:
    position = table(tokens=ASIA, held={"SY": "pompey~"}, bonuses={"AS": "wealth"}, pompey="shield51", active="pompey")
    do(position, "shield51@CR-AS>AS")
    assert marked(position) == {}
    assert markers(position) == (12, 10)


def test_c4_4_not_between_different_controllers() -> None:
    position = table(tokens=ASIA, held={"SY": "caesar"}, bonuses={"AS": "wealth"}, pompey="shield51", active="pompey")
    do(position, "shield51@CR-AS>AS")
    assert marked(position) == {}


def both_close(**bonuses: str) -> CaesarPosition:
    """Caesar is about to fill HU-HC: Pompey gets HU beside his MT, Caesar HC beside his GA."""
    return table(
        tokens=MAURITANIA | GALLIA,
        held={"MT": "pompey", "GA": "caesar"},
        bonuses=bonuses,
        caesar="shield33",
    )


def test_c4_5_the_opponents_border_markers_of_the_first_closing_wait() -> None:
    position = both_close(HU="wealth", HC="wealth")
    first = do(position, "shield33@HU-HC", "first:HU")
    assert [event for event in first if event.kind() == "BorderMarked"] == []
    second = do(position, "decline:wealth")
    assert [event for event in second if event.kind() == "BorderMarked"] == [
        BorderMarked("HC-GA", "caesar"),
        BorderMarked("HU-MT", "pompey"),
    ]
    assert kinds(second)[-1] == "Asked"  # the second bonus comes after all border markers
    assert legal(position) == ["use:wealth", "decline:wealth"]


def test_c4_5_the_active_players_own_markers_do_not_wait() -> None:
    position = both_close(HU="wealth", HC="wealth")
    do(position, "shield33@HU-HC", "first:HC")
    assert marked(position) == {"HC-GA": "caesar"}
    do(position, "decline:wealth")
    assert marked(position) == {"HC-GA": "caesar", "HU-MT": "pompey"}


def test_c4_5_waiting_markers_must_still_be_earned() -> None:
    position = both_close(HU="might", HC="wealth")
    do(position, "shield33@HU-HC", "first:HU", "might:MT")
    assert marked(position) == {"HC-GA": "caesar"}


def test_c4_5_a_tied_second_closing_lets_the_first_go_on() -> None:
    tokens = MAURITANIA | {"HC-GA": "pompey.sword33>HC"}
    position = table(tokens=tokens, held={"MT": "pompey"}, bonuses={"HU": "wealth", "HC": "wealth"}, caesar="shield33")
    do(position, "shield33@HU-HC", "first:HU", "decline:wealth")
    assert holder(position, "HC") == "tied"
    assert marked(position) == {"HU-MT": "pompey"}


def test_c4_6_now_or_never() -> None:
    position = table(tokens=fill(["HU-MT"], "p.ship60"), bonuses={"HU": "tactics"}, caesar="shield33 sword60")
    do(position, "shield33@HU-HC")
    for action in ("sword60@HC-GA>HC", "use:wealth", "decline:wealth", "pass", "might:MT", "first:HC"):
        assert refused(position, action) == "C4.6"
    do(position, "decline:tactics")
    assert position.to_act() == 2
    assert not position.extra_turn


def test_c4_7_a_closed_province_is_not_recounted() -> None:
    tokens = fill(["HU-MT", "HU-HC"], "c.ship60 p.shield33")
    tokens |= fill(["MT-SD", "MT-NU"], "p.ship60 p.sword60")
    position = table(
        tokens=tokens,
        held={"HU": "caesar", "MT": "pompey"},
        bonuses={"HC": "might"},
        pompey="sword33",
        active="pompey",
    )
    do(position, "sword33@HC-GA")
    assert "might:HU-MT" not in legal(position)  # it touches only counted provinces
    do(position, "might:HU")
    assert holder(position, "HU") == "caesar~"
    assert influence(position, "HU")[0] == 6
