"""P15: web security, a test per item."""

import asyncio
import io
import json
import logging
from contextlib import suppress
from dataclasses import replace
from typing import Any

import httpx
import pytest
import websockets
from tests.server.world import NONCE, ROOMY, Wire, World, run, world

from triumvir.server.http.guard import POLICY
from triumvir.server.logs import LOGGER, JsonLines, log
from triumvir.server.origins import is_allowed_origin
from triumvir.server.people.people import COOKIE, DAY, HOST_COOKIE, clean_name
from triumvir.server.tokens import Signer, hash_of, new_token
from triumvir.table.problems import ApiError

# ---- origins -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        (None, "localhost:8000", True),
        ("http://localhost:8000", "localhost:8000", True),
        ("http://192.168.1.5:8000", "192.168.1.5:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://table.local:8000", "table.local:8000", True),
        ("https://table.example", "table.example", True),
        ("https://evil.example", "table.example", False),
        ("http://evil.example:8000", "evil.example:8000", False),
        ("http://localhost:9999", "localhost:8000", False),
        ("null", "localhost:8000", False),
        ("", "localhost:8000", False),
        ("http://[", "localhost:8000", False),
        ("http://[", "[", False),
        ("http://[::1", "[::1", False),
        ("http://[v1.x]:8000", "[v1.x]:8000", False),
        ("http://[1::2::3]", "[1::2::3]", False),
    ],
)
def test_p15_origins(origin: str | None, host: str, allowed: bool) -> None:
    headers = [(b"host", host.encode())]
    if origin is not None:
        headers.append((b"origin", origin.encode()))
    assert is_allowed_origin({"headers": headers}, ("https://table.example",)) is allowed


@pytest.mark.parametrize("origin", ["https://evil.example", "http://["])
def test_p15_a_socket_from_a_foreign_page_is_refused_at_the_handshake(origin: str) -> None:
    async def story() -> None:
        async with world(real=True) as w:
            with pytest.raises(websockets.InvalidStatus) as caught:
                await websockets.connect(f"ws://127.0.0.1:{w.port}/api/v1/socket", origin=origin)  # type: ignore[arg-type]
            assert caught.value.response.status_code == 403

    run(story())


@pytest.mark.parametrize("origin", ["https://evil.example", "http://["])
def test_p15_a_request_from_a_foreign_page_changes_nothing(origin: str) -> None:
    async def story() -> None:
        async with world() as w:
            anna = await w.guest()
            headers = {"origin": origin}
            for method, path in (
                ("POST", "/session"),
                ("POST", "/tables"),
                ("PATCH", "/session"),
                ("DELETE", "/session"),
            ):
                answer = await anna.http.request(method, f"/api/v1{path}", headers=headers, json={})
                assert (answer.status_code, answer.json()["error"]["code"]) == (403, "wrong-origin")
            assert (await anna.http.get("/api/v1/session")).json()["person"] == anna.person

    run(story())


# ---- cookies and tokens --------------------------------------------------------------------------------------


@pytest.mark.parametrize("secure", [True, False])
def test_p15_the_session_cookie(secure: bool) -> None:
    async def story() -> None:
        async with world(replace(ROOMY, secure_cookies=secure)) as w:
            answer = await w.stranger().http.post("/api/v1/session", json={"name": "Anna"})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert ("secure" in cookie) is secure

    run(story())


def session(answer: httpx.Response) -> dict[str, str]:
    """The cookies that are set, by name: their values and what is said about them."""
    lines = answer.headers.get_list("set-cookie")
    return {name: rest.lower() for name, _, rest in (line.partition("=") for line in lines)}


@pytest.mark.parametrize(("trusted", "is_secure"), [("127.0.0.1", True), ("", False), ("192.0.2.1", False)])
def test_p15_behind_a_trusted_proxy_the_cookie_is_secure_by_itself(trusted: str, is_secure: bool) -> None:
    async def story() -> None:
        async with world(replace(ROOMY, trusted_proxies=trusted), real=True) as w:
            headers = {"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.7"}
            answer = await w.stranger().http.post("/api/v1/session", json={"name": "Anna"}, headers=headers)
            ((name, said),) = session(answer).items()
            assert name == (HOST_COOKIE if is_secure else COOKIE)
            assert ("; secure" in said) is is_secure
            assert "; path=/;" in said
            assert "domain" not in said
            assert "; samesite=lax" in said

    run(story())


