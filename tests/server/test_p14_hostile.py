"""P14: slow or hostile clients hurt nobody."""

import asyncio
import base64
import os
import socket as sockets
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace

import httpx
import pytest
import websockets
from tests.server.world import ROOMY, Client, Wire, World, run, world

from triumvir.server.limits import MOST_KEYS, Limiter
from triumvir.server.origins import address_key
from triumvir.server.sockets.connection import Connection


async def at_once(seconds: float) -> None:
    """Instead of letting somebody wait."""


def memory() -> int:
    """Bytes of this process that are in memory."""
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def deaf_socket(w: World, client: Client, match: str) -> sockets.socket:
    """A client that watches a match and then never reads again."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", w.port))
    cookie = "".join(f"{name.decode()}: {value.decode()}\r\n" for name, value in client.headers())
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET /api/v1/socket HTTP/1.1\r\nHost: 127.0.0.1:{w.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{cookie}\r\n"
    )
    await loop.sock_sendall(raw, request.encode())
    await loop.sock_recv(raw, 4096)
    for text in ('{"type":"hello","version":1}', f'{{"type":"watch","id":"w","match":"{match}"}}'):
        await loop.sock_sendall(raw, frame(text))
    return raw


def frame(text: str) -> bytes:
    data = text.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def test_p14_a_client_that_never_reads_is_cut_and_others_play_on() -> None:
    async def story() -> None:
        async with world(replace(ROOMY, max_queue=60_000), real=True) as w:
            match, anna, _ = await w.two_at_a_table("caesar", visibility="public")
            stranger = w.stranger()
            deaf = [await deaf_socket(w, stranger, match) for _ in range(5)]
            registry = w.server.registry
            while registry.matches[match].spectators() < 5:
                await asyncio.sleep(0)
            before = memory()
            noise = b'{"type":"noise","text":"' + b"x" * 16_000 + b'"}'
            for number in range(5000):  # the kernel takes some megabytes for each before anybody notices
                if not registry.matches[match].spectators():
                    break
                for watcher in list(registry.matches[match].spectating()):
                    assert isinstance(watcher, Connection)
                    watcher.push(noise)
                    assert watcher._queued <= 60_000
                await anna.send("ping", at=number)
                await anna.until("pong")
            assert not registry.matches[match].spectators()
            assert memory() - before < 32_000_000
            assert (await anna.play(match, 0))["type"] == "done"
            for raw in deaf:
                raw.close()

    run(asyncio.wait_for(story(), 60))


@pytest.mark.parametrize("size", [20_000, 1_000_000])
def test_p14_a_huge_frame_is_refused(size: int) -> None:
    async def story() -> None:
        async with world(real=True) as w:
            _, anna, bela = await w.two_at_a_table()
            await anna.wire.send("x" * size)
            with suppress(websockets.ConnectionClosed):
                codes.append((await anna.until("refused"))["error"]["code"])
            await bela.send("ping", at=1)
            await bela.until("pong")
            if not codes:
                codes.append(str(anna.wire.close_code))

    codes: list[str] = []
    run(story())
    assert codes == ["too-large" if size < 65_536 else "1009"]


def test_p14_a_flood_is_slowed_down_and_then_cut() -> None:
    async def story() -> None:
        async with world(replace(ROOMY, messages_per_second=5), now=lambda: 10**12, real=True) as w:
            match, anna, bela = await w.two_at_a_table()
            codes = []
            with suppress(websockets.ConnectionClosed):
                for number in range(200):
                    await anna.send("ping", at=number)
                    message = await anna.until("pong", "refused", "farewell")
                    codes.append(message.get("error", {}).get("code"))
            assert codes.count("too-fast") > 10
            assert len(codes) < 100
            await bela.send("ping", at=1)
            assert (await bela.until("pong", "refused"))["type"] == "pong"
            assert match in w.server.registry.matches

    run(story())


@pytest.mark.slow
def test_p14_one_address_gets_so_many_sockets_and_no_more() -> None:
    async def story() -> None:
        async with world(replace(ROOMY, sockets_per_address=20), real=True) as w:
            kept, statuses = [], []
            before = memory()
            for _ in range(1000):
                try:
                    one = await websockets.connect(f"ws://127.0.0.1:{w.port}/api/v1/socket", compression=None)
                except websockets.InvalidStatus as status:
                    statuses.append(status.response.status_code)
                else:
                    kept.append(one)
                    await one.send('{"type":"hello","version":1}')  # whoever is silent for long is let go of
            assert (len(kept), statuses) == (20, [403] * 980)
            assert memory() - before < 64_000_000
            await asyncio.gather(*(one.close() for one in kept))
            while w.server.dispatcher.connections:
                await asyncio.sleep(0)
            again = await websockets.connect(f"ws://127.0.0.1:{w.port}/api/v1/socket", compression=None)
            await again.close()

    run(asyncio.wait_for(story(), 100))


def test_p14_a_socket_watches_a_limited_number_of_matches() -> None:
    async def story() -> None:
        async with world(replace(ROOMY, watches_per_socket=3)) as w:
            anna = await w.guest()
            matches = [(await anna.create("duel", ["me", "me"]))["match"] for _ in range(4)]
            socket = await anna.socket()
            answers = [await socket.watch(match) for match in matches]
            assert [answer["type"] for answer in answers] == ["table"] * 3 + ["refused"]
            await socket.send("unwatch", match=matches[0])
            assert (await socket.watch(matches[3]))["type"] == "table"

    run(story())


def test_p14_requests_guests_tables_and_chat_are_slowed_down() -> None:
    async def story() -> None:
        config = replace(ROOMY, requests_per_second=8, guests_per_minute=2, tables_per_minute=2, chat_per_minute=4)
        clock = [10**12]
        async with world(config, now=lambda: clock[0]) as w:
            w.server.app.hold = at_once
            anna = await w.guest("Anna")
            await w.guest("Bela")
            third = await w.stranger().http.post("/api/v1/session", json={"name": "Cyril"})
            assert (third.status_code, third.json()["error"]["code"]) == (429, "too-fast")
            made = await anna.create("duel", ["me", "me"])
            await anna.create("duel", ["me", "me"])
            wish = {"game": "duel", "seats": [{"kind": "me"}] * 2, "nonce": "ab" * 8}
            assert (await anna.http.post("/api/v1/tables", json=wish)).status_code == 429
            socket = await anna.seated(made["match"])
            for number in range(2):
                await socket.send("say", id=str(number), match=made["match"], text="salve")
            assert (await socket.until("refused"))["error"]["code"] == "too-fast"
            codes = [(await anna.http.get("/api/v1/games")).status_code for _ in range(60)]
            assert codes[-1] == 429
            clock[0] += 60_000
            assert (await anna.http.get("/api/v1/games")).status_code == 200

    run(story())


def test_p14_what_makes_the_server_work_costs_more() -> None:
    async def story() -> None:
        config = replace(ROOMY, messages_per_second=10, requests_per_second=10)
        async with world(config, now=lambda: 10**12) as w:
            match, anna, _ = await w.two_at_a_table("caesar")
            legal = anna.legal(0)[:1] * 32
            kinds = []
            for number in range(6):
                await anna.send("preview", id=str(number), match=match, seat=0, actions=legal)
                kinds.append((await anna.until("previewed", "refused"))["type"])
            assert kinds[-1] == "refused"
            path = f"/api/v1/matches/{match}/replay"
            statuses = [(await w.clients[0].http.get(path)).status_code for _ in range(12)]
            assert statuses[0] == 200
            assert statuses[-1] == 429

    run(story())


def test_p14_a_large_body_is_refused_before_it_is_read() -> None:
    async def story() -> None:
        async with world(replace(ROOMY, max_body=1000)) as w:
            read = 0

            async def endless() -> AsyncIterator[bytes]:
                nonlocal read
                for _ in range(10_000):
                    read += 1
                    yield b"x" * 500

            answer = await w.stranger().http.post("/api/v1/session", content=endless())
            assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")
            assert read < 10

    run(story())


def test_p14_the_limiter_forgets() -> None:
    limiter = Limiter(1, 1)
    for number in range(MOST_KEYS + 10):
        limiter.may(str(number), 0)
    assert len(limiter) == MOST_KEYS


def test_p14_no_hello_no_service() -> None:
    async def story() -> None:
        async with world() as w:
            for first in ('{"type":"ping","at":1}', '{"type":"hello","version":99}', "nonsense"):
                socket = await w.stranger().socket(greeted=False)
                await socket.wire.send(first)
                assert (await socket.until("farewell"))["error"]["code"] in ("wrong-version", "bad-message")

    run(story())


# ---- at the edge -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("::1", "::/64"),
        ("", ""),
        ("x" * 10_000, "x" * 64),
    ],
)
def test_p14_a_household_has_one_name(address: str, key: str) -> None:
    assert address_key(address) == key


def test_p14_a_household_is_one_guest_however_many_addresses_it_has() -> None:
    async def story() -> None:
        async with world(replace(ROOMY, guests_per_minute=2, sockets_per_address=3)) as w:
            statuses = []
            for number in range(6):
                transport = httpx.ASGITransport(app=w.server.app, client=(f"2001:db8:1:2::{number}", 1))
                async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                    statuses.append((await http.post("/api/v1/session", json={"name": "Anna"})).status_code)
            assert statuses == [201] * 2 + [429] * 4
            wires = [Wire(w.server, client=f"2001:db8:1:2::{number}") for number in range(5)]
            while len(w.server.dispatcher.connections) < 3 or not all(wire.out.qsize() for wire in wires):
                await asyncio.sleep(0)
            assert [(await wire.out.get())["type"] for wire in wires] == ["websocket.accept"] * 3 + [
                "websocket.close"
            ] * 2
            for wire in wires:
                await wire.close()

    run(asyncio.wait_for(story(), 60))


def test_p14_pings_let_nobody_wait_and_are_cut() -> None:
    """Before the hello and after it; the others are heard as if nothing had happened."""

    async def story() -> None:
        async with world(replace(ROOMY, messages_per_second=5), real=True) as w:
            match, anna, _ = await w.two_at_a_table("caesar", visibility="public")
            for greeting in ("", '{"type":"hello","version":1}'):
                reader, writer = await asyncio.open_connection("127.0.0.1", w.port)
                writer.write(HANDSHAKE)
                await reader.readuntil(b"\r\n\r\n")
                writer.write((frame(greeting) if greeting else b"") + b"\x89\x80\0\0\0\0" * 50_000)
                heard = 0
                with suppress(ConnectionResetError):
                    while data := await reader.read(65_536):
                        heard += data.count(b"\x8a\0")
                assert heard < 300
                writer.close()
            assert (await anna.play(match, 0))["type"] == "done"
            while w.server.registry.metrics.counts["sockets_cut", ""] < 2:
                await asyncio.sleep(0)

    run(asyncio.wait_for(story(), 60))


HANDSHAKE = (
    b"GET /api/v1/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def test_p14_a_message_in_parts_is_refused_and_nothing_of_it_is_kept() -> None:
    async def story() -> None:
        async with world(real=True) as w:
            anna = await (await w.guest()).socket()
            await anna.wire.send(['{"type":"ping",', '"at":1}'])
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await anna.until("pong")
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1003, "bad-message")

    run(asyncio.wait_for(story(), 60))


NUMBERS = ["9" * 5000, "-1", "+1", "1e9", "\u0661", "\0", "%", "", " 1", "0x1"]


@pytest.mark.parametrize("value", NUMBERS)
@pytest.mark.parametrize("name", ["viewpoint", "first", "last", "after", "game", "state"])
def test_p14_hostile_questions_get_an_answer_that_names_them(name: str, value: str) -> None:
    async def story() -> None:
        async with world() as w:
            match, _, _ = await w.two_at_a_table("caesar", visibility="public")
            path = {"after": "/tables", "game": "/archive", "state": "/mine"}.get(name, f"/matches/{match}/replay")
            answer = await w.clients[0].http.get(f"/api/v1{path}", params={name: value})
            assert (answer.status_code, answer.json()["error"]["where"]) == (422, name)

    run(story())
