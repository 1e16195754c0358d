"""What everybody can conclude about hidden tokens, and that imagined positions agree with it."""

from tests.games.caesar.tables import BORDER, MODULES, do, fill, full, spaces_with, supply, table

from triumvir.contract.chance import Seeded
from triumvir.contract.position import SPECTATOR
from triumvir.games.caesar.box import N_KINDS, SPACES
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.own_box import PRINTED_BOX
from triumvir.games.caesar.position import CaesarPosition

HU_NEARLY = fill(["HU-MT"], "p.ship60")


def imagined(position: CaesarPosition, viewer: int, count: int = 300) -> list[CaesarPosition]:
    found = []
    for seed in range(count):
        twin = position.imagine(viewer, Seeded(seed))
        assert isinstance(twin, CaesarPosition)
        found.append(twin)
    assert all(twin.audit() == "" for twin in found[:10])
    return found


def share_holding(twins: list[CaesarPosition], side: str, token: str) -> float:
    return sum(token in supply(twin, side) for twin in twins) / len(twins)


def test_c2_2_a_hidden_supply_could_be_anything_unseen() -> None:
    position = table(tokens=HU_NEARLY, caesar="sword60 shield51", pompey="ship51 laurel22")
    twins = imagined(position, 0)
    assert {tuple(supply(twin, "caesar")) for twin in twins} == {("sword60", "shield51")}
    assert len({tuple(supply(twin, "pompey")) for twin in twins}) > 60
    assert all("ship60" not in supply(twin, "pompey") for twin in twins)
    everyone = imagined(position, SPECTATOR, 50)
    assert len({tuple(supply(twin, "caesar")) for twin in everyone}) > 20


def poisoned(*, wealth: bool = False) -> CaesarPosition:
    """Pompey held sword42 and ship51; Poison sent ship51 back to his bag."""
    bonus = "wealth" if wealth else "tactics"
    position = table(
        options=MODULES,
        tokens=HU_NEARLY | fill(["CY-AG", "AG-AS", "AG-SY"], "c.sword51 c.ship60 c.sword42"),
        bonuses={"HU": "poison", "AG": bonus},
        caesar="shield33 sword60 sword33",
        pompey="sword42 ship51",
    )
    do(position, "shield33@HU-HC", "use:poison", chance=[1, 0])
    assert supply(position, "pompey") == ["sword42"]
    return position


def test_c5_5_a_returned_token_is_in_the_bag_until_the_next_draw() -> None:
    position = poisoned()
    assert share_holding(imagined(position, 0), "pompey", "ship51") == 0.0
    do(position, "sword42@AC-MD>AC", chance=[0])
    assert supply(position, "pompey") == ["sword60"]
    share = share_holding(imagined(position, 0, 600), "pompey", "ship51")
    assert 0.03 < share < 0.13  # one draw out of 14 tokens


def test_c5_5_a_returned_token_seen_again_is_settled() -> None:
    position = poisoned()
    do(position, "sword42@AC-MD>AC", chance=[bag_index(position, "ship51")])
    do(position, "sword60@HC-GA>HC")
    assert supply(position, "pompey") == ["ship51"]
    do(position, "ship51@IT-AC>IT")
    assert list(position.returned)[-1] > 0
    twins = imagined(position, 0, 60)
    assert all("ship51" not in supply(twin, "pompey") for twin in twins)


def bag_index(position: CaesarPosition, token: str) -> int:
    """The roll by which Pompey draws a token."""
    return sum(int(position.bag[N_KINDS + kind]) for kind in range(PRINTED_BOX.tokens.index(token)))


def test_c5_5_one_of_two_equal_laurels() -> None:
    """The laurel 2/2 seen on the board may be the copy that never went back."""
    position = table(
        options=MODULES,
        tokens=HU_NEARLY,
        bonuses={"HU": "poison"},
        caesar="shield33 sword60",
        pompey="laurel22 laurel22",
    )
    do(position, "shield33@HU-HC", "use:poison")
    do(position, "laurel22@IT-AC", "sword60@HC-GA>HC")
    assert list(position.returned)[-1] == 0  # nothing is settled
    holding = share_holding(imagined(position, 0, 600), "pompey", "laurel22")
    assert 0.03 < holding < 0.12


