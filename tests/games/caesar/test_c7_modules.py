"""Chapter C7: the modules."""

import pytest
from tests.games.caesar.tables import (
    BORDER,
    MODULES,
    do,
    fill,
    holder,
    influence,
    kinds,
    legal,
    new_game,
    only,
    refused,
    supply,
    table,
)

from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.playout import buffer
from triumvir.contract.position import SPECTATOR
from triumvir.games.caesar import action_fact_names as fact
from triumvir.games.caesar.box import BONUSES
from triumvir.games.caesar.events import BankDrawn, TokenPlaced
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.position import CaesarPosition


def guarded(bank: list[str], **more: str) -> CaesarPosition:
    """With Border Control; Caesar holds a sword and a shield for the guarded spaces."""
    bonuses = {"HU": "poison", "HC": "poison", "MT": "poison", "GA": "centurion", "GC": "centurion", "DM": "centurion"}
    return table(
        options=BORDER,
        bonuses=bonuses,
        caesar=more.get("caesar", "sword51 shield33"),
        pompey=more.get("pompey", "ship60 sword42"),
        tokens=fill(["HU-MT"], "p.ship51"),
        bank=bank,
    )


def test_c7_1_poison_tokens_and_three_to_start_with() -> None:
    position = new_game(Seeded(1), poison="on")
    assert [BONUSES[bonus] for bonus in position.bonus_at].count("poison") == 3
    assert list(position.supply_size) == [3, 3]


def test_c7_2_centurions_lie_open_beside_the_bag() -> None:
    position = new_game(Seeded(1), centurions="on")
    assert [BONUSES[bonus] for bonus in position.bonus_at].count("centurion") == 3
    for viewer in (0, 1, SPECTATOR):
        sides = position.view(viewer).to_json()["sides"]
        assert isinstance(sides, dict)
        assert sides["caesar"]["centurions"] == sides["pompey"]["centurions"] == ["beside"] * 3
    assert list(position.supply_size) == [2, 2]


@pytest.mark.parametrize(
    ("poison", "centurions", "needs", "allowed"),
    [
        ("on", "on", "both", True),
        ("on", "off", "both", False),
        ("off", "on", "both", False),
        ("on", "off", "either", True),
        ("off", "on", "either", True),
        ("off", "off", "either", False),
    ],
)
def test_c7_3_border_control_needs_other_modules(poison: str, centurions: str, needs: str, allowed: bool) -> None:
    options = {"poison": poison, "centurions": centurions, "border_control_needs": needs, "border_control": "on"}
    if allowed:
        assert sum(new_game(Seeded(1), **options).bank) == (6 if poison == centurions else 3)
    else:
        with pytest.raises(BadInput, match=r"option border_control: Border Control needs .* \[C7.3\]"):
            CAESAR.check_options(CAESAR.info.read_options(options), 2)


def test_c7_3_without_it_nothing_is_placed_face_down() -> None:
    position = table(options=MODULES, caesar="sword51")
    assert refused(position, "sword51@NU-AF*") == "C7.3"


def test_c7_4_three_spaces_take_tokens_face_down() -> None:
    position = guarded(["wealth"], caesar="sword51 shield33 laurel22")
    down = [move for move in legal(position) if move.endswith("*")]
    assert down == ["sword51@NU-AF*", "shield33@SD-GA*", "laurel22@NU-AF*", "laurel22@SD-GA*", "laurel22@AG-AS*"]
    assert refused(position, "sword51@HC-GA*") == "C7.4"
    assert refused(position, "sword51@AG-AS*") == "C3.2"  # it must still fit the symbol


def test_c7_4_a_face_down_token_counts_nothing_and_draws_from_the_bank() -> None:
    position = guarded(["wealth", "tactics"])
    events = do(position, "sword51@NU-AF*", "bank:draw", chance=[1])
    assert only(events, "BankDrawn") == BankDrawn("caesar", "wealth")
    assert influence(position, "NU") == influence(position, "AF") == (0, 0)
    assert legal(position) == ["use:wealth", "decline:wealth"]
    do(position, "use:wealth")
    assert len(supply(position, "caesar")) == 3
    assert position.to_act() == 2


def test_c7_4_the_bank_may_be_left_alone() -> None:
    position = guarded(["wealth", "tactics"])
    do(position, "sword51@NU-AF*")
    assert legal(position) == ["bank:draw", "bank:leave"]
    assert refused(position, "use:wealth") == "C7.4"
    assert CAESAR.position_from_line(position.to_line()).hash() == position.hash()
    events = do(position, "bank:leave")
    assert kinds(events)[:2] == ["BankLeft", "TokenDrawn"]
    assert sum(position.bank) == 2
    assert position.to_act() == 2


