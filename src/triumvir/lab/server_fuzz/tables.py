"""A server in this process with honest people at its tables, and what has to stay true whatever a pest does."""

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.contract.record import read_record
from triumvir.hosting.choosing import choose
from triumvir.kits.catalogue import board_named
from triumvir.lab.server_fuzz.wires import ANSWER_SECONDS, Answer, Closed, Line, Message, ask
from triumvir.match.folding import fold_all
from triumvir.match.record import to_record
from triumvir.server.application import Server
from triumvir.server.config import Config
from triumvir.server.matches.persistence import from_stored
from triumvir.storage.memory import MemoryStore
from triumvir.table.seat_views import view_of

ROOM: Final = 10**9
"""No limit is in a pest's way here: how fast somebody may be is another question."""
NONCE: Final = "00112233445566778899aabbccddeeff"
LEVEL: Final = "Tiro"
OVERTAKEN: Final = ("stale", "already-ended")
"""With which an honest move may be refused: somebody at the same table was faster."""


class Broken(Exception):
    """Something is not as it has to be."""


class QuickEvaluator:
    """Thinks at once and in this process, as the weakest level does."""

    slots = 4

    async def choose(self, game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
        return choose(game, rules, position, seat, LEVEL, seed)

    async def hint(self, game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
        return await self.choose(game, rules, position, seat, level, seed)

    async def review(self, record: str) -> str:
        return '{"decisions": []}'

    async def close(self) -> None:
        return


class Complaints(logging.Handler):
    """What a server logs as an error: none of it may be anybody's doing from outside."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self.heard.append(f"{record.getMessage()}{_place(error)}")


def _place(error: BaseException | None) -> str:
    if error is None:
        return ""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f" at {Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"
    return f": {type(error).__name__}{where}"


@dataclass
class Person:
    """Somebody with a cookie and a socket, or without a cookie."""

    cookie: str = ""
    id: str = ""
    line: Line | None = None

    @property
    def socket(self) -> Line:
        assert self.line is not None
        return self.line


@dataclass
class Table:
    """One match with honest people at these seats."""

    match: str
    bystanders: dict[int, Person] = field(default_factory=dict)


class Town:
    def __init__(self, games: Mapping[str, Game], random: Random) -> None:
        config = Config(
            secret="a secret of this town",
            messages_per_second=ROOM,
            requests_per_second=ROOM,
            guests_per_minute=ROOM,
            guests_per_day=ROOM,
            tables_per_minute=ROOM,
            tables_per_day=ROOM,
            open_tables=ROOM,
            open_tables_per_address=ROOM,
            bot_tables=ROOM,
            bot_pace=0,
            chat_per_minute=ROOM,
            sockets_per_address=ROOM,
            watches_per_socket=ROOM,
        )
        self.games = games
        self.store = MemoryStore()
        self.server = Server(
            games, self.store, QuickEvaluator(), config, Path("/nonexistent"), "town", boards=board_named
        )
        self.patience = ANSWER_SECONDS
        """Seconds that everybody waits for an answer."""
        self.tables: list[Table] = []
        self.complaints = Complaints()
        self._everybody: list[Person] = []
        self._random = random
        self._numbers = count(1)

    async def __aenter__(self) -> "Town":
        for name in LOGGERS:
            logging.getLogger(name).addHandler(self.complaints)
        await self.server.start()
        return self

    async def __aexit__(self, *why: object) -> None:
        for person in self._everybody:
            if person.line is not None:
                await person.line.close()
        await self.server.stop()
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(self.complaints)

    # ---- people and tables -----------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: JSON = None, cookie: str = "") -> Answer:
        """What an honest client asks; it always gets what it wants."""
        data = b"" if body is None else json.dumps(body).encode()
        headers = [(b"cookie", cookie.encode())] if cookie else []
        answer = await ask(self.server, method, f"/api/v1{path}", data, headers)
        if answer.status >= 300:
            raise Broken(f"{method} {path} of an honest client: {answer.status} {answer.body[:300]!r}")
        return answer

    async def person(self, has_session: bool = True) -> Person:
        someone = Person()
        if has_session:
            answer = await self.ask("POST", "/session", {"name": "Anna"})
            someone = Person(answer.cookie(), answer.value["person"])
        await self.open_line(someone)
        self._everybody.append(someone)
        return someone

    async def open_line(self, person: Person) -> None:
        """A socket for somebody, or a new one."""
        if person.line is not None:
            await person.line.close()
        person.line = Line(self.server, person.cookie, self.patience)
        person.line.tell("hello", version=1)
        await person.line.until("welcome")

    async def table(self, people: list[Person], host: Person, game: str, **fields: JSON) -> tuple[str, list[str]]:
        """A table with these people in their order, and the tokens of its links; each of them watches."""
        seats: list[JSON] = [{"kind": "me" if person is host else "open"} for person in people]
        wish: dict[str, JSON] = {"game": game, "seats": seats, "nonce": NONCE, **fields}
        made = (await self.ask("POST", "/tables", wish, host.cookie)).value
        tokens = {invite["seat"]: invite["token"] for invite in made["invites"]}
        for seat, person in enumerate(people):
            if person is not host:
                await self.ask("POST", "/join", {"token": tokens[seat], "nonce": NONCE}, person.cookie)
        for person in people:
            person.socket.tell("watch", id="w", match=made["match"])
            await person.socket.until("table")
        return made["match"], list(tokens.values())

    # ---- honest moves ----------------------------------------------------------------------------------------

    async def move(self, table: Table) -> None:
        """One of the honest at this table moves, if it is their turn."""
        for seat, person in table.bystanders.items():
            shown = person.socket.views[table.match]
            legal = legal_in(shown, seat)
            if legal:
                await self.play(person, table.match, seat, self._random.choice(legal), shown["seq"])
                return

    async def play(self, person: Person, match: str, seat: int, action: str, seen: int) -> None:
        name = f"honest{next(self._numbers)}"
        person.socket.tell("play", id=name, match=match, seat=seat, seen_seq=seen, action=action)
        while True:
            message = await person.socket.until("done", "refused")
            if message["id"] == name:
                break
        if message["type"] == "refused" and message["error"]["code"] not in OVERTAKEN:
            raise Broken(f"an honest move was refused: {message['error']}")

    # ---- what has to be true ---------------------------------------------------------------------------------

    def complaint(self) -> str:
        """The first thing that was complained about, which is forgotten then."""
        first = f": {self.complaints.heard[0]}" if self.complaints.heard else ""
        self.complaints.heard.clear()
        return first

    async def check(self) -> None:
        """No honest socket was closed, and everybody sees what is true."""
        for table in self.tables:
            for seat, person in table.bystanders.items():
                await self._check_bystander(table.match, seat, person)

    async def _check_bystander(self, match: str, seat: int, person: Person) -> None:
        try:
            await person.socket.settle(next(self._numbers))
        except Closed as closed:
            raise Broken(f"the socket of a bystander was closed: {closed}") from None
        except TimeoutError:
            raise Broken("the server does not answer a bystander any more") from None
        live = await self.server.registry.get(match)
        shown = person.socket.views[match]
        if shown["seq"] != live.match.seq:
            raise Broken(f"a bystander has seen entry {shown['seq']}, the match has {live.match.seq}")
        told = [view["digest"] for view in shown["views"] if view["seat"] == seat]
        if told and told != [view_of(live.match, seat).digest]:
            raise Broken("a bystander sees another table than the server")

    async def check_everything(self) -> None:
        """At the end: all matches that are stored replay, their records can be read, and so can all lists."""
        await self.check()
        for match in self.store.match_ids(limit=100_000):
            self._check_stored(match)
        for path in ("/tables", "/archive"):
            await self.ask("GET", path)

    def _check_stored(self, match_id: str) -> None:
        found = self.store.load(match_id)
        assert found is not None
        try:
            match = fold_all(self.games[found.header.game], from_stored(found.entries))
            if match.position is not None:
                read_record(to_record(match).to_text())
        except BadInput as error:
            raise Broken(f"match {match_id} does not replay: {error}") from None


LOGGERS: Final = ("triumvir.server", "asyncio", "uvicorn.error")


def legal_in(shown: Message, seat: int) -> list[str]:
    return [action["notation"] for view in shown["views"] if view["seat"] == seat for action in view["legal"]]
