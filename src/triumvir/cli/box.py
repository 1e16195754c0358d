"""`triumvir box`: check, show and draw boxes of CAESAR!, with tokens and tiles of one's own."""

from pathlib import Path
from typing import Annotated

import typer

from triumvir.cli.arguments import Json
from triumvir.cli.spoken import add_command, spoken_app
from triumvir.contract.json import JSON
from triumvir.games.caesar.box import BONUSES, DIFFICULTIES, SIDES
from triumvir.games.caesar.contents import PRINTED, Box
from triumvir.games.caesar.own_box import PRINTED_BOX, load_box
from triumvir.kits.caesar.drawing import draw_box
from triumvir.terminal.files import write_text
from triumvir.terminal.language import say
from triumvir.terminal.output import people, print_json
from triumvir.terminal.tables.caesar.box import box_lines, tokens_of

box_app = spoken_app("box")

BoxFile = Annotated[Path, typer.Argument(metavar="FILE", help="command-box-check-file")]
ShownName = Annotated[str, typer.Argument(metavar="NAME", help="command-box-show-name")]
DrawnName = Annotated[str, typer.Argument(metavar="NAME", help="command-box-draw-name")]
Picture = Annotated[Path, typer.Option("--out", metavar="FILE.svg", help="command-box-draw-out")]
OwnPicture = Annotated[Path | None, typer.Option("--out", metavar="FILE.svg", help="command-box-check-out")]


def check(file: BoxFile, out: OwnPicture = None, as_json: Json = False) -> None:
    """Check a box file, show what is in it, and draw it."""
    box = load_box(file)
    picture = out if out is not None else file.with_suffix(".svg")
    write_text(picture, draw_box(box))
    if as_json:
        print_json({**in_the_box(box), "picture": str(picture)})
        return
    show_to_people(box)
    people().print(say("command-box-picture", file=str(picture)))


def show(name: ShownName = PRINTED, as_json: Json = False) -> None:
    """Show what is in a box."""
    box = box_named(name)
    if as_json:
        print_json(in_the_box(box))
    else:
        show_to_people(box)


def draw(name: DrawnName, out: Picture) -> None:
    """Draw a box as SVG."""
    write_text(out, draw_box(box_named(name)))


add_command(box_app, check, "check", "box-")
add_command(box_app, show, "show", "box-")
add_command(box_app, draw, "draw", "box-")


def box_named(name: str) -> Box:
    return PRINTED_BOX if name == PRINTED else load_box(Path(name))


def show_to_people(box: Box) -> None:
    for line in box_lines(box):
        people().print(line)


def in_the_box(box: Box) -> dict[str, JSON]:
    """All of it, for programs."""
    orders = box.contents.orders
    return {
        "box": box.name,
        "tokens": {side: list(tokens_of(box, number)) for number, side in enumerate(SIDES)},
        "centurions": list(box.centurions),
        "bonus_tokens": dict(zip(BONUSES, box.contents.bonus_tokens, strict=True)),
        "tiles": {tile: list(commands) for tile, commands in zip(box.tiles, orders.tiles, strict=True)},
        "decks": dict(zip(DIFFICULTIES, orders.decks, strict=True)),
        "decks_with_centurions": dict(zip(DIFFICULTIES, orders.decks_with_centurions, strict=True)),
    }
