"""One switch for the whole suite: which build of the engine must be the one under test."""

import os

import pytest
from hypothesis import HealthCheck, settings

from triumvir import build_info

# The terminal speaks the language of the environment; most tests read English.
os.environ["LC_ALL"] = "C.UTF-8"

# How long an example takes says how busy the machine is, nothing about us.
NO_HURRY = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("repeatable", NO_HURRY, derandomize=True)
settings.register_profile("exploring", NO_HURRY, print_blob=True)
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
    """Some games take minutes on the pure source and show nothing there that shorter tests do not.

    The long ones go first, so that at the end no core waits for another.
    """
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    if build_info.running() == "pure":
        for item in items:
            if item.get_closest_marker("compiled"):
                item.add_marker(pytest.mark.skip(reason="takes too long on the pure source"))


def pytest_report_header() -> str:
    return f"engine: {build_info.running()}"
