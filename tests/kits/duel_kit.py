"""The toy game of the contract's tests, registered: a kit with nothing but the game."""

from collections.abc import Iterator
from contextlib import contextmanager

from tests.contract.duel import DUEL

from triumvir.kits.catalogue import GAMES, KITS, register
from triumvir.kits.kit import Kit


@contextmanager
def duel_registered() -> Iterator[None]:
    register(Kit(DUEL))
    try:
        yield
    finally:
        del KITS["duel"], GAMES["duel"]
