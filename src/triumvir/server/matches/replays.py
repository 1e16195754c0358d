"""Looking back: what a viewer saw at any ply."""

import asyncio
from collections import OrderedDict
from itertools import islice
from typing import Final, TypeAlias, cast

from msgspec import Raw

from triumvir.contract.errors import BadInput
from triumvir.contract.letters import shown_name
from triumvir.contract.numbers import is_whole
from triumvir.contract.record import read_record
from triumvir.match.record import from_record
from triumvir.match.replay import moments
from triumvir.match.start import start_of
from triumvir.match.state import OVER, Match
from triumvir.server.limits import Limiter
from triumvir.server.matches.live_match import LiveMatch
from triumvir.server.matches.registry import MatchRegistry
from triumvir.table.problems import BAD_VALUE, NOT_ALLOWED, TOO_FAST, ApiError, from_bad_input
from triumvir.table.protocol import MomentSeen, ReadRecord, Replay, Start
from triumvir.table.seat_views import ENCODER, events_for, viewer_of

MOST_MOMENTS: Final = 60
MOST_BYTES: Final = 32 * 1024 * 1024
READERS: Final = 2
"""How many look back at a time, so that whoever plays is not kept waiting."""


def viewpoint_of(live: LiveMatch, person: str | None, wanted: str | None) -> int | None:
    """Whose eyes to look with: while a match goes on only one's own, afterwards anybody's."""
    own = live.match.seats_of(person or "")
    if wanted is None:
        return own[0] if own else None
    if wanted == "spectator":
        return None
    seat = int(wanted) if is_whole(wanted) else -1
    if not 0 <= seat < len(live.match.seats):
        raise ApiError(BAD_VALUE, "viewpoint")
    if live.match.status != OVER and seat not in own:
        raise ApiError(NOT_ALLOWED, "viewpoint")
    return seat


def replay(match: Match, viewpoint: int | None, first: int, last: int | None) -> Replay:
    if match.position is None:
        raise ApiError("not-started", "match")
    plies = len(match.plies)
    final = min(plies if last is None else last, first + MOST_MOMENTS - 1, plies)
    if first > plies:
        raise ApiError(BAD_VALUE, "first")
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
                *events_for(moment.events, viewer),
                Raw(ENCODER.encode(moment.position.view(viewer).to_json())),
            )
        )
    names = [shown_name(seat.name) or side for seat, side in zip(match.seats, match.game.info.sides, strict=False)]
    result = match.end.outcome.to_json() if match.end is not None else None
    start = cast(Start, start_of(match.settings, match.seed))
    return Replay(match.settings.game, names, plies, viewpoint, shown, result, start)


Asked: TypeAlias = tuple[str, int, int | None, int, int | None]
"""Match, its last entry, viewpoint, first and last ply: all that decides what is shown."""


class Replays:
    """What was looked at is kept: a crowd that looks at the same match costs what one of them costs."""

    def __init__(self, registry: MatchRegistry, most_bytes: int = MOST_BYTES) -> None:
        self.bytes = 0
        self._registry = registry
        self._most_bytes = most_bytes
        self._kept: OrderedDict[Asked, asyncio.Task[bytes]] = OrderedDict()
        self._readers = asyncio.Semaphore(READERS)
        rate = registry.config.requests_per_second
        self._by_match = Limiter(rate, 5 * rate)

    async def page(self, live: LiveMatch, viewpoint: int | None, first: int, last: int | None) -> bytes:
        """A part of a match as JSON; whoever asks while it is being made waits for the same one."""
        asked = (live.id, live.match.seq, viewpoint, first, last)
        making = self._kept.get(asked)
        if making is None:
            if not self._by_match.may(live.id, self._registry.now()):
                raise ApiError(TOO_FAST, "match")
            making = self._kept[asked] = self._registry.spawn(self._make(asked, live.match))
        self._kept.move_to_end(asked)
        return await asyncio.shield(making)

    async def _make(self, asked: Asked, match: Match) -> bytes:
        try:
            async with self._readers:
                page = await asyncio.to_thread(_encoded, match, asked)
        except BaseException:
            self._kept.pop(asked, None)
            raise
        self._registry.metrics.count("replays_made")
        self.bytes += len(page)
        for old, making in list(self._kept.items()):
            if self.bytes <= self._most_bytes:
                break
            if making.done():
                del self._kept[old]
                self.bytes -= len(making.result())
        return page


def _encoded(match: Match, asked: Asked) -> bytes:
    _, _, viewpoint, first, last = asked
    return ENCODER.encode(replay(match, viewpoint, first, last))


async def replay_record(registry: MatchRegistry, wish: ReadRecord) -> Replay:
    try:
        record = read_record(wish.record)
        game = registry.games.get(record.game)
        if game is None:
            raise ApiError(BAD_VALUE, "tag Game")
        if wish.viewpoint is not None and wish.viewpoint >= len(record.seats):
            raise ApiError(BAD_VALUE, "viewpoint")
        draft = await asyncio.to_thread(from_record, game, record, registry.now())
    except BadInput as error:
        raise from_bad_input(error) from None
    return await asyncio.to_thread(replay, draft.match, wish.viewpoint, wish.first, wish.last)
