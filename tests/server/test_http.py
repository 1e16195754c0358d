"""The HTTP interface: one error shape for everything bad, documentation that is true, and what operators look at."""

import gzip
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.world import ALL_GAMES, NONCE, ROOMY, RandomEvaluator, World, run, world

from triumvir.kits.catalogue import board_named
from triumvir.server.application import Server
from triumvir.server.http.handlers import Api
from triumvir.server.http.openapi import document
from triumvir.server.http.routes import ROOT, paths
from triumvir.server.people.people import People
from triumvir.storage.memory import MemoryStore
from triumvir.table.problems import CODES

GOOD = {"game": "caesar", "seats": [{"kind": "me"}, {"kind": "open"}], "nonce": NONCE}


async def refusal(w: World, method: str, path: str, body: object) -> tuple[int, dict[str, object]]:
    """The answer to something bad; it has to have the one shape."""
    anna = w.clients[0] if w.clients else await w.guest()
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = await anna.http.request(method, f"{ROOT}{path}", content=content)
    assert answer.status_code >= 400, answer.text
    assert answer.headers["content-type"] == "application/json"
    error: dict[str, object] = answer.json()["error"]
    assert error["code"] in CODES
    assert error["text"] == f"problem-{error['code']}"
    assert set(error) <= {"code", "text", "rule", "where", "args"}
    return answer.status_code, error


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code", "where"),
    [
        ("POST", "/tables", b"", 400, "bad-message", None),
        ("POST", "/tables", b"{", 400, "bad-message", None),
        ("POST", "/tables", b"\xff\xfe", 400, "bad-message", None),
        ("POST", "/tables", b"[" * 100_000, 400, "bad-message", None),
        ("POST", "/tables", [], 400, "bad-message", None),
        ("POST", "/tables", {**GOOD, "more": 1}, 400, "bad-message", None),
        ("POST", "/tables", {**GOOD, "nonce": "x"}, 400, "bad-message", "nonce"),
        (
            "POST",
            "/tables",
            {**GOOD, "seats": [{"kind": "me"}, {"kind": "king"}]},
            400,
            "bad-message",
            "seats[1].kind",
        ),
        ("POST", "/tables", {**GOOD, "seats": [{"kind": "me"}, {"kind": "bot"}]}, 422, "bad-value", "seats.1.level"),
        ("POST", "/tables", {**GOOD, "seats": [{"kind": "me"}]}, 422, "bad-value", "seats"),
        ("POST", "/tables", {**GOOD, "game": "chess"}, 422, "bad-value", "game"),
        ("POST", "/tables", {**GOOD, "options": {"poison": "maybe"}}, 422, "bad-value", "option poison"),
        ("POST", "/tables", {**GOOD, "options": {"dragons": "on"}}, 422, "bad-value", "option dragons"),
        ("POST", "/tables", {**GOOD, "reading": "la"}, 422, "bad-value", "reading"),
        ("POST", "/tables", {**GOOD, "clock": {"kind": "live", "base": 5}}, 422, "bad-value", "clock.base"),
        ("POST", "/tables", {**GOOD, "start": "caesar nonsense"}, 422, "bad-value", "position field 'nonsense'"),
        ("POST", "/tables", {**GOOD, "start": "x", "from_match": "y"}, 422, "bad-value", "start"),
        ("POST", "/tables", {**GOOD, "from_match": "nothing"}, 404, "not-found", "match"),
        ("POST", "/session", {"name": " "}, 422, "bad-value", "name"),
        ("POST", "/session", {"name": "x" * 25}, 400, "bad-message", "name"),
        ("POST", "/session", {"name": "x", "language": "la"}, 400, "bad-message", "language"),
        ("POST", "/join", {"nonce": NONCE}, 422, "bad-value", "match"),
        ("POST", "/join", {"nonce": NONCE, "token": "x" * 20}, 404, "not-found", "token"),
        ("POST", "/links", {"token": "x" * 20}, 404, "not-found", "token"),
        ("POST", "/records", {"record": "nonsense"}, 422, "bad-value", "line 1"),
        ("POST", "/records/replay", {"record": '[Game "chess"]'}, 422, "bad-value", "head"),
        ("GET", "/matches/nothing", b"", 404, "not-found", "match"),
        ("GET", "/games/ave-caesar/boards/green", b"", 404, "not-found", "board"),
        ("GET", "/games/chess/boards/white", b"", 404, "not-found", "board"),
        ("GET", "/tables?after=x", b"", 422, "bad-value", "after"),
        ("GET", "/tables?game=chess", b"", 422, "bad-value", "game"),
        ("GET", "/mine?state=lost", b"", 422, "bad-value", "state"),
        ("GET", "/nothing", b"", 404, "not-found", "path"),
        ("PUT", "/tables", b"", 405, "wrong-method", "path"),
    ],
)
def test_bad_input_has_one_shape(
    method: str, path: str, body: object, status: int, code: str, where: str | None
) -> None:
    async def story() -> None:
        async with world() as w:
            await w.guest()
            got, error = await refusal(w, method, path, body)
            assert (got, error["code"], error.get("where")) == (status, code, where)

    run(story())


