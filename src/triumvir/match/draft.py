"""A draft: a copy of a match on which a command is tried, and the entries it makes."""

from dataclasses import dataclass

from triumvir.contract.event import Event
from triumvir.contract.json import JSON
from triumvir.match.entry import LAG, Entry
from triumvir.match.folding import Step, fold
from triumvir.match.state import Match


@dataclass(init=False)
class AppliedEntry:
    """An entry and what happened on the table by it, with all its secrets."""

    entry: Entry
    events: tuple[Event, ...]

    def __init__(self, entry: Entry, events: tuple[Event, ...] = ()) -> None:
        self.entry = entry
        self.events = events


class Draft:
    def __init__(self, match: Match, at: int, applied_entries: list[AppliedEntry] | None = None) -> None:
        self.match = match
        self.at = at
        self.applied_entries: list[AppliedEntry] = [] if applied_entries is None else applied_entries

    def note(
        self,
        kind: str,
        seat: int | None,
        body: dict[str, JSON],
        state_hash: str | None = None,
        step: Step | None = None,
    ) -> None:
        """Add an entry and let it happen."""
        match = self.match
        if match.lag:
            body = {**body, LAG: match.lag}
        known = match.position.hash() if state_hash is None and match.position is not None else state_hash
        entry = Entry(match.seq + 1, kind, seat, body, known or "", self.at)
        self.applied_entries.append(AppliedEntry(entry, tuple(fold(match, entry, step=step))))
