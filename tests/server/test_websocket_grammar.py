"""The socket below the messages: frames of every shape, in any order, over the network.

Whatever comes, the server answers in the one shape or closes the socket, logs no fault of its own, and others play on.
`test_socket_messages.py` does the same for well-formed frames with any message inside.
"""

import asyncio
import base64
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.world import PATIENCE, Client, World, run, world
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol

from triumvir.table.problems import CODES

HELLO = b'{"type":"hello","version":1}'
PING = b'{"type":"ping","at":5}'
LAST = b'{"type":"ping","at":77}'
KNOWN = {"welcome", "refused", "farewell", "pong", "table", "presence"}

TEXTS = st.one_of(
    st.sampled_from([HELLO, PING, b"", b"{", b"[]", b"null", b'{"type":"dance"}', b'{"type":"hello","version":"1"}']),
    st.just(b'{"type":"watch","id":"w","match":"nothing"}'),
    st.just(b'{"type":"ping","at":1}'[:-4]),
    st.binary(max_size=40),
    st.sampled_from([b"HUGE", b"DEEP"]),
)
LONG = {b"HUGE": b"x" * 40_000, b"DEEP": b"[" * 5_000}
OPCODES = st.sampled_from([0x0, 0x1, 0x1, 0x1, 0x1, 0x2, 0x3, 0x7, 0x8, 0x9, 0xA, 0xF])


def framed(data: bytes, opcode: int = 1, final: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    data = LONG.get(data, data)
    head = bytes([0x80 * final | reserved << 4 | opcode])
    bit, size = 0x80 * masked, len(data)
    if size < 126:
        head += bytes([bit | size])
    elif size < 65_536:
        head += bytes([bit | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([bit | 127]) + size.to_bytes(8, "big")
    return head + (b"\0\0\0\0" if masked else b"") + data


@dataclass(frozen=True)
class Part:
    """A frame, by what it is made of; or bytes that are none."""

    data: bytes
    opcode: int = 1
    final: bool = True
    reserved: int = 0
    masked: bool = True

    def sent(self) -> bytes:
        return self.data if self in BROKEN else framed(self.data, self.opcode, self.final, self.reserved, self.masked)


GOOD = TEXTS.map(Part)
ODD = st.builds(Part, TEXTS, OPCODES, st.booleans(), st.sampled_from([0, 0, 0, 1, 4]), st.sampled_from([True, False]))
BROKEN = [
    Part(b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0x"),  # as long as a frame can claim to be
    Part(b"\x81\xfe\x10\x00\0\0\0\0short"),  # ends before it should
    Part(b"GET / HTTP/1.1\r\n\r\n"),
    Part(b"\x81"),
    Part(b"\x81\xfd" + bytes(range(200, 256))),
]
STREAMS = st.lists(st.one_of(GOOD, GOOD, ODD, st.sampled_from(BROKEN)), min_size=1, max_size=8)


@contextmanager
def faults() -> Iterator[list[str]]:
    """What the server and what carries it complain about."""
    found: list[str] = []

    class Noting(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(record.getMessage())

    handler = Noting(logging.ERROR)
    loggers = [logging.getLogger(name) for name in ("triumvir.server", "uvicorn.error", "asyncio")]
    for logger in loggers:
        logger.addHandler(handler)
    try:
        yield found
    finally:
        for logger in loggers:
            logger.removeHandler(handler)


async def answers(w: World, client: Client, stream: list[Part], greeted: bool) -> list[bytes]:
    """Send all of it and a last ping, then nothing more; the texts that come back before its pong or the end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", w.port)
    cookie = b"".join(name + b": " + value + b"\r\n" for name, value in client.headers())
    key = base64.b64encode(bytes(16))
    head = b"GET /api/v1/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    writer.write(head + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key + b"\r\n" + cookie + b"\r\n")
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    writer.write((framed(HELLO) if greeted else b"") + b"".join(part.sent() for part in stream) + framed(LAST))
    heard = Protocol(CLIENT, max_size=None)
    texts: list[bytes] = []
    if any(part in BROKEN for part in stream):
        writer.write_eof()  # it may wait for the rest of a frame for ever
    while heard.close_rcvd is None and not any(b'"at":77' in text for text in texts):
        data = await asyncio.wait_for(reader.read(65_536), PATIENCE)
        if not data:
            break
        heard.receive_data(data)
        events = heard.events_received()
        texts += [bytes(f.data) for f in events if isinstance(f, Frame) and f.opcode is Opcode.TEXT]
    writer.close()
    return texts


def check(text: bytes) -> None:
    message = json.loads(text)
    assert message["type"] in KNOWN
    if "error" in message:
        assert message["error"]["code"] in set(CODES) - {"internal"}
        assert message["error"]["text"] == f"problem-{message['error']['code']}"


async def fuzzed(streams: list[tuple[list[Part], bool]]) -> None:
    with faults() as found:
        async with world(real=True) as w:
            match, anna, bela = await w.two_at_a_table("caesar")
            for stream, greeted in streams:
                for text in await answers(w, w.clients[0], stream, greeted):
                    check(text)
            assert (await anna.play(match, 0))["type"] == "done"
            await bela.until("update")
        assert not found


@pytest.mark.slow
@settings(max_examples=20, deadline=None)
@given(st.lists(st.tuples(STREAMS, st.booleans()), min_size=1, max_size=8))
def test_whatever_comes_over_the_network_hurts_nobody(streams: list[tuple[list[Part], bool]]) -> None:
    run(fuzzed(streams))


@pytest.mark.parametrize(
    ("stream", "code"),
    [
        ([Part(PING, 2)], "bad-message"),
        ([Part(b"{")], "bad-message"),
        ([Part(b"HUGE")], "too-large"),
        ([Part(b'{"type":"dance"}'), Part(HELLO)], "bad-message"),
    ],
)
def test_frames_are_answered_one_by_one(stream: list[Part], code: str) -> None:
    async def story() -> list[dict[str, object]]:
        async with world(real=True) as w:
            return [json.loads(text) for text in await answers(w, await w.guest(), stream, greeted=True)]

    heard = run(story())
    assert heard[0]["type"] == "welcome"
    errors = [error["code"] for message in heard if isinstance(error := message.get("error"), dict)]
    assert errors[:1] == [code]
