"""`triumvir course`: check and draw the courses of Ave Caesar."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from triumvir.cli.arguments import Json
from triumvir.cli.spoken import add_command, spoken_app
from triumvir.contract.complaints import none_of
from triumvir.contract.json import JSON, dumps
from triumvir.games.ave_caesar.course import BUILT_IN, Course, built_in_course, load_course
from triumvir.games.ave_caesar.drawing import draw_course
from triumvir.games.ave_caesar.layout import Layout
from triumvir.games.ave_caesar.track import (
    DIRECTIONS,
    lane_size,
    lap_lengths,
    make_track,
    narrow_cells,
    race_lengths,
)
from triumvir.terminal.files import write_text
from triumvir.terminal.language import say
from triumvir.terminal.output import people, print_json

course_app = spoken_app("course")

CourseFile = Annotated[Path, typer.Argument(metavar="FILE", help="command-course-check-file")]
CourseName = Annotated[str, typer.Argument(metavar="NAME", help="command-course-draw-name")]
Picture = Annotated[Path, typer.Option("--out", metavar="FILE.svg", help="command-course-draw-out")]
OwnPicture = Annotated[Path | None, typer.Option("--out", metavar="FILE.svg", help="command-course-check-out")]
Direction = Annotated[str, typer.Option(metavar="DIRECTION", help="command-course-draw-direction")]
Geometry = Annotated[Path | None, typer.Option(metavar="FILE.json", help="command-course-draw-geometry")]


def check(file: CourseFile, out: OwnPicture = None, as_json: Json = False) -> None:
    """Check a course file, tell its figures, and draw it."""
    course = load_course(file)
    told = figures(course)
    picture = out if out is not None else file.with_suffix(".svg")
    write_text(picture, draw_course(course))
    if as_json:
        print_json({**told, "picture": str(picture)})
        return
    people().print(sheet({**in_words(course), "picture": str(picture)}))


def draw(name: CourseName, out: Picture, direction: Direction = DIRECTIONS[0], geometry: Geometry = None) -> None:
    """Draw a course as SVG."""
    course = built_in_course(name) if name in BUILT_IN else load_course(Path(name))
    if direction not in DIRECTIONS:
        raise none_of(direction, DIRECTIONS, "option --direction")
    write_text(out, draw_course(course, DIRECTIONS.index(direction)))
    if geometry is not None:
        write_text(geometry, dumps(Layout(course).to_json()) + "\n")


add_command(course_app, check, "check", "course-")
add_command(course_app, draw, "draw", "course-")


@dataclass(frozen=True)
class Lengths:
    """What a player wants to know of a course before the race, in cells."""

    shortest_lap: int
    longest_lap: int
    shortest_race: int
    longest_race: int
    narrow: int
    lane: int
    lane_rows: int


def lengths(course: Course) -> Lengths:
    """Both directions are looked at: a course has to be driven either way."""
    track = make_track(course, 0)
    make_track(course, 1)
    laps, races = lap_lengths(track), race_lengths(track)
    lane, rows = lane_size(track)
    return Lengths(laps[0], laps[-1], races[0], races[-1], len(narrow_cells(track)), lane, rows)


def figures(course: Course) -> dict[str, JSON]:
    """For programs."""
    told = lengths(course)
    return {
        "course": course.name,
        "rows": course.rows,
        "cells": len(course.cells),
        "narrow": told.narrow,
        "lap": f"{told.shortest_lap} to {told.longest_lap} cells",
        "race": f"{told.shortest_race} to {told.longest_race} cells, the lane once",
        "imperial lane": f"{told.lane} cells for {told.lane_rows} rows",
    }


def in_words(course: Course) -> dict[str, str]:
    """For people."""
    told = lengths(course)
    return {
        "course": course.name,
        "rows": str(course.rows),
        "cells": str(len(course.cells)),
        "narrow": str(told.narrow),
        "lap": say("command-course-lap-cells", least=told.shortest_lap, most=told.longest_lap),
        "race": say("command-course-race-cells", least=told.shortest_race, most=told.longest_race),
        "lane": say("command-course-lane-cells", cells=told.lane, rows=told.lane_rows),
    }


def sheet(told: Mapping[str, str]) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for name, value in told.items():
        table.add_row(say(f"command-course-head-{name}"), value)
    return table