def test_an_option_that_a_rule_forbids_names_the_rule() -> None:
    async def story() -> None:
        async with world() as w:
            await w.guest()
            _, error = await refusal(w, "POST", "/tables", {**GOOD, "options": {"border_control": "on"}})
            assert error["rule"] == "C7.3"

    run(story())


def test_a_board_is_given_to_be_drawn() -> None:
    async def story() -> None:
        async with world() as w:
            answer = await w.stranger().http.get(f"{ROOT}/games/ave-caesar/boards/yellow")
            assert answer.status_code == 200
            assert answer.json() == {
                "game": "ave-caesar",
                "board": "yellow",
                "drawing": board_named("ave-caesar", "yellow"),
            }

    run(story())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
FIELDS = st.sampled_from(
    [
        "game",
        "seats",
        "nonce",
        "options",
        "clock",
        "start",
        "name",
        "token",
        "match",
        "seat",
        "record",
        "first",
        "from_ply",
    ]
)


@pytest.mark.slow
def test_whatever_is_posted_gets_a_clear_answer() -> None:
    """A fuzzer over all paths and bodies: never a fault of ours, always the one shape."""
    bodies = st.one_of(JSON, st.dictionaries(FIELDS, JSON, max_size=6), st.just(GOOD).map(dict))

    @settings(max_examples=30)
    @given(data=st.data())
    def fuzz(data: st.DataObject) -> None:
        async def story() -> None:
            async with world() as w:
                anna = await w.guest()
                listed = paths(Api(w.server.registry, w.server.people, w.server.analyses))
                for _ in range(15):
                    path = data.draw(st.sampled_from(listed))
                    url = ROOT + path.path.replace(
                        "{match}", data.draw(st.sampled_from(["x", "%00", "..", "é", "a" * 99]))
                    )
                    body = data.draw(bodies)
                    spoiled = data.draw(st.sampled_from(sorted(GOOD)))
                    if body == GOOD:
                        body[spoiled] = data.draw(JSON)
                    query = {name: data.draw(st.text(max_size=12)) for name in path.query}
                    answer = await anna.http.request(path.method, url, content=json.dumps(body), params=query)
                    assert answer.status_code < 500, (path.method, url, body, answer.text)
                    if answer.status_code >= 400:
                        assert answer.json()["error"]["code"] in CODES

        run(story())

    fuzz()


def server() -> Server:
    return Server(ALL_GAMES, MemoryStore(), RandomEvaluator(), ROOMY, Path("/nonexistent"), "1.2.3")


