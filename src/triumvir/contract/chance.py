"""Chance is an argument: a position never rolls its own dice.

One method, `below(n)`: a whole number from 0 to n - 1, each as likely as the others.
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from mypy_extensions import i64, mypyc_attr

from triumvir.contract.errors import BadInput

LOW_32: Final = 0xFFFFFFFF
KEPT_SEEDS: Final = 64
"""A server asks for the first few again and again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    @abstractmethod
    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1 (n is at least 1 and at most 2**31)."""


class Seeded(Chance):
    """Fast chance for simulation and search: Marsaglia's KISS generator, the same on every machine."""

    def __init__(self, seed: int) -> None:
        words = _seed_words(seed)
        self._carry: i64 = words[0] % 698769068 * 4294967296 + words[1] + 1
        self._congruential: i64 = words[2]
        self._shift: i64 = words[3] | 1

    def below(self, n: i64) -> i64:
        carry = self._carry
        carry = 698769069 * (carry & LOW_32) + (carry >> 32)
        self._carry = carry
        congruential = (self._congruential * 69069 + 12345) & LOW_32
        self._congruential = congruential
        shift = self._shift
        shift ^= (shift << 13) & LOW_32
        shift ^= shift >> 17
        shift ^= (shift << 5) & LOW_32
        self._shift = shift
        return (((carry + congruential + shift) & LOW_32) * n) >> 32


@lru_cache(KEPT_SEEDS)
def _seed_words(seed: int) -> tuple[int, int, int, int]:
    """Four 32-bit words from any seed, so that neighbouring seeds give unrelated games."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    return words[0], words[1], words[2], words[3]


class Sealed(Chance):
    """Chance that can be proved afterwards: SHA-256 over a secret key and a counter, without bias."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._counter = 0

    @property
    def commitment(self) -> str:
        """What may be shown before the game; it fixes the key without telling it."""
        return hashlib.sha256(b"triumvir commitment\0" + self._key).hexdigest()

    def below(self, n: i64) -> i64:
        limit = 2**64 - 2**64 % int(n)
        while True:
            block = self._key + self._counter.to_bytes(8, "big")
            self._counter += 1
            number = int.from_bytes(hashlib.sha256(block).digest()[:8], "big")
            if number < limit:
                return i64(number % int(n))


class Replayed(Chance):
    """The chance results of a record, given out again in their order."""

    def __init__(self, results: Sequence[int]) -> None:
        self._results = list(results)
        self._next = 0

    def below(self, n: i64) -> i64:
        if self._next == len(self._results):
            raise BadInput("a chance result is missing")
        result = self._results[self._next]
        if not 0 <= result < n:
            raise BadInput(f"chance result {result} is not below {n}")
        self._next += 1
        return i64(result)

    def left(self) -> int:
        """How many results nobody has asked for."""
        return len(self._results) - self._next


class Scripted(Chance):
    """Chance by hand, for tests: the listed results first, then always the lowest."""

    def __init__(self, results: Sequence[int] = ()) -> None:
        self._results = list(results)

    def below(self, n: i64) -> i64:
        if not self._results:
            return 0
        result = self._results.pop(0)
        if not 0 <= result < n:
            raise BadInput(f"scripted result {result} is not below {n}")
        return i64(result)


class Noted(Chance):
    """Passes on another chance and keeps a note of every result, for the record."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.results: list[int] = []

    def below(self, n: i64) -> i64:
        result = self._source.below(n)
        self.results.append(int(result))
        return result

    def take(self) -> list[int]:
        """The results since the last call."""
        results = self.results
        self.results = []
        return results
