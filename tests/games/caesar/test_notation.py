"""Positions as JSON and in one line: read back exactly, and every mistake named with its place and rule."""

import pytest
from tests.games.caesar.tables import BORDER, MODULES, fill, new_game, table

from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.json import JSON
from triumvir.games.caesar.game import CAESAR

SOLO = {"crassus": "easy"}
GOOD = table(tokens=fill(["HU-MT", "HU-HC"], "p.ship60 p.shield60"), held={"HU": "pompey"}, caesar="sword51").to_json()


def test_a_short_position_is_enough() -> None:
    position = CAESAR.position_from_json(
        {"provinces": GOOD["provinces"], "tokens": GOOD["tokens"], "supply": GOOD["supply"]}
    )
    assert position.to_line() == CAESAR.position_from_json(GOOD).to_line()
    assert position.audit() == ""


def test_an_empty_board_needs_no_tokens() -> None:
    given = new_game(Seeded(1)).to_json()
    short = CAESAR.position_from_json({"provinces": given["provinces"], "supply": given["supply"]})
    assert short.to_json()["tokens"] == {}


def test_the_line_reads_like_this() -> None:
    line = CAESAR.position_from_json(GOOD).to_line()
    assert line.startswith("caesar options={} tokens={HU-HC:pompey.shield60>HU,HU-MT:pompey.ship60>HU} borders={}")
    assert " active=caesar phase=place asked=- " in line


def test_options_travel_with_the_position() -> None:
    position = new_game(Seeded(1), poison="on", crassus="hard")
    again = CAESAR.position_from_line(position.to_line())
    assert again.to_json()["options"] == {"poison": "on", "crassus": "hard"}


def provinces(**changed: str) -> dict[str, JSON]:
    given = GOOD["provinces"]
    assert isinstance(given, dict)
    return {**given, **changed}


def tokens(**changed: str) -> dict[str, JSON]:
    given = GOOD["tokens"]
    assert isinstance(given, dict)
    return {**given, **{space.replace("_", "-"): token for space, token in changed.items()}}


