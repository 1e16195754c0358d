"""What came of an arena, as tables for people."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from triumvir.arena.report import percent, range_text, rating_text
from triumvir.arena.schedule import Wish
from triumvir.arena.tally import ELO, Standing, Tally
from triumvir.terminal.colours import GOLD, STONE
from triumvir.terminal.figures import grouped
from triumvir.terminal.language import say
from triumvir.terminal.tables import table_of

MOST_FAULTS: Final = 10
INTERVAL: Final = "95 %"
NARROWEST_NAME: Final = 6
"""On a narrow screen the name of a bot is folded, not left out."""


def report(wish: Wish, tally: Tally) -> RenderableType:
    parts: list[RenderableType] = [standings_table(wish, tally)]
    if len(tally.standings) > 1:
        parts += ["", cross_table(tally)]
    parts += ["", Text(seats_line(wish, tally), style=STONE)]
    parts += [Text(line, style="bold red") for line in fault_lines(tally)]
    return Group(*parts)


def local(figure: str) -> str:
    """A figure with the decimal point of the language."""
    return figure.replace(".", say("command-point"))


def standings_table(wish: Wish, tally: Tally) -> Table:
    options = " ".join(f"{name}={value}" for name, value in wish.options.items()) or say("command-default-options")
    games = say("command-arena-games-played", count=tally.games)
    if tally.games != tally.planned:
        games = say("command-arena-games-of", count=tally.games, planned=tally.planned)
    title = say("command-arena-title", game=wish.game, options=options, games=games, seed=str(wish.seed))
    table = Table(title=title, title_style=GOLD, title_justify="left", box=None, padding=(0, 1), pad_edge=False)
    table.add_column(say("command-arena-head-bot"), overflow="fold", min_width=NARROWEST_NAME)
    heads = ("games", "wins", INTERVAL, "place")
    names = [head if head == INTERVAL else say(f"command-arena-head-{head}") for head in heads]
    for heading in (tally.rating, INTERVAL, *names):
        table.add_column(heading, justify="right", style=STONE if heading == INTERVAL else "", no_wrap=True)
    has_chariots = any(standing.disqualified is not None for standing in tally.standings)
    if has_chariots:
        table.add_column(say("command-arena-head-disqualified"), justify="right", no_wrap=True)
        table.add_column(INTERVAL, justify="right", style=STONE, no_wrap=True)
    for standing in tally.standings:
        table.add_row(*_row(standing, tally.rating, has_chariots))
    return table


def _row(standing: Standing, rating: str, has_chariots: bool) -> list[str]:
    low, high = (rating_text(value, rating) for value in (standing.rating.low, standing.rating.high))
    row = [
        standing.bot,
        local(rating_text(standing.rating.value, rating)),
        local(f"{low}…{high}"),
        grouped(standing.games),
        local(percent(standing.wins.value)),
        local(range_text(standing.wins)),
        local(f"{standing.mean_place:.2f}"),
    ]
    if has_chariots:
        share = standing.disqualified
        row += ["", ""] if share is None else [local(percent(share.value)), local(range_text(share))]
    return row


def cross_table(tally: Tally) -> Table:
    title = say("command-arena-cross" if tally.rating == ELO else "command-arena-cross-places")
    table = Table(title=title, title_style=GOLD, title_justify="left", box=None, padding=(0, 2), pad_edge=False)
    table.add_column("")
    names = [standing.bot for standing in tally.standings]
    for name in names:
        table.add_column(name, justify="right")
    for name in names:
        table.add_row(name, *(cross_text(tally, name, rival) for rival in names))
    return table


def cross_text(tally: Tally, name: str, rival: str) -> str:
    if (name, rival) not in tally.cross:
        return "·"
    _, share = tally.cross[name, rival]
    return local(f"{percent(share.value)}\n{range_text(share)}")


def seats_line(wish: Wish, tally: Tally) -> str:
    table = table_of(wish.find_game(wish.game))
    shares = [f"{table.name_of(seat)} {local(percent(share.value))}" for seat, share in enumerate(tally.by_seat)]
    return say("command-arena-by-seat", shares="  ".join(shares))


def fault_lines(tally: Tally) -> list[str]:
    lines = [
        say(
            "command-arena-fault",
            game=str(fault.game),
            ply=str(fault.ply),
            bot=fault.bot,
            side=fault.side,
            what=fault.what,
        )
        for fault in tally.faults[:MOST_FAULTS]
    ]
    more = len(tally.faults) - MOST_FAULTS
    return [*lines, say("command-arena-more-faults", count=more)] if more > 0 else lines
