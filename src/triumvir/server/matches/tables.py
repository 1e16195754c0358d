"""Making tables, inviting, sitting down, and going on to the next game."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.play import game_of
from triumvir.contract.record import Record, read_record
from triumvir.match.clock import DAYS, LIVE, NONE, SECOND, ClockRule
from triumvir.match.commands import Follow, Sit
from triumvir.match.opening import next_settings, open_match, settled_seats
from triumvir.match.record import from_record, position_at, to_record
from triumvir.match.seat import AUTOMATIC, BOT, EMPTY, Seat, bot, human
from triumvir.match.series import Series
from triumvir.match.settings import Settings
from triumvir.match.state import OVER, PLAYING, Match
from triumvir.server.cluster.shards import follower_of
from triumvir.server.matches.bot_jobs import is_alone
from triumvir.server.matches.live_match import LiveMatch
from triumvir.server.matches.registry import MatchRegistry, Request
from triumvir.server.tokens import hash_of, new_seed, new_token
from triumvir.storage.store import Link, MatchExists, Person, StorageError
from triumvir.table import protocol
from triumvir.table.problems import (
    BAD_VALUE,
    LINK_EXPIRED,
    NOT_ALLOWED,
    NOT_FOUND,
    TOO_MANY,
    UNAVAILABLE,
    ApiError,
    from_bad_input,
)
from triumvir.table.protocol import CreateTable, Invite, Join, SeatWish

HOUR = 3600 * SECOND


# ---- new tables ----------------------------------------------------------------------------------------------


async def create_table(registry: MatchRegistry, person: Person, wish: CreateTable) -> tuple[LiveMatch, list[Invite]]:
    game = registry.games.get(wish.game)
    if game is None:
        raise ApiError(BAD_VALUE, "game")
    game, start = await _start(registry, game, person, wish)
    try:
        settings = _settings(game, wish, start)
        seats = settled_seats(game, settings, _seats(person, wish))
        draft = open_match(game, settings, seats, new_seed(), registry.now())
    except BadInput as error:
        raise from_bad_input(error) from None
    match_id = registry.shards.new_match_id()
    invites, links = _invitations(registry, match_id, draft.match)
    if draft.match.status != PLAYING or not is_alone(draft.match):
        return await registry.create(match_id, draft, wish.visibility, person.id, links), invites
    async with registry.room_for_bots:
        await must_have_room_for_bots(registry, person.id)
        return await registry.create(match_id, draft, wish.visibility, person.id, links), invites


async def must_have_room_for_bots(registry: MatchRegistry, person: str) -> None:
    """Somebody may keep a few tables going where bots play among themselves, and no more."""
    try:
        going_on = await asyncio.to_thread(registry.store.bot_tables, person)
    except StorageError:
        raise ApiError(UNAVAILABLE) from None
    if going_on >= registry.config.bot_tables:
        raise ApiError(TOO_MANY, "bot_tables")


async def may_seat_bot(registry: MatchRegistry, live: LiveMatch, seat: int) -> None:
    """The last empty seat of a table where nobody sits makes it one of bots among themselves."""
    others = [other for number, other in enumerate(live.match.seats) if number != seat]
    if live.header.created_by is not None and all(other.kind in (BOT, AUTOMATIC) for other in others):
        await must_have_room_for_bots(registry, live.header.created_by)


def _settings(game: Game, wish: CreateTable, start: str) -> Settings:
    bundle = game.info.reading(wish.reading) if wish.reading is not None else {}
    options = game.info.read_options({**bundle, **wish.options})
    return Settings(
        game=game.info.key,
        rules_version=game.info.rules_version,
        seats=len(wish.seats),
        options=options.changed(game.info),
        clock=_clock(wish.clock),
        rated=wish.rated and not start,
        start=start,
        series=Series(wish.games),
    )


def _clock(rule: protocol.ClockRule) -> ClockRule:
    if rule.kind == NONE:
        return ClockRule()
    least = 10 * SECOND if rule.kind == LIVE else HOUR
    if rule.base < least or (rule.kind == DAYS and rule.increment):
        raise ApiError(BAD_VALUE, "clock.base" if rule.base < least else "clock.increment")
    return ClockRule(rule.kind, rule.base, rule.increment)


def _seats(person: Person, wish: CreateTable) -> list[Seat]:
    return [_seat(person, seat, wish.nonce, number) for number, seat in enumerate(wish.seats)]


def _seat(person: Person, wish: SeatWish, nonce: str, number: int) -> Seat:
    if wish.kind == "me":
        return human(person.id, person.name, nonce)
    if wish.kind == "open":
        return Seat(EMPTY)
    if wish.level is None:
        raise ApiError(BAD_VALUE, f"seats.{number}.level")
    return bot(wish.level)


async def _start(registry: MatchRegistry, game: Game, person: Person, wish: CreateTable) -> tuple[Game, str]:
    """The position to begin from, and its rules: given, from a ply of a match, or from a ply of a record."""
    given = [value for value in (wish.start, wish.from_match, wish.from_record) if value is not None]
    if len(given) > 1:
        raise ApiError(BAD_VALUE, "start")
    try:
        if wish.from_match is not None:
            live = await registry.get(wish.from_match)
            must_be_open_to(live, person.id)
            if live.match.status != OVER or live.match.position is None:
                raise ApiError(NOT_ALLOWED, "from_match")
            return _from_record(game, to_record(live.match), wish)
        if wish.from_record is not None:
            return _from_record(game, read_record(wish.from_record), wish)
    except BadInput as error:
        raise from_bad_input(error) from None
    return game, wish.start or ""


def _from_record(game: Game, record: Record, wish: CreateTable) -> tuple[Game, str]:
    """Whoever plays on from a game plays on by its version of the rules."""
    line = position_at(game, record, wish.from_ply or 0)
    return game_of(game, record), line


async def import_record(registry: MatchRegistry, person: Person, text: str, visibility: str) -> LiveMatch:
    try:
        record = read_record(text)
        game = registry.games.get(record.game)
        if game is None:
            raise ApiError(BAD_VALUE, "tag Game")
        draft = await asyncio.to_thread(from_record, game, record, registry.now())
    except BadInput as error:
        raise from_bad_input(error) from None
    return await registry.create(registry.shards.new_match_id(), draft, visibility, person.id)


# ---- links ---------------------------------------------------------------------------------------------------


def _invitations(registry: MatchRegistry, match_id: str, match: Match) -> tuple[list[Invite], list[Link]]:
    """One link for every empty seat, and one to watch."""
    seats: list[int | None] = [number for number, seat in enumerate(match.seats) if seat.kind == EMPTY]
    made = [new_link(registry, match_id, seat) for seat in [*seats, None]]
    return [invite for invite, _ in made], [link for _, link in made]


def new_link(registry: MatchRegistry, match_id: str, seat: int | None) -> tuple[Invite, Link]:
    token = new_token()
    expires_at = registry.now() + registry.config.link_hours * HOUR
    return Invite(seat, token, expires_at), Link(hash_of(token), match_id, seat, expires_at)


async def make_link(registry: MatchRegistry, live: LiveMatch, seat: int | None) -> Invite:
    if seat is not None and seat >= len(live.match.seats):
        raise ApiError(BAD_VALUE, "seat")
    invite, link = new_link(registry, live.id, seat)
    try:
        await asyncio.wrap_future(registry.store.put_link(link))
    except StorageError:
        raise ApiError(UNAVAILABLE) from None
    return invite


async def follow_link(registry: MatchRegistry, token: str) -> Link:
    """Where a link leads, if it is still valid."""
    try:
        link = await asyncio.to_thread(registry.store.link, hash_of(token))
    except StorageError:
        raise ApiError(UNAVAILABLE) from None
    if link is None:
        raise ApiError(NOT_FOUND, "token")
    if link.expires_at <= registry.now():
        raise ApiError(LINK_EXPIRED, "token")
    return link


# ---- who may come in -----------------------------------------------------------------------------------------


def is_open_to(live: LiveMatch, person: str | None) -> bool:
    return live.header.visibility == "public" or live.is_seated(person) or live.is_host(person)


def must_be_open_to(live: LiveMatch, person: str | None) -> None:
    """A table that one may not see looks like one that is not there."""
    if not is_open_to(live, person):
        raise ApiError(NOT_FOUND, "match")


async def must_be_let_in(registry: MatchRegistry, live: LiveMatch, person: str | None, token: str | None) -> None:
    if is_open_to(live, person):
        return
    if token is None or live.header.visibility == "private":
        raise ApiError(NOT_FOUND, "match")
    link = await follow_link(registry, token)
    if link.match != live.id:
        raise ApiError(NOT_FOUND, "match")


async def may_sit(registry: MatchRegistry, live: LiveMatch, seat: int, person: str, token: str | None) -> None:
    """A seat is for the one it is kept for, for whoever has its link, and at public tables for anybody."""
    if token is not None:
        link = await follow_link(registry, token)
        if (link.match, link.seat) != (live.id, seat):
            raise ApiError(NOT_ALLOWED, "token")
        return
    must_be_open_to(live, person)
    kept = live.match.seats_of(person)
    if live.header.visibility != "public" and seat not in kept and not live.is_host(person):
        raise ApiError(NOT_ALLOWED, "seat")


async def join(registry: MatchRegistry, person: Person, wish: Join) -> tuple[LiveMatch, int]:
    """Sit down by a link, or at a seat of a public table."""
    match_id, seat = wish.match, wish.seat
    if wish.token is not None:
        link = await follow_link(registry, wish.token)
        match_id, seat = link.match, link.seat
    if match_id is None:
        raise ApiError(BAD_VALUE, "match")
    live = await registry.get(match_id)
    if wish.token is None:
        must_be_open_to(live, person.id)
    if seat is None:
        seat = _first_empty(live.match.seats)
    if person.id and live.match.seats_of(person.id) == [seat] and live.match.seats[seat].nonce:
        return live, seat  # whoever clicks the link again is where they wanted to be
    await may_sit(registry, live, seat, person.id, wish.token)
    await registry.submit(live, Request(Sit(person.id, seat, person.name, wish.nonce, wish.agrees)))
    return live, seat


def _first_empty(seats: Sequence[Seat]) -> int:
    for number, seat in enumerate(seats):
        if seat.kind == EMPTY:
            return number
    raise ApiError("seat-taken", "seat")


# ---- the next game -------------------------------------------------------------------------------------------


def wants_next(match: Match) -> bool:
    """The series has another game, or everybody agreed to play again."""
    if match.end is None or match.next_match or match.position is None:
        return False
    is_cancelled = match.end.outcome.reason == "cancelled"
    return match.rematch_agreed or not (match.settings.series.is_last or is_cancelled)


async def next_game(registry: MatchRegistry, live: LiveMatch) -> LiveMatch | None:
    """Make the next match of these people, once; its seats wait for their nonces."""
    if not wants_next(live.match):
        return None
    game = registry.games[live.match.settings.game]
    settings, seats = next_settings(live.match, live.id, game)
    draft = open_match(game, settings, seats, new_seed(), registry.now())
    match_id = follower_of(live.id)
    with suppress(MatchExists):  # made before a crash, but not told yet
        await registry.create(match_id, draft, live.header.visibility.value, live.header.created_by)
    await registry.submit(live, Request(Follow(match_id)))
    return await registry.get(match_id)
