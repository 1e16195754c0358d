"""`triumvir serve --open`: when it opens a browser."""

import pytest

from triumvir.cli.serve import has_browser


@pytest.mark.parametrize(
    ("environment", "platform", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_browser_is_opened_only_where_there_is_a_screen(
    environment: dict[str, str], platform: str, expected: bool
) -> None:
    assert has_browser(environment, platform) is expected
