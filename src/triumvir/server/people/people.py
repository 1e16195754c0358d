"""People: guests with a name, known again by a signed cookie."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from triumvir.contract import json, letters
from triumvir.contract.json import JSON
from triumvir.server.clock import Now
from triumvir.server.config import Config
from triumvir.server.tokens import Signer, hash_of, new_id, new_token
from triumvir.storage.store import GUEST, Person, Session, StorageError, Store
from triumvir.table.problems import BAD_VALUE, UNAVAILABLE, ApiError
from triumvir.table.protocol import Language, Me

COOKIE: Final = "triumvir_session"
HOST_COOKIE: Final = "__Host-triumvir_session"
"""Where people come over https: browsers take it only from the very host it is for, and never send it openly."""
DAY: Final = 24 * 3600 * 1000
KEPT: Final = 20_000
MOST_MUTED: Final = 200


@dataclass(frozen=True)
class Profile:
    language: Language = "en"
    muted: tuple[str, ...] = ()

    def to_text(self) -> str:
        return json.dumps({"language": self.language, "muted": list(self.muted)})


def read_profile(text: str) -> Profile:
    fields = json.loads(text)
    assert isinstance(fields, dict)
    language: JSON = fields.get("language")
    muted = fields.get("muted")
    known: Language = "cs" if language == "cs" else "hu" if language == "hu" else "en"
    return Profile(known, tuple(str(person) for person in muted) if isinstance(muted, list) else ())


@dataclass(frozen=True)
class Known:
    """Somebody whose session we know, by the hash of its token, and until when."""

    person: Person
    session: str
    expires_at: int


class People:
    def __init__(self, store: Store, config: Config, now: Now) -> None:
        self._store = store
        self._signer = Signer(config.secret)
        self._now = now
        self._life = config.session_days * DAY
        self._known: OrderedDict[str, tuple[Person, int]] = OrderedDict()
        """By token hash: who, and until when."""
        self.on_change: Callable[[str], None] = lambda person: None
        """Called with somebody whose name or profile changed, or who left: what others know of them is old."""
        self.on_leave: Callable[[str], None] = lambda session: None
        """Called with the token hash of a session that has ended."""

    async def enter(self, name: str, language: Language) -> tuple[Person, str]:
        """A new guest, and the cookie by which we shall know them."""
        person = Person(new_id(), clean_name(name), GUEST, self._now(), Profile(language).to_text())
        token = new_token()
        session = Session(hash_of(token), person.id, self._now(), self._now() + self._life)
        try:
            await asyncio.wrap_future(self._store.put_person(person))
            await asyncio.wrap_future(self._store.put_session(session))
        except StorageError:
            raise ApiError(UNAVAILABLE) from None
        self._keep(session.token_hash, person, session.expires_at)
        return person, self._signer.sign(token)

    async def who(self, cookie: str | None) -> Person | None:
        """Whose cookie this is; nobody's if it is forged, unknown or too old."""
        known = await self.known(cookie)
        return None if known is None else known.person

    async def known(self, cookie: str | None) -> Known | None:
        token = self._signer.read(cookie) if cookie else None
        if token is None:
            return None
        key = hash_of(token)
        found = self._known.get(key)
        if found is None:
            found = await asyncio.to_thread(self._look_up, key)
            if found is not None:
                self._keep(key, *found)
        return Known(found[0], key, found[1]) if found is not None and found[1] > self._now() else None

    def _look_up(self, key: str) -> tuple[Person, int] | None:
        try:
            session = self._store.session(key)
            person = self._store.person(session.person) if session is not None else None
        except StorageError:
            raise ApiError(UNAVAILABLE) from None
        return (person, session.expires_at) if session is not None and person is not None else None

    def _keep(self, key: str, person: Person, expires_at: int) -> None:
        self._known[key] = person, expires_at
        if len(self._known) > KEPT:
            self._known.popitem(last=False)

    async def change(self, person: Person, name: str, profile: Profile) -> Person:
        changed = replace(person, name=clean_name(name), profile=profile.to_text())
        try:
            await asyncio.wrap_future(self._store.put_person(changed))
        except StorageError:
            raise ApiError(UNAVAILABLE) from None
        for key, (known, expires_at) in self._known.items():
            if known.id == person.id:
                self._known[key] = changed, expires_at
        self.on_change(person.id)
        return changed

    def forget(self, person: str) -> None:
        """Look this one up anew the next time."""
        for key in [key for key, (known, _) in self._known.items() if known.id == person]:
            del self._known[key]

    def forget_session(self, session: str) -> None:
        self._known.pop(session, None)

    async def leave(self, cookie: str | None) -> None:
        token = self._signer.read(cookie) if cookie else None
        if token is None:
            return
        person = await self.who(cookie)
        try:
            await asyncio.wrap_future(self._store.drop_session(hash_of(token)))
        except StorageError:
            raise ApiError(UNAVAILABLE) from None
        finally:  # whatever came of it, the store knows who is signed in
            self._known.pop(hash_of(token), None)
        self.on_leave(hash_of(token))
        if person is not None:
            self.on_change(person.id)


def clean_name(name: str) -> str:
    """A name that can be shown; one that nobody could see is refused."""
    found = letters.clean_name(name)
    if not found:
        raise ApiError(BAD_VALUE, "name")
    return found


def me(person: Person | None) -> Me:
    if person is None:
        return Me(None, "", "en", [])
    profile = read_profile(person.profile)
    return Me(person.id, person.name, profile.language, list(profile.muted))
