"""The pest: valid messages with wrong values, from a stranger, a spectator, a player and a host, without end.

A round is a new server with new tables. What it says in a round follows from the seed and the number of the round, so
a finding can be made again. After every message it has to be answered, and whoever sits around must not have noticed.
"""

import asyncio
import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

import msgspec

from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.kits.catalogue import board_named
from triumvir.lab.server_fuzz.filling import Filling, Grasp, struct_types
from triumvir.lab.server_fuzz.requests import PAGES, Asking
from triumvir.lab.server_fuzz.samples import Stock, stocked
from triumvir.lab.server_fuzz.tables import NONCE, Broken, Person, Table, Town, legal_in
from triumvir.lab.server_fuzz.tally import Finding, Tally
from triumvir.lab.server_fuzz.wires import WORST, Closed, ask
from triumvir.server.http.handlers import Api
from triumvir.server.http.routes import paths
from triumvir.server.sockets.connection import DECODER
from triumvir.table.protocol import ClientMessage

ROUND: Final = 250
"""Messages of one round."""
CHECKED: Final = 10
"""After every so many messages everybody is looked at."""
ANSWERED_BY: Final = {
    "watch": ("table",),
    "preview": ("previewed",),
    "ask_hint": ("hinted",),
    "unwatch": (),
    "say": (),
    "mute": (),
    "ping": ("pong",),
}
"""What comes where a message is not refused; nothing for some; `done` for all others."""
OpenTown = Callable[[Mapping[str, Game], Random], Town]


def pester(games: Mapping[str, Game], seed: int, goes_on: Callable[[Tally], bool], open_town: OpenTown = Town) -> Tally:
    """Round after round as long as wanted."""
    tally = Tally()
    stock = stocked(games, seed)
    while goes_on(tally):
        asyncio.run(Round(games, stock, seed, tally, open_town).run(goes_on))
        tally.rounds += 1
    return tally


