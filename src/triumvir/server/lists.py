"""Lists of matches: the lobby, the archive, one's own games."""

import asyncio
from collections.abc import Callable

from triumvir.contract import json
from triumvir.contract.letters import shown_name
from triumvir.server.house import House
from triumvir.server.pacing import rounded
from triumvir.server.problems import BAD_VALUE, UNAVAILABLE, Trouble
from triumvir.server.protocol import MatchLine, MatchPage, Status
from triumvir.storage import store
from triumvir.storage.store import MatchSummary, Page, Place, StorageError

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


def line_of(summary: MatchSummary, person: str | None) -> MatchLine:
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
    )


async def page_of(read: Callable[[], Page], person: str | None) -> MatchPage:
    try:
        page = await asyncio.to_thread(read)
    except StorageError:
        raise Trouble(UNAVAILABLE) from None
    after = None if page.next is None else f"{page.next.at}.{page.next.match}"
    return MatchPage([line_of(summary, person) for summary in page.matches], after)


async def lobby(house: House, game: str | None, after: str | None, person: str | None) -> MatchPage:
    place = read_place(after)
    return await page_of(lambda: house.store.lobby(known_game(house, game), place, PAGE), person)


async def archive(house: House, game: str | None, after: str | None, person: str | None) -> MatchPage:
    place = read_place(after)
    return await page_of(lambda: house.store.archive(known_game(house, game), place, PAGE), person)


async def mine(house: House, person: str, is_over: bool, after: str | None) -> MatchPage:
    place = read_place(after)
    return await page_of(lambda: house.store.of_person(person, is_over, place, PAGE), person)


def known_game(house: House, game: str | None) -> str | None:
    if game is not None and game not in house.games:
        raise Trouble(BAD_VALUE, "game")
    return game