WRONG: list[tuple[dict[str, JSON], str]] = [
    ({"colour": "red"}, "position.colour: unknown field"),
    ({"options": {"poison": "maybe"}}, "option poison: 'maybe' is none of off, on [C7.1]"),
    ({"options": {"border_control": "on"}}, "option border_control: Border Control needs"),
    ({"tokens": tokens(XX_YY="caesar.sword60>XX")}, "position.tokens.XX-YY: unknown border space 'XX-YY'"),
    ({"tokens": tokens(HC_GA="sword60")}, "position.tokens.HC-GA: a token looks like"),
    ({"tokens": tokens(HC_GA="caesar.sword99>HC")}, "position.tokens.HC-GA: unknown token 'sword99'"),
    ({"tokens": tokens(HC_GA="caesar.ship60>HC")}, "position.tokens.HC-GA: ship60 does not fit this space [C3.2]"),
    ({"tokens": tokens(HC_GA="caesar.sword60>IT")}, "position.tokens.HC-GA: IT does not touch this space [C1.2]"),
    (
        {"tokens": tokens(MT_NU="caesar.sword51>MT")},
        "position.tokens and supply: sword51 is there 2 times, caesar has 1 [C1.3]",
    ),
    ({"supply": {"caesar": ["sword70"], "pompey": []}}, "position.tokens and supply: sword70 is there 1 times"),
    ({"supply": {"caesar": ["gun"], "pompey": []}}, "position.supply.caesar: unknown token 'gun'"),
    ({"supply": {"caesar": []}}, "position.supply.pompey: missing"),
    ({"supply": {"caesar": [], "pompey": [], "crassus": []}}, "position.supply.crassus: unknown field"),
    ({"provinces": provinces(XX="wealth")}, "position.provinces.XX: unknown province 'XX'"),
    ({"provinces": provinces(GA="nobody")}, "position.provinces.GA: unknown state 'nobody'"),
    ({"provinces": {"HU": "pompey"}}, "position.provinces.HC: neither a bonus token nor closed [C2.1]"),
    ({"provinces": provinces(GA="caesar")}, "position.provinces.GA: closed, but a border space is empty [C3.3]"),
    ({"provinces": provinces(HU="tactics")}, "position.provinces.HU: every border space is filled, but"),
    ({"provinces": provinces(IT="tactics")}, "position.provinces.IT: Italia holds a Senate token [C2.1]"),
    ({"provinces": provinces(HC="poison")}, "position.provinces: 1 poison tokens, there are 0 [C1.5]"),
    ({"senate": {"caesar": [0] * 7, "pompey": []}}, "position.senate.caesar: there are 6 Senate tokens [C1.5]"),
    ({"senate": {"caesar": [7], "pompey": []}}, "position.senate.caesar: 7 is not between 0 and 6"),
    ({"borders": {"XX-YY": "caesar"}}, "position.borders.XX-YY: unknown border space 'XX-YY'"),
    ({"borders": {"HU-HC": "caesar"}}, "position.borders.HU-HC: a marker of caesar between provinces that"),
    (
        {"centurions": {"caesar": [], "pompey": []}},
        "position.centurions: there are no Centurions without the module [C7.2]",
    ),
    ({"bank": ["luck"]}, "position.bank: unknown bonus token 'luck'"),
    ({"active": "brutus"}, "position.active: 'brutus' is none of caesar, pompey"),
    ({"phase": "over"}, "position.phase: phase 'over', a winner and a reason go together [C6.1]"),
    ({"winner": "caesar"}, "position.phase: phase 'over', a winner and a reason go together [C6.1]"),
    ({"phase": "crassus"}, "position.phase: phase 'crassus' is for Crassus, all others are not [C8.1]"),
    ({"phase": "pass"}, "position.phase: nobody has to pass here [C3.1]"),
    ({"phase": "order"}, "position.phase: no token has closed two provinces [C3.3]"),
    ({"phase": "bonus"}, "position.asked: phase 'bonus' asks about one bonus token that can be used [C4.6]"),
    ({"phase": "bonus", "asked": "tactics"}, "position.placed: a bonus comes from a placement [C4.6]"),
    ({"phase": "take"}, "position.phase: no Centurion token can be taken [C5.6]"),
    ({"closing": "GA"}, "position.closing: does not touch the token placed in this turn [C4.5]"),
    ({"placed": "HU-HC", "closing": "HU"}, "position.closing: is not waiting to be closed [C4.5]"),
    ({"placed": "HU-HC", "waiting": "HC"}, "position.waiting: is not held by the other side [C4.5]"),
    ({"supply": {"caesar": [], "pompey": []}}, "position.supply: caesar cannot place any token [C3.1]"),
    ({"returned": ["sword51"]}, "position.returned: 'sword51' does not look like 'caesar.sword51@4.0'"),
    ({"plays": ["caesar.sword51@4"]}, "position.plays: 'caesar.sword51@4' does not look like"),
    ({"plays": ["pompey.sword60@1.0"]}, "position.stuck_tokens: the supply of pompey does not agree with what"),
    ({"returned": ["pompey.gun51@1.0"]}, "position.returned: 'pompey.gun51@1.0' does not look like"),
    ({"returned": ["pompey.sword60@2.2"]}, "position.returned: a token came back before it went [C5.5]"),
    (
        {"returned": ["pompey.sword60@0.3", "pompey.sword51@0.1", "pompey.sword42@0.1"]},
        "position.returned: a token of pompey cannot have left the bag [C5.5]",
    ),
    (
        {"stuck_tokens": {"caesar": 1, "pompey": 0}, "stuck_spaces": {"caesar": 2**30 - 1, "pompey": 0}},
        "position.stuck_tokens: the supply of caesar does not agree with what is known of it [C3.1]",
    ),
    ({"taken_at": {"caesar": [0], "pompey": []}}, "position.taken_at.caesar: 3 numbers are expected"),
    (
        {"options": {"double_closing": "together"}, "placed": "HU-HC", "closing": "HC"},
        "position.closing: is not waiting to be closed [C4.5]",
    ),
    (
        {"options": {"double_closing": "together"}, "placed": "HU-HC", "waiting": "HU"},
        "position.closing: two provinces are closed together [C4.5]",
    ),
    (
        {"options": {"double_closing": "together"}, "placed": "HU-HC", "phase": "order"},
        "position.phase: no token has closed two provinces [C3.3]",
    ),
    (
        {"options": {"double_closing": "together"}, "placed": "HU-HC", "first_bonus": "tactics"},
        "position.first_bonus: no bonus token can be waiting here [C4.5]",
    ),
    ({"first_bonus": "tactics"}, "position.first_bonus: no bonus token can be waiting here [C4.5]"),
    ({"asked_from_bank": True}, "position.asked_from_bank: no bonus token was drawn from the bank [C7.4]"),
    ({"phase": "bank"}, "position.phase: nobody can draw from the bank here [C7.4]"),
    ({"wealth_due": 1}, "position.wealth_due: no draw can have been put off [C5.2]"),
    ({"wealth_due": 4}, "position.wealth_due: 4 is not between 0 and 3"),
    ({"options": {"wealth_draw": "end_of_turn"}, "wealth_due": 1}, "position.wealth_due: no draw can have been put"),
    ({"skips": {"caesar": 1, "pompey": 0}}, "position.skips.caesar: no draw can be skipped [C5.6]"),
    ({"extra_turn": "yes"}, "position.extra_turn: true or false is expected"),
]


