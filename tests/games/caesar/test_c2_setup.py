"""Chapter C2: set-up."""

from collections import Counter

import pytest
from tests.games.caesar.tables import BORDER, MODULES, bag, new_game, supply

from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.games.caesar.box import BONUSES, PROVINCES, SIDES
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.position import CaesarPosition

SEEDS = range(40)


def lying(position: CaesarPosition) -> Counter[str]:
    return Counter(BONUSES[bonus] for bonus in position.bonus_at)


def test_c2_1_senate_on_italia_the_rest_at_random() -> None:
    seen: dict[str, set[str]] = {name: set() for name in PROVINCES}
    for seed in SEEDS:
        position = new_game(Seeded(seed))
        assert lying(position) == {"tactics": 4, "wealth": 4, "might": 4, "senate": 6}
        for name, bonus in zip(PROVINCES, position.bonus_at, strict=True):
            seen[name].add(BONUSES[bonus])
    assert seen.pop("IT") == {"senate"}
    assert all(bonuses == {"tactics", "wealth", "might", "senate"} for bonuses in seen.values())


def test_c2_2_two_hidden_tokens_each() -> None:
    position = new_game(Seeded(3))
    for side in SIDES:
        assert len(supply(position, side)) == 2
        assert sum(bag(position, side).values()) == 14
    other = position.view(1).to_json()["sides"]
    assert isinstance(other, dict)
    assert other["caesar"]["tokens"] is None
    assert other["pompey"]["tokens"] == supply(position, "pompey")


def test_c2_2_three_tokens_with_poison() -> None:
    position = new_game(Seeded(3), poison="on")
    assert [len(supply(position, side)) for side in SIDES] == [3, 3]


def test_c2_3_caesar_begins_and_turns_alternate() -> None:
    position = new_game(Seeded(3))
    assert position.to_act() == 1
    assert position.forbids(1, 0) == "C2.3"
    assert new_game(Seeded(3), crassus="easy", human="caesar").to_act() == 2
    assert new_game(Seeded(3), crassus="easy", human="pompey").to_act() == 1


def test_c2_4_replace_swaps_three_base_tokens_for_each_module() -> None:
    for seed in SEEDS:
        position = new_game(Seeded(seed), **MODULES)
        counts = lying(position)
        assert (counts["poison"], counts["centurion"], sum(counts.values())) == (3, 3, 18)
        assert position.gone[BONUSES.index("poison")] == 0
        assert BONUSES[position.bonus_at[PROVINCES.index("IT")]] == "senate"


def test_c2_4_mix_may_take_out_module_tokens_again() -> None:
    poisons = set()
    for seed in SEEDS:
        position = new_game(Seeded(seed), module_setup="mix", **MODULES)
        counts = lying(position)
        assert sum(counts.values()) == 18
        assert sum(position.gone) == 6
        assert BONUSES[position.bonus_at[PROVINCES.index("IT")]] == "senate"
        poisons.add(counts["poison"])
    assert min(poisons) < 3
    assert max(poisons) == 3


@pytest.mark.parametrize("setup", ["replace", "mix"])
def test_c2_4_removed_tokens_form_the_bank_with_border_control(setup: str) -> None:
    position = new_game(Seeded(5), module_setup=setup, **BORDER)
    assert sum(position.bank) == 6
    assert sum(position.gone) == 0
    without = new_game(Seeded(5), module_setup=setup, **MODULES)
    assert (sum(without.bank), sum(without.gone)) == (0, 6)


def test_c2_4_three_tokens_and_centurions_come_with_the_module_itself() -> None:
    for seed in range(200):
        position = new_game(Seeded(seed), module_setup="mix", **MODULES)
        assert position.supply_size[0] == 3
        sides = position.view(0).to_json()["sides"]
        assert isinstance(sides, dict)
        assert sides["pompey"]["centurions"] == ["beside"] * 3
        if lying(position)["poison"] == 0:
            return
    raise AssertionError("no set-up without a Poison token was found")


def test_seats_are_two() -> None:
    with pytest.raises(BadInput, match=r"seats: 3 seats; CAESAR! has two sides \[C1.1\]"):
        CAESAR.start(CAESAR.info.read_options({}), 3, Seeded(1))
