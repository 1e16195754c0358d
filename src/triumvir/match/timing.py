"""What clocks do when nobody acts: warn, then let the seat lose; and give back what an outage took."""

from typing import Final

from triumvir.match.clock import WARN, Due
from triumvir.match.commands import Resume, Tick
from triumvir.match.draft import Draft
from triumvir.match.entry import RESUMED, WARNED
from triumvir.match.leaving import give_up
from triumvir.match.state import PLAYING, Match

TIME: Final = "time"


def next_due(match: Match) -> Due | None:
    """When somebody has to look at the clocks of this match again."""
    due = match.clock.next_due() if match.status == PLAYING else None
    return due if due is None or not match.lag else Due(due.at + match.lag, due.seat, due.what)


def tick(draft: Draft, command: Tick) -> None:
    due = next_due(draft.match)
    while due is not None and due.at <= draft.at:
        if due.what == WARN:
            draft.note(WARNED, due.seat, {"left": draft.match.left_at(due.seat, draft.at)})
        else:
            give_up(draft, due.seat, TIME)
        due = next_due(draft.match)


def resume(draft: Draft, command: Resume) -> None:
    match = draft.match
    alive = None if command.alive is None else max(command.alive, match.updated_at)
    outage = match.lag if alive is None else max(match.lag, draft.at - alive)
    match.lag = 0
    if match.has_clock_running() and (outage > 0 or command.alive is not None):
        draft.note(RESUMED, None, {"outage": outage})
