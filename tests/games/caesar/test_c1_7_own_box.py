"""Own boxes: files are read and checked, and every one that is let in is played by all rules. [C1.7]"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.caesar.boxes import GAME, OWN, File, bare, example, full

from triumvir.contract.errors import BadInput
from triumvir.contract.json import dumps, loads
from triumvir.games.caesar.box import BONUSES, N_KINDS
from triumvir.games.caesar.own_box import PRINTED_BOX, Boxes, load_box, read_box
from triumvir.games.caesar.tokens import face_of, is_centurion

Damage = Callable[[File], object]


def test_c1_7_what_is_left_out_is_as_printed() -> None:
    box = read_box({"name": "same"})
    assert box.tokens == PRINTED_BOX.tokens
    assert list(box.copies) == list(PRINTED_BOX.copies)
    assert list(box.bonus_copies) == list(PRINTED_BOX.bonus_copies)
    assert box.contents.orders == PRINTED_BOX.contents.orders


def test_c1_7_the_example_has_more_troops_bonus_tokens_and_orders() -> None:
    box = OWN["legions"]
    assert len(box.contents.troops[0]) == len(box.contents.troops[1]) == 17
    only = {token: [int(box.copies[side * N_KINDS + kind]) for side in (0, 1)] for kind, token in enumerate(box.tokens)}
    assert (only["swordshield41"], only["swordship32"], only["laurel22"]) == ([1, 0], [0, 1], [2, 2])
    assert box.centurions == ("sword70", "shieldship44", "centurionlaurel51")
    assert dict(zip(BONUSES, map(int, box.bonus_copies), strict=True))["senate"] == 7
    assert box.tiles == tuple("ABCDEF")
    assert list(box.tile_deck("hard", False))[:6] == [3, 0, 2, 0, 0, 1]


def test_c1_7_the_word_of_a_token_tells_all() -> None:
    """Whoever hears of a token need not know the box: a base token with the face of a printed Centurion says so."""
    box = OWN["full"]
    assert {"basesword70", "baselaurel33", "baseshieldship44", "swordship55"} <= set(box.tokens)
    assert box.centurions == ("centurionship88", "centurionswordship77", "centurionlaurel99")
    assert [token for token in box.tokens if is_centurion(token)] == list(box.centurions)
    for kind, token in enumerate(box.tokens):
        face = face_of(token)
        assert (face.high, face.low) == (box.high[kind], box.low[kind])
    assert box.kinds == N_KINDS
    assert len(set(box.tokens)) == len(box.tokens)


def test_c1_7_two_boxes_of_one_name_are_refused() -> None:
    with pytest.raises(BadInput, match="a box of this name already"):
        Boxes([read_box(bare()), read_box(bare())])


def tokens(count: int) -> File:
    return {"sword": [[1, 0]] * count}


def tile(name: str, *commands: str) -> Damage:
    return lambda f: f["crassus"]["tiles"].update({name: list(commands)})


def deck(field: str, word: str, tiles: str) -> Damage:
    return lambda f: f["crassus"].setdefault(field, {}).update({word: tiles})


DAMAGED: list[tuple[str, Damage, str]] = [
    ("unknown field", lambda f: f.update(colour="red"), "box.colour: unknown field"),
    ("no name", lambda f: f.pop("name"), "box.name: missing"),
    ("name", lambda f: f.update(name="two words"), "box.name: 'two words' is no name"),
    ("printed", lambda f: f.update(name="printed"), "'printed' is no name for an own box"),
    ("tokens", lambda f: f.update(tokens=[]), "box.tokens: an object is expected"),
    ("a side", lambda f: f["tokens"].pop("pompey"), "box.tokens.pompey: missing"),
    ("third side", lambda f: f["tokens"].update(crassus={}), "box.tokens.crassus: unknown field"),
    ("few tokens", lambda f: f.update(tokens=tokens(11)), "box.tokens: 11 tokens; a side has 12 to 24"),
    ("many tokens", lambda f: f["tokens"].update(caesar=tokens(25)), "box.tokens.caesar: 25 tokens"),
    ("faces", lambda f: f.update(tokens={"sword": [[9, v] for v in range(10)] + [[8, v] for v in range(9)],
                                         "ship": [[9, 0], [9, 1], [9, 2]]}), "22 different tokens; at most 21"),
    ("symbol", lambda f: f["tokens"]["caesar"].update(horse=[[1, 0]]), "caesar.horse: 'horse' is none of sword"),
    ("three", lambda f: f["tokens"]["caesar"].update({"sword+shield+ship": [[1, 0]]}), "one symbol, or two"),
    ("same", lambda f: f["tokens"]["caesar"].update({"sword+sword": [[1, 0]]}), "one symbol, or two"),
    ("half a laurel", lambda f: f["tokens"]["caesar"].update({"laurel+ship": [[1, 0]]}), "one symbol, or two"),
    ("no list", lambda f: f["tokens"]["caesar"].update(sword=3), "caesar.sword: a list is expected"),
    ("one value", lambda f: f["tokens"]["caesar"]["sword"].append([1]), "caesar.sword: two values are expected"),
    ("ten", lambda f: f["tokens"]["caesar"]["sword"].append([10, 0]), "10 is not between 0 and 9"),
    ("text", lambda f: f["tokens"]["caesar"]["sword"].append(["6", 0]), "a whole number is expected"),
    ("order", lambda f: f["tokens"]["caesar"]["sword"].append([1, 5]), "the higher value comes first, as in [5, 1]"),
    ("two centurions", lambda f: f["centurions"].pop(), "box.centurions: 2 Centurion tokens; each side has 3"),
    ("centurion", lambda f: f["centurions"][0].update(on="sword"), "box.centurions.0.on: a list is expected"),
    ("centurion field", lambda f: f["centurions"][0].update(copies=2), "box.centurions.0.copies: unknown field"),
    ("no symbol", lambda f: f["centurions"][0].update(on=[]), "box.centurions.0.on: a token has one symbol"),
    ("twins", lambda f: f["centurions"].__setitem__(0, f["centurions"][1]), "two Centurion tokens with this face"),
    ("bonus", lambda f: f["bonus_tokens"].update(luck=1), "box.bonus_tokens.luck: unknown field"),
    ("no senate", lambda f: f["bonus_tokens"].update(senate=0), "senate: 0 is not between 1 and 9"),
    ("senates", lambda f: f["bonus_tokens"].update(senate=10), "senate: 10 is not between 1 and 9"),
    ("centurion tokens", lambda f: f["bonus_tokens"].update(centurion=4), "centurion: 4 is not between 1 and 3"),
    ("provinces", lambda f: f.update(bonus_tokens={"might": 3}), "17 bonus tokens of the base game; there are 18"),
    ("crassus", lambda f: f["crassus"].update(hat=1), "box.crassus.hat: unknown field"),
    ("tile name", tile("I", "draw1", "execute"), "box.crassus.tiles.I: unknown field"),
    ("gap", tile("H", "draw1", "execute"), "box.crassus.tiles.H: there is no tile G before it"),
    ("command", tile("F", "draw3", "execute"), "box.crassus.tiles.F: 'draw3' is none of draw1"),
    ("no command", tile("F"), "box.crassus.tiles.F: 0 commands"),
    ("commands", tile("F", *["execute"] * 7), "box.crassus.tiles.F: 7 commands"),
    ("no execute", tile("F", "draw1"), "every tile has the command execute"),
    ("discards", tile("F", "draw1", "execute", "discard1"), "draws 1 and discards 1"),
    ("difficulty", deck("decks", "brutal", "A"), "box.crassus.decks.brutal: unknown field"),
    ("empty deck", deck("decks", "easy", ""), "box.crassus.decks.easy: 0 tiles"),
    ("large deck", deck("decks", "easy", "A" * 11), "box.crassus.decks.easy: 11 tiles"),
    ("no such tile", deck("decks", "easy", "AG"), "box.crassus.decks.easy: there is no tile 'G'"),
    ("no draw", deck("decks_with_centurions", "easy", "D"), "no tile of the deck draws from the bag"),
    ("no centurion", deck("decks_with_centurions", "easy", "A"), "no tile of the deck draws a Centurion"),
    ("centurions without", deck("decks", "easy", "AD"), "draws a Centurion, but is for games without"),
]  # fmt: skip


@pytest.mark.parametrize(("damage", "complaint"), [case[1:] for case in DAMAGED], ids=[case[0] for case in DAMAGED])
def test_c1_7_a_mistake_is_named_with_its_place(damage: Damage, complaint: str) -> None:
    file = example()
    damage(file)
    with pytest.raises(BadInput) as caught:
        read_box(file)
    assert complaint in str(caught.value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        load_box(tmp_path / "nothing.json")
    (tmp_path / "bad.json").write_text("{")
    with pytest.raises(BadInput, match=r"bad.json: .*not JSON"):
        load_box(tmp_path / "bad.json")
    (tmp_path / "list.json").write_text("[]")
    with pytest.raises(BadInput, match=r"list.json: box: an object is expected"):
        load_box(tmp_path / "list.json")


# ---- whatever somebody writes is refused or played -----------------------------------------------------------------


ANY = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 12) | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to everything in a file."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, item in inside for place in places(item, (*path, key)))]


def put(file: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    at = file
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return file


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_c1_7_a_file_with_anything_anywhere_is_read_or_refused(data: st.DataObject) -> None:
    file: Any = data.draw(st.sampled_from([example(), full(), bare()]))
    for _ in range(data.draw(st.integers(1, 3))):
        file = put(file, data.draw(st.sampled_from(places(file))), data.draw(ANY))
    try:
        box = read_box(loads(dumps(file)))
    except BadInput:
        return
    assert box.kinds <= N_KINDS
    assert all(12 <= len(troops) <= 24 for troops in box.contents.troops)


# ---- actions -------------------------------------------------------------------------------------------------------


def test_c1_7_actions_speak_of_the_tokens_of_all_boxes() -> None:
    assert GAME.read_action("swordship32@SC-IT>SC").notation() == "swordship32@SC-IT>SC"
    assert GAME.read_action("take:centurionlaurel51").notation() == "take:centurionlaurel51"
    with pytest.raises(BadInput, match="unknown token 'swordship31'"):
        GAME.read_action("swordship31@SC-IT>SC")
    with pytest.raises(BadInput, match="unknown Centurion token 'swordship32'"):
        GAME.action_from_json({"do": "take", "token": "swordship32"})
