"""Course files: read, checked, and refused with the cell that is wrong."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.games.ave_caesar.tables import RED, WHITE

from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.laws import check_game
from triumvir.games.ave_caesar import course as course_module
from triumvir.games.ave_caesar.course import BUILT_IN, Course, built_in_course, load_course, read_course
from triumvir.games.ave_caesar.game import AveCaesar
from triumvir.games.ave_caesar.rule_set import Courses
from triumvir.games.ave_caesar.track import make_track

File = dict[str, Any]
Damage = Callable[[File], object]


def white() -> File:
    text = (Path(course_module.__file__).parent / "white.json").read_text("utf-8")
    file: File = json.loads(text)
    return file


def own() -> Course:
    return read_course({**white(), "name": "own", "water": []})


def cell(file: File, name: str) -> File:
    found: File = next(item for item in file["cells"] if item["cell"] == name)
    return found


def rename(file: File, old: str, new: str) -> None:
    cell(file, old)["cell"] = new
    for item in file["cells"]:
        item["to"] = [new if name == old else name for name in item["to"]]


def isolate(file: File) -> None:
    """Nothing leads to b1 any more."""
    for item in file["cells"]:
        item["to"] = [name for name in item["to"] if name != "b1"]


def part_in_two(file: File) -> None:
    """A ring of twelve cells that nothing leads to or from."""
    for i in range(12):
        ring = {"cell": f"r{i}", "kind": "normal", "back": 13 * i, "front": 13 * i + 13, "lat": [0, 1]}
        file["cells"].append({**ring, "to": [f"r{(i + 1) % 12}"]})


DAMAGED: list[tuple[str, Damage, str]] = [
    ("unknown field", lambda f: f.update(colour="white"), "course.colour: unknown field"),
    ("rows", lambda f: f.update(rows=5), "course.rows"),
    ("name", lambda f: f.update(name="two words"), "is no name"),
    ("no cells", lambda f: f.update(cells=[]), "0 cells"),
    ("finish", lambda f: rename(f, "b1", "finish"), "'finish' is no name"),
    ("twice", lambda f: cell(f, "b2").update(cell="b1"), "cell b1: there are two cells of this name"),
    ("kind", lambda f: cell(f, "b1").update(kind="moon"), "cells.b1.kind"),
    ("lat", lambda f: cell(f, "b1").update(lat=[0.5, 0.2]), "cells.b1.lat"),
    ("lat of words", lambda f: cell(f, "b1").update(lat=["a", "b"]), "cells.b1.lat"),
    ("front", lambda f: cell(f, "b1").update(front=100), "cells.b1.front"),
    ("target", lambda f: cell(f, "b1").update(to=["moon"]), "cells.b1.to: there is no cell 'moon'"),
    ("same target", lambda f: cell(f, "b1").update(to=["c1", "c1"]), "cells.b1.to: 'c1' is there twice"),
    ("dead end", lambda f: cell(f, "b1").update(to=[]), "cell b1: no way leads on from here"),
    ("skips a row", lambda f: cell(f, "b1").update(to=["d_i"]), "cell b1: ends at 18, but d_i begins at 24"),
    ("no way in", isolate, "cell b1: no way leads here"),
    ("two rings", part_in_two, "cell r0: cannot be reached from Q1"),
    ("narrow", lambda f: cell(f, "b1").update(kind="narrow"), "cell b1: is narrow, but b2 lies beside it"),
    ("no lane", lambda f: f.update(lane=[]), "there is no imperial lane"),
    ("lane kind", lambda f: cell(f, "b1").update(kind="lane"), "cell b1: the cells of kind lane"),
    ("two entries", lambda f: cell(f, "y_m")["to"].append("K1"), "cell K1: 2 ways lead into the lane"),
    ("two exits", lambda f: cell(f, "K3")["to"].append("a_m"), "cell K3: 2 ways lead on in the lane"),
    ("lane order", lambda f: f.update(lane=["K2", "K1", "K3"]), "cell K1: does not follow K2"),
    ("start", lambda f: f.update(start=["P1", "P2"]), "course.start: 6 cells are expected"),
    ("start row", lambda f: f["start"].__setitem__(0, "N1"), "cell N1: a start place lies at the finish line"),
    ("reversed", lambda f: f["start_reversed"].__setitem__(0, "P1"), "cell P1: a start place"),
    ("outline", lambda f: f["outline"].pop(), "25 rows and 360 degrees"),
    ("turn", lambda f: f["outline"][1].update(turn=45), "26 rows and 315 degrees"),
    ("section", lambda f: f["outline"][0].update(rows="four"), "course.outline.0.rows"),
    ("water", lambda f: f.update(water=[1000]), "course.water"),
    ("four", lambda f: f.update(four_start_at=9), "course.four_start_at"),
]


@pytest.mark.parametrize(("damage", "complaint"), [case[1:] for case in DAMAGED], ids=[case[0] for case in DAMAGED])
def test_a_mistake_is_named_with_its_cell(damage: Damage, complaint: str) -> None:
    file = white()
    damage(file)
    with pytest.raises(BadInput) as caught:
        read_course(file)
    assert complaint in str(caught.value)


def shifted(by: int) -> File:
    """The whole lane moved along the course, with the cells it hangs on."""
    file = white()
    length = file["rows"] * 6
    for item in file["cells"]:
        span = item["front"] - item["back"]
        item["back"] = (item["back"] + by) % length
        item["front"] = item["back"] + span
    return file


@pytest.mark.parametrize(("by", "complaint"), [(12, "begins behind the line"), (-12, "ends before the line")])
def test_a1_4_the_lane_lies_across_the_line(by: int, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        read_course(shifted(by))


def test_a_lane_that_goes_round_by_itself_is_refused() -> None:
    file = white()
    cell(file, "K3")["to"] = ["K1"]
    cell(file, "K3").update(front=306)
    with pytest.raises(BadInput):
        read_course(file)


def test_a_course_that_is_too_long_is_refused() -> None:
    """One more row, and no deck brings a chariot home."""
    file = white()
    for item in file["cells"]:
        if item["back"] >= 96:
            item["back"] += 12
            item["front"] += 12
    rows = [("M1", 96, "M2", "narrow"), ("M2", 102, "", "narrow")]
    after = list(cell(file, "N4")["to"])
    cell(file, "N4")["to"] = ["M1"]
    for name, back, to, kind in rows:
        lane = {"cell": name, "kind": kind, "back": back, "front": back + 6, "lat": [0, 1]}
        file["cells"].append({**lane, "to": [to] if to else after})
    file["rows"] = 28
    file["outline"][8]["rows"] = 10
    with pytest.raises(BadInput, match="the shortest race clockwise has 86 cells, a deck 84 points"):
        make_track(read_course(file), 0)


def test_a_course_that_is_too_wide_is_refused() -> None:
    """Seventeen cells in one row are more than a card may lead to."""
    file = white()
    abreast = [f"w{i}" for i in range(17)]
    cell(file, "N5")["to"] = list(abreast)
    for name in ("m_n", "m_s"):
        file["cells"].remove(cell(file, name))
    for i, name in enumerate(abreast):
        wide = {"cell": name, "kind": "normal", "back": 114, "front": 120, "to": ["N6"]}
        file["cells"].append({**wide, "lat": [i / 17, (i + 1) / 17]})
    with pytest.raises(BadInput, match="a card leads to more than 16 cells"):
        make_track(read_course(file), 0)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        load_course(tmp_path / "nothing.json")
    (tmp_path / "bad.json").write_text("{")
    with pytest.raises(BadInput, match=r"bad.json: .*not JSON"):
        load_course(tmp_path / "bad.json")
    (tmp_path / "list.json").write_text("[]")
    with pytest.raises(BadInput, match=r"list.json: course: an object is expected"):
        load_course(tmp_path / "list.json")


def test_an_own_course_can_be_raced_on() -> None:
    game = AveCaesar([own()])
    options = game.info.read_options({"course": "own", "races": "2"})
    position = game.start(options, 2, Seeded(1))
    assert position.view(0).to_json()["course"] == "own"
    assert {RED, WHITE} == set(position.rules.names())  # type: ignore[attr-defined]
    assert check_game(game, options, 2, 1, every=20).outcome is not None


def test_two_courses_of_one_name_are_refused() -> None:
    with pytest.raises(BadInput, match="a course of this name already"):
        Courses([built_in_course("white")])


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_courses_of_the_box_are_sound(name: str) -> None:
    assert built_in_course(name).name == name