def test_the_documentation_names_every_path() -> None:
    one = server()
    listed = paths(Api(one.registry, People(one.registry.store, ROOMY, one.registry.now), one.analyses))
    described = document(listed, "1.2.3")
    assert described["openapi"] == "3.1.0"
    operations = described["paths"]
    assert isinstance(operations, dict)
    assert {(path, method) for path in operations for method in operations[path]} == {
        (ROOT + path.path, path.method.lower()) for path in listed
    }
    text = json.dumps(described)
    parts = json.loads(text)["components"]["schemas"]
    assert all(f'"{name}"' in text for name in parts)
    for found in set(text.split('"#/components/schemas/')[1:]):
        assert found.partition('"')[0] in parts


def test_answers_are_as_the_documentation_says() -> None:
    async def story() -> None:
        async with world() as w:
            anna = await w.guest()
            shown = (await anna.http.get(f"{ROOT}/openapi.json")).json()
            assert shown["info"]["version"] == "test"
            page = (await anna.http.get(f"{ROOT}/docs")).text
            assert "<script" not in page
            assert "/api/v1/tables" in page

    run(story())


def test_what_operators_look_at() -> None:
    async def story() -> None:
        async with world() as w:
            match, anna, _ = await w.two_at_a_table()
            await anna.play(match, 0)
            http = w.stranger().http
            assert (await http.get("/health")).json() == {"status": "ok", "version": "test"}
            assert (await http.get("/ready")).status_code == 200
            text = (await http.get("/metrics")).text
            assert 'triumvir_entries_total{kind="ply"} 1' in text
            assert "triumvir_sockets 2" in text
            assert "triumvir_commit_milliseconds_count" in text

    run(story())


@pytest.mark.parametrize(
    ("path", "status", "content"),
    [
        ("/", 200, "the client"),
        ("/table/abc", 200, "the client"),
        ("/assets/a.js", 200, "code"),
        ("/../secret.txt", 200, "the client"),
        ("/%2e%2e/secret.txt", 200, "the client"),
        ("/api/v1/nothing", 404, "not-found"),
        ("/api", 200, "the client"),
    ],
)
def test_the_browser_client(tmp_path: Path, path: str, status: int, content: str) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("the client")
    (client / "assets/a.js").write_text("code")

    async def story() -> None:
        one = Server(ALL_GAMES, MemoryStore(), RandomEvaluator(), ROOMY, client)
        answer = await World(one, one.registry.store, RandomEvaluator()).stranger().http.get(path)
        assert answer.status_code == status
        assert content in answer.text
        assert "secret" not in answer.text
        if path.startswith("/assets"):
            assert "max-age" in answer.headers["cache-control"]

    run(story())


def test_the_browser_client_is_sent_packed_to_those_who_take_it(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("the client")
    (tmp_path / "code.js").write_text("code " * 100)
    (tmp_path / "code.js.gz").write_bytes(gzip.compress(b"code " * 100))

    async def story() -> None:
        one = Server(ALL_GAMES, MemoryStore(), RandomEvaluator(), ROOMY, tmp_path)
        http = World(one, one.registry.store, RandomEvaluator()).stranger().http
        for path, accepted, encoding in (
            ("/code.js", "gzip, br", "gzip"),
            ("/code.js", "identity", None),
            ("/", "gzip", None),
        ):
            answer = await http.get(path, headers={"accept-encoding": accepted})
            assert answer.headers.get("content-encoding") == encoding
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.text == ("the client" if path == "/" else "code " * 100)
            assert answer.headers["content-type"].startswith("text/")

    run(story())


def test_without_a_built_client_the_server_says_so() -> None:
    async def story() -> None:
        async with world() as w:
            answer = await w.stranger().http.get("/")
            assert answer.status_code == 404
            assert "not been built" in answer.text

    run(story())


def test_the_store_fails_and_people_are_told() -> None:
    class Gone(MemoryStore):
        def lobby(self, *args: object, **kwargs: object) -> object:  # type: ignore[override]
            from triumvir.storage.store import Unavailable

            raise Unavailable("gone")

    async def story() -> None:
        async with world(store=Gone()) as w:  # type: ignore[arg-type]
            answer = await w.stranger().http.get(f"{ROOT}/tables")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")
            assert (await w.stranger().http.get("/ready")).json()["status"] == "failing"

    run(story())
