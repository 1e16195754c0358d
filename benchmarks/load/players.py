"""People at our tables: real rules, random moves, one command at a time, each waiting for its acknowledgement."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from random import Random
from typing import Final

import msgspec
from benchmarks.load.requests import Client, for_each
from benchmarks.load.sockets import Socket

NONCE: Final = "00112233445566778899aabbccddeeff"
PATH: Final = "/api/v1/socket"
GAMES: Final = ("caesar", "ave-caesar", "cleopatra")


class Action(msgspec.Struct):
    notation: str


class View(msgspec.Struct):
    seat: int | None
    legal: list[Action]


class Seat(msgspec.Struct):
    ready: bool


class Face(msgspec.Struct):
    status: str
    seats: list[Seat]
    to_act: list[int]
    next_match: str | None


class Heard(msgspec.Struct):
    """What a player has to know of a message; all else is skipped."""

    type: str
    id: str | None = None
    match: str | None = None
    seq: int = 0
    table: Face | None = None
    views: list[View] = []
    your_seats: list[int] | None = None
    error: msgspec.Raw = msgspec.Raw()


HEARD: Final = msgspec.json.Decoder(Heard)


@dataclass
class Tally:
    """What all players together have seen since it was last cleared."""

    moves: int = 0
    refused: list[str] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    bytes: int = 0

    def clear(self) -> None:
        self.moves = self.bytes = 0
        self.refused.clear()
        self.latencies.clear()


@dataclass
class Pace:
    """How long somebody thinks, and whether anybody plays at all."""

    seconds: float = 0.0
    is_playing: bool = False


class Player(Socket):
    def __init__(self, match: str, tally: Tally, pace: Pace, random: Random) -> None:
        super().__init__()
        self.match = match
        self._tally = tally
        self._pace = pace
        self._random = random
        self._seats: list[int] = []
        self._number = 0
        self._sent_at = 0.0
        self._is_waiting = False
        self._is_thinking = False
        self.is_watching = False
        """The table has been shown."""
        self._next: tuple[View, int] | None = None
        """What to answer, once people play."""

    @property
    def path(self) -> str:
        """The match tells a server of several processes where to go."""
        return f"{PATH}?match={self.match}" if self.match else PATH

    def greet(self) -> None:
        self.say(b'{"type":"hello","version":1}')

    def watch(self) -> None:
        self.say(f'{{"type":"watch","id":"w","match":"{self.match}"}}'.encode())

    def heard(self, text: bytes) -> None:
        self._tally.bytes += len(text)
        if text.startswith(b'{"type":"presence"'):
            return
        message = HEARD.decode(text)
        if message.type == "done":
            self._acknowledged()
        elif message.type == "refused":
            self._tally.refused.append(bytes(message.error).decode())
            self._is_waiting = False
        elif message.match == self.match and message.table is not None:
            self._look(message, message.table)

    def _acknowledged(self) -> None:
        if self._is_waiting:
            self._is_waiting = False
            self._tally.moves += 1
            self._tally.latencies.append(time.perf_counter() - self._sent_at)

    def _look(self, message: Heard, face: Face) -> None:
        if message.your_seats is not None:
            self.is_watching = True
            self._seats = message.your_seats
        if face.status == "over":
            if face.next_match is not None:
                self.say(f'{{"type":"unwatch","match":"{self.match}"}}'.encode())
                self.match = face.next_match
                self.watch()
        elif face.status == "waiting":
            self._sit(message, face)
        else:
            view = next((view for view in message.views if view.legal), None)
            if view is not None and not self._is_waiting:  # else the own move tells more in a moment
                self._next = view, message.seq
                self.think(len(face.to_act))

    def _sit(self, message: Heard, face: Face) -> None:
        """The next game of the series begins when everybody has sat down again."""
        seat = self._seats[0]
        if message.type == "table" and not face.seats[seat].ready:
            self._command("sit", seat, message.seq, f'"nonce":"{NONCE}"')

    def think(self, asked: int) -> None:
        """Where several are asked at once, each takes as long as they would take one after the other."""
        if not self._pace.is_playing:
            return
        if not self._pace.seconds:
            self.move()
        elif not self._is_thinking:
            self._is_thinking = True
            wait = asked * self._pace.seconds * (0.5 + self._random.random())
            asyncio.get_running_loop().call_later(wait, self._decide)

    def _decide(self) -> None:
        self._is_thinking = False
        self.move()

    def move(self) -> None:
        if self._next is None or not self._pace.is_playing:
            return
        (view, seq), self._next = self._next, None
        assert view.seat is not None
        action = self._random.choice(view.legal).notation
        self._is_waiting = True
        self._sent_at = time.perf_counter()
        self._command("play", view.seat, seq, f'"action":"{action}"')

    def _command(self, kind: str, seat: int, seq: int, rest: str) -> None:
        self._number += 1
        self.say(
            f'{{"type":"{kind}","id":"b{self._number}","match":"{self.match}","seat":{seat},"seen_seq":{seq},{rest}}}'.encode()
        )


# ---- sitting down --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Place:
    match: str
    cookie: str


async def guests(port: int, count: int) -> list[str]:
    async def enter(client: Client, number: int) -> str:
        headers, _ = await client.post("/api/v1/session", {"name": f"Player {number}"})
        return headers["set-cookie"].partition(";")[0]

    return await for_each(port, range(count), enter)


async def tables(port: int, cookies: Sequence[str], games: Sequence[str]) -> list[Place]:
    """Tables for two, with these games in turn; a series, so that people stay at their table."""

    async def open_table(client: Client, thing: tuple[str, str, str]) -> list[Place]:
        game, host, guest = thing
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "nonce": NONCE, "games": 99}
        _, made = await client.post("/api/v1/tables", wish, host)
        token = next(invite["token"] for invite in made["invites"] if invite["seat"] is not None)
        await client.post("/api/v1/join", {"token": token, "nonce": NONCE}, guest)
        return [Place(made["match"], host), Place(made["match"], guest)]

    pairs = zip(cycle(games), cookies[::2], cookies[1::2], strict=False)
    return [place for both in await for_each(port, pairs, open_table) for place in both]


def chunks(things: Sequence[Player], size: int) -> Iterator[list[Player]]:
    line = iter(things)
    while part := list(islice(line, size)):
        yield part


async def connect(port: int, players: Sequence[Player], cookies: Sequence[str]) -> None:
    """Open all sockets, a few at a time, and greet."""
    cookie = iter(cookies)
    for part in chunks(players, 50):
        await asyncio.gather(*(Socket.open(player, port, player.path, next(cookie)) for player in part))
        for player in part:
            player.greet()
