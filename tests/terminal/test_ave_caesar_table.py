"""How Ave Caesar looks and sounds in the terminal."""

import io
from functools import partial

import pytest
from rich.console import Console

from triumvir.contract.certain import Certain, certain
from triumvir.contract.chance import Seeded
from triumvir.contract.json import JSON
from triumvir.contract.play import Play
from triumvir.contract.position import Position, legal_actions, seats_to_act
from triumvir.games.ave_caesar import box
from triumvir.games.ave_caesar.actions import PlayCard, Skip
from triumvir.games.ave_caesar.course import BUILT_IN, built_in_course
from triumvir.games.ave_caesar.game import AVE_CAESAR
from triumvir.games.ave_caesar.track import DIRECTIONS, make_track
from triumvir.games.ave_caesar.view import TableView
from triumvir.terminal.tables import table_of
from triumvir.terminal.tables.ave_caesar.asking import ask, warn
from triumvir.terminal.tables.ave_caesar.ground import STONES
from triumvir.terminal.tables.ave_caesar.map import sheet_of
from triumvir.terminal.tables.ave_caesar.outlook import Outlook, after, prospects
from triumvir.terminal.tables.ave_caesar.standing import status_words
from triumvir.terminal.tables.ave_caesar.strip import grounds
from triumvir.terminal.tables.ave_caesar.words import LETTERS
from triumvir.terminal.tables.table import Question, Room, Scene

TABLE = table_of(AVE_CAESAR)
MOST = AVE_CAESAR.info.most_actions


def start(seats: int = 4, **given: str) -> Position:
    return AVE_CAESAR.start(AVE_CAESAR.info.read_options(given), seats, Seeded(3))


def view_of(position: Position, viewer: int = 0) -> TableView:
    view = position.view(viewer)
    assert isinstance(view, TableView)
    return view


def drawn(position: Position, width: int, height: int, viewer: int = 0) -> str:
    console = Console(file=io.StringIO(), width=width, height=height)
    console.print(TABLE.draw(position.view(viewer), Scene(Room(width, height), ("you", *["a friend"] * 5))))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def late(cell: str, hand: list[int], **more: JSON) -> Position:
    """Russata in the second lap, unpaid, alone with Albata who stands far behind."""
    position: dict[str, JSON] = {
        "game": "ave-caesar",
        "options": {"races": "1"},
        "players": 2,
        "order": ["russata", "albata"],
        "turn": "russata",
        "cells": {"russata": cell, "albata": "b1"},
        "crossings": {"russata": 2, "albata": 2},
        "hands": {"russata": hand, "albata": [1, 2, 3]},
        "played": {"russata": [1], "albata": [1]},
    }
    return AVE_CAESAR.position_from_json(position | more)


# ---- the ground ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("size", [(60, 30), (80, 32), (96, 44)])
def test_every_cell_is_on_the_map_and_cells_that_touch_differ(name: str, size: tuple[int, int]) -> None:
    course = built_in_course(name)
    _, ground = sheet_of(course, *size)
    assert set(ground.spots) == set(range(len(course.cells)))
    assert min(spot.width for spot in ground.spots.values()) >= 2
    for cell, targets in enumerate(course.successors):
        for target in targets:
            is_plain = "narrow" not in (course.cells[cell].kind, course.cells[target].kind)
            if is_plain and target in ground._touching()[cell]:
                assert ground.colours[cell] != ground.colours[target]


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("direction", [0, 1])
@pytest.mark.parametrize("width", [40, 80, 130])
def test_every_cell_is_on_the_strip_once(name: str, direction: int, width: int) -> None:
    track = make_track(built_in_course(name), direction)
    pieces = [ground for _, _, ground in grounds(track, width)]
    assert all(ground.width <= width for ground in pieces)
    assert {number for ground in pieces for number in ground.spots} == set(range(track.n))


def test_the_strip_shows_the_walls_of_a_curve() -> None:
    ((_, columns, ground),) = grounds(make_track(built_in_course("white"), 0), 80)
    f_i = ground.spots[next(n for n, cell in enumerate(ground.course.cells) if cell.name == "f_i")]
    column = f_i.column // columns * columns
    assert STONES in [line[column] for line in ground.samples[2:]]


