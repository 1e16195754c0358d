"""A written position says nothing of its tokens that they contradict."""

import pytest

from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.json import JSON
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.state import Table, add_returned

ALL = {"poison": "on", "centurions": "on", "border_control": "on", "border_control_needs": "either"}


def start(**changes: JSON) -> dict[str, JSON]:
    """A new game with all modules, and something else in it."""
    position = CAESAR.start(CAESAR.info.read_options(ALL), 2, Seeded(1))
    return {**position.to_json(), **changes}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"stuck_tokens": {"caesar": 1, "pompey": 0}}, "stuck_spaces.caesar: a space is empty that was not"),
        ({"plays": ["caesar.sword60@2.3", "caesar.sword60@1.3"]}, "plays: a play out of order"),
        ({"plays": ["pompey.HU-HC@2.3"]}, "plays: a play to a space where nothing lies"),
        ({"returned": ["caesar.sword60@9.0"]}, "returned: a token came back before it went"),
        ({"returned": ["caesar.sword60@1.2"] * 3}, "returned: a token of caesar cannot have left the bag"),
        ({"returned": ["caesar.laurel22@0.0"] * 30}, "returned: a token of caesar cannot have left the bag"),
        ({"gains": {"caesar": 60, "pompey": 2}, "returned": ["caesar.sword60@0.0"] * 9}, "cannot have left the bag"),
    ],
)
def test_c5_5_what_is_said_of_tokens_must_be_so(changes: dict[str, JSON], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        CAESAR.position_from_json(start(**changes))


def test_c5_5_a_returned_token_may_be_in_the_bag_or_the_supply() -> None:
    supply = start()["supply"]
    assert isinstance(supply, dict)
    held = supply["caesar"][0]
    CAESAR.position_from_json(start(returned=[f"caesar.{held}@0.0", f"caesar.{held}@1.2", f"pompey.{held}@1.0"]))


def test_c5_6_a_centurion_that_was_taken_is_somewhere() -> None:
    beside: JSON = {"caesar": ["taken", "beside", "beside"], "pompey": ["beside"] * 3}
    bank, provinces = start()["bank"], start()["provinces"]
    assert isinstance(bank, list)
    assert isinstance(provinces, dict)
    used = next(name for name, bonus in provinces.items() if bonus == "centurion")
    changes: dict[str, JSON] = {"bank": bank[1:], "provinces": {**provinces, used: bank[0]}}
    with pytest.raises(BadInput, match=r"taken_at\.caesar: a Centurion token is not where it was taken to"):
        CAESAR.position_from_json(start(centurions=beside, **changes))


def test_c5_6_a_centurion_beside_the_bag_was_never_taken() -> None:
    taken_at: JSON = {"caesar": [0, 0, 1], "pompey": [0, 0, 0]}
    with pytest.raises(BadInput, match=r"taken_at\.caesar: a Centurion token lies beside the bag, and was taken"):
        CAESAR.position_from_json(start(taken_at=taken_at))


def test_c7_2_no_centurion_is_due_without_the_module() -> None:
    position = CAESAR.start(CAESAR.info.read_options({}), 2, Seeded(1)).to_json()
    with pytest.raises(BadInput, match="centurion_due: there are no Centurion tokens"):
        CAESAR.position_from_json({**position, "centurion_due": True})


def test_c7_4_an_empty_bank_gives_nothing() -> None:
    position = CAESAR.position_from_json(start(bank=[]))
    hidden = [code for code in range(CAESAR.info.most_actions) if not position.forbids(0, code)]
    downs = [code for code in hidden if position.action(code).notation().endswith("*")] or hidden
    for code in downs:
        position.clone().apply(0, code, Seeded(0), None)


@pytest.mark.parametrize(
    ("since", "seen_at", "words"), [(1, 1, "cannot have left the bag"), (0, 1, "tokens of caesar contradicts itself")]
)
def test_c5_5_imagining_what_cannot_be_ends_with_a_word(since: int, seen_at: int, words: str) -> None:
    """No position that was read is like that; whoever makes one otherwise is told."""
    position = CAESAR.start(CAESAR.info.read_options(ALL), 2, Seeded(1))
    assert isinstance(position, Table)
    for _ in range(3):
        add_returned(position, 0, 3, since, seen_at)
    with pytest.raises(BadInput, match=words):
        position.imagine(1, Seeded(1))
