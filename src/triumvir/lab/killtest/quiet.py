"""A server that is killed says nothing; one that complains has found something that should not be."""

import re
from pathlib import Path
from typing import Final

from triumvir.lab.killtest.errors import Lost

EXPECTED: Final = ("process has fallen",)
"""What a server may complain of here: somebody has killed one of its processes."""
TRACE: Final = re.compile(r"^Traceback .*\n(?:[ ].*\n)*.*", re.MULTILINE)
SPAWNING: Final = "multiprocessing/spawn.py"
"""A process that is just being made when its maker dies says so, and that is no news."""


def must_be_quiet(log: Path) -> None:
    text = log.read_text("utf-8", "replace")
    for line in text.splitlines():
        if '"level": "error"' in line and not any(words in line for words in EXPECTED):
            raise Lost(f"a server complained: {line}")
    for trace in TRACE.findall(text):
        if SPAWNING not in trace:
            raise Lost(f"a server complained: {trace}")
