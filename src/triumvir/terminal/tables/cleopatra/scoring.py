"""The score sheet. [K46]"""

from rich.table import Table
from rich.text import Text

from triumvir.games.cleopatra.view import TableView
from triumvir.terminal.colours import GOLD, PARCHMENT, STONE
from triumvir.terminal.language import say
from triumvir.terminal.tables.cleopatra.words import group_name, ink, side_name


def score_sheet(view: TableView) -> Table:
    table = Table(
        title=say("cleo-score"), title_style=GOLD, title_justify="left", box=None, padding=(0, 2), pad_edge=False
    )
    table.add_column("", style=STONE)
    for name in view.sides:
        table.add_column(Text(side_name(name), ink(name)), justify="right", style=PARCHMENT)
    scores = {name: view.score(name) for name in view.sides}
    for line in ("patricians", "majorities", "whole"):
        table.add_row(say(f"cleo-score-{line}"), *(str(score[line]) for score in scores.values()))
    table.add_row(say("cleo-score-bonus"), *(_bonus(view, name) for name in view.sides))
    table.add_row(say("cleo-score-total"), *(str(score["total"]) for score in scores.values()), style=GOLD)
    return table


def _bonus(view: TableView, name: str) -> str:
    return f"{group_name(view.sides[name].bonus or '')} {view.score(name)['bonus']}"
