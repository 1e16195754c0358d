"""Courses that people added: the course files in the folder named by `TRIUMVIR_COURSES`."""

from typing import Final

from triumvir.games.ave_caesar.course import BUILT_IN, Course, load_course
from triumvir.kits.own_files import Added, added

FOLDER: Final = "TRIUMVIR_COURSES"


def added_courses() -> Added[Course]:
    """All courses of the folder; a file with a mistake is left out and told."""
    return added(FOLDER, load_course, "course", BUILT_IN)