def test_c5_6_a_taken_centurion_is_known_to_be_held() -> None:
    position = table(
        options=MODULES, tokens=HU_NEARLY, bonuses={"HU": "centurion"}, caesar="shield33", pompey="sword42"
    )
    do(position, "shield33@HU-HC", "use:centurion", "take:shieldship44")
    assert all(supply(twin, "caesar") == ["shieldship44"] for twin in imagined(position, 1, 40))
    do(position, "sword42@AC-MD>AC", "shieldship44@IT-AC")
    assert all("shieldship44" not in supply(twin, "caesar") for twin in imagined(position, 1, 40))


def guarded(caesar: str, **fields: list[str]) -> CaesarPosition:
    """Caesar may hide a token; Centurion bonus tokens lie in the bank."""
    return table(
        options=BORDER,
        bonuses={"HU": "centurion", "HC": "poison"},
        tokens=HU_NEARLY,
        caesar=caesar,
        pompey="sword42 ship51",
        bank=fields.get("bank", ["wealth", "tactics"]),
    )


def hidden_token(twin: CaesarPosition, space: str) -> str:
    return PRINTED_BOX.tokens[twin.kind_at[SPACES.index(space)]]


def test_c7_4_a_taken_centurion_may_be_the_hidden_token() -> None:
    position = guarded("shield33")
    do(position, "shield33@HU-HC", "use:centurion", "take:laurel33")
    do(position, "ship51@IT-AC>IT")
    do(position, "laurel33@NU-AF*", "bank:draw", "decline:tactics")
    twins = imagined(position, 1)
    places = {("held" if "laurel33" in supply(t, "caesar") else hidden_token(t, "NU-AF")) for t in twins}
    assert places == {"laurel33"}  # the supply was empty: it can only be the one on the board
    assert all(len(supply(t, "caesar")) == 1 for t in twins)


def test_c7_4_a_centurion_taken_later_is_not_the_hidden_token() -> None:
    position = guarded("shield33 sword60", bank=["wealth", "senate"])
    do(position, "sword60@NU-AF*", "bank:draw", "decline:wealth", "ship51@IT-AC>IT")
    do(position, "shield33@HU-HC", "use:centurion", "take:laurel33")
    twins = imagined(position, 1)
    assert all("laurel33" in supply(t, "caesar") for t in twins)
    assert {hidden_token(t, "NU-AF")[:5] for t in twins} == {"sword", "laure"}


def test_c7_4_a_returned_token_drawn_again_may_be_hidden() -> None:
    position = poisoned_guarded()
    hidden = [hidden_token(t, "AG-AS") for t in imagined(position, 0, 400)]
    assert 0 < hidden.count("ship51") < 200


def test_c5_5_of_two_alike_the_one_that_went_back_may_be_the_one_that_lies_open() -> None:
    """Pompey loses one laurel22, hides the other, draws the first again and places it: nobody can tell which is which."""
    position = table(
        options=BORDER,
        tokens=HU_NEARLY,
        bonuses={"HU": "poison"},
        caesar="shield33 sword60",
        pompey="laurel22 laurel22",
        bank=["wealth", "senate"],
    )
    do(position, "shield33@HU-HC", "use:poison", chance=[0, 0])
    do(position, "laurel22@AG-AS*")
    do(position, "bank:leave", chance=[bag_index(position, "laurel22")])
    do(position, "sword60@HC-GA>HC", "laurel22@AC-MD")
    again = CAESAR.position_from_line(position.to_line())
    assert again.hash() == position.hash()
    hidden = [hidden_token(t, "AG-AS") for t in imagined(position, 0, 400)]
    assert 0 < hidden.count("laurel22") < 200


