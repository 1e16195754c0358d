"""Tables that somebody made and that are not over: nobody, and no address, has more than a few of them at a time.

Who made which is remembered for as long as this process runs; of a person's own tables the store knows, too.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Final

from triumvir.server.matches.registry import MatchRegistry
from triumvir.storage.store import StorageError
from triumvir.table.problems import TOO_MANY, UNAVAILABLE, ApiError

MOST_KEYS: Final = 50_000
Note = Callable[[str], None]


class Openings:
    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry
        self._made: OrderedDict[str, set[str]] = OrderedDict()
        self._making: Counter[str] = Counter()

    @asynccontextmanager
    async def room(self, person: str, address: str) -> AsyncIterator[Note]:
        """Room for one more table, or ApiError; its id is to be noted when it is made."""
        config = self._registry.config
        limits = {f"person {person}": config.open_tables, f"address {address}": config.open_tables_per_address}
        if await asyncio.to_thread(self._made_before, person, config.open_tables) >= config.open_tables:
            raise ApiError(TOO_MANY, "tables")
        for key, most in limits.items():
            if self._has(key) >= most:
                await asyncio.to_thread(self._forget_finished, self._made.get(key, set()))
        if any(self._has(key) >= most for key, most in limits.items()):
            raise ApiError(TOO_MANY, "tables")
        self._making.update(list(limits))
        try:
            yield lambda match: self._note(limits, match)
        finally:
            self._making.subtract(list(limits))
            self._making = +self._making

    def _has(self, key: str) -> int:
        return len(self._made.get(key, ())) + self._making[key]

    def _note(self, keys: Iterable[str], match: str) -> None:
        for key in keys:
            self._made.setdefault(key, set()).add(match)
            self._made.move_to_end(key)
        while len(self._made) > MOST_KEYS:
            self._made.popitem(last=False)

    def _forget_finished(self, made: set[str]) -> None:
        """In a thread: those that are over, or gone."""
        try:
            for match in list(made):
                summary = self._registry.store.summary(match)
                if summary is None or summary.status.is_over:
                    made.discard(match)
        except StorageError:
            raise ApiError(UNAVAILABLE) from None

    def _made_before(self, person: str, most: int) -> int:
        """In a thread: how many the store knows, among the latest of those at which this person sits."""
        store = self._registry.store
        try:
            page = store.of_person(person, is_over=False, limit=2 * most)
            if len(page.matches) < most:
                return 0
            headers = [store.header(summary.match) for summary in page.matches]
        except StorageError:
            raise ApiError(UNAVAILABLE) from None
        return sum(1 for header in headers if header is not None and header.created_by == person)
