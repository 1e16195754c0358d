"""The cookie of a session: its name, how it is set, and how it is taken away.

Where people come over https the cookie says by its name that it does (`__Host-`), and a browser holds us to that. One
that was given before under the plain name is still good, and is replaced when its owner asks who they are.
"""

from starlette.responses import Response

from triumvir.server.config import Config
from triumvir.server.origins import Scope, cookie_of, is_secure
from triumvir.server.people.people import COOKIE, DAY, HOST_COOKIE


def session_cookie(scope: Scope) -> str | None:
    return cookie_of(scope, HOST_COOKIE) or cookie_of(scope, COOKIE)


def is_to_be_renamed(scope: Scope, config: Config) -> bool:
    """Whether it was given under the name that this way of coming in does not use any more."""
    return _is_secure(scope, config) and not cookie_of(scope, HOST_COOKIE)


def give(response: Response, scope: Scope, config: Config, cookie: str, life: int | None = None) -> None:
    """`life` in milliseconds; without it that of a new session."""
    secure = _is_secure(scope, config)
    name = HOST_COOKIE if secure else COOKIE
    seconds = (config.session_days * DAY if life is None else life) // 1000
    response.set_cookie(name, cookie, max_age=seconds, httponly=True, samesite="lax", secure=secure)
    if secure and cookie_of(scope, COOKIE):
        _take(response, COOKIE, secure)


def take_away(response: Response, scope: Scope, config: Config) -> None:
    secure = _is_secure(scope, config)
    _take(response, COOKIE, secure)
    if secure:
        _take(response, HOST_COOKIE, secure)


def _take(response: Response, name: str, secure: bool) -> None:
    response.delete_cookie(name, httponly=True, samesite="lax", secure=secure)


def _is_secure(scope: Scope, config: Config) -> bool:
    return config.secure_cookies or is_secure(scope)
