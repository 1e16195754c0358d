"""The end of the log without a new line for every sentence, where lines are scarce."""

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from triumvir.terminal.colours import PARCHMENT


def running_text(happened: Sequence[str], lines: int, width: int) -> Text:
    """As many of the last sentences as fit into so many lines."""
    sentences = _last(happened, lines * width)
    folded = wrap(" ".join(sentences), width)
    while len(folded) > lines:
        del sentences[0]
        folded = wrap(" ".join(sentences), width)
    return Text("\n".join(folded), style=PARCHMENT, no_wrap=True)


def _last(happened: Sequence[str], letters: int) -> list[str]:
    """The last sentences with no more letters than these."""
    count = 0
    while count < len(happened) and letters >= len(happened[-count - 1]):
        letters -= len(happened[-count - 1]) + 1
        count += 1
    return list(happened[len(happened) - count :])
