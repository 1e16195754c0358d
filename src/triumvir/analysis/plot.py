"""The chances over a game as a picture: a line for every seat, and a mark wherever one went wrong."""

from typing import Final

from triumvir.analysis.review import Decision, Review
from triumvir.svg import BLUE, CINNABAR, GOLD, INK, SHADE, STONE, TRAVERTINE, Say, Sheet, nice_step, shorten

WIDTH: Final = 960.0
HEIGHT: Final = 520.0
LEFT: Final = 70.0
RIGHT: Final = 150.0
TOP: Final = 112.0
BOTTOM: Final = 92.0
OLIVE: Final = "#5d6b2f"
PURPLE: Final = "#6b3a6e"
COLOURS: Final = (CINNABAR, BLUE, GOLD, OLIVE, PURPLE, INK)
DASHES: Final = ("none", "9 4", "2 4", "12 4 2 4", "5 3", "1 3")
"""Never by colour alone."""
LABEL_HEIGHT: Final = 18.0


def draw_review(review: Review, say: Say) -> str:
    sheet = Sheet(WIDTH, HEIGHT, title_of(review, say))
    plot = _Plot(sheet, review, say)
    plot.draw_head()
    plot.draw_axes()
    for seat in review.seats():
        plot.draw_line(seat)
    for decision in review.decisions:
        plot.draw_mark(decision)
    plot.draw_names()
    plot.draw_legend()
    return sheet.to_text()


def title_of(review: Review, say: Say) -> str:
    """Among more than two a result is the share of rivals left behind."""
    name = "command-picture-chance" if len(review.sides) == 2 else "command-picture-share"
    return f"{say(name)} · {review.record.game}"


class _Plot:
    def __init__(self, sheet: Sheet, review: Review, say: Say) -> None:
        self.say = say
        self.sheet = sheet
        self.review = review
        self.plies = max(1, len(review.record.plies))

    def x(self, ply: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * ply / self.plies

    def y(self, chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    def draw_head(self) -> None:
        record = self.review.record
        self.sheet.rect(0.0, 0.0, WIDTH, 8.0, CINNABAR)
        self.sheet.rect(0.0, 8.0, WIDTH, 2.0, GOLD)
        self.sheet.text(LEFT - 26, 52.0, title_of(self.review, self.say), 26, INK, font_weight="bold")
        sides = zip(self.review.sides, record.seats, strict=False)
        players = [side if side == name else f"{side}: {name}" for side, name in sides]
        words = [*players, self.say("command-picture-plies", count=len(record.plies))]
        if record.outcome is not None:
            words.append(self.say("command-picture-ended", reason=record.outcome.reason))
        self.sheet.text(LEFT - 26, 76.0, shorten(" · ".join(words), 115), 14, STONE)

    def draw_axes(self) -> None:
        self.sheet.rect(LEFT, self.y(1), WIDTH - LEFT - RIGHT, self.y(0.5) - self.y(1), SHADE, opacity=0.5)
        for percent in (0, 25, 50, 75, 100):
            y = self.y(percent / 100)
            self.sheet.line(LEFT, y, WIDTH - RIGHT, y, STONE, 1.4 if percent == 50 else 0.6, opacity=0.6)
            self.sheet.text(LEFT - 10, y + 4, f"{percent} %", 12, STONE, "end")
        step = max(1, round(nice_step(self.plies, 10)))
        for ply in range(0, self.plies + 1, step):
            self.sheet.line(self.x(ply), self.y(0), self.x(ply), self.y(0) + 5, STONE, 0.8)
            self.sheet.text(self.x(ply), self.y(0) + 20, str(ply), 12, STONE, "middle")
        self.sheet.text(LEFT - 10, self.y(0) + 20, self.say("command-picture-ply"), 12, STONE, "end")

    def draw_line(self, seat: int) -> None:
        points = [(self.x(decision.ply - 1), self.y(decision.best.chance)) for decision in self.review.of(seat)]
        end = self.end_of(seat)
        if end is not None:
            points.append((self.x(self.plies), self.y(end)))
        dash = DASHES[seat % len(DASHES)]
        self.sheet.polyline(
            points, COLOURS[seat % len(COLOURS)], 2.4, stroke_dasharray=dash, stroke_linejoin="round", opacity=0.9
        )

    def end_of(self, seat: int) -> float | None:
        """The chance of a game that is over is no chance any more."""
        outcome = self.review.record.outcome
        if outcome is None:
            return None
        place = outcome.places[seat]
        behind = sum(other > place for other in outcome.places)
        level = outcome.places.count(place) - 1
        return (behind + level / 2) / (len(outcome.places) - 1)

    def draw_mark(self, decision: Decision) -> None:
        if decision.mark:
            x, y = self.x(decision.ply - 1), self.y(decision.best.chance)
            draw_sign(self.sheet, decision.mark, x, y, COLOURS[decision.seat % len(COLOURS)])

    def draw_names(self) -> None:
        """Each line is named at its end, one name above the other."""
        ends = sorted((self._last(seat), seat) for seat in self.review.seats())
        floor = TOP - LABEL_HEIGHT
        for y, seat in ends:
            floor = max(floor + LABEL_HEIGHT, y)
            colour = COLOURS[seat % len(COLOURS)]
            name = shorten(self.review.sides[seat], 14)
            self.sheet.text(WIDTH - RIGHT + 12, floor + 5, name, 15, colour, font_weight="bold")

    def _last(self, seat: int) -> float:
        end = self.end_of(seat)
        return self.y(self.review.of(seat)[-1].best.chance if end is None else end)

    def draw_legend(self) -> None:
        x, y = LEFT, HEIGHT - 24
        for mark in ("inaccuracy", "mistake", "blunder"):
            draw_sign(self.sheet, mark, x, y - 4, STONE)
            self.sheet.text(x + 14, y, self.say(f"command-picture-{mark}"), 12, STONE)
            x += 150
        self.sheet.text(x, y, self.say("command-picture-lost"), 12, STONE)


def draw_sign(sheet: Sheet, mark: str, x: float, y: float, colour: str) -> None:
    """A ring, a triangle, a cross in a disc: the worse, the heavier."""
    if mark == "inaccuracy":
        sheet.circle(x, y, 4.5, TRAVERTINE, stroke=colour, stroke_width=2)
    elif mark == "mistake":
        sheet.polygon([(x, y - 7), (x + 6.5, y + 5), (x - 6.5, y + 5)], colour, stroke=TRAVERTINE, stroke_width=1)
    else:
        sheet.circle(x, y, 8.0, colour, stroke=TRAVERTINE, stroke_width=1)
        sheet.line(x - 3.5, y - 3.5, x + 3.5, y + 3.5, "#ffffff", 2)
        sheet.line(x - 3.5, y + 3.5, x + 3.5, y - 3.5, "#ffffff", 2)
