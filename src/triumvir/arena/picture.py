"""The tally as a picture: a ladder with its intervals, and the cross-table below it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from triumvir.arena.intervals import Interval
from triumvir.arena.report import percent, range_text, rating_text
from triumvir.arena.schedule import Wish
from triumvir.arena.tally import ELO, Standing, Tally
from triumvir.svg import BLUE, CINNABAR, GOLD, INK, SHADE, STONE, TRAVERTINE, Say, Sheet, nice_step, shorten

WIDTH: Final = 960.0
MARGIN: Final = 44.0
NAMES: Final = 150.0
"""Room for the names of bots, left of ladder and cross-table."""
FIGURES: Final = 190.0
"""Room for the share of wins, right of the ladder."""
RUNG: Final = 44.0
HEAD: Final = 126.0
CELL_HEIGHT: Final = 50.0
WIDEST_CELL: Final = 128.0


def draw_tally(wish: Wish, tally: Tally, say: Say) -> str:
    rungs = len(tally.standings)
    has_cross = rungs > 1
    ladder_end = HEAD + RUNG * rungs + 42
    height = ladder_end + (CELL_HEIGHT * rungs + 130 if has_cross else 30)
    sheet = Sheet(WIDTH, height, say("command-picture-arena", game=wish.game))
    _draw_head(sheet, wish, tally, say)
    _draw_ladder(sheet, tally, say)
    if has_cross:
        _draw_cross(sheet, tally, ladder_end + 40, say)
    return sheet.to_text()


def _draw_head(sheet: Sheet, wish: Wish, tally: Tally, say: Say) -> None:
    sheet.rect(0.0, 0.0, WIDTH, 8.0, CINNABAR)
    sheet.rect(0.0, 8.0, WIDTH, 2.0, GOLD)
    sheet.text(MARGIN, 54.0, say("command-picture-arena", game=wish.game), 26, INK, font_weight="bold")
    options = " ".join(f"{name}={value}" for name, value in wish.options.items())
    games, seats = say("command-arena-games-played", count=tally.games), say("command-picture-seats", count=tally.seats)
    words = [games, seats, *([options] if options else []), say("command-picture-seed", seed=str(wish.seed))]
    sheet.text(MARGIN, 78.0, shorten(" · ".join(words), 110), 14, STONE)


# ---- the ladder ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Axis:
    """Ratings on the way from left to right."""

    low: float
    high: float
    step: float

    def x(self, rating: float) -> float:
        left, right = MARGIN + NAMES, WIDTH - MARGIN - FIGURES
        return left + (right - left) * (rating - self.low) / (self.high - self.low)

    def marks(self) -> list[float]:
        count = round((self.high - self.low) / self.step)
        return [self.low + i * self.step for i in range(count + 1)]


def axis_of(ratings: Sequence[Interval]) -> Axis:
    low = min(rating.low for rating in ratings)
    high = max(rating.high for rating in ratings)
    step = nice_step(max(high - low, 1.0), 8)
    return Axis(math.floor(low / step) * step, math.ceil(high / step) * step or step, step)


def _draw_ladder(sheet: Sheet, tally: Tally, say: Say) -> None:
    axis = axis_of([standing.rating for standing in tally.standings])
    bottom = HEAD + RUNG * len(tally.standings)
    right = WIDTH - MARGIN
    sheet.text(axis.x(axis.low), HEAD - 14, say("command-picture-interval", rating=tally.rating), 13, STONE)
    sheet.text(right - 76, HEAD - 14, say("command-arena-head-wins"), 13, STONE, "end")
    sheet.text(right, HEAD - 14, "95 %", 13, STONE, "end")
    for row in range(0, len(tally.standings), 2):
        sheet.rect(MARGIN - 12, HEAD + row * RUNG, WIDTH - 2 * MARGIN + 24, RUNG, SHADE, opacity=0.55)
    for mark in axis.marks():
        sheet.line(axis.x(mark), HEAD, axis.x(mark), bottom, STONE, 0.6, opacity=0.5)
        sheet.text(axis.x(mark), bottom + 20, rating_text(mark, tally.rating), 12, STONE, "middle")
    for row, standing in enumerate(tally.standings):
        _draw_rung(sheet, tally, axis, standing, HEAD + (row + 0.5) * RUNG, row == 0, say)


def _draw_rung(sheet: Sheet, tally: Tally, axis: Axis, standing: Standing, y: float, is_first: bool, say: Say) -> None:
    colour = CINNABAR if is_first else BLUE
    rating = standing.rating
    sheet.text(MARGIN, y + 5, shorten(standing.bot, 18), 16, INK, font_weight="bold" if is_first else "normal")
    sheet.line(axis.x(rating.low), y, axis.x(rating.high), y, colour, 2.5)
    for end in (rating.low, rating.high):
        sheet.line(axis.x(end), y - 6, axis.x(end), y + 6, colour, 2.5)
    sheet.circle(axis.x(rating.value), y, 6.0, colour, stroke=TRAVERTINE, stroke_width=1.5)
    sheet.text(
        axis.x(rating.value), y - 10, rating_text(rating.value, tally.rating), 12, colour, "middle", font_weight="bold"
    )
    right = WIDTH - MARGIN
    sheet.text(right - 76, y + 5, percent(standing.wins.value), 15, INK, "end")
    sheet.text(right, y + 5, range_text(standing.wins), 12, STONE, "end")
    if standing.disqualified is not None:
        out = say("command-picture-disqualified", share=percent(standing.disqualified.value))
        sheet.text(right, y + 18, out, 11, STONE, "end")


# ---- the cross-table -----------------------------------------------------------------------------------------


def _draw_cross(sheet: Sheet, tally: Tally, top: float, say: Say) -> None:
    names = [standing.bot for standing in tally.standings]
    width = min(WIDEST_CELL, (WIDTH - 2 * MARGIN - NAMES) / len(names))
    title = say("command-arena-cross" if tally.rating == ELO else "command-arena-cross-places")
    sheet.text(MARGIN, top, title, 16, INK, font_weight="bold")
    left = MARGIN + NAMES
    letters = max(4, int(width / 8.5))
    for column, name in enumerate(names):
        sheet.text(left + (column + 0.5) * width, top + 32, shorten(name, letters), 13, STONE, "middle")
    for row, name in enumerate(names):
        y = top + 42 + row * CELL_HEIGHT
        sheet.text(MARGIN, y + CELL_HEIGHT / 2 + 5, shorten(name, 18), 15, INK)
        for column, rival in enumerate(names):
            found = tally.cross.get((name, rival))
            _draw_cell(sheet, left + column * width, y, width, None if found is None else found[1])


def _draw_cell(sheet: Sheet, x: float, y: float, width: float, share: Interval | None) -> None:
    """Cinnabar wins, blue loses; the deeper, the clearer. The numbers say the same."""
    if share is None:
        sheet.rect(x + 1, y + 1, width - 2, CELL_HEIGHT - 2, SHADE, opacity=0.6)
        return
    depth = abs(share.value - 0.5) * 2
    colour = CINNABAR if share.value > 0.5 else BLUE
    sheet.rect(x + 1, y + 1, width - 2, CELL_HEIGHT - 2, TRAVERTINE, stroke=SHADE)
    sheet.rect(x + 1, y + 1, width - 2, CELL_HEIGHT - 2, colour, opacity=round(0.08 + 0.72 * depth, 2))
    ink = "#ffffff" if depth > 0.55 else INK
    is_clear = share.low > 0.5 or share.high < 0.5
    weight = "bold" if is_clear else "normal"
    sheet.text(x + width / 2, y + 23, f"{100 * share.value:.1f}", 16, ink, "middle", font_weight=weight)
    sheet.text(x + width / 2, y + 40, range_text(share), 11, ink, "middle", opacity=0.85)
