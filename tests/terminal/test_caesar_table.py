"""How CAESAR! looks and sounds in the terminal."""

import io
from functools import partial

import pytest
from rich.console import Console
from tests.games.caesar.tables import BORDER, MODULES, do, fill, table

from triumvir.contract.certain import certain
from triumvir.contract.chance import Seeded
from triumvir.contract.play import Play
from triumvir.contract.position import Position, legal_actions, seats_to_act
from triumvir.games.caesar import box
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.view import TableView
from triumvir.terminal.tables import table_of
from triumvir.terminal.tables.caesar.asking import ask
from triumvir.terminal.tables.caesar.atlas import LEAST_HEIGHT, LEAST_WIDTH, MOST_WIDTH, PLACES, Atlas
from triumvir.terminal.tables.caesar.words import SYMBOLS, province_name, short_province
from triumvir.terminal.tables.log import log_text
from triumvir.terminal.tables.table import Question, Room, Scene

TABLE = table_of(CAESAR)
Span = tuple[str, int, int, int]


def drawn(position: Position, width: int, height: int, viewer: int = 0) -> str:
    console = Console(file=io.StringIO(), width=width, height=height)
    console.print(TABLE.draw(position.view(viewer), Scene(Room(width, height), ("you", "a friend"))))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def start(**given: str) -> Position:
    return CAESAR.start(CAESAR.info.read_options(given), 2, Seeded(3))


# ---- the map -------------------------------------------------------------------------------------------------


