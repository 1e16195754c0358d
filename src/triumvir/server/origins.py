"""Where a request comes from: which pages may use this server, which address, which cookie."""

import ipaddress
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

Scope = Mapping[str, Any]
NETWORK: Final = 64
"""Bits of an IPv6 address that belong to one household; whoever has one has all addresses behind them."""
LONGEST_ADDRESS: Final = 64
LONGEST_COOKIE: Final = 4096
"""What browsers take; whatever is longer is not ours."""


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def is_allowed_origin(scope: Scope, allowed: tuple[str, ...]) -> bool:
    """Pages of this very server, and those on the list. Programs that are no browser send no origin.

    A page of a foreign name could point that name at this machine; so a name has to be on the list, while addresses and
    local names speak for themselves.
    """
    origin = header(scope, b"origin")
    if origin is None:
        return True
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
        host = parts.hostname or ""
    except ValueError:
        return False
    return parts.netloc != "" and parts.netloc == header(scope, b"host") and _is_local(host)


def _is_local(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return "." not in host or host.endswith((".local", ".localhost"))
    return True


def address_of(scope: Scope) -> str:
    """Whom limits count this for."""
    client = scope.get("client")
    return address_key(str(client[0])) if client else ""


@lru_cache(4096)
def address_key(address: str) -> str:
    """One name for all addresses that one household has; what is no address at all is shortened."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST_ADDRESS]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, NETWORK), strict=False))


def is_secure(scope: Scope) -> bool:
    """Whether this came over https, as far as a trusted proxy tells."""
    return scope.get("scheme") in ("https", "wss")


def cookie_of(scope: Scope, name: str) -> str | None:
    """The first cookie of this name; whatever else somebody calls cookies is passed over."""
    for key, value in scope["headers"]:
        if key == b"cookie":
            for part in value.decode("latin-1").split(";"):
                found, is_one, text = part.strip().partition("=")
                if is_one and found == name and len(text) <= LONGEST_COOKIE:
                    return str(text.strip('"'))
    return None
