"""Positions that people wrote, good and bad."""

from collections.abc import Mapping

import pytest
from tests.games.cleopatra.bench import Bench, all_but
from tests.games.cleopatra.test_knowledge import playing
from tests.games.cleopatra.test_setup import do, start

from triumvir.contract.chance import Scripted
from triumvir.contract.errors import BadInput, IllegalAction
from triumvir.contract.json import JSON
from triumvir.games.cleopatra.game import CLEOPATRA
from triumvir.games.cleopatra.votes import hold_vote

GOOD: dict[str, JSON] = {
    "game": "cleopatra",
    "options": {"action_order": "shuffled"},
    "table": {"senators.caesar": ["3", "4*"]},
    "hand": {"caesar": ["1"], "cleopatra": ["2", "spy"]},
    "bonus": {"caesar": "senators", "cleopatra": "praetors"},
}


def complaint(**changes: JSON) -> str:
    with pytest.raises(BadInput) as caught:
        CLEOPATRA.position_from_json({**GOOD, **changes})
    return str(caught.value)


def test_a_short_position_is_enough() -> None:
    position = CLEOPATRA.position_from_json(GOOD)
    assert CLEOPATRA.position_from_line(position.to_line()).to_line() == position.to_line()


def test_a_table_without_cards_may_be_left_out() -> None:
    value = {field: content for field, content in GOOD.items() if field != "table"}
    assert not CLEOPATRA.position_from_json(value).audit()


def test_an_order_may_be_left_out() -> None:
    position = CLEOPATRA.position_from_json({**GOOD, "options": {}})
    assert not position.audit()


def test_a_set_up_may_be_written_by_hand() -> None:
    value: Mapping[str, JSON] = {
        **GOOD,
        "table": {"senators.caesar": ["3*"]},
        "hand": {"caesar": ["1", "2", "4", "5"], "cleopatra": ["1", "2", "3", "4", "5"]},
        "phase": "set_up",
        "steps": {"caesar": 1, "cleopatra": 0},
    }
    position = CLEOPATRA.position_from_json(value)
    assert position.to_act() == 3


HANDS: dict[str, JSON] = {"caesar": ["1"], "cleopatra": ["2", "spy"]}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"colour": "red"}, "colour: unknown field"),
        ({"options": {"poison": "on"}}, "option poison: unknown option"),
        ({"options": {"exchange": "loud"}}, "'loud' is none of"),
        ({"hand": {"caesar": ["1"] * 2 + ["wrath", "wrath"], "cleopatra": []}}, "2 cards wrath, there are 1 [K6]"),
        ({"table": {"senators.caesar": ["1"] * 4, "aediles.caesar": ["1"] * 4}}, "9 cards 1, there are 7 [K5]"),
        ({"table": {"senators.caesar": ["1"] * 6}}, "6 cards, at most 5 [K13]"),
        ({"table": {"senators.caesar": ["2"] * 5, "senators.cleopatra": ["3"] * 4}}, "9 cards, at most 8 [K13]"),
        ({"table": {"plebeians.caesar": ["1"]}}, "unknown group 'plebeians'"),
        ({"table": {"senators.pompey": ["1"]}}, "unknown side 'pompey'"),
        ({"table": {"senators.caesar": ["6"]}}, "'6' is no card"),
        ({"hand": {"caesar": ["joker"], "cleopatra": []}}, "unknown card 'joker'"),
        ({"hand": {"caesar": ["1"] * 6, "cleopatra": []}}, "more than 5 cards [KR37]"),
        ({"bonus": {"caesar": "censors", "cleopatra": "praetors"}}, "'censors' is none of"),
        ({"won": {"caesar": [1], "cleopatra": [0] * 5}}, "5 numbers are expected"),
        ({"patricians": {"senators": 2}}, "2 senators"),
        ({"won": {"caesar": [5, 0, 0, 0, 0], "cleopatra": [0] * 5}}, "cards at a closed group [K28]"),
        ({"phase": "over"}, "a reason go together [K41]"),
        ({"lone": "caesar"}, "lone"),
        ({"passes": 6}, "would have ended [K44]"),
        ({"phase": "set_up"}, "steps"),
        ({"phase": "draw"}, "nothing to choose [K17]"),
        ({"phase": "ticket"}, "a revealed orgy [K51]"),
        ({"phase": "ticket", "revealed": "shuffle", "vote_discards": []}, "no ticket to spend [K51]"),
        ({"phase": "veto", "asked": "caesar"}, "its phase go together [K40]"),
        ({"phase": "spying", "announced": "scout", "target": "senators"}, "nothing to spy on [K36]"),
        ({"phase": "castle", "announced": "castling", "target": "senators-praetors"}, "no Castling in progress [K37]"),
        ({"phase": "veto", "announced": "scout", "asked": "caesar"}, "without its target [K40]"),
        ({"asked": "caesar"}, "not the one to decide here [K9]"),
        ({"phase": "lay", "hand": {"caesar": [], "cleopatra": ["spy"]}}, "there is none [K12]"),
        ({"castlings": {"caesar": 1, "cleopatra": 0}}, "more Castlings than cards played [K37]"),
        ({"pile": ["senators"]}, "0 vote cards praetors"),
        ({"pile": ["tribunes"]}, "unknown vote card 'tribunes'"),
        ({"flow": "cd,what"}, "'what' is no note"),
        ({"flow": "cd"}, "without its note [K20]"),
        ({"flow": "ci", "table": {}}, "the notes tell of"),
        ({"target": "nowhere"}, "'nowhere' is none of"),
        ({"target_card": "veto"}, "unknown influence card 'veto'"),
        ({"aside": {"undecided": ["1"], "first": [], "second": []}}, "aside"),
    ],
)
def test_a_damaged_position_is_refused_with_its_place(changes: dict[str, JSON], words: str) -> None:
    assert words in complaint(**changes)


