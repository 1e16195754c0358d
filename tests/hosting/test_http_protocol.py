"""P14: requests that never come to an end, over real connections."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

import h11
import pytest
import websockets
from tests.server.world import PATIENCE, ROOMY, World, run, world

from triumvir.hosting import http_protocol as table_requests
from triumvir.server.config import Config

Connected = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
BODY = b"POST /api/v1/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5000\r\n\r\n"
REFUSED = b"POST /nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n"
SOON = 0.2


def told(story: Callable[[World], Awaitable[None]], config: Config = ROOMY) -> None:
    async def whole() -> None:
        async with world(config, real=True) as w:
            await asyncio.wait_for(story(w), 3 * PATIENCE)

    run(whole())


async def connected(w: World) -> Connected:
    return await asyncio.open_connection("127.0.0.1", w.port)


async def dribbled(w: World, first: bytes) -> bytes:
    """All that is answered to somebody who goes on letter by letter until the other side has had enough."""
    loop = asyncio.get_running_loop()
    with socket.socket() as raw:
        raw.setblocking(False)
        await loop.sock_connect(raw, ("127.0.0.1", w.port))
        listening = loop.create_task(heard(raw))
        with suppress(OSError):
            await loop.sock_sendall(raw, first)
            while not listening.done():
                await loop.sock_sendall(raw, b"x")
                await asyncio.sleep(0.01)
        return await listening


async def heard(raw: socket.socket) -> bytes:
    words = b""
    with suppress(ConnectionResetError):
        while word := await asyncio.get_running_loop().sock_recv(raw, 4096):
            words += word
    return words


@pytest.mark.parametrize(
    ("state", "first", "answer"),
    [
        (h11.IDLE, b"", b""),
        (h11.IDLE, b"GET / HTTP/1.1\r\nX: ", b""),
        (h11.SEND_BODY, BODY, b"HTTP/1.1 408"),
        (h11.SEND_BODY, REFUSED, b"HTTP/1.1 405"),
    ],
    ids=["line", "head", "body", "body-nobody-wants"],
)
def test_p14_who_sends_letter_by_letter_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, state: type, first: bytes, answer: bytes
) -> None:
    monkeypatch.setattr(table_requests, "WAITS", dict(table_requests.WAITS) | {state: SOON})

    async def story(w: World) -> None:
        assert (await dribbled(w, first))[:12] == answer

    told(story)


def test_p14_who_says_nothing_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_requests, "WAITS", {h11.IDLE: SOON})

    async def story(w: World) -> None:
        reader, writer = await connected(w)
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
        writer.close()

    told(story)


def test_p14_who_asks_again_in_time_is_kept() -> None:
    async def story(w: World) -> None:
        reader, writer = await connected(w)
        for _ in range(3):
            writer.write(HEAD)
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200")
            await reader.readexactly(int(head.lower().partition(b"content-length: ")[2].split()[0]))
        writer.close()

    told(story)


def test_p14_the_silent_lock_nobody_out() -> None:
    """However many say nothing, the next one is let in, and the first of them has to go."""

    async def story(w: World) -> None:
        silent = [await connected(w) for _ in range(20)]
        reader, writer = await connected(w)
        writer.write(HEAD)
        assert (await reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 200")
        for gone, _ in silent[:17]:
            assert await read_all(gone) == b""
        for _, open_writer in [*silent, (reader, writer)]:
            open_writer.close()

    told(story, replace(ROOMY, silent_per_address=3))


def test_p14_sockets_without_a_hello_are_among_the_silent() -> None:
    async def story(w: World) -> None:
        _, anna, _ = await w.two_at_a_table()
        silent = [await w.stranger().socket(greeted=False) for _ in range(12)]
        for one in silent[:9]:
            with pytest.raises(websockets.ConnectionClosed):
                await one.hear()
        await anna.send("ping", at=1)
        assert (await anna.until("pong"))["at"] == 1
        assert (await silent[-1].hello())["type"] == "welcome"

    told(story, replace(ROOMY, silent_per_address=3))


async def read_all(reader: asyncio.StreamReader) -> bytes:
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""
