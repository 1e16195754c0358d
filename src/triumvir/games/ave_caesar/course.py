"""A course: cells, the edges between them, and the printed lines they end at; read from a file and checked.

A course file is JSON and describes one course driven clockwise. Lines are counted in sixths of a row from the
finish line, so a lap has `rows` * 6 sixths. A cell says where it begins (`back`) and ends (`front`), which part of the
width it takes (`lat`, for drawing; 0 is the right-hand, inner edge) and where one can drive from it (`to`).
The first mistake is reported with the cell it is in.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from triumvir.contract.errors import BadInput
from triumvir.contract.json import JSON, Reader, loads, read_number

SIXTHS: Final = 6
KINDS: Final = ("normal", "start", "narrow", "curve", "walls", "lane")
MOST_CELLS: Final = 128
START_PLACES: Final = 6
FINISH: Final = "finish"
"""The word that stands for the target of a finishing move; no cell may be called so."""

BUILT_IN: Final = ("white", "blue", "yellow", "red")
"""White and blue are the tight board, yellow and red the wide one. [A1.2]"""
PAIRS: Final = (("white", "yellow"), ("yellow", "white"), ("blue", "red"), ("red", "blue"))
"""The other course of a tournament, unless another is chosen. [A2.4]"""

_FIELDS: Final = "name rows start start_reversed four_start_at lane outline_begins outline water cells".split()
_WORD: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,11}")


@dataclass(frozen=True)
class Cell:
    name: str
    kind: str
    back: int
    front: int
    right: float
    left: float


@dataclass(frozen=True)
class Section:
    """A straight (turn 0) or a turn of the outline, in degrees to the right; lengths are for the drawing only."""

    rows: int
    turn: int
    size: float
    """The length of a straight, the radius of a turn; 0 leaves it to the drawing."""


@dataclass(frozen=True)
class Course:
    """The edges decide what can be driven; everything else follows from them or is for the picture. [A1.3]"""

    name: str
    rows: int
    cells: tuple[Cell, ...]
    successors: tuple[tuple[int, ...], ...]
    lane: tuple[int, ...]
    start: tuple[int, ...]
    start_reversed: tuple[int, ...]
    four_start_at: int
    """With at most four chariots, place I is this cell of the start row (1 is the innermost). [A2.2]"""
    outline_begins: int
    outline: tuple[Section, ...]
    water: tuple[int, ...]
    """Where a ditch crosses the track, in sixths: decoration. [A3.6]"""

    @property
    def length(self) -> int:
        """The sixths of a lap."""
        return self.rows * SIXTHS

    def predecessors(self) -> list[list[int]]:
        """Every edge reversed: the course as it is driven counter-clockwise. [A1.2]"""
        before: list[list[int]] = [[] for _ in self.cells]
        for source, targets in enumerate(self.successors):
            for target in targets:
                before[target].append(source)
        return before


# ---- reading -------------------------------------------------------------------------------------------------


def built_in_course(name: str) -> Course:
    """One of the four courses of the box. [A1.2]"""
    return load_course(Path(__file__).parent / f"{name}.json")


def load_course(path: Path) -> Course:
    """The course in a file; a mistake is named with the file and the cell."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"cannot be read ({error})", str(path)) from None
    try:
        return read_course(loads(text))
    except BadInput as error:
        raise error.about(f"{path}: {error.where}") from None


def read_course(value: JSON) -> Course:
    """The course that a JSON value describes, checked."""
    reader = Reader(value, "course")
    reader.only(_FIELDS)
    rows = reader.number("rows", 12, 60)
    cells = _read_cells(reader, rows * SIXTHS)
    numbers = {cell.name: number for number, cell in enumerate(cells)}
    course = Course(
        name=_word(reader.text("name"), "course.name"),
        rows=rows,
        cells=tuple(cells),
        successors=_read_edges(reader, cells, numbers),
        lane=_read_names(reader, "lane", numbers),
        start=_read_names(reader, "start", numbers),
        start_reversed=_read_names(reader, "start_reversed", numbers),
        four_start_at=reader.number("four_start_at", 1, 3),
        outline_begins=reader.number("outline_begins", 0, rows * SIXTHS - 1),
        outline=tuple(_read_section(item, i) for i, item in enumerate(reader.items("outline"))),
        water=_read_water(reader, rows * SIXTHS),
    )
    check_course(course)
    return course


