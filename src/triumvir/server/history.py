"""Looking back: what a viewer missed, and what a viewer saw at any ply."""

import asyncio
from itertools import islice
from typing import Final, cast

from msgspec import Raw

from triumvir.contract.errors import BadInput
from triumvir.contract.record import read_record
from triumvir.match.record import from_record
from triumvir.match.replay import moments
from triumvir.match.start import start_of
from triumvir.match.state import OVER, Match
from triumvir.server.house import House
from triumvir.server.live import Live
from triumvir.server.problems import BAD_VALUE, NOT_ALLOWED, Trouble, from_bad_input
from triumvir.server.protocol import EntrySeen, MomentSeen, ReadRecord, Replay, Start
from triumvir.server.reading import read_match
from triumvir.server.sight import ENCODER, events_for, numbered, seen_by, viewer_of

MOST_ENTRIES: Final = 400
MOST_MOMENTS: Final = 60


# ---- what was missed -----------------------------------------------------------------------------------------


async def missed(house: House, live: Live, person: str | None, last_seq: int) -> list[EntrySeen]:
    """What happened after `last_seq`, as this person may know it. The caller holds the lock of the match."""
    lines = live.after(last_seq)
    if lines is None:
        first = max(last_seq, live.match.seq - MOST_ENTRIES)
        found = await asyncio.to_thread(read_match, house.store, house.games, live.id, first)
        lines = numbered(found.happenings, found.plies_before)
    return [seen_by(live.match, happening, person, ply) for happening, ply in lines]


# ---- replay --------------------------------------------------------------------------------------------------


def viewpoint_of(live: Live, person: str | None, wanted: str | None) -> int | None:
    """Whose eyes to look with: while a match goes on only one's own, afterwards anybody's."""
    own = live.match.seats_of(person or "")
    if wanted is None:
        return own[0] if own else None
    if wanted == "spectator":
        return None
    if not wanted.isascii() or not wanted.isdigit() or int(wanted) >= len(live.match.seats):
        raise Trouble(BAD_VALUE, "viewpoint")
    if live.match.status != OVER and int(wanted) not in own:
        raise Trouble(NOT_ALLOWED, "viewpoint")
    return int(wanted)


def replay(match: Match, viewpoint: int | None, first: int, last: int | None) -> Replay:
    if match.position is None:
        raise Trouble("not-started", "match")
    plies = len(match.plies)
    final = min(plies if last is None else last, first + MOST_MOMENTS - 1, plies)
    if first > plies:
        raise Trouble(BAD_VALUE, "first")
    viewer = viewer_of(viewpoint)
    is_over = match.status == OVER
    shown = []
    for moment in islice(moments(match), first, final + 1):
        may_know = is_over or moment.seat == viewpoint
        shown.append(
            MomentSeen(
                moment.ply,
                moment.seat,
                moment.action if may_know and moment.seat is not None else None,
                events_for(moment.events, viewer),
                Raw(ENCODER.encode(moment.position.view(viewer).to_json())),
            )
        )
    names = [seat.name or side for seat, side in zip(match.seats, match.game.info.sides, strict=False)]
    result = match.end.outcome.to_json() if match.end is not None else None
    start = cast(Start, start_of(match.settings, match.seed))
    return Replay(match.settings.game, names, plies, viewpoint, shown, result, start)


async def replay_record(house: House, wish: ReadRecord) -> Replay:
    try:
        record = read_record(wish.record)
        game = house.games.get(record.game)
        if game is None:
            raise Trouble(BAD_VALUE, "tag Game")
        if wish.viewpoint is not None and wish.viewpoint >= len(record.seats):
            raise Trouble(BAD_VALUE, "viewpoint")
        draft = await asyncio.to_thread(from_record, game, record, house.now())
    except BadInput as error:
        raise from_bad_input(error) from None
    return await asyncio.to_thread(replay, draft.match, wish.viewpoint, wish.first, wish.last)
