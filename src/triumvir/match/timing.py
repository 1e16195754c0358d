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
    return match.clock.next_due() if match.status == PLAYING else None


def tick(draft: Draft, command: Tick) -> None:
    due = next_due(draft.match)
    while due is not None and due.at <= draft.at:
        if due.what == WARN:
            draft.note(WARNED, due.seat, {"left": draft.match.clock.left_at(due.seat, draft.at)})
        else:
            give_up(draft, due.seat, TIME)
        due = next_due(draft.match)


def resume(draft: Draft, command: Resume) -> None:
    if any(clock.since is not None for clock in draft.match.clock.seats):
        draft.note(RESUMED, None, {"outage": max(0, draft.at - command.alive)})