# ---- the table -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(100, 40), (120, 40), (200, 60)])
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_large_terminal_gets_the_map(width: int, height: int, direction: str) -> None:
    text = drawn(start(6, direction=direction), width, height)
    assert "▟ AVE CAESAR ▙" in text
    assert all(name in text for name in ("K1", "N1", "Russata you", "Purpurea a friend", "Turned up for the start"))
    lines = text.splitlines()
    assert max(len(line) for line in lines) <= width
    assert len(lines) <= height - 7


@pytest.mark.parametrize(("width", "height"), [(80, 24), (99, 50), (120, 37), (60, 20)])
def test_a_small_terminal_gets_the_strip(width: int, height: int) -> None:
    text = drawn(start(6), width, height)
    assert "▟" not in text
    assert max(len(line) for line in text.splitlines()) <= width
    if width >= 80:
        assert len(text.splitlines()) <= 17 + height - 24
        assert all(name in text for name in ("Russata", "Purpurea", "denarius", "left of 1–6", "N6"))


@pytest.mark.parametrize(("width", "height"), [(120, 40), (80, 24)])
def test_only_own_hands_are_shown(width: int, height: int) -> None:
    hands = [late("x1", [5, 5, 5], hands={"russata": [5, 5, 5], "albata": hand}) for hand in ([4, 4, 4], [2, 3, 6])]
    assert "5  5  5" in drawn(hands[0], width, height).replace("   ", "  ")
    assert drawn(hands[0], width, height) == drawn(hands[1], width, height)
    assert drawn(hands[0], width, height, viewer=1) != drawn(hands[1], width, height, viewer=1)


def test_who_leads_is_told_that_sixes_are_locked() -> None:
    assert "6 locked" in drawn(late("x1", [5, 5, 5]), 120, 40)
    assert "no 6" in drawn(late("x1", [5, 5, 5]), 80, 24)


def test_the_tournament_is_shown() -> None:
    text = " ".join(drawn(start(2, chariots="2", neutral="1"), 120, 40).split())
    assert "race 1 of 4, White course, clockwise" in text
    assert "To come: Yellow course" in text
    assert "Laurels: R 0, A 0" in text
    assert "Aurata neutral" in text


# ---- what a move comes to ------------------------------------------------------------------------------------


def test_the_outlook_counts_the_way_by_the_lane() -> None:
    """From the start row of the tight board 80 cells, and 84 points in the deck."""
    outlook = prospects(view_of(start()), "russata")
    assert outlook is not None
    assert (outlook.to_go, outlook.to_spare) == (80, 4)


def after_move(position: Position, notation: str) -> Outlook:
    return after(view_of(position), foreseen(position, notation))


def foreseen(position: Position, notation: str) -> Certain:
    return certain(position, 0, int(position.code(AVE_CAESAR.read_action(notation))))


def warned(position: Position, notation: str) -> str:
    return warn(view_of(position), AVE_CAESAR.read_action(notation), foreseen(position, notation))


def test_the_inner_way_costs_less() -> None:
    position = late("e_i", [2, 2, 2])
    inner, outer = (after_move(position, move) for move in ("2>g_i", "2>f_o2"))
    assert outer.to_go == inner.to_go + 1
    assert (inner.pays, inner.disqualifies, inner.misses_lane) == (False, False, False)


def test_a_stop_in_the_lane_pays() -> None:
    position = late("y_o", [1, 1, 1])
    assert after_move(position, "1>K1").pays
    assert warned(position, "1>K1") == ""
    assert warn(view_of(position), Skip(), foreseen(position, "1>K1")) == ""


def test_a_move_that_disqualifies_is_warned_of() -> None:
    position = late("x1", [5, 5, 5])
    assert after_move(position, "5>b2").disqualifies
    assert "third lap unpaid" in warned(position, "5>b2")
    before = late("m_s", [1, 1, 5])
    assert after_move(before, "5>y_i").misses_lane
    assert "lane cannot be reached" in warned(before, "5>y_i")


def test_the_last_crossing_is_no_cell() -> None:
    position = late("x1", [5, 5, 6], crossings={"russata": 3, "albata": 2}, paid=["russata"])
    question = TABLE.ask(position.view(0), coded(position, 0), partial(certain, position, 0))
    assert [answer.text for answer in question.answers] == ["across the line and home"]
    assert after_move(position, "5>finish").to_go == 0


# ---- questions -----------------------------------------------------------------------------------------------


def asked(position: Position) -> Question:
    return ask(view_of(position), coded(position, 0), partial(certain, position, 0))


def coded(position: Position, seat: int) -> list[tuple[int, PlayCard | Skip]]:
    actions = [(code, position.action(code)) for code in legal_actions(position, seat, MOST)]
    return [(code, action) for code, action in actions if isinstance(action, (PlayCard, Skip))]


