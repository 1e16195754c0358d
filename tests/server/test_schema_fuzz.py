"""schemathesis on the HTTP interface: whatever its documentation allows or forbids, answers are as documented."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.world import world

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@contextmanager
def a_server() -> Iterator[int]:
    """A server with real sockets in a thread of its own."""
    ready: list[int] = []
    is_up, is_done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with world(real=True) as w:
            ready.append(w.port)
            is_up.set()
            await asyncio.to_thread(is_done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    is_up.wait()
    try:
        yield ready[0]
    finally:
        is_done.set()
        thread.join()


@pytest.mark.slow
@pytest.mark.parametrize("mode", GenerationMode)
def test_every_answer_is_as_documented(mode: GenerationMode) -> None:
    with a_server() as port:
        root = f"http://127.0.0.1:{port}"
        cookies = dict(httpx.post(f"{root}/api/v1/session", json={"name": "Anna"}).cookies)
        schema = schemathesis.openapi.from_url(f"{root}/api/v1/openapi.json")
        statuses = set()

        @settings(max_examples=150, suppress_health_check=list(HealthCheck))
        @given(case=schema.as_strategy(generation_mode=mode))
        def fuzz(case: "Case[Any]") -> None:
            response = case.call_and_validate(base_url=root, checks=CHECKS, cookies=cookies)
            statuses.add(response.status_code)

        fuzz()
    assert statuses & {400, 404, 422}
    assert 200 in statuses or mode is GenerationMode.NEGATIVE
