"""Everything that a running server writes to stderr is one JSON object a line, whoever writes it.

Our own logger writes there. What Python says by itself (warnings, exceptions that nobody caught, in whatever thread) is
made a line of ours. What is written past all that, by a child process in trouble, by multiprocessing's tracker or by a
library in C, goes through a pipe, from which only kinds of errors and places in files come out: the rest may be what
somebody sent.
"""

import json
import logging
import os
import re
import sys
import threading
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import TracebackType
from typing import Final, TextIO

from triumvir.contract.errors import BadInput
from triumvir.server.logs import LOGGER, JsonLines

LEVELS: Final = ("debug", "info", "warning", "error")
STDERR: Final = 2
LAST_WORDS: Final = 0.2
"""Seconds in which what was written last is still heard."""
_PLACE: Final = re.compile(r'\s*File "([^"\n]+)", line (\d+)')
_WARNED: Final = re.compile(r"(/[^:\n]+\.py):(\d+): (\w+)")
_ERROR: Final = re.compile(r"((?:\w+\.)*[A-Z]\w*(?:Error|Exception|Warning|Interrupt|Exit|Input|Lost))(?:: |$)")


def log_to_stderr(level: str, stream: TextIO | None = None) -> None:
    """Ours at the level that is wished, what others say if it is a warning or worse."""
    if level not in LEVELS:
        raise BadInput(f"'{level}' is none of {', '.join(LEVELS)}", "setting log")
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    LOGGER.handlers = [handler]
    LOGGER.setLevel(level.upper())
    LOGGER.propagate = False
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    _hear_python()


def _hear_python() -> None:
    """What Python would write by itself."""
    warnings.showwarning = _warned
    sys.excepthook = _uncaught
    threading.excepthook = lambda told: _failed("thread failed", told.exc_type, told.exc_value, told.exc_traceback)
    sys.unraisablehook = lambda told: _failed("unraisable", told.exc_type, told.exc_value, told.exc_traceback)


def _warned(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    LOGGER.warning("warned", extra={"values": {"error": category.__name__, "at_line": f"{filename}:{lineno}"}})


def _uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if not issubclass(kind, KeyboardInterrupt):
        _failed("uncaught", kind, error, trace)


def _failed(event: str, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    if not issubclass(kind, SystemExit):
        LOGGER.error(event, exc_info=(kind, error or kind(), trace))


# ---- what is written past the logs ---------------------------------------------------------------------------


@contextmanager
def everything_as_json(level: str) -> Iterator[None]:
    """From here on stderr holds nothing but our lines; children inherit the pipe, and are heard through it."""
    with suppress(OSError, ValueError):
        sys.stderr.flush()
    kept = os.dup(STDERR)
    came, goes = os.pipe()
    os.dup2(goes, STDERR)
    os.close(goes)
    with open(kept, "w", encoding="utf-8", buffering=1) as out:
        log_to_stderr(level, out)
        listener = threading.Thread(target=_listen, args=(came, out), daemon=True)
        listener.start()
        try:
            yield
        finally:
            os.dup2(kept, STDERR)
            listener.join(LAST_WORDS)  # children that outlive us keep the pipe open
            log_to_stderr(level)


def _listen(came: int, out: TextIO) -> None:
    with open(came, "rb") as lines, suppress(OSError, ValueError):
        for line in lines:
            told = as_json(line)
            if told:
                out.write(told + "\n")


def as_json(line: bytes) -> str:
    """The line itself if it is one of ours; else what may be kept of it, or nothing."""
    text = line.decode("utf-8", "replace").rstrip("\n")
    if _is_object(text):
        return text
    values = _kept(text)
    if not values:
        return ""
    told = {"at": round(time.time(), 3), "level": "warning", "event": "written past the logs", **values}
    return json.dumps(told, ensure_ascii=False)


def _is_object(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False


def _kept(text: str) -> dict[str, str]:
    for pattern, names in ((_WARNED, ("file", "line", "error")), (_PLACE, ("file", "line")), (_ERROR, ("error",))):
        found = pattern.match(text)
        if found is not None:
            values = dict(zip(names, found.groups(), strict=True))
            place = {"at_line": f"{values.pop('file')}:{values.pop('line')}"} if "file" in values else {}
            return {**values, **place}
    return {}
