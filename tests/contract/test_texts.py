"""JSON, one-line positions, options and errors: what is wrong is named with its place."""

from collections.abc import Callable
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.duel import INFO

from triumvir.contract.errors import BadInput, BrokenLaw, IllegalAction
from triumvir.contract.event import Event
from triumvir.contract.info import parse_options
from triumvir.contract.json import JSON, Reader, dumps, loads
from triumvir.contract.line import from_line, to_line
from triumvir.contract.position import Outcome, Refusal

words = st.from_regex(r"[a-z][a-zA-Z0-9.>@~*]{0,8}", fullmatch=True).filter(lambda w: w not in ("true", "false"))
leaves = st.one_of(st.none(), st.booleans(), st.integers(-(10**6), 10**6), words)
lists = st.lists(leaves, max_size=4)
maps = st.dictionaries(words, st.one_of(leaves, lists), max_size=4)
names = words.filter(lambda w: w != "game")


@pytest.mark.slow
@given(st.dictionaries(names, st.one_of(leaves, lists, maps), max_size=6))
def test_one_line_text_reads_back(fields: dict[str, JSON]) -> None:
    line = to_line("duel", fields)
    assert "\n" not in line
    assert from_line("duel", line) == {"game": "duel", **fields}


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "position: a position of this game begins with 'duel'"),
        ("chess a=1", "position: a position of this game begins with 'duel'"),
        ("duel a", "position field 'a': 'name=value' is expected"),
        ("duel a=1 a=2", "position field 'a': given twice"),
        ("duel a={b:1", "position field 'a': '}' is missing at the end"),
        ("duel a=[", "position field 'a': ']' is missing at the end"),
        ("duel a={b}", "position field 'a': 'b' is not key:value"),
        ("duel a={b:1,b:2}", "position field 'a': 'b' given twice"),
        ("duel a={b:{c:1}}", "position field 'a': a mapping inside a mapping at 'b'"),
    ],
)
def test_a_damaged_line_is_named(line: str, complaint: str) -> None:
    with pytest.raises(BadInput) as error:
        from_line("duel", line)
    assert str(error.value) == complaint


READS: list[tuple[JSON, Callable[[Reader], object], str]] = [
    ([], lambda r: r, "here: an object is expected"),
    ({}, lambda r: r.text("a"), "here.a: missing"),
    ({"a": 1}, lambda r: r.text("a"), "here.a: a text is expected"),
    ({"a": "x"}, lambda r: r.word("a", ("y", "z")), "here.a: 'x' is none of y, z"),
    ({"a": True}, lambda r: r.number("a", 0, 1), "here.a: a whole number is expected"),
    ({"a": 7}, lambda r: r.number("a", 0, 1), "here.a: 7 is not between 0 and 1"),
    ({"a": 1}, lambda r: r.flag("a"), "here.a: true or false is expected"),
    ({"a": {}}, lambda r: r.items("a"), "here.a: a list is expected"),
    ({"a": {"b": 1}}, lambda r: r.object("a").text("b"), "here.a.b: a text is expected"),
    ({"a": 1}, lambda r: r.only(("b",)), "here.a: unknown field"),
]


@pytest.mark.parametrize(("value", "read", "complaint"), READS)
def test_a_reader_names_the_place(value: JSON, read: Callable[[Reader], object], complaint: str) -> None:
    with pytest.raises(BadInput) as error:
        read(Reader(value, "here"))
    assert str(error.value) == complaint


def test_a_reader_without_a_place_names_the_field() -> None:
    reader = Reader({"a": True, "b": ["c"], "d": None}, "")
    assert (reader.place("a"), reader.flag("a"), reader.items("b"), reader.has("d")) == ("a", True, ["c"], False)


def test_json_text_is_canonical_and_checked() -> None:
    assert dumps({"b": 1, "a": ["é"]}) == '{"a":["é"],"b":1}'
    assert loads('{"a":1}') == {"a": 1}
    with pytest.raises(BadInput, match=r"file\.json: not JSON"):
        loads("{", "file.json")
    with pytest.raises(BadInput, match="not JSON"):
        loads("[" * 100_000)


def test_options_are_read_with_their_defaults() -> None:
    options = INFO.read_options({"lucky": "on"})
    assert (options["first"], options.on("lucky"), options.changed(INFO)) == ("left", True, {"lucky": "on"})
    with pytest.raises(KeyError):
        options["unknown"]


def test_unknown_options_and_values_are_named() -> None:
    with pytest.raises(BadInput, match=r"option colour: unknown option \(known: first, lucky\)"):
        INFO.read_options({"colour": "red"})
    with pytest.raises(BadInput, match=r"option first: 'up' is none of left, right \[D1\]"):
        INFO.read_options({"first": "up"})


def test_option_words() -> None:
    assert parse_options(["first=right", "lucky=on"]) == {"first": "right", "lucky": "on"}
    with pytest.raises(BadInput, match="option first: 'name=value' is expected"):
        parse_options(["first"])
    with pytest.raises(BadInput, match="option first: given twice"):
        parse_options(["first=left", "first=right"])


def test_readings_and_seats_by_name() -> None:
    assert INFO.reading("old") == {"first": "right"}
    with pytest.raises(BadInput, match="reading: 'new' is none of old"):
        INFO.reading("new")
    assert INFO.seat_named("right") == 1
    with pytest.raises(BadInput, match="seat: 'middle' is none of left, right"):
        INFO.seat_named("middle")


def test_game_info_as_json() -> None:
    data = INFO.to_json()
    assert isinstance(data, dict)
    assert data["readings"] == {"old": {"first": "right"}}
    assert data["game"] == "duel"


def test_errors_say_what_and_where() -> None:
    assert str(IllegalAction("C3.2")) == "this action is not allowed by rule C3.2"
    assert str(IllegalAction("C3.2", "pass")) == "pass is not allowed by rule C3.2"
    assert str(BadInput("bad", "a").at("file")) == "file.a: bad"
    assert str(BadInput("bad", "", "C1.1").at("file")) == "file: bad [C1.1]"
    assert str(BrokenLaw(3, "what")) == "law 3: what"


def test_small_values_as_json() -> None:
    assert Outcome("x", (1, 2), (5, 3)).winners() == (0,)
    assert Outcome("x", (1, 1)).to_json() == {"reason": "x", "places": [1, 1], "scores": []}
    assert Refusal("token", "C3.2").to_json() == {"subject": "token", "rule": "C3.2"}
    assert Event().to_json() == {"event": "Event"}


def test_any_list_and_any_mapping_is_written_like_its_plain_kind() -> None:
    assert to_line("duel", {"row": (1, "a"), "sides": MappingProxyType({"left": (True, None)})}) == (
        "duel row=[1+a] sides={left:[true+-]}"
    )
