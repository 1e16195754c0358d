"""What is done with each message of a client."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from triumvir.match.refusal import NOT_YOUR_TURN, STALE, Refused
from triumvir.server.cluster.shards import WrongShard
from triumvir.server.jobs.bots import bot_knowledge
from triumvir.server.jobs.evaluator import Evaluator, WorkerLost
from triumvir.server.jobs.seeding import seed_of
from triumvir.server.logs import LOGGER
from triumvir.server.matches.chat import Chat
from triumvir.server.matches.live_match import LiveMatch
from triumvir.server.matches.past import Past, Pasts, told
from triumvir.server.matches.publishing import publish_presence, state_of
from triumvir.server.matches.registry import MatchRegistry, Request
from triumvir.server.matches.tables import may_seat_bot, may_sit, must_be_let_in
from triumvir.server.people.people import MOST_MUTED, People, Profile, read_profile
from triumvir.server.sockets.connection import GOING_AWAY, POLICY, Connection, refuse
from triumvir.storage.store import Person
from triumvir.table import protocol
from triumvir.table.commands import Sender, command_of, digest_of
from triumvir.table.previews import preview
from triumvir.table.problems import (
    BAD_MESSAGE,
    INTERNAL,
    NO_SESSION,
    NOT_ALLOWED,
    RATED_TABLE,
    TOO_FAST,
    TOO_MANY,
    UNAVAILABLE,
    ApiError,
    from_refusal,
)
from triumvir.table.protocol import ClientMessage, Commands, Done, Hinted, Pong, Previewed

ATTEMPTS: Final = 5


@dataclass(frozen=True)
class Answer:
    """Who is to be told all there is to know of a match, and what they know."""

    connection: Connection
    live: LiveMatch
    last_seq: int
    chat: list[protocol.ChatLine]
    is_new: bool

    @property
    def seen(self) -> int:
        """Who knows more than there is knows another past, and is told all of this one."""
        return self.last_seq if self.last_seq <= self.live.match.seq else 0


class Dispatcher:
    """Where the messages of all sockets are dealt with."""

    def __init__(self, registry: MatchRegistry, people: People, chat: Chat, evaluator: Evaluator) -> None:
        self.registry = registry
        self.connections: set[Connection] = set()
        self._people = people
        self._chat = chat
        self._evaluator = evaluator
        self.pasts = Pasts(registry)
        self._hinting: set[str] = set()
        """People for whom somebody thinks: each for one question at a time, however many sockets they have."""

    async def handle(self, connection: Connection, message: ClientMessage) -> None:
        """Answer a message; whatever is wrong with it, or with us, goes back to the one who sent it."""
        try:
            await self._dispatch(connection, message)
        except WrongShard as elsewhere:
            connection.bid_farewell(elsewhere.problem, GOING_AWAY, retry=0)
        except ApiError as trouble:
            refuse(connection, getattr(message, "id", None), getattr(message, "match", None), trouble)
            if trouble.problem.code == STALE and isinstance(message, Commands):
                await self._refresh(connection, message)
        except Exception:
            self._fail(connection, message)

    def _fail(self, connection: Connection, message: ClientMessage) -> None:
        """A fault of ours: the message was not carried out, and the socket is none the worse for it."""
        LOGGER.exception("message failed", extra={"values": {"kind": str(message.__struct_config__.tag)}})
        self.registry.metrics.count("failures", str(message.__struct_config__.tag))
        refuse(connection, getattr(message, "id", None), getattr(message, "match", None), ApiError(INTERNAL))

    async def _dispatch(self, connection: Connection, message: ClientMessage) -> None:
        match message:
            case protocol.Ping(at=at):
                connection.send(Pong(at, self.registry.now()))
            case protocol.Watch():
                await self._watch(connection, message)
            case protocol.Unwatch(match=match):
                self.unwatch(connection, match)
            case protocol.Preview():
                await self._preview(connection, message)
            case protocol.AskHint():
                await self._hint(connection, message)
            case protocol.Say():
                await self._say(connection, message)
            case protocol.Mute():
                await self._mute(connection, message)
            case protocol.Hello():
                raise ApiError(BAD_MESSAGE, "type")
            case _:
                await self._command(connection, message)

    # ---- watching --------------------------------------------------------------------------------------------

    async def _watch(self, connection: Connection, message: protocol.Watch) -> None:
        live = await self.registry.get(message.match)
        await must_be_let_in(self.registry, live, connection.person, message.token)
        if message.match not in connection.matches:
            if len(connection.matches) >= self.registry.config.watches_per_socket:
                raise ApiError(TOO_MANY, "match")
            connection.matches.add(live.id)
        was_there = connection in live.watchers
        await self._send_state(connection, live, message.last_seq, is_new=True)
        if not was_there:  # who asks again is no news to the others
            publish_presence(live, self.registry.now())

    async def _send_state(self, connection: Connection, live: LiveMatch, last_seq: int, is_new: bool = False) -> None:
        """All there is to know. Under the lock, so that nothing happens between this and the first update; what has to
        be read for it is read before."""
        chat = await self._chat.history(live, connection.person, connection.muted)
        answer = Answer(connection, live, last_seq, chat, is_new)
        past: Past | None = None
        if live.after(answer.seen) is None:
            self.pasts.must_be_slow(live, connection.person, connection.address)
            past = await self.pasts.read(live, connection.person)
        for _ in range(ATTEMPTS):
            async with live.lock:
                await self.registry.settle(live)
                if self._tell(answer, past):
                    return
            past = await self.pasts.read(live, connection.person)
        async with live.lock:  # they play faster than anybody can read: they have to wait for once
            await self.registry.settle(live)
            self._tell(answer, await self.pasts.read(live, connection.person))

    def _tell(self, answer: "Answer", past: Past | None) -> bool:
        """Whether nothing is missing."""
        connection, live = answer.connection, answer.live
        entries = told(live, connection.person, answer.seen, past)
        if entries is None:
            return False
        if answer.is_new and connection in self.connections:
            live.watchers.add(connection)
            self.registry.rouse(live)
        connection.send(state_of(live, connection.person, entries, answer.chat, self.registry.now()))
        return True

    async def _refresh(self, connection: Connection, message: Commands) -> None:
        try:
            live = await self.registry.get(message.match)
            await self._send_state(connection, live, message.seen_seq)
        except ApiError as trouble:
            refuse(connection, message.id, message.match, trouble)
        except Exception:
            self._fail(connection, message)

    def unwatch(self, connection: Connection, match_id: str) -> None:
        connection.matches.discard(match_id)
        live = self.registry.matches.get(match_id)
        if live is None or connection not in live.watchers:
            return
        live.watchers.discard(connection)
        now = self.registry.now()
        if connection.person is not None and not live.is_online(connection.person):
            live.last_seen[connection.person] = now
        publish_presence(live, now)

    # ---- commands --------------------------------------------------------------------------------------------

    async def _command(self, connection: Connection, message: Commands) -> None:
        person = self._account(connection)
        live = await self.registry.get(message.match)
        if isinstance(message, protocol.Sit):
            await may_sit(self.registry, live, message.seat, person.id, message.token)
        else:
            await must_be_let_in(self.registry, live, person.id, None)
        self.registry.clocks.mind_the_gap()
        if isinstance(message, protocol.AddBot):
            await may_seat_bot(self.registry, live, message.seat)
        command = command_of(message, Sender(person.id, person.name), live, self.registry.now())
        request = Request(command, f"{person.id}:{message.id}", digest_of(message))
        await self.registry.submit(live, request, lambda seq: connection.send(Done(message.id, live.id, seq)))

    def _account(self, connection: Connection) -> Person:
        if connection.account is None:
            raise ApiError(NO_SESSION)
        return connection.account

    # ---- asking ----------------------------------------------------------------------------------------------

    async def _own_turn(self, connection: Connection, match_id: str, seat: int) -> LiveMatch:
        live = await self.registry.get(match_id)
        await must_be_let_in(self.registry, live, connection.person, None)
        try:
            live.match.seat_for(connection.person or "", seat)
        except Refused as refused:
            raise from_refusal(refused) from None
        if seat not in live.match.to_act():
            raise ApiError(NOT_YOUR_TURN, "seat")
        return live

    async def _preview(self, connection: Connection, message: protocol.Preview) -> None:
        live = await self._own_turn(connection, message.match, message.seat)
        previews = [preview(live.match, message.seat, notation) for notation in message.actions]
        connection.send(Previewed(message.id, live.id, previews))

    async def _hint(self, connection: Connection, message: protocol.AskHint) -> None:
        live = await self._own_turn(connection, message.match, message.seat)
        if live.match.is_rated:
            raise ApiError(RATED_TABLE, "match")
        if connection.is_hinting or connection.person in self._hinting:
            raise ApiError(TOO_FAST, "match")
        connection.is_hinting = True
        self._hinting.add(connection.person or "")
        self.registry.spawn(self._think(connection, live, message))

    async def _think(self, connection: Connection, live: LiveMatch, message: protocol.AskHint) -> None:
        """Thinking takes a while: the socket goes on reading meanwhile."""
        match, seat, person = live.match, message.seat, connection.person or ""
        seed = seed_of(match, live.id, match.moved_seq, seat, "hint")
        try:
            action = await self._evaluator.hint(
                match.settings.game,
                match.settings.rules_version,
                bot_knowledge(match, seat, seed),
                seat,
                message.level,
                seed,
            )
            connection.send(Hinted(message.id, live.id, seat, match.seq, action))
        except (WorkerLost, RuntimeError):  # it died, or could not think about this
            refuse(connection, message.id, live.id, ApiError(UNAVAILABLE))
        except Exception:
            self._fail(connection, message)
        finally:
            connection.is_hinting = False
            self._hinting.discard(person)

    # ---- talking ---------------------------------------------------------------------------------------------

    async def _say(self, connection: Connection, message: protocol.Say) -> None:
        person = self._account(connection)
        if message.match not in connection.matches:
            raise ApiError(NOT_ALLOWED, "match")
        live = await self.registry.get(message.match)
        await self._chat.say(live, person, message.text)

    async def _mute(self, connection: Connection, message: protocol.Mute) -> None:
        person = self._account(connection)
        profile = read_profile(person.profile)
        others = [other for other in profile.muted if other != message.person]
        muted = [*others, message.person][-MOST_MUTED:] if message.muted else others
        changed = await self._people.change(person, person.name, Profile(profile.language, tuple(muted)))
        self._known_as(changed)

    async def renew(self, person_id: str) -> None:
        """Another process says that somebody changed: read who they are now."""
        if any(connection.person == person_id for connection in self.connections):
            changed = await asyncio.to_thread(self.registry.store.person, person_id)
            if changed is not None:
                self._known_as(changed)

    def end_session(self, session: str) -> None:
        """Somebody signed out, here or elsewhere: nothing more is done in their name."""
        self._bid_farewell(lambda connection: connection.session == session)

    def end_expired(self) -> None:
        now = self.registry.now()
        self._bid_farewell(lambda connection: 0 < connection.expires_at <= now)

    def _bid_farewell(self, is_over: Callable[[Connection], bool]) -> None:
        for connection in [connection for connection in self.connections if is_over(connection)]:
            connection.bid_farewell(ApiError(NO_SESSION).problem, POLICY)

    def _known_as(self, person: Person) -> None:
        for connection in self.connections:
            if connection.person == person.id:
                connection.account = person
