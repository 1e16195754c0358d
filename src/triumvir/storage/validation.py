"""What can be stored at all, asked before anything is queued, the same for every backend."""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from itertools import pairwise
from operator import attrgetter
from typing import Final

from triumvir.storage.errors import BadValue
from triumvir.storage.values import (
    ChatLine,
    Entry,
    Job,
    Link,
    MatchHeader,
    MatchSummary,
    Person,
    SeatLine,
    Session,
)

LARGEST: Final = 2**63 - 1
"""What a database keeps as a whole number."""

LONGEST_KEY: Final = 200
"""Characters of an id: what any database can still index."""

KEYS: Final = frozenset("id match game kind command_id person created_by token_hash room worker version owner".split())

Value = MatchHeader | Entry | MatchSummary | SeatLine | Person | Session | Link | ChatLine | Job

NAMES: Final = {kind: tuple(field.name for field in fields(kind)) for kind in Value.__args__}
PARTS: Final = {kind: attrgetter(*names) for kind, names in NAMES.items()}


def check_values(values: Iterable[Value]) -> None:
    for value in values:
        check_value(value)


def check_value(value: Value) -> None:
    """Raise BadValue for half a character, an id that is too long or a number that is too large."""
    kind = type(value)
    for name, part in zip(NAMES[kind], PARTS[kind](value), strict=True):
        if isinstance(part, str):
            if not part.isascii():
                check_text(part, f"{kind.__name__}.{name}")
            if len(part) > LONGEST_KEY and name in KEYS:
                raise BadValue(f"{kind.__name__}.{name}: {len(part)} characters, more than {LONGEST_KEY}")
        elif isinstance(part, int) and not -LARGEST <= part <= LARGEST:
            raise BadValue(f"{kind.__name__}.{name}: {part} is too large a number")
    if isinstance(value, MatchSummary):
        check_values(value.seats)


def check_text(text: str, where: str) -> None:
    if not is_text(text):
        raise BadValue(f"{where}: half a character")


def is_text(text: str) -> bool:
    """Half of a surrogate pair is no character, and no database takes it."""
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def check_run(entries: Sequence[Entry]) -> None:
    """Entries that are stored together have one number after the other, and each command once."""
    for before, entry in pairwise(entries):
        if entry.seq != before.seq + 1:
            raise BadValue(f"Entry.seq: {entry.seq} comes after {before.seq}")
    commands = [entry.command_id for entry in entries if entry.command_id is not None]
    if len(set(commands)) != len(commands):
        raise BadValue("Entry.command_id: the same command twice")


def check_match(match: str, named: Iterable[str]) -> None:
    """Everything that is stored with a match must be about that match."""
    for other in named:
        if other != match:
            raise BadValue(f"about match {other}, stored with match {match}")
