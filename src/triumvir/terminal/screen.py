"""The terminal as one place to draw and to ask. A live one is redrawn; a file or pipe just gets more lines."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.text import Text

from triumvir.terminal.output import room_of
from triumvir.terminal.tables.table import Room


class Screen:
    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def is_live(self) -> bool:
        return self.console.is_terminal

    @property
    def room(self) -> Room:
        return room_of(self.console)

    @contextmanager
    def opened(self) -> Iterator[None]:
        """A live terminal gets a sheet of its own, which leaves no trace when the game is put away."""
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def clear(self) -> None:
        if self.is_live:
            self.console.clear()

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part, highlight=False)

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style), soft_wrap=not self.is_live)

    def say_shortly(self, text: str, style: str = "") -> None:
        """One line, cut off where a live screen ends."""
        if self.is_live:
            self.console.print(Text(text, style=style), no_wrap=True, overflow="ellipsis")
        else:
            self.say(text, style)

    def read(self, prompt: str, style: str = "") -> str:
        """One line from the player; EOFError when there are no more."""
        return self.console.input(Text(prompt, style=style)).strip()
