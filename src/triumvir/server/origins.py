"""Where a request comes from: which pages may use this server, which address, which cookie."""

import ipaddress
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit


def header(scope: Mapping[str, Any], name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def is_allowed_origin(scope: Mapping[str, Any], allowed: tuple[str, ...]) -> bool:
    """Pages of this very server, and those on the list. Programs that are no browser send no origin.

    A page of a foreign name could point that name at this machine; so a name has to be on the list, while addresses and
    local names speak for themselves.
    """
    origin = header(scope, b"origin")
    if origin is None:
        return True
    if origin in allowed:
        return True
    parts = urlsplit(origin)
    return parts.netloc != "" and parts.netloc == header(scope, b"host") and _is_local(parts.hostname or "")


def _is_local(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return "." not in host or host.endswith((".local", ".localhost"))
    return True


def address_of(scope: Mapping[str, Any]) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def address_key(scope: Mapping[str, Any]) -> str:
    """Where a request comes from, for counting: the IPv6 addresses of one household or server count as one."""
    text = address_of(scope)
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return text
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def cookie_of(scope: Mapping[str, Any], name: str) -> str | None:
    try:
        morsel = SimpleCookie(header(scope, b"cookie") or "").get(name)
    except CookieError:
        return None
    return None if morsel is None else morsel.value
