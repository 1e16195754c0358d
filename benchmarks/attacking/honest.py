"""The honest: two people who play steadily at a public table, newcomers, and somebody who plays against a bot.

They come from another address than the attackers, and what they are told is written down: afterwards every
acknowledged move has to be in the database.
"""

import asyncio
import json
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Final

from benchmarks.attacking.target import PATH, Asking, Line, new_guest, new_table
from benchmarks.load.players import Pace, Player, Tally
from benchmarks.load.sockets import Socket

from triumvir.kits.catalogue import GAMES
from triumvir.server.matches.loading import read_match
from triumvir.storage.opening import open_store
from triumvir.storage.store import Store

SOURCE: Final = "127.0.0.2"
MOVES_PER_SECOND: Final = 20
NEWCOMER_SECONDS: Final = 1.0
"""Between two newcomers."""
LONGEST_WAIT: Final = 10.0
THINKS: Final = 0.2
"""Seconds that somebody who plays against a bot thinks."""
LOOK_AGAIN: Final = 0.2
"""Seconds after which somebody whose move was refused looks at the table again."""


@dataclass
class Seen(Tally):
    """What the two at the table have seen, and what they were promised."""

    acknowledged: list[tuple[str, str, int]] = field(default_factory=list)
    """The match, the id of the command and the number of its entry; never cleared."""


class Honest(Player):
    """Plays at a steady pace; a refused move is not sent again, but the table is looked at anew."""

    def __init__(self, match: str, tally: Seen, pace: Pace, random: Random) -> None:
        super().__init__(match, tally, pace, random)
        self._seen = tally

    def heard(self, text: bytes) -> None:
        if text.startswith(b'{"type":"done"'):
            done = json.loads(text)
            self._seen.acknowledged.append((done["match"], done["id"], done["seq"]))
        super().heard(text)
        if text.startswith(b'{"type":"refused"'):
            asyncio.get_running_loop().call_later(LOOK_AGAIN, self.watch)

    @property
    def waits(self) -> float:
        """For how long the move that is under way has not been answered; 0 if there is none."""
        return time.perf_counter() - self._sent_at if self._is_waiting else 0.0


async def sit_down(port: int, game: str, tally: Seen, pace: Pace) -> list[Honest]:
    """Two at a public table, as often again as they like."""
    asking = await Asking.open(port, SOURCE)
    cookies = [await new_guest(asking, name) for name in ("Anna", "Bela")]
    made = await new_table(asking, cookies[0], ["me", "open"], game=game, games=99, visibility="public")
    token = next(invite["token"] for invite in made["invites"] if invite["seat"] is not None)
    await asking.ask("POST", "/api/v1/join", {"token": token, "nonce": "1" * 32}, cookies[1])
    asking.close()
    players = [Honest(made["match"], tally, pace, Random(number)) for number in range(2)]
    for player, cookie in zip(players, cookies, strict=True):
        await Socket.open(player, port, player.path, cookie, SOURCE)
        player.greet()
        player.watch()
    while not all(player.is_watching for player in players):
        await asyncio.sleep(0.01)
    return players


# ---- newcomers -----------------------------------------------------------------------------------------------


@dataclass
class Welcomes:
    """How long newcomers took to get the first page and a socket; who did not is counted as well."""

    seconds: list[float] = field(default_factory=list)
    failed: int = 0

    def clear(self) -> None:
        self.seconds.clear()
        self.failed = 0


async def newcomers(port: int, welcomes: Welcomes) -> None:
    """One a second, without end."""
    while True:
        began = time.perf_counter()
        try:
            await asyncio.wait_for(_come_in(port), LONGEST_WAIT)
            welcomes.seconds.append(time.perf_counter() - began)
        except (OSError, EOFError, ValueError, TimeoutError):
            welcomes.failed += 1
        await asyncio.sleep(max(0.0, NEWCOMER_SECONDS - (time.perf_counter() - began)))


async def _come_in(port: int) -> None:
    asking = await Asking.open(port, SOURCE)
    try:
        status, _, _ = await asking.ask("GET", "/")
        if status not in (200, 404):  # 404: the browser client has not been built
            raise ValueError(f"the first page: {status}")
    finally:
        asking.close()
    line = Line()
    try:
        await Socket.open(line, port, PATH, "", SOURCE)
        line.tell("hello", version=1)
        await line.hear("welcome")
    finally:
        line.close()


# ---- against a bot -------------------------------------------------------------------------------------------


@dataclass
class Waits:
    """How long a bot took for its moves, in seconds, and since when somebody waits for the next."""

    answered: list[float] = field(default_factory=list)
    since: float = 0.0

    def all(self) -> list[float]:
        """With the one that is under way, so that a bot that never answers is not the fastest."""
        under_way = [time.perf_counter() - self.since] if self.since else []
        return [*self.answered, *(wait for wait in under_way if wait > max(self.answered, default=0.0))]


async def against_a_bot(port: int, waits: Waits) -> None:
    """Somebody who moves at once, and how long the bot takes, at one table after the other, without end."""
    random = Random(3)
    cookie = ""
    while True:
        with suppress(OSError, EOFError, ValueError):
            asking = await Asking.open(port, SOURCE)  # a connection that nobody uses is closed
            cookie = cookie or await new_guest(asking, "Cyril")
            match = (await new_table(asking, cookie, ["me", "Tiro"]))["match"]
            asking.close()
            await _at_a_table(port, match, cookie, random, waits)
        await asyncio.sleep(1)


async def _at_a_table(port: int, match: str, cookie: str, random: Random, waits: Waits) -> None:
    line = Line()
    try:
        await Socket.open(line, port, f"{PATH}?match={match}", cookie, SOURCE)
        line.tell("hello", version=1)
        line.tell("watch", id="w", match=match)
        await _play(line, match, random, waits)
    finally:
        line.close()


async def _play(line: Line, match: str, random: Random, waits: Waits) -> None:
    """A wait counts from the own move to the bot's next one; a second own move in between begins it anew."""
    while True:
        shown = await line.hear("table", "update")
        if waits.since and any(entry["kind"] == "ply" and entry["seat"] == 1 for entry in shown["entries"]):
            waits.answered.append(time.perf_counter() - waits.since)
            waits.since = 0.0
        if shown["table"]["status"] == "over":
            waits.since = 0.0
            return
        legal = [action["notation"] for view in shown["views"] for action in view["legal"]]
        if legal:
            await asyncio.sleep(THINKS)
            move = {"match": match, "seat": 0, "seen_seq": shown["seq"], "action": random.choice(legal)}
            line.tell("play", id=f"m{shown['seq']}", **move)
            waits.since = time.perf_counter()


# ---- afterwards ----------------------------------------------------------------------------------------------


def lost(database: str, acknowledged: Sequence[tuple[str, str, int]]) -> list[str]:
    """What was acknowledged and is not stored; raises where a match does not replay."""
    store = open_store(f"sqlite://{database}")
    try:
        kept = {match: _stored(store, match) for match in {match for match, _, _ in acknowledged}}
        return [
            f"{match}: {name} as entry {seq}" for match, name, seq in acknowledged if (name, seq) not in kept[match]
        ]
    finally:
        store.close()


def _stored(store: Store, match: str) -> set[tuple[str, int]]:
    """The commands of a match without their people, and the entries that they made."""
    read_match(store, GAMES, match)
    return {((entry.command_id or "").partition(":")[2], entry.seq) for entry in store.entries_since(match, 0)}
