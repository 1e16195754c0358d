"""Below the strip: every chariot in one line, for small terminals, files and pipes."""

from rich.table import Table
from rich.text import Text

from triumvir.games.ave_caesar.seen import ChariotView
from triumvir.games.ave_caesar.view import TableView
from triumvir.terminal.colours import GOLD, GOLD_CHIP, PARCHMENT, STONE
from triumvir.terminal.language import say
from triumvir.terminal.tables.ave_caesar.outlook import prospects
from triumvir.terminal.tables.ave_caesar.standing import cards_left, denarius_words, lap_words
from triumvir.terminal.tables.ave_caesar.words import CARD, chariot_name, chip

HEADS = ("chariot", "cell", "lap", "denarius", "to-go", "spare", "left", "laurels", "hand")


def list_chariots(view: TableView) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=STONE)
    for head in HEADS:
        table.add_column(_head(head), no_wrap=True, justify="right" if head in ("to-go", "spare") else "left")
    for name in view.chariots:
        table.add_row(*_row(view, name))
    return table


def _head(head: str) -> str:
    return "✶" if head == "laurels" else say(f"terminal-ave-head-{head}")


def _row(view: TableView, name: str) -> list[Text]:
    chariot = view.chariots[name]
    denarius = say("terminal-ave-disqualified-short") if chariot.disqualified else denarius_words(chariot)
    words = [chariot.cell or "", lap_words(chariot), denarius, *_way(view, name)]
    words += [_left(chariot), "" if chariot.player is None else str(chariot.laurels)]
    return [_name(view, name), *(Text(word, style=PARCHMENT) for word in words), _hand(view, name)]


def _name(view: TableView, name: str) -> Text:
    text = Text("▶" if view.active == name else " ", style=GOLD)
    text.append(*chip(name))
    return text.append(f" {chariot_name(name)}", PARCHMENT)


def _way(view: TableView, name: str) -> list[str]:
    """Cells to go and points to spare."""
    outlook = prospects(view, name)
    if outlook is None:
        return ["", ""]
    return [str(outlook.to_go), "–" if outlook.misses_lane else str(outlook.to_spare)]


def _left(chariot: ChariotView) -> str:
    return " ".join(str(count) for count in cards_left(chariot)) if chariot.cell else ""


def _hand(view: TableView, name: str) -> Text:
    """Own cards; and who leads."""
    text = Text()
    for card in view.chariots[name].cards or ():
        text.append(f" {card} ", GOLD_CHIP if view.active == name else CARD)
    if name in view.leaders():
        text.append(" " + say("terminal-ave-no-six" if name in view.sixes_locked() else "ave-leads"), GOLD)
    return text