def test_p15_a_cookie_of_the_old_name_is_good_and_gets_the_new_one() -> None:
    async def story() -> None:
        async with world() as old:
            anna = await old.guest()
            cookie = str(anna.http.cookies.get(COOKIE))
            async with world(replace(ROOMY, secure_cookies=True), store=old.store) as w:
                mine = {"cookie": f"x=y; {COOKIE}={cookie}"}
                answer = await w.stranger().http.get("/api/v1/session", headers=mine)
                assert answer.json()["person"] == anna.person
                given = session(answer)
                assert given[HOST_COOKIE].startswith(f"{cookie.lower()};")
                assert "max-age=0" in given[COOKIE]
                renewed = {"cookie": f"{HOST_COOKIE}={cookie}; {COOKIE}=planted"}
                again = await w.stranger().http.get("/api/v1/session", headers=renewed)
                assert again.json()["person"] == anna.person
                assert session(again) == {}
                gone = await w.stranger().http.delete("/api/v1/session", headers=renewed)
                assert set(session(gone)) == {COOKIE, HOST_COOKIE}
                assert (await w.stranger().http.get("/api/v1/session", headers=renewed)).json()["person"] is None

    run(story())


@pytest.mark.parametrize(
    "cookie", ["", ";", "=", ";;=;", f"{COOKIE}", f"{COOKIE}=", f'{COOKIE}="', "\xff=\xff", f"{COOKIE}={'x' * 5000}"]
)
def test_p15_cookies_that_are_none_are_nobodys(cookie: str) -> None:
    async def story() -> None:
        async with world() as w:
            headers = [(b"cookie", cookie.encode("latin-1"))]
            answer = await w.stranger().http.get("/api/v1/session", headers=headers)
            assert (answer.status_code, answer.json()["person"]) == (200, None)

    run(story())


def test_p15_signing_out_ends_the_sockets_of_that_session_and_no_others() -> None:
    async def story() -> None:
        async with world(real=True) as w:
            match, anna, bela = await w.two_at_a_table("caesar")
            second = await w.clients[0].socket()
            await w.clients[0].http.delete("/api/v1/session")
            for socket in (anna, second):
                farewell = await socket.until("farewell")
                assert farewell["error"]["code"] == "no-session"
            with suppress(websockets.ConnectionClosed):
                await anna.send("play", id="late", match=match, seat=0, action=anna.legal(0)[0], seen_seq=3)
            while len(w.server.dispatcher.connections) > 1:
                await asyncio.sleep(0)
            assert w.server.registry.matches[match].match.plies == []
            await bela.send("ping", at=1)
            assert (await bela.until("pong", "farewell"))["type"] == "pong"

    run(asyncio.wait_for(story(), 60))


def test_p15_a_session_that_grows_old_ends_its_sockets() -> None:
    clock = [10**12]

    async def story() -> None:
        async with world(replace(ROOMY, session_days=1), now=lambda: clock[0]) as w:
            anna = await (await w.guest()).socket()
            stranger = await w.stranger().socket()
            clock[0] += DAY - 1
            late = await (await w.guest()).socket()
            w.server.tidy(1)
            clock[0] += 1
            w.server.tidy(2)
            assert (await anna.until("farewell"))["error"]["code"] == "no-session"
            for socket in (stranger, late):
                await socket.send("ping", at=1)
                assert (await socket.until("pong", "farewell"))["type"] == "pong"

    run(story())


def test_p15_a_forged_cookie_is_nobodys() -> None:
    signer = Signer("one")
    token = new_token()
    assert signer.read(signer.sign(token)) == token
    assert signer.read(Signer("other").sign(token)) is None
    assert [signer.read(text) for text in ("", ".", token, f"{token}.", f".{token}", f"{token}.{'0' * 32}")] == [
        None
    ] * 6


def test_p15_a_session_ends_when_told_and_when_old() -> None:
    clock = [10**12]

    async def story() -> None:
        async with world(replace(ROOMY, session_days=1), now=lambda: clock[0]) as w:
            anna = await w.guest()
            cookie = anna.headers()
            clock[0] += 25 * 3600 * 1000
            assert (await anna.http.get("/api/v1/session")).json()["person"] is None
            bela = await w.guest()
            kept = bela.http.cookies.get("triumvir_session")
            await bela.http.delete("/api/v1/session")
            bela.http.cookies.set("triumvir_session", str(kept))
            assert (await bela.http.get("/api/v1/session")).json()["person"] is None
            assert cookie

    run(story())