def test_c5_5_of_two_alike_the_same_may_have_gone_back_twice() -> None:
    position = table(
        options=BORDER,
        tokens={"AG-AS": "pompey.laurel22*"},
        pompey="sword42 ship51",
        gains={"caesar": 1, "pompey": 6},
        hidden_at={"AG-AS": 2},
        returned=["pompey.laurel22@4.0", "pompey.laurel22@5.0"],
    )
    assert {hidden_token(t, "AG-AS") for t in imagined(position, 0, 200)} >= {"laurel22", "ship60"}


def poisoned_guarded() -> CaesarPosition:
    """Pompey lost ship51 to Poison, drew once, and then hid a token on a ship space."""
    position = table(
        options=BORDER,
        tokens=HU_NEARLY,
        bonuses={"HU": "poison"},
        caesar="shield33 sword60",
        pompey="sword42 ship51",
        bank=["wealth", "senate"],
    )
    do(position, "shield33@HU-HC", "use:poison", chance=[1, 0])
    do(position, "sword42@AC-MD>AC", chance=[bag_index(position, "laurel22")])
    do(position, "sword60@HC-GA>HC")
    do(position, "laurel22@AG-AS*", "bank:draw", "decline:wealth")
    return position


def test_c3_1_who_could_not_place_holds_nothing_that_fitted() -> None:
    ships = fill(
        [space for space in spaces_with("ship") if space != "AG-AS"],
        "c.ship60 c.ship51 c.ship42 c.ship33 c.laurel40 c.laurel31 c.laurel22 p.ship51 p.ship42",
    )
    options = {"stuck_loses": "empty_hand", "poison": "on"}
    position = table(options=options, tokens=ships, caesar="laurel22 sword60", pompey="ship60 ship33")
    do(position, "laurel22@AG-AS")
    twins = imagined(position, 0, 20)
    assert all(supply(t, "pompey") == ["ship60", "ship33"] for t in twins)
    do(position, "pass")
    assert all({"ship60", "ship33"} <= set(supply(t, "pompey")) for t in imagined(position, 0, 20))


def test_c3_1_poison_may_have_taken_one_of_the_stuck_tokens() -> None:
    ships = fill(
        spaces_with("ship"),
        "c.ship60 c.ship51 c.ship42 c.ship33 c.laurel40 c.laurel31 c.laurel22 p.ship51 p.ship42 c.laurel22",
    )
    position = table(
        options={"stuck_loses": "empty_hand", "poison": "on"},
        tokens=ships,
        bonuses={"HU": "poison"},
        caesar="shield60",
        pompey="ship60 ship33",
        stuck_tokens={"caesar": 0, "pompey": 2},
        stuck_spaces={"caesar": 0, "pompey": sum(1 << at for at, name in enumerate(SPACES) if name not in ships)},
    )
    do(position, "shield60@HU-HC>HC", "use:poison")
    assert position.stuck_tokens[1] == 1


def test_c8_1_an_open_row_is_never_imagined() -> None:
    position = table(options={"crassus": "easy"}, pompey="ship51 sword60", caesar="sword42")
    assert all(supply(t, "pompey") == ["ship51", "sword60"] for t in imagined(position, 0, 20))


def test_c7_4_two_centurions_one_taken_too_late_to_be_hidden() -> None:
    position = table(
        options=BORDER,
        tokens={"NU-AF": "caesar.sword70*"},
        caesar="laurel33",
        centurions={"caesar": ["taken", "beside", "taken"], "pompey": ["beside"] * 3},
        gains={"caesar": 5, "pompey": 2},
        hidden_at={"NU-AF": 3},
        taken_at={"caesar": [2, 0, 4], "pompey": [0, 0, 0]},
        bank=["wealth"],
    )
    assert all(hidden_token(t, "NU-AF") == "sword70" for t in imagined(position, 1, 30))


