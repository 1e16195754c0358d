"""Courses that people added: the course files in the folder named by `TRIUMVIR_COURSES`."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from triumvir.contract.errors import BadInput
from triumvir.games.ave_caesar.course import BUILT_IN, Course, load_course

FOLDER: Final = "TRIUMVIR_COURSES"


@dataclass(frozen=True)
class AddedCourses:
    courses: tuple[Course, ...] = ()
    complaints: tuple[str, ...] = ()
    """What is wrong with the files that are left out."""


def added_courses() -> AddedCourses:
    """All courses of the folder; a file with a mistake is left out and told."""
    folder = os.environ.get(FOLDER, "")
    if not folder:
        return AddedCourses()
    if not Path(folder).is_dir():
        return AddedCourses(complaints=(f"{FOLDER}={folder}: no such folder",))
    found: dict[str, Course] = {}
    complaints = []
    for path in sorted(Path(folder).glob("*.json")):
        try:
            course = load_course(path)
        except BadInput as error:
            complaints.append(f"left out: {error}")
            continue
        if course.name in (*BUILT_IN, *found):
            complaints.append(f"{path} is left out: there is a course named {course.name} already")
        else:
            found[course.name] = course
    return AddedCourses(tuple(found.values()), tuple(complaints))
