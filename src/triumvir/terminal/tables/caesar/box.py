"""A box as it is shown in the terminal: every token with its signs, the bonus tokens, the tiles of Auto-Crassus."""

from collections.abc import Sequence

from rich.text import Text

from triumvir.games.caesar.box import BONUSES, DIFFICULTIES, N_KINDS, SIDES
from triumvir.games.caesar.contents import Box
from triumvir.terminal.colours import PARCHMENT, STONE
from triumvir.terminal.language import say
from triumvir.terminal.tables.caesar.words import bonus_name, chip, side_name, token_sign


def box_lines(box: Box) -> list[Text]:
    """All that is in a box beside the map."""
    return [
        *[_tokens(side_name(side), side, tokens_of(box, number)) for number, side in enumerate(SIDES)],
        _tokens(say("caesar-centurions"), SIDES[0], box.centurions),
        _bonus_tokens(box),
        *[_tile(tile, commands) for tile, commands in zip(box.tiles, box.contents.orders.tiles, strict=True)],
        _decks("centurions=off", box.contents.orders.decks),
        _decks("centurions=on", box.contents.orders.decks_with_centurions),
    ]


def tokens_of(box: Box, side: int) -> list[str]:
    """The base tokens of a side, each as often as it is there."""
    base = box.tokens[: int(box.first_centurion)]
    return [token for kind, token in enumerate(base) for _ in range(box.copies[side * N_KINDS + kind])]


def _tokens(heading: str, side: str, tokens: Sequence[str]) -> Text:
    text = Text(f"{heading:12}", style=STONE)
    for token in tokens:
        text.append(token_sign(token), chip(side))
        text.append(" ")
    return text


def _bonus_tokens(box: Box) -> Text:
    counts = zip(BONUSES, box.contents.bonus_tokens, strict=True)
    return Text(", ".join(f"{count} {bonus_name(bonus)}" for bonus, count in counts), style=PARCHMENT)


def _tile(tile: str, commands: Sequence[str]) -> Text:
    text = Text(f"{tile}  ", style=STONE)
    return text.append(", ".join(say(f"caesar-command-{command}") for command in commands), PARCHMENT)


def _decks(option: str, decks: Sequence[str]) -> Text:
    words = zip(DIFFICULTIES, decks, strict=True)
    return Text(f"{option:16}" + "  ".join(f"{word} {deck}" for word, deck in words), style=STONE)