def reachable(question: Question) -> list[int]:
    found: list[int] = []
    for answer in question.answers:
        assert not isinstance(answer.leads_to, tuple)
        found += [answer.leads_to] if isinstance(answer.leads_to, int) else reachable(answer.leads_to())
    return found


@pytest.mark.parametrize(
    "given",
    [
        {"races": "1"},
        {"races": "1", "chariots": "2", "course": "blue"},
        {"races": "1", "blocked_lane": "may_skip", "only_sixes": "must"},
        {"races": "1", "neutral": "3", "neutral_drivers": "players"},
    ],
)
def test_questions_lead_to_every_legal_action_once(given: dict[str, str]) -> None:
    play = Play(AVE_CAESAR, AVE_CAESAR.info.read_options(given), 3, Seeded(2))
    chance = Seeded(1)
    while seats := seats_to_act(play.position):
        actions = coded(play.position, seats[0])
        question = ask(view_of(play.position, seats[0]), actions, partial(certain, play.position, seats[0]))
        assert sorted(reachable(question)) == sorted(code for code, _ in actions)
        assert len(question.numbered()) == len(question.answers)
        play.act(seats[0], actions[int(chance.below(len(actions)))][0])


def test_cards_are_chosen_by_their_numbers_and_show_where_they_lead() -> None:
    position = late("e_i", [2, 2, 5])
    question = asked(position)
    assert list(question.numbered()) == [2, 5]
    assert question.marks()["f_o2"] == 2
    leads_to = question.numbered()[2].leads_to
    assert callable(leads_to)
    assert leads_to().marks() == {"g_i": 1, "g_o": 2, "f_o2": 3}


def test_a_skip_is_explained_with_its_rule() -> None:
    blocked = late("i_i1", [1, 1, 1], cells={"russata": "i_i1", "albata": "i_i2"})
    assert asked(blocked).text == "Russata cannot move any card in full and skips (rule A3.3)."
    sixes = late("x1", [6, 6, 6])
    assert asked(sixes).text == "Russata leads with nothing but sixes and skips (rule A4.4)."


def test_waiting_for_the_lane_is_chosen_by_0() -> None:
    """The entry cell is taken, and a 2 would stop in the lane if it were not."""
    cells: dict[str, JSON] = {"russata": "x3", "albata": "y_o"}
    waiting = late("x3", [2, 2, 2], cells=cells, options={"races": "1", "blocked_lane": "may_skip"})
    question = asked(waiting)
    assert list(question.numbered()) == [2, 0]
    assert "A5.4" in question.numbered()[0].text
    must = asked(late("x3", [2, 2, 2], cells=cells))
    assert must.text.endswith("must skip until the way is free (rule A5.4).")
    assert list(must.numbered()) == [1]


def test_sixes_that_may_be_kept_are_kept_by_0() -> None:
    question = asked(late("N4", [6, 6, 6]))
    assert list(question.numbered()) == [6, 0]
    assert question.numbered()[0].text == "skip and keep the sixes (A4.4)"


def test_a_neutral_chariot_is_driven_to_a_cell() -> None:
    """The cell with the shortest way home comes first; everybody is told who drives."""
    cells: dict[str, JSON] = {"russata": "N4", "albata": "e_i", "veneta": "n_i"}
    options: dict[str, JSON] = {"races": "1", "neutral": "1", "neutral_drivers": "players"}
    reins: dict[str, JSON] = {
        "turn": "veneta",
        "turned": 2,
        "driver": "russata",
        "order": ["russata", "albata", "veneta"],
    }
    fields: dict[str, JSON] = {"crossings": {"veneta": 1, "russata": 2, "albata": 2}, "played": {"veneta": [2]}}
    position = late("N4", [1, 2, 3], cells=cells, options=options, **reins, **fields)
    question = asked(position)
    assert question.text == "Veneta, neutral, has turned up a 2: where do you drive it (rule A7.1)?"
    assert question.marks() == {"x1": 1, "x2": 2, "x3": 3, "o_o2": 4}
    assert status_words(view_of(position)) == "Russata drives Veneta"


# ---- words ---------------------------------------------------------------------------------------------------


def test_every_chariot_has_a_letter_of_its_own() -> None:
    assert tuple(LETTERS) == box.FACTIONS
    assert len(set(LETTERS.values())) == len(box.FACTIONS)
