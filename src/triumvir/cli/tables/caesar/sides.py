"""The two sides of the table: supply, bag, markers, Senate row, Centurions, and Auto-Crassus' tile."""

from rich.text import Text

from triumvir.cli.colours import GOLD, PARCHMENT, STONE
from triumvir.cli.tables.caesar.words import chip, ink, side_name, token_sign
from triumvir.cli.tables.table import Scene
from triumvir.cli.texts.caesar import BONUSES, LABELS, WHEREABOUTS
from triumvir.games.caesar.box import FIRST_CENTURION, MARKERS, TOKENS
from triumvir.games.caesar.view import SideView, TableView


def side_lines(view: TableView, scene: Scene, name: str, seat: int) -> list[Text]:
    """Two lines for a side, three where Centurions are in play."""
    side = view.sides[name]
    lines = [_heading(view, scene, name, seat), _supply(view, name)]
    if side.centurions:
        lines.append(_centurions(side))
    return lines


def _heading(view: TableView, scene: Scene, name: str, seat: int) -> Text:
    side = view.sides[name]
    to_play = view.active == name and view.phase != "over"
    text = Text("▶" if to_play else " ", style=GOLD, no_wrap=True)
    text.append(f" {side_name(name).upper()} ", chip(name))
    if scene.players:
        text.append(f" {scene.players[seat]}", STONE)
    text.append("  " + "■" * side.markers + "·" * (MARKERS - side.markers), ink(name))
    text.append(" " + LABELS["markers"].format(count=side.markers), PARCHMENT)
    if side.removed:
        text.append(", " + LABELS["removed"].format(count=side.removed), STONE)
    return text


def _supply(view: TableView, name: str) -> Text:
    side = view.sides[name]
    text = Text("   ", no_wrap=True)
    text.append(LABELS["row" if name == view.crassus else "supply"] + " ", STONE)
    if side.tokens is None:
        text.append(LABELS["hidden"].format(count=side.supply), STONE)
    elif not side.tokens:
        text.append(LABELS["empty"], STONE)
    else:
        for token in side.tokens:
            text.append(f" {token_sign(token)} ", chip(name))
            text.append(" ")
    text.append("  " + LABELS["bag"].format(count=side.bag), PARCHMENT)
    text.append("  " + _senate(side), PARCHMENT)
    return text


def _senate(side: SideView) -> str:
    if not side.senate:
        return LABELS["no_senate"]
    return LABELS["senate"].format(row=" ".join(f"[{markers}]" for markers in side.senate))


def _centurions(side: SideView) -> Text:
    words = [
        f"{token_sign(token)} {WHEREABOUTS[state]}"
        for token, state in zip(TOKENS[FIRST_CENTURION:], side.centurions, strict=True)
    ]
    return Text("   " + LABELS["centurions"].format(row=", ".join(words)), style=STONE, no_wrap=True)


def common_lines(view: TableView) -> list[Text]:
    """What belongs to no side: the tiles of Auto-Crassus, the bank."""
    words = []
    if view.tile is not None:
        words.append(LABELS["tile"].format(tile=view.tile))
    if view.deck:
        words.append(LABELS["deck"].format(deck=" ".join(t for t, count in view.deck.items() for _ in range(count))))
    bank = [f"{count} {BONUSES[bonus]}" for bonus, count in view.bank.items() if count]
    if bank:
        words.append(LABELS["bank"].format(bank=", ".join(bank)))
    if view.extra_turn:
        words.append(LABELS["extra_turn"])
    return [Text("   " + " · ".join(words), style=STONE, no_wrap=True)] if words else []
