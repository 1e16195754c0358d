"""The tally in words and numbers: JSON for programs, a table for people."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from triumvir import build_info
from triumvir.arena.intervals import Interval
from triumvir.arena.schedule import Wish
from triumvir.arena.tally import ELO, Standing, Tally
from triumvir.contract.json import JSON

GOLD = "bold #e6b422"
STONE = "#8a8378"
MOST_FAULTS = 10


def tally_json(wish: Wish, tally: Tally) -> dict[str, JSON]:
    """Everything but what depends on the machine: the same games give the same text."""
    info = wish.find_game(wish.game).info
    return {
        "game": wish.game,
        "rules_version": info.rules_version,
        "options": dict(wish.options),
        "seats": tally.seats,
        "seed": wish.seed,
        "build": build_info.running(),
        "planned": tally.planned,
        "games": tally.games,
        "rating": tally.rating,
        "bots": [_standing_json(standing) for standing in tally.standings],
        "cross": [
            {"bot": bot, "against": rival, "games": games, "share": share.to_json()}
            for (bot, rival), (games, share) in sorted(tally.cross.items())
        ],
        "seats_won": {info.sides[seat]: share.to_json() for seat, share in enumerate(tally.by_seat)},
        "faults": [vars(fault) for fault in tally.faults],
    }


def _standing_json(standing: Standing) -> dict[str, JSON]:
    return {
        "bot": standing.bot,
        "rating": standing.rating.to_json(2),
        "games": standing.games,
        "wins": standing.wins.to_json(),
        "mean_place": round(standing.mean_place, 4),
        "disqualified": None if standing.disqualified is None else standing.disqualified.to_json(),
        "faults": standing.faults,
    }


# ---- for people ----------------------------------------------------------------------------------------------


def report(wish: Wish, tally: Tally) -> RenderableType:
    parts: list[RenderableType] = [standings_table(wish, tally)]
    if len(tally.standings) > 1:
        parts += ["", cross_table(tally)]
    parts += ["", Text(seats_line(wish, tally), style=STONE)]
    parts += [Text(line, style="bold red") for line in fault_lines(tally)]
    return Group(*parts)


def standings_table(wish: Wish, tally: Tally) -> Table:
    options = " ".join(f"{name}={value}" for name, value in wish.options.items()) or "default options"
    games = f"{tally.games:,} games" if tally.games == tally.planned else f"{tally.games:,} of {tally.planned:,} games"
    title = f"{wish.game}, {options}, {games}, seed {wish.seed}"
    table = Table(title=title, title_style=GOLD, title_justify="left", box=None, padding=(0, 1), pad_edge=False)
    table.add_column("bot", overflow="fold")
    for heading in (tally.rating, "95 %", "games", "wins", "95 %", "place"):
        table.add_column(heading, justify="right", style=STONE if heading == "95 %" else "", no_wrap=True)
    has_chariots = any(standing.disqualified is not None for standing in tally.standings)
    if has_chariots:
        table.add_column("disq.", justify="right", no_wrap=True)
        table.add_column("95 %", justify="right", style=STONE, no_wrap=True)
    for standing in tally.standings:
        table.add_row(*_row(standing, tally.rating, has_chariots))
    return table


def _row(standing: Standing, rating: str, has_chariots: bool) -> list[str]:
    row = [
        standing.bot,
        rating_text(standing.rating.value, rating),
        f"{rating_text(standing.rating.low, rating)}…{rating_text(standing.rating.high, rating)}",
        f"{standing.games:,}",
        percent(standing.wins.value),
        range_text(standing.wins),
        f"{standing.mean_place:.2f}",
    ]
    if has_chariots:
        share = standing.disqualified
        row += ["", ""] if share is None else [percent(share.value), range_text(share)]
    return row


def rating_text(value: float, rating: str) -> str:
    if rating != ELO:
        return f"{value:.1f}"
    return f"{value:+.0f}" if round(value) else "0"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def range_text(share: Interval) -> str:
    return f"{100 * share.low:.1f}…{100 * share.high:.1f}"


def cross_table(tally: Tally) -> Table:
    title = "row against column: share of points" if tally.rating == ELO else "how often row is before column"
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
    return f"{percent(share.value)}\n{range_text(share)}"


def seats_line(wish: Wish, tally: Tally) -> str:
    sides = wish.find_game(wish.game).info.sides
    shares = [f"{sides[seat]} {percent(share.value)}" for seat, share in enumerate(tally.by_seat)]
    return f"won by seat: {', '.join(shares)}"


def fault_lines(tally: Tally) -> list[str]:
    lines = [
        f"game {fault.game}, ply {fault.ply}: {fault.bot} ({fault.side}) lost, it {fault.what}"
        for fault in tally.faults[:MOST_FAULTS]
    ]
    more = len(tally.faults) - MOST_FAULTS
    return [*lines, f"and {more} faults more"] if more > 0 else lines
