"""Beside the map: every chariot in three lines, own hands, the tournament, and what happened."""

from textwrap import wrap
from typing import Final

from rich.console import Group
from rich.text import Text

from triumvir.games.ave_caesar.view import TableView
from triumvir.terminal.colours import GOLD, GOLD_CHIP, PARCHMENT, STONE
from triumvir.terminal.language import say
from triumvir.terminal.tables.ave_caesar.outlook import prospects
from triumvir.terminal.tables.ave_caesar.standing import (
    cards_left,
    denarius_words,
    lap_words,
    laurels_words,
    lead_words,
    next_words,
    player_of,
    spare_words,
    to_come_words,
    turned_up_words,
)
from triumvir.terminal.tables.ave_caesar.words import CARD, chariot_name, chip
from triumvir.terminal.tables.log import log_text
from triumvir.terminal.tables.table import Scene

WIDTH: Final = 39
INDENT: Final = "  "


def draw_panel(view: TableView, scene: Scene, width: int, height: int) -> Group:
    lines = [line for name in view.chariots for line in chariot_lines(view, scene, name, width)]
    lines += tournament_lines(view, width)
    spare = height - len(lines)
    return Group(*lines, log_text(scene.happened, spare, width)) if spare > 0 else Group(*lines[:height])


def chariot_lines(view: TableView, scene: Scene, name: str, width: int) -> list[Text]:
    lines = [_heading(view, scene, name, width), _way(view, name), _cards(view, name)]
    hand = _hand(view, name)
    return [line for line in [*lines, hand] if line.plain.strip()]


def _heading(view: TableView, scene: Scene, name: str, width: int) -> Text:
    chariot = view.chariots[name]
    laurels = "" if chariot.player is None else f"✶ {chariot.laurels}"
    text = Text("▶" if view.active == name else " ", style=GOLD, no_wrap=True)
    text.append(*chip(name))
    text.append(f" {chariot_name(name)}", f"bold {PARCHMENT}")
    text.append(f" {player_of(chariot, scene.players)}", STONE)
    text.truncate(width - len(laurels) - 1, pad=True)
    text.append(f" {laurels}", GOLD)
    return text


def _way(view: TableView, name: str) -> Text:
    """Lap, denarius, way home and points to spare."""
    chariot = view.chariots[name]
    words = [lap_words(chariot)]
    if chariot.player is not None:
        words.append(denarius_words(chariot))
    outlook = prospects(view, name)
    if outlook is not None:
        words.append(say("terminal-ave-to-go", cells=outlook.to_go))
        words += [] if chariot.disqualified else [spare_words(outlook)]
    return Text(f"{INDENT}{', '.join(words)}", style=PARCHMENT, no_wrap=True)


def _cards(view: TableView, name: str) -> Text:
    """The cards not played yet; and who may not play the six among them."""
    chariot = view.chariots[name]
    if chariot.cell is None:
        return Text()
    text = Text(INDENT, style=STONE, no_wrap=True)
    text.append(" ".join(f"{card}×{count}" for card, count in enumerate(cards_left(chariot), 1)))
    if name in view.sixes_locked():
        text.append(f" {say('terminal-ave-sixes-locked')}", GOLD)
    else:
        text.append(f" {lead_words(view, name)}", GOLD)
    return text


def _hand(view: TableView, name: str) -> Text:
    cards = view.chariots[name].cards
    if not cards:
        return Text()
    text = Text(f"{INDENT}{say('terminal-ave-hand')} ", style=STONE, no_wrap=True)
    for card in cards:
        text.append(f" {card} ", GOLD_CHIP if view.active == name else CARD)
        text.append(" ")
    return text


def tournament_lines(view: TableView, width: int) -> list[Text]:
    words = [next_words(view), laurels_words(view), to_come_words(view), turned_up_words(view)]
    folded = [line for sentence in words for line in wrap(sentence, width, subsequent_indent="  ")]
    return [Text(line, style=STONE, no_wrap=True) for line in ["", *folded, ""]]
