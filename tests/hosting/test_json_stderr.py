"""With a server running, every line of its stderr is a JSON object without anybody's words in it."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from triumvir.hosting.json_stderr import as_json

PATIENCE = 90.0
"""Ends a test that would wait for ever."""
CANARY = "Canaria"
NONCE = "00112233445566778899aabbccddeeff"
pytestmark = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="children are found in /proc")


class Running:
    """A server in a process of its own, as people start it."""

    def __init__(self, process: "subprocess.Popen[str]", address: str) -> None:
        self.process = process
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)

    def children(self) -> list[int]:
        """Its processes, without multiprocessing's own tracker."""
        places = [place for place in Path("/proc").iterdir() if place.name.isdigit()]
        mine = [place for place in places if f"PPid:\t{self.process.pid}\n" in _text(place / "status")]
        return [int(place.name) for place in mine if "spawn_main" in _text(place / "cmdline")]

    def speak(self, data: bytes) -> None:
        """Something that is not HTTP, or not a WebSocket any more."""
        place = urlsplit(self.address)
        assert place.hostname is not None
        with socket.create_connection((place.hostname, place.port or 0), PATIENCE) as talk:
            talk.settimeout(PATIENCE)
            with suppress(ConnectionError):
                talk.sendall(data)
                while talk.recv(65536):
                    pass


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8", "replace")
    except OSError:
        return ""


@contextmanager
def running(log: Path, *arguments: str) -> Iterator[Running]:
    with log.open("wb") as stderr:
        process = subprocess.Popen(
            [sys.executable, "-X", "dev", "-m", "triumvir.cli", "serve", "--port", "0", *arguments],
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
        )
    assert process.stdout is not None
    try:
        server = Running(process, process.stdout.readline().split()[-1])
        with server.http:
            yield server
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
    finally:
        process.kill()
        process.stdout.close()
        process.wait()


def hold_on(server: Running, is_so: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until
        assert server.process.poll() is None
        time.sleep(0.05)


def handshake() -> bytes:
    lines = ["GET /api/v1/socket HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade"]
    key = secrets.token_urlsafe(16)[:22] + "=="
    return "\r\n".join([*lines, f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]).encode()


def said_in(log: Path) -> list[dict[str, Any]]:
    """Every line, and none of them anything but an object."""
    text = log.read_text("utf-8")
    assert CANARY not in text
    lines = [json.loads(line) for line in text.splitlines()]
    assert all(isinstance(line, dict) and {"at", "level", "event"} <= line.keys() for line in lines)
    return lines


@pytest.mark.slow
@pytest.mark.parametrize("processes", [1, 2])
def test_a_server_out_of_luck_logs_nothing_but_json(tmp_path: Path, processes: int) -> None:
    log = tmp_path / "log"
    database = f"sqlite://{tmp_path}/t.db"
    with running(log, "--database", database, "--processes", str(processes)) as server:
        http = server.http
        http.post("/api/v1/session", json={"name": CANARY})
        wish = {"game": "cleopatra", "nonce": NONCE, "seats": [{"kind": "me"}, {"kind": "bot", "level": "Tiro"}]}
        assert http.post("/api/v1/tables", json=wish).status_code == 201
        hold_on(server, lambda: bool(server.children()))
        for child in server.children():
            os.kill(child, signal.SIGKILL)
        server.speak(f"{CANARY} is no HTTP\r\n\r\n".encode())
        server.speak(handshake() + b"\xff\x00" + CANARY.encode())
        hold_on(server, lambda: http.get("/ready").status_code == 200)
        taken = subprocess.run(
            [sys.executable, "-m", "triumvir.cli", "serve", "--port", str(urlsplit(server.address).port)],
            env={**os.environ, "TRIUMVIR_DATABASE": database},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert taken.returncode == 2
        assert json.loads(taken.stderr)["event"] == "cannot serve"
    assert {"worker lost", "server process has fallen"} & {line["event"] for line in said_in(log)}


def test_python_and_libraries_are_heard_without_their_words(tmp_path: Path) -> None:
    """Warnings, threads, what nobody could raise, foreign loggers, children, and whoever writes to the file itself."""
    program = f"""
import logging, os, subprocess, sys, threading, warnings
from triumvir.hosting.json_stderr import everything_as_json

class Doomed:
    def __del__(self):
        raise ValueError("{CANARY}")

with everything_as_json("info"):
    warnings.warn("{CANARY}", ResourceWarning)
    logging.getLogger("uvicorn.error").error("{CANARY}")
    logging.getLogger("psycopg.pool").warning("gone: %s", "{CANARY}")
    thread = threading.Thread(target=lambda: {{}}["{CANARY}"])
    thread.start()
    thread.join()
    Doomed()
    os.write(2, b"{CANARY} wrote this\\n")
    subprocess.run([sys.executable, "-c", "raise LookupError('{CANARY}')"])
"""
    log = tmp_path / "log"
    with log.open("wb") as stderr:
        subprocess.run([sys.executable, "-W", "always", "-c", program], stderr=stderr, timeout=PATIENCE, check=True)
    lines = said_in(log)
    assert {"warned", "said by others", "thread failed", "unraisable"} <= {line["event"] for line in lines}
    assert {"ResourceWarning", "KeyError", "ValueError", "LookupError"} <= {line.get("error") for line in lines}
    assert {"uvicorn.error", "psycopg.pool"} <= {line.get("by") for line in lines}


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ('  File "/srv/x.py", line 7, in act', {"at_line": "/srv/x.py:7"}),
        ("ValueError: what somebody sent", {"error": "ValueError"}),
        ("/srv/x.py:9: ResourceWarning: what somebody sent", {"error": "ResourceWarning", "at_line": "/srv/x.py:9"}),
        ("what somebody sent", None),
        ('["a list is no object"]', None),
    ],
)
def test_of_a_foreign_line_only_kinds_and_places_are_kept(line: str, kept: dict[str, str] | None) -> None:
    told = as_json(line.encode() + b"\n")
    if kept is None:
        assert told == ""
    else:
        found = json.loads(told)
        assert {name: found[name] for name in kept} == kept
        assert "somebody" not in told


def test_a_line_of_ours_passes_as_it_is() -> None:
    assert as_json(b'{"event":"x"}\n') == '{"event":"x"}'
