"""Writing and reading matches. Appends are written many at a time: a few statements for a whole group."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from triumvir.storage.errors import Conflict, Duplicate, MatchExists, NoSuchMatch, StorageError
from triumvir.storage.sql import rows
from triumvir.storage.sql.database import Connection, Row
from triumvir.storage.sql.rows import insert, number, put
from triumvir.storage.values import Entry, Job, Link, MatchHeader, MatchSummary, StoredMatch

ENTRY = f"SELECT {rows.columns('entries')} FROM entries WHERE match_id = ?"
MOST_KNOWN: Final = 10_000
ADD_JOB = insert("jobs", "ON CONFLICT (id) DO NOTHING")


@dataclass(frozen=True, slots=True)
class Append:
    match: str
    entries: tuple[Entry, ...]
    summary: MatchSummary | None
    jobs: tuple[Job, ...]
    done: tuple[str, ...]

    @property
    def commands(self) -> list[tuple[str, str]]:
        return [(self.match, entry.command_id) for entry in self.entries if entry.command_id is not None]


@dataclass(slots=True)
class Standing:
    """How far a match has come, as far as appending to it needs to know."""

    last_seq: int
    seats: str
    is_over: bool


def create(
    connection: Connection,
    header: MatchHeader,
    summary: MatchSummary,
    entries: Sequence[Entry],
    jobs: Sequence[Job],
    links: Sequence[Link],
) -> None:
    if connection.ask("SELECT 1 FROM matches WHERE id = ?", [header.id]):
        raise MatchExists(header.id)
    if entries and entries[0].seq != 1:
        raise Conflict(header.id, entries[0].seq, 0)
    if not connection.change(insert("matches", "ON CONFLICT (id) DO NOTHING"), rows.header_row(header)):
        raise MatchExists(header.id)  # another process was quicker
    connection.change(insert("summaries"), rows.summary_row(summary, len(entries)))
    _each(connection, insert("entries"), [rows.entry_row(header.id, entry) for entry in entries])
    _each(connection, insert("participants"), rows.participant_rows(summary))
    _each(connection, ADD_JOB, [rows.job_row(job) for job in jobs])
    _each(connection, put("links", "token_hash"), [rows.link_row(link) for link in links])


def _each(connection: Connection, statement: str, parameters: Sequence[Row]) -> None:
    if parameters:
        connection.change_each(statement, parameters)


# ---- appending -----------------------------------------------------------------------------------------------


@dataclass
class Group:
    """Appends that are written together: what is known of their matches, and what is to be written."""

    standings: dict[str, Standing]
    answered: dict[tuple[str, str], Entry]
    entries: list[Row] = field(default_factory=list)
    numbers: dict[str, int] = field(default_factory=dict)
    summaries: dict[str, MatchSummary] = field(default_factory=dict)
    moved: dict[str, MatchSummary] = field(default_factory=dict)
    """Summaries whose people have to be written anew."""
    jobs: list[Row] = field(default_factory=list)
    done: list[Row] = field(default_factory=list)

    def refusal(self, append: Append) -> StorageError | None:
        standing = self.standings.get(append.match)
        if standing is None:
            return NoSuchMatch(append.match)
        for command in append.commands:
            if command in self.answered:
                return Duplicate(append.match, self.answered[command])
        if append.entries and append.entries[0].seq != standing.last_seq + 1:
            return Conflict(append.match, append.entries[0].seq, standing.last_seq)
        return None

    def take(self, append: Append) -> None:
        """What comes later in the group sees this one as done."""
        self._take_entries(append)
        if append.summary is not None:
            self._take_summary(append.summary)
        self.jobs += [rows.job_row(job) for job in append.jobs]
        self.done += [(job,) for job in append.done]

    def _take_entries(self, append: Append) -> None:
        for entry in append.entries:
            self.entries.append(rows.entry_row(append.match, entry))
            if entry.command_id is not None:
                self.answered[append.match, entry.command_id] = entry
        if append.entries:
            self.standings[append.match].last_seq = append.entries[-1].seq
            self.numbers[append.match] = append.entries[-1].seq

    def _take_summary(self, summary: MatchSummary) -> None:
        standing = self.standings[summary.match]
        seats, is_over = rows.seats_text(summary.seats), summary.status.is_over
        if is_over or standing.is_over or seats != standing.seats:
            self.moved[summary.match] = summary
        standing.seats, standing.is_over = seats, is_over
        self.summaries[summary.match] = summary

    def write(self, connection: Connection) -> None:
        _each(connection, insert("entries"), self.entries)
        summaries = [rows.summary_row(s, self.standings[match].last_seq) for match, s in self.summaries.items()]
        _each(connection, put("summaries", "match_id"), summaries)
        numbers = [(seq, match) for match, seq in self.numbers.items() if match not in self.summaries]
        _each(connection, "UPDATE summaries SET last_seq = ? WHERE match_id = ?", numbers)
        _each(connection, "DELETE FROM participants WHERE match_id = ?", [(match,) for match in self.moved])
        people = [row for summary in self.moved.values() for row in rows.participant_rows(summary)]
        _each(connection, insert("participants"), people)
        _each(connection, ADD_JOB, self.jobs)
        _each(connection, "DELETE FROM jobs WHERE id = ?", self.done)


class Known:
    """How far matches have come that were written to lately, so that it need not be looked up.

    Another process may have written meanwhile. Then a number or a command would be there twice, which the database
    refuses: everything is forgotten, and looked up in the next attempt.
    """

    def __init__(self) -> None:
        self._standings: dict[str, Standing] = {}

    def __len__(self) -> int:
        return len(self._standings)

    def forget(self) -> None:
        self._standings.clear()

    def drop(self, match: str) -> None:
        self._standings.pop(match, None)

    def note(self, standings: dict[str, Standing]) -> None:
        if len(self._standings) > MOST_KNOWN:
            self.forget()
        self._standings.update(standings)

    def of(self, appends: Sequence[Append]) -> dict[str, Standing]:
        """Of the matches that these go on from where they are known to be."""
        firsts = {append.match: append for append in reversed(appends)}
        found: dict[str, Standing] = {}
        for match, append in firsts.items():
            standing = self._standings.get(match)
            if standing is not None and append.entries and append.entries[0].seq == standing.last_seq + 1:
                found[match] = standing
        return found


def append_all(connection: Connection, appends: Sequence[Append], known: Known) -> list[StorageError | None]:
    """Write those that can be written, in their order; what is in the way of each of the others."""
    standings = known.of(appends)
    others = [append for append in appends if append.match not in standings]
    if others:
        standings.update(_standings(connection, {append.match for append in others}))
    group = Group(standings, _answered(connection, others))
    refusals: list[StorageError | None] = []
    for append in appends:
        refusal = group.refusal(append)
        if refusal is None:
            group.take(append)
        refusals.append(refusal)
    group.write(connection)
    known.note(standings)
    return refusals


def _standings(connection: Connection, matches: Iterable[str]) -> dict[str, Standing]:
    ids = sorted(matches)
    found = connection.find_each("last_seq, seats, is_over", "summaries", ["match_id"], [(match,) for match in ids])
    return {
        match: Standing(number(row[0]), str(row[1]), bool(row[2]))
        for match, row in zip(ids, found, strict=True)
        if row is not None
    }


def _answered(connection: Connection, appends: Sequence[Append]) -> dict[tuple[str, str], Entry]:
    commands = [command for append in appends for command in append.commands]
    if not commands:
        return {}
    found = connection.find_each("seq", "entries", ["match_id", "command_id"], commands)
    known = [command for command, row in zip(commands, found, strict=True) if row is not None]
    entries = connection.ask_each(f"{ENTRY} AND command_id = ?", known) if known else []
    return {command: rows.entry_of(answer[0]) for command, answer in zip(known, entries, strict=True)}


# ---- reading -------------------------------------------------------------------------------------------------


def header(connection: Connection, match: str) -> MatchHeader | None:
    found = connection.ask(f"SELECT {rows.columns('matches')} FROM matches WHERE id = ?", [match])
    return rows.header_of(found[0]) if found else None


def headers(connection: Connection, wanted: Sequence[str]) -> tuple[MatchHeader, ...]:
    if not wanted:
        return ()
    marks = ", ".join("?" * len(wanted))
    found = connection.ask(f"SELECT {rows.columns('matches')} FROM matches WHERE id IN ({marks})", list(wanted))
    return tuple(rows.header_of(row) for row in found)


def load(connection: Connection, match: str) -> StoredMatch | None:
    head, shown = header(connection, match), summary(connection, match)
    if head is None or shown is None:
        return None
    return StoredMatch(head, shown, entries_since(connection, match, 0))


def summary(connection: Connection, match: str) -> MatchSummary | None:
    found = connection.ask(f"SELECT {rows.columns('summaries')} FROM summaries WHERE match_id = ?", [match])
    return rows.summary_of(found[0]) if found else None


def entries_since(connection: Connection, match: str, seq: int) -> tuple[Entry, ...]:
    return tuple(rows.entry_of(row) for row in connection.ask(f"{ENTRY} AND seq > ? ORDER BY seq", [match, seq]))


def answered(connection: Connection, match: str, command_id: str) -> Entry | None:
    found = connection.ask(f"{ENTRY} AND command_id = ?", [match, command_id])
    return rows.entry_of(found[0]) if found else None


def require(connection: Connection, matches: Iterable[str]) -> None:
    for match in sorted(set(matches)):
        if not connection.ask("SELECT 1 FROM matches WHERE id = ?", [match]):
            raise NoSuchMatch(match)
