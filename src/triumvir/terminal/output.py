"""What commands print: JSON for programs, styled text for people, a bar for whoever has to wait."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from triumvir.contract.json import JSON
from triumvir.terminal.tables.table import Room

QUIET_SECONDS: Final = 2.0
"""Seconds before a bar appears."""

Advance = Callable[[float], None]


def print_json(value: JSON) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def people() -> Console:
    return Console(highlight=False)


def room_of(console: Console) -> Room:
    """A terminal as it is; a file or pipe gets lists of ordinary width, and as many lines as it takes."""
    if console.is_terminal:
        return Room(console.width, console.height)
    return Room(min(console.width, 80), 40)


@contextmanager
def waiting(text: str, total: float) -> Iterator[Advance]:
    """A bar on stderr, from the moment the wait becomes long; only on a terminal."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn(text), BarColumn(), TextColumn("{task.percentage:>3.0f} %"), TimeRemainingColumn(), console=console
    )
    task = bar.add_task(text, total=total)
    began = monotonic()

    def advance(done: float) -> None:
        bar.update(task, completed=done)
        if console.is_terminal and not bar.live.is_started and monotonic() - began > QUIET_SECONDS:
            bar.start()

    try:
        yield advance
    finally:
        if bar.live.is_started:
            bar.stop()
