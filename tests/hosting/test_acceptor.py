"""The acceptor: looks at the first line of a request, takes nothing of it, and leads to the right process."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from triumvir.hosting import acceptor as acceptor
from triumvir.hosting.acceptor import Acceptor, match_named
from triumvir.hosting.porch import Porch
from triumvir.server.cluster.shards import Shards
from triumvir.server.config import Config

LINES = {
    b"GET /api/v1/matches/Ab_-9/replay?first=1 HTTP/1.1": "Ab_-9",
    b"POST /api/v1/matches/Ab_-9 HTTP/1.1": "Ab_-9",
    b"GET /api/v1/socket?match=Ab_-9 HTTP/1.1": "Ab_-9",
    b"GET /api/v1/socket?token=x&match=Ab HTTP/1.1": "Ab",
    b"GET /api/v1/socket?rematch=Ab HTTP/1.1": None,
    b"GET /api/v1/socket HTTP/1.1": None,
    b"GET / HTTP/1.1": None,
    b"GET /api/v1/matches/ HTTP/1.1": None,
    b"GET /x HTTP/1.1 ?match=Ab": None,
    b"\x16\x03\x01\x02\x00?match=Ab": None,
    b"": None,
}

Visit = Callable[[int, list[tuple[int, bytes]]], Awaitable[None]]


@pytest.mark.parametrize("line", LINES)
def test_the_first_line_names_the_match(line: bytes) -> None:
    assert match_named(line) == LINES[line]


ROOMY = Config(sockets_per_address=10_000, silent_per_address=10_000)


def visit(story: Visit, processes: int = 3, config: Config = ROOMY, most: int = 2000) -> list[tuple[int, bytes]]:
    """At an open door; which process was offered a connection, and what could still be read from it there."""

    async def whole() -> list[tuple[int, bytes]]:
        taken: list[tuple[int, bytes]] = []

        async def offer(process: int, guest: socket.socket, waited: float) -> None:
            taken.append((process, guest.recv(100_000)))

        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            keeping = asyncio.create_task(Acceptor(listener, processes, offer, Porch(config, most)).keep())
            await asyncio.sleep(0)
            await story(listener.getsockname()[1], taken)
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
        return taken

    return asyncio.run(asyncio.wait_for(whole(), 60))


async def say(port: int, *words: bytes) -> bytes:
    """Say something piece by piece, and hear what comes until the other side closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for word in words:
            writer.write(word)
            await writer.drain()
            await asyncio.sleep(0.01)
        return await reader.read()
    finally:
        writer.close()


def test_a_request_about_a_match_is_led_to_its_home_with_every_byte() -> None:
    requests = [f"GET /api/v1/matches/{name} HTTP/1.1\r\nHost: x\r\n\r\n".encode() for name in ("a", "b", "c", "d")]

    async def story(port: int, taken: list[tuple[int, bytes]]) -> None:
        for number, request in enumerate(requests, 1):
            await say(port, request)
            assert len(taken) == number

    shards = Shards(0, 3)
    assert visit(story) == [(shards.home_of(name), request) for name, request in zip("abcd", requests, strict=True)]


def test_everything_else_is_for_any_process() -> None:
    async def story(port: int, taken: list[tuple[int, bytes]]) -> None:
        while {process for process, _ in taken} != {0, 1, 2}:
            await say(port, b"GET / HTTP/1.1\r\n\r\n")

    visit(story)


def test_a_line_may_come_in_pieces() -> None:
    async def story(port: int, taken: list[tuple[int, bytes]]) -> None:
        await say(port, b"GET /api/v1/mat", b"ches/a HT", b"TP/1.1\r\n")

    assert visit(story) == [(Shards(0, 3).home_of("a"), b"GET /api/v1/matches/a HTTP/1.1\r\n")]


def test_a_line_without_an_end_is_somebody_elses_trouble() -> None:
    async def story(port: int, taken: list[tuple[int, bytes]]) -> None:
        await say(port, b"x" * 5000)

    ((_, words),) = visit(story)
    assert len(words) == 5000


def test_who_says_nothing_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acceptor, "HEAD_SECONDS", 0.05)

    async def story(port: int, taken: list[tuple[int, bytes]]) -> None:
        assert await say(port) == b""

    assert visit(story) == []


def test_who_leaves_in_the_middle_of_a_line_is_let_go() -> None:
    async def story(port: int, taken: list[tuple[int, bytes]]) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /api")
        await writer.drain()
        writer.write_eof()
        with suppress(ConnectionResetError):
            assert await reader.read() == b""
        writer.close()

    assert visit(story) == []


@pytest.mark.parametrize("config", [ROOMY, Config(sockets_per_address=10_000, silent_per_address=2)])
def test_p14_the_silent_lock_nobody_out_at_the_door(config: Config) -> None:
    """Where there is no more room, whoever comes is let in, and the one who has been silent for longest goes."""

    async def story(port: int, taken: list[tuple[int, bytes]]) -> None:
        silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(10)]
        await say(port, b"GET / HTTP/1.1\r\n\r\n")
        assert len(taken) == 1
        for reader, _ in silent[:8]:
            assert await reader.read() == b""
        for _, writer in silent:
            writer.close()

    visit(story, config=config, most=2)


def test_p14_who_comes_too_often_is_closed_as_they_are() -> None:
    async def story(port: int, taken: list[tuple[int, bytes]]) -> None:
        for _ in range(100):
            with suppress(ConnectionResetError):
                await say(port, b"GET / HTTP/1.1\r\n\r\n")
        assert 5 <= len(taken) < 50

    visit(story, config=Config(sockets_per_address=1))


def test_p14_letters_do_not_wake_the_door_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was looked at already is no reason to look again."""
    looks = 0
    wait = acceptor.readable

    async def counted(file: socket.socket | int) -> None:
        nonlocal looks
        await wait(file)
        looks += 1

    monkeypatch.setattr(acceptor, "readable", counted)
    monkeypatch.setattr(acceptor, "LOOK_AGAIN", 0.0)
    monkeypatch.setattr(acceptor, "SELDOM", 0.0)

    async def story(port: int, taken: list[tuple[int, bytes]]) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        for letter in (b"G", b"E", b"T"):
            writer.write(letter)
            await writer.drain()
            for _ in range(200):
                await asyncio.sleep(0)
        assert looks <= 4
        writer.close()

    assert visit(story) == []
