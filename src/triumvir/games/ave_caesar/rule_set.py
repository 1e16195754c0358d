"""The options of the table, decoded once into what the rules ask for."""

from collections.abc import Sequence
from typing import Final

from triumvir.contract.errors import BadInput
from triumvir.contract.info import GameInfo, Option, Options
from triumvir.games.ave_caesar.box import FACTIONS, N_CHARIOTS
from triumvir.games.ave_caesar.course import BUILT_IN, PAIRS, Course, built_in_course
from triumvir.games.ave_caesar.track import DIRECTIONS, Track, make_track

MOST_RACES: Final = 4
FEWEST_PLAYERS: Final = 2

NEXT_STARTERS: Final = ("last_place", "started_last", "by_result")
LAST_PLACE: Final = 0
STARTED_LAST: Final = 1
BY_RESULT: Final = 2

READINGS: Final = (
    (
        "2006",
        (
            ("next_starter", "last_place"),
            ("sixes_after_first_finish", "leader_barred"),
            ("start_places", "in_order"),
            ("only_sixes", "may"),
            ("blocked_lane", "must_skip"),
            ("neutral_drivers", "automatic"),
        ),
    ),
    (
        "1989",
        (
            ("next_starter", "started_last"),
            ("sixes_after_first_finish", "free"),
            ("start_places", "middle"),
            ("only_sixes", "may"),
            ("blocked_lane", "must_skip"),
            ("neutral_drivers", "automatic"),
        ),
    ),
)
"""The rulebooks of the two editions, each by everything that can be read in several ways. [A2.2, A2.3, A4.7]"""

RULES_VERSION: Final = 2


class Courses:
    """The courses that can be raced on: the four of the box, and those that were added."""

    def __init__(self, added: Sequence[Course] = ()) -> None:
        self._courses: dict[str, Course] = {}
        self._tracks: dict[tuple[str, int], Track] = {}
        self.names: tuple[str, ...] = BUILT_IN
        for course in added:
            if course.name in self.names:
                raise BadInput("there is a course of this name already", f"course {course.name}", "A1.2")
            self._courses[course.name] = course
            self.names = (*self.names, course.name)

    def track(self, name: str, direction: int) -> Track:
        """A course prepared for driving; made when it is first asked for."""
        found = self._tracks.get((name, direction))
        if found is None:
            found = make_track(self._courses.get(name) or built_in_course(name), direction)
            self._tracks[name, direction] = found
        return found

    def options(self) -> tuple[Option, ...]:
        """Everything that can be chosen at the table."""
        return (
            Option("races", ("4", "1", "2", "3"), "A2.4"),
            Option("course", self.names, "A1.2"),
            Option("other_course", ("pair", *self.names), "A2.4"),
            Option("direction", DIRECTIONS, "A1.2"),
            Option("next_starter", NEXT_STARTERS, "A2.3"),
            Option("sixes_after_first_finish", ("leader_barred", "free"), "A4.7", earlier=((1, "free"),)),
            Option("neutral", ("0", "1", "2", "3", "4"), "A7.1"),
            Option("chariots", ("1", "2", "3"), "A7.2"),
            Option("start_places", ("in_order", "middle"), "A2.2", since=2, earlier=((1, "middle"),)),
            Option("only_sixes", ("may", "must"), "A4.4", since=2, earlier=((1, "must"),)),
            Option("blocked_lane", ("must_skip", "may_skip"), "A5.4", since=2, earlier=((1, "may_skip"),)),
            Option("neutral_drivers", ("automatic", "players"), "A7.1", since=2),
        )


BOX_COURSES: Final = Courses()


class RuleSet:
    """What was chosen at the table, for so many players. Chariots are numbered in table order."""

    def __init__(self, options: Options, players: int, courses: Courses, info: GameInfo) -> None:
        self.changed: Final = options.changed(info)
        options = info.settled(options)
        self.players = players
        self.driven = players * int(options["chariots"])
        """The chariots that players drive; those above are neutral."""
        self.chariots = self.driven + int(options["neutral"])
        self.races = int(options["races"])
        self.tracks = [courses.track(name, direction) for name, direction in race_programme(options)]
        self.next_starter = NEXT_STARTERS.index(options["next_starter"])
        self.sixes_free_after_finish = options["sixes_after_first_finish"] == "free"
        self.few_start_in_the_middle = options["start_places"] == "middle"
        self.must_play_only_sixes = options["only_sixes"] == "must"
        self.must_wait_for_lane = options["blocked_lane"] == "must_skip"
        self.players_drive_neutral = options["neutral_drivers"] == "players"
        is_first_version = info.rules_version == 1
        self.counts_turns_of_departed = is_first_version
        """Turns of chariots that have left the board count for a standstill, as the first version had it. [A4.6]"""
        self.blocks_by_width = is_first_version
        """Two leaders block where the course is two cells wide, as the first version had it. [A4.5]"""

    def owner(self, chariot: int) -> int:
        """The seat that drives a chariot; table order is A1 B1 A2 B2 …, neutral chariots last. [A7.2]"""
        return chariot % self.players if chariot < self.driven else -1

    def names(self) -> tuple[str, ...]:
        """The chariots at the table; a player is called after the first chariot driven. [A1.1]"""
        return FACTIONS[: self.chariots]


def race_programme(options: Options) -> list[tuple[str, int]]:
    """First course, the other course, then both again the other way round. [A2.4]"""
    first = options["course"]
    other = options["other_course"]
    if other == "pair":
        other = dict(PAIRS).get(first, BUILT_IN[0])
    direction = DIRECTIONS.index(options["direction"])
    programme = [(first, direction), (other, direction), (first, 1 - direction), (other, 1 - direction)]
    return programme[: int(options["races"])]


def check_rules(options: Options, players: int) -> None:
    """Two to six chariots in all; several for each only with two or three players. [A1.1, A7.1, A7.2]"""
    if not FEWEST_PLAYERS <= players <= N_CHARIOTS:
        raise BadInput(f"{players} players; two to six can race", "seats", "A1.1")
    each = int(options["chariots"])
    if each > 1 and players > 3:
        raise BadInput(f"only two or three players drive {each} chariots each", "option chariots", "A7.2")
    driven = players * each
    if driven > N_CHARIOTS:
        raise BadInput(f"{driven} chariots; there are {N_CHARIOTS}", "option chariots", "A7.2")
    if driven + int(options["neutral"]) > N_CHARIOTS:
        what = f"{driven} chariots of players and {options['neutral']} neutral ones; there are {N_CHARIOTS}"
        raise BadInput(what, "option neutral", "A7.1")