@pytest.mark.parametrize(("changed", "complaint"), WRONG, ids=lambda value: str(value)[:60])
def test_an_impossible_position_is_named(changed: dict[str, JSON], complaint: str) -> None:
    with pytest.raises(BadInput) as error:
        CAESAR.position_from_json({**GOOD, **changed})
    assert str(error.value).startswith(complaint)


EAST = fill(["AG-SY", "AS-SY", "AG-AS", "CR-AS"], "c.sword60 c.shield60 c.laurel40 c.laurel31")
WEST = fill(["HU-MT", "HU-HC", "HC-GA"], "c.ship60 c.shield51 p.sword60")


def test_c1_5_there_are_no_thirteen_markers() -> None:
    held = {"SY": "caesar", "AS": "caesar", "HU": "caesar", "HC": "tied"}
    with pytest.raises(BadInput, match=r"caesar has 13 control markers out, there are 12 \[C1\.5\]"):
        table(tokens=EAST | WEST, held=held, senate=[1, 2, 3, 4], caesar="sword51")


def test_a_side_without_markers_must_have_won() -> None:
    with pytest.raises(
        BadInput, match=r"position\.winner: caesar has put down the last marker and must have won \[C6\.1\]"
    ):
        table(
            tokens=EAST | WEST,
            held={"SY": "caesar", "AS": "tied", "HU": "caesar", "HC": "tied"},
            senate=[1, 2, 3, 4],
            caesar="sword51",
        )


def test_too_many_markers_under_a_senate_token() -> None:
    with pytest.raises(BadInput, match=r"position\.senate\.caesar: more than 1 markers under Senate token 1 \[C5\.4\]"):
        table(tokens=fill(["HU-MT", "HU-HC"], "p.ship60 p.shield60"), held={"HU": "pompey"}, senate=[2])


def test_a_token_face_down_where_none_can_be() -> None:
    with pytest.raises(BadInput, match=r"position\.tokens\.HC-GA: no token can be placed face down here \[C7\.4\]"):
        table(options=BORDER, tokens={"HC-GA": "caesar.sword60*"}, bank=["wealth"])
    with pytest.raises(BadInput, match=r"position\.tokens\.NU-AF: Crassus never places face down \[C8\.10\]"):
        table(options=BORDER | SOLO, tokens={"NU-AF": "pompey.sword60*"}, bank=["wealth"])


def test_centurions_and_tiles_are_counted() -> None:
    with pytest.raises(BadInput, match=r"position\.centurions\.caesar: 3 words are expected"):
        table(options=MODULES, centurions={"caesar": ["beside"], "pompey": []})
    with pytest.raises(BadInput, match=r"unknown whereabouts 'lost'"):
        table(options=MODULES, centurions={"caesar": ["lost"] * 3, "pompey": ["beside"] * 3})
    with pytest.raises(BadInput, match=r"position\.deck: 3 tiles B, there are 2 \[C8\.2\]"):
        table(options=SOLO, deck=["B", "B", "B"])
    with pytest.raises(BadInput, match=r"position\.deck: unknown tile 'Z'"):
        table(options=SOLO, deck=["Z"])
    with pytest.raises(BadInput, match=r"position\.step: 2 is not between 0 and 1"):
        table(options=SOLO, active="pompey", tile="A", step=2)
    with pytest.raises(BadInput, match=r"position\.phase: phase 'crassus' is for Crassus"):
        table(options=SOLO, active="pompey", phase="place")
    taken = table(
        options=MODULES, centurions={"caesar": ["taken", "seen", "beside"], "pompey": ["beside"] * 3}, caesar="sword70"
    )
    assert taken.taken_at_gain[0] == 1
    assert taken.bag[16] == 1  # seen, and neither on the board nor in the supply


def test_every_miscount_is_noticed() -> None:
    """Law 12 can fail: each way of losing or doubling a component is told."""
    for field, number, complaint in (
        ("bag", 0, "caesar has 2 sword60"),
        ("supply_size", 0, "caesar counts 2 and 15 tokens for 1 and 15"),
        ("influence", 0, "caesar has influence 0 in HU"),
        ("markers", 1, "pompey has 0 + 13 control markers"),
        ("bank", 0, "5 tactics tokens"),
        ("empty_spaces", 3, "GA has 3 empty spaces"),
        ("senates", 0, "7 senate tokens"),
    ):
        position = table()
        row = getattr(position, field)
        row[number] += 1
        setattr(position, field, row)
        assert position.audit() == complaint
    position = table(options=SOLO, pompey="sword60 ship60")
    position.row[0] = position.row[1]
    assert position.audit() == "Crassus' row is not his supply"
