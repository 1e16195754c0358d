"""One switch for the whole suite: which build of the engine must be the one under test."""

import os

import pytest
from hypothesis import settings

from triumvir import build_info

settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.register_profile("exploring", deadline=None, print_blob=True)
settings.load_profile(os.environ.get("TRIUMVIR_HYPOTHESIS", "repeatable"))


def pytest_configure() -> None:
    """A run that was asked for one build must never silently test the other."""
    expected = os.environ.get("TRIUMVIR_EXPECT")
    if expected not in (None, "compiled", "pure"):
        raise pytest.UsageError(f"TRIUMVIR_EXPECT is compiled or pure, not {expected!r}")
    if expected is not None and expected != build_info.running():
        raise pytest.UsageError(f"asked to test the {expected} engine, but the {build_info.running()} one runs")
    if expected == "compiled" and build_info.is_stale():
        raise pytest.UsageError("the compiled engine is out of date; run `make setup`")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Some games take minutes on the pure source and show nothing there that shorter tests do not."""
    if build_info.running() == "pure":
        for item in items:
            if item.get_closest_marker("compiled"):
                item.add_marker(pytest.mark.skip(reason="takes too long on the pure source"))


def pytest_report_header() -> str:
    return f"engine: {build_info.running()}"