def nearly_everything(*left: str) -> dict[str, str]:
    """Pompey's tokens on the board, except for those named."""
    swords = [space for space in spaces_with("sword") if space not in ("NU-AF", "AG-SY", "GA-GC")]
    shields = [space for space in spaces_with("shield") if space not in ("HU-HC", "AS-SY", "GC-DM")]
    ships = [space for space in spaces_with("ship") if space not in ("HU-MT", "AG-AS", "IT-DM")]
    places = {"sword": swords, "shiel": shields, "ship": ships, "laure": swords[4:] + shields[4:] + ships[4:]}
    tokens: dict[str, str] = {}
    for token in (*PRINTED_BOX.tokens[:15], "laurel22"):
        if token not in left:
            space = places[token.rstrip("0123456789")[:5]].pop(0)
            tokens[space] = f"pompey.{token}>{space.split('-')[0]}"
            places["laure"] = [s for s in places["laure"] if s != space]
    return tokens


def test_c5_5_two_returned_tokens_and_one_place_in_the_bag() -> None:
    """Pompey has three tokens off the board, one of them in the bag; two of them once went back."""
    tokens = nearly_everything("sword60", "ship60", "shield60")
    position = table(
        options={"poison": "on", "centurions": "on"},
        tokens=tokens,
        held=full(tokens),
        pompey="ship60 shield60",
        gains={"caesar": 1, "pompey": 18},
        taken_at={"caesar": [0, 0, 0], "pompey": [17, 0, 0]},
        centurions={"caesar": ["beside"] * 3, "pompey": ["seen", "beside", "beside"]},
        returned=["pompey.sword60@15.0", "pompey.ship60@16.0"],
    )
    twins = imagined(position, 0, 60)
    held = {tuple(supply(t, "pompey")) for t in twins}
    assert all(len(tokens) == 2 for tokens in held)
    assert len(held) > 1


def test_c5_5_of_two_returned_tokens_only_one_can_be_in_a_bag_of_one() -> None:
    tokens = nearly_everything("sword60", "ship60", "shield60")
    position = table(
        tokens=tokens,
        held=full(tokens),
        pompey="ship60 shield60",
        gains={"caesar": 1, "pompey": 18},
        returned=["pompey.sword60@15.0", "pompey.ship60@15.0"],
    )
    held = {tuple(supply(t, "pompey")) for t in imagined(position, 0, 60)}
    assert held <= {("sword60", "ship60"), ("sword60", "shield60"), ("shield60", "ship60")}


def test_c5_5_a_returned_token_is_in_the_bag_if_the_supply_is_empty() -> None:
    position = table(pompey="", gains={"caesar": 1, "pompey": 18}, returned=["pompey.sword60@15.0"])
    assert all(supply(t, "pompey") == [] for t in imagined(position, 0, 30))


def test_c7_4_a_hidden_space_needs_a_token_that_fits_it() -> None:
    """Only sword60 fits the hidden space; it was returned, so it must have been drawn again."""
    tokens = nearly_everything("sword60", "ship60", "shield60") | {"NU-AF": "pompey.sword60*"}
    position = table(
        options=BORDER,
        tokens=tokens,
        held=full(tokens),
        pompey="ship60",
        gains={"caesar": 1, "pompey": 17},
        returned=["pompey.sword60@15.0"],
        bank=["wealth"],
    )
    assert all(hidden_token(t, "NU-AF") == "sword60" for t in imagined(position, 0, 30))


def test_c3_1_the_side_to_move_holds_something_it_can_place() -> None:
    ships_full = fill(
        spaces_with("ship"),
        "c.ship60 c.ship51 c.ship42 c.ship33 c.laurel40 c.laurel31 c.laurel22 c.laurel22 p.laurel31 p.laurel40",
    )
    position = table(tokens=ships_full, caesar="sword60", pompey="sword42", active="pompey")
    assert all(not supply(t, "pompey")[0].startswith("ship") for t in imagined(position, 0, 200))
