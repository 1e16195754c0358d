"""P14, P15: valid messages with wrong values hurt nobody; and whatever a server did wrong would be found."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from triumvir.contract.json import JSON
from triumvir.kits.catalogue import GAMES
from triumvir.lab.server_fuzz.filling import Filling, Grasp, struct_types
from triumvir.lab.server_fuzz.fuzzer import Round, answer_to, pester
from triumvir.lab.server_fuzz.samples import Stock, stocked
from triumvir.lab.server_fuzz.tables import QuickEvaluator, Town
from triumvir.lab.server_fuzz.tally import Tally
from triumvir.server.sockets.connection import DECODER
from triumvir.storage.store import Entry, WriteResult
from triumvir.table import protocol
from triumvir.table.protocol import ClientMessage

MESSAGES = 120
FEW = {"caesar": GAMES["caesar"]}
BODIES = [
    protocol.Enter,
    protocol.CreateTable,
    protocol.Join,
    protocol.Peek,
    protocol.MakeLink,
    protocol.ReadRecord,
    protocol.ImportRecord,
]


@pytest.fixture(scope="module")
def stock() -> Stock:
    return stocked(GAMES, 1)


def pestered(town: type[Town], messages: int = MESSAGES, games: Any = FEW, seed: int = 1) -> Tally:
    """Until so many messages were sent, or something was found."""
    return pester(games, seed, lambda tally: tally.messages < messages and not tally.findings, town)


@pytest.mark.slow
def test_p14_p15_a_pest_hurts_nobody() -> None:
    tally = pestered(Town, games=GAMES)
    assert not tally.findings, tally.findings[0]
    assert tally.messages >= MESSAGES
    assert sum(tally.carried_out.values()) > MESSAGES / 10


# ---- it says everything that can be said ---------------------------------------------------------------------


def test_every_message_gets_past_the_decoder(stock: Stock) -> None:
    filling = Filling(Grasp(stock, tuple(GAMES), matches=["m1"]), Random(1))
    for kind in struct_types(ClientMessage):
        read = [is_read(filling.message(kind)) for _ in range(60)]
        assert sum(read) > 20, kind.tag


def is_read(message: dict[str, JSON]) -> bool:
    try:
        DECODER.decode(msgspec.json.encode(message))
    except (msgspec.MsgspecError, UnicodeError, TypeError):
        return False
    return True


@pytest.mark.parametrize("body", BODIES)
def test_every_body_gets_past_the_decoder(stock: Stock, body: type[msgspec.Struct]) -> None:
    filling = Filling(Grasp(stock, tuple(GAMES), matches=["m1"]), Random(1))
    kind = inspect.type_info(body)
    assert isinstance(kind, inspect.StructType)
    read = 0
    for _ in range(60):
        try:
            msgspec.json.decode(msgspec.json.encode(filling.message(kind)), type=body)
        except (msgspec.MsgspecError, UnicodeError, TypeError):
            continue
        read += 1
    assert read > 10


def test_what_has_to_be_answered_is_known() -> None:
    assert answer_to('{"type":"watch","id":"a","match":"m"}') == (("table",), "a")
    assert answer_to('{"type":"resign","id":"a","match":"m","seat":0,"seen_seq":1}') == (("done",), "a")
    assert answer_to('{"type":"mute","id":"a","person":"p"}') == ((), "a")
    assert answer_to('{"type":"nonsense"}') == (("refused",), None)


# ---- whatever is wrong is found ------------------------------------------------------------------------------


class Moody(QuickEvaluator):
    async def choose(self, game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
        raise LookupError("nothing comes to my mind")


class Impatient(Town):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.patience = 0.5


class Dreamy(QuickEvaluator):
    async def hint(self, game: str, rules: int, position: JSON, seat: int, level: str, seed: int) -> str:
        await asyncio.sleep(5)  # longer than anybody here waits
        return await super().hint(game, rules, position, seat, level, seed)


class WithDreamyBots(Impatient):
    """A hint is not answered."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.server.dispatcher._evaluator = Dreamy()


class WithMoodyBots(Impatient):
    """Who asks for a hint gets an error of ours."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.server.dispatcher._evaluator = Moody()


class WithBrokenPages(Impatient):
    """Whoever asks for a list gets an error of ours."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.store.lobby = self.store.archive = lambda *given: 1 / 0  # type: ignore[assignment,method-assign]


class WithForgetfulHouse(Impatient):
    """Somebody at a table is not told any more what happens there."""

    async def move(self, table: Any) -> None:
        live = self.server.registry.matches[table.match]
        person = next(iter(table.bystanders.values())).id
        live.watchers -= {watcher for watcher in live.watchers if watcher.person == person}
        await super().move(table)


class WithBadMemory(Impatient):
    """What was played is written otherwise."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        append = self.store.append

        def garbled(match: str, entries: Sequence[Entry], *rest: Any) -> WriteResult[None]:
            return append(match, [forged(entry) for entry in entries], *rest)

        self.store.append = garbled  # type: ignore[method-assign,assignment]


def forged(entry: Entry) -> Entry:
    return replace(entry, state_hash="0" * 16) if entry.kind == "ply" else entry


@pytest.mark.slow
@pytest.mark.parametrize(
    ("town", "what"),
    [
        (WithDreamyBots, "ask_hint: never answered"),
        (WithMoodyBots, "ask_hint: refused internal"),
        (WithBrokenPages, "status 500"),
        (WithForgetfulHouse, "a bystander has seen entry"),
        (WithBadMemory, "does not replay"),
    ],
)
def test_a_fault_of_the_server_is_found(town: type[Town], what: str) -> None:
    found = [finding.what for seed in range(3) for finding in pestered(town, 250, seed=seed).findings]
    assert any(what in one for one in found), found


def test_a_round_follows_from_its_seed(stock: Stock) -> None:
    def said() -> list[dict[str, JSON]]:
        made = Round(GAMES, stock, 7, Tally(), Town)
        return [made._filling.message(kind) for kind in struct_types(ClientMessage)]

    assert said() == said()
