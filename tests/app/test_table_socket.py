"""Frames that are read without the library: what it would read of them, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from triumvir.app.table_socket import LONGEST_FRAME, whole_text


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


@given(st.text(max_size=200))
def test_a_short_text_is_read(text: str) -> None:
    assert whole_text(sent(text.encode())) == text


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 1000, LONGEST_FRAME - 8])
def test_a_text_of_any_length_up_to_the_longest(size: int) -> None:
    assert whole_text(sent(b"x" * size)) == "x" * size


@pytest.mark.parametrize(
    "data",
    [
        b"",
        sent(b"x" * LONGEST_FRAME),
        sent(b"x" * 70_000),
        sent(b"hello", mask=False),
        sent(b"hello", Opcode.BINARY),
        sent(b"hello", Opcode.PING),
        sent(b"hello", Opcode.CONT),
        sent(b"hello", fin=False),
        sent(b"hello")[:-1],
        sent(b"hello") + sent(b"again"),
        sent(b"hello") + b"\x81",
        sent(b"\xff\xfe"),
        b"\xc1" + sent(b"hello")[1:],
        b"\x81\xfe\x00\x05" + bytes(4) + b"hello",
    ],
    ids="nothing long longer unmasked binary ping part unfinished cut two more no-text squeezed wrong-length".split(),
)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert whole_text(data) is None
