"""Card counting that a careful player could do on paper: the vote pile, and the cards still out."""

from rich.table import Table
from rich.text import Text

from triumvir.games.cleopatra.box import GROUPS
from triumvir.games.cleopatra.view import TableView
from triumvir.terminal.colours import PARCHMENT, STONE
from triumvir.terminal.language import say
from triumvir.terminal.tables.cleopatra.words import ink, near_side, other_side, short_card, short_vote, side_name


def vote_lines(view: TableView) -> list[Text]:
    """What is in the pile, what is out until the shuffle, and how likely a group is called. [K33, K34]"""
    later = "/".join(str(number) for number in view.long_run())
    chance = say("terminal-cleo-chance", now=_group_chance(view), later=later)
    return [
        _labelled("terminal-cleo-pile", view, f" {_votes(view.pile)}"),
        _labelled("terminal-cleo-discards", view, f" {_votes(view.vote_discards)} · {chance}"),
    ]


def short_vote_line(view: TableView) -> Text:
    """The same in one line; which groups may be called stands in their columns."""
    orgies = [f"{short_vote(card)} {chance}" for card, chance in _orgy_chances(view)]
    out = f"{say('terminal-cleo-discards-short')} {_votes(view.vote_discards)}"
    return _labelled("terminal-cleo-pile-short", view, f" {_group_chance(view)}, {', '.join(orgies)} · {out}")


def _labelled(label: str, view: TableView, rest: str) -> Text:
    text = Text(" " + say(label, count=sum(view.pile.values())), style=STONE, no_wrap=True)
    return text.append(rest, PARCHMENT)


def _votes(cards: dict[str, int]) -> str:
    named = [f"{short_vote(card)}{f' ×{count}' if count > 1 else ''}" for card, count in cards.items() if count]
    return ", ".join(named) or say("terminal-cleo-nothing")


def _group_chance(view: TableView) -> str:
    """How likely the next vote card calls a group."""
    odds = view.odds()
    total = next(iter(odds.values()))[1]
    return f"{sum(count for card, (count, _) in odds.items() if card in GROUPS)}/{total}"


def _orgy_chances(view: TableView) -> list[tuple[str, str]]:
    odds = view.odds()
    return [(card, f"{count}/{total}") for card, (count, total) in odds.items() if card not in GROUPS and count]


# ---- cards still out -----------------------------------------------------------------------------------------


def counting_table(view: TableView) -> Table:
    """How many cards of every kind each side still has out of the viewer's sight, of how many."""
    table = Table.grid(padding=(0, 1), pad_edge=False)
    table.add_column(no_wrap=True)
    for _ in view.copies:
        table.add_column(no_wrap=True, justify="right")
    table.add_row(
        Text(f" {say('terminal-cleo-still-out')}", STONE),
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
        line = Text(f" {say('terminal-cleo-still-out')} ", style=STONE, no_wrap=True)
        lines.append(line.append(f"{side_name(name)[:4]} ", ink(name)).append(" ".join(out), PARCHMENT))
    return lines


def _far_and_near(view: TableView) -> tuple[str, str]:
    near = near_side(view)
    return other_side(near), near


def _whose(view: TableView, name: str) -> str:
    label = "terminal-cleo-still-out-own" if name == view.viewer else "terminal-cleo-still-out-other"
    return say(label, side=side_name(name))


def _style(count: int) -> str:
    return PARCHMENT if count else STONE
