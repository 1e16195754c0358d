"""P14: whoever keeps the server waiting waits on the porch, which has few places and little patience."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from triumvir.hosting.porch import BURST, FLOOD, Porch, trusting
from triumvir.server.config import Config
from triumvir.server.limits import Limiter

CONFIG = Config(silent_per_address=3, sockets_per_address=10)
FOREVER = 10_000.0


class Guest:
    def __init__(self) -> None:
        self.is_gone = asyncio.Event()

    def let_go(self) -> None:
        self.is_gone.set()


def visit(story: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await asyncio.wait_for(story(), 60)

    asyncio.run(whole())


def test_p14_where_all_places_are_taken_the_one_who_waited_longest_goes() -> None:
    async def story() -> None:
        porch = Porch(CONFIG, most=4)
        guests = [Guest() for _ in range(10)]
        for number, guest in enumerate(guests):
            porch.enter(guest, f"10.0.0.{number}", FOREVER)
            assert len(porch) <= 4
        assert [guest.is_gone.is_set() for guest in guests] == [True] * 6 + [False] * 4
        for guest in guests:
            porch.leave(guest)
        assert len(porch) == 0

    visit(story)


def test_p14_an_address_has_few_places_and_takes_none_from_others() -> None:
    async def story() -> None:
        porch = Porch(CONFIG, most=100)
        quiet = Guest()
        porch.enter(quiet, "10.0.0.9", FOREVER)
        crowd = [Guest() for _ in range(50)]
        for guest in crowd:
            porch.enter(guest, "10.0.0.1", FOREVER)
        assert len(porch) == 1 + CONFIG.silent_per_address
        assert not quiet.is_gone.is_set()
        assert not crowd[-1].is_gone.is_set()

    visit(story)


@pytest.mark.parametrize(
    ("addresses", "most"),
    [
        (["2001:db8:1:2::1", "2001:db8:1:2:ffff::2"], 3),
        (["2001:db8:1:2::1", "2001:db8:1:3::1"], 6),
        (["10.0.0.1", "::ffff:10.0.0.1"], 3),
        (["192.0.2.7"], 40),
        (["198.51.100.3", "198.51.100.4"], 40),
        ([""], 40),
    ],
    ids=["one-network", "two-networks", "one-address", "proxy", "proxies", "this-machine"],
)
def test_p14_who_counts_as_one(addresses: list[str], most: int) -> None:
    async def story() -> None:
        porch = Porch(replace(CONFIG, trusted_proxies="192.0.2.7, 198.51.100.0/24"), most=1000)
        for number in range(40):
            porch.enter(Guest(), addresses[number % len(addresses)], FOREVER)
        assert len(porch) == most

    visit(story)


def test_p14_nobody_waits_longer_than_they_were_given() -> None:
    async def story() -> None:
        porch = Porch(CONFIG)
        late, early, left = Guest(), Guest(), Guest()
        porch.enter(early, "10.0.0.1", FOREVER)
        porch.enter(left, "10.0.0.1", 0.0)
        porch.leave(left)
        porch.enter(late, "10.0.0.1", 0.0)
        await late.is_gone.wait()
        assert not early.is_gone.is_set()
        assert not left.is_gone.is_set()
        assert len(porch) == 1

    visit(story)


def test_p14_an_address_comes_only_so_often() -> None:
    async def story() -> None:
        porch = Porch(replace(CONFIG, trusted_proxies="192.0.2.7"))
        came = [porch.may_come("10.0.0.1") for _ in range(1000)]
        assert BURST * 10 <= came.count(True) < 500
        assert porch.may_come("10.0.0.2")
        assert all(porch.may_come("192.0.2.7") for _ in range(1000))

    visit(story)


def test_p14_who_floods_comes_less_often_and_is_forgiven() -> None:
    async def story() -> None:
        porch = Porch(replace(CONFIG, trusted_proxies="192.0.2.7"))
        floods = 0
        while porch.may_come("10.0.0.1"):
            porch.blame("10.0.0.1")
            porch.blame("192.0.2.7")
            floods += 1
        assert BURST <= floods <= BURST / FLOOD + 1
        assert porch.may_come("10.0.0.2")
        assert porch.may_come("192.0.2.7")

    visit(story)


def test_what_is_owed_is_bounded_and_comes_in_again() -> None:
    limiter = Limiter(rate=2.0, burst=10.0)
    for _ in range(100):
        limiter.owe("a", 0, 7.0)
    assert not limiter.may("a", 5_000)
    assert limiter.may("a", 5_500)
    assert limiter.may("b", 0)


def test_every_proxy_can_be_trusted() -> None:
    assert trusting("*")("10.0.0.1")
    assert not trusting("")("10.0.0.1")
    assert not trusting("nonsense, 10.0.0.2")("10.0.0.1")
    assert not trusting("10.0.0.0/8")("no address")