def test_orders_are_checked() -> None:
    options: JSON = {"action_order": "custom"}
    many: JSON = {"caesar": ["spy"] * 14, "cleopatra": []}
    assert "14 cards in order, 13 in the reserve [K6]" in complaint(options=options, order=many)
    wrong: JSON = {"caesar": ["veto"] * 13, "cleopatra": ["veto"] * 12}
    assert "is not the action reserve" in complaint(options=options, order=wrong)


def test_all_patricians_won_and_no_end() -> None:
    won: JSON = {"caesar": [5, 5, 5, 3, 3], "cleopatra": [0] * 5}
    assert "all patricians are won [K41]" in complaint(table={}, won=won, pile=["orgy", "orgy", "shuffle"])


def test_nothing_to_draw() -> None:
    discards: JSON = {"caesar": all_but("1"), "cleopatra": []}
    assert "nothing to draw [KR36]" in complaint(
        table={}, hand={"caesar": ["1"], "cleopatra": ["1"]}, discards=discards, phase="replace", asked="caesar"
    )


def test_somebody_must_be_able_to_act() -> None:
    table: JSON = {f"{group}.cleopatra": ["12345"[n]] * 5 for n, group in enumerate(("senators", "praetors"))}
    won: JSON = {"caesar": [0, 0, 5, 3, 3], "cleopatra": [0] * 5}
    value = complaint(table=table, won=won, phase="lay", hand={"caesar": ["1"], "cleopatra": ["3"]})
    assert "nothing can be done here [K10]" in value


def test_notes_that_contradict_the_cards_are_refused() -> None:
    position = playing()
    hold_vote(position, 0, False, None)
    line = position.to_line()
    assert "c=3," in line
    assert "the notes tell of other cards" in str(_error(line.replace("c=3,", "c=P,")))
    drawn = Bench({"senators.caesar": ["4*"]}).position.to_line()
    assert "action cards drawn" in str(_error(drawn.replace("flow=ci", "flow=ca")))


def _error(line: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        CLEOPATRA.position_from_line(line)
    return caught.value


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("hand", 0, "cards 1"),
        ("hand_size", 0, "cards in hand and reserves"),
        ("laid", 0, "miscounted"),
        ("patricians", 0, "senators"),
        ("pile", 6, "vote cards shuffle"),
        ("unseen_discards", 0, "cards P"),
        ("bonus", 0, "bonus card"),
    ],
)
def test_the_audit_notices_what_is_missing(field: str, value: int, words: str) -> None:
    bench = Bench({"senators.caesar": ["4"]})
    row = getattr(bench.position, field)
    row[value + (1 if field == "hand" else 0)] += 7
    assert words in bench.position.audit()


def test_the_audit_notices_notes_of_other_cards() -> None:
    bench = Bench({"senators.caesar": ["4*"]})
    bench.position.origin[0] = 0
    assert "laid face down" in bench.position.audit()
    bench.position.origin[0] = len(bench.position.flow) - 1
    bench.position.unseen_discards[3] += 1
    bench.position.reserve[3] -= 1
    bench.position.reserve_size[0] -= 1
    assert "unseen discards" in bench.position.audit()


def test_the_audit_never_sees_an_empty_pile() -> None:
    won: JSON = {"caesar": [5, 5, 5, 3, 2], "cleopatra": [0] * 5}
    bench = Bench({}, won=won, pile=["aediles", "shuffle"], vote_discards=["orgy", "orgy"])
    bench.position.pile[4] = 0
    bench.position.vote_discards[4] = 1
    bench.position.pile[6] = 0
    bench.position.vote_discards[6] = 1
    assert bench.position.audit() == "the pile is empty"


def test_an_illegal_action_changes_nothing() -> None:
    bench = Bench({})
    before = bench.position.to_line()
    for code in (-1, 0, 999):
        with pytest.raises(IllegalAction):
            bench.position.apply(1, code, Scripted(), None)
    assert bench.position.to_line() == before


def test_a_half_ordered_reserve_reads_back() -> None:
    position = start()
    do(position, "caesar", "next:wrath", "next:veto")
    line = position.to_line()
    assert CLEOPATRA.position_from_line(line).to_line() == line
