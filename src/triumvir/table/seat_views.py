"""What one viewer may see: views, legal actions, events and entries, each by whitelist.

A viewer is a seat, or None for a spectator. Nothing here reads a position except through what the contract makes for
that viewer, and no hash of a position is ever shown: whoever knows most of it could guess the rest.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Raw
from xxhash import xxh3_64_hexdigest

from triumvir.contract.event import Event, story
from triumvir.contract.json import JSON, Object
from triumvir.contract.position import SPECTATOR, Action, legal_actions
from triumvir.match import entry as kinds
from triumvir.match.draft import AppliedEntry
from triumvir.match.entry import Entry
from triumvir.match.refusal import NOTHING_TO_UNDO, Refused
from triumvir.match.state import PLAYING, Match
from triumvir.match.undoing import own_last, why_not
from triumvir.table.protocol import EntrySeen, LegalAction, RefusalInfo, SeatEvents, SeatView, UndoInfo
from triumvir.table.times import rounded

ENCODER: Final = msgspec.json.Encoder()
NO_ACTIONS: Final = Raw(b"[]")
CODEBOOKS: Final = 64
"""How many are remembered; a game has one, or one for each of its courses."""


def viewer_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def viewpoints(match: Match, person: str | None) -> list[int | None]:
    """A person's own seats, or the spectator's place."""
    own: list[int | None] = list(match.seats_of(person or ""))
    return own or [None]


# ---- views ---------------------------------------------------------------------------------------------------


def views_of(match: Match, person: str | None) -> list[SeatView]:
    if match.position is None:
        return []
    return [view_of(match, seat) for seat in viewpoints(match, person)]


def view_of(match: Match, seat: int | None) -> SeatView:
    view = ENCODER.encode(match.table.view(viewer_of(seat)).to_json())
    may_act = seat is not None and seat in match.to_act()
    return SeatView(
        seat=seat,
        view=Raw(view),
        legal=legal_of(match, seat) if may_act and seat is not None else NO_ACTIONS,
        refusals=refusals_of(match, seat),
        undo=None if seat is None else undo_of(match, seat),
        digest=digest_of(view),
    )


def digest_of(view: bytes) -> str:
    """Tells views apart, and hides nothing. The hashes of Python let other threads run meanwhile, which takes longer
    than hashing."""
    return xxh3_64_hexdigest(view)


def legal_of(match: Match, seat: int) -> Raw:
    table, known = match.table, spelled(match.settings.game, match.table.codebook())
    codes = legal_actions(table, seat, match.game.info.most_actions)
    return Raw(b"[" + b",".join([known.get(code) or _spell(known, table.action(code), code) for code in codes]) + b"]")


@lru_cache(CODEBOOKS)
def spelled(game: str, codebook: str) -> dict[int, bytes]:
    """The legal actions that were sent before, by code: what a code stands for is written once."""
    return {}


def _spell(known: dict[int, bytes], action: Action, code: int) -> bytes:
    known[code] = ENCODER.encode(LegalAction(action.notation(), action.to_json()))
    return known[code]


def refusals_of(match: Match, seat: int | None) -> list[RefusalInfo]:
    if seat is None or match.status != PLAYING:
        return []
    return [RefusalInfo(refusal.subject, refusal.rule) for refusal in match.table.refusals(seat)]


def undo_of(match: Match, seat: int) -> UndoInfo:
    """Whether the button works, and why not."""
    if match.status != PLAYING:
        return UndoInfo(False, False, NOTHING_TO_UNDO)
    person = match.seats[seat].person
    if not match.others(person):
        return _undo_alone(match, person)
    reason = why_not(match, seat)
    return UndoInfo(not reason, not reason, reason or None)


def _undo_alone(match: Match, person: str) -> UndoInfo:
    try:
        own_last(match, match.seats_of(person))
    except Refused as refused:
        return UndoInfo(False, False, refused.code)
    return UndoInfo(True, False, None)


# ---- entries and events --------------------------------------------------------------------------------------


def events_for(events: Sequence[Event], viewer: int) -> tuple[Raw, Raw]:
    """The events as this viewer may know them, and what is to be told of them."""
    return told([event.seen_by(viewer) for event in events])


def told(seen: Sequence[Event]) -> tuple[Raw, Raw]:
    """Events that were seen like this, and the lines of a log about them, which are made of nothing else."""
    lines = [telling.to_json() for telling in story(seen)]
    return Raw(ENCODER.encode([event.to_json() for event in seen])), Raw(ENCODER.encode(lines))


def seen_by(match: Match, applied: AppliedEntry, person: str | None, ply: int | None) -> EntrySeen:
    """An entry as a person may know it; `ply` is its number if it is one."""
    return seen_from(applied, viewpoints(match, person), ply)


def seen_from(applied: AppliedEntry, seats: Sequence[int | None], ply: int | None) -> EntrySeen:
    """An entry as those who sit at these seats may know it. It depends on nothing else, so it may be kept for them."""
    entry = applied.entry
    events = [SeatEvents(seat, *events_for(applied.events, viewer_of(seat))) for seat in seats if applied.events]
    body = dict(_BODIES[entry.kind](entry.body))
    if entry.kind == kinds.PLY:
        body["ply"] = ply
        if entry.seat in seats:
            body["action"] = entry.body["action"]
    return EntrySeen(entry.seq, entry.kind, entry.seat, rounded(entry.at), body, events)


Showing = Callable[[Object], Mapping[str, JSON]]


def _only(*names: str) -> Showing:
    return lambda body: {name: body[name] for name in names if name in body}


def _seated(body: Object) -> Mapping[str, JSON]:
    seat = body["seat"]
    assert isinstance(seat, Mapping)
    return {name: seat[name] for name in ("kind", "name", "level")}


_BODIES: Final[Mapping[str, Showing]] = {
    kinds.CREATED: _only(),
    kinds.SAT: _seated,
    kinds.LEFT: _only(),
    kinds.STARTED: _only(),
    kinds.PLY: _only(),
    kinds.UNDONE: _only("plies", "free"),
    kinds.OFFERED: _only("offer"),
    kinds.ANSWERED: _only("offer", "accept"),
    kinds.NUDGED: _only("by"),
    kinds.REPLACED: _only("level", "resigned"),
    kinds.RETURNED: _only(),
    kinds.WARNED: _only("left"),
    kinds.RESUMED: _only("outage"),
    kinds.ENDED: _only("reason", "places", "scores"),
    kinds.FOLLOWED: _only("next"),
}


def numbered(applied_entries: Sequence[AppliedEntry], plies_before: int) -> list[tuple[AppliedEntry, int | None]]:
    """Happenings with the number of the ply, where one is; undos count back."""
    plies = plies_before
    found: list[tuple[AppliedEntry, int | None]] = []
    for applied in applied_entries:
        plies = _plies_after(applied.entry, plies)
        found.append((applied, plies if applied.entry.kind == kinds.PLY else None))
    return found


def _plies_after(entry: Entry, plies: int) -> int:
    if entry.kind == kinds.PLY:
        return plies + 1
    kept = entry.body.get("plies")
    return kept if entry.kind == kinds.UNDONE and isinstance(kept, int) else plies
