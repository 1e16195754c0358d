"""Secrets that people carry: session cookies and links. Only hashes of them are ever stored."""

import hashlib
import hmac
import secrets
from typing import Final

from triumvir.match.sealed import SEED_BYTES

SIGNATURE: Final = 16


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """Of a match or a person: not a secret, but nobody guesses one. It begins with a letter or a digit, so that a
    command does not take it for an option."""
    while not (found := secrets.token_urlsafe(12))[0].isalnum():
        continue
    return found


def new_seed() -> bytes:
    """The secret that a match commits to."""
    return secrets.token_bytes(SEED_BYTES)


def hash_of(token: str) -> str:
    return hashlib.sha256(f"triumvir token {token}".encode()).hexdigest()


class Signer:
    """Signs session tokens, so that forged ones are refused without asking the database."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(f"triumvir session {secret}".encode()).digest()

    def sign(self, token: str) -> str:
        return f"{token}.{self._signature(token)}"

    def read(self, signed: str) -> str | None:
        """The token, if we signed it."""
        token, _, signature = signed.rpartition(".")
        good = hmac.compare_digest(signature.encode(), self._signature(token).encode())
        return token if token and good else None

    def _signature(self, token: str) -> str:
        return hmac.new(self._key, token.encode(), hashlib.sha256).hexdigest()[: 2 * SIGNATURE]
