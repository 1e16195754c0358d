"""A track: a course driven in one direction, with everything prepared that the rules ask for at every move."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.errors import BadInput
from triumvir.games.ave_caesar.box import CROSSINGS, DECK_POINTS, N_CARDS, SECOND_LAP, row
from triumvir.games.ave_caesar.course import SIXTHS, Course

CLOCKWISE: Final = 0
COUNTER_CLOCKWISE: Final = 1
DIRECTIONS: Final = ("clockwise", "counter_clockwise")
NEVER: Final = 1000000
"""The length of a way that does not exist."""
FEW_CHARIOTS: Final = 4
MOST_TARGETS: Final = 16
"""No card leads to more cells than this."""


class Track:
    """Cells are numbered as in the course file; rows of the tables are flat, `layer * n + cell`."""

    def __init__(self, course: Course, direction: int) -> None:
        self.course = course
        self.direction = direction
        self.n = len(course.cells)
        self.names = [cell.name for cell in course.cells]
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.length: i64 = course.length
        edges = _edges(course, direction)
        places = course.start if direction == CLOCKWISE else course.start_reversed
        positions = _positions(course, direction)
        self.position: vec[i64] = row(positions)
        """The printed line a cell ends at, in sixths from the finish line, 1 to `length`. [A4.1]"""
        self.next_from: vec[i64] = row([sum(len(targets) for targets in edges[:c]) for c in range(self.n + 1)])
        self.next_to: vec[i64] = row([target for targets in edges for target in targets])
        """From cell c one drives to next_to[next_from[c]] up to next_to[next_from[c + 1] - 1]. [A1.3]"""
        self.start: vec[i64] = row(list(places))
        self.in_lane: vec[i64] = row([int(cell.kind == "lane") for cell in course.cells])
        self.narrow: vec[i64] = row([int(cell.kind in ("narrow", "lane")) for cell in course.cells])
        """Narrow cells; those of the imperial lane count. [A4.4]"""
        self.entry: i64 = _entry(course, direction)
        """The one track cell that leads into the lane. [A5.5]"""
        self.abreast: vec[i64] = row([_abreast(course, cell, direction) for cell in range(self.n)])
        """How many cells lie at the printed line a cell ends at: every lap goes through one of them. [A4.5]"""
        self.leads_to_lane: vec[i64] = row(_leads_to_lane(edges, positions, int(self.entry)))
        """Whether the lane can still be reached from a cell before the line is crossed. [A5.4]"""
        self.to_lane: vec[i64] = row(_steps_to_lane(edges, course, int(self.entry)))
        """The fewest cells from a cell to the first cell of the lane. [A5.1]"""
        self.open_from: vec[i64] = vec[i64]()
        self.open_to: vec[i64] = vec[i64]()
        """On an empty course card k leads from cell c to open_to[open_from[c * N_CARDS + k - 1]] and following."""
        self.near: vec[i64] = vec[i64]([0] * (self.n * self.n))
        """Whether a cell can be reached from another with a card: near[source * n + target]."""
        self.way: vec[i64] = row(_ways(edges, positions))
        """The fewest cells to the last crossing: way[crossings left * n + cell]. [A7.1]"""
        self.way_by_lane: vec[i64] = row(_ways_by_lane(self, edges, positions))
        """The same for a chariot that has yet to stop in the lane. [A5.1]"""
        _note_open_ways(self)


def make_track(course: Course, direction: int) -> Track:
    """A track that can be raced on: a deck brings a chariot home. [A1.1, A6.1]"""
    track = Track(course, direction)
    for cell, name in enumerate(track.names):
        if any(len(reach(track, cell, card)) > MOST_TARGETS for card in range(1, N_CARDS + 1)):
            raise BadInput(f"a card leads to more than {MOST_TARGETS} cells from here", f"cell {name}", "A3.2")
    if shortest_race(track) > DECK_POINTS:
        what = (
            f"the shortest race {DIRECTIONS[direction]} has {shortest_race(track)} cells, a deck {DECK_POINTS} points"
        )
        raise BadInput(what, f"cell {track.names[track.start[0]]}", "A6.1")
    return track


# ---- preparing -----------------------------------------------------------------------------------------------


def _edges(course: Course, direction: int) -> list[list[int]]:
    """Counter-clockwise every edge is reversed, nothing else. [A1.2]"""
    if direction == CLOCKWISE:
        return [list(targets) for targets in course.successors]
    return course.predecessors()


def _positions(course: Course, direction: int) -> list[int]:
    """`front`, or driven the other way a lap less `back`, wrapped into 1 to a lap. [A4.1]"""
    length = course.length
    lines = [cell.front if direction == CLOCKWISE else length - cell.back for cell in course.cells]
    return [(line - 1) % length + 1 for line in lines]


def _entry(course: Course, direction: int) -> int:
    if direction == CLOCKWISE:
        return course.predecessors()[course.lane[0]][0]
    return course.successors[course.lane[-1]][0]


def _abreast(course: Course, number: int, direction: int) -> int:
    cell = course.cells[number]
    sixth = cell.front - 1 if direction == CLOCKWISE else cell.back
    return sum(1 for other in course.cells if (sixth - other.back) % course.length < other.front - other.back)


def _leads_to_lane(edges: list[list[int]], positions: list[int], entry: int) -> list[int]:
    leads = [0] * len(edges)
    leads[entry] = 1
    for cell in _backwards(positions):
        if any(leads[target] and positions[target] > positions[cell] for target in edges[cell]):
            leads[cell] = 1
    return leads


def _steps_to_lane(edges: list[list[int]], course: Course, entry: int) -> list[int]:
    lane = next(target for target in edges[entry] if target in course.lane)
    steps = [NEVER] * len(edges)
    steps[lane] = 0
    reached = [lane]
    while reached:
        ahead = reached.pop(0)
        for cell, targets in enumerate(edges):
            if ahead in targets and steps[cell] == NEVER:
                steps[cell] = steps[ahead] + 1
                reached.append(cell)
    return steps


def _backwards(positions: list[int]) -> list[int]:
    """All cells, those next to the finish line first."""
    return sorted(range(len(positions)), key=lambda cell: -positions[cell])


def _ways(edges: list[list[int]], positions: list[int]) -> list[int]:
    """Steps until the line has been crossed 0 to 4 times."""
    n = len(edges)
    ways = [0] * n + [NEVER] * (CROSSINGS * n)
    for left in range(1, CROSSINGS + 1):
        for cell in _backwards(positions):
            ahead = [ways[(left - (positions[v] < positions[cell])) * n + v] for v in edges[cell]]
            ways[left * n + cell] = 1 + min(ahead)
    return ways


def _ways_by_lane(track: Track, edges: list[list[int]], positions: list[int]) -> list[int]:
    """Steps home by way of the lane; NEVER where the third lap would begin unpaid. [A5.3]"""
    n = track.n
    ways = [NEVER] * ((CROSSINGS + 1) * n)
    for left in range(CROSSINGS - SECOND_LAP, CROSSINGS + 1):
        for cell in _backwards(positions):
            ahead = [NEVER]
            for v in edges[cell]:
                then = left - (positions[v] < positions[cell])
                ahead.append(1 + int(track.way[then * n + v] if track.in_lane[v] else ways[then * n + v]))
            ways[left * n + cell] = min(min(ahead), NEVER)
    return ways


def _note_open_ways(track: Track) -> None:
    """Where cards lead on an empty course, worked out once for every cell. [A3.2]"""
    for cell in range(track.n):
        for card in range(1, N_CARDS + 1):
            track.open_from = append(track.open_from, i64(len(track.open_to)))
            for target in reach(track, cell, card):
                track.open_to = append(track.open_to, i64(target))
                track.near[cell * track.n + target] = 1
    track.open_from = append(track.open_from, i64(len(track.open_to)))


# ---- what players ask for ------------------------------------------------------------------------------------


def successors(track: Track, cell: int) -> list[int]:
    return [int(track.next_to[i]) for i in range(track.next_from[cell], track.next_from[cell + 1])]


def crosses(track: Track, source: int, target: int) -> bool:
    """A step crosses the finish line exactly when the position falls. [A4.1]"""
    return track.position[target] < track.position[source]


def reach(track: Track, cell: int, card: int) -> list[int]:
    """The cells that a card leads to on an empty course. [A3.2]"""
    reached = [cell]
    for _ in range(card):
        reached = list(dict.fromkeys([target for source in reached for target in successors(track, source)]))
    return reached


def way_home(track: Track, cell: int, crossings: int, must_stop: bool) -> int:
    """The shortest way home, by the imperial lane if the denarius is still to be paid. [A5.1, A6.1]"""
    ways = track.way_by_lane if must_stop else track.way
    return int(ways[(CROSSINGS - crossings) * track.n + cell])


def points_to_spare(track: Track, cell: int, crossings: int, must_stop: bool, points: int) -> int:
    """The points of the cards left less the shortest way home. [A1.2]"""
    return points - way_home(track, cell, crossings, must_stop)


def shortest_race(track: Track) -> int:
    """From the start row across the line, three laps, one of them by the lane. [A6.1]"""
    return min(way_home(track, int(cell), 0, True) for cell in track.start)


def start_places(track: Track, chariots: int, few_in_the_middle: bool) -> list[int]:
    """Innermost first; if so chosen, at most four chariots leave the outer places of some courses free. [A2.2]"""
    first = track.course.four_start_at - 1 if few_in_the_middle and chariots <= FEW_CHARIOTS else 0
    return [int(track.start[first + i]) for i in range(chariots)]


def narrow_cells(track: Track) -> list[int]:
    return [cell for cell in range(track.n) if track.course.cells[cell].kind == "narrow"]


Ways = dict[tuple[int, int], set[int]]
"""All lengths of ways to a cell, by the number of times the imperial lane was used."""


def lap_lengths(track: Track) -> list[int]:
    """The lengths of all laps that come back to the same cell without the imperial lane."""
    laps: set[int] = set()
    for start in range(track.n):
        if any(crosses(track, source, start) for source in range(track.n) if start in successors(track, source)):
            laps |= _drive_on(track, {(start, 0): {0}}, False).get((start, 0), set())
    return sorted(laps)


def race_lengths(track: Track) -> list[int]:
    """The lengths of all races with one use of the lane, in the first or second lap, from any start place. [A6.1]"""
    ways: Ways = {(int(cell), 0): {0} for cell in track.start}
    for crossings in range(CROSSINGS):
        ways = _drive_on(track, ways, crossings <= SECOND_LAP)
    return sorted({length for (_, uses), lengths in ways.items() if uses == 1 for length in lengths})


def _drive_on(track: Track, begun: Ways, by_lane: bool) -> Ways:
    """From where one is to the next crossing of the line, by all ways that use the lane not again or never."""
    ways: Ways = dict(begun)
    arrived: Ways = {}
    for cell in reversed(_backwards([int(track.position[c]) for c in range(track.n)])):
        for uses in range(2):
            for target in successors(track, cell) if (cell, uses) in ways else []:
                enters = cell == track.entry and track.in_lane[target] == 1
                then = uses + int(enters)
                if then < 2 and (by_lane or not enters):
                    longer = {length + 1 for length in ways[cell, uses]}
                    behind = arrived if crosses(track, cell, target) else ways
                    behind[target, then] = behind.get((target, then), set()) | longer
    return arrived


def lane_size(track: Track) -> tuple[int, int]:
    """The cells of the lane and the rows it replaces. [A1.4]"""
    lane = [track.course.cells[number] for number in track.course.lane]
    return len(lane), sum(cell.front - cell.back for cell in lane) // SIXTHS