class Round:
    def __init__(self, games: Mapping[str, Game], stock: Stock, seed: int, tally: Tally, open_town: OpenTown) -> None:
        self._random = Random(f"{seed} {tally.rounds}")
        self._tally = tally
        self._games = games
        self._open_town = open_town
        self._grasp = Grasp(stock, tuple(games))
        for key, game in games.items():
            self._grasp.options[key] = {option.name: option.values for option in game.info.options}
        self._filling = Filling(self._grasp, self._random)
        self._asking = Asking(games, self._grasp, self._filling, self._random)
        self._said: list[str] = []
        self._pests: list[Person] = []

    async def run(self, goes_on: Callable[[Tally], bool]) -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: self._find(f"the loop: {context.get('exception') or context}"))
        try:
            async with self._open_town(self._games, self._random) as town:
                await self._settle_in(town)
                for number in range(1, ROUND + 1):
                    if not goes_on(self._tally):
                        break
                    await self._step(town, number)
                await town.check_everything()
        except Broken as broken:
            self._find(str(broken))
        except (Closed, TimeoutError) as error:
            self._find(f"an honest client: {error!r}")

    # ---- the town --------------------------------------------------------------------------------------------

    async def _settle_in(self, town: Town) -> None:
        """Tables of all games: some where a pest sits, hosts or watches, some where it has no business."""
        self._pests = [await town.person(has_session=False), *[await town.person() for _ in range(3)]]
        _, _, player, host = self._pests
        self._grasp.people = [pest.id for pest in self._pests if pest.id]
        for game in self._games:
            anna, bela = await town.person(), await town.person()
            self._grasp.people += [anna.id, bela.id]
            await self._open(town, [anna, bela], anna, game, "public")
            await self._open(town, [player, anna], anna, game, "link")
            await self._open(town, [bela, host], host, game, "public")
            await self._open(town, [anna, bela], bela, game, "private")
            for owner, visibility in ((anna, "public"), (bela, "link"), (player, "public"), (host, "link")):
                await self._open_half(town, owner, game, visibility)

    async def _open(self, town: Town, people: list[Person], host: Person, game: str, visibility: str) -> None:
        info = self._games[game].info
        seats = self._random.choice([count for count in info.seats if count >= 2])
        extra = [await town.person() for _ in range(seats - 2)]
        seated = [*people, *extra]
        match, tokens = await town.table(seated, host, game, visibility=visibility)
        honest = {seat: person for seat, person in enumerate(seated) if person not in self._pests}
        town.tables.append(Table(match, honest))
        self._grasp.matches.append(match)
        self._grasp.tokens += tokens if visibility == "public" else tokens[:1]
        for pest in self._pests[1:] if visibility == "public" else []:
            pest.socket.tell("watch", id="w", match=match)
            await pest.socket.until("table")

    async def _open_half(self, town: Town, host: Person, game: str, visibility: str) -> None:
        """A table that still waits for somebody."""
        seats: list[JSON] = [{"kind": "me"}, {"kind": "open"}]
        wish: dict[str, JSON] = {"game": game, "seats": seats, "nonce": NONCE, "visibility": visibility}
        made = (await town.ask("POST", "/tables", wish, host.cookie)).value
        self._grasp.matches.append(made["match"])
        self._grasp.tokens += [invite["token"] for invite in made["invites"]]
        host.socket.tell("watch", id="w", match=made["match"])
        await host.socket.until("table")

    # ---- one message -----------------------------------------------------------------------------------------

    async def _step(self, town: Town, number: int) -> None:
        pest = self._random.choice(self._pests)
        chance = self._random.random()
        if chance < 0.15:
            await town.move(self._random.choice(town.tables))
        elif chance < 0.7:
            await self._say(town, pest)
        else:
            await self._ask(town, pest)
        if town.complaints.heard:
            self._find(f"logged{town.complaint()}")
        if number % CHECKED == 0:
            await town.check()

    async def _say(self, town: Town, pest: Person) -> None:
        self._look(pest)
        await self._send(town, pest, self._filling.message(self._random.choice(KINDS)))

    async def _send(self, town: Town, pest: Person, message: dict[str, JSON]) -> None:
        kind, text = str(message["type"]), json.dumps(message)
        self._said.append(text)
        pest.socket.say(text)
        try:
            await self._answered(pest, text, kind)
        except Closed as closed:
            self._find(f"{kind}: the socket was closed: {closed}{town.complaint()}")
            await town.open_line(pest)
        except TimeoutError:
            self._find(f"{kind}: never answered{town.complaint()}")
            await town.open_line(pest)

    async def _answered(self, pest: Person, text: str, kind: str) -> None:
        """Wait for what has to come: an answer to the message, and the ping after it."""
        wanted, name = answer_to(text)
        heard = await pest.socket.settle(-len(self._said))
        while True:
            refused = [one for one in heard if one["type"] == "refused" and one["id"] == name]
            told = [one for one in heard if one["type"] in wanted and one.get("id", name) == name]
            if refused or told or not wanted:
                break
            heard.append(await pest.socket.hear())
        for one in heard:
            if one["type"] != "farewell" and one.get("error", {}).get("code") == "internal":
                self._find(f"{kind}: {one['type']} internal")
        self._tally.note(kind, not refused)

    async def _ask(self, town: Town, pest: Person) -> None:
        server = town.server
        every = paths(Api(server.registry, server.people, server.analyses, board_named))
        often = [path for path in every if (path.method, path.path) in ASKED_OFTEN]
        path = self._random.choice([*every, *often * 5])
        cookie = pest.cookie
        if path.method == "DELETE":  # a pest that has no name any more would try little else
            cookie = (await town.ask("POST", "/session", {"name": "Nemo"})).cookie()
        self._look(pest)
        address, body = self._asking.address(path), self._asking.body(path)
        method = path.method
        if self._random.random() < 0.05:
            method, address, body = "GET", self._random.choice(PAGES), b""
        strange = list(self._asking.headers())
        headers = [*([(b"cookie", cookie.encode())] if cookie else []), *strange]
        self._said.append(f"{method} {address} {strange!r} {body.decode('utf-8', 'replace')}")
        try:
            answer = await ask(server, method, address, body, headers)
        except TimeoutError:
            self._find(f"{method} {path.path}: never answered")
            return
        self._tally.note(f"{path.method} {path.path}", answer.status < 300)
        if answer.status >= WORST:
            self._find(f"status {answer.status}{town.complaint()}")
        if (path.method, path.path) == MAKE_TABLE and answer.status == 201:
            await self._note_table(pest, answer.value)
            await self._dig(town, pest, answer.value["match"])

    async def _note_table(self, pest: Person, made: Mapping[str, Any]) -> None:
        """A table of one's own, from whatever position: the best place to pester from."""
        match = made["match"]
        self._grasp.matches.append(match)
        self._grasp.tokens += [invite["token"] for invite in made["invites"]]
        pest.socket.tell("watch", id="w", match=match)
        await pest.socket.until("table", "refused")

    async def _dig(self, town: Town, pest: Person, match: str) -> None:
        """Look at all that a new table offers, and play a little: what is wrong with a position shows there."""
        for number in range(DEPTH):
            shown = pest.socket.views.get(match)
            offered = [(seat, legal_in(shown, seat)) for seat in pest.socket.seats.get(match, [])] if shown else []
            seat, legal = next(((seat, legal) for seat, legal in offered if legal), (0, []))
            if not shown or not legal:
                return
            here: dict[str, JSON] = {"match": match, "seat": seat}
            some: list[JSON] = [*self._random.sample(legal, min(8, len(legal)))]
            move = self._random.choice(legal)
            await self._send(town, pest, {"type": "preview", "id": f"p{number}", **here, "actions": some})
            await self._send(town, pest, {"type": "ask_hint", "id": f"h{number}", **here})
            await self._send(
                town, pest, {"type": "play", "id": f"d{number}", **here, "seen_seq": shown["seq"], "action": move}
            )

    def _look(self, pest: Person) -> None:
        """What this one sees, so that some of what is said goes deep."""
        grasp, line = self._grasp, pest.socket
        playing = {match: shown for match, shown in line.views.items() if shown["table"]["status"] != "over"}
        grasp.seats = {match: line.seats[match] for match in playing if line.seats[match]}
        for match, shown in line.views.items():
            grasp.seqs[match] = shown["seq"]
            legal = [word for seat in line.seats[match] for word in legal_in(shown, seat)]
            grasp.offered[match] = legal or grasp.offered.get(match, [])

    def _find(self, what: str) -> None:
        """Each kind of finding is told once, with what was said last."""
        finding = Finding(what, self._tally.rounds, tuple(self._said[-3:]))
        if what not in [known.what for known in self._tally.findings]:
            self._tally.findings.append(finding)


MAKE_TABLE: Final = ("POST", "/tables")
ASKED_OFTEN: Final = (MAKE_TABLE, ("POST", "/records"), ("POST", "/records/replay"))
DEPTH: Final = 3
"""Moves that are played at once at a new table."""
OFTEN: Final = ("play", "play", "play", "preview", "preview", "ask_hint")
"""What goes deepest is said more often."""
TYPES: Final = {str(kind.tag): kind for kind in struct_types(ClientMessage)}
KINDS: Final = (*TYPES.values(), *(TYPES[name] for name in OFTEN))


def answer_to(text: str) -> tuple[tuple[str, ...], str | None]:
    """What has to come for a message, and the id that it has to carry; nothing else where it cannot be read."""
    try:
        message = DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ("refused",), None
    kind = str(message.__struct_config__.tag)
    if kind == "hello":
        return ("refused",), None
    return ANSWERED_BY.get(kind, ("done",)), getattr(message, "id", None)
