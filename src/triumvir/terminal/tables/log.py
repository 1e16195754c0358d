"""What happened, beside the board."""

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from triumvir.terminal.colours import PARCHMENT


def log_text(happened: Sequence[str], lines: int, width: int) -> Text:
    """As much of the end of the log as fits, oldest first."""
    wrapped: list[str] = []
    for sentence in reversed(happened):
        folded = _fold(sentence, width)
        if len(wrapped) + len(folded) > lines:
            break
        wrapped = folded + wrapped
    return Text("\n".join(wrapped), style=PARCHMENT, no_wrap=True)


def _fold(sentence: str, width: int) -> list[str]:
    return wrap(sentence, width, initial_indent="· ", subsequent_indent="  ")
