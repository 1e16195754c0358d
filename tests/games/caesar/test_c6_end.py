"""Chapter C6: the end of the game."""

from tests.games.caesar.tables import do, fill, marked, markers, only, refused, table

from triumvir.contract.position import Outcome
from triumvir.games.caesar.events import GameEnded, ProvinceHeld
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.position import CaesarPosition

WEST = fill(
    ["HU-MT", "MT-SD", "MT-NU", "HC-GA", "SD-GA", "GA-GC"],
    "c.ship60 c.ship51 c.sword60 c.sword51 c.shield60 c.sword42",
)
WEST_HELD = {"MT": "caesar", "GA": "caesar"}


def nearly_won(under_senate: list[int], **bonuses: str) -> CaesarPosition:
    """Caesar holds MT and GA and has as many markers left as his Senate tokens leave him."""
    tokens = WEST | fill(["AG-SY", "AS-SY", "AG-AS", "CR-AS"], "c.sword33 p.shield51 p.laurel22 p.laurel31")
    return table(
        tokens=tokens,
        held=WEST_HELD | {"SY": "tied", "AS": "tied"},
        bonuses=bonuses,
        caesar="shield33",
        pompey="shield42",
        senate=under_senate,
    )


def test_c6_1_the_last_marker_wins_at_once() -> None:
    position = nearly_won([1, 2, 3, 3], HU="wealth", HC="wealth")
    assert markers(position)[0] == 1
    events = do(position, "shield33@HU-HC", "first:HC")
    assert only(events, "GameEnded") == GameEnded("caesar", "markers")
    assert position.outcome() == Outcome("markers", (1, 2))
    assert position.forbids(0, 0) == position.forbids(1, 0) == "C6.1"


def test_c6_1_even_in_the_opponents_turn() -> None:
    tokens = WEST | fill(["AG-SY", "AS-SY", "AG-AS", "CR-AS"], "c.sword33 p.shield51 p.laurel22 p.laurel31")
    position = table(
        tokens=tokens,
        held=WEST_HELD | {"SY": "tied", "AS": "tied"},
        bonuses={"HU": "wealth", "HC": "wealth"},
        pompey="shield33",
        active="pompey",
        senate=[1, 2, 3, 3],
    )
    do(position, "shield33@HU-HC", "first:HU")
    assert position.outcome() == Outcome("markers", (1, 2))


def test_c6_1_fields_come_before_borders() -> None:
    position = nearly_won([1, 2, 3, 2], HU="wealth", HC="wealth")
    assert markers(position)[0] == 2
    do(position, "shield33@HU-HC", "first:HU")
    assert marked(position) == {"HU-MT": "caesar"}  # one for the field, one for the border, and no more
    assert position.winner == 0


def test_c6_1_one_marker_for_italias_two_fields() -> None:
    tokens = fill(
        ["SD-IT", "SC-IT", "IT-GC", "IT-AC", "IT-MD"],
        "c.shield60 c.sword60 c.sword51 c.ship60 c.shield51",
    ) | fill(
        ["HU-HC", "HU-MT", "HC-GA", "AG-SY", "AS-SY", "AG-AS", "CR-AS"],
        "p.shield51 p.ship51 p.sword51 p.sword60 p.shield60 p.laurel22 p.laurel31",
    )
    position = table(
        tokens=tokens,
        held={"HU": "tied", "HC": "tied", "SY": "caesar", "AS": "tied"},
        caesar="ship33",
        pompey="shield42",
        senate=[1, 2, 3, 4],
    )
    assert markers(position)[0] == 1
    events = do(position, "ship33@IT-DM")
    assert only(events, "ProvinceHeld") == ProvinceHeld("IT", "caesar", 1)
    assert position.winner == 0
    assert position.audit() == ""
    assert CAESAR.position_from_line(position.to_line()).hash() == position.hash()


def test_c6_2_there_is_no_draw() -> None:
    position = nearly_won([1, 2, 3, 3], HU="wealth", HC="wealth")
    assert position.outcome() is None
    do(position, "shield33@HU-HC", "first:HC")
    assert (position.payoff(0), position.payoff(1)) == (1.0, 0.0)
    assert refused(position, "pass", seat=1) == "C6.1"
