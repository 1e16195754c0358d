"""Where several processes serve one port, every match lives in one of them: its home.

A home is found from the id of the match alone, by way of a bucket that does not depend on how many processes there are.
So whoever knows an id knows where to go, and a match that follows another stays where its players are.
"""

from dataclasses import dataclass
from typing import Final
from zlib import crc32

from triumvir.server.tokens import hash_of, new_id
from triumvir.table.problems import ELSEWHERE, ApiError

BUCKETS: Final = 64
"""No more processes than this can share the matches."""


def bucket_of(match_id: str) -> int:
    return crc32(match_id.encode(errors="replace")) % BUCKETS


def follower_of(match_id: str) -> str:
    """The id of the next match, the same however often it is made, and in the same bucket."""
    number = 0
    while True:
        follower = hash_of(f"after {match_id} {number}")[:20]
        if bucket_of(follower) == bucket_of(match_id):
            return follower
        number += 1


class WrongShard(ApiError):
    """A match that lives in another process."""

    def __init__(self, home: int) -> None:
        super().__init__(ELSEWHERE, "match")
        self.home = home


@dataclass(frozen=True)
class Shards:
    """This process is number `number` of `count`."""

    number: int = 0
    count: int = 1

    def home_of(self, match_id: str) -> int:
        return bucket_of(match_id) % self.count

    def is_here(self, match_id: str) -> bool:
        return self.home_of(match_id) == self.number

    def must_be_here(self, match_id: str) -> None:
        if not self.is_here(match_id):
            raise WrongShard(self.home_of(match_id))

    def buckets(self) -> list[int]:
        """The buckets whose matches live here."""
        return [bucket for bucket in range(BUCKETS) if bucket % self.count == self.number]

    def others(self) -> list[int]:
        return [number for number in range(self.count) if number != self.number]

    def new_match_id(self) -> str:
        """An id for a match that will live here."""
        while True:
            match_id = new_id()
            if self.is_here(match_id):
                return match_id


ALONE: Final = Shards()
"""One process serves everything."""
