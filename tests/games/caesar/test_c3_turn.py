"""Chapter C3: the turn."""

from tests.games.caesar.tables import (
    bag,
    do,
    fill,
    holder,
    influence,
    kinds,
    legal,
    new_game,
    only,
    refused,
    spaces_with,
    supply,
    table,
)

from triumvir.contract.chance import Seeded
from triumvir.contract.json import JSON
from triumvir.contract.position import Outcome
from triumvir.games.caesar.box import PROVINCES, SIDES
from triumvir.games.caesar.events import GameEnded, TokenDrawn
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.position import CaesarPosition
from triumvir.games.caesar.turn_order import face_being_stuck

SHIPS = spaces_with("ship")
SHIELDS = spaces_with("shield")
EMPTY_HAND = {"stuck_loses": "empty_hand"}

NINE_SHIPS = fill(
    [space for space in SHIPS if space != "AG-AS"],
    "c.ship60 c.ship51 c.ship42 c.ship33 c.laurel40 c.laurel31 c.laurel22 p.ship51 p.ship42",
)


def test_c3_1_who_cannot_place_has_lost() -> None:
    position = table(tokens=NINE_SHIPS, caesar="laurel22 sword60", pompey="ship60")
    events = do(position, "laurel22@AG-AS")
    assert only(events, "GameEnded") == GameEnded("caesar", "stuck")
    assert position.outcome() == Outcome("stuck", (1, 2))
    assert (position.to_act(), position.payoff(0), position.payoff(1)) == (0, 1.0, 0.0)


def test_c3_1_an_empty_supply_has_lost_in_both_readings() -> None:
    for options in ({}, EMPTY_HAND):
        position = table(options=options, tokens=NINE_SHIPS, caesar="laurel22 sword60", pompey="")
        do(position, "sword60@HC-GA>HC")
        assert position.outcome() == Outcome("stuck", (1, 2))


def test_c3_1_empty_hand_passes_and_still_draws() -> None:
    position = table(options=EMPTY_HAND, tokens=NINE_SHIPS, caesar="laurel22 sword60", pompey="ship60")
    do(position, "laurel22@AG-AS")
    assert legal(position) == ["pass"]
    assert refused(position, "ship60@AG-AS>AG") == "C3.1"
    events = do(position, "pass")
    assert kinds(events)[:2] == ["Passed", "TokenDrawn"]
    assert supply(position, "pompey") == ["sword60", "ship60"]
    assert position.to_act() == 1


def nearly_full() -> CaesarPosition:
    """AG-SY and AS-SY are empty; when Caesar has filled AS-SY, only ships are left for a sword space."""
    tokens = fill(
        SHIPS, "c.ship42 c.ship33 p.ship51 p.ship42 p.ship33 c.laurel40 c.laurel31 c.laurel22 c.laurel22 p.laurel40"
    )
    tokens |= fill(
        [space for space in SHIELDS if space != "AS-SY"],
        "c.shield60 c.shield51 c.shield42 p.shield60 p.shield51 p.shield42 p.shield33 p.laurel31 p.laurel22",
    )
    tokens |= fill(
        [space for space in spaces_with("sword") if space != "AG-SY"],
        "c.sword60 c.sword51 c.sword42 c.sword33 p.sword60 p.sword51 p.sword42 p.sword33 p.laurel22",
    )
    held = {name: "tied" for name in PROVINCES if name not in ("AG", "SY", "AS")}
    return table(
        options=EMPTY_HAND,
        tokens=tokens,
        held=held,
        bonuses={"AS": "senate"},
        caesar="shield33 ship60",
        pompey="ship60",
    )


def test_c3_1_standstill_is_lost_by_the_first_who_could_not_place() -> None:
    position = nearly_full()
    events = do(position, "shield33@AS-SY")
    assert only(events, "GameEnded") == GameEnded("caesar", "standstill")
    position.first_stuck = SIDES.index("caesar")
    face_being_stuck(position, SIDES.index("pompey"), None)
    assert position.outcome() == Outcome("standstill", (2, 1))


def alone_and_nearly_full() -> dict[str, JSON]:
    """As before, but Pompey is Auto-Crassus, who is to execute, and a sword lies in his Centurion stack."""
    value = nearly_full().to_json()
    tokens = value["tokens"]
    assert isinstance(tokens, dict)
    return {
        "options": {**EMPTY_HAND, "crassus": "hard", "centurions": "on"},
        "tokens": {**tokens, "AS-SY": "caesar.shield33>AS"},
        "provinces": {**dict.fromkeys(PROVINCES, "tied"), "AG": "wealth", "SY": "wealth"},
        "supply": {"caesar": ["ship60"], "pompey": ["ship60"]},
        "active": "pompey",
        "tile": "A",
        "step": 1,
    }


def test_c3_1_no_standstill_while_crassus_centurion_stack_has_a_token_that_fits() -> None:
    value = alone_and_nearly_full()
    position = CAESAR.position_from_json(value)
    assert isinstance(position, CaesarPosition)
    events = do(position, "execute")
    assert kinds(events)[:2] == ["CrassusSkipped", "TurnBegan"]
    assert legal(position) == ["pass"]
    position = CAESAR.position_from_json({**value, "tile": "E", "step": 0})
    assert isinstance(position, CaesarPosition)
    events = do(position, "draw_centurion", "draw1", "execute")
    assert "TokenPlaced" in kinds(events)


