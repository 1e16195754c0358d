"""Lists of matches: the lobby, the archive, one's own games."""

import asyncio
from collections.abc import Callable, Mapping
from typing import cast

from triumvir.contract import json
from triumvir.contract.letters import shown_name
from triumvir.match.settings import read_settings
from triumvir.match.start import start_of
from triumvir.server.matches.registry import House
from triumvir.server.jobs.pacing import rounded
from triumvir.table.problems import BAD_VALUE, UNAVAILABLE, Trouble
from triumvir.table.protocol import MatchLine, MatchPage, Start, Status
from triumvir.storage import store
from triumvir.storage.store import MatchHeader, MatchSummary, Page, Place, StorageError

PAGE = 30
STATUS: dict[store.Status, Status] = {
    store.Status.OPEN: "waiting",
    store.Status.RUNNING: "playing",
    store.Status.FINISHED: "over",
    store.Status.CANCELLED: "over",
}


def read_place(text: str | None) -> Place | None:
    """Where the last page ended, as `TIME.MATCH`."""
    if text is None:
        return None
    at, _, match = text.partition(".")
    if not at.isascii() or not at.isdigit() or len(at) > 15 or not match or len(match) > 64 or "\0" in match:
        raise Trouble(BAD_VALUE, "after")
    return Place(int(at), match)


def start_in(header: MatchHeader) -> Start:
    """Where a match began, from what was written of it first and never changes."""
    try:
        settings = read_settings(json.loads(header.settings))
        return cast(Start, start_of(settings, bytes.fromhex(header.secret)))
    except ValueError:  # of another time or place: nothing is vouched for
        return "record"


def line_of(summary: MatchSummary, person: str | None, start: Start) -> MatchLine:
    own = [number for number, seat in enumerate(summary.seats) if person is not None and seat.person == person]
    return MatchLine(
        summary.match,
        summary.game,
        STATUS[summary.status],
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


async def page_of(house: House, read: Callable[[], Page], person: str | None) -> MatchPage:
    try:
        page, starts = await asyncio.to_thread(lambda: _with_starts(house, read()))
    except StorageError:
        raise Trouble(UNAVAILABLE) from None
    after = None if page.next is None else f"{page.next.at}.{page.next.match}"
    lines = [line_of(found, person, starts[found.match]) for found in page.matches if found.match in starts]
    return MatchPage(lines, after)


def _with_starts(house: House, page: Page) -> tuple[Page, Mapping[str, Start]]:
    headers = house.store.headers([summary.match for summary in page.matches])
    return page, {header.id: start_in(header) for header in headers}


async def lobby(house: House, game: str | None, after: str | None, person: str | None) -> MatchPage:
    place = read_place(after)
    return await page_of(house, lambda: house.store.lobby(known_game(house, game), place, PAGE), person)


async def archive(house: House, game: str | None, after: str | None, person: str | None) -> MatchPage:
    place = read_place(after)
    return await page_of(house, lambda: house.store.archive(known_game(house, game), place, PAGE), person)


async def mine(house: House, person: str, is_over: bool, after: str | None) -> MatchPage:
    place = read_place(after)
    return await page_of(house, lambda: house.store.of_person(person, is_over, place, PAGE), person)


def known_game(house: House, game: str | None) -> str | None:
    if game is not None and game not in house.games:
        raise Trouble(BAD_VALUE, "game")
    return game
