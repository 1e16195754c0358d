"""Messages on the socket: malformed ones of every kind, and a fuzzer over the grammar."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.world import NONCE, run, world

from triumvir.table.problems import CODES

SIMPLE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 20),
    st.integers(-(2**70), 2**70),
    st.text(max_size=12),
    st.sampled_from(["undo", "draw", "Tiro", "players", NONCE, "play:0", "x" * 600]),
    st.lists(st.text(max_size=5), max_size=3),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=2),
)
TYPES = st.sampled_from(
    "hello watch unwatch sit stand_up add_bot play undo propose answer resign nudge take_over claim come_back preview"
    " ask_hint say mute ping dance".split()
)
NAMES = st.sampled_from(
    "id match seat seen_seq action offer accept target level nonce token text person muted at actions last_seq".split()
)


@pytest.mark.slow
def test_whatever_is_sent_gets_a_clear_answer_and_changes_nothing_illegal() -> None:
    """The grammar of messages with any values in any field; after each the server still answers."""

    @settings(max_examples=25)
    @given(
        messages=st.lists(
            st.one_of(
                st.text(max_size=60),
                st.tuples(TYPES, st.dictionaries(NAMES, SIMPLE, max_size=8), st.booleans()),
            ),
            min_size=5,
            max_size=40,
        )
    )
    def fuzz(messages: list[Any]) -> None:
        run(fuzzed(messages))

    fuzz()


async def fuzzed(messages: list[Any]) -> None:
    async with world() as w:
        match, anna, bela = await w.two_at_a_table("caesar")
        for number, message in enumerate(messages):
            if isinstance(message, str):
                await anna.wire.send(message)
            else:
                kind, fields, is_close = message
                basis = {"id": f"f{number}", "match": match, "seat": 0, "seen_seq": anna.last["seq"]}
                await anna.wire.send(json.dumps({"type": kind, **(basis if is_close else {}), **fields}))
        await anna.send("ping", at=77)
        while True:
            answer = await anna.hear()
            if answer["type"] == "refused":
                assert answer["error"]["code"] in CODES
                assert answer["error"]["text"] == f"problem-{answer['error']['code']}"
            assert answer["type"] != "farewell", answer
            if answer["type"] == "pong" and answer["at"] == 77:
                break
        await bela.send("ping", at=1)
        await bela.until("pong")


@pytest.mark.parametrize(
    ("message", "code", "where"),
    [
        ("", "bad-message", None),
        ("{", "bad-message", None),
        ("[]", "bad-message", None),
        ('{"type":"dance"}', "bad-message", "type"),
        ('{"type":"ping"}', "bad-message", None),
        ('{"type":"ping","at":"x"}', "bad-message", "at"),
        ('{"type":"hello","version":1}', "bad-message", "type"),
        ('{"type":"watch","id":"1","match":"nothing"}', "not-found", "match"),
        ('{"type":"watch","id":"1","match":"a b"}', "bad-message", "match"),
        ('{"type":"play","id":"1","match":"MATCH","seat":0,"seen_seq":3,"action":"nonsense"}', "bad-action", "action"),
        ('{"type":"play","id":"1","match":"MATCH","seat":0,"seen_seq":3,"action":{"a":1}}', "bad-action", "action"),
        ('{"type":"play","id":"1","match":"MATCH","seat":1,"seen_seq":3,"action":"x"}', "not-your-seat", "seat"),
        ('{"type":"play","id":"1","match":"MATCH","seat":9,"seen_seq":3,"action":"x"}', "unknown-seat", "seat"),
        ('{"type":"play","id":"1","match":"MATCH","seat":0,"seen_seq":0,"action":"x"}', "stale", "seen_seq"),
        ('{"type":"say","id":"1","match":"MATCH","text":" "}', "bad-value", "text"),
        ('{"type":"say","id":"1","match":"other","text":"x"}', "not-allowed", "match"),
        ('{"type":"preview","id":"1","match":"MATCH","seat":0,"actions":[]}', "bad-message", "actions"),
    ],
)
def test_a_bad_message_says_what_and_where(message: str, code: str, where: str | None) -> None:
    async def story() -> None:
        async with world() as w:
            match, anna, _ = await w.two_at_a_table("caesar")
            await anna.wire.send(message.replace("MATCH", match))
            error = (await anna.until("refused"))["error"]
            assert (error["code"], error.get("where")) == (code, where)

    run(story())


def test_a_forbidden_action_names_its_rule() -> None:
    async def story() -> None:
        async with world() as w:
            match, anna, bela = await w.two_at_a_table("caesar")
            foreign = await bela.command("play", match, 1, action=anna.legal(0)[0])
            assert foreign["error"]["code"] == "not-your-turn"
            action = anna.legal(0)[0]
            await anna.play(match, 0, action)
            await bela.until_that(lambda m: m["type"] == "update" and 1 in m["table"]["to_act"])
            same = await bela.command("play", match, 1, action=action)
            assert same["error"]["code"] == "forbidden"
            assert same["error"]["rule"].startswith("C")

    run(story())


def test_bytes_are_no_message() -> None:
    async def story() -> None:
        async with world(real=True) as w:
            _, anna, _ = await w.two_at_a_table()
            await anna.wire.send(b'{"type":"ping","at":1}')
            assert (await anna.until("refused", "pong"))["error"]["code"] == "bad-message"

    run(story())
