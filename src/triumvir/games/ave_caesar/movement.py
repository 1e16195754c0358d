"""Chapter A3: where cards lead, and driving there."""

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.games.ave_caesar.box import LAST_LAP, N_CARDS, NONE
from triumvir.games.ave_caesar.state import Table
from triumvir.games.ave_caesar.table import put_on, update_progress
from triumvir.games.ave_caesar.track import MOST_TARGETS, crosses, successors


def spread(t: Table, chariot: i64, steps: i64) -> None:
    """Find the cells that are reached in exactly 1, 2 … steps through free cells; routes do not matter. [A3.2]

    In the last lap a step across the line finishes, and nothing behind the line matters. [A6.1]
    """
    next_from = t.track.next_from
    next_to = t.track.next_to
    position = t.track.position
    chariot_at = t.chariot_at
    layers = t.layers
    widths = t.widths
    in_last_lap = t.crossings[chariot] == LAST_LAP
    home_card: i64 = N_CARDS + 1
    layers[0] = t.at[chariot]
    width: i64 = 1
    for step in range(i64(1), steps + 1):
        first = step * MOST_TARGETS
        found: i64 = 0
        for i in range(first - MOST_TARGETS, first - MOST_TARGETS + width):
            cell = layers[i]
            for edge in range(next_from[cell], next_from[cell + 1]):
                target = next_to[edge]
                if in_last_lap and position[target] < position[cell]:
                    if step < home_card:
                        home_card = step
                elif chariot_at[target] == NONE and not _holds(layers, first, found, target):
                    layers[first + found] = target
                    found += 1
        widths[step] = found
        width = found
    t.home_card = home_card


def is_way_clear(t: Table, chariot: i64) -> bool:
    """Whether no other chariot stands anywhere a card could lead, and the race does not end there."""
    track = t.track
    cell = t.at[chariot]
    if t.crossings[chariot] == LAST_LAP and track.way[track.n + cell] <= N_CARDS:
        return False
    first = cell * track.n
    at = t.at
    for other in range(t.chariots):
        if at[other] != NONE and other != chariot and track.near[first + at[other]] == 1:
            return False
    return True


def _holds(layers: vec[i64], first: i64, count: i64, cell: i64) -> bool:
    for i in range(first, first + count):
        if layers[i] == cell:
            return True
    return False


def leads_somewhere(t: Table, card: i64) -> bool:
    """Whether the chariot for which `spread` was done can move this card in full. [A3.3]"""
    return t.widths[card] > 0 or t.home_card <= card


def is_blocked(t: Table, chariot: i64) -> bool:
    """Blocked on all sides: not even one cell can be driven."""
    spread(t, chariot, 1)
    return not leads_somewhere(t, 1)


def drive_to(t: Table, chariot: i64, cell: i64) -> bool:
    """Move a chariot; whether it crossed the finish line on the way. [A3.2, A4.1]"""
    source = t.at[chariot]
    t.chariot_at[source] = NONE
    put_on(t, chariot, cell)
    crossed = t.track.position[cell] < t.track.position[source]
    if crossed:
        t.crossings[chariot] += 1
    update_progress(t, chariot)
    return crossed


def path_to(t: Table, chariot: i64, card: i64, cell: i64) -> tuple[str, ...]:
    """One way along which a card leads to a cell, or with NONE across the line; found before the chariot moves."""
    spread(t, chariot, card)
    steps = [int(cell)] if cell != NONE else []
    for step in range(int(card) - 1 if cell != NONE else int(t.home_card) - 1, 0, -1):
        steps.append(_cell_before(t, step, steps[-1] if steps else NONE))
    return tuple(t.track.names[step] for step in reversed(steps))


def _cell_before(t: Table, step: int, cell: int) -> int:
    """A cell reached in so many steps from which one drives to the cell, or across the line."""
    first = step * MOST_TARGETS
    reached = [int(t.layers[i]) for i in range(first, first + int(t.widths[step]))]
    return next(source for source in reached if _leads_to(t, source, cell))


def _leads_to(t: Table, source: int, cell: int) -> bool:
    targets = successors(t.track, source)
    return cell in targets or (cell == NONE and any(crosses(t.track, source, target) for target in targets))
