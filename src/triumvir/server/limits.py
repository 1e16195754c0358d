"""Limits on how often something may be done."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

MOST_KEYS: Final = 50_000
"""How many addresses or people are remembered; the longest unseen are forgotten first."""


@dataclass
class Bucket:
    """Holds up to `burst` tokens and gets `rate` new ones a second."""

    rate: float
    burst: float
    tokens: float
    at: int

    def take(self, now: int, cost: float = 1.0) -> bool:
        self.tokens = min(self.burst, self.tokens + (now - self.at) / 1000 * self.rate)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def owe(self, now: int, cost: float) -> None:
        """Take more than there is, if need be: nothing can be taken until that has come in again."""
        self.take(now, 0.0)
        self.tokens = max(-self.burst, self.tokens - cost)


class Limiter:
    """A bucket for every key."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def may(self, key: str, now: int) -> bool:
        return self._bucket(key, now).take(now)

    def owe(self, key: str, now: int, cost: float) -> None:
        self._bucket(key, now).owe(now, cost)

    def _bucket(self, key: str, now: int) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._burst, now)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def __len__(self) -> int:
        return len(self._buckets)
