"""The protocol and what is made from it stay in step; every message can be told from every other."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from triumvir.match.entry import KINDS
from triumvir.match.folding import OFFERS
from triumvir.match.seat import LEVELS
from triumvir.table import protocol

ROOT = Path(__file__).resolve().parents[2]


def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_protocol", ROOT / "tools/make_protocol.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_generated_files_are_up_to_date() -> None:
    for path, text in maker().outputs().items():
        assert path.read_text("utf-8") == text, f"{path}: run tools/make_protocol.py"


def test_every_message_of_a_union_has_its_own_type() -> None:
    make = maker()
    for union in ("ClientMessage", "ServerMessage"):
        tags = [getattr(protocol, name).__struct_config__.tag for name in make.union_of(union)]
        assert len(set(tags)) == len(tags)


def test_every_socket_message_is_in_a_union() -> None:
    make = maker()
    sent = set(make.union_of("ClientMessage")) | set(make.union_of("ServerMessage"))
    tagged = {kind.__name__ for kind in make.message_types() if kind.__struct_config__.tag}
    assert tagged == sent


def test_words_of_the_protocol_are_the_words_of_the_match() -> None:
    schema = json.dumps(maker().schema())
    assert all(json.dumps(level) in schema for level in LEVELS)
    assert all(json.dumps(offer) in schema for offer in OFFERS)
    described = protocol.EntrySeen.__doc__ or ""
    assert all(kind in described for kind in KINDS)


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"play","id":"a","match":"m","seat":0,"seen_seq":1,"action":"x","more":1}',
        '{"type":"play","id":"a","match":"m","seat":-1,"seen_seq":1,"action":"x"}',
        '{"type":"play","id":"","match":"m","seat":0,"seen_seq":1,"action":"x"}',
        '{"type":"play","id":"a","match":"m","seat":0,"seen_seq":1,"action":7}',
        '{"type":"dance"}',
        '{"id":"a"}',
        "[]",
    ],
)
def test_malformed_messages_are_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=protocol.ClientMessage)
