"""Structured logs: one JSON object a line, ids and numbers only. No name, no text, no token is ever written.

What others log (uvicorn, psycopg, asyncio, Python itself) may hold what somebody sent: of that only who said it, the
kind of error and the place are kept, which is enough to find the words.
"""

import json
import logging
from collections.abc import Mapping
from typing import Final

OURS: Final = "triumvir"
LOGGER: Final = logging.getLogger("triumvir.server")
FIELDS: Final = frozenset(
    {"match", "person", "code", "kind", "seq", "seat", "status", "method", "route", "ms", "job", "count", "error"}
)
"""What may be logged; anything else is left out."""


def log(level: int, event: str, **values: str | int | float | None) -> None:
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={"values": {name: values[name] for name in values if name in FIELDS}})


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        values: Mapping[str, object] = getattr(record, "values", {})
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage() if _is_ours(record) else "said by others",
            **({} if _is_ours(record) else {"by": record.name, "said_at": f"{record.pathname}:{record.lineno}"}),
            **values,
        }
        if record.exc_info and record.exc_info[0] is not None:
            # The text of an exception may hold what somebody sent; its kind and place are enough.
            line["error"] = record.exc_info[0].__name__
            line["at_line"] = _place(record)
        return json.dumps(line, ensure_ascii=False)


def _is_ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] == OURS


def _place(record: logging.LogRecord) -> str:
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