def test_p15_tokens_are_stored_as_hashes_only() -> None:
    async def story() -> None:
        async with world() as w:
            anna = await w.guest()
            made = await anna.create()
            cookie = anna.http.cookies.get("triumvir_session")
            assert cookie is not None
            token = cookie.partition(".")[0]
            assert w.store.session(token) is None
            assert w.store.session(hash_of(token)) is not None
            invite = made["invites"][0]["token"]
            assert w.store.link(invite) is None
            assert w.store.link(hash_of(invite)) is not None

    run(story())


# ---- headers -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/v1/games", "/api/v1/docs", "/api/v1/nothing", "/metrics", "/table/abc"])
def test_p15_every_answer_carries_the_policy(path: str) -> None:
    async def story() -> None:
        async with world() as w:
            headers = (await w.stranger().http.get(path)).headers
            assert headers["content-security-policy"] == POLICY
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            if path.startswith("/api/"):
                assert headers["cache-control"] == "no-store"

    run(story())


def test_p15_no_inline_script() -> None:
    directives = dict(part.split(" ", 1) for part in POLICY.split("; "))
    assert directives["script-src"] == "'self'"
    assert directives["frame-ancestors"] == "'none'"
    assert "http" not in POLICY


# ---- who may what --------------------------------------------------------------------------------------------

SECRET_PATHS = ("", "/replay", "/record", "/links")


def test_p15_what_one_may_not_see_is_not_there() -> None:
    """Every id of others is refused like one that does not exist, at every path and every command."""

    async def story() -> None:
        async with world() as w:
            match, anna, _ = await w.two_at_a_table("caesar")
            private = (await w.clients[0].create("caesar", visibility="private"))["match"]
            eve = await w.guest("Eve")
            for hidden in (match, private):
                for path in SECRET_PATHS:
                    for target in (hidden, "no-such-match"):
                        url = f"/api/v1/matches/{target}{path}"
                        send = eve.http.post(url, json={}) if path == "/links" else eve.http.get(url)
                        answer = await send
                        assert answer.status_code == 404, (path, answer.text)
                        assert answer.json() == {
                            "error": {"code": "not-found", "text": "problem-not-found", "where": "match"}
                        }
            socket = await eve.socket()
            for fields in COMMANDS:
                for hidden in (match, private, "no-such-match"):
                    await socket.send(**{"id": "x", "match": hidden, "seat": 0, "seen_seq": 3, **fields})
                    refused = await socket.until("refused")
                    assert refused["error"]["code"] == "not-found", fields
            assert (await anna.watch(match))["table"]["plies"] == 0

    run(story())


COMMANDS: tuple[dict[str, Any], ...] = (
    {"kind": "play", "action": "x"},
    {"kind": "undo"},
    {"kind": "propose", "offer": "draw"},
    {"kind": "answer", "offer": "draw", "accept": True},
    {"kind": "resign"},
    {"kind": "nudge", "target": 1},
    {"kind": "take_over", "target": 1, "level": "Tiro"},
    {"kind": "claim"},
    {"kind": "come_back"},
    {"kind": "stand_up"},
    {"kind": "add_bot", "level": "Tiro"},
    {"kind": "sit", "nonce": NONCE},
)


def test_p15_a_spectator_may_look_and_nothing_else() -> None:
    async def story() -> None:
        async with world() as w:
            match, _, _ = await w.two_at_a_table("caesar", visibility="public")
            eve = await w.guest("Eve")
            socket = await eve.seated(match)
            before = socket.last["seq"]
            for number, fields in enumerate(COMMANDS):
                await socket.send(**{"id": f"x{number}", "match": match, "seat": 0, "seen_seq": before, **fields})
                assert (await socket.until("refused", "done"))["type"] == "refused", fields
            for kind, extra in (("preview", {"actions": ["x"]}), ("ask_hint", {})):
                await socket.send(kind, id="y", match=match, seat=0, **extra)
                assert (await socket.until("refused", "previewed", "hinted"))["type"] == "refused"
            assert (await eve.http.post(f"/api/v1/matches/{match}/links", json={})).status_code == 403
            assert (await socket.watch(match))["seq"] == before

    run(story())


