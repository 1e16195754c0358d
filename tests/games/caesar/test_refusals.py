"""What looks playable but is not is told with the rule that forbids it."""

from tests.games.caesar.tables import do, fill, spaces_with, table

from triumvir.contract.position import Refusal
from triumvir.games.caesar.game import CAESAR

SHIPS_FULL = fill(
    spaces_with("ship"),
    "c.ship60 c.ship51 c.ship42 c.ship33 c.laurel40 c.laurel31 c.laurel22 c.laurel22 p.laurel31 p.laurel40",
)


def test_c3_2_tokens_without_a_space_and_spaces_without_a_token() -> None:
    position = table(tokens=SHIPS_FULL, caesar="sword60", pompey="ship60 sword42", active="pompey")
    refusals = position.refusals(1)
    assert Refusal("ship60", "C3.2") in refusals
    assert [r.subject for r in refusals if "-" in r.subject] == spaces_with("shield")
    assert {r.rule for r in refusals} == {"C3.2"}


def test_c2_3_not_your_turn() -> None:
    assert table().refusals(1) == [Refusal("turn", "C2.3")]


def test_c5_3_what_might_cannot_turn() -> None:
    tokens = fill(["HU-MT", "MT-SD", "MT-NU"], "p.ship60 p.ship51 p.sword60")
    position = table(tokens=tokens, held={"MT": "pompey~"}, bonuses={"HU": "might"}, caesar="shield33", pompey="ship42")
    do(position, "shield33@HU-HC")
    assert position.refusals(0) == [Refusal("HU-MT", "C5.3"), Refusal("MT", "C5.3")]


def test_c6_1_the_game_is_over() -> None:
    position = table(caesar="sword60", pompey="")
    do(position, "sword60@HC-GA>HC")
    assert position.refusals(0) == position.refusals(1) == [Refusal("turn", "C6.1")]


def test_nothing_to_refuse_while_a_bonus_is_asked_about() -> None:
    position = table(tokens=fill(["HU-MT"], "p.ship60"), bonuses={"HU": "wealth"}, caesar="shield33", pompey="sword60")
    do(position, "shield33@HU-HC")
    assert position.refusals(0) == []


def test_actions_are_read_from_json_too() -> None:
    assert CAESAR.action_from_json({"do": "pass"}) == CAESAR.read_action("pass")
