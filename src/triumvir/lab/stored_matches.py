"""Stored matches played through by the rules: every action, chance result and hash."""

from collections.abc import Iterator

from triumvir.contract.errors import BadInput
from triumvir.kits.catalogue import game_named
from triumvir.match.folding import fold_all
from triumvir.match.state import Match
from triumvir.server.matches.persistence import from_stored
from triumvir.storage.store import Store, StoredMatch


def replayed(stored: StoredMatch) -> Match:
    """The match that stored entries make; BadInput names the entry that does not fit."""
    if not stored.entries:
        raise BadInput("no entries", f"match {stored.header.id}")
    try:
        game = game_named(stored.header.game).under(stored.header.rules_version)
        match = fold_all(game, from_stored(stored.entries))
    except BadInput as error:
        raise error.at(f"match {stored.header.id}") from None
    if match.settings.rules_version != stored.header.rules_version:
        what = f"the header says {stored.header.rules_version}, entry 1 {match.settings.rules_version}"
        raise BadInput(what, f"match {stored.header.id}.rules_version")
    return match


def all_matches(store: Store) -> Iterator[StoredMatch]:
    """One after the other, so that a large database need not fit into memory."""
    ids = store.match_ids()
    while ids:
        for match in ids:
            stored = store.load(match)
            if stored is not None:
                yield stored
        ids = store.match_ids(after=ids[-1])
