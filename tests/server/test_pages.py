"""The files of the client: cheap to give, and nothing but them is given."""

import gzip
import shutil
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.server.world import ALL_GAMES, ROOMY, RandomEvaluator, run

from triumvir.server.application import Server
from triumvir.server.config import Config
from triumvir.server.http.guard import FILES
from triumvir.storage.memory import MemoryStore

INDEX = b"<!doctype html>"
SCRIPT = b"let salve;" * 20_000
HELD: list[float] = []


def looked_at(
    folder: Path, story: Callable[[httpx.AsyncClient], Awaitable[None]], config: Config = ROOMY, built: bool = True
) -> None:
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    if built:
        (client / "index.html").write_bytes(INDEX)
        (client / "assets" / "index-x.js").write_bytes(SCRIPT)
        (client / "assets" / "index-x.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "secret").write_text("not for anybody")

    async def whole() -> None:
        server = Server(ALL_GAMES, MemoryStore(), RandomEvaluator(), config, client, now=lambda: 10**12)
        server.app.hold = held
        shutil.rmtree(client)
        transport = httpx.ASGITransport(app=server.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            await story(http)

    run(whole())


async def held(seconds: float) -> None:
    HELD.append(seconds)


def test_p14_files_are_read_once_and_never_again(tmp_path: Path) -> None:
    async def story(http: httpx.AsyncClient) -> None:
        page = await http.get("/table/abc")
        assert (page.status_code, page.content) == (200, INDEX)
        assert page.headers["cache-control"] == "no-cache"
        packed = await http.get("/assets/index-x.js")
        assert packed.content == SCRIPT
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["cache-control"] == "public, max-age=31536000"
        assert "javascript" in packed.headers["content-type"]
        plain = await http.get("/assets/index-x.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == SCRIPT
        assert int(plain.headers["content-length"]) == len(SCRIPT)

    looked_at(tmp_path, story)


def test_what_a_browser_has_already_is_not_sent_again(tmp_path: Path) -> None:
    async def story(http: httpx.AsyncClient) -> None:
        tag = (await http.get("/")).headers["etag"]
        again = await http.get("/", headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        assert (await http.get("/", headers={"if-none-match": 'W/"other"'})).status_code == 200

    looked_at(tmp_path, story)


HOSTILE = [
    "/%00",
    "/assets/%00.js",
    "/" + "x" * 300,
    "/assets/" + "x" * 5000,
    "/../secret",
    "/%2e%2e/secret",
    "/..%2fsecret",
    "/assets/..%2f..%2fsecret",
    "/..%5csecret",
    "/%ed%a0%80",
    "/%ff%fe",
    "/%",
    "/assets",
    "/assets/",
    "//etc/passwd",
    "/index-x.js.gz",
]


@pytest.mark.parametrize("path", HOSTILE)
@pytest.mark.parametrize("built", [True, False])
def test_p15_a_path_that_is_no_file_is_the_client(tmp_path: Path, path: str, built: bool) -> None:
    async def story(http: httpx.AsyncClient) -> None:
        answer = await http.request("GET", f"http://localhost{path}")
        assert (answer.status_code, answer.content == INDEX) == ((200, True) if built else (404, False))

    looked_at(tmp_path, story, built=built)


def test_p14_files_are_counted_but_a_page_is_loaded_at_once(tmp_path: Path) -> None:
    HELD.clear()

    async def story(http: httpx.AsyncClient) -> None:
        assert {(await http.get("/assets/index-x.js")).status_code for _ in range(40)} == {200}
        codes = [(await http.get("/")).status_code for _ in range(4 * FILES * 10)]
        assert codes.count(429) == 40
        assert HELD == [1.0] * 40
        assert (await http.get("/api/v1/games")).status_code == 200

    looked_at(tmp_path, story, replace(ROOMY, requests_per_second=10))
