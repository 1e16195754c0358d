"""The map: provinces with sums and bonus tokens, border spaces with symbols and tokens, dotted ways between them."""

from rich.text import Text

from triumvir.games.caesar.box import BORDER_CONTROL, SPACES
from triumvir.games.caesar.seen import ProvinceView, SpaceView
from triumvir.games.caesar.story import ends_of
from triumvir.games.caesar.view import TableView
from triumvir.terminal.canvas import Canvas
from triumvir.terminal.colours import FAINT, GOLD_CHIP, PARCHMENT, STONE
from triumvir.terminal.language import say
from triumvir.terminal.tables.caesar.atlas import Atlas
from triumvir.terminal.tables.caesar.words import (
    Line,
    bonus_name,
    chip,
    ink,
    letter,
    short_province,
    side_name,
    space_sign,
)
from triumvir.terminal.tables.table import Scene


def draw_map(view: TableView, scene: Scene, atlas: Atlas, border_control: bool) -> Text:
    canvas = Canvas(atlas.width, atlas.height)
    for space in view.spaces:
        for province in ends_of(space):
            canvas.line(atlas.cell(space), atlas.cell(province), "·", FAINT)
    for name in view.provinces:
        _draw_province(canvas, atlas.cell(name), province_lines(view, scene, name))
    for space in view.spaces:
        column, row = atlas.cell(space)
        canvas.put_centred(column, row, space_line(view, scene, space, atlas, border_control))
    return canvas.to_text()


def _draw_province(canvas: Canvas, cell: tuple[int, int], lines: list[Line]) -> None:
    column, row = cell
    for offset, line in zip((-1, 0, 1), lines, strict=True):
        canvas.put_centred(column, row + offset, line)


# ---- provinces -----------------------------------------------------------------------------------------------


def province_lines(view: TableView, scene: Scene, name: str) -> list[Line]:
    """Name; id and sums; bonus token or who holds it."""
    province = view.provinces[name]
    style = STONE if province.closed else f"bold {PARCHMENT}"
    title: Line = [(short_province(name), style)]
    last = [state(province)] if name not in scene.marks else [_chosen(province, scene.marks[name])]
    return [title, [(f"{name} ", f"bold {style}"), *sums(view, name)], last]


def _chosen(province: ProvinceView, number: int) -> tuple[str, str]:
    return f"{number} ■ {side_name(province.held_by or '')}", GOLD_CHIP


def sums(view: TableView, name: str) -> Line:
    parts: Line = []
    for side in view.sides:
        parts.append((f"{letter(side)}{view.influence(name, side)}", ink(side)))
        parts.append((" ", ""))
    return parts[:-1]


def state(province: ProvinceView) -> tuple[str, str]:
    if not province.closed:
        return f"({bonus_name(province.bonus or '')})", PARCHMENT
    if province.held_by is None:
        return f"— {say('terminal-caesar-tied')} —", STONE
    name = side_name(province.held_by)
    if province.turned:
        return f"□ {name}", f"{ink(province.held_by)} strike"
    return f" ■ {name} ", chip(province.held_by)


# ---- border spaces -------------------------------------------------------------------------------------------


def space_line(view: TableView, scene: Scene, name: str, atlas: Atlas, border_control: bool) -> Line:
    space = view.spaces[name]
    if name in scene.marks:
        return _marked(space, name, scene.marks[name], atlas)
    if space.marker is not None:
        return [(f"■{letter(space.marker)}■", chip(space.marker))]
    if space.owner is None:
        return [_empty(name, border_control)]
    return [(_token(space, name, atlas), chip(space.owner))]


def _marked(space: SpaceView, name: str, number: int, atlas: Atlas) -> Line:
    """A number to type, before the symbol of an empty space or the values of a token."""
    if space.owner is None:
        return [(f" {number}{space_sign(name)} ", GOLD_CHIP)]
    return [(f"{number}", GOLD_CHIP), (_values(space, name, atlas), chip(space.owner))]


def _empty(name: str, border_control: bool) -> tuple[str, str]:
    left, right = "{}" if border_control and BORDER_CONTROL[SPACES.index(name)] else "[]"
    return f"{left}{space_sign(name)}{right}", f"bold {PARCHMENT}"


def _token(space: SpaceView, name: str, atlas: Atlas) -> str:
    """The values with arrows to their provinces; face down it shows nothing."""
    if space.face != "up":
        return f"▒{letter(space.owner or '')}▒"
    before, after = "◂▸" if atlas.is_beside(name) else "▴▾"
    return f"{before}{_values(space, name, atlas)}{after}"


def _values(space: SpaceView, name: str, atlas: Atlas) -> str:
    """The owner between the value toward the left or upper province and the other."""
    first, second = space.toward if atlas.is_first_before(name) else reversed(space.toward)
    return f"{first}{letter(space.owner or '')}{second}"