def spans(atlas: Atlas) -> list[Span]:
    """Row and columns that every label may need."""
    found: list[Span] = []
    for name in PLACES:
        column, row = atlas.cell(name)
        widths = {0: 5} if "-" in name else {-1: len(short_province(name)), 0: 10, 1: 11}
        found += [(name, row + down, column - wide // 2, column - wide // 2 + wide) for down, wide in widths.items()]
    return found


@pytest.mark.parametrize("width", range(LEAST_WIDTH, MOST_WIDTH + 1, 4))
def test_labels_never_touch(width: int) -> None:
    for height in range(LEAST_HEIGHT, LEAST_HEIGHT + (width - LEAST_WIDTH) // 4 + 1):
        labels = spans(Atlas(width, height))
        for number, (name, row, start_column, end_column) in enumerate(labels):
            assert 0 <= row < height
            assert start_column >= 0
            assert end_column <= width
            for other, other_row, other_start, other_end in labels[number + 1 :]:
                is_apart = row != other_row or end_column <= other_start or other_end <= start_column
                assert is_apart, f"{name} touches {other} at {width} x {height}"


def test_arrows_point_to_the_provinces() -> None:
    atlas = Atlas(LEAST_WIDTH, LEAST_HEIGHT)
    assert atlas.is_beside("GC-DM")
    assert atlas.is_first_before("GC-DM")
    assert not atlas.is_beside("AC-MD")
    assert not atlas.is_first_before("AC-MD")


@pytest.mark.parametrize(("width", "height"), [(100, 40), (120, 40), (200, 60)])
def test_a_large_terminal_gets_the_map(width: int, height: int) -> None:
    text = drawn(start(), width, height)
    assert "╭" in text
    assert all(name in text for name in map(short_province, box.PROVINCES))
    assert sum(text.count(f"[{sign}]") for sign in "†◊≈") == 30
    assert max(len(line) for line in text.splitlines()) <= width


@pytest.mark.parametrize(("width", "height"), [(80, 24), (99, 50), (100, 39), (60, 20)])
def test_a_small_terminal_gets_lists(width: int, height: int) -> None:
    text = drawn(start(), width, height)
    assert "╭" not in text
    if width >= 80:
        assert all(f"{name} " in text for name in PLACES)
    assert max(len(line) for line in text.splitlines()) <= width


@pytest.mark.parametrize("modules", [{}, {"poison": "on", "centurions": "on", "border_control": "on"}])
def test_the_lists_leave_room_for_the_question(modules: dict[str, str]) -> None:
    assert len(drawn(start(**modules), 80, 24).splitlines()) <= 24 - 4


def test_a_token_shows_both_values_toward_their_provinces() -> None:
    """The printed example: 5 toward Sicilia, 1 toward Sardinia."""
    position = start().to_json() | {"tokens": {"SD-SC": "caesar.ship51>SC"}, "supply": {"caesar": [], "pompey": []}}
    supply = {"caesar": ["sword51", "ship60"], "pompey": ["sword51", "ship60"]}
    table = CAESAR.position_from_json(position | {"supply": supply, "gains": {"caesar": 3, "pompey": 2}})
    large, small = drawn(table, 100, 40), drawn(table, 80, 24)
    assert "1C5" in large
    assert "SC C5 P0" in large
    assert "SD C1 P0" in large
    assert "SD-SC C≈1|5" in small


# ---- questions -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reading", ["cs", "hu"])
def test_questions_lead_to_every_legal_action_once(reading: str) -> None:
    """Whatever the position, choosing by number reaches exactly the legal actions."""
    given = {"poison": "on", "centurions": "on", "border_control": "on", **CAESAR.info.reading(reading)}
    play = Play(CAESAR, CAESAR.info.read_options(given), 2, Seeded(2))
    chance = Seeded(1)
    while seats := seats_to_act(play.position):
        legal = legal_actions(play.position, seats[0], CAESAR.info.most_actions)
        foresee = partial(certain, play.position, seats[0])
        view = play.position.view(seats[0])
        assert isinstance(view, TableView)
        question = ask(view, [(code, play.position.action(code)) for code in legal], foresee)
        assert sorted(reachable(question)) == sorted(legal)
        play.act(seats[0], legal[int(chance.below(len(legal)))])


def asked(position: Position) -> Question:
    view = position.view(0)
    assert isinstance(view, TableView)
    legal = legal_actions(position, 0, CAESAR.info.most_actions)
    return ask(view, [(code, position.action(code)) for code in legal], partial(certain, position, 0))


def test_c4_5_two_bonus_tokens_in_hand_are_asked_about_by_name() -> None:
    position = table(
        options={"double_closing": "together", "wealth_draw": "end_of_turn"},
        tokens=fill(["HU-MT", "HC-GA"], "p.ship60 c.sword60"),
        bonuses={"HU": "wealth", "HC": "tactics"},
        caesar="shield33",
    )
    do(position, "shield33@HU-HC")
    question = asked(position)
    assert question.text == "Both provinces are closed. Which bonus takes effect first?"
    assert [answer.text for answer in question.answers] == [
        "Wealth first (Hispania Ulterior)",
        "Tactics first (Hispania Citerior)",
    ]
    do(position, "first:HU", "use:wealth")
    assert "1 more token at the end of the turn" in drawn(position, 160, 50)


def test_c5_6_draws_to_be_skipped_stand_beside_the_side() -> None:
    position = table(
        options={**MODULES, "centurion_taken": "at_once"},
        tokens=fill(["HU-MT", "HC-GA"], "p.ship60 c.sword60"),
        bonuses={"HU": "centurion", "HC": "tactics"},
        caesar="shield33",
    )
    do(position, "shield33@HU-HC", "first:HU", "use:centurion", "take:sword70")
    assert "skips the next draw" in drawn(position, 160, 50)


def test_c7_4_the_bank_is_asked_about() -> None:
    position = table(options=BORDER, caesar="sword51", bank=["might"])
    do(position, "sword51@NU-AF*")
    question = asked(position)
    assert question.text == "Draw a token from the bank?"
    assert [answer.text for answer in question.answers] == ["Draw from the bank", "Do not draw"]


def reachable(question: Question) -> list[int]:
    found: list[int] = []
    for answer in question.answers:
        found += [answer.leads_to] if isinstance(answer.leads_to, int) else reachable(answer.leads_to())
    return found


# ---- words ---------------------------------------------------------------------------------------------------


def test_the_map_names_provinces_as_the_box_does() -> None:
    assert tuple(province_name(province) for province in box.PROVINCES) == box.PROVINCE_NAMES
    assert tuple(SYMBOLS) == box.SYMBOLS


def test_the_log_keeps_its_end() -> None:
    assert log_text(["one", "two", "three"], 2, 20).plain == "· two\n· three"
    assert log_text(["one", "a sentence that is folded"], 2, 16).plain == "· a sentence\n  that is folded"
