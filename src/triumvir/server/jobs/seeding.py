"""What bots and hints draw from: the secret of their match, so that nobody can work out what they will do."""

import hashlib
import hmac
import secrets
from typing import Final

from triumvir.match.start import SEEDLESS
from triumvir.match.state import Match

NO_SECRET: Final = secrets.token_bytes(32)
"""In place of the seed of a match that has none, until the server ends."""


def seed_of(match: Match, match_id: str, seq: int, seat: int, purpose: str = "bot") -> int:
    """A number of its own for every question. The sealed seed is shown when the match is over; until then the number
    tells nothing to whoever gets it, and what everybody sees tells nothing of the number."""
    key = NO_SECRET if match.seed == SEEDLESS else match.seed
    words = f"triumvir {purpose} {match_id} {seq} {seat}"
    return int.from_bytes(hmac.new(key, words.encode(), hashlib.sha256).digest()[:6], "big")