def test_c3_1_a_stack_in_which_nothing_fits_does_not_put_the_standstill_off() -> None:
    value = alone_and_nearly_full() | {"centurions": {"caesar": ["beside"] * 3, "pompey": ["seen", "beside", "seen"]}}
    tokens = value["tokens"]
    assert isinstance(tokens, dict)
    tokens |= {"CY-AG": "pompey.sword70>CY", "HU-MT": "pompey.laurel22>HU", "MT-SD": "pompey.laurel33>MT"}
    position = CAESAR.position_from_json(value)
    assert isinstance(position, CaesarPosition)
    assert do(position, "execute") == [GameEnded("caesar", "standstill")]


def test_c3_1_by_rules_version_1_the_stack_was_overlooked() -> None:
    position = CAESAR.under(1).position_from_json(alone_and_nearly_full())
    assert isinstance(position, CaesarPosition)
    assert do(position, "execute") == [GameEnded("caesar", "standstill")]


def test_c3_1_tactics_is_committed_when_used() -> None:
    tokens = fill(
        [space for space in SHIELDS if space != "HU-HC"],
        "c.laurel40 c.laurel31 c.laurel22 c.laurel22 p.laurel40 p.laurel31 p.shield60 p.shield51 p.shield42",
    ) | fill(["HU-MT"], "p.ship60")
    position = table(tokens=tokens, bonuses={"HU": "tactics"}, caesar="shield60", pompey="sword60")
    events = do(position, "shield60@HU-HC>HC", "use:tactics", chance=[4])
    assert only(events, "TokenDrawn") == TokenDrawn("caesar", "shield51", False)
    assert position.outcome() == Outcome("stuck", (2, 1))


def test_c3_2_a_token_goes_where_its_symbol_is() -> None:
    position = table(caesar="sword51 sword33 laurel22")
    moves = legal(position)
    swords = spaces_with("sword")
    assert len([m for m in moves if m.startswith("sword51")]) == 20
    assert len([m for m in moves if m.startswith("sword33")]) == 10
    assert len([m for m in moves if m.startswith("laurel22")]) == 30
    assert all(m.split("@")[1].split(">")[0] in swords for m in moves if m.startswith("sword"))


def test_c3_2_a_double_symbol_goes_on_either() -> None:
    position = table(options={"centurions": "on"}, caesar="shieldship44")
    assert len(legal(position)) == 20


def test_c3_2_what_does_not_fit_is_refused() -> None:
    position = table(tokens={"SC-IT": "pompey.sword60>IT"}, caesar="sword51 shield33")
    assert refused(position, "sword51@SC-IT>IT") == "C3.2"  # taken
    assert refused(position, "sword51@SD-SC>SD") == "C3.2"  # a ship space
    assert refused(position, "sword60@HC-GA>HC") == "C3.2"  # not in the supply
    assert refused(position, "pass") == "C3.2"
    assert position.forbids(0, -1) == "C3.2"
    assert position.forbids(0, 10**6) == "C3.2"


def test_c3_2_equal_values_face_one_way_only() -> None:
    position = table(caesar="shield33")
    assert "shield33@HU-HC" in legal(position)
    other_way_round = position.code(CAESAR.read_action("shield33@HU-HC")) + 1
    assert position.forbids(0, other_way_round) == "C3.2"
    assert CAESAR.read_action("shield33@HU-HC>HC") == CAESAR.read_action("shield33@HU-HC>HU")


def test_c3_2_printed_example_values_face_their_provinces() -> None:
    position = table(caesar="ship51")
    do(position, "ship51@SD-SC>SC")
    assert influence(position, "SC") == (5, 0)
    assert influence(position, "SD") == (1, 0)


def test_c3_3_the_last_space_closes_the_province() -> None:
    position = table(tokens=fill(["HU-MT"], "p.ship60"), bonuses={"HU": "wealth"}, caesar="shield33")
    do(position, "shield33@HU-HC")
    assert holder(position, "HU") == "pompey"
    assert holder(position, "HC") == "open"


def test_c3_3_the_active_player_chooses_which_closes_first() -> None:
    tokens = fill(["HU-MT", "HC-GA"], "p.ship60 c.sword60")
    for first, second in (("HU", "HC"), ("HC", "HU")):
        position = table(tokens=tokens, bonuses={"HU": "wealth", "HC": "tactics"}, caesar="shield33")
        do(position, "shield33@HU-HC")
        assert legal(position) == ["first:HU", "first:HC"]
        assert refused(position, "first:GA") == "C3.3"
        do(position, f"first:{first}")
        assert holder(position, first) != "open"
        assert holder(position, second) == "open"
        bonus = {"HU": "wealth", "HC": "tactics"}
        do(position, f"decline:{bonus[first]}", f"decline:{bonus[second]}")
        assert holder(position, second) != "open"


def test_c3_4_one_token_is_drawn_and_the_supply_keeps_its_size() -> None:
    position = new_game(Seeded(8))
    for _ in range(6):
        side = "caesar" if position.to_act() == 1 else "pompey"
        size = len(supply(position, side))
        move = next(m for m in legal(position) if "@" in m)
        events = do(position, move)
        assert kinds(events).count("TokenDrawn") == 1
        assert len(supply(position, side)) == size


def test_c3_4_an_empty_bag_gives_nothing() -> None:
    everything = (
        "sword60 sword51 sword42 sword33 shield60 shield51 shield42 shield33 ship60 ship51 ship42 ship33 laurel40 "
    )
    position = table(caesar=everything + "laurel31 laurel22 laurel22")
    assert bag(position, "caesar") == {}
    events = do(position, "sword60@HC-GA>HC")
    assert "BagEmpty" in kinds(events)
    assert len(supply(position, "caesar")) == 15
