"""After a death: what is in the database is held against what everybody was told.

The entries since the last verification are folded, and after each the hash of the position is compared with the stored
one, and what every client was shown with what the record shows. The last verification folds everything from the start.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from triumvir.contract.errors import BadInput
from triumvir.kits.catalogue import GAMES
from triumvir.lab.killtest.clients import Client, Table
from triumvir.lab.killtest.errors import LINES_DOUBLED, LINES_LOST, MOVES_DOUBLED, MOVES_LOST, Lost
from triumvir.match.clock import Clock
from triumvir.match.entry import RESUMED
from triumvir.match.folding import begin, fold
from triumvir.match.state import Match
from triumvir.server.matches.persistence import from_stored
from triumvir.storage.store import Entry, Store
from triumvir.table.seat_views import view_of

ROOM: Final = "players"
ALL: Final = 1_000_000


@dataclass
class Case:
    """One match as far as it has been looked into."""

    table: Table
    match: Match | None = None
    entry_of: dict[str, Entry] = field(default_factory=dict)
    """By command id, with the person before it, the entry it made."""
    deaths: int = 0
    """How many deaths were before the entries that have been looked at."""

    @property
    def seq(self) -> int:
        return 0 if self.match is None else self.match.seq


def examine(store: Store, case: Case) -> None:
    """Look at the entries that are new, and at every testimony."""
    if case.match is None and store.load(case.table.match) is None:
        raise Lost(f"match {case.table.match} is gone", MOVES_LOST)
    look_at(case, store.entries_since(case.table.match, case.seq))
    for client in case.table.clients:
        check_client(case, client)
    check_chat(case.table, [line.text for line in store.chat(case.table.match, ROOM, 0, ALL)])


def check_chat(table: Table, stored: Sequence[str]) -> None:
    """Everything that was published is there, and nothing is there twice: nobody says the same again."""
    counts = Counter(stored)
    for client in table.clients:
        for text in client.heard:
            if not counts[text]:
                raise Lost(f"match {table.match}: line {text} was published and is not stored", LINES_LOST)
    for text, count in counts.items():
        if count > 1:
            raise Lost(f"match {table.match}: line {text} is stored {count} times", LINES_DOUBLED)


def look_at(case: Case, entries: Iterable[Entry]) -> None:
    name = case.table.match
    for entry in entries:
        if entry.command_id is not None and case.entry_of.setdefault(entry.command_id, entry) is not entry:
            raise Lost(f"match {name}: a command was carried out twice, as entry {entry.seq}", MOVES_DOUBLED)
        try:
            _fold(case, entry)
        except BadInput as error:
            raise Lost(f"match {name}: {error}") from None
        _compare_views(case, entry.seq)


def _fold(case: Case, entry: Entry) -> None:
    (line,) = from_stored([entry])
    if case.match is None:
        case.match = begin(GAMES[case.table.game], line)
        case.deaths = sum(death <= line.at for death in case.table.deaths)
        return
    before = case.match.clock
    fold(case.match, line, checked=True)
    died = case.table.deaths[case.deaths : case.deaths + 1]
    while case.deaths < len(case.table.deaths) and case.table.deaths[case.deaths] <= line.at:
        case.deaths += 1
    if died and died[0] <= line.at:
        check_clock(case.table.match, before, case.match.clock, line.kind, died[0], line.at)


def check_clock(name: str, before: Clock, after: Clock, kind: str, died: int, at: int) -> None:
    """The first entry after a death gives the time back; nobody loses by the outage, nobody gains more than that."""
    for seat, clock in enumerate(before.seats):
        if clock.since is None:
            continue
        if kind != RESUMED:
            raise Lost(f"match {name}: the clocks were not resumed after an outage, but '{kind}' came first")
        if not clock.left_at(died) <= after.left_at(seat, at) <= clock.left:
            raise Lost(f"match {name}: seat {seat} had {clock.left_at(died)} ms and has {after.left_at(seat, at)}")


def _compare_views(case: Case, seq: int) -> None:
    assert case.match is not None
    for client in case.table.clients:
        told = client.shown.get(seq)
        if told is not None and told != view_of(case.match, client.seat).digest:
            raise Lost(f"match {case.table.match}: seat {client.seat} was shown something else after entry {seq}")


def check_client(case: Case, client: Client) -> None:
    """Everything that was acknowledged or shown is stored, as it was told."""
    name = case.table.match
    if max(client.shown, default=0) > case.seq:
        raise Lost(f"match {name}: entry {max(client.shown)} was shown and is not stored", MOVES_LOST)
    person = "" if case.match is None else case.match.seats[client.seat].person
    for command, (seq, action) in client.acknowledged.items():
        entry = case.entry_of.get(f"{person}:{command}")
        if entry is None or entry.seq != seq:
            found = None if entry is None else entry.seq
            raise Lost(f"match {name}: {command} was acknowledged as entry {seq}, stored is {found}", MOVES_LOST)
        (line,) = from_stored([entry])
        if (line.seat, line.body.get("action")) != (client.seat, action):
            raise Lost(f"match {name}: {command} said {action}, stored is {line.body.get('action')}")