def test_c7_4_a_judge_is_told_of_drawing_as_of_using_a_bonus() -> None:
    position = guarded(["wealth"])
    do(position, "sword51@NU-AF*")
    out = buffer(fact.N_ACTION_FACTS)
    for action, used, declined in (("bank:draw", 100, 0), ("bank:leave", 0, 100)):
        position.action_facts(0, position.code(CAESAR.read_action(action)), out)
        assert (out[fact.USED], out[fact.DECLINED]) == (used, declined)


def test_c7_4_the_bank_must_be_drawn_from() -> None:
    options = {**BORDER, "bank_draw": "must"}
    position = table(options=options, caesar="sword51 shield33", pompey="ship60", bank=["tactics"])
    events = do(position, "sword51@NU-AF*")
    assert only(events, "BankDrawn") == BankDrawn("caesar", "tactics")
    assert legal(position) == ["use:tactics", "decline:tactics"]


def test_c7_4_nothing_is_asked_about_an_empty_bank() -> None:
    position = guarded([])
    do(position, "sword51@NU-AF*")
    assert position.to_act() == 2


def test_c7_4_a_centurion_of_the_bank_is_taken_before_anything_is_closed() -> None:
    position = table(
        options={**BORDER, "centurion_taken": "at_once", "wealth_draw": "end_of_turn"},
        tokens=fill(["MT-NU", "NU-SC"], "p.sword60 c.ship51"),
        bonuses={"NU": "wealth"},
        caesar="sword51 ship33",
        pompey="ship60",
        bank=["centurion"],
    )
    do(position, "sword51@NU-AF*", "bank:draw", "use:centurion")
    assert holder(position, "NU") == "open"
    assert CAESAR.position_from_line(position.to_line()).hash() == position.hash()
    do(position, "take:laurel33")
    assert legal(position) == ["use:wealth", "decline:wealth"]
    events = do(position, "use:wealth")
    assert kinds(events)[:4] == ["BonusUsed", "DrawPutOff", "DrawSkipped", "TokenDrawn"]


def test_c7_4_only_the_owner_knows_the_token() -> None:
    position = guarded(["wealth", "tactics"])
    events = do(position, "sword51@NU-AF*")
    placed = only(events, "TokenPlaced")
    assert placed.seen_by(0) == TokenPlaced("caesar", "NU-AF", "sword51", (0, 0), "hidden")
    for viewer in (1, SPECTATOR):
        assert placed.seen_by(viewer) == TokenPlaced("caesar", "NU-AF", None, (0, 0), "hidden")
        spaces = position.view(viewer).to_json()["spaces"]
        assert isinstance(spaces, dict)
        assert spaces["NU-AF"]["token"] is None
    imagined = {position.imagine(1, Seeded(seed)).to_line().split("NU-AF:caesar.")[1][:7] for seed in range(60)}
    assert {token[:5] for token in imagined} == {"sword", "laure"}  # it fits the symbol


def test_c7_4_senate_from_the_bank_is_kept_without_markers() -> None:
    position = guarded(["senate"])
    events = do(position, "sword51@NU-AF*", "bank:draw")
    assert "SenateKept" in kinds(events)
    assert (position.senates[0], position.markers[0]) == (1, 12)
    assert position.to_act() == 2


def test_c7_4_it_can_close_and_might_comes_before_the_closing() -> None:
    tokens = fill(["MT-NU", "NU-SC"], "p.sword60 c.ship51") | fill(["HU-MT"], "p.ship51")
    position = table(
        options=BORDER,
        bonuses={"NU": "wealth", "HU": "poison", "HC": "poison", "MT": "poison", "GA": "centurion"},
        tokens=tokens | {"MT-NU": "pompey.sword60>NU"},
        caesar="sword51",
        pompey="ship60",
        bank=["might"],
    )
    do(position, "sword51@NU-AF*", "bank:draw")
    assert holder(position, "NU") == "open"
    assert "might:MT-NU" in legal(position)
    do(position, "might:MT-NU")
    assert holder(position, "NU") == "caesar"  # 5 : 0
    assert legal(position) == ["use:wealth", "decline:wealth"]


def test_c7_4_every_bank_token_may_be_declined() -> None:
    for bonus in ("tactics", "wealth", "might", "poison", "centurion"):
        position = guarded([])
        position.bank[BONUSES.index(bonus)] = 1
        do(position, "sword51@NU-AF*", "bank:draw")
        assert f"decline:{bonus}" in legal(position)
        do(position, f"decline:{bonus}")
        assert position.to_act() == 2
