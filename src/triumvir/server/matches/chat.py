"""Chat: players and spectators in rooms of their own, so that nobody whispers into a game."""

import asyncio
from collections.abc import Container

from triumvir.contract.letters import clean_talk, shown_name
from triumvir.server.limits import Limiter
from triumvir.server.matches.live_match import LiveMatch
from triumvir.server.matches.registry import MatchRegistry
from triumvir.storage import store
from triumvir.storage.store import Person, StorageError
from triumvir.table.problems import BAD_VALUE, TOO_FAST, UNAVAILABLE, ApiError
from triumvir.table.protocol import ChatLine, Room, Said
from triumvir.table.updates import encode

KEPT_LINES = 100


class Chat:
    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry
        rate = registry.config.chat_per_minute
        self._limiter = Limiter(rate / 60, max(1, rate / 4))

    def room_of(self, live: LiveMatch, person: str | None) -> Room:
        return "players" if live.is_seated(person) else "spectators"

    async def say(self, live: LiveMatch, person: Person, text: str) -> None:
        said = clean_talk(text)
        if not said:
            raise ApiError(BAD_VALUE, "text")
        if not self._limiter.may(person.id, self._registry.now()):
            raise ApiError(TOO_FAST, "text")
        line = store.ChatLine(
            live.id, self.room_of(live, person.id), person.id, shown_name(person.name), said, self._registry.now()
        )
        try:
            kept = await asyncio.wrap_future(self._registry.store.say(line))
        except StorageError:
            raise ApiError(UNAVAILABLE) from None
        self._spread(live, shown(kept))

    def _spread(self, live: LiveMatch, line: ChatLine) -> None:
        data = encode(Said(live.id, line))
        for watcher in list(live.watchers):
            same_room = self.room_of(live, watcher.person) == line.room
            if same_room and line.person not in watcher.muted:
                watcher.push(data)

    async def history(self, live: LiveMatch, person: str | None, muted: Container[str]) -> list[ChatLine]:
        room = self.room_of(live, person)
        try:
            lines = await asyncio.to_thread(self._registry.store.chat, live.id, room, 0, KEPT_LINES)
        except StorageError:
            raise ApiError(UNAVAILABLE) from None
        return [shown(line) for line in lines if line.person is None or line.person not in muted]


def shown(line: store.ChatLine) -> ChatLine:
    room: Room = "players" if line.room == "players" else "spectators"
    return ChatLine(line.number, room, line.person, line.name, line.text, line.at)
