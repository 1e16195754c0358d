"""Chapter C1: what is in the box."""

from collections import Counter

from tests.games.caesar.tables import new_game

from triumvir.contract.chance import Seeded
from triumvir.games.caesar import box
from triumvir.games.caesar.own_box import PRINTED_BOX


def test_c1_1_two_sides_and_crassus_alone() -> None:
    assert box.SIDES == ("caesar", "pompey")
    solo = new_game(Seeded(1), crassus="easy", human="caesar")
    assert [solo.is_automatic(seat) for seat in (0, 1)] == [False, True]
    assert not new_game(Seeded(1)).is_automatic(1)


def test_c1_2_the_map() -> None:
    assert len(box.PROVINCES) == box.N_PROVINCES == 18
    assert len(box.SPACES) == box.N_SPACES == 30
    assert Counter(box.SYMBOLS[s] for s in box.SPACE_SYMBOL) == {"sword": 10, "shield": 10, "ship": 10}
    assert [box.PROVINCES[p] for p in range(18) if box.FIELDS[p] == 2] == ["IT"]
    for space, name in enumerate(box.SPACES):
        first, second = box.ENDS[2 * space], box.ENDS[2 * space + 1]
        assert name == f"{box.PROVINCES[first]}-{box.PROVINCES[second]}"
        assert box.across(space, first) == second
        assert box.across(space, second) == first


def test_c1_2_every_space_is_listed_under_both_its_provinces() -> None:
    listed = Counter(int(space) for space in box.SPACES_OF)
    assert listed == dict.fromkeys(range(30), 2)
    sardinia = box.PROVINCES.index("SD")
    of_sardinia = range(box.SPACES_FROM[sardinia], box.SPACES_FROM[sardinia + 1])
    assert [box.SPACES[box.SPACES_OF[i]] for i in of_sardinia] == ["MT-SD", "SD-GA", "SD-SC", "SD-IT"]


def test_c1_3_sixteen_influence_tokens() -> None:
    base = {PRINTED_BOX.tokens[k]: int(PRINTED_BOX.copies[k]) for k in range(PRINTED_BOX.first_centurion)}
    values = ("60", "51", "42", "33")
    expected = {f"{symbol}{v}": 1 for symbol in ("sword", "shield", "ship") for v in values}
    assert base == expected | {"laurel40": 1, "laurel31": 1, "laurel22": 2}
    assert sum(base.values()) == 16
    for kind, token in enumerate(PRINTED_BOX.tokens):
        assert token.endswith(f"{PRINTED_BOX.high[kind]}{PRINTED_BOX.low[kind]}")
        assert (PRINTED_BOX.wild[kind] == 1) == token.startswith("laurel")


def test_c1_4_three_centurion_tokens() -> None:
    assert PRINTED_BOX.centurions == ("sword70", "shieldship44", "laurel33")
    double = PRINTED_BOX.tokens.index("shieldship44")
    fitting = {box.SYMBOLS[box.SPACE_SYMBOL[s]] for s in range(30) if PRINTED_BOX.fits[double * 30 + s]}
    assert fitting == {"shield", "ship"}


def test_c1_5_markers_and_bonus_tokens() -> None:
    counts = dict(zip(box.BONUSES, map(int, PRINTED_BOX.bonus_copies), strict=True))
    assert counts == {"tactics": 4, "wealth": 4, "might": 4, "senate": 6, "poison": 3, "centurion": 3}
    game = new_game(Seeded(1))
    assert list(game.markers) == [12, 12]


def test_c1_6_central_provinces() -> None:
    central = [box.PROVINCE_NAMES[p] for p in range(18) if box.CENTRAL[p]]
    assert sorted(central) == ["Achaia", "Creta", "Italia", "Sardinia", "Sicilia"]
    outside = [box.PROVINCES[p] for p in range(18) if not box.NEXT_TO_CENTRAL[p]]
    assert outside == ["HU", "HC", "SY"]
