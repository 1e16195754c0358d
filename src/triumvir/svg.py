"""A sheet to draw on, in Roman colours: just enough SVG for ladders, tables and curves."""

from html import escape
from typing import Final, Protocol

TRAVERTINE: Final = "#f4efe6"
SHADE: Final = "#e6ddcc"
STONE: Final = "#8a8378"
INK: Final = "#2b2118"
CINNABAR: Final = "#a6322b"
BLUE: Final = "#1f5f8b"
GOLD: Final = "#b8872b"
SERIF: Final = "Georgia, 'Palatino Linotype', 'DejaVu Serif', serif"


class Say(Protocol):
    """Says a sentence of the catalogues: whoever asks for a picture knows the language of who will look at it."""

    def __call__(self, name: str, **values: int | str) -> str: ...


class Sheet:
    def __init__(self, width: float, height: float, title: str) -> None:
        self.width = width
        self.height = height
        self.title = title
        self.parts: list[str] = []

    def rect(self, x: float, y: float, width: float, height: float, fill: str, **more: object) -> None:
        self._add("rect", x=x, y=y, width=width, height=height, fill=fill, **more)

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1, **more: object) -> None:
        self._add("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=colour, stroke_width=width, **more)

    def circle(self, x: float, y: float, radius: float, fill: str, **more: object) -> None:
        self._add("circle", cx=x, cy=y, r=radius, fill=fill, **more)

    def polyline(self, points: list[tuple[float, float]], colour: str, width: float = 2, **more: object) -> None:
        way = " ".join(f"{_number(x)},{_number(y)}" for x, y in points)
        self._add("polyline", points=way, fill="none", stroke=colour, stroke_width=width, **more)

    def polygon(self, points: list[tuple[float, float]], fill: str, **more: object) -> None:
        self._add("polygon", points=" ".join(f"{_number(x)},{_number(y)}" for x, y in points), fill=fill, **more)

    def text(
        self, x: float, y: float, words: str, size: float = 14, colour: str = INK, anchor: str = "start", **more: object
    ) -> None:
        attributes = _attributes({"x": x, "y": y, "font_size": size, "fill": colour, "text_anchor": anchor, **more})
        self.parts.append(f"<text {attributes}>{escape(words, quote=False)}</text>")

    def to_text(self) -> str:
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_number(self.width)} {_number(self.height)}" '
            f'width="{_number(self.width)}" height="{_number(self.height)}" role="img" font-family="{SERIF}">'
        )
        ground = f'<rect width="100%" height="100%" fill="{TRAVERTINE}"/>'
        return (
            "\n".join([head, f"<title>{escape(self.title, quote=False)}</title>", ground, *self.parts, "</svg>"]) + "\n"
        )

    def _add(self, element: str, **attributes: object) -> None:
        self.parts.append(f"<{element} {_attributes(attributes)}/>")


def _attributes(values: dict[str, object]) -> str:
    return " ".join(f'{name.replace("_", "-")}="{escape(_number(value))}"' for name, value in values.items())


def _number(value: object) -> str:
    """Two digits are finer than any screen, and keep the file the same on every machine."""
    return f"{round(value, 2):g}" if isinstance(value, float) else str(value)


def shorten(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1] + "…"


def nice_step(span: float, most: int) -> float:
    """A round step that cuts a span into at most so many parts."""
    step = 10.0**-6
    while True:
        for factor in (1, 2, 5):
            if span / (step * factor) <= most:
                return step * factor
        step *= 10
