"""`triumvir course`: check and draw the courses of Ave Caesar."""

from pathlib import Path
from typing import Annotated

import typer

from triumvir.cli.arguments import Json
from triumvir.contract.errors import BadInput
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
from triumvir.terminal.output import print_json

course_app = typer.Typer(help="Check and draw the courses of Ave Caesar.", no_args_is_help=True)

CourseFile = Annotated[Path, typer.Argument(metavar="FILE", help="A course file in JSON.")]
CourseName = Annotated[str, typer.Argument(metavar="NAME", help=f"{', '.join(BUILT_IN)}, or a course file.")]
Picture = Annotated[Path, typer.Option("--out", metavar="FILE.svg", help="Where the picture goes.")]
OwnPicture = Annotated[
    Path | None, typer.Option("--out", metavar="FILE.svg", help="Where the picture goes; beside the file by default.")
]
Direction = Annotated[str, typer.Option(help=f"Start places for this direction: {' or '.join(DIRECTIONS)}.")]
Geometry = Annotated[
    Path | None, typer.Option(metavar="FILE.json", help="Write a polygon for every cell, too, for other programs.")
]


@course_app.command()
def check(file: CourseFile, out: OwnPicture = None, as_json: Json = False) -> None:
    """Check a course file, tell its figures, and draw it."""
    course = load_course(file)
    told = figures(course)
    picture = out if out is not None else file.with_suffix(".svg")
    write_text(picture, draw_course(course))
    if as_json:
        print_json({**told, "picture": str(picture)})
        return
    for name, value in told.items():
        print(f"{name:16}{value}")
    print(f"{'picture':16}{picture}")


@course_app.command()
def draw(name: CourseName, out: Picture, direction: Direction = DIRECTIONS[0], geometry: Geometry = None) -> None:
    """Draw a course as SVG."""
    course = built_in_course(name) if name in BUILT_IN else load_course(Path(name))
    if direction not in DIRECTIONS:
        raise BadInput(f"'{direction}' is none of {', '.join(DIRECTIONS)}", "option direction")
    write_text(out, draw_course(course, DIRECTIONS.index(direction)))
    if geometry is not None:
        write_text(geometry, dumps(Layout(course).to_json()) + "\n")


def figures(course: Course) -> dict[str, JSON]:
    """What a player wants to know of a course before the race."""
    track = make_track(course, 0)
    make_track(course, 1)
    laps, races = lap_lengths(track), race_lengths(track)
    lane, rows = lane_size(track)
    return {
        "course": course.name,
        "rows": course.rows,
        "cells": len(course.cells),
        "narrow": len(narrow_cells(track)),
        "lap": f"{laps[0]} to {laps[-1]} cells",
        "race": f"{races[0]} to {races[-1]} cells, the lane once",
        "imperial lane": f"{lane} cells for {rows} rows",
    }