def test_p15_a_link_opens_only_its_own_door() -> None:
    async def story() -> None:
        async with world() as w:
            anna, eve = await w.guest("Anna"), await w.guest("Eve")
            one, other = await anna.create("caesar"), await anna.create("caesar")
            watching = one["invites"][1]["token"]
            socket = await eve.socket()
            assert (await socket.watch(other["match"], token=watching))["type"] == "refused"
            sit = await socket.command("sit", other["match"], 1, nonce=NONCE, token=one["invites"][0]["token"])
            assert sit["error"]["code"] == "not-allowed"
            by_watching = await socket.command("sit", one["match"], 1, nonce=NONCE, token=watching)
            assert by_watching["error"]["code"] == "not-allowed"

    run(story())


def test_p15_without_a_session_nothing_changes() -> None:
    async def story() -> None:
        async with world() as w:
            match, _, _ = await w.two_at_a_table("caesar", visibility="public")
            nobody = w.stranger()
            socket = await nobody.socket()
            assert (await socket.watch(match))["your_seats"] == []
            assert (await socket.command("resign", match, 0))["error"]["code"] == "no-session"
            await socket.send("say", id="1", match=match, text="x")
            assert (await socket.until("refused"))["error"]["code"] == "no-session"
            for path in ("/tables", "/join", "/records"):
                assert (await nobody.http.post(f"/api/v1{path}", json={})).status_code in (400, 401)
            assert (await nobody.http.get("/api/v1/mine")).status_code == 401

    run(story())


# ---- logs and names ------------------------------------------------------------------------------------------


def test_p15_no_secret_in_a_log() -> None:
    """Whatever is logged while a match is played and things go wrong."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    before = LOGGER.handlers, LOGGER.level, LOGGER.propagate
    LOGGER.handlers, LOGGER.propagate = [handler], False
    LOGGER.setLevel(logging.DEBUG)

    async def story(w: World) -> list[str]:
        anna = await w.guest("Anna Tajná")
        made = await anna.create("duel", ["me", "Tiro"])
        socket = await anna.seated(made["match"])
        w.evaluator.to_lose = 1
        await socket.play(made["match"], 0)
        await socket.send("say", id="1", match=made["match"], text="whispered words")
        await socket.until("said")
        log(logging.ERROR, "provoked", person=anna.person, name="Anna Tajná", token="leak")
        try:
            raise ValueError("whispered words")
        except ValueError:
            LOGGER.exception("provoked")
        cookie = anna.http.cookies.get("triumvir_session")
        invites = [invite["token"] for invite in made["invites"]]
        return [str(cookie), *invites, w.server.registry.matches[made["match"]].match.seed.hex()]

    async def told() -> list[str]:
        async with world() as w:
            return await story(w)

    try:
        secrets = run(told())
    finally:
        LOGGER.handlers, LOGGER.propagate = before[0], before[2]
        LOGGER.setLevel(before[1])
    text = written.getvalue()
    assert "server started" in text
    assert "provoked" in text
    assert not [word for word in [*secrets, "whispered", "Tajn", "leak"] if word in text]
    assert all(json.loads(line)["event"] for line in text.splitlines())


@pytest.mark.parametrize(
    ("given", "shown"),
    [("  Anna  B ", "Anna B"), ("A\u202eB", "A B"), ("Zoë", "Zoë"), ("x" * 40, "x" * 24), ("A\u0000B", "A B")],
)
def test_p15_names_cannot_disguise(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "\u0000"])
def test_p15_a_name_has_to_be_seen(name: str) -> None:
    with pytest.raises(ApiError):
        clean_name(name)


def test_a_stopping_server_says_so_and_lets_nobody_in() -> None:
    async def story() -> None:
        async with world() as w:
            match, anna, _ = await w.two_at_a_table()
            await w.server.stop()
            farewell = await anna.until("farewell")
            assert (farewell["error"]["code"], farewell["retry"]) == ("stopping", 1000)
            late = Wire(w.server)
            with pytest.raises(ConnectionError, match="stopping"):
                await asyncio.wait_for(late.recv(), 60)
            assert (await w.stranger().http.get("/ready")).status_code == 503
            assert (await w.stranger().http.get("/health")).json()["status"] == "stopping"
            assert match

    run(story())