def _word(word: str, where: str) -> str:
    if _WORD.fullmatch(word) is None or word == FINISH:
        raise BadInput(f"'{word}' is no name: a letter, then at most 11 letters, digits or '_'", where)
    return word


def _read_cells(reader: Reader, length: int) -> list[Cell]:
    cells: list[Cell] = []
    for i, item in enumerate(reader.items("cells")):
        cell = _read_cell(Reader(item, f"course.cells.{i}"), length)
        if any(cell.name == other.name for other in cells):
            raise _at(cell, "there are two cells of this name")
        cells.append(cell)
    if not 1 <= len(cells) <= MOST_CELLS:
        raise BadInput(f"{len(cells)} cells; 1 to {MOST_CELLS} are possible", "course.cells")
    return cells


def _read_cell(reader: Reader, length: int) -> Cell:
    name = _word(reader.text("cell"), reader.place("cell"))
    named = Reader(reader.fields, f"course.cells.{name}")
    named.only(("cell", "kind", "back", "front", "lat", "to"))
    back = named.number("back", 0, length + length // 8)
    right, left = _read_lat(named)
    front = named.number("front", back + 1, back + length // 8)
    return Cell(name, named.word("kind", KINDS), back, front, right, left)


def _read_lat(reader: Reader) -> tuple[float, float]:
    values = reader.items("lat")
    numbers = [float(v) for v in values if isinstance(v, (int, float)) and not isinstance(v, bool) and 0 <= v <= 2]
    if len(numbers) != 2 or len(values) != 2 or numbers[0] >= numbers[1]:
        raise BadInput("two rising numbers from 0 to 2 are expected", reader.place("lat"))
    return numbers[0], numbers[1]


def _read_edges(reader: Reader, cells: list[Cell], numbers: dict[str, int]) -> tuple[tuple[int, ...], ...]:
    edges = []
    for cell, item in zip(cells, reader.items("cells"), strict=True):
        edges.append(_read_names(Reader(item, f"course.cells.{cell.name}"), "to", numbers))
    return tuple(edges)


def _read_names(reader: Reader, field: str, numbers: dict[str, int]) -> tuple[int, ...]:
    found: list[int] = []
    for name in reader.items(field):
        if not isinstance(name, str) or name not in numbers:
            raise BadInput(f"there is no cell '{name}'", reader.place(field))
        if numbers[name] in found:
            raise BadInput(f"'{name}' is there twice", reader.place(field))
        found.append(numbers[name])
    return tuple(found)


def _read_section(item: JSON, i: int) -> Section:
    reader = Reader(item, f"course.outline.{i}")
    reader.only(("rows", "turn", "size"))
    size = reader.number("size", 1, 2000) if reader.has("size") else 0
    return Section(reader.number("rows", 1, 60), reader.number("turn", -270, 270), float(size))


def _read_water(reader: Reader, length: int) -> tuple[int, ...]:
    places = reader.items("water") if reader.has("water") else []
    return tuple(read_number(place, 1, length - 1, "course.water") for place in places)


# ---- checking ------------------------------------------------------------------------------------------------


def _at(cell: Cell, what: str, rule: str = "A1.3") -> BadInput:
    return BadInput(what, f"cell {cell.name}", rule)


def check_course(course: Course) -> None:
    """Refuse a course on which the rules could not be played, naming the cell."""
    _check_edges(course)
    _check_connected(course)
    _check_widths(course)
    _check_lane(course)
    _check_start(course)
    _check_outline(course)


def _check_edges(course: Course) -> None:
    """An edge leads to a cell that begins at the printed line where the other ends. [A1.3]"""
    for source, targets in enumerate(course.successors):
        cell = course.cells[source]
        if not targets:
            raise _at(cell, "no way leads on from here")
        for target in targets:
            if (course.cells[target].back - cell.front) % course.length:
                what = f"ends at {cell.front}, but {course.cells[target].name} begins at {course.cells[target].back}"
                raise _at(cell, what)
    for number, sources in enumerate(course.predecessors()):
        if not sources:
            raise _at(course.cells[number], "no way leads here")


def _check_connected(course: Course) -> None:
    """From every cell one can drive to every other. [A1.3]"""
    before = tuple(tuple(sources) for sources in course.predecessors())
    for edges, what in ((course.successors, "cannot be reached from"), (before, "never leads to")):
        reached = _reached(edges, 0)
        for number, cell in enumerate(course.cells):
            if number not in reached:
                raise _at(cell, f"{what} {course.cells[0].name}")


def _reached(edges: tuple[tuple[int, ...], ...], start: int) -> set[int]:
    reached = {start}
    waiting = [start]
    while waiting:
        for target in edges[waiting.pop()]:
            if target not in reached:
                reached.add(target)
                waiting.append(target)
    return reached


def _check_widths(course: Course) -> None:
    """Cells of kind narrow are one wide. [A1.3]"""
    for cell in course.cells:
        beside = [c.name for c in course.cells if c is not cell and c.kind != "lane" and overlaps(course, cell, c)]
        if cell.kind == "narrow" and beside:
            raise _at(cell, f"is narrow, but {beside[0]} lies beside it")


def overlaps(course: Course, one: Cell, other: Cell) -> bool:
    """Whether two cells lie side by side, at least in part."""
    offset = (other.back - one.back) % course.length
    return offset < one.front - one.back or offset + other.front - other.back > course.length


def _check_lane(course: Course) -> None:
    """A one-wide side lane, in which nobody overtakes: one entry cell, no exit but its end. [A1.4, A5.2, A5.5]"""
    if not course.lane:
        raise BadInput("there is no imperial lane", "course.lane", "A1.4")
    before = course.predecessors()
    for number, cell in enumerate(course.cells):
        if (cell.kind == "lane") != (number in course.lane):
            raise _at(cell, "the cells of kind lane and the list 'lane' differ", "A1.4")
    for i, number in enumerate(course.lane):
        cell = course.cells[number]
        if len(before[number]) != 1:
            raise _at(cell, f"{len(before[number])} ways lead into the lane here, not one", "A1.4")
        if len(course.successors[number]) != 1:
            raise _at(cell, f"{len(course.successors[number])} ways lead on in the lane, not one", "A1.4")
        if i > 0 and before[number][0] != course.lane[i - 1]:
            raise _at(cell, f"does not follow {course.cells[course.lane[i - 1]].name} in the lane", "A1.4")
    if (course.cells[course.lane[0]].back + 1) % course.length < course.length // 2:
        raise _at(course.cells[course.lane[0]], "the lane begins behind the line", "A1.4")
    if (course.cells[course.lane[-1]].front - 1) % course.length > course.length // 2:
        raise _at(course.cells[course.lane[-1]], "the lane ends before the line", "A1.4")


def _check_start(course: Course) -> None:
    """Six start places before the line, and six behind it for the other direction. [A2.2]"""
    for places, field in ((course.start, "start"), (course.start_reversed, "start_reversed")):
        if len(places) != START_PLACES:
            raise BadInput(f"{START_PLACES} cells are expected", f"course.{field}", "A2.2")
        for number in places:
            cell = course.cells[number]
            line = cell.front if field == "start" else cell.back
            if line % course.length != 0 or cell.kind == "lane":
                raise _at(cell, "a start place lies at the finish line", "A2.2")


def _check_outline(course: Course) -> None:
    """The drawing needs sections for all rows, and a full turn to the right."""
    rows = sum(section.rows for section in course.outline)
    turn = sum(section.turn for section in course.outline)
    if rows != course.rows or turn != 360:
        raise BadInput(f"{rows} rows and {turn} degrees; {course.rows} and 360 are expected", "course.outline", "A1.3")
