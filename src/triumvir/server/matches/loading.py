"""Reading a match from the store: the match, and what happened in it after some entry."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass

from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.match.draft import AppliedEntry
from triumvir.match.folding import begin, fold
from triumvir.match.state import Match
from triumvir.server.logs import log
from triumvir.server.matches.persistence import from_stored
from triumvir.storage.store import MatchHeader, StorageError, Store, StoredMatch
from triumvir.table.problems import NOT_FOUND, UNAVAILABLE, ApiError


@dataclass(frozen=True)
class Reading:
    header: MatchHeader
    match: Match
    applied_entries: list[AppliedEntry]
    """What happened after the entry that was asked for."""
    plies_before: int
    """How many plies were on the table then."""


def read_match(store: Store, games: Mapping[str, Game], match_id: str, since: int | None = None) -> Reading:
    """For a thread: reading and folding may take a while. Without `since` nothing but the match is wanted."""
    try:
        found = store.load(match_id)
    except StorageError:
        raise ApiError(UNAVAILABLE) from None
    if found is None:
        raise ApiError(NOT_FOUND, "match")
    game = games.get(found.header.game)
    if game is None:
        raise ApiError(UNAVAILABLE, "game")
    try:
        return _folded(game, found, since)
    except BadInput as error:
        log(logging.ERROR, "match cannot be read", match=match_id, error=str(error))
        raise ApiError(UNAVAILABLE, "match") from None


def read_on(store: Store, match: Match, match_id: str) -> list[AppliedEntry]:
    """For a thread: let happen what was stored since, to a match that nobody else has."""
    try:
        found = store.entries_since(match_id, match.seq)
    except StorageError:
        raise ApiError(UNAVAILABLE) from None
    try:
        return [AppliedEntry(entry, tuple(fold(match, entry))) for entry in from_stored(found)]
    except BadInput as error:
        log(logging.ERROR, "match cannot be read", match=match_id, error=str(error))
        raise ApiError(UNAVAILABLE, "match") from None


def _folded(game: Game, found: StoredMatch, since: int | None) -> Reading:
    entries = from_stored(found.entries)
    first = entries[-1].seq + 1 if since is None else since + 1
    match = begin(game, entries[0])
    applied_entries = [AppliedEntry(entries[0])] if first <= 1 else []
    plies_before = 0
    for entry in entries[1:]:
        if entry.seq == first:
            plies_before = len(match.plies)
        events = fold(match, entry)
        if entry.seq >= first:
            applied_entries.append(AppliedEntry(entry, tuple(events)))
    return Reading(found.header, match, applied_entries, plies_before)
