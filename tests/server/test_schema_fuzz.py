"""schemathesis on the HTTP interface: whatever its documentation allows or forbids, answers are as documented."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
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

from triumvir.lab.killtest.servers import ADDRESS, ROOMY

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@contextmanager
def a_server(folder: Path) -> Iterator[str]:
    """The address of a server in a process of its own, as people start it."""
    words = ("-m", "triumvir.cli", "serve", "--port", "0", "--database", f"sqlite://{folder}/triumvir.db")
    with subprocess.Popen(
        [sys.executable, *words], stdout=subprocess.PIPE, text=True, env={**os.environ, **ROOMY}
    ) as server:
        try:
            assert server.stdout is not None
            told = server.stdout.readline()
            assert told.startswith(ADDRESS)
            yield told.removeprefix(ADDRESS).strip()
        finally:
            server.terminate()


@pytest.mark.slow
@pytest.mark.parametrize("mode", GenerationMode)
def test_every_answer_is_as_documented(mode: GenerationMode, tmp_path: Path) -> None:
    with a_server(tmp_path) as root:
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
