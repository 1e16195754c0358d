"""Card counting that a careful player could do on paper: the vote pile, and the cards still out."""

from rich.table import Table
from rich.text import Text

from triumvir.cli.colours import PARCHMENT, STONE
from triumvir.cli.tables.cleopatra.words import ink, near_side, other_side, short_card, side_name
from triumvir.cli.texts.cleopatra import GROUPS, LABELS, SHORT_VOTES
from triumvir.games.cleopatra.view import TableView


def vote_lines(view: TableView, is_short: bool) -> list[Text]:
    """What is in the pile, what is out until the shuffle, and how likely a group is called. [K33, K34]"""
    count = sum(view.pile.values())
    pile = Text(" " + LABELS["pile"].format(count=count) + " ", style=STONE, no_wrap=True)
    pile.append(_votes(view.pile), PARCHMENT)
    chance = Text(no_wrap=True, style=STONE)
    chance.append(" " + LABELS["vote_discards"] + " ")
    chance.append(_votes(view.vote_discards), PARCHMENT)
    chance.append(" · " + _chance(view, is_short))
    return [pile, chance]


def _votes(cards: dict[str, int]) -> str:
    named = [f"{SHORT_VOTES[card]}{f' ×{count}' if count > 1 else ''}" for card, count in cards.items() if count]
    return ", ".join(named) or LABELS["nothing"]


def _chance(view: TableView, is_short: bool) -> str:
    odds = view.odds()
    total = next(iter(odds.values()), (0, 1))[1]
    now = f"{sum(count for card, (count, _) in odds.items() if card in GROUPS)}/{total}"
    later = "/".join(str(number) for number in view.long_run())
    return LABELS["chance_short" if is_short else "chance"].format(now=now, later=later)


# ---- cards still out -----------------------------------------------------------------------------------------


def counting_table(view: TableView) -> Table:
    """How many cards of every kind each side still has out of the viewer's sight, of how many."""
    table = Table.grid(padding=(0, 1), pad_edge=False)
    table.add_column(no_wrap=True)
    for _ in view.copies:
        table.add_column(no_wrap=True, justify="right")
    table.add_row(
        Text(f" {LABELS['still_out']}", STONE),
        *(Text(f"{short_card(card)} /{count}", STONE) for card, count in view.copies.items()),
    )
    for name in _far_and_near(view):
        counts = view.still_out(name).values()
        table.add_row(Text(f" {_whose(view, name)}", ink(name)), *(Text(str(count), _style(count)) for count in counts))
    return table


def counting_lines(view: TableView) -> list[Text]:
    """The same in one line for each side."""
    lines = []
    for name in _far_and_near(view):
        out = [f"{short_card(card)[:4]}:{count}" for card, count in view.still_out(name).items()]
        line = Text(f" {LABELS['still_out']} ", style=STONE, no_wrap=True)
        lines.append(line.append(f"{side_name(name)[:4]} ", ink(name)).append(" ".join(out), PARCHMENT))
    return lines


def _far_and_near(view: TableView) -> tuple[str, str]:
    near = near_side(view)
    return other_side(near), near


def _whose(view: TableView, name: str) -> str:
    label = "still_out_own" if name == view.viewer else "still_out_other"
    return LABELS[label].format(side=side_name(name))


def _style(count: int) -> str:
    return PARCHMENT if count else STONE
