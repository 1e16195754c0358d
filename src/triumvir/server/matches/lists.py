"""Lists of matches: the lobby, the archive, one's own games."""

import asyncio
from collections.abc import Callable, Mapping
from typing import cast

from triumvir.contract import json
from triumvir.contract.letters import shown_name
from triumvir.server.matches.registry import MatchRegistry
from triumvir.storage.store import Cursor, MatchSummary, Page, StorageError
from triumvir.table.problems import BAD_VALUE, UNAVAILABLE, ApiError
from triumvir.table.protocol import MatchLine, MatchPage, Start
from triumvir.table.times import rounded

PAGE = 30


def read_cursor(text: str | None) -> Cursor | None:
    """Where the last page ended, as `TIME.MATCH`."""
    if text is None:
        return None
    at, _, match = text.partition(".")
    if not at.isascii() or not at.isdigit() or len(at) > 15 or not match or len(match) > 64 or "\0" in match:
        raise ApiError(BAD_VALUE, "after")
    return Cursor(int(at), match)


def line_of(summary: MatchSummary, person: str | None, start: Start) -> MatchLine:
    own = [number for number, seat in enumerate(summary.seats) if person is not None and seat.person == person]
    return MatchLine(
        summary.match,
        summary.game,
        summary.status.value,
        [shown_name(seat.name) for seat in summary.seats],
        [seat.kind for seat in summary.seats],
        list(summary.to_act),
        own,
        any(seat in summary.to_act for seat in own),
        summary.plies,
        rounded(summary.updated_at),
        None if summary.result is None else json.loads(summary.result),
        start,
    )


async def page_of(registry: MatchRegistry, read: Callable[[], Page], person: str | None) -> MatchPage:
    try:
        page, starts = await asyncio.to_thread(lambda: _with_starts(registry, read()))
    except StorageError:
        raise ApiError(UNAVAILABLE) from None
    after = None if page.next is None else f"{page.next.at}.{page.next.match}"
    lines = [line_of(found, person, starts[found.match]) for found in page.matches if found.match in starts]
    return MatchPage(lines, after)


def _with_starts(registry: MatchRegistry, page: Page) -> tuple[Page, Mapping[str, Start]]:
    headers = registry.store.headers([summary.match for summary in page.matches])
    return page, {header.id: cast(Start, header.start) for header in headers}


async def lobby(registry: MatchRegistry, game: str | None, after: str | None, person: str | None) -> MatchPage:
    place = read_cursor(after)
    return await page_of(registry, lambda: registry.store.lobby(known_game(registry, game), place, PAGE), person)


async def archive(registry: MatchRegistry, game: str | None, after: str | None, person: str | None) -> MatchPage:
    place = read_cursor(after)
    return await page_of(registry, lambda: registry.store.archive(known_game(registry, game), place, PAGE), person)


async def mine(registry: MatchRegistry, person: str, is_over: bool, after: str | None) -> MatchPage:
    place = read_cursor(after)
    return await page_of(registry, lambda: registry.store.of_person(person, is_over, place, PAGE), person)


def known_game(registry: MatchRegistry, game: str | None) -> str | None:
    if game is not None and game not in registry.games:
        raise ApiError(BAD_VALUE, "game")
    return game
