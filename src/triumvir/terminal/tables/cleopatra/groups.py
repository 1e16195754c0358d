"""The five groups as columns: the other side above, the patricians in the middle, the near side below."""

from typing import Final

from rich.text import Text

from triumvir.games.cleopatra.box import GROUPS as GROUP_KEYS
from triumvir.games.cleopatra.box import PATRICIANS
from triumvir.games.cleopatra.view import TableView
from triumvir.terminal.canvas import Canvas
from triumvir.terminal.colours import FAINT, GOLD, GOLD_CHIP, PARCHMENT, STONE
from triumvir.terminal.language import say
from triumvir.terminal.tables.cleopatra.cards import CARD_ROWS, cards_at, draw_cards, sum_text
from triumvir.terminal.tables.cleopatra.words import Line, group_name, ink, near_side, other_side
from triumvir.terminal.tables.table import Scene

COLUMN: Final = 23
"""Five cards with gaps, and a margin."""
ROWS: Final = 2 * CARD_ROWS + 4
LEAST_WIDTH: Final = COLUMN * len(GROUP_KEYS)


def draw_groups(view: TableView, scene: Scene, width: int) -> Text:
    canvas = Canvas(width, ROWS)
    column = width // len(GROUP_KEYS)
    for number, name in enumerate(GROUP_KEYS):
        _draw_group(canvas, number * column + 1, group_lines(view, scene, name))
        for row in range(ROWS if number else 0):
            canvas.put(number * column - 1, row, "│", FAINT)
    return canvas.to_text()


def _draw_group(canvas: Canvas, left: int, lines: list[Line]) -> None:
    for row, line in enumerate(lines):
        at = left
        for text, style in line:
            canvas.put(at, row, text, style)
            at += len(text)


def group_lines(view: TableView, scene: Scene, name: str) -> list[Line]:
    near = near_side(view)
    far = other_side(near)
    above, below = (_padded(draw_cards(cards_at(view, name, side), side)) for side in (far, near))
    return [
        heading(view, scene, name),
        influence_line(view, name, far),
        *above,
        patricians_line(view, name),
        *below,
        influence_line(view, name, near),
    ]


def _padded(rows: list[Line]) -> list[Line]:
    return rows if any(rows) else [[], [("–", FAINT)], []]


def heading(view: TableView, scene: Scene, name: str) -> Line:
    """The name, the star of one's own bonus card, and the number to type."""
    is_closed = view.groups[name].patricians == 0
    line: Line = [(f" {scene.marks[name]} ", GOLD_CHIP), (" ", "")] if name in scene.marks else []
    line.append((group_name(name), STONE if is_closed else f"bold {PARCHMENT}"))
    return [*line, (" ★", GOLD)] if is_bonus(view, name) else line


def is_bonus(view: TableView, name: str) -> bool:
    return view.viewer is not None and view.sides[view.viewer].bonus == name


def patricians_line(view: TableView, name: str) -> Line:
    """Who is left, and the exact chance that the next vote card calls them."""
    if view.groups[name].patricians == 0:
        return [(f"{patricians_left(view, name)} {say('terminal-cleo-closed')}", STONE)]
    vote = say("terminal-cleo-next-vote", chance=vote_chance(view, name))
    return [(patricians_left(view, name), f"bold {PARCHMENT}"), (f" {vote}", STONE)]


def patricians_left(view: TableView, name: str) -> str:
    left = view.groups[name].patricians
    return "●" * left + "○" * (int(PATRICIANS[GROUP_KEYS.index(name)]) - left)


def vote_chance(view: TableView, name: str) -> str:
    """The exact chance that the next vote card that counts calls this group. [K29, K30]"""
    count, total = view.odds().get(name, (0, 1))
    return f"{count}/{total}" if count else "–"


def influence_line(view: TableView, name: str, side: str) -> Line:
    """What was won, and what lies there."""
    won = "■" * view.groups[name].won[side]
    return [(f"{won} " if won else "", ink(side)), (sum_text(cards_at(view, name, side)), ink(side))]
