"""A sheet of character cells to draw on, which becomes a rich text."""

from rich.style import Style
from rich.text import Text


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, column: int, row: int, text: str, style: str = "") -> None:
        """Write a text; what lies outside the sheet is cut off."""
        for offset, letter in enumerate(text):
            if 0 <= column + offset < self.width and 0 <= row < self.height:
                self._cells[row][column + offset] = letter
                self._styles[row][column + offset] = style

    def put_centred(self, column: int, row: int, parts: list[tuple[str, str]]) -> None:
        """Write parts of a line, each in its style, around a column."""
        at = column - sum(len(text) for text, _ in parts) // 2
        for text, style in parts:
            self.put(at, row, text, style)
            at += len(text)

    def line(self, start: tuple[int, int], end: tuple[int, int], mark: str, style: str) -> None:
        """Dots from one cell to another, about as dense across as down."""
        columns, rows = end[0] - start[0], end[1] - start[1]
        count = max(abs(columns) // 2, abs(rows), 1)
        for step in range(count + 1):
            column = start[0] + round(columns * step / count)
            self.put(column, start[1] + round(rows * step / count), mark, style)

    def to_text(self) -> Text:
        text = Text(no_wrap=True, overflow="crop")
        for row in range(self.height):
            if row:
                text.append("\n")
            self._append_row(text, row)
        return text

    def _append_row(self, text: Text, row: int) -> None:
        """Neighbouring cells of one style go together."""
        start = 0
        styles = self._styles[row]
        for column in range(1, self.width + 1):
            if column == self.width or styles[column] != styles[start]:
                text.append("".join(self._cells[row][start:column]), Style.parse(styles[start]))
                start = column
