"""The two sides of the table: supply, bag, markers, Senate row, Centurions, and Auto-Crassus' tile."""

from rich.text import Text

from triumvir.games.caesar.box import MARKERS
from triumvir.games.caesar.view import TableView
from triumvir.terminal.colours import GOLD, PARCHMENT, STONE
from triumvir.terminal.language import say
from triumvir.terminal.tables.caesar.words import bonus_name, chip, ink, letter, side_name, token_sign
from triumvir.terminal.tables.table import Scene


def side_lines(view: TableView, scene: Scene, name: str, seat: int) -> list[Text]:
    return [_heading(view, scene, name, seat), _supply(view, name)]


def _heading(view: TableView, scene: Scene, name: str, seat: int) -> Text:
    side = view.sides[name]
    to_play = view.active == name and view.phase != "over"
    text = Text("▶" if to_play else " ", style=GOLD, no_wrap=True)
    text.append(f" {side_name(name).upper()} ", chip(name))
    if scene.players:
        text.append(f" {scene.players[seat]}", STONE)
    text.append("  " + "■" * side.markers + "·" * (MARKERS - side.markers), ink(name))
    text.append(" " + say("terminal-caesar-markers", count=side.markers), PARCHMENT)
    if side.removed:
        text.append(", " + say("caesar-removed", count=side.removed), STONE)
    if side.skips:
        text.append(", " + say("caesar-skips", count=side.skips), STONE)
    return text


def _supply(view: TableView, name: str) -> Text:
    side = view.sides[name]
    text = Text("   ", no_wrap=True)
    text.append(say("terminal-caesar-row" if name == view.crassus else "caesar-supply-word") + " ", STONE)
    if side.tokens is None:
        text.append(say("terminal-caesar-hidden", count=side.supply), STONE)
    elif not side.tokens:
        text.append(say("terminal-caesar-empty"), STONE)
    else:
        for token in side.tokens:
            text.append(token_sign(token), chip(name))
            text.append(" ")
    text.append(" " + say("terminal-caesar-bag", count=side.bag), PARCHMENT)
    if side.senate:
        row = "".join(f"[{markers}]" for markers in side.senate)
        text.append(" " + say("terminal-caesar-senate", row=row), PARCHMENT)
    return text


def centurions_line(view: TableView) -> Text:
    """Which Centurions still lie beside the bags; in parentheses those taken and not seen since."""
    text = Text(" " + say("caesar-centurions"), style=STONE, no_wrap=True)
    for name, side in view.sides.items():
        text.append(f" {letter(name)}", ink(name))
        for token, state in zip(view.rules.box.centurions, side.centurions, strict=True):
            if state != "seen":
                text.append(f" {token_sign(token)}" if state == "beside" else f" ({token_sign(token)})")
    return text


def bank_text(view: TableView) -> str:
    bank = [f"{count} {bonus_name(bonus)}" for bonus, count in view.bank.items() if count]
    return say("terminal-caesar-bank", bank=", ".join(bank)) if bank else ""


def common_lines(view: TableView) -> list[Text]:
    """What belongs to both sides: Centurions, the tiles of Auto-Crassus, a turn to come."""
    words = []
    if view.tile is not None:
        words.append(say("terminal-caesar-tile", tile=view.tile))
    if view.deck:
        words.append(
            say("terminal-caesar-deck", deck=" ".join(t for t, count in view.deck.items() for _ in range(count)))
        )
    if view.extra_turn:
        words.append(say("terminal-caesar-extra-turn"))
    if view.wealth_due:
        words.append(say("caesar-wealth-due", count=view.wealth_due))
    lines = [Text("   " + " · ".join(words), style=STONE, no_wrap=True)] if words else []
    return [centurions_line(view), *lines] if any(side.centurions for side in view.sides.values()) else lines
