"""The porch: connections that keep us waiting, for a request, for the rest of one, for a hello, or to take an answer.

Nobody waits there for longer than they were given, however they dribble. An address has only so many places; and where
all are taken, it is the one who has waited longest that has to go, never the one who has just come.
"""

import asyncio
import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final, Protocol

from triumvir.server.config import Config
from triumvir.server.limits import Limiter
from triumvir.server.origins import address_key

MOST: Final = 2000
"""Connections that may keep one process waiting."""
BURST: Final = 5
"""For how many seconds' worth of connections an address may come at once."""
FLOOD: Final = 0.5
"""Of a second's worth of connections: what a flooded one costs its address."""
ANYBODY: Final = "*"


class Guest(Protocol):
    """Somebody who can be sent away."""

    def let_go(self) -> None: ...


class Porch:
    def __init__(self, config: Config, most: int = MOST) -> None:
        self._most = most
        self._most_of_one = max(1, config.silent_per_address)
        self._is_trusted = trusting(config.trusted_proxies)
        self._flood = FLOOD * config.sockets_per_address
        self._coming = Limiter(config.sockets_per_address, BURST * config.sockets_per_address)
        self._places: OrderedDict[Guest, tuple[str, asyncio.TimerHandle]] = OrderedDict()
        self._by_address: dict[str, OrderedDict[Guest, None]] = {}

    def __len__(self) -> int:
        return len(self._places)

    def may_come(self, address: str) -> bool:
        """Whether another connection is looked at, or closed as it is: coming and going again also costs us."""
        key = self._key(address)
        return not key or self._coming.may(key, _now())

    def blame(self, address: str) -> None:
        """A connection from there had to be cut because it was flooded: who does that comes less often."""
        key = self._key(address)
        if key:
            self._coming.owe(key, _now(), self._flood)

    def _key(self, address: str) -> str:
        """By what an address is counted; empty for a proxy, or what is on this very machine, which speaks for many."""
        return "" if not address or self._is_trusted(address) else address_key(address)

    def enter(self, guest: Guest, address: str, seconds: float) -> None:
        """From now on we wait for this one."""
        self.leave(guest)
        key = self._key(address)
        self._make_room(key)
        late = asyncio.get_running_loop().call_later(seconds, self._send_away, guest)
        self._places[guest] = key, late
        self._by_address.setdefault(key, OrderedDict())[guest] = None

    def _make_room(self, key: str) -> None:
        beside = self._by_address.get(key)
        if key and beside is not None and len(beside) >= self._most_of_one:
            self._send_away(next(iter(beside)))
        elif len(self._places) >= self._most:
            self.drop_one()

    def drop_one(self) -> None:
        """The one who has waited longest has to go."""
        if self._places:
            self._send_away(next(iter(self._places)))

    def leave(self, guest: Guest) -> None:
        """This one does not keep us waiting any more."""
        place = self._places.pop(guest, None)
        if place is None:
            return
        key, late = place
        late.cancel()
        beside = self._by_address[key]
        del beside[guest]
        if not beside:
            del self._by_address[key]

    def _send_away(self, guest: Guest) -> None:
        self.leave(guest)
        guest.let_go()


def _now() -> int:
    return int(1000 * asyncio.get_running_loop().time())


def trusting(proxies: str) -> Callable[[str], bool]:
    """Whether an address is that of a proxy that we trust."""
    networks = []
    for word in proxies.replace(",", " ").split():
        try:
            networks.append(ipaddress.ip_network(word, strict=False))
        except ValueError:
            continue

    @lru_cache(4096)
    def is_trusted(address: str) -> bool:
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return proxies == ANYBODY or any(found in network for network in networks)

    return is_trusted
